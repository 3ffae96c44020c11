//! Where a request comes from: the address that limits are counted by.
//!
//! An IPv4 address counts by itself. Of an IPv6 address only the first 64 bits count, since whoever has one has all the
//! others with the same beginning.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderValue};

/// The header in which a proxy names who it speaks for.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Whoever shares one of these shares the limits per address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Address {
    /// A whole IPv4 address.
    V4(u32),
    /// The first 64 bits of an IPv6 address.
    V6(u64),
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Self {
        // An IPv4 client of a socket for both kinds looks like ::ffff:192.0.2.1.
        match ip.to_canonical() {
            IpAddr::V4(ip) => Self::V4(ip.to_bits()),
            IpAddr::V6(ip) => Self::V6((ip.to_bits() >> 64) as u64),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(bits) => write!(out, "{}", std::net::Ipv4Addr::from_bits(*bits)),
            Self::V6(bits) => {
                write!(out, "{}/64", std::net::Ipv6Addr::from_bits(u128::from(*bits) << 64))
            }
        }
    }
}

/// A range of addresses, such as `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    ip: IpAddr,
    bits: u8,
}

/// What was given is no range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address or a range of addresses, such as 127.0.0.1 or 10.0.0.0/8")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (ip, bits) = text.split_once('/').map_or((text, None), |(ip, bits)| (ip, Some(bits)));
        let ip: IpAddr = ip.parse().map_err(|_| NoNetwork)?;
        let longest = if ip.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(longest), |bits| bits.parse().map_err(|_| NoNetwork))?;
        if bits > longest { Err(NoNetwork) } else { Ok(Self { ip, bits }) }
    }
}

impl Network {
    /// Is this address one of them?
    #[must_use]
    pub fn contains(&self, ip: IpAddr) -> bool {
        let differing = match (self.ip, ip.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(ip)) => u128::from(own.to_bits() ^ ip.to_bits()) << 96,
            (IpAddr::V6(own), IpAddr::V6(ip)) => own.to_bits() ^ ip.to_bits(),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => return false,
        };
        differing.leading_zeros() >= u32::from(self.bits)
    }
}

/// Does one of these networks contain the address?
pub fn is_in(networks: &[Network], ip: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(ip))
}

/// Who sent a request that this peer has passed on: the last hop that is no trusted proxy.
///
/// Anybody can write anything at the beginning of the header; what a trusted proxy has added at its end is true.
pub fn sender(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let lists = headers.get_all(FORWARDED_FOR).iter().rev();
    let mut hops = lists.flat_map(|list| list.to_str().unwrap_or("").rsplit(','));
    let mut sender = peer;
    while is_in(proxies, sender) {
        match hops.next().and_then(read_hop) {
            Some(hop) => sender = hop,
            None => break,
        }
    }
    sender
}

/// Did somebody claim to speak for others?
pub fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED_FOR)
}

/// Some proxies write the port too.
fn read_hop(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}

/// Does a proxy, or anybody if none is known, say that the browser came over https?
pub fn came_over_https(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> bool {
    let said = headers.get("x-forwarded-proto");
    let https = said.map(HeaderValue::as_bytes) == Some(b"https".as_slice());
    https && (proxies.is_empty() || is_in(proxies, peer))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn neighbours_of_one_ipv6_network_are_one_address() {
        let of = |text: &str| Address::from(ip(text));
        assert_eq!(of("2001:db8:1:2::7"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::7"), of("2001:db8:1:3::7"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
        assert_eq!(of("2001:db8:1:2::7").to_string(), "2001:db8:1:2::/64");
        assert_eq!(of("192.0.2.1").to_string(), "192.0.2.1");
    }

    #[test]
    fn a_network_contains_what_begins_alike() {
        let contains =
            |network: &str, text: &str| network.parse::<Network>().unwrap().contains(ip(text));
        assert!(contains("10.0.0.0/8", "10.255.0.1") && !contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("127.0.0.1", "127.0.0.1") && !contains("127.0.0.1", "127.0.0.2"));
        assert!(contains("10.0.0.0/8", "::ffff:10.1.2.3"));
        assert!(contains("0.0.0.0/0", "8.8.8.8") && !contains("0.0.0.0/0", "::1"));
        assert!(contains("fd00::/8", "fd12::1") && !contains("fd00::/8", "fe12::1"));
        for bad in ["", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/8/8", "example.org"] {
            assert_eq!(bad.parse::<Network>(), Err(NoNetwork), "{bad}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_who_it_speaks_for() {
        let proxies = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let sent = |peer: &str, lists: &[&str]| {
            let mut headers = HeaderMap::new();
            for list in lists {
                headers.append(FORWARDED_FOR, HeaderValue::from_str(list).unwrap());
            }
            sender(ip(peer), &headers, &proxies).to_string()
        };
        assert_eq!(sent("192.0.2.9", &["198.51.100.1"]), "192.0.2.9");
        assert_eq!(sent("127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        // What the client wrote itself comes first and counts for nothing.
        assert_eq!(sent("127.0.0.1", &["1.1.1.1, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(sent("127.0.0.1", &["1.1.1.1", "198.51.100.1, 10.0.0.7"]), "198.51.100.1");
        assert_eq!(sent("127.0.0.1", &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(sent("127.0.0.1", &["198.51.100.1:5000"]), "198.51.100.1");
        // Nobody is named, or nobody that can be read.
        assert_eq!(sent("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(sent("127.0.0.1", &["unknown"]), "127.0.0.1");
        assert_eq!(sent("127.0.0.1", &["10.0.0.1"]), "10.0.0.1");
    }

    #[test]
    fn https_is_what_a_trusted_proxy_calls_so() {
        let mut headers = HeaderMap::new();
        let proxies = ["127.0.0.1".parse().unwrap()];
        assert!(!came_over_https(ip("127.0.0.1"), &headers, &[]));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert!(came_over_https(ip("192.0.2.9"), &headers, &[]));
        assert!(!came_over_https(ip("192.0.2.9"), &headers, &proxies));
        assert!(came_over_https(ip("127.0.0.1"), &headers, &proxies));
    }
}
