//! Writes a whole position, one fact a line. The forms are described where they are read, in `read_position`.

use game::{Notation, Seat};

use super::{agent_id, card_id, domicile_id, edge_id, gadget_id, mission_id, room_id, upgrade_id};
use crate::action::Action;
use crate::course::Course;
use crate::grid::{Edge, Room};
use crate::ids::{Agent, Gadget, Mission, bits};
use crate::options::{AgentRule, RaidRule};
use crate::phase::explore::Raider;
use crate::phase::plan;
use crate::sheet::Sheet;
use crate::state::{Neighbour, Phase, SeatState, State, stacks};
use crate::{Edition, Spyworld};

/// Lines under way.
struct Lines(String);

impl Lines {
    fn push(&mut self, words: impl IntoIterator<Item = String>) {
        let words: Vec<String> = words.into_iter().collect();
        self.0 += &words.join(" ");
        self.0.push('\n');
    }

    /// A line with a list, left out where the list is empty.
    fn list(&mut self, head: &str, words: impl IntoIterator<Item = String>) {
        let mut words = words.into_iter().peekable();
        if words.peek().is_some() {
            self.push(core::iter::once(head.to_owned()).chain(words));
        }
    }

    /// A line that stands there only where it holds.
    fn fact(&mut self, holds: bool, line: String) {
        if holds {
            self.push([line]);
        }
    }
}

/// Writes every fact of a position.
pub(super) fn write(game: &Spyworld, state: &State) -> String {
    let edition = &*game.edition;
    let mut lines = Lines(String::new());
    lines.push([format!("seats {}", state.n_seats())]);
    lines.push([format!("domicile {}", domicile_id(edition, state.domicile))]);
    lines.push([match state.agents {
        AgentRule::Usual => "agents usual".to_owned(),
        AgentRule::Free => "agents free".to_owned(),
    }]);
    lines.push([match state.raids {
        RaidRule::Together => "raids together".to_owned(),
        RaidRule::InTurn => "raids in-turn".to_owned(),
    }]);
    lines.fact(state.timer, "timer".to_owned());
    lines.fact(state.forgiving, "forgiving".to_owned());
    lines.push([match state.phase {
        Phase::Agents => "phase agents".to_owned(),
        Phase::Plan => "phase plan".to_owned(),
        Phase::Raid => "phase raid".to_owned(),
        Phase::Over { abandoned: false } => "phase over".to_owned(),
        Phase::Over { abandoned: true } => "phase abandoned".to_owned(),
    }]);
    lines.fact(state.is_last_round(), "last-round".to_owned());
    lines.list(
        "handed",
        state.handed.map(|handed| match handed {
            Neighbour::Left => "left".to_owned(),
            Neighbour::Right => "right".to_owned(),
        }),
    );
    lines.list("missions", state.missions.iter().map(|&mission| mission_id(edition, mission)));
    lines.list("closed", missions(edition, state, !state.open & 0b111));
    for stack in stacks() {
        let (cards, shown) = (state.deck.cards(stack), usize::from(state.deck.round));
        let name = |card: &_| card_id(edition, *card);
        lines.list(&format!("pile {}", stack.0 + 1), cards.iter().take(shown).map(name));
        lines.list(&format!("stack {}", stack.0 + 1), cards.iter().skip(shown).map(name));
    }
    for (seat, own) in state.each() {
        write_seat(game, state, seat, own, &mut lines);
    }
    lines.0
}

fn missions<'s>(
    edition: &'s Edition,
    state: &'s State,
    set: u8,
) -> impl Iterator<Item = String> + 's {
    let named = bits(set).filter_map(|place| state.missions.get(usize::from(place)));
    named.map(|&mission: &Mission| mission_id(edition, mission))
}

fn write_seat(game: &Spyworld, state: &State, seat: Seat, own: &SeatState, lines: &mut Lines) {
    let edition = &*game.edition;
    let mut fact = |holds: bool, word: &str| lines.fact(holds, format!("{seat} {word}"));
    fact(own.beginner, "beginner");
    fact(own.left, "resigned");
    fact(own.confirmed, "confirmed");
    fact(own.stopped, "stopped");
    let agent = |agent: Agent| agent_id(edition, agent);
    lines.list(&format!("{seat} offer"), own.offer.into_iter().flatten().map(agent));
    lines.list(&format!("{seat} agent"), own.agent.map(agent));
    lines.list(&format!("{seat} fulfilled"), missions(edition, state, own.fulfilled));
    lines.list(&format!("{seat} kept"), missions(edition, state, own.kept));
    write_sheet(edition, seat, &own.sheet, lines);
    let text = |action: &Action| game.write_action(*action);
    let draft: Vec<String> = plan::decisions(edition, state, &own.draft).iter().map(text).collect();
    lines.list(&format!("{seat} draft"), (!draft.is_empty()).then(|| draft.join(", ")));
    let moves: Vec<String> = moves(edition, state, seat, own).iter().map(text).collect();
    lines.list(&format!("{seat} moves"), (!moves.is_empty()).then(|| moves.join(", ")));
}

fn write_sheet(edition: &Edition, seat: Seat, sheet: &Sheet, lines: &mut Lines) {
    let drawn = Room::all().filter_map(|room| Some((room, sheet.room(room)?)));
    let rooms =
        drawn.map(|(room, upgrade)| format!("{}={}", room_id(room), upgrade_id(edition, upgrade)));
    lines.list(&format!("{seat} rooms"), rooms);
    lines.list(&format!("{seat} walls"), bits(sheet.walls).map(|edge| edge_id(Edge(edge))));
    let [movement, stealth, combat] = sheet.tracks;
    lines.push([format!("{seat} tracks {movement} {stealth} {combat}")]);
    let gadgets = bits(sheet.gadgets).map(|gadget| gadget_id(edition, Gadget(gadget)));
    lines.list(&format!("{seat} gadgets"), gadgets);
    lines.push([format!("{seat} budget {} of {}", sheet.money(), sheet.outlined)]);
    lines.fact(sheet.bonus > 0, format!("{seat} bonus {}", sheet.bonus));
}

/// The moves of a raid as actions, splits included where there was something to decide.
fn moves(edition: &Edition, state: &State, seat: Seat, own: &SeatState) -> Vec<Action> {
    let Some(raider) = Raider::new(edition, state, seat) else { return Vec::new() };
    let mut course = Course::new(edition.entrance, own.sheet.tracks, own.sheet.gadgets);
    let mut actions = Vec::new();
    for &made in &own.course.path {
        actions.push(made.action());
        let Ok(entry) = raider.go(&mut course, made, None) else { return actions };
        if course.pending.is_some() {
            let stealth = made.stealth();
            let combat = entry.cost.points.saturating_sub(stealth);
            actions.push(Action::Split(stealth, combat));
            if raider.go(&mut course, made, Some((stealth, combat))).is_err() {
                return actions;
            }
        }
    }
    actions.extend(own.course.pending.map(|pending| pending.action()));
    actions
}
