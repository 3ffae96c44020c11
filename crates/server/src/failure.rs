//! What a client is told when the store fails.

use store::StoreError;
use wire::Denied;

/// The reason in the client's words.
pub const fn denied_by(error: &StoreError) -> Denied {
    match error {
        StoreError::Full => Denied::DiskFull,
        StoreError::Damaged { .. } => Denied::Damaged,
        StoreError::Conflict
        | StoreError::InUse
        | StoreError::Newer { .. }
        | StoreError::Broken(_) => Denied::Failed,
    }
}
