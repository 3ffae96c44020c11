//! How much a visitor loads before the first click and right after it, and the most it may be.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use crate::compress::Size;
use crate::games::{GAMES, LANGUAGES};

/// The most for wasm, scripts, styles and one language before the first picture, as brotli.
pub const PAGE: usize = 340_000;

/// The most for tables and bots, which a worker loads while the start page is looked at.
pub const KEEPER: usize = 150_000;

/// The most for all fonts that the styles name.
pub const FONTS: usize = 120_000;

/// The most for the drawings of a game, which are fetched while the start page is looked at.
pub const ART: usize = 60_000;

/// What is loaded for every game.
const SHELL: &[&str] = &["index.html", "boot.js", "worker.js", "splash.css", "shell.css"];

/// A sum and its bar.
#[derive(Debug, PartialEq, Eq)]
pub struct Sum {
    pub what: String,
    pub brotli: usize,
    pub bar: usize,
}

/// What is loaded first, for each game and language, and the fonts.
pub fn sums(sizes: &[Size]) -> Result<Vec<Sum>> {
    let total = |wanted: &dyn Fn(&str) -> bool| -> usize {
        sizes.iter().filter(|size| wanted(&size.name)).map(|size| size.brotli).sum()
    };
    let mut sums = Vec::new();
    for game in GAMES {
        let own = ["js", "wasm", "css"].map(|ending| format!("{}.{ending}", game.id));
        for needed in own.iter().map(String::as_str).chain(SHELL.iter().copied()) {
            if !sizes.iter().any(|size| size.name == needed) {
                bail!("{needed} is not there");
            }
        }
        for language in LANGUAGES {
            let texts = format!("text/{}.{language}.", game.id);
            let first = |name: &str| {
                SHELL.contains(&name) || own.iter().any(|o| o == name) || name.starts_with(&texts)
            };
            let what = format!("{}, first load in {language}", game.id);
            sums.push(Sum { what, brotli: total(&first), bar: PAGE });
        }
        let keeper = ["js", "wasm"].map(|ending| format!("{}-keeper.{ending}", game.id));
        let what = format!("{}, tables and bots after it", game.id);
        let brotli = total(&|name| keeper.iter().any(|own| own == name));
        sums.push(Sum { what, brotli, bar: KEEPER });
        let art = format!("art/{}/", game.id);
        let what = format!("{}, drawings after it", game.id);
        sums.push(Sum { what, brotli: total(&|name| name.starts_with(&art)), bar: ART });
    }
    let fonts = total(&|name| name.ends_with(".woff2"));
    sums.push(Sum { what: "fonts".to_owned(), brotli: fonts, bar: FONTS });
    Ok(sums)
}

/// Every file with its sizes, the largest first.
pub fn files(sizes: &[Size]) -> String {
    let mut sizes: Vec<&Size> = sizes.iter().collect();
    sizes.sort_by_key(|size| std::cmp::Reverse(size.brotli));
    let mut text = format!("{:>9} {:>9} {:>9}\n", "raw", "gzip", "brotli");
    for size in sizes {
        let _ =
            writeln!(text, "{:>9} {:>9} {:>9}  {}", size.raw, size.gzip, size.brotli, size.name);
    }
    text
}

/// The sums beside their bars.
pub fn table(sums: &[Sum]) -> String {
    let mut text = format!("{:>9} {:>9}\n", "brotli", "at most");
    for sum in sums {
        let _ = writeln!(text, "{:>9} {:>9}  {}", sum.brotli, sum.bar, sum.what);
    }
    text
}

/// Fails on a sum above its bar.
pub fn kept(sums: &[Sum]) -> Result<()> {
    let over: Vec<String> = sums
        .iter()
        .filter(|sum| sum.brotli > sum.bar)
        .map(|sum| format!("{} is {} bytes, at most {}", sum.what, sum.brotli, sum.bar))
        .collect();
    if over.is_empty() { Ok(()) } else { bail!("too large: {}", over.join("; ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(name: &str, brotli: usize) -> Size {
        Size { name: name.to_owned(), raw: brotli, gzip: brotli, brotli }
    }

    fn page() -> Vec<Size> {
        let own =
            GAMES.iter().flat_map(|game| ["js", "wasm", "css"].map(|e| format!("{}.{e}", game.id)));
        own.chain(SHELL.iter().map(|name| (*name).to_owned())).map(|name| size(&name, 10)).collect()
    }

    #[test]
    fn a_page_above_its_bar_fails() {
        let mut sizes = page();
        sizes.push(size("rules/spy-connection.en.html", PAGE));
        kept(&sums(&sizes).unwrap()).unwrap();
        sizes.push(size("text/spy-connection.de.ftl", PAGE - 80));
        kept(&sums(&sizes).unwrap()).unwrap();
        sizes.push(size("text/spy-connection.de.more.ftl", 1));
        let error = kept(&sums(&sizes).unwrap()).unwrap_err().to_string();
        assert!(
            error.contains(&format!("first load in de is {}", PAGE + 1))
                && !error.contains(" in en"),
            "{error}"
        );
    }

    #[test]
    fn tables_and_bots_have_a_bar_of_their_own() {
        let mut sizes = page();
        sizes.push(size("spynet-keeper.wasm", KEEPER));
        kept(&sums(&sizes).unwrap()).unwrap();
        sizes.push(size("spynet-keeper.js", 1));
        assert!(kept(&sums(&sizes).unwrap()).is_err());
    }

    #[test]
    fn fonts_have_a_bar_of_their_own() {
        let mut sizes = page();
        sizes.push(size("fonts/a.woff2", FONTS));
        kept(&sums(&sizes).unwrap()).unwrap();
        sizes.push(size("fonts/b.woff2", 1));
        assert!(kept(&sums(&sizes).unwrap()).is_err());
    }

    #[test]
    fn drawings_have_a_bar_of_their_own() {
        let mut sizes = page();
        sizes.push(size("art/spy-connection/map.svg", ART));
        kept(&sums(&sizes).unwrap()).unwrap();
        sizes.push(size("art/spy-connection/sprite.svg", 1));
        assert!(kept(&sums(&sizes).unwrap()).is_err());
    }

    #[test]
    fn a_page_without_its_parts_is_no_page() {
        assert!(sums(&page()[1..]).is_err());
    }
}
