//! Writes the page, each file also compressed, and takes away what an earlier build left behind.
//!
//! What has not changed is not touched, so that the server's binary is rebuilt only for a new page.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::assets::Assets;
use crate::folder;
use crate::pages::Page;

/// Endings of what is already compressed.
const PACKED: &[&str] = &["png", "woff2"];

/// How large a file is, as it is and compressed.
#[derive(Clone, Debug)]
pub struct Size {
    /// What sources call it.
    pub name: String,
    pub raw: usize,
    pub gzip: usize,
    pub brotli: usize,
}

/// Writes everything and returns the sizes; without `packed` nothing is compressed.
pub fn write(web: &Path, assets: &Assets, pages: &[Page], packed: bool) -> Result<Vec<Size>> {
    let mut written = BTreeSet::new();
    let mut sizes = Vec::new();
    let hashed = assets.iter().map(|(name, asset)| (name, asset.path.as_str(), &asset.bytes));
    let rooted = pages.iter().map(|(name, bytes)| (name.as_str(), name.as_str(), bytes));
    for (name, path, bytes) in hashed.chain(rooted) {
        let file = web.join(path);
        put(&file, bytes)?;
        let mut size = Size {
            name: name.to_owned(),
            raw: bytes.len(),
            gzip: bytes.len(),
            brotli: bytes.len(),
        };
        let ending = file.extension().unwrap_or_default().to_string_lossy().into_owned();
        if packed && !PACKED.contains(&ending.as_str()) {
            // A name with a hash has one meaning for ever, and so has what was made of it.
            let reuse = path.starts_with("assets/");
            size.gzip = pack(&file, "gz", reuse, bytes, gzip, &mut written)?;
            size.brotli = pack(&file, "br", reuse, bytes, brotli, &mut written)?;
        }
        written.insert(file);
        sizes.push(size);
    }
    sweep(web, &written)?;
    Ok(sizes)
}

/// Writes the compressed form where it is smaller, and returns the size that travels.
fn pack(
    file: &Path,
    ending: &str,
    reuse: bool,
    bytes: &[u8],
    how: fn(&[u8]) -> Result<Vec<u8>>,
    written: &mut BTreeSet<PathBuf>,
) -> Result<usize> {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    let path = PathBuf::from(name);
    let packed = if reuse && path.is_file() { folder::bytes(&path)? } else { how(bytes)? };
    if packed.len() >= bytes.len() {
        return Ok(bytes.len());
    }
    put(&path, &packed)?;
    written.insert(path);
    Ok(packed.len())
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut out, &settings).context("brotli")?;
    Ok(out)
}

/// Writes a file that is not there yet or has changed, in one step: nobody ever reads half of it.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    let writing = || format!("cannot write {}", path.display());
    if std::fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(writing)?;
    }
    let mut half = path.as_os_str().to_owned();
    half.push(".half");
    std::fs::write(&half, bytes).with_context(writing)?;
    std::fs::rename(&half, path).with_context(writing)
}

/// Removes every file that this build did not write.
fn sweep(folder: &Path, written: &BTreeSet<PathBuf>) -> Result<()> {
    let reading = || format!("cannot read {}", folder.display());
    for entry in std::fs::read_dir(folder).with_context(reading)? {
        let path = entry.with_context(reading)?.path();
        if path.is_dir() {
            sweep(&path, written)?;
        } else if !written.contains(&path) {
            std::fs::remove_file(&path)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_build_is_left_and_all_of_it_compressed() {
        let web = std::env::temp_dir().join(format!("spymaster-web-{}", std::process::id()));
        let mut assets = Assets::default();
        let text = "body{color:red}".repeat(100).into_bytes();
        assets.add("a.css", text.clone()).unwrap();
        let page = [("index.html".to_owned(), b"<p>".to_vec())];
        write(&web, &Assets::default(), &[("old.html".to_owned(), text.clone())], true).unwrap();
        let sizes = write(&web, &assets, &page, true).unwrap();
        assert!(!web.join("old.html").exists() && !web.join("old.html.br").exists());
        let css = web.join(&assets.iter().next().unwrap().1.path);
        for ending in ["br", "gz"] {
            let mut name = css.clone().into_os_string();
            name.push(format!(".{ending}"));
            assert!(Path::new(&name).is_file(), "{ending}");
        }
        assert_eq!(sizes[0].raw, text.len());
        assert!(sizes[0].brotli < 60 && sizes[0].gzip < 100);
        // Three letters get no smaller.
        assert_eq!(sizes[1].brotli, 3);
        assert!(!web.join("index.html.br").exists());
        std::fs::remove_dir_all(&web).unwrap();
    }
}
