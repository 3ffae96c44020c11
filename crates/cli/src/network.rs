//! Hosts and ports on the command line; what is wrong with one is one line.

use std::net::{Ipv4Addr, SocketAddr};

/// The name of a host as it stands in a browser's address bar, without scheme and port.
pub fn host(text: &str) -> Result<String, String> {
    let in_brackets = text.starts_with('[') && text.ends_with(']');
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    if in_brackets || (!text.is_empty() && text.chars().all(plain)) {
        Ok(text.to_owned())
    } else {
        Err("must be a host such as spy.example, without scheme and port".to_owned())
    }
}

/// An address with a port, or a port of this machine alone.
pub fn on_this_machine(text: &str) -> Result<SocketAddr, String> {
    let port = text.parse().map(|port: u16| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    port.or_else(|_| text.parse())
        .map_err(|_| "must be a port, or an address with a port such as 127.0.0.1:9600".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_neither_scheme_nor_port() {
        for good in ["spy.example", "localhost", "192.0.2.1", "[::1]", "my_box.local"] {
            assert_eq!(host(good), Ok(good.to_owned()));
        }
        for bad in ["", "https://spy.example", "spy.example:80", "::1", "spy.example/", "a b"] {
            assert!(host(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_port_alone_is_one_of_this_machine() {
        assert_eq!(on_this_machine("9600"), Ok("127.0.0.1:9600".parse().unwrap()));
        assert_eq!(on_this_machine("10.0.0.1:80"), Ok("10.0.0.1:80".parse().unwrap()));
        for bad in ["", "70000", "localhost:80", "10.0.0.1"] {
            assert!(on_this_machine(bad).is_err(), "{bad}");
        }
    }
}
