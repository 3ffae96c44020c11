//! Builds the page into `target/web`: `cargo run -p xtask-web -- build`.
//!
//! It calls cargo for the wasm, does everything else itself, and holds no rule of any game.

mod assets;
mod bars;
mod by_crate;
mod compress;
mod folder;
mod games;
mod glue;
mod howto;
mod licences;
mod lists;
mod pages;
mod rules;
mod smaller;
mod styles;
mod template;
mod texts;
mod wasm;

use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};

use crate::assets::Assets;
use crate::folder::{Folders, Kind};
use crate::wasm::Bound;

const USAGE: &str = "usage: cargo run -p xtask-web -- build [--quick] [--by-crate] [--check]

  --quick     little optimisation, nothing compressed, no sizes; into target/play/web, for `cargo play`
  --by-crate  also says how many bytes of code come from which crate and function
  --check     fails when the page is larger than it may be";

/// What was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Wanted {
    quick: bool,
    by_crate: bool,
    check: bool,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        ["build", rest @ ..] => match wanted(rest) {
            Ok(wanted) => build(wanted),
            Err(error) => Err(error),
        },
        _ => Err(anyhow::anyhow!("{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn wanted(args: &[&str]) -> Result<Wanted> {
    let mut wanted = Wanted::default();
    for arg in args {
        match *arg {
            "--quick" => wanted.quick = true,
            "--by-crate" => wanted.by_crate = true,
            "--check" => wanted.check = true,
            other => bail!("`{other}` is not known\n{USAGE}"),
        }
    }
    Ok(wanted)
}

fn build(wanted: Wanted) -> Result<()> {
    if wanted.quick { build_quick() } else { build_release(wanted) }
}

fn build_release(wanted: Wanted) -> Result<()> {
    let folders = Folders::find(Kind::Release)?;
    let mut assets = Assets::default();
    let mut parts = Vec::new();
    for (name, Bound { js, wasm }) in wasm::build_all(&folders, |_| Ok(()))? {
        if wanted.by_crate {
            parts.push((name.clone(), by_crate::by_crate(&wasm)?));
        }
        let (wasm, js) = glue::shorten(&wasm::without_names(&wasm)?, &js)
            .with_context(|| format!("{name}: wasm and glue"))?;
        assets.add(&format!("{name}.js"), js.into_bytes())?;
        assets.add(&format!("{name}.wasm"), wasm)?;
    }
    add_rest(&folders, &mut assets)?;
    let pages = pages::pages(&folders, &assets)?;
    let sizes = compress::write(&folders.web(), &assets, &pages, true)?;
    println!("\n{}", folders.web().display());
    for (name, parts) in &parts {
        println!("\n{name}, code by crate:\n{}", by_crate::table(parts));
    }
    println!("\n{}", bars::files(&sizes));
    let sums = bars::sums(&sizes).context("the sums")?;
    println!("{}", bars::table(&sums));
    if wanted.check { bars::kept(&sums) } else { Ok(()) }
}

/// The page for `cargo play`. Where there is none yet, the first game can be played while the others are built.
fn build_quick() -> Result<()> {
    let folders = Folders::find(Kind::Quick)?;
    let is_first = !folders.web().join("index.html").exists();
    let mut shared = Assets::default();
    add_rest(&folders, &mut shared)?;
    let write = |modules: &[(String, Bound)]| {
        let mut assets = shared.clone();
        for (name, Bound { js, wasm }) in modules {
            assets.add(&format!("{name}.js"), js.clone().into_bytes())?;
            assets.add(&format!("{name}.wasm"), wasm.clone())?;
        }
        let pages = pages::pages(&folders, &assets)?;
        compress::write(&folders.web(), &assets, &pages, false).map(drop)
    };
    let modules = wasm::build_all(&folders, |first| {
        if is_first {
            write(first)?;
            // `cargo play` waits for this line.
            eprintln!("{READY}");
        }
        Ok(())
    })?;
    write(&modules)
}

/// What is said once the first game can be played.
const READY: &str = "page ready";

/// Everything but the modules.
fn add_rest(folders: &Folders, assets: &mut Assets) -> Result<()> {
    styles::add(folders, assets)?;
    rules::add(folders, assets)?;
    howto::add(folders, assets)?;
    texts::add(folders, assets)?;
    licences::add(folders, assets)?;
    pages::add_files(folders, assets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_refused() {
        assert_eq!(wanted(&["--quick"]).unwrap(), Wanted { quick: true, ..Wanted::default() });
        assert!(wanted(&["--fast"]).unwrap_err().to_string().starts_with("`--fast` is not known"));
    }
}
