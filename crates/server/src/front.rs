//! What every request meets first: is it for this server, where does it come from, and has its sender had enough?
//!
//! Every answer leaves through here too, with the headers that all of them have.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::HttpBody as _;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::address::{Address, came_over_https, is_forwarded, is_in, sender};
use crate::config::Config;
use crate::headers::secure;
use crate::limiter::{Kind, Limiter};
use crate::log::Logs;
use crate::metrics::Metrics;
use crate::system::System;

/// A request is held back for at most so long, however much its address has drawn.
const LONGEST_HOLD: Duration = Duration::from_secs(10);

/// What all connections of a server share.
#[derive(Clone)]
pub struct Front {
    pub system: System,
    pub config: Config,
    pub limiter: Arc<Limiter>,
    pub metrics: Arc<Metrics>,
    pub logs: Arc<Logs>,
}

/// The other end of a connection: a client, or a proxy.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Who sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender {
    /// From here.
    pub address: Address,
    /// Over https, as far as can be known.
    pub https: bool,
}

impl Front {
    pub fn new(system: System, config: Config) -> Self {
        let now = system.now();
        let limiter = Arc::new(Limiter::new(config.limits, now));
        let (metrics, logs) = (Arc::default(), Arc::new(Logs::new(now)));
        Self { system, config, limiter, metrics, logs }
    }

    /// The address that a connection counts for; none for a trusted proxy.
    pub fn counted(&self, peer: SocketAddr) -> Option<Address> {
        let ip = peer.ip();
        (!is_in(&self.config.proxies, ip)).then(|| Address::from(ip))
    }

    fn sender(&self, peer: IpAddr, headers: &HeaderMap) -> Sender {
        let Config { proxies, https, .. } = &self.config;
        if is_forwarded(headers)
            && !is_in(proxies, peer)
            && let Some(left_out) = self.logs.proxy.due(self.system.now())
        {
            tracing::warn!(%peer, left_out, "X-Forwarded-For of no trusted proxy: see --trusted-proxy");
        }
        Sender {
            address: sender(peer, headers, proxies).into(),
            https: *https || came_over_https(peer, headers, proxies),
        }
    }
}

/// Lets a request through, or answers it; adds to every answer what all of them have.
pub async fn guard(State(front): State<Front>, mut request: Request, next: Next) -> Response {
    // Only a test calls the router without a connection.
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([127, 0, 0, 1]), |it| it.0);
    let sender = front.sender(peer, request.headers());
    // Those who look whether the server runs may not know its name.
    let anywhere = matches!(request.uri().path(), "/health" | "/ready");
    if !anywhere && !is_served(&front.config.hosts, request.headers(), request.uri()) {
        front.metrics.foreign.inc();
        if let Some(left_out) = front.logs.foreign.due(front.system.now()) {
            tracing::warn!(address = %sender.address, left_out, "a request for another host");
        }
        let text = "This server is not known by that name.\n";
        let refused = (StatusCode::MISDIRECTED_REQUEST, [(CACHE_CONTROL, "no-store")], text);
        return secure(refused.into_response(), sender.https);
    }
    let account = front.limiter.address(sender.address, front.system.now());
    let of = front.limiter.limits.sent.address;
    if let Some(wait) = account.wait(Kind::Sent, of, front.system.now()) {
        front.metrics.throttled.inc();
        front.system.sleep(wait.min(LONGEST_HOLD)).await;
    }
    request.extensions_mut().insert(sender);
    let response = next.run(request).await;
    let bytes = response.body().size_hint().lower();
    account.charge(Kind::Sent, of, u32::try_from(bytes).unwrap_or(u32::MAX), front.system.now());
    secure(response, sender.https)
}

/// Is the request for one of these hosts? An empty list has all of them.
fn is_served(hosts: &[String], headers: &HeaderMap, uri: &Uri) -> bool {
    let also = uri.authority().is_none_or(|to| is_listed(hosts, to.as_str()));
    hosts.is_empty() || (also && host(headers).is_some_and(|host| is_listed(hosts, host)))
}

fn is_listed(hosts: &[String], host: &str) -> bool {
    hosts.iter().any(|own| own.eq_ignore_ascii_case(name(host)))
}

/// The one host that the request is for.
fn host(headers: &HeaderMap) -> Option<&str> {
    let mut all = headers.get_all(HOST).iter();
    let host = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(host)
}

