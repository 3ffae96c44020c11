//! Links in Markdown and names of documents in sources lead to files that are there.

use super::Finding;
use crate::tree::{File, Tree};

/// Every local link, and every document named between backticks.
pub fn links(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files() {
        let mut fenced = false;
        for (number, line) in file.lines() {
            let prose = file.ending() == "md";
            let comment = file.ending() == "rs" && line.trim_start().starts_with("//");
            fenced ^= prose && line.trim_start().starts_with("```");
            let mut paths = Vec::new();
            if prose && !fenced {
                paths.extend(targets(line).into_iter().filter_map(|target| resolve(file, target)));
            }
            if prose || comment {
                paths.extend(documents(line));
            }
            let broken = paths.into_iter().filter(|path| !tree.has(path));
            found.extend(
                broken.map(|path| Finding::at(&file.path, number, format!("{path} is not there"))),
            );
        }
    }
    found
}

/// The targets of links and of pictures written as HTML, code left out.
fn targets(line: &str) -> Vec<&str> {
    let text = line.split('`').step_by(2);
    text.flat_map(|part| {
        let links = part.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
        links.chain(attributes(part, " src=\"")).chain(attributes(part, " srcset=\""))
    })
    .collect()
}

/// The values of an HTML attribute, which is given with its opening quote.
fn attributes<'t>(text: &'t str, opening: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(opening).skip(1).filter_map(|rest| rest.split('"').next())
}

/// Documents that are named in prose or in a comment: `docs/….md` between backticks.
fn documents(line: &str) -> Vec<String> {
    line.split('`')
        .skip(1)
        .step_by(2)
        .filter(|code| code.starts_with("docs/") && code.ends_with(".md"))
        .filter(|code| !code.contains(['*', '{', '<', '…', ' ']))
        .map(str::to_owned)
        .collect()
}

/// The path from the workspace's folder; `None` for addresses and for places in the same file.
fn resolve(file: &File, target: &str) -> Option<String> {
    let path = target.split('#').next().unwrap_or_default();
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = file.path.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str) -> usize {
        links(&Tree::sample(&[(path, text), ("docs/record.md", ""), ("games/a/x.md", "")])).len()
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        assert_eq!(check("README.md", "see [a](docs/none.md) and [b](docs/record.md)"), 1);
        assert_eq!(check("docs/a.md", "[a](../games/b/) [b](record.md#x) [c](none.md#y)"), 2);
        assert_eq!(check("README.md", "described in `docs/none.md`"), 1);
        let picture = "<source srcset=\"docs/a.webp\"><img alt=\"\" src=\"docs/b.webp\">";
        assert_eq!(check("README.md", picture), 2);
        assert_eq!(check("crates/game/src/deal.rs", "//! See `docs/none.md`."), 1);
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        assert_eq!(check("docs/a.md", "[a](../games/a/) [b](#here) [c](https://example.org/x)"), 0);
        assert_eq!(check("README.md", "`[a](none.md)`\n```\n[b](none.md)\n```\n`docs/*.md`"), 0);
        assert_eq!(check("README.md", "<img alt=\"\" src=\"docs/record.md\">"), 0);
        assert_eq!(check("crates/game/src/deal.rs", "//! See `docs/record.md`. [x](y)"), 0);
    }
}
