//! Why a record cannot be used; every error says where.

use crate::NotationError;

/// Why a record cannot be replayed; always says where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not the JSON of a record.
    #[error("not a record: {reason} (line {line}, column {column})")]
    Json {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What the parser says.
        reason: String,
    },
    /// A field has a wrong value.
    #[error("{field}: {reason}")]
    Field {
        /// Which one.
        field: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// A row is not understood.
    #[error("row {row}: {error}")]
    Notation {
        /// Which one, counted from 1.
        row: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// The rules refuse a row.
    #[error("row {row}: refused by {clause}: {refusal}")]
    Refused {
        /// Which one, counted from 1.
        row: usize,
        /// The clause.
        clause: &'static str,
        /// The refusal, for developers.
        refusal: String,
    },
    /// An undo takes back more than there is.
    #[error("row {row}: there are not that many acts to take back")]
    Undo {
        /// Which one, counted from 1.
        row: usize,
    },
    /// The state after a row is not the one that was recorded.
    #[error("row {row}: the check is {expected}, but the position after it has {found}")]
    Check {
        /// Which one, counted from 1.
        row: usize,
        /// What the record says.
        expected: String,
        /// What came out.
        found: String,
    },
}

impl RecordError {
    pub(super) fn json(error: serde_json::Error) -> Self {
        let text = error.to_string();
        // The parser's own message ends with the place; it is said once.
        let reason = text.split(" at line ").next().unwrap_or_default().to_owned();
        Self::Json { line: error.line(), column: error.column(), reason }
    }

    pub(super) fn field(
        field: &'static str,
        expected: impl ToString,
        found: impl ToString,
    ) -> Self {
        let reason = format!("says {}, but is {}", expected.to_string(), found.to_string());
        Self::Field { field, reason }
    }
}
