//! How many bytes of a wasm come from which crate, and from which function, told by the names of its functions.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// Crates below this share are put together.
const SMALL: usize = 1_000;

/// So many functions are listed.
const SHOWN: usize = 40;

/// Where the bytes of a wasm come from.
pub struct Parts {
    /// Bytes by crate, the largest first.
    crates: Vec<(String, usize)>,
    /// Bytes by function and how often it is there, once for each set of types it is used with.
    functions: Vec<(String, usize, usize)>,
}

/// Takes a wasm apart.
pub fn by_crate(wasm: &[u8]) -> Result<Parts> {
    let mut imported = 0_u32;
    let mut sizes = Vec::new();
    let mut names = HashMap::new();
    let mut sums: BTreeMap<String, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<String, (usize, usize)> = BTreeMap::new();
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
        let name = format!("{:#}", rustc_demangle::demangle(name));
        *sums.entry(owner(&name)).or_default() += size;
        let (bytes, count) = kinds.entry(kind(&name)).or_default();
        *bytes += size;
        *count += 1;
    }
    let mut crates: Vec<(String, usize)> = sums.into_iter().collect();
    crates.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    let functions = kinds.into_iter().map(|(name, (bytes, count))| (name, bytes, count));
    let mut functions: Vec<(String, usize, usize)> = functions.collect();
    functions.sort_by_key(|(_, bytes, _)| std::cmp::Reverse(*bytes));
    functions.truncate(SHOWN);
    Ok(Parts { crates, functions })
}

/// The name of a function without what tells apart its copies for different types.
fn kind(name: &str) -> String {
    let name = match name.rsplit_once("::h") {
        Some((name, hash)) if hash.len() == 16 => name,
        _ => name,
    };
    name.chars().take(120).collect()
}

/// The crate that a function was written in, as far as its name tells.
fn owner(name: &str) -> String {
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

/// The lists as people read them.
pub fn table(parts: &Parts) -> String {
    let mut text = String::new();
    let (mut rest, mut count) = (0, 0);
    for (name, size) in &parts.crates {
        if *size < SMALL {
            rest += size;
            count += 1;
        } else {
            let _ = writeln!(text, "{size:>9}  {name}");
        }
    }
    let _ = writeln!(text, "{rest:>9}  {count} smaller ones");
    let _ =
        writeln!(text, "{:>9}  in all", parts.crates.iter().map(|(_, size)| size).sum::<usize>());
    let _ = writeln!(text, "\n{:>9} {:>6}  the largest functions", "bytes", "copies");
    for (name, bytes, count) in &parts.functions {
        let _ = writeln!(text, "{bytes:>9} {count:>6}  {name}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_belong_to_the_crate_in_their_name() {
        for (name, crate_name) in [
            ("core::fmt::Formatter::pad::h0123456789abcdef", "core"),
            ("dom::mount::mount_to", "dom"),
            ("<alloc::vec::Vec<T> as core::ops::drop::Drop>::drop", "alloc"),
            ("<&mut dyn game::Game as core::fmt::Debug>::fmt", "game"),
            ("<T as app::Draw>::draw", "app"),
            ("memcpy", "(no crate)"),
        ] {
            assert_eq!(owner(name), crate_name, "{name}");
        }
    }

    #[test]
    fn copies_of_a_function_are_one_kind() {
        assert_eq!(kind("a::b<T>::c::h0123456789abcdef"), kind("a::b<T>::c::hfedcba9876543210"));
        assert_eq!(kind("a::b::here"), "a::b::here");
    }
}
