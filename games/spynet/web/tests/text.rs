//! What the page says exists in three languages, and every sentence is said somewhere.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Lang, Words};
use spynet::SpyNet;
use spynet_web::text;

/// Every key that stands in the sources, between quotation marks.
fn keys() -> Vec<String> {
    let mut keys = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(path).unwrap();
            let words = source.split('"').filter(|word| word.starts_with("sn-"));
            keys.extend(words.map(str::to_owned));
        }
    }
    keys.into_iter().collect()
}

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    let keys = keys();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let sources = Lang::ALL.map(|lang| (lang, [text(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = ::text::audit(&files, &keys);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn the_page_never_says_what_shell_or_rules_say_already() {
    for lang in Lang::ALL {
        let sources = [ui::shell_text(lang), SpyNet::text(lang), text(lang)];
        // A key that is there twice is an error.
        assert!(::text::Texts::new(lang, &sources).is_ok(), "{lang}");
    }
}
