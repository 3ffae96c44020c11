//! Where programs of this system keep their data, when nobody says otherwise.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The folder for this person's data, e.g. `~/.local/share/spymaster`.
pub fn usual() -> Result<PathBuf, &'static str> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let base = base(env::consts::OS, set, env::home_dir());
    base.map(|base| base.join("spymaster")).ok_or("there is no home folder: say --data DIR")
}

fn base(
    system: &str,
    set: impl Fn(&str) -> Option<OsString>,
    home: Option<PathBuf>,
) -> Option<PathBuf> {
    let home = home.filter(|home| home.is_absolute());
    match system {
        "windows" => set("LOCALAPPDATA").map(PathBuf::from),
        "macos" => Some(home?.join("Library/Application Support")),
        _ => {
            let named = set("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
            named.or_else(|| Some(home?.join(".local/share")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_has_its_place() {
        let home = || Some(PathBuf::from("/home/ann"));
        let none = |_: &str| None;
        let there = |_: &str| Some(OsString::from("/data"));
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(base("linux", none, home()), path("/home/ann/.local/share"));
        assert_eq!(base("linux", there, home()), path("/data"));
        assert_eq!(base("macos", there, home()), path("/home/ann/Library/Application Support"));
        assert_eq!(base("windows", there, home()), path("/data"));
        assert_eq!(base("linux", none, None), None);
        assert_eq!(base("linux", none, path("relative")), None);
    }
}
