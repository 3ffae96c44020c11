//! From a view back to a state that looks like it, whatever a stranger may have written into the view.

use game::{Impossible, Seat, Viewer};

use crate::course::{Course, Move};
use crate::edition::Edition;
use crate::grid::Room;
use crate::hidden;
use crate::ids::{Agent, Card, MAX_MOVES, Mission, STACK_CARDS, STACKS, TRACK, Upgrade};
use crate::phase::explore::Raider;
use crate::phase::{agents, plan};
use crate::setup;
use crate::sheet::Sheet;
use crate::state::{Deck, Draft, Phase, SeatState, State};
use crate::view::{Cards, MoveView, PhaseView, RaidView, SeatView, View};

type Made<T> = Result<T, Impossible>;

fn must(holds: bool, what: &'static str) -> Made<()> {
    if holds { Ok(()) } else { Err(Impossible(what)) }
}

/// The state.
pub(crate) fn rebuild(edition: &Edition, rules: u32, view: &View, viewer: Viewer) -> Made<State> {
    let n_seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
    must(setup::SEATS.contains(&n_seats), "2 to 100 seats")?;
    edition.domicile(view.domicile).ok_or(Impossible("a domicile that is not there"))?;
    let missions = view.missions.map(|mission| mission.mission);
    for (place, mission) in missions.iter().enumerate() {
        edition.mission(*mission).ok_or(Impossible("a mission that is not there"))?;
        must(!missions.iter().skip(place + 1).any(|m| m == mission), "a mission twice")?;
    }
    let open = (0..).zip(view.missions).map(|(place, m)| u8::from(m.open) << place).sum();
    let phase = match view.phase {
        PhaseView::Agents => Phase::Agents,
        PhaseView::Plan => Phase::Plan,
        PhaseView::Raid => Phase::Raid,
        PhaseView::Over { abandoned } => Phase::Over { abandoned },
    };
    let seats = view.seats.iter().map(|seat| seat_state(edition, &missions, seat));
    let mut state = State {
        rules,
        seats: seats.collect::<Made<_>>()?,
        deck: deck(edition, view)?,
        missions,
        open,
        domicile: view.domicile,
        agents: view.agents,
        raids: view.raids,
        timer: view.timer,
        forgiving: view.forgiving,
        last_round: last_round(view),
        handed: view.handed,
        phase,
    };
    must((phase == Phase::Raid) <= state.handed.is_some(), "raids of no lair")?;
    deal_agents(edition, &mut state, view)?;
    if state.handed.is_some() {
        for own in &mut state.seats {
            own.course = Course::new(edition.entrance, own.sheet.tracks, own.sheet.gadgets);
        }
    }
    for (seat, own) in Seat::first(n_seats).zip(&view.seats) {
        choice(edition, &mut state, seat, own)?;
        raid(edition, &mut state, seat, own.raid.as_ref())?;
    }
    somebody_acts(&state)?;
    // Whatever else was written into it would be seen in another view.
    must(crate::view::view(edition, &state, viewer) == *view, "a view that does not add up")?;
    Ok(state)
}

/// SW-6.1: where the cards run out, the last round is that of a full lair only if there is one.
fn last_round(view: &View) -> bool {
    view.last_round && (view.left > 1 || view.seats.iter().any(|seat| seat.full))
}

/// SW-2.2: seats whose agents are not seen get some that nobody else is seen to have.
fn deal_agents(edition: &Edition, state: &mut State, view: &View) -> Made<()> {
    let each = agents::drawn(state.n_seats(), state.agents);
    let seen: Vec<Agent> = view
        .seats
        .iter()
        .flat_map(|seat| seat.offer.into_iter().flatten().flatten().chain(seat.agent))
        .collect();
    let all = (0..edition.agents().len() as u8).map(Agent);
    let mut left = all.filter(|agent| each.is_none() || !seen.contains(agent));
    for (own, seat) in state.seats.iter_mut().zip(&view.seats) {
        if seat.offer.is_none() && edition.domicile(state.domicile).is_some_and(|d| d.agents) {
            match each {
                None => {}
                Some(2) => {
                    own.offer = [left.next(), left.next()];
                    own.agent = own.offer[0].filter(|_| seat.decided);
                }
                Some(_) => own.agent = left.next().filter(|_| seat.decided),
            }
        }
        let chooses = state.phase == Phase::Agents && !own.left && own.agent.is_none();
        let can = each.is_none() || own.offer.iter().any(Option::is_some);
        must(!chooses || can, "nothing to choose from")?;
        must(own.agent.is_some() == seat.decided, "more agents than there are")?;
    }
    Ok(())
}

