//! Which of a crate's licences it is used under, and where that text is.
//!
//! Where there is a choice, Apache-2.0 is taken before MIT: its text is the same for everybody, so that it stands on
//! the page once.

use std::path::Path;

use anyhow::{Context as _, Result};

use super::packages::Package;
use crate::folder;

/// Words that only this licence has, in every copy of it.
const APACHE: (&str, &str) = ("Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION");
const MIT: (&str, &str) = ("MIT", "Permission is hereby granted, free of charge");

/// The names of files with licences begin with one of these.
const NAMES: &[&str] = &["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "UNLICENSE", "NOTICE"];

/// Our own copies, for crates that name a licence and bring no text.
pub struct Templates {
    apache: String,
    mit: String,
}

impl Templates {
    pub fn read(root: &Path) -> Result<Self> {
        let read = |name: &str| folder::text(&root.join(name));
        Ok(Self { apache: read("LICENSE-APACHE")?, mit: read("LICENSE-MIT")? })
    }

    fn of(&self, licence: &str, package: &Package) -> Option<String> {
        if licence == APACHE.0 {
            return Some(self.apache.clone());
        }
        if licence != MIT.0 {
            return None;
        }
        let whose = if package.authors.is_empty() {
            format!("the authors of {}", package.name)
        } else {
            package.authors.join(", ")
        };
        let terms = self.mit.get(self.mit.find(MIT.1)?..)?;
        Some(format!("MIT License\n\nCopyright (c) {whose}\n\n{terms}"))
    }
}

/// The texts a crate is handed on with, each with the name of its licence.
pub fn texts(
    package: &Package,
    all: &[Package],
    templates: &Templates,
) -> Result<Vec<(String, String)>> {
    let licence = chosen(&package.expression);
    let same = |other: &&Package| {
        !package.home.is_empty()
            && other.home == package.home
            && chosen(&other.expression) == licence
    };
    // Its own texts; else those of another crate from the same place; else our copy.
    for one in std::iter::once(package).chain(all.iter().filter(same)) {
        let found = fitting(&licence, files(&one.folder)?);
        if !found.is_empty() {
            // A notice goes with its crate alone; the terms beside it are the same for all.
            let apart = if licence == APACHE.0 { found } else { vec![found.join("\n\n\n")] };
            return Ok(apart.into_iter().map(|text| (licence.clone(), text)).collect());
        }
    }
    let text = templates.of(&licence, package);
    let text = text.with_context(|| format!("{licence}: there is no text of it"))?;
    Ok(vec![(licence, text)])
}

/// The licence a crate is used under; an expression that offers no plain choice stays whole.
fn chosen(expression: &str) -> String {
    let offers: Vec<&str> = expression.split(" OR ").flat_map(|part| part.split('/')).collect();
    let plain = !expression.contains('(') && !expression.contains(" AND ");
    let picked = [APACHE.0, MIT.0].into_iter().find(|wanted| plain && offers.contains(wanted));
    picked.unwrap_or(expression).to_owned()
}

/// Of a crate's texts those that belong to this licence, and what must go with it.
fn fitting(licence: &str, files: Vec<(String, String)>) -> Vec<String> {
    let belongs = |name: &str, text: &str| {
        if licence == APACHE.0 {
            text.contains(APACHE.1) || name.starts_with("NOTICE")
        } else if licence == MIT.0 {
            text.contains(MIT.1)
        } else {
            true
        }
    };
    // A notice alone is no licence.
    if files.iter().all(|(name, text)| name.starts_with("NOTICE") || !belongs(name, text)) {
        return Vec::new();
    }
    files.into_iter().filter(|(name, text)| belongs(name, text)).map(|(_, text)| text).collect()
}

/// The texts at the root of a crate, with their names in capitals.
fn files(folder: &Path) -> Result<Vec<(String, String)>> {
    let reading = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(reading)? {
        let path = entry.with_context(reading)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            found.push((name, folder::text(&path)?));
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(expression: &str) -> Package {
        Package {
            name: "a".to_owned(),
            version: "1.0.0".to_owned(),
            expression: expression.to_owned(),
            authors: vec!["Ada".to_owned()],
            home: String::new(),
            folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("src/licences"),
        }
    }

    #[test]
    fn of_several_licences_one_is_chosen() {
        for (expression, licence) in [
            ("MIT OR Apache-2.0", "Apache-2.0"),
            ("MIT/Apache-2.0", "Apache-2.0"),
            ("Unlicense OR MIT", "MIT"),
            ("MIT AND BSD-3-Clause", "MIT AND BSD-3-Clause"),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", "(MIT OR Apache-2.0) AND Unicode-3.0"),
            ("Zlib", "Zlib"),
        ] {
            assert_eq!(chosen(expression), licence);
        }
    }

    #[test]
    fn only_the_chosen_text_is_taken_and_notices_go_with_it() {
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let apache = file("LICENSE-APACHE", APACHE.1);
        let files = || vec![apache.clone(), file("LICENSE-MIT", MIT.1), file("NOTICE", "n")];
        assert_eq!(fitting("Apache-2.0", files()), [APACHE.1, "n"]);
        assert_eq!(fitting("MIT", files()), [MIT.1]);
        assert_eq!(fitting("Zlib", vec![file("LICENSE", "z")]), ["z"]);
        assert!(fitting("Apache-2.0", vec![file("NOTICE", "n")]).is_empty());
    }

    #[test]
    fn a_crate_without_a_text_gets_our_copy_or_fails() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let templates = Templates::read(&root).unwrap();
        let mit = texts(&package("MIT"), &[], &templates).unwrap();
        assert!(mit.iter().all(|(_, text)| text.contains("Copyright (c) Ada\n\nPermission")));
        let apache = texts(&package("MIT OR Apache-2.0"), &[], &templates).unwrap();
        assert!(apache.iter().all(|(_, text)| text.contains(APACHE.1)));
        let none = texts(&package("BSL-1.0"), &[], &templates).unwrap_err();
        assert_eq!(none.to_string(), "BSL-1.0: there is no text of it");
    }
}
