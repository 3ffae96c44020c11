//! Every released house edition by its hash; written by a test (`cargo xtask bless`) from `content/released`.

use game::Released;

/// A page has none of them built in: it loads the file.
#[cfg(target_arch = "wasm32")]
pub(crate) const RELEASED: &[Released] = &[];

#[cfg(not(target_arch = "wasm32"))]
#[rustfmt::skip]
pub(crate) const RELEASED: &[Released] = &[
    ("a54ad93cd003b2966c5b885a496ea79ee2ee54138c1fe666b86602269fe2566b", include_bytes!("../content/released/a54ad93cd003b2966c5b885a496ea79ee2ee54138c1fe666b86602269fe2566b.postcard")),
];
