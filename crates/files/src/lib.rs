//! Files of people's own: editions, records and proofs, and the codes that lead phones to a table; a module of its
//! own, loaded only when somebody needs one.
//!
//! Parsers would weigh a fifth of the page, and hardly anybody loads a file. Knows no page.
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
