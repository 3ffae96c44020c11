//! The two encodings, and the subprotocols they are asked for by.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The subprotocol of JSON; it changes with what a stranger's client has to know.
pub const JSON: &str = "spymaster.v1.json";

/// How frames are written on one socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Binary frames, for pages of the very same build.
    Postcard,
    /// Text frames, for everybody.
    Json,
}

/// The bytes are no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no frame")]
pub struct Unreadable;

impl Encoding {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Postcard, Self::Json];

    /// The subprotocol that asks for postcard with types of this hash.
    #[must_use]
    pub fn postcard_protocol(hash: &str) -> String {
        format!("spymaster.{hash}.postcard")
    }

    /// Writes a frame.
    ///
    /// # Errors
    /// When a type breaks the rules of the wire; conformance proves that none does.
    pub fn write(self, frame: &impl Serialize) -> Result<Vec<u8>, Unreadable> {
        match self {
            Self::Postcard => postcard::to_allocvec(frame).map_err(|_| Unreadable),
            Self::Json => serde_json::to_vec(frame).map_err(|_| Unreadable),
        }
    }

    /// Reads a frame; nothing may be left over.
    ///
    /// # Errors
    /// When it is none.
    pub fn read<T: DeserializeOwned>(self, bytes: &[u8]) -> Result<T, Unreadable> {
        match self {
            Self::Postcard => match postcard::take_from_bytes(bytes) {
                Ok((frame, [])) => Ok(frame),
                Ok(_) | Err(_) => Err(Unreadable),
            },
            Self::Json => serde_json::from_slice(bytes).map_err(|_| Unreadable),
        }
    }
}
