//! What is wrong with a content file: which file, which key, and why.

/// A content file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {key}: {reason}")]
pub struct ContentError {
    /// The file's name, as the person gave it.
    pub file: String,
    /// The place in it, e.g. `mission[3].cities`.
    pub key: String,
    /// What is wrong there.
    pub reason: String,
}

impl ContentError {
    /// An error at this key; the file's name is filled in by whoever knows it.
    #[must_use]
    pub fn at(key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { file: String::new(), key: key.into(), reason: reason.into() }
    }

    /// The same error, in this file.
    #[must_use]
    pub fn in_file(mut self, file: &str) -> Self {
        self.file = file.to_owned();
        self
    }
}
