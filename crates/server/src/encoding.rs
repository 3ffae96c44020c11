//! Which compressed form of a file a browser takes.

/// A form that files are kept in beside the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The smallest.
    Brotli,
    /// What everybody takes.
    Gzip,
}

impl Encoding {
    /// The best first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Its name in headers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// What its files end with.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }

    /// Does this `Accept-Encoding` allow it? What is not named is not wanted, and `q=0` means no.
    pub fn is_taken(self, accepted: &str) -> bool {
        let mut any = false;
        for part in accepted.split(',') {
            let (name, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight = weight.trim().trim_start_matches("q=");
            let wanted =
                weight.is_empty() || weight.parse::<f32>().is_ok_and(|weight| weight > 0.0);
            let name = name.trim();
            if name.eq_ignore_ascii_case(self.name()) {
                return wanted;
            }
            any |= name == "*" && wanted;
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_named_is_taken() {
        for (accepted, brotli, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("gzip", false, true),
            ("", false, false),
            ("identity", false, false),
            ("br;q=0, gzip;q=0.5", false, true),
            ("*", true, true),
            ("*, br;q=0", false, true),
            ("BR;q=1.0", true, false),
            ("brotli, xgzip", false, false),
            ("gzip;q=nonsense", false, false),
        ] {
            assert_eq!(Encoding::Brotli.is_taken(accepted), brotli, "{accepted}");
            assert_eq!(Encoding::Gzip.is_taken(accepted), gzip, "{accepted}");
        }
    }
}
