//! What a scenario can ask of a position.
//!
//! | question | what is compared |
//! |---|---|
//! | `phase agents\|plan\|raid\|over\|abandoned` | what is going on |
//! | `round N`, `last-round yes\|no` | the round, and whether it is the last |
//! | `combination STACK LINE CONTENT` | SW-3.1, as in `combination 1 r3 snare` |
//! | `stack STACK N` | cards left in it |
//! | `open M …`, `missions M …` | missions that can still be fulfilled; all three |
//! | `handed left\|right\|-` | where lairs went |
//! | `to-act SEAT …`, `may-act SEAT …` | of whom something is asked; who may do something |
//! | `winner SEAT …`, `winner nobody` | who is on the first place |
//! | `SEAT room ROOM UPGRADE\|-` | what is drawn there |
//! | `SEAT walls EDGE …` | all walls |
//! | `SEAT track TRACK N` | trained points |
//! | `SEAT gadgets GADGET …`, `SEAT budget N`, `SEAT circles N`, `SEAT bonus N` | owned; left; outlined; bonus actions used |
//! | `SEAT draft …` | one of the above, on the sheet with this round's choice on it |
//! | `SEAT claim MISSION now\|end`, `SEAT claim -` | SW-5.1 |
//! | `SEAT full\|confirmed\|stopped\|resigned yes\|no` | as it says |
//! | `SEAT fulfilled M …`, `SEAT kept M …` | missions; those whose reward waits for the end |
//! | `SEAT agent AGENT\|-`, `SEAT offer AGENT …` | SW-2.2 |
//! | `SEAT raids SEAT` | whose lair this seat received |
//! | `SEAT at ROOM`, `SEAT points TRACK N`, `SEAT unused GADGET …`, `SEAT free N` | where its raid is, points and gadgets left, steps without movement |
//! | `SEAT entered ROOM …`, `SEAT opened ROOM …` | rooms entered; traps sprung, guards beaten, secrets stolen |
//! | `SEAT split yes\|no` | does a move wait for its split? |
//! | `SEAT score N`, `SEAT place N`, `SEAT title N` | the score as it stands, the place, the number of the title |
//! | `SEAT part PART N` | a line of the score sheet, as in `part trap-master 10` |
//! | `SEAT sees SEAT sheet\|draft\|agent\|raid yes\|no`, `spectator sees …` | SW-10.1 |
//!
//! Lists may be written in any order; an empty list is `-`.

use game::{Game, Mismatch, Notation, NotationError, Seat, SeatSet, Viewer, read_seat};

use super::{
    agent_id, content_id, edge_id, gadget_id, line_id, mission_id, number, read_room, read_stack,
    read_track, room_id, upgrade_id,
};
use crate::action::{Action, Reward};
use crate::grid::{Edge, Room};
use crate::ids::{Gadget, bits};
use crate::sheet::Sheet;
use crate::state::{Neighbour, Phase, SeatState, State};
use crate::{Edition, Spyworld};

type Pair = (String, String);
type Asked = Result<Option<Pair>, NotationError>;

/// Compares one fact.
pub(super) fn expect(game: &Spyworld, state: &State, question: &str) -> Result<(), Mismatch> {
    let words: Vec<&str> = question.split_whitespace().collect();
    let asked = match *words.as_slice() {
        ["spectator", ref rest @ ..] => sees(game, state, Viewer::Spectator, rest)?,
        [seat, "sees", ref rest @ ..] => {
            let viewer = Viewer::Seat(read_seat(seat)?);
            sees(game, state, viewer, &[&["sees"], rest].concat())?
        }
        [seat, ref rest @ ..] if read_seat(seat).is_ok() => {
            let seat = read_seat(seat)?;
            let own = state.seat(seat).ok_or_else(|| unclear(question))?;
            expect_seat(game, state, seat, own, rest)?
        }
        _ => expect_table(game, state, &words)?,
    };
    let (expected, found) = asked.ok_or_else(|| unclear(question))?;
    if expected == found { Ok(()) } else { Err(Mismatch::Found { expected, found }) }
}

fn unclear(question: &str) -> NotationError {
    NotationError::new(question, "no such question; the notation of this game lists them")
}

