//! The piece of a page: each text once, folded, with everybody whom it is from.
//!
//! It has no words of its own, so that one piece serves all languages.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// One text of one maker.
#[derive(Debug)]
pub struct Entry {
    pub licence: String,
    pub text: String,
    pub whose: String,
}

/// The piece; the texts with most makers come first.
pub fn html(entries: &[Entry]) -> String {
    let mut groups: BTreeMap<(&str, String), Vec<&Entry>> = BTreeMap::new();
    for entry in entries {
        groups.entry((&entry.licence, essence(&entry.text))).or_default().push(entry);
    }
    let mut groups: Vec<(&str, Vec<&Entry>)> =
        groups.into_iter().map(|((licence, _), group)| (licence, group)).collect();
    groups.sort_by_key(|(licence, group)| (std::cmp::Reverse(group.len()), *licence));
    let mut html = String::new();
    for (licence, group) in groups {
        let Some(first) = group.first() else { continue };
        let mut whose: Vec<&str> = group.iter().map(|entry| entry.whose.as_str()).collect();
        whose.dedup();
        let title = match whose.as_slice() {
            [one, two, three, rest @ ..] if !rest.is_empty() => {
                format!("{one}, {two}, {three}, + {}", rest.len())
            }
            few => few.join(", "),
        };
        let _ = write!(
            html,
            "<details class=\"licence\"><summary>{}<span class=\"code\">{}</span></summary>",
            escaped(&title),
            escaped(licence)
        );
        if whose.len() > 3 {
            let _ = write!(html, "<p class=\"licence-of\">{}</p>", escaped(&whose.join(", ")));
        }
        let text = escaped(&unfolded(&first.text));
        let _ = writeln!(html, "<pre lang=\"en\">{text}</pre></details>");
    }
    html
}

/// What makes two texts the same: the words, and of Apache-2.0 only the terms, not how to apply them.
fn essence(text: &str) -> String {
    let terms = text.split("END OF TERMS AND CONDITIONS").next().unwrap_or(text);
    let words: Vec<&str> = terms.split_whitespace().collect();
    words.join(" ").to_lowercase().replace("https:", "http:")
}

/// Without blanks at the ends of lines and empty lines around.
fn unfolded(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stands_once_with_everybody_whom_it_is_from() {
        let entry = |licence: &str, text: &str, whose: &str| Entry {
            licence: licence.to_owned(),
            text: text.to_owned(),
            whose: whose.to_owned(),
        };
        let entries = [
            entry("Zlib", "as is", "z 1"),
            entry("MIT", "Copyright <c>\n", "a 1"),
            entry("MIT", "copyright   <c>", "b 2"),
            entry("MIT", "other", "c 3"),
        ];
        assert_eq!(
            html(&entries),
            "<details class=\"licence\"><summary>a 1, b 2<span class=\"code\">MIT</span></summary>\
             <pre lang=\"en\">Copyright &lt;c&gt;</pre></details>\n\
             <details class=\"licence\"><summary>c 3<span class=\"code\">MIT</span></summary>\
             <pre lang=\"en\">other</pre></details>\n\
             <details class=\"licence\"><summary>z 1<span class=\"code\">Zlib</span></summary>\
             <pre lang=\"en\">as is</pre></details>\n"
        );
        let many: Vec<Entry> =
            ["a", "b", "c", "d", "e"].iter().map(|name| entry("MIT", "x", name)).collect();
        let html = html(&many);
        assert!(html.contains("<summary>a, b, c, + 2<"));
        assert!(html.contains("<p class=\"licence-of\">a, b, c, d, e</p>"));
    }
}
