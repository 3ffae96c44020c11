//! Opens the page in a browser, where there is one.

use std::process::{Command, Stdio};

/// The program that opens an address, and the words in front of it.
fn opener() -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(target_os = "macos") {
        return Some(("open", &[]));
    }
    if cfg!(windows) {
        return Some(("rundll32", &["url.dll,FileProtocolHandler"]));
    }
    // Without a screen `xdg-open` would start a browser for terminals, in front of the server's own lines.
    let has_screen =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    has_screen.then_some(("xdg-open", [].as_slice()))
}

/// Opens this address; without a browser nothing happens, as the address is on the screen anyway.
pub fn open(url: &str) {
    let Some((program, words)) = opener() else { return };
    let silent = Command::new(program)
        .args(words)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // It may take as long as the browser runs; nobody waits for it.
    drop(silent);
}
