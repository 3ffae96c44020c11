//! The map in `ARCHITECTURE.md` has one row for each part of the project, and no row for a folder that is gone.

use super::Finding;
use crate::tree::Tree;

/// The page with the map, and the heading above it.
const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## The map";

/// Parts of the project that are not crates.
const OTHERS: &[&str] = &["e2e"];

/// Every workspace member has a row, and every row names a folder that exists.
pub fn map(tree: &Tree) -> Vec<Finding> {
    let Some(page) = tree.file(PAGE) else {
        return vec![Finding::of(PAGE, "the file is not there")];
    };
    let rows = rows(&page.text);
    let missing = members(tree)
        .into_iter()
        .filter(|folder| !rows.iter().any(|(_, row)| row == folder))
        .map(|folder| Finding::of(PAGE, format!("the map has no row for {folder}")));
    let stale = rows
        .iter()
        .filter(|(_, folder)| !tree.has(folder))
        .map(|(line, folder)| Finding::at(PAGE, *line, format!("{folder} is not there")));
    missing.chain(stale).collect()
}

/// The folders of all crates, found by their manifests, and the other parts.
fn members(tree: &Tree) -> Vec<&str> {
    let crates = tree
        .files()
        .filter(|file| file.text.contains("[package]"))
        .filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    crates.chain(OTHERS.iter().copied()).collect()
}

/// The first cell of each row of the map, where it is a name between backticks; with its line.
fn rows(text: &str) -> Vec<(usize, &str)> {
    (1..)
        .zip(text.lines())
        .skip_while(|(_, line)| *line != HEADING)
        .skip(1)
        .take_while(|(_, line)| !line.starts_with("## "))
        .filter_map(|(number, line)| {
            let (folder, _) = line.strip_prefix("| `")?.split_once("` |")?;
            Some((number, folder))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATE: &str = "[package]\nname = \"a\"\n";

    fn check(page: &str) -> Vec<String> {
        let tree = Tree::sample(&[
            (PAGE, page),
            ("Cargo.toml", "[workspace]\n"),
            ("crates/a/Cargo.toml", CRATE),
            ("games/b/web/Cargo.toml", CRATE),
            ("e2e/run.mjs", ""),
            ("docs/record.md", ""),
        ]);
        map(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_map_with_a_row_for_each_member_passes() {
        let page = "## The map\n\n| folder | holds |\n|---|---|\n| `crates/a` | a |\n\
                    | `games/b/web` | b |\n| `e2e` | c |\n| `docs` | d |\n";
        assert_eq!(check(page), [""; 0]);
    }

    #[test]
    fn a_member_without_a_row_is_found() {
        // The row of a game is not the row of its page, and only the map counts.
        let page = "| `games/b/web` | b |\n## The map\n| `crates/a` | a |\n| `e2e` | c |\n\
                    ## Later\n| `games/b/web` | b |\n";
        assert_eq!(check(page), ["ARCHITECTURE.md: the map has no row for games/b/web"]);
        assert_eq!(check("").len(), 3);
    }

    #[test]
    fn a_row_for_a_folder_that_is_gone_is_found() {
        let page = "## The map\n| `crates/a` | a |\n| `games/b/web` | b |\n| `e2e` | c |\n\
                    | `crates/gone` | d |\n";
        assert_eq!(check(page), ["ARCHITECTURE.md:5: crates/gone is not there"]);
    }
}
