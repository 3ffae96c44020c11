//! Files of people's own: editions and records; a module of its own, loaded only when somebody has one.
//!
//! Parsers would weigh a fifth of the page, and hardly anybody loads a file. Knows no page.
#![warn(missing_docs)]

mod edition;
mod games;
mod record;

pub use edition::read_edition;
pub use record::{read_record, write_record};