fn expect_table(game: &Spyworld, state: &State, words: &[&str]) -> Asked {
    let edition = &*game.edition;
    Ok(Some(match *words {
        ["phase", phase] => (phase.to_owned(), phase_word(state.phase).to_owned()),
        ["round", round] => (round.to_owned(), state.deck.round.to_string()),
        ["last-round", said] => (said.to_owned(), yes(state.is_last_round())),
        ["combination", stack, line, content] => {
            let there = state.deck.combination(edition, read_stack(stack)?);
            let found = there.map_or_else(
                || "-".to_owned(),
                |(line, content)| format!("{} {}", line_id(line), content_id(edition, content)),
            );
            (format!("{line} {content}"), found)
        }
        ["stack", stack, count] => {
            let cards = state.deck.cards(read_stack(stack)?).len();
            (count.to_owned(), cards.saturating_sub(state.deck.round.into()).to_string())
        }
        ["open", ref ids @ ..] => (sorted(ids), missions(edition, state, state.open)),
        ["missions", ref ids @ ..] => (sorted(ids), missions(edition, state, 0b111)),
        ["handed", to] => (
            to.to_owned(),
            match state.handed {
                None => "-".to_owned(),
                Some(Neighbour::Left) => "left".to_owned(),
                Some(Neighbour::Right) => "right".to_owned(),
            },
        ),
        ["to-act", ref seats @ ..] => (sorted(seats), letters(game.to_act(state))),
        ["may-act", ref seats @ ..] => (sorted(seats), letters(game.may_act(state))),
        ["winner", "nobody"] => ("-".to_owned(), winners(game, state)),
        ["winner", ref seats @ ..] => (sorted(seats), winners(game, state)),
        _ => return Ok(None),
    }))
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Agents => "agents",
        Phase::Plan => "plan",
        Phase::Raid => "raid",
        Phase::Over { abandoned: false } => "over",
        Phase::Over { abandoned: true } => "abandoned",
    }
}

fn winners(game: &Spyworld, state: &State) -> String {
    match game.outcome(state) {
        None => "not over".to_owned(),
        Some(outcome) => letters(outcome.winners().collect()),
    }
}

fn expect_seat(
    game: &Spyworld,
    state: &State,
    seat: Seat,
    own: &SeatState,
    words: &[&str],
) -> Asked {
    let edition = &*game.edition;
    let asked = match *words {
        ["draft", ref rest @ ..] => return expect_sheet(edition, &own.draft.sheet, rest),
        ["claim", ref claim @ ..] => (claim.join(" "), claim_words(game, state, own)),
        ["full", said] => (said.to_owned(), yes(own.sheet.is_full(edition.entrance))),
        ["confirmed", said] => (said.to_owned(), yes(own.confirmed)),
        ["stopped", said] => (said.to_owned(), yes(own.stopped)),
        ["resigned", said] => (said.to_owned(), yes(own.left)),
        ["split", said] => (said.to_owned(), yes(own.course.pending.is_some())),
        ["fulfilled", ref ids @ ..] => (sorted(ids), missions(edition, state, own.fulfilled)),
        ["kept", ref ids @ ..] => (sorted(ids), missions(edition, state, own.kept)),
        ["agent", agent] => {
            let found = own.agent.map_or_else(|| "-".to_owned(), |agent| agent_id(edition, agent));
            (agent.to_owned(), found)
        }
        ["offer", ref ids @ ..] => {
            let offer = own.offer.iter().flatten().map(|&agent| agent_id(edition, agent));
            (sorted(ids), sorted_names(offer))
        }
        ["raids", other] => {
            let found = state.victim(seat).map_or_else(|| "-".to_owned(), |s| s.to_string());
            (other.to_owned(), found)
        }
        ["at", room] => (room.to_owned(), room_id(own.course.at)),
        ["points", track, points] => {
            (points.to_owned(), own.course.left(read_track(track)?).to_string())
        }
        ["unused", ref ids @ ..] => (sorted(ids), gadgets(edition, own.course.gadgets)),
        ["free", steps] => (steps.to_owned(), own.course.free.to_string()),
        ["entered", ref ids @ ..] => (sorted(ids), rooms(own.course.entered)),
        ["opened", ref ids @ ..] => (sorted(ids), rooms(own.course.opened)),
        ["score", score] => (score.to_owned(), total(game, state, seat).to_string()),
        ["title", rank] => {
            (rank.to_owned(), edition.title_rank(total(game, state, seat)).to_string())
        }
        ["place", place] => {
            let outcome = game.outcome(state);
            let result = outcome.and_then(|outcome| outcome.seats.get(seat.index()).copied());
            let found = result.map_or_else(|| "not over".to_owned(), |r| r.place.to_string());
            (place.to_owned(), found)
        }
        ["part", part, points] => {
            let _: i32 = number(points)?;
            let key = format!("score-{part}");
            let parts = game.score_sheet(state, seat);
            let found = parts.iter().find(|part| part.key == key);
            let found = found.map_or_else(|| "no such part".to_owned(), |p| p.points.to_string());
            (points.to_owned(), found)
        }
        _ => return expect_sheet(edition, &own.sheet, words),
    };
    Ok(Some(asked))
}

