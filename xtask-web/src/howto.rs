//! "How to play" of each game: one page of pictures with its words in each language, loaded on demand.
//!
//! A game's folder `web/howto` holds `page.html`, which is made of the table's own symbols and classes, `pictures.css`
//! for what only the pictures need, and the words in `en.ftl`, `de.ftl` and `fr.ftl`. This file knows no picture.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result, bail};
use game::Lang;
use text::{Part, Phrases, compile};

use crate::assets::Assets;
use crate::folder::{self, Folders};
use crate::games::GAMES;
use crate::styles::small;
use crate::template::fill;

/// Adds `howto/GAME.css` and `howto/GAME.LANGUAGE.html` for all of them.
pub fn add(folders: &Folders, assets: &mut Assets) -> Result<()> {
    let frame = folder::text(&folders.page().join("howto.css"))?;
    for game in GAMES {
        let web = folders.game(game.id).join("web");
        let source = folder::text(&web.join("howto/page.html"))?;
        let (page, places) = placed(&source).with_context(|| format!("howto of {}", game.id))?;
        let pictures = folder::text(&web.join("howto/pictures.css"))?;
        let sheet = small(&format!("{frame}{pictures}{places}"));
        let url = assets.add(&format!("howto/{}.css", game.id), sheet.into_bytes())?;
        for lang in Lang::ALL {
            let path = web.join("howto").join(format!("{lang}.ftl"));
            let phrases = compile(lang, &[&folder::text(&path)?])
                .with_context(|| path.display().to_string())?;
            let drawing = |name: &str| folder::text(&web.join("art").join(format!("{name}.svg")));
            let words = said(&page, &phrases, drawing)
                .with_context(|| format!("howto of {} in {lang}", game.id))?;
            let html = format!("<link rel=\"stylesheet\" href=\"{url}\">\n{words}");
            assets.add(&format!("howto/{}.{lang}.html", game.id), html.into_bytes())?;
        }
    }
    Ok(())
}

/// The page without `style` attributes, which the content security policy forbids, and a style sheet instead of them.
fn placed(page: &str) -> Result<(String, String)> {
    let mut places = BTreeMap::new();
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(" style=\"") {
        let (place, after) = after.split_once('"').context("a style without an end")?;
        let next = places.len();
        let number = *places.entry(place).or_insert(next);
        out.push_str(&format!("{before} data-s=\"{number}\""));
        rest = after;
    }
    out.push_str(rest);
    let rule = |(place, number): (&&str, &usize)| format!("[data-s=\"{number}\"]{{{place}}}");
    Ok((out, places.iter().map(rule).collect()))
}

/// The page with its words and drawings; a word that is missing or that no place asks for is an error.
fn said(page: &str, phrases: &Phrases, drawing: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut asked = BTreeSet::new();
    let page = fill(page, |word| {
        if let Some(name) = word.strip_prefix("drawing ") {
            return drawing(name);
        }
        asked.insert(word.to_owned());
        words(phrases, word)
    })?;
    match phrases.keys().find(|key| !asked.contains(*key)) {
        Some(key) => bail!("no place asks for `{key}`"),
        None => Ok(page),
    }
}

/// A sentence as HTML; what stands between `**` is bold.
fn words(phrases: &Phrases, key: &str) -> Result<String> {
    let phrase = phrases.phrase(key).with_context(|| format!("`{key}` is not said"))?;
    let mut sentence = String::new();
    for part in phrase {
        match part {
            Part::Words(words) => sentence.push_str(words),
            Part::Fact(_) | Part::Choice { .. } => bail!("`{key}` asks for a fact"),
        }
    }
    let sentence = sentence.replace('&', "&amp;").replace('<', "&lt;");
    let bold = |(index, part): (usize, &str)| match index % 2 {
        0 => part.to_owned(),
        _ => format!("<b>{part}</b>"),
    };
    Ok(sentence.split("**").enumerate().map(bold).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Kind;

    fn phrases(source: &str) -> Phrases {
        compile(Lang::En, &[source]).unwrap()
    }

    #[test]
    fn places_become_a_style_sheet() {
        let (page, css) =
            placed("<i style=\"top:1px\"></i><b style=\"top:2px\"></b><u style=\"top:1px\"></u>")
                .unwrap();
        assert_eq!(page, "<i data-s=\"0\"></i><b data-s=\"1\"></b><u data-s=\"0\"></u>");
        assert_eq!(css, "[data-s=\"0\"]{top:1px}[data-s=\"1\"]{top:2px}");
        assert!(placed("<i style=\"top").is_err());
    }

    #[test]
    fn words_are_put_in_and_bold_ones_are_bold() {
        let none = |_: &str| bail!("no drawing");
        let page = said("<p>{{a}}</p>", &phrases("a = One **two & three** < four\n"), none);
        assert_eq!(page.unwrap(), "<p>One <b>two &amp; three</b> &lt; four</p>");
        let drawn = said("{{drawing map}}", &phrases(""), |name| Ok(format!("<g>{name}</g>")));
        assert_eq!(drawn.unwrap(), "<g>map</g>");
    }

    #[test]
    fn a_word_too_many_or_too_few_is_refused() {
        let none = |_: &str| bail!("no drawing");
        assert!(said("{{b}}", &phrases("a = One\n"), none).is_err());
        assert!(said("", &phrases("a = One\n"), none).is_err());
        assert!(said("{{a}}", &phrases("a = One {$fact}\n"), none).is_err());
        assert!(said("{{drawing map}}", &phrases(""), none).is_err());
    }

    #[test]
    fn every_game_has_its_page_in_every_language() {
        let folders = Folders::find(Kind::Release).unwrap();
        let mut assets = Assets::default();
        add(&folders, &mut assets).unwrap();
        for game in GAMES {
            assert!(assets.has(&format!("howto/{}.css", game.id)));
            for lang in Lang::ALL {
                let name = format!("howto/{}.{lang}.html", game.id);
                let page = assets.iter().find(|(other, _)| *other == name).unwrap().1;
                let page = String::from_utf8(page.bytes.clone()).unwrap();
                assert!(!page.contains(" style=") && !page.contains("{{"), "{name}");
                // Every drawing that is used is in the page, in the game's symbols or in the shell's.
                let symbols = folders.game(game.id).join("web/art/sprite.svg");
                let shell = folders.page().join("art/sprite.svg");
                let all = format!(
                    "{page}{}{}",
                    folder::text(&symbols).unwrap(),
                    folder::text(&shell).unwrap()
                );
                for used in page.split("href=\"#").skip(1) {
                    let used = used.split('"').next().unwrap();
                    assert!(all.contains(&format!("id=\"{used}\"")), "{name}: #{used}");
                }
            }
        }
    }
}
