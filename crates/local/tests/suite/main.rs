//! Tables of a device, natively: nothing is shown before it is stored, writes append, lines belong to one viewer, and
//! what earlier builds stored is read.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::unreachable)]

mod lines;
mod older;
mod storing;