fn expect_sheet(edition: &Edition, sheet: &Sheet, words: &[&str]) -> Asked {
    Ok(Some(match *words {
        ["room", room, upgrade] => {
            let there = sheet.room(read_room(room)?);
            let found = there.map_or_else(|| "-".to_owned(), |u| upgrade_id(edition, u));
            (upgrade.to_owned(), found)
        }
        ["walls", ref ids @ ..] => {
            (sorted(ids), sorted_names(bits(sheet.walls).map(|edge| edge_id(Edge(edge)))))
        }
        ["track", track, points] => {
            (points.to_owned(), sheet.track(read_track(track)?).to_string())
        }
        ["gadgets", ref ids @ ..] => (sorted(ids), gadgets(edition, sheet.gadgets)),
        ["budget", money] => (money.to_owned(), sheet.money().to_string()),
        ["circles", circles] => (circles.to_owned(), sheet.outlined.to_string()),
        ["bonus", used] => (used.to_owned(), sheet.bonus.to_string()),
        _ => return Ok(None),
    }))
}

/// SW-10.1: is this part of another seat shown?
fn sees(game: &Spyworld, state: &State, viewer: Viewer, words: &[&str]) -> Asked {
    let ["sees", seat, part, said] = *words else { return Ok(None) };
    let view = game.view(state, viewer);
    let Some(own) = view.seats.get(read_seat(seat)?.index()) else { return Ok(None) };
    let seen = match part {
        "sheet" => own.sheet.is_some(),
        "draft" => own.draft.is_some(),
        "agent" => own.agent.is_some(),
        "raid" => own.raid.is_some(),
        _ => return Ok(None),
    };
    Ok(Some((said.to_owned(), yes(seen))))
}

fn claim_words(game: &Spyworld, state: &State, own: &SeatState) -> String {
    let claim = own
        .draft
        .claim
        .and_then(|(place, reward)| Some((*state.missions.get(usize::from(place))?, reward)));
    match claim {
        None => "-".to_owned(),
        Some((mission, reward @ (Reward::Now | Reward::End))) => {
            let text = game.write_action(Action::Claim(mission, reward));
            text.strip_prefix("claim ").unwrap_or_default().to_owned()
        }
    }
}

fn total(game: &Spyworld, state: &State, seat: Seat) -> i32 {
    game.score_sheet(state, seat).iter().map(|part| part.points).sum()
}

fn yes(holds: bool) -> String {
    if holds { "yes".to_owned() } else { "no".to_owned() }
}

fn missions(edition: &Edition, state: &State, set: u8) -> String {
    let named = bits(set).filter_map(|place| state.missions.get(usize::from(place)));
    sorted_names(named.map(|&mission| mission_id(edition, mission)))
}

fn gadgets(edition: &Edition, set: u8) -> String {
    sorted_names(bits(set).map(|gadget| gadget_id(edition, Gadget(gadget))))
}

fn rooms(set: u32) -> String {
    sorted_names(bits(set).map(|room| room_id(Room(room))))
}

fn letters(seats: SeatSet) -> String {
    sorted_names(seats.iter().map(|seat| seat.to_string()))
}

/// Sets are compared whatever the order they are written in.
fn sorted(words: &[&str]) -> String {
    sorted_names(words.iter().filter(|word| **word != "-").map(|word| (*word).to_owned()))
}

fn sorted_names(names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<String> = names.collect();
    names.sort();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}