/// A host without its port, and without the dot of a full name.
fn name(host: &str) -> &str {
    let end =
        if host.starts_with('[') { host.find(']').map_or(host.len(), |end| end + 1) } else { 0 };
    let port = host.get(end..).and_then(|rest| rest.find(':')).map(|at| end + at);
    let name = port.and_then(|port| host.get(..port)).unwrap_or(host);
    name.strip_suffix('.').unwrap_or(name)
}

/// Is the request for an address, for this machine, or for one of these hosts? A page of any other name may have been
/// made to lead here, and must not read what only the host may.
pub fn is_for_the_host(hosts: &[String], headers: &HeaderMap) -> bool {
    let Some(host) = host(headers) else { return false };
    let ip = name(host).trim_start_matches('[').trim_end_matches(']');
    let plain = ip.eq_ignore_ascii_case("localhost") || ip.parse::<IpAddr>().is_ok();
    plain || is_listed(hosts, host)
}

/// Does the request come from a page of this very server? Programs that are no browsers say nothing.
pub fn is_own_origin(headers: &HeaderMap, https: bool) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else { return true };
    let Some((scheme, own)) = origin.to_str().ok().and_then(|origin| origin.split_once("://"))
    else {
        return false;
    };
    // A page that came over plain http may have been changed on its way.
    let scheme = scheme == "https" || (scheme == "http" && !https);
    let same = host(headers).is_some_and(|host| own.eq_ignore_ascii_case(host));
    scheme && same && origins.next().is_none()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_this_servers_own_pages_get_in() {
        let from = |origins: &[&str], https| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("spy.example:8080"));
            for origin in origins {
                headers.append(ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            is_own_origin(&headers, https)
        };
        assert!(from(&[], false));
        assert!(from(&["http://spy.example:8080"], false));
        assert!(from(&["https://SPY.example:8080"], false));
        // Where browsers come over https, a page over http is not ours.
        assert!(from(&["https://spy.example:8080"], true));
        assert!(!from(&["http://spy.example:8080"], true));
        for other in [
            "http://evil.example",
            "http://spy.example",
            "null",
            "http://spy.example:8080.evil",
            "ftp://spy.example:8080",
            "spy.example:8080",
        ] {
            assert!(!from(&[other], false), "{other}");
        }
        // Two origins are none, in whichever order.
        assert!(!from(&["http://spy.example:8080", "http://evil.example"], false));
        assert!(!from(&["http://evil.example", "http://spy.example:8080"], false));
    }

    #[test]
    fn with_a_list_only_its_hosts_are_served() {
        let served = |uri: &str, given: &[&str], hosts: &[&str]| {
            let mut headers = HeaderMap::new();
            for host in given {
                headers.append(HOST, HeaderValue::from_str(host).unwrap());
            }
            let hosts: Vec<String> = hosts.iter().map(|&host| host.to_owned()).collect();
            is_served(&hosts, &headers, &uri.parse().unwrap())
        };
        let list = ["spy.example", "192.0.2.1", "[::1]"];
        assert!(served("/", &["anything"], &[]) && served("/", &[], &[]));
        for own in [
            "spy.example",
            "SPY.example:8080",
            "spy.example.",
            "192.0.2.1:80",
            "[::1]:8080",
            "[::1]",
        ] {
            assert!(served("/", &[own], &list), "{own}");
        }
        for other in ["", "evil.example", "spy.example.evil", "evil@spy.example", "[::2]", "["] {
            assert!(!served("/", &[other], &list), "{other}");
        }
        assert!(!served("/", &[], &list), "no host at all");
        assert!(!served("/", &["spy.example", "evil.example"], &list), "two of them");
        assert!(served("http://spy.example/", &["spy.example"], &list));
        assert!(!served("http://evil.example/", &["spy.example"], &list));
    }

    #[test]
    fn a_page_of_another_name_is_told_no_figures() {
        let plain = |host: &'static str| {
            let headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
            is_for_the_host(&["spy.example".to_owned()], &headers)
        };
        assert!(plain("127.0.0.1:9600") && plain("[::1]:9600") && plain("localhost:9600"));
        assert!(plain("spy.example:9600"));
        assert!(!plain("evil.example:9600") && !plain("localhost.evil.example"));
        assert!(!is_for_the_host(&[], &HeaderMap::new()));
    }
}
