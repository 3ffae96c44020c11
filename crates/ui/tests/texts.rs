//! Every word of the shell: in three languages, none missing, none left over.
#![allow(clippy::unwrap_used, clippy::string_slice)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::Lang;
use text::audit;

/// The keys in the sources of the shell: whatever stands in quotes and looks like one.
fn used_keys(known: &BTreeSet<String>) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = String::new();
    let app = ["app/src", "app/src/home", "app/src/online", "app/src/replay"];
    for folder in ["ui/src", "keeper/src"].into_iter().chain(app) {
        for file in fs::read_dir(root.join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|end| end == "rs") {
                sources.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let words = sources.split('"').map(str::to_owned).collect::<BTreeSet<_>>();
    // A call of `t` or a message says its key for sure, known or not.
    let said = ["t(\"", "Message::new(\""].into_iter().flat_map(|call| {
        let whole =
            |place: usize| !sources[..place].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let places = sources.match_indices(call).filter(move |(place, _)| whole(*place));
        places.filter_map(|(place, call)| sources[place + call.len()..].split('"').next())
    });
    let said: Vec<String> = said.map(str::to_owned).collect();
    words.intersection(known).cloned().chain(said).collect()
}

fn keys_of(source: &str) -> BTreeSet<String> {
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    source.lines().filter(begins).filter_map(key).collect()
}

#[test]
fn every_language_has_every_key_that_the_shell_says_and_no_other() {
    let known = keys_of(ui::shell_text(Lang::En));
    let used = used_keys(&known);
    let used: Vec<&str> = used.iter().map(String::as_str).collect();
    let files = Lang::ALL.map(|lang| (lang, vec![ui::shell_text(lang)]));
    let files: Vec<(Lang, &[&str])> =
        files.iter().map(|(lang, sources)| (*lang, sources.as_slice())).collect();
    assert_eq!(audit(&files, &used), Vec::<String>::new());
}
