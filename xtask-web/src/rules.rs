//! The rules of each game in each language, from Markdown to a piece of a page with an anchor for each clause.

use anyhow::{Context as _, Error, Result, bail};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::assets::Assets;
use crate::folder::{self, Folders};
use crate::games::{GAMES, LANGUAGES};
use crate::lists;

/// Adds `rules/GAME.LANGUAGE.html` for all of them.
pub fn add(folders: &Folders, assets: &mut Assets) -> Result<()> {
    for game in GAMES {
        for language in LANGUAGES {
            let path = folders.game(game.id).join("rules").join(format!("{language}.md"));
            let mut page =
                page(&folder::text(&path)?).with_context(|| path.display().to_string())?;
            page.push_str(&lists::lists(game.id, language.parse().map_err(Error::msg)?)?);
            assets.add(&format!("rules/{}.{language}.html", game.id), page.into_bytes())?;
        }
    }
    Ok(())
}

/// The Markdown as HTML: a chapter per heading, an article per clause with its number as id; a clause that is
/// cited is a link. The title is left out: the page has its own, in the language of the reader.
fn page(markdown: &str) -> Result<String> {
    let events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let mut out = Vec::with_capacity(events.len());
    // Inside a link, a heading or the number of a clause itself nothing is linked again.
    let mut plain = 0_u32;
    let mut chapters = 0_u32;
    let mut in_clause = false;
    let mut events = events.into_iter().peekable();
    while let Some(event) = events.next() {
        match event {
            Event::Html(text) | Event::InlineHtml(text) => {
                bail!("`{}`: the rules are Markdown without HTML", text.trim());
            }
            Event::Start(Tag::Paragraph) if events.peek() == Some(&Event::Start(Tag::Strong)) => {
                let strong = events.next();
                match events.peek() {
                    Some(Event::Text(text)) if clause(text) == Some(text.as_ref()) => {
                        let opening = format!(
                            "<article class=\"rule\" id=\"{text}\">\
                             <a class=\"rule-no\" href=\"#{text}\">{text}</a><p>"
                        );
                        out.push(Event::Html(opening.into()));
                        in_clause = true;
                        // The number and the end of its emphasis.
                        events.next();
                        events.next();
                    }
                    _ => {
                        out.push(Event::Start(Tag::Paragraph));
                        out.extend(strong);
                    }
                }
            }
            Event::End(TagEnd::Paragraph) if in_clause => {
                out.push(Event::Html("</p></article>\n".into()));
                in_clause = false;
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                events.find(|event| matches!(event, Event::End(TagEnd::Heading(_))));
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let end = if chapters == 0 { "" } else { "</section>\n" };
                chapters += 1;
                out.push(Event::Html(
                    format!("{end}<section class=\"chapter\" id=\"c{chapters}\">").into(),
                ));
                plain += 1;
                out.push(event);
            }
            Event::Text(text) if plain == 0 => cited(&text, &mut out),
            Event::Start(Tag::Link { .. } | Tag::Heading { .. }) => {
                plain += 1;
                out.push(event);
            }
            Event::End(TagEnd::Link | TagEnd::Heading(_)) => {
                plain = plain.saturating_sub(1);
                out.push(event);
            }
            other => out.push(other),
        }
    }
    if chapters > 0 {
        out.push(Event::Html("</section>\n".into()));
    }
    let mut page = String::new();
    html::push_html(&mut page, out.into_iter());
    Ok(page)
}

/// The clause that a text opens with: `SC-4.1`.
fn clause(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'));
    let word = text.get(..end.unwrap_or(text.len()))?.trim_end_matches(['.', '-']);
    let (letters, numbers) = word.split_once('-')?;
    let right = !letters.is_empty()
        && letters.bytes().all(|c| c.is_ascii_uppercase())
        && numbers.contains('.')
        && numbers.split('.').all(|part| part.parse::<u16>().is_ok());
    right.then_some(word)
}

/// The text with a link at every clause it cites.
fn cited(text: &str, out: &mut Vec<Event<'_>>) {
    let mut done = 0;
    let mut place = 0;
    let mut before = ' ';
    while let Some(rest) = text.get(place..) {
        let Some(letter) = rest.chars().next() else { break };
        match clause(rest).filter(|_| !before.is_ascii_alphanumeric()) {
            Some(found) => {
                push_text(text.get(done..place), out);
                out.push(Event::Html(
                    format!("<a class=\"clause\" href=\"#{found}\">{found}</a>").into(),
                ));
                place += found.len();
                done = place;
                before = '0';
            }
            None => {
                place += letter.len_utf8();
                before = letter;
            }
        }
    }
    push_text(text.get(done..), out);
}

fn push_text(text: Option<&str>, out: &mut Vec<Event<'_>>) {
    let text = text.unwrap_or_default();
    if !text.is_empty() {
        out.push(Event::Text(CowStr::from(text.to_owned())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_anchors_and_citations_are_links() {
        let text =
            "# A\n\nLead.\n\n## B\n\n**SC-4.1** One (SC-3.4, SC-9.1).\n\n**Bold** two.\n\n## C\n";
        let html = page(text).unwrap();
        assert_eq!(
            html,
            "<p>Lead.</p>\n<section class=\"chapter\" id=\"c1\">\n<h2>B</h2>\n\
             <article class=\"rule\" id=\"SC-4.1\"><a class=\"rule-no\" href=\"#SC-4.1\">SC-4.1</a>\
             <p> One (<a class=\"clause\" href=\"#SC-3.4\">SC-3.4</a>, \
             <a class=\"clause\" href=\"#SC-9.1\">SC-9.1</a>).</p></article>\n\
             <p><strong>Bold</strong> two.</p>\n</section>\n\
             <section class=\"chapter\" id=\"c2\">\n<h2>C</h2>\n</section>\n"
        );
    }

    #[test]
    fn html_in_the_rules_is_refused_and_signs_are_escaped() {
        for bad in ["a <b>bold</b> word", "<script>x</script>\n", "<!-- x -->\n"] {
            assert!(page(bad).is_err(), "{bad}");
        }
        assert_eq!(page("1 < 2 & 3").unwrap(), "<p>1 &lt; 2 &amp; 3</p>\n");
    }

    #[test]
    fn every_language_has_every_clause() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
        for game in GAMES {
            let ids = |language: &str| {
                let path = format!("{root}/{}/rules/{language}.md", game.id);
                let html = page(&std::fs::read_to_string(path).unwrap()).unwrap();
                let ids = html.split("<article class=\"rule\" id=\"").skip(1);
                ids.map(|rest| rest.split('"').next().unwrap().to_owned()).collect::<Vec<_>>()
            };
            let english = ids("en");
            assert!(english.len() > 20, "{}", game.id);
            for language in LANGUAGES {
                assert_eq!(ids(language), english, "{} {language}", game.id);
            }
        }
    }
}
