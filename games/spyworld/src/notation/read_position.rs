//! Reads a position, one fact a line; what is left out has its usual value.
//!
//! | line | meaning | if left out |
//! |---|---|---|
//! | `seats N` | how many; comes before all lines that name a seat | 2 |
//! | `domicile ID` | the domicile | `polar-base`, or the first of the edition |
//! | `agents usual\|free`, `raids together\|in-turn` | options | `usual`, `together` |
//! | `timer`, `forgiving` | options | off |
//! | `phase agents\|plan\|raid\|over\|abandoned` | what is going on | `plan` |
//! | `last-round` | SW-6.1: the last round runs | it does not |
//! | `handed left\|right` | SW-6.2: where the lairs went | `left` in raids, else nowhere |
//! | `missions M M M` | the missions in play | the first three of the edition |
//! | `closed M …` | those of them turned over | none |
//! | `pile N CARD …` | cards turned so far; the last one shows its content, so many cards, so many rounds | one card |
//! | `stack N CARD …` | the rest, the first one shows its number | cards of the edition, in order |
//! | `SEAT beginner`, `resigned`, `confirmed`, `stopped` | as it says | not so |
//! | `SEAT offer AGENT AGENT`, `SEAT agent AGENT` | SW-2.2 | none |
//! | `SEAT fulfilled M …`, `SEAT kept M …` | missions fulfilled; those whose reward waits for the end | none |
//! | `SEAT rooms ROOM=UPGRADE …` | the lair; the line may be repeated | empty |
//! | `SEAT walls EDGE …` | walls; the line may be repeated | none |
//! | `SEAT tracks N N N` | movement, stealth, combat; in raids with the agent's bonus | as at the start |
//! | `SEAT gadgets GADGET …` | gadgets owned | none |
//! | `SEAT budget N`, `SEAT budget N of CIRCLES` | money left, and circles outlined | as at the start |
//! | `SEAT bonus N` | bonus actions used | 0 |
//! | `SEAT draft ACTION, ACTION …` | SW-3.6: decisions of this round, as the seat made them | none |
//! | `SEAT moves ACTION, ACTION …` | moves of the raid, splits included | none |
//!
//! A CARD is `r1/snare`; `r1` is any card with this number, `snare` any card with this content. Drafts and moves
//! are made by the rules: impossible ones are refused with their clause. The position need not be one that a
//! game could reach, as long as everything fits on the sheets.

mod finish;

use game::{Notation, Seat, read_seat};

use super::{
    Read, number, read_agent, read_card, read_domicile, read_edge, read_gadget, read_mission,
    read_room, read_stack, read_upgrade, wrong,
};
use crate::action::Action;
use crate::ids::{Card, Domicile, Mission, STACK_CARDS, STACKS, TRACK};
use crate::options::{AgentRule, RaidRule};
use crate::state::{Deck, Neighbour, Phase, SeatState, State};
use crate::{Edition, Spyworld, setup};

/// Reads the lines of a position.
pub(super) fn read(game: &Spyworld, text: &str) -> Read<State> {
    let edition = &*game.edition;
    let usual = edition.domiciles().iter().position(|data| data.id == "polar-base");
    let state = State {
        rules: game.rules,
        seats: (0..2).map(|_| setup::seat(edition, false)).collect(),
        deck: Deck { stacks: [[Card(0); STACK_CARDS]; STACKS], height: 0, round: 0 },
        missions: [Mission(0), Mission(1), Mission(2)],
        open: 0b111,
        domicile: Domicile(usual.unwrap_or_default() as u8),
        agents: AgentRule::Usual,
        raids: RaidRule::Together,
        timer: false,
        forgiving: false,
        last_round: false,
        handed: None,
        phase: Phase::Plan,
    };
    let mut reader = Reader {
        game,
        state,
        piles: Default::default(),
        rests: Default::default(),
        later: Vec::new(),
    };
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            reader.line(index + 1, &words).map_err(|error| error.in_line(index + 1))?;
        }
    }
    reader.finish()
}

struct Reader<'g> {
    game: &'g Spyworld,
    state: State,
    piles: [Vec<Card>; STACKS],
    rests: [Vec<Card>; STACKS],
    /// Drafts and moves wait until everything they depend on is read.
    later: Vec<(usize, Seat, Vec<Action>, Late)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Late {
    Draft,
    Moves,
}

