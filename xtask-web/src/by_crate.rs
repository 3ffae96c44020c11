//! How many bytes of a wasm come from which crate, told by the names of its functions.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// Crates below this share are put together.
const SMALL: usize = 1_000;

/// Bytes by crate, the largest first.
pub fn by_crate(wasm: &[u8]) -> Result<Vec<(String, usize)>> {
    let mut imported = 0_u32;
    let mut sizes = Vec::new();
    let mut names = HashMap::new();
    let mut sums: BTreeMap<String, usize> = BTreeMap::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.context("the wasm cannot be read")? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let kind = import?.ty;
                    imported += u32::from(matches!(kind, wasmparser::TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => sizes.push(body.range().len()),
            Payload::DataSection(data) => {
                *sums.entry("(data)".to_owned()).or_default() += data.range().len();
            }
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(parts) = section.as_known() {
                    for part in parts {
                        if let Name::Function(map) = part? {
                            for naming in map {
                                let naming = naming?;
                                names.insert(naming.index, naming.name.to_owned());
                            }
                        }
                    }
                }
            }
            _ => {}
        }
    }
    for (index, size) in (imported..).zip(sizes) {
        let name = names.get(&index).map_or("", String::as_str);
        *sums.entry(owner(name)).or_default() += size;
    }
    let mut sums: Vec<(String, usize)> = sums.into_iter().collect();
    sums.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    Ok(sums)
}

/// The crate that a function was written in, as far as its name tells.
fn owner(name: &str) -> String {
    let name = format!("{:#}", rustc_demangle::demangle(name));
    // `<alloc::vec::Vec<T> as core::ops::Drop>::drop` belongs to where the type or, failing that, the trait is from.
    let signs = ['<', '&', '*', '[', '('];
    let mut rest = name.trim_start_matches(signs);
    while let Some(inner) =
        ["dyn ", "mut ", "const ", "impl "].iter().find_map(|word| rest.strip_prefix(word))
    {
        rest = inner.trim_start_matches(signs);
    }
    let path = |text: &str| {
        let (first, _) = text.split_once("::")?;
        let first = first.split('[').next().unwrap_or(first);
        let word =
            !first.is_empty() && first.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        word.then(|| first.to_owned())
    };
    path(rest)
        .or_else(|| path(name.split_once(" as ")?.1))
        .unwrap_or_else(|| "(no crate)".to_owned())
}

/// The list as people read it.
pub fn table(parts: &[(String, usize)]) -> String {
    let mut text = String::new();
    let (mut rest, mut count) = (0, 0);
    for (name, size) in parts {
        if *size < SMALL {
            rest += size;
            count += 1;
        } else {
            let _ = writeln!(text, "{size:>9}  {name}");
        }
    }
    let _ = writeln!(text, "{rest:>9}  {count} smaller ones");
    let _ = writeln!(text, "{:>9}  in all", parts.iter().map(|(_, size)| size).sum::<usize>());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_belong_to_the_crate_in_their_name() {
        for (name, crate_name) in [
            ("_ZN4core3fmt9Formatter3pad17h0123456789abcdefE", "core"),
            ("leptos::mount::mount_to", "leptos"),
            ("<alloc::vec::Vec<T> as core::ops::drop::Drop>::drop", "alloc"),
            ("<&mut dyn game::Game as core::fmt::Debug>::fmt", "game"),
            ("<T as app::Draw>::draw", "app"),
            ("memcpy", "(no crate)"),
        ] {
            assert_eq!(owner(name), crate_name, "{name}");
        }
    }
}
