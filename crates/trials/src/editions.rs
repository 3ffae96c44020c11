//! The house editions of a game: what is built in is what its files say, and every released one can still be played.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game::{Deal, House, Playable, Seed};

/// The compact form of the house edition is that of `content/house.toml`, and it is among the released ones: a file
/// named by its hash under `content/released`. All of these files are listed in `src/released.rs`.
///
/// Under `BLESS`, all of this is written. Whoever makes a new edition removes the files of editions that were never
/// released.
///
/// # Panics
/// When something is not as it should be.
pub fn are_blessed<G: House>(root: &str) {
    let root = Path::new(root);
    let bless = std::env::var_os("BLESS").is_some();
    let house = root.join("content/house.postcard");
    let text = fs::read_to_string(root.join("content/house.toml")).unwrap();
    let blob = G::blob_of(&text).unwrap();
    let hash = hash_of::<G>(&blob);
    let released = root.join("content/released");
    if bless {
        fs::create_dir_all(&released).unwrap();
        fs::write(&house, &blob).unwrap();
        fs::write(released.join(format!("{hash}.postcard")), &blob).unwrap();
    }
    let again = "run `cargo xtask bless` and build again";
    assert!(fs::read(&house).unwrap() == blob, "content/house.toml has changed: {again}");
    let mut hashes = Vec::new();
    for entry in fs::read_dir(&released).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        assert_eq!(hash_of::<G>(&fs::read(&path).unwrap()), name, "{}", path.display());
        hashes.push(name);
    }
    assert!(hashes.contains(&hash), "the house edition is not among the released ones: {again}");
    let newest = fs::read(released.join(format!("{hash}.postcard"))).unwrap();
    assert!(newest == blob, "the texts of the house edition have changed: {again}");
    hashes.sort_unstable();
    let list = root.join("src/released.rs");
    let expected = listed(&hashes);
    if bless {
        fs::write(&list, &expected).unwrap();
    }
    assert!(fs::read_to_string(&list).unwrap() == expected, "src/released.rs is old: {again}");
}

/// Every released edition is found by its hash, and a table with it can be set up.
///
/// # Panics
/// When one is not, or when something else is found.
pub fn all_can_be_played<G: House + Playable>() {
    let house = G::house().unwrap().edition_hash().to_string();
    let hashes = G::released().iter().map(|(hash, _)| *hash);
    for hash in hashes.chain([house.as_str()]) {
        let game = G::find(hash, None, G::NEWEST_RULES).unwrap();
        assert_eq!(game.edition_hash().to_string(), hash);
        for seats in G::SEATS {
            let options = G::default_options(seats);
            assert!(game.setup(&options, &Deal::new(Seed::from_text(hash))).is_ok(), "{seats}");
        }
    }
    assert_eq!(G::earlier().unwrap().len() + 1, G::released().len());
    for unknown in ["", &"0".repeat(64), &house.to_uppercase()] {
        let error = G::find(unknown, None, 1).err().unwrap();
        assert_eq!(error.key, "edition.hash", "{unknown}");
        // Another edition does not stand in for it.
        assert!(G::find(unknown, Some(G::HOUSE), 1).is_err());
    }
}

fn hash_of<G: House>(blob: &[u8]) -> String {
    let edition = std::sync::Arc::new(G::edition_of(blob).unwrap());
    G::new(edition, G::NEWEST_RULES).unwrap().edition_hash().to_string()
}

/// The source file that lists these editions.
fn listed(hashes: &[String]) -> String {
    let mut out = String::from(
        "//! Every released house edition by its hash; written by a test (`cargo xtask bless`) from `content/released`.\n\n\
         use game::Released;\n\n\
         /// A page has none of them built in: it loads the file.\n\
         #[cfg(target_arch = \"wasm32\")]\n\
         pub(crate) const RELEASED: &[Released] = &[];\n\n\
         #[cfg(not(target_arch = \"wasm32\"))]\n\
         #[rustfmt::skip]\n\
         pub(crate) const RELEASED: &[Released] = &[\n",
    );
    for hash in hashes {
        let _ = writeln!(
            out,
            "    (\"{hash}\", include_bytes!(\"../content/released/{hash}.postcard\")),"
        );
    }
    out.push_str("];\n");
    out
}
