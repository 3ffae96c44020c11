//! Bad and good samples for the rules about clauses.

use super::*;

const EN: &str =
    "# Game\n\n**XY-1.1** One.\nMore of it, see **XY-1.2** there.\n\n**XY-1.10** Ten.\n";

fn tree(extra: &[(&'static str, &'static str)]) -> Tree {
    let mut files =
        vec![("games/a/rules/de.md", EN), ("games/a/rules/en.md", EN), ("games/a/rules/fr.md", EN)];
    files.retain(|(path, _)| extra.iter().all(|(other, _)| other != path));
    files.extend(extra);
    Tree::sample(&files)
}

fn said(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}

#[test]
fn a_clause_is_read_at_the_start_of_a_paragraph_only() {
    let tree = tree(&[]);
    let ids = clauses(&tree, "a", "en");
    assert_eq!(ids, [(3, "XY-1.1"), (6, "XY-1.10")]);
    assert_eq!(cites("\"XY-4.3\", (XY-1.2). UTF-8 A-1 xy-1.1 XY-2.x"), ["XY-4.3", "XY-1.2"]);
}

#[test]
fn languages_that_differ_are_found() {
    assert_eq!(languages(&tree(&[])), []);
    let check = |german| said(&languages(&tree(&[("games/a/rules/de.md", german)])));
    let de = "games/a/rules/de.md";
    assert_eq!(check("**XY-1.1** Eins.\n"), [format!("{de}: XY-1.10 is missing")]);
    assert_eq!(
        check("**XY-1.1** a\n\n**XY-1.10** b\n\n**XY-2.1** c\n"),
        [format!("{de}:5: XY-2.1 is not in English")]
    );
    assert_eq!(
        check("**XY-1.1** a\n\n**XY-1.10** b\n\n**XY-1.1** c\n"),
        [format!("{de}:5: XY-1.1 a second time")]
    );
    assert_eq!(
        check("**XY-1.10** b\n\n**XY-1.1** a\n"),
        [format!("{de}: the clauses stand in another order than in English")]
    );
    assert_eq!(check("nothing\n"), [format!("{de}: no clauses")]);
}

#[test]
fn a_clause_without_a_test_is_found() {
    let check = |text| said(&tested(&tree(&[("games/a/tests/clauses.rs", text)])));
    let (one, ten) =
        ("games/a/rules/en.md: XY-1.1 has no test", "games/a/rules/en.md: XY-1.10 has no test");
    assert_eq!(check(""), [one, ten]);
    // 1.1 is not shown by a test of 1.10, nor the other way round.
    assert_eq!(check("#[test]\nfn xy_1_10_ten() {\n"), [one]);
    assert_eq!(check("#[test]\nfn xy_1_1_one() {\n"), [ten]);
    assert_eq!(check("#[test]\nfn xy_1_1() {\n}\n#[test]\n#[cfg(x)]\nfn xy_1_10_a() {\n"), [""; 0]);
    // A function that is no test shows nothing.
    assert_eq!(
        check("fn xy_1_1_one() {\n}\n#[test]\nfn other() {\n}\nfn xy_1_10() {\n"),
        [one, ten]
    );
    assert!(check("#[test]\nfn xy_9_9_x() {\n")[0].ends_with("no clause for xy_9_9_x"));
}

#[test]
fn the_longest_clause_gives_a_test_its_name() {
    let clauses = ["XY-1.1", "XY-1.1.10"];
    assert_eq!(named("xy_1_1_10_agents", &clauses), Some("XY-1.1.10"));
    assert_eq!(named("xy_1_1_11_agents", &clauses), Some("XY-1.1"));
}

#[test]
fn a_scenario_shows_the_clauses_of_its_head() {
    let path = "games/a/tests/scenarios/x.txt";
    let check = |text| tested(&tree(&[(path, text)])).len();
    assert_eq!(check("title x\nclause XY-1.1 XY-1.10\n\n[setup]\n"), 0);
    assert_eq!(check("title x\nclause XY-1.1\n\n[setup]\nclause XY-1.10\n"), 1);
    assert_eq!(check("title XY-1.1\n[play]\nrefuse A x XY-1.10\n"), 2);
}

#[test]
fn a_citation_of_nothing_is_found() {
    let check = |path, text| cited(&tree(&[(path, text)])).len();
    // The rules themselves cite a clause that is not there, once in each language.
    assert_eq!(check("games/a/src/refusal.rs", "\"XY-1.1\" \"AB-9.9\""), 3);
    assert_eq!(check("games/a/src/refusal.rs", "\"XY-4.3\""), 4);
    assert_eq!(check("docs/rulings.md", "### XY-1.11"), 4);
    assert_eq!(check("crates/game/src/lib.rs", "XY-1.11"), 3);
}
