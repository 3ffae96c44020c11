//! Puts the built page into the binary in release builds. Other builds read it from its folder at run time, so that a
//! new page needs no new server.
//!
//! Without a built page the list is empty, and the server says how to build one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=CARGO_TARGET_DIR");
    println!("cargo::rerun-if-changed=build.rs");
    let var = |name: &str| env::var_os(name).ok_or_else(|| io::Error::other(name.to_owned()));
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |t| root.join(t));
    // `cargo play` has a profile of its own, whose page is another one.
    let out = PathBuf::from(var("OUT_DIR")?);
    let plays = out.ancestors().nth(3).is_some_and(|profile| profile.ends_with("play"));
    let web = target.join(if plays { "play/web" } else { "web" });
    println!("cargo::rustc-env=SPYMASTER_WEB={}", web.display());
    println!("cargo::rustc-check-cfg=cfg(page_in_binary)");
    let mut files = Vec::new();
    if var("PROFILE")? == "release" {
        println!("cargo::rustc-cfg=page_in_binary");
        println!("cargo::rerun-if-changed={}", web.display());
        collect(&web, "", &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (name, path) in files {
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?})),");
    }
    list.push_str("]\n");
    fs::write(out.join("files.rs"), list)
}

/// Every file below a folder, with its path from there; nothing if there is no folder.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
