//! The same people, bots and options once more, at another table.
//!
//! Whoever made the first table is host of the next one, whoever asks for it. Bots are seated there. Every person's
//! chair is kept for that person, on all of their devices; the host can free it or put a bot on it.

use game::{Playable, Seat};
use table::Sitter;
use wire::ToClient;

use super::facts::{Facts, Row};
use super::inner::Inner;
use super::new_table::{Party, new_table};
use super::plan::{Plan, Reply, denied, no_randomness};

impl<G: Playable> Inner<G> {
    /// Sets the next table up.
    pub fn rematch(&self, guest: &str) -> Result<Plan<G>, Reply<G>> {
        let facts = &self.facts;
        if facts.rematch.is_some() {
            return Err(denied(wire::Denied::WrongStage));
        }
        // Only where the maker was forgotten somebody else is host.
        let host = facts.guests_of(facts.host).next().map_or(guest, String::as_str);
        let (mut party, mut rows) = (Party::of(host), Vec::new());
        if host != guest || facts.made_by(guest) {
            bring(facts, facts.host, &mut party, &mut rows);
        }
        for (seat, chair) in (0..).map(Seat).zip(&facts.chairs) {
            let person = chair.person.and_then(|one| bring(facts, one, &mut party, &mut rows));
            match (chair.sitter, person) {
                (Sitter::Bot(kind), _) => rows.push(Row::Bot { seat, kind }),
                (Sitter::Person, Some(person)) => rows.push(Row::Kept { seat, person }),
                // Somebody who was forgotten does not come back.
                (Sitter::Person | Sitter::Open, _) => {}
            }
        }
        let made = new_table(&self.system, &self.game, &facts.options, party, &rows);
        let (kept, links) = made.map_err(no_randomness::<G>)?;
        let mut plan = Plan::rows(vec![Row::Rematch(kept.head.table.clone())]);
        // Links are for the host alone.
        let links = ToClient::Links(links);
        match facts.made_by(guest) || host == guest {
            true => plan.replies.push(links),
            false => plan.tell.push((facts.host, links)),
        }
        plan.create = Some(kept);
        Ok(plan)
    }
}

/// Invites all guests who are this person, under the name from here; answers the number at the next table.
fn bring<O: Clone>(
    facts: &Facts<O>,
    person: u32,
    party: &mut Party,
    rows: &mut Vec<Row<O>>,
) -> Option<u32> {
    let mut guests = facts.guests_of(person);
    let number = party.invite(guests.next()?, facts.people.name(person));
    for device in guests {
        let device = party.invite(device, "");
        let row = Row::Returned { person: number, device };
        // The maker may sit on a chair too.
        if !rows
            .iter()
            .any(|one| matches!(one, Row::Returned { device: known, .. } if *known == device))
        {
            rows.push(row);
        }
    }
    Some(number)
}