/// A game that goes on needs somebody to go on.
fn somebody_acts(state: &State) -> Made<()> {
    let waits = |own: &SeatState| match state.phase {
        Phase::Agents => own.agent.is_none(),
        Phase::Plan => !own.confirmed,
        Phase::Raid => !own.stopped,
        Phase::Over { .. } => true,
    };
    let over = matches!(state.phase, Phase::Over { .. });
    must(over || state.seats.iter().any(|own| !own.left && waits(own)), "nobody to act")?;
    must(over || state.staying().count() >= 2, "nobody to play with")
}

/// The cards: those turned as they are, the numbers on top kept, the rest in some order.
fn deck(edition: &Edition, view: &View) -> Made<Deck> {
    let height = usize::from(view.round) + usize::from(view.left);
    must((1..=STACK_CARDS).contains(&height) && view.round >= 1, "that many cards")?;
    must(view.left >= 1, "stacks without a top")?;
    let known = |card: &Card| edition.card(*card).is_some();
    for pile in &view.piles {
        must(pile.len() == usize::from(view.round), "piles of another round")?;
        must(pile.iter().all(known), "a card that is not there")?;
    }
    let mut unseen = hidden::missing(edition, view.piles.iter().flatten().copied());
    let mut stacks = [[Card(0); STACK_CARDS]; STACKS];
    let mut tops = [None; STACKS];
    if view.rest.is_none() {
        for (top, line) in tops.iter_mut().zip(view.tops) {
            let line = line.ok_or(Impossible("a stack without a number"))?;
            let fits = |card: Card| edition.card(card).is_some_and(|data| data.line == line);
            *top = match unseen.iter().position(|&card| fits(card)) {
                Some(place) => Some(unseen.swap_remove(place)),
                // A made-up position may show more of a number than there are cards.
                None => (0..edition.cards().len() as u8).map(Card).find(|&card| fits(card)),
            };
            must(top.is_some(), "a number that is on no card")?;
        }
    }
    let mut unseen = unseen.into_iter().chain(setup::all_cards(edition));
    for (index, cards) in stacks.iter_mut().enumerate() {
        let rest: Option<&Cards> = view.rest.as_ref().and_then(|rest| rest.get(index));
        if let Some(rest) = rest {
            must(rest.len() == usize::from(view.left), "stacks of another height")?;
            must(rest.iter().all(known), "a card that is not there")?;
        }
        let pile = view.piles.get(index).into_iter().flatten().copied();
        let top = tops.get(index).copied().flatten();
        let rest = rest.into_iter().flatten().copied().chain(top);
        let all = pile.chain(rest).chain(unseen.by_ref().take(height));
        cards.iter_mut().zip(all.take(height)).for_each(|(place, card)| *place = card);
    }
    Ok(Deck { stacks, height: height as u8, round: view.round })
}

fn seat_state(edition: &Edition, missions: &[Mission], view: &SeatView) -> Made<SeatState> {
    let mut own = setup::seat(edition, view.beginner);
    let places = |named: &[Mission]| {
        named.iter().try_fold(0, |set, mission| {
            let place = missions.iter().position(|there| there == mission);
            let place = place.ok_or(Impossible("a mission that is not in play"))?;
            Ok(set | 1_u8 << place)
        })
    };
    own.fulfilled = places(&view.fulfilled)?;
    own.kept = places(view.kept.as_deref().unwrap_or_default())?;
    must(own.kept & !own.fulfilled == 0, "a reward for nothing")?;
    if let Some(sheet) = &view.sheet {
        check_sheet(edition, sheet)?;
        own.sheet = *sheet;
    } else if view.full {
        // Snares may stand anywhere.
        let rooms = Room::all().filter(|&room| room != edition.entrance);
        rooms.for_each(|room| own.sheet.draw(room, Upgrade::new(0)));
    }
    must(own.sheet.is_full(edition.entrance) == view.full, "a lair that is full or not")?;
    let known = |agent: Agent| edition.agent(agent).map(|_| agent);
    for agent in view.offer.into_iter().flatten().flatten().chain(view.agent) {
        known(agent).ok_or(Impossible("an agent that is not there"))?;
    }
    own.offer = view.offer.unwrap_or_default();
    own.agent = view.agent.or(view.decided.then_some(Agent(0)));
    must(own.agent.is_some() == view.decided, "an agent of somebody undecided")?;
    own.left = view.resigned;
    own.stopped = view.stopped;
    own.confirmed = view.confirmed;
    own.draft = Draft::new(own.sheet);
    Ok(own)
}

