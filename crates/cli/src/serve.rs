//! `spymaster serve`: gives the page to browsers until it is stopped.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use server::{Page, Server};

use crate::args::ServeArgs;
use crate::data_folder;
use crate::failure::bad_argument;

/// Runs it; the first line says where.
pub fn serve(args: &ServeArgs) -> Result<ExitCode> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder::usual().map_err(bad_argument)?,
    };
    std::fs::create_dir_all(&data)
        .map_err(|error| bad_argument(format!("--data {}: {error}", data.display())))?;
    let server = Server::bind(&args.listen, Page::built()).map_err(bad_argument)?;
    // Whoever started it may read no more; that is no reason to stop.
    let _ = writeln!(io::stdout(), "Spymaster is at http://{}", server.address());
    if !server.has_page() {
        eprintln!("spymaster: there is no page in this build; `cargo play` makes one");
    }
    server.run()?;
    Ok(ExitCode::SUCCESS)
}
