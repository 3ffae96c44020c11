//! Styles: the shell's and each game's, put together, made smaller, with the hashed names of what they refer to.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::assets::Assets;
use crate::folder::{self, Folders};
use crate::games::GAMES;

/// Adds `splash.css`, `shell.css` and a `GAME.css` for each game.
pub fn add(folders: &Folders, assets: &mut Assets) -> Result<()> {
    let page = folders.page();
    let mut sheets = vec![
        ("splash.css".to_owned(), vec![page.join("splash.css")]),
        ("shell.css".to_owned(), folder::files(&page.join("css"), "css")?),
    ];
    for game in GAMES {
        let own = folder::files(&folders.game(game.id).join("web/css"), "css")?;
        sheets.push((format!("{}.css", game.id), own));
    }
    for (name, files) in sheets {
        let mut sheet = String::new();
        for file in files {
            let text = small(&folder::text(&file)?);
            sheet.push_str(&linked(&text, &file, folders, assets)?);
        }
        assets.add(&name, sheet.into_bytes())?;
    }
    Ok(())
}

/// Without comments, and with blanks only where they mean something. Strings stay as they are.
pub fn small(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css.chars().peekable();
    let mut gap = false;
    while let Some(letter) = rest.next() {
        if letter == '/' && rest.peek() == Some(&'*') {
            rest.next();
            let mut last = ' ';
            for inside in rest.by_ref() {
                if last == '*' && inside == '/' {
                    break;
                }
                last = inside;
            }
            gap = true;
        } else if letter.is_whitespace() {
            gap = true;
        } else {
            let after = out.chars().next_back();
            let tight = |c: char| "{};,".contains(c);
            // No selector has a blank behind its colon, and no value needs the one before it.
            if gap && !tight(letter) && !after.is_none_or(|c| tight(c) || c == ':') {
                out.push(' ');
            }
            gap = false;
            // The last declaration of a rule needs no semicolon.
            if letter == '}' && after == Some(';') {
                out.pop();
            }
            out.push(letter);
            if letter == '"' || letter == '\'' {
                quoted(letter, &mut rest, &mut out);
            }
        }
    }
    out
}

/// The rest of a string.
fn quoted(quote: char, rest: &mut impl Iterator<Item = char>, out: &mut String) {
    let mut escaped = false;
    for letter in rest {
        out.push(letter);
        if letter == quote && !escaped {
            return;
        }
        escaped = letter == '\\' && !escaped;
    }
}

/// With every `url(…)` to a file of ours replaced by that file's address.
fn linked(css: &str, file: &Path, folders: &Folders, assets: &mut Assets) -> Result<String> {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("url(") {
        let (target, after) =
            after.split_once(')').with_context(|| format!("{}: url( without )", file.display()))?;
        let name = target.trim().trim_matches(['"', '\'']);
        out.push_str(before);
        if name.starts_with("data:") || name.starts_with('#') {
            out.push_str(&format!("url({target})"));
        } else {
            let found = resolve(name, file, &folders.page())
                .with_context(|| format!("{}: url({name})", file.display()))?;
            let url = assets.add(&folders.asset_name(&found)?, folder::bytes(&found)?)?;
            out.push_str(&format!("url({url})"));
        }
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// The file a style refers to: beside the style, or among the page's files.
fn resolve(name: &str, file: &Path, page: &Path) -> Result<PathBuf> {
    if name.contains("//") {
        bail!("a page loads from its own server only");
    }
    let beside = file.parent().unwrap_or(page).join(name);
    let shared = page.join(name.trim_start_matches('/'));
    let found = [beside, shared].into_iter().find(|path| path.is_file());
    let found = found.context("the file is not there")?;
    found.canonicalize().context("the file cannot be found")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Kind;

    #[test]
    fn comments_and_blanks_go_and_meaning_stays() {
        for (css, smaller) in [
            ("a { b : c ; }\n\n/* x */ d , e {\n  f: 1px  2px;\n}\n", "a{b :c}d,e{f:1px 2px}"),
            ("a::after { content: \"; }  /* no */\" }", "a::after{content:\"; }  /* no */\"}"),
            ("a{width:calc(1px + 2px)}", "a{width:calc(1px + 2px)}"),
            ("a/**/b :hover{c:'\\'  '}", "a b :hover{c:'\\'  '}"),
        ] {
            assert_eq!(small(css), smaller, "{css}");
        }
    }

    #[test]
    fn what_is_not_there_is_an_error_and_names_the_place() {
        let mut assets = Assets::default();
        let folders = Folders::find(Kind::Release).unwrap();
        let mut check = |css| linked(css, Path::new("/p/css/a.css"), &folders, &mut assets);
        assert_eq!(check("a{b:url(#c)}").unwrap(), "a{b:url(#c)}");
        assert_eq!(check("a{b:url(data:x)}").unwrap(), "a{b:url(data:x)}");
        let missing = format!("{:#}", check("a{b:url('../fonts/none.woff2')}").unwrap_err());
        assert_eq!(missing, "/p/css/a.css: url(../fonts/none.woff2): the file is not there");
        assert!(check("a{b:url(https://host/x.png)}").is_err());
    }
}
