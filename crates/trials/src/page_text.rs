//! The texts of a game's page: in three languages, none missing, none left over, none said twice.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::Lang;
use text::{Texts, audit};

/// What a page says in a language.
pub type Text = fn(Lang) -> &'static str;

/// Fails on a key that the sources below `folder` name and a language lacks, and on one that they do not name.
/// Keys begin with `prefix` and stand in quotation marks; `classes` look like keys and are none.
pub fn page_says_all(folder: &str, prefix: &str, classes: &[&str], page: Text) {
    let keys = keys(&Path::new(folder).join("src"), prefix, classes);
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let sources = Lang::ALL.map(|lang| (lang, [page(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = audit(&files, &keys);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Fails on a key that is there twice in what a page shows together: shell, rules and its own words.
pub fn nothing_is_said_twice(texts: [Text; 3]) {
    for lang in Lang::ALL {
        assert!(Texts::new(lang, &texts.map(|text| text(lang))).is_ok(), "{lang}");
    }
}

fn keys(folder: &Path, prefix: &str, classes: &[&str]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys.append(&mut self::keys(&path, prefix, classes));
            continue;
        }
        let source = fs::read_to_string(path).unwrap();
        let is_key = |word: &&str| {
            word.starts_with(prefix) && !word.contains(' ') && !classes.contains(word)
        };
        keys.extend(source.split('"').filter(is_key).map(str::to_owned));
    }
    keys
}
