//! Where programs of this system keep their data, when nobody says otherwise; and where the key to it is.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf, absolute};

/// The folder for this person's data, e.g. `~/.local/share/spymaster`.
pub fn usual() -> Result<PathBuf, &'static str> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let base = base(env::consts::OS, set, env::home_dir());
    base.map(|base| base.join("spymaster")).ok_or("there is no home folder: say --data DIR")
}

/// The file for the key that belongs to a data folder: beside it, so that a copy of the data is no copy of the key.
pub fn key_beside(data: &Path) -> Result<PathBuf, &'static str> {
    // Without a slash at the end.
    let data: Option<PathBuf> = absolute(data).ok().map(|data| data.components().collect());
    let named = data.filter(|data| data.file_name().is_some()).ok_or("say --key FILE")?;
    let mut file = named.into_os_string();
    file.push(".key");
    Ok(file.into())
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
    fn the_key_is_beside_the_folder_and_never_in_it() {
        let key = |data: &str| key_beside(Path::new(data));
        let beside = Ok(PathBuf::from("/var/lib/spymaster.key"));
        assert_eq!(key("/var/lib/spymaster"), beside);
        assert_eq!(key("/var/lib/spymaster/"), beside);
        assert_eq!(key("/var/lib/spymaster/."), beside);
        let here = absolute("data.key").unwrap();
        assert_eq!(key("data"), Ok(here));
        assert_eq!(key("/"), Err("say --key FILE"));
    }

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