impl Reader<'_> {
    fn edition(&self) -> &Edition {
        &self.game.edition
    }

    fn line(&mut self, line: usize, words: &[&str]) -> Read<()> {
        match *words {
            ["seats", count] => {
                let count: u8 = number(count)?;
                if !setup::SEATS.contains(&count) {
                    return wrong("seats", "2 to 100 seats");
                }
                let seats = (0..count).map(|_| setup::seat(&self.game.edition, false)).collect();
                self.state.seats = seats;
            }
            ["domicile", id] => self.state.domicile = read_domicile(self.edition(), id)?,
            ["agents", "usual"] => self.state.agents = AgentRule::Usual,
            ["agents", "free"] => self.state.agents = AgentRule::Free,
            ["raids", "together"] => self.state.raids = RaidRule::Together,
            ["raids", "in-turn"] => self.state.raids = RaidRule::InTurn,
            ["timer"] => self.state.timer = true,
            ["forgiving"] => self.state.forgiving = true,
            ["phase", "agents"] => self.state.phase = Phase::Agents,
            ["phase", "plan"] => self.state.phase = Phase::Plan,
            ["phase", "raid"] => self.state.phase = Phase::Raid,
            ["phase", "over"] => self.state.phase = Phase::Over { abandoned: false },
            ["phase", "abandoned"] => self.state.phase = Phase::Over { abandoned: true },
            ["last-round"] => self.state.last_round = true,
            ["handed", "left"] => self.state.handed = Some(Neighbour::Left),
            ["handed", "right"] => self.state.handed = Some(Neighbour::Right),
            ["missions", one, two, three] => {
                let named = [one, two, three].map(|id| read_mission(self.edition(), id));
                let [one, two, three] = named;
                self.state.missions = [one?, two?, three?];
            }
            ["closed", ref ids @ ..] => self.state.open &= !self.places(ids)?,
            ["pile", stack, ref cards @ ..] => {
                let cards = self.cards(cards)?;
                self.piles
                    .get_mut(read_stack(stack)?.index())
                    .into_iter()
                    .for_each(|p| *p = cards.clone());
            }
            ["stack", stack, ref cards @ ..] => {
                let cards = self.cards(cards)?;
                self.rests
                    .get_mut(read_stack(stack)?.index())
                    .into_iter()
                    .for_each(|p| *p = cards.clone());
            }
            [seat, ref fact @ ..] if read_seat(seat).is_ok() => {
                let seat = self.seat(seat)?;
                self.seat_line(line, seat, fact)?;
            }
            _ => return wrong(&words.join(" "), "not a line of a position"),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        match read_seat(text)? {
            seat if seat.0 < self.state.n_seats() => Ok(seat),
            _ => wrong(text, "no such seat at this table; `seats` comes first"),
        }
    }

    fn cards(&self, texts: &[&str]) -> Read<Vec<Card>> {
        texts.iter().map(|text| read_card(self.edition(), text)).collect()
    }

    /// Missions as a set of places.
    fn places(&self, ids: &[&str]) -> Read<u8> {
        ids.iter().try_fold(0, |set, id| {
            let mission = read_mission(self.edition(), id)?;
            match self.state.mission_place(mission) {
                Some(place) => Ok(set | 1 << place),
                None => wrong(id, "not one of the three missions; `missions` comes first"),
            }
        })
    }

    fn seat_line(&mut self, line: usize, seat: Seat, fact: &[&str]) -> Read<()> {
        let edition = std::sync::Arc::clone(&self.game.edition);
        let edition = &*edition;
        let sets = match *fact {
            ["fulfilled" | "kept", ref ids @ ..] => self.places(ids)?,
            _ => 0,
        };
        let late = match *fact {
            ["draft", ref rest @ ..] => Some((Late::Draft, rest)),
            ["moves", ref rest @ ..] => Some((Late::Moves, rest)),
            _ => None,
        };
        if let Some((late, rest)) = late {
            let text = rest.join(" ");
            let actions = text.split(',').map(|action| self.game.read_action(action));
            let actions = actions.collect::<Read<_>>()?;
            self.later.push((line, seat, actions, late));
            return Ok(());
        }
        let Some(own) = self.state.seats.get_mut(seat.index()) else { return Ok(()) };
        match *fact {
            ["beginner"] => {
                own.beginner = true;
                // A budget that was named stays as it was named, wherever the line stands.
                if own.sheet.outlined == edition.budget.start
                    && own.sheet.money() == edition.budget.start
                {
                    own.sheet.outlined += edition.budget.beginner;
                }
            }
            ["resigned"] => own.left = true,
            ["confirmed"] => own.confirmed = true,
            ["stopped"] => own.stopped = true,
            ["offer", one, other] => {
                own.offer = [Some(read_agent(edition, one)?), Some(read_agent(edition, other)?)];
                own.offer.sort_unstable();
            }
            ["agent", agent] => own.agent = Some(read_agent(edition, agent)?),
            ["fulfilled", ..] => own.fulfilled = sets,
            ["kept", ..] => own.kept = sets,
            ["rooms", ref rooms @ ..] => read_rooms(edition, own, rooms)?,
            ["walls", ref edges @ ..] => {
                for edge in edges {
                    own.sheet.walls |= read_edge(edge)?.bit();
                }
            }
            ["tracks", movement, stealth, combat] => {
                own.sheet.tracks = [number(movement)?, number(stealth)?, number(combat)?];
                if own.sheet.tracks.iter().any(|&points| points > TRACK) {
                    return wrong("tracks", "20 points at most (SW-1.1)");
                }
            }
            ["gadgets", ref gadgets @ ..] => {
                for gadget in gadgets {
                    own.sheet.gadgets |= read_gadget(edition, gadget)?.bit();
                }
            }
            ["budget", money] => set_budget(edition, own, money, money)?,
            ["budget", money, "of", circles] => set_budget(edition, own, money, circles)?,
            ["bonus", used] => {
                own.sheet.bonus = number(used)?;
                if usize::from(own.sheet.bonus) > edition.budget.bonus.len() {
                    return wrong(used, "there are not so many bonus actions");
                }
            }
            _ => return wrong(&fact.join(" "), "not a fact about a seat"),
        }
        Ok(())
    }
}

fn read_rooms(edition: &Edition, own: &mut SeatState, rooms: &[&str]) -> Read<()> {
    for text in rooms {
        let Some((room, upgrade)) = text.split_once('=') else {
            return wrong(text, "rooms are written like r1c2=snare");
        };
        let room = read_room(room)?;
        if room == edition.entrance || own.sheet.room(room).is_some() {
            return wrong(text, "the entrance, or a room named twice");
        }
        own.sheet.draw(room, read_upgrade(edition, upgrade)?);
    }
    Ok(())
}

fn set_budget(edition: &Edition, own: &mut SeatState, money: &str, circles: &str) -> Read<()> {
    let (money, outlined): (u8, u8) = (number(money)?, number(circles)?);
    if outlined > edition.budget.circles || money > outlined {
        return wrong(circles, "not so many circles on the budget track");
    }
    own.sheet.outlined = outlined;
    own.sheet.crossed = outlined - money;
    Ok(())
}
