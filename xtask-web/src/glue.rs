//! A wasm and its glue, made smaller together: short names for what passes between them, and no blanks or comments.
//!
//! wasm-bindgen's names carry a hash each, so that crates do not get in each other's way. In a finished page nothing
//! needs them any more, and hashes are what no compression makes smaller.

use std::collections::BTreeMap;
use std::ops::Range;

use anyhow::{Context as _, Result, bail};
use wasmparser::{BinaryReader, Parser, Payload};

/// Begins all short names; wasm-bindgen uses no name that begins so.
const SIGN: char = '$';

/// So many digits has a hash in a name.
const DIGITS: usize = 16;

/// The same wasm and the same glue with short names.
pub fn shorten(wasm: &[u8], js: &str) -> Result<(Vec<u8>, String)> {
    let mut names = Names::default();
    let mut out = wasm.to_vec();
    // From the back, so that the places of those before stay right.
    let sections = Sections::find(wasm)?;
    for (range, kind) in sections.0.into_iter().rev() {
        let inside = wasm.get(range.clone()).context("a section outside of the wasm")?;
        let renamed = match kind {
            Kind::Imports => imports(inside, &mut names)?,
            Kind::Exports => exports(inside, &mut names)?,
        };
        let mut section = Vec::new();
        number(renamed.len(), &mut section)?;
        section.extend(renamed);
        // The length stands before it, and its own length is that of the shortest way to write it or more.
        let head = head(wasm, &range)?;
        out.splice(head..range.end, section);
    }
    Ok((out, narrow(&names.put(js)?)?))
}

/// What has names in it.
enum Kind {
    Imports,
    Exports,
}

/// Where the sections with names are, without their heads, in their order.
struct Sections(Vec<(Range<usize>, Kind)>);

impl Sections {
    fn find(wasm: &[u8]) -> Result<Self> {
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.context("the wasm cannot be read")? {
                Payload::ImportSection(imports) => found.push((imports.range(), Kind::Imports)),
                Payload::ExportSection(exports) => found.push((exports.range(), Kind::Exports)),
                _ => {}
            }
        }
        Ok(Self(found))
    }
}

/// Where the length of a section begins.
fn head(wasm: &[u8], section: &Range<usize>) -> Result<usize> {
    let is_length = |at: &usize| {
        let read = |at: usize| {
            let mut reader = BinaryReader::new(wasm.get(at..section.start)?, 0);
            let length = reader.read_var_u32().ok()?;
            reader.eof().then_some(length as usize)
        };
        read(*at) == Some(section.len())
    };
    let start = section.start;
    (1..=5).filter_map(|back| start.checked_sub(back)).find(is_length).context("a section's length")
}

fn imports(section: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let mut reader = BinaryReader::new(section, 0);
    let mut out = Vec::new();
    let count = reader.read_var_u32()?;
    number(count as usize, &mut out)?;
    for _ in 0..count {
        let (module, name) = (reader.read_string()?, reader.read_string()?);
        text(names.module(module), &mut out)?;
        text(&names.short(name), &mut out)?;
        let kind = reader.read_u8()?;
        if kind != 0 {
            bail!("{name}: a page imports nothing but functions");
        }
        out.push(kind);
        number(reader.read_var_u32()? as usize, &mut out)?;
    }
    Ok(out)
}

fn exports(section: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let mut reader = BinaryReader::new(section, 0);
    let mut out = Vec::new();
    let count = reader.read_var_u32()?;
    number(count as usize, &mut out)?;
    for _ in 0..count {
        text(&names.short(reader.read_string()?), &mut out)?;
        out.push(reader.read_u8()?);
        number(reader.read_var_u32()? as usize, &mut out)?;
    }
    Ok(out)
}