fn check_sheet(edition: &Edition, sheet: &Sheet) -> Made<()> {
    let known = |upgrade: &Upgrade| edition.upgrade(*upgrade).is_some();
    must(sheet.rooms.iter().flatten().all(known), "an upgrade that is not there")?;
    must(sheet.room(edition.entrance).is_none(), "something in the entrance")?;
    must(sheet.walls < 1 << 50, "walls outside")?;
    must(sheet.tracks.iter().all(|&points| points <= TRACK), "a track that long")?;
    must(sheet.gadgets < 1 << edition.gadgets().len(), "a gadget that is not there")?;
    must(sheet.outlined <= edition.budget.circles, "that many circles")?;
    must(sheet.crossed <= sheet.outlined, "money that was never there")?;
    must(usize::from(sheet.bonus) <= edition.budget.bonus.len(), "that many bonus actions")
}

/// A seen choice is made again by the rules; an unseen one that was confirmed is a pass.
fn choice(edition: &Edition, state: &mut State, seat: Seat, view: &SeatView) -> Made<()> {
    let Some(own) = state.seat(seat) else { return Ok(()) };
    let draft = match view.draft {
        Some(draft) if state.phase == Phase::Plan => {
            let actions = plan::decisions(edition, state, &draft);
            let made = plan::replay(edition, state, own, &actions);
            let made = made.map_err(|_| Impossible("a choice that is not possible"))?;
            must(made == draft, "a choice that does not add up")?;
            made
        }
        Some(draft) => {
            must(draft == Draft::new(own.sheet), "a choice outside of planning")?;
            draft
        }
        None if own.confirmed => {
            let pass = plan::replay(edition, state, own, &[crate::Action::Pass]);
            pass.map_err(|_| Impossible("a choice that is not possible"))?
        }
        None => Draft::new(own.sheet),
    };
    let confirmed = own.confirmed;
    must(!confirmed || (draft.is_complete() && !own.left), "nothing to confirm")?;
    must(!confirmed || state.phase == Phase::Plan, "confirmed outside of planning")?;
    if let Some(own) = state.seats.get_mut(seat.index()) {
        own.draft = draft;
    }
    Ok(())
}

/// A seen raid is made again by the rules.
fn raid(edition: &Edition, state: &mut State, seat: Seat, view: Option<&RaidView>) -> Made<()> {
    let Some(view) = view else { return Ok(()) };
    let (Some(raider), Some(own)) = (Raider::new(edition, state, seat), state.seat(seat)) else {
        return Err(Impossible("a raid of no lair"));
    };
    let made = |made: &MoveView| Move::new(made.gadget, made.dir, made.cover).paying(made.stealth);
    let path: arrayvec::ArrayVec<Move, MAX_MOVES> = view.moves.iter().map(made).collect();
    let course = raider.replay(own.sheet.tracks, &path);
    let mut course = course.map_err(|_| Impossible("a raid that is not possible"))?;
    if let Some(pending) = &view.pending {
        let pending = Move::new(pending.gadget, pending.dir, pending.cover);
        let entry = raider.check(&course, pending);
        let entry = entry.map_err(|_| Impossible("a move that is not possible"))?;
        must(entry.least < entry.most && !own.stopped, "nothing to split")?;
        course.pending = Some(pending);
    }
    if let Some(own) = state.seats.get_mut(seat.index()) {
        own.course = course;
    }
    Ok(())
}
