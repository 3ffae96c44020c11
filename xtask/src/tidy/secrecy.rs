//! Rules that keep secrets: one place decides what is seen, its test does not lean on it, states never travel.

use super::Finding;
use super::source::{below, code, has_word, imports, shipped};
use crate::tree::{File, Tree};

/// The source of this name in every game, with what it is split into: `view.rs` and `view/*.rs`.
fn in_games<'t>(tree: &'t Tree, name: &str) -> impl Iterator<Item = &'t File> {
    tree.rust().filter(move |file| {
        let path = file.path.strip_prefix("games/").and_then(|path| path.split_once("/src/"));
        let rest = path.and_then(|(_, path)| path.strip_prefix(name));
        rest.is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    })
}

/// A new kind of event or card must be decided on, not fall through.
pub fn views(tree: &Tree) -> Vec<Finding> {
    let falls_through = |line: &str| {
        ["_ =>", "_ if "].iter().any(|arm| line.trim_start().starts_with(arm))
            || ["| _ =>", "{ _ =>", ", _ =>"].iter().any(|arm| line.contains(arm))
    };
    let mut found = Vec::new();
    for file in in_games(tree, "view") {
        let arms = shipped(&file.text).filter(|(_, line)| falls_through(line));
        found.extend(arms.map(|(number, _)| Finding::at(&file.path, number, "an arm for `_`")));
    }
    found
}

/// The leak test would prove nothing if it asked the code under test what is hidden.
pub fn hidden(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in in_games(tree, "hidden") {
        let asks = |line: &str| ["view::", "::view(", ".view("].iter().any(|w| has_word(line, w));
        let lines = shipped(&file.text).filter(|(_, line)| asks(line)).map(|(number, _)| number);
        let groups = imports(&file.text);
        let groups = groups.iter().filter(|(_, import)| {
            ["crate", "super"].iter().any(|parent| below(import, parent).contains(&"view"))
                && !import.contains("view::")
        });
        let mut lines: Vec<usize> = lines.chain(groups.map(|(number, _)| *number)).collect();
        lines.dedup();
        found
            .extend(lines.into_iter().map(|line| Finding::at(&file.path, line, "leans on `view`")));
    }
    found
}

/// A state holds every secret and the future; what cannot be serialised cannot be sent by mistake.
pub fn states(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let sources =
        tree.rust().filter(|file| file.path.starts_with("games/") && file.path.contains("/src/"));
    for file in sources {
        let mut attributes = String::new();
        for (number, line) in file.lines() {
            let line = code(line).trim();
            let by_hand = line.starts_with("impl") && line.contains("Serialize for State");
            let derived = has_word(line, "struct State") && attributes.contains("Serialize");
            if by_hand || derived {
                found.push(Finding::at(&file.path, number, "`State` must not be serialisable"));
            }
            // Attributes may span lines; they end where an item begins or ends.
            if line.ends_with([';', '}', '{']) {
                attributes.clear();
            } else {
                attributes.push_str(line);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arm_for_all_the_rest_is_found() {
        let check = |text: &str| views(&Tree::sample(&[("games/a/src/view.rs", text)])).len();
        for bad in ["    _ => None,", "match e { _ => 1 }", "A(_) | _ => 2", "_ if x => 3"] {
            assert_eq!(check(bad), 1, "{bad}");
        }
        let split = [("games/a/src/view/event.rs", "_ => 1"), ("games/a/src/viewer.rs", "_ => 2")];
        assert_eq!(views(&Tree::sample(&split)).len(), 1);
        for good in ["Event::Took(_) => 1", "(_, Some(x)) => 2", "// _ => x", "let _ = 1;"] {
            assert_eq!(check(good), 0, "{good}");
        }
    }

    #[test]
    fn a_leak_test_that_leans_on_the_view_is_found() {
        let check = |text: &str| hidden(&Tree::sample(&[("games/a/src/hidden.rs", text)])).len();
        for bad in [
            "use crate::view::Hand;",
            "use crate::{State, view};",
            "use super::view;",
            "let seen = game.view(state, viewer);",
            "Self::view(self, state, viewer)",
        ] {
            assert_eq!(check(bad), 1, "{bad}");
        }
        for good in
            ["use game::Viewer;", "fn determinize(view: &View)", "// see view::Hand", "view.cards"]
        {
            assert_eq!(check(good), 0, "{good}");
        }
    }

    #[test]
    fn a_state_that_could_be_sent_is_found() {
        let check = |text: &str| states(&Tree::sample(&[("games/a/src/state.rs", text)])).len();
        for bad in [
            "#[derive(Clone, Serialize)]\npub struct State {",
            "#[derive(\n    Clone,\n    Serialize,\n)]\n/// All.\npub struct State(u8);",
            "#[derive(Clone)]\n#[derive(serde::Serialize)]\npub(crate) struct State;",
            "impl Serialize for State {",
        ] {
            assert_eq!(check(bad), 1, "{bad}");
        }
        for good in [
            "use serde::Serialize;\n#[derive(Clone)]\npub struct State {",
            "#[derive(Serialize)]\npub struct Stateless;",
            "#[derive(Serialize)]\npub struct View {\n}\npub struct State {",
        ] {
            assert_eq!(check(good), 0, "{good}");
        }
    }
}