/// A number as a wasm has it.
fn number(number: usize, out: &mut Vec<u8>) -> Result<()> {
    let mut rest = u32::try_from(number).context("a wasm has no such numbers")?;
    while rest >= 0x80 {
        out.push((rest & 0x7f) as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
    Ok(())
}

fn text(text: &str, out: &mut Vec<u8>) -> Result<()> {
    number(text.len(), out)?;
    out.extend(text.as_bytes());
    Ok(())
}

/// Long names and the short ones for them.
#[derive(Default)]
struct Names {
    short: BTreeMap<String, String>,
    module: Option<String>,
}

impl Names {
    /// What this is called from now on; what has no hash keeps its name.
    fn short(&mut self, name: &str) -> String {
        let hash = name.len().checked_sub(DIGITS).and_then(|at| name.get(at..));
        if !hash.is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_hexdigit())) {
            return name.to_owned();
        }
        let next = format!("{SIGN}{}", self.short.len());
        self.short.entry(name.to_owned()).or_insert(next).clone()
    }

    /// All of a page's imports are from its glue.
    fn module(&mut self, name: &str) -> &'static str {
        self.module = Some(name.to_owned());
        "$"
    }

    /// The glue with the same names.
    fn put(&self, js: &str) -> Result<String> {
        let js = match &self.module {
            Some(module) => {
                let quoted = format!("\"{module}\"");
                if js.matches(&quoted).count() != 1 {
                    bail!("the glue does not name {module} once");
                }
                js.replace(&quoted, "\"$\"")
            }
            None => js.to_owned(),
        };
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == SIGN;
        let mut out = String::with_capacity(js.len());
        let mut rest = js.as_str();
        while !rest.is_empty() {
            let (word, after) = rest.split_at(rest.find(|c| !is_part(c)).unwrap_or(rest.len()));
            out.push_str(self.short.get(word).map_or(word, String::as_str));
            let (between, next) = after.split_at(after.find(is_part).unwrap_or(after.len()));
            out.push_str(between);
            rest = next;
        }
        Ok(out)
    }
}

/// Without comments that have lines of their own, and without indents.
fn narrow(js: &str) -> Result<String> {
    let mut out = String::with_capacity(js.len());
    let mut in_comment = false;
    for line in js.lines().map(str::trim_start) {
        in_comment |= line.starts_with("/*");
        if line.matches('`').count() % 2 == 1 {
            bail!("the glue has a text over several lines, in which blanks count");
        }
        if !in_comment && !line.starts_with("//") && !line.is_empty() {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports `m.f_0123456789abcdef`, and exports it as `plain` and as `g_fedcba9876543210`.
    fn sample() -> Vec<u8> {
        let mut imports = vec![1];
        text("m", &mut imports).unwrap();
        text("f_0123456789abcdef", &mut imports).unwrap();
        imports.extend([0, 0]);
        let mut exports = vec![2];
        text("plain", &mut exports).unwrap();
        exports.extend([0, 0]);
        text("g_fedcba9876543210", &mut exports).unwrap();
        exports.extend([0, 0]);
        let mut wasm = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0".to_vec();
        for (kind, section) in [(2, imports), (7, exports)] {
            wasm.push(kind);
            number(section.len(), &mut wasm).unwrap();
            wasm.extend(section);
        }
        wasm
    }

    #[test]
    fn wasm_and_glue_agree_on_short_names() {
        let js = "/**\n * A comment.\n */\nconst a = {\n    f_0123456789abcdef: 1, \"m\": xf_0123456789abcdef };\n\n    w.g_fedcba9876543210(w.plain);";
        let (wasm, js) = shorten(&sample(), js).unwrap();
        assert_eq!(js, "const a = {\n$1: 1, \"$\": xf_0123456789abcdef };\nw.$0(w.plain);\n");
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(&wasm) {
            match payload.unwrap() {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let import = import.unwrap();
                        found.push(format!("{}.{}", import.module, import.name));
                    }
                }
                Payload::ExportSection(exports) => {
                    found.extend(exports.into_iter().map(|export| export.unwrap().name.to_owned()));
                }
                _ => {}
            }
        }
        assert_eq!(found, ["$.$1", "plain", "$0"]);
    }

    #[test]
    fn what_cannot_be_made_smaller_is_refused() {
        assert!(shorten(b"no wasm", "").is_err());
        assert!(shorten(&sample(), "the module is not named").is_err());
        assert!(shorten(&sample(), "\"m\" `\n`").is_err());
    }

    #[test]
    fn numbers_are_written_as_they_are_read() {
        for n in [0, 1, 127, 128, 300, 70_000] {
            let mut out = Vec::new();
            number(n, &mut out).unwrap();
            assert_eq!(BinaryReader::new(&out, 0).read_var_u32().unwrap() as usize, n);
        }
    }
}
