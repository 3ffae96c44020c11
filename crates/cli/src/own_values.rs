//! What a player kept of a deal, as it is written on the command line.

use game::Seat;
use table::{Bytes, bytes_from_hex};

/// A hash, or the bytes that a device drew.
pub fn hash(text: &str) -> Result<Bytes, String> {
    bytes_from_hex(text).ok_or_else(|| "64 lower-case hex digits are expected".to_owned())
}

/// A seat and what its device drew.
pub fn own_share(text: &str) -> Result<(Seat, Bytes), String> {
    let (seat, bytes) = text.split_once('=').ok_or("SEAT=HEX is expected, for example B=77…")?;
    let seat = seat.parse().map_err(|error| format!("{error}"))?;
    Ok((seat, hash(bytes)?))
}
