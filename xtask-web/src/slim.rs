//! Glue and wasm with short names between them: wasm-bindgen tells imports apart by long digests, which no
//! compression makes smaller, and every visitor loads them twice.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail};

/// The section of a module in which its imports stand.
const IMPORTS: u8 = 2;
/// The kind of an import that is a function.
const FUNCTION: u8 = 0;

/// The same two with short names for imports, and the glue without its comments.
pub fn slim(js: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut names = BTreeMap::new();
    let (header, mut rest) = wasm.split_at_checked(8).context("no wasm")?;
    let mut out = header.to_vec();
    while let Some((&id, after)) = rest.split_first() {
        let (size, after) = number(after)?;
        let (body, after) = after.split_at_checked(size).context("a section is cut off")?;
        let body = if id == IMPORTS { renamed(body, &mut names)? } else { body.to_vec() };
        out.push(id);
        write_number(&mut out, body.len());
        out.extend(body);
        rest = after;
    }
    Ok((without_comments(&replaced(js, &names)), out))
}

/// The imports under short names, which are remembered.
fn renamed(body: &[u8], names: &mut BTreeMap<String, String>) -> Result<Vec<u8>> {
    let (count, mut rest) = number(body)?;
    let mut out = Vec::with_capacity(body.len());
    write_number(&mut out, count);
    for place in 0..count {
        let (module, after) = word(rest)?;
        let (name, after) = word(after)?;
        let Some((&FUNCTION, after)) = after.split_first() else {
            bail!("an import that is no function: {}", String::from_utf8_lossy(name));
        };
        let (kind, after) = number(after)?;
        let short = format!("i{place:x}");
        write_word(&mut out, module);
        write_word(&mut out, short.as_bytes());
        out.push(FUNCTION);
        write_number(&mut out, kind);
        names.insert(String::from_utf8(name.to_vec()).context("a name")?, short);
        rest = after;
    }
    Ok(out)
}

/// Every whole name that has a short one, replaced by it.
fn replaced(js: &str, names: &BTreeMap<String, String>) -> String {
    let in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut out = String::with_capacity(js.len());
    let mut rest = js;
    while let Some(first) = rest.chars().next() {
        let is = in_name(first);
        let end = rest.find(|letter| in_name(letter) != is).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        out.push_str(names.get(run).map_or(run, String::as_str));
        rest = after;
    }
    out
}

/// The glue's comments stand in lines of their own; nothing else begins as they do.
fn without_comments(js: &str) -> String {
    let is_comment = |line: &str| ["//", "/*", "*"].iter().any(|opening| line.starts_with(opening));
    let lines = js.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.map(|line| format!("{line}\n")).collect()
}

/// A number of up to 32 bits, seven at a time.
fn number(bytes: &[u8]) -> Result<(usize, &[u8])> {
    let mut value = 0_usize;
    for (place, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok((value, bytes.get(place + 1..).unwrap_or_default()));
        }
    }
    bail!("a number is cut off")
}

fn write_number(out: &mut Vec<u8>, mut value: usize) {
    loop {
        let low = u8::try_from(value & 0x7f).unwrap_or_default();
        value >>= 7;
        if value == 0 {
            return out.push(low);
        }
        out.push(low | 0x80);
    }
}

fn word(bytes: &[u8]) -> Result<(&[u8], &[u8])> {
    let (size, rest) = number(bytes)?;
    rest.split_at_checked(size).context("a word is cut off")
}

fn write_word(out: &mut Vec<u8>, word: &[u8]) {
    write_number(out, word.len());
    out.extend(word);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one type and these imports, all of them functions.
    fn module(names: &[&str]) -> Vec<u8> {
        let mut body = Vec::new();
        write_number(&mut body, names.len());
        for name in names {
            write_word(&mut body, b"./a_bg.js");
            write_word(&mut body, name.as_bytes());
            body.extend([FUNCTION, 0]);
        }
        let mut out = b"\0asm\x01\0\0\0".to_vec();
        out.extend([1, 4, 1, 0x60, 0, 0, IMPORTS]);
        write_number(&mut out, body.len());
        out.extend(body);
        out
    }

    #[test]
    fn imports_get_short_names_on_both_sides() {
        let js = "/**\n * What it is.\n */\nconst import0 = {\n    __wbg_now_0123: () => 1,\n    __wbg_now_01234: () => __wbg_now,\n};\n";
        let (js, wasm) = slim(js, &module(&["__wbg_now_0123", "__wbg_now_01234"])).unwrap();
        assert_eq!(js, "const import0 = {\ni0: () => 1,\ni1: () => __wbg_now,\n};\n");
        assert_eq!(wasm, module(&["i0", "i1"]));
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(slim("", b"\0asm").is_err());
        let whole = module(&["__wbg_now_0123"]);
        assert!(slim("", &whole[..whole.len() - 3]).is_err());
    }

    #[test]
    fn numbers_of_any_length_come_back() {
        for value in [0, 127, 128, 300, 70_000, 20_000_000] {
            let mut out = Vec::new();
            write_number(&mut out, value);
            assert_eq!(number(&out).unwrap(), (value, &[][..]));
        }
    }
}
