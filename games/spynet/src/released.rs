//! Every released house edition by its hash; written by a test (`cargo xtask bless`) from `content/released`.

use game::Released;

/// A page has none of them built in: it loads the file.
#[cfg(target_arch = "wasm32")]
pub(crate) const RELEASED: &[Released] = &[];

#[cfg(not(target_arch = "wasm32"))]
#[rustfmt::skip]
pub(crate) const RELEASED: &[Released] = &[
    ("8143724c86b34e1ba1a842426c8d7fa2508d4dad8091e1db2b8967922a83a1d0", include_bytes!("../content/released/8143724c86b34e1ba1a842426c8d7fa2508d4dad8091e1db2b8967922a83a1d0.postcard")),
];
