//! `spymaster serve`: gives the page to browsers and keeps their tables, until it is stopped.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Config, Keys, Limits, Page, Retention, Server, System};
use store::Sqlite;

use crate::args::ServeArgs;
use crate::data_folder;
use crate::failure::bad_argument;

/// Runs it; the first line says where.
pub fn serve(args: &ServeArgs) -> Result<ExitCode> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder::usual().map_err(bad_argument)?,
    };
    let key = match &args.key {
        Some(file) => file.clone(),
        None => data_folder::key_beside(&data).map_err(bad_argument)?,
    };
    let unusable = |error: String| bad_argument(format!("--data {}: {error}", data.display()));
    // Lines for programs, on stderr; what they say holds no secret.
    let logs = tracing_subscriber::fmt().json().with_writer(io::stderr);
    // Somebody may have set up logs already; then those are good enough.
    let _ = logs.try_init();
    let mut server =
        Server::bind(System::real(), &args.listen, Page::built()).map_err(bad_argument)?;
    if let Some(metrics) = args.metrics {
        let address = server.show_metrics(&metrics.to_string()).map_err(bad_argument)?;
        tracing::info!(%address, "figures are at /metrics");
    }
    let store = Sqlite::open(&data).map_err(|error| unusable(error.to_string()))?;
    store.warnings().iter().for_each(|warning| tracing::warn!("{warning}"));
    let config = Config {
        https: args.https,
        hosts: args.hosts.clone(),
        proxies: args.proxies.clone(),
        limits: Limits::for_people(args.people_per_address),
        pace: Duration::from_millis(args.pace),
        grace: Duration::from_secs(args.grace),
        retention: Retention {
            waiting: args.keep.keep_waiting,
            running: args.keep.keep_running,
            over: args.keep.keep_finished,
            names: args.keep.keep_names,
            forgotten: args.keep.keep_forgotten,
        },
        ..Config::default()
    };
    let keys = Keys::in_file(&key).map_err(bad_argument)?;
    server.keep_tables(Arc::new(store), keys, config).map_err(bad_argument)?;
    #[cfg(unix)]
    if let Err(error) = server.open_admin(&server::admin_socket(&data)) {
        tracing::warn!(%error, "there is no admin socket: `spymaster admin` works only while the server is stopped");
    }
    // Whoever started it may read no more; that is no reason to stop.
    let _ = announce(server.address());
    if !server.has_page() {
        eprintln!("spymaster: there is no page in this build; `cargo play` makes one");
    }
    server.run();
    Ok(ExitCode::SUCCESS)
}

/// Prints the address; where the network can reach it, also as a QR code for phones in the same room.
fn announce(address: SocketAddr) -> io::Result<()> {
    let mut out = io::stdout();
    let url = format!("http://{}", reachable(address, lan_address()));
    writeln!(out, "Spymaster is at {url}")?;
    if address.ip().is_unspecified()
        && let Ok(code) = QrCode::new(&url)
    {
        // Light on dark, as most terminals are; phones read both.
        writeln!(out, "{}", code.render::<Dense1x2>().build())?;
    }
    out.flush()
}

/// The address to print and to open. Invitations begin with the address in the browser, so a server that listens on
/// every address names the one by which the local network reaches it, `lan`.
fn reachable(address: SocketAddr, lan: Option<IpAddr>) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    SocketAddr::new(lan.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), address.port())
}

/// The address by which this machine would reach others; nothing is sent to find it.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address kept for documentation: only the way there is asked for.
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_address_can_be_opened_by_others() {
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        let lan = Some("10.0.0.7".parse().unwrap());
        assert_eq!(reachable(at("127.0.0.1:80"), lan), at("127.0.0.1:80"));
        assert_eq!(reachable(at("0.0.0.0:80"), lan), at("10.0.0.7:80"));
        assert_eq!(reachable(at("[::]:80"), lan), at("10.0.0.7:80"));
        assert_eq!(reachable(at("0.0.0.0:80"), None), at("127.0.0.1:80"));
    }
}
