//! Reads and writes players' own files (editions, records and proofs) and draws QR codes.
//!
//! It is a wasm file of its own that the page loads on demand, because the parsers would be a fifth of the page and
//! few players ever load a file. It knows nothing about the page.
#![warn(missing_docs)]

mod edition;
mod games;
mod proof;
mod qr;
mod record;

pub use edition::read_edition;
pub use proof::read_proof;
pub use qr::qr;
pub use record::{read_record, write_record};
