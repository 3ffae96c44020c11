//! What administrators can do with one table.

use game::{Playable, Seat, TableAct};
use wire::{Denied, Stage, ToClient};

use super::{AdminDetails, AdminReply, AdminSeat, AdminTable};
use crate::hall::Hall;
use crate::room::Room;

/// Something to be done with one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Show,
    Close,
    Export,
}

/// Does it, if this hall has the table.
pub async fn perform<G: Playable>(hall: &Hall<G>, table: &str, task: Task) -> Option<AdminReply> {
    let room = match hall.open(table).await {
        Ok(room) => room?,
        Err(error) => return Some(AdminReply::failed(&error)),
    };
    let denied = match task {
        Task::Show => return Some(AdminReply::Table(Box::new(room.details()))),
        Task::Close => room.table_act(TableAct::Abandon).await,
        Task::Export => match room.record().await {
            ToClient::Record(text) => return Some(AdminReply::Record(text)),
            ToClient::Denied(why) => Some(why),
            _ => Some(Denied::Failed),
        },
    };
    let why = match (denied, task) {
        (None, _) => return Some(AdminReply::Done),
        (Some(Denied::WrongStage), Task::Export) => {
            "the game is not over, and before that its record is nobody's business".to_owned()
        }
        (Some(Denied::WrongStage), _) => "no game is running at this table".to_owned(),
        (Some(why), _) => why.to_string(),
    };
    Some(AdminReply::Refused(why))
}

/// A table as the store lists it.
pub fn listed(listed: store::Listed) -> AdminTable {
    let store::Listed { number, head, stage, created, opened, rows, people } = listed;
    let stage = match stage {
        store::Stage::Waiting => Stage::Waiting,
        store::Stage::Running => Stage::Running,
        store::Stage::Over => Stage::Over,
    };
    let rows = told_rows(stage, rows);
    AdminTable { number, table: head.table, game: head.game, stage, created, opened, rows, people }
}

/// The number of rows, unless it would say how often somebody acts in secret.
fn told_rows(stage: Stage, rows: u32) -> Option<u32> {
    (stage != Stage::Running).then_some(rows)
}

impl<G: Playable> Room<G> {
    /// What administrators may know: nothing of the game itself.
    fn details(&self) -> AdminDetails {
        let inner = self.inner();
        let facts = &inner.facts;
        let info = inner.info_at(&self.id, inner.system.now());
        let seats = (0..).map(Seat).zip(&facts.chairs).map(|(seat, chair)| {
            let mut guests = chair.person.into_iter().flat_map(|one| facts.guests_of(one)).cloned();
            AdminSeat {
                seat,
                sitter: chair.sitter,
                name: facts.name_on(chair).to_owned(),
                guest: guests.next(),
                devices: guests.collect(),
                connected: inner.is_present(chair),
            }
        });
        AdminDetails {
            table: self.id.clone(),
            game: G::ID.to_owned(),
            rules: info.rules,
            edition: info.edition,
            options: serde_json::to_string(&info.options).unwrap_or_default(),
            stage: info.stage,
            rows: told_rows(info.stage, inner.rows()),
            uploaded: info.uploaded,
            host: facts.people.guest(facts.host).cloned(),
            watching: u32::try_from(info.watching.len()).unwrap_or(u32::MAX),
            seats: seats.collect(),
        }
    }
}
