//! Every released house edition by its hash; written by a test (`cargo xtask bless`) from `content/released`.

use game::Released;

/// A page has none of them built in: it loads the file.
#[cfg(target_arch = "wasm32")]
pub(crate) const RELEASED: &[Released] = &[];

#[cfg(not(target_arch = "wasm32"))]
#[rustfmt::skip]
pub(crate) const RELEASED: &[Released] = &[
    ("ad90096493c424cf58b252867bab87202e1b3022cfd5d78b4300137cd8cbdb5a", include_bytes!("../content/released/ad90096493c424cf58b252867bab87202e1b3022cfd5d78b4300137cd8cbdb5a.postcard")),
];
