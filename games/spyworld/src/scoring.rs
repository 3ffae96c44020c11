//! SW-8, SW-9: what everybody gets, and who wins.

use arrayvec::ArrayVec;
use game::{Ending, MAX_SEATS, Outcome, ScorePart, Seat, SeatOutcome};

use crate::edition::Edition;
use crate::edition::primitive::Ability;
use crate::ids::{Class, Upgrade, bits};
use crate::state::{Phase, SeatState, State};

/// What one seat's score is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// SW-8.1.
    pub(crate) budget: i32,
    pub(crate) kept_secrets: i32,
    pub(crate) stolen_secrets: i32,
    pub(crate) missions: i32,
    /// What the agent's ability pays.
    pub(crate) ability: i32,
    /// SW-9.1, SW-9.2: 0 for those who do not get one.
    pub(crate) trap_master: i32,
    pub(crate) explorer: i32,
    pub(crate) fighter: i32,
    pub(crate) gadget_fan: i32,
    /// What the awards are given for.
    pub(crate) sprung: u32,
    pub(crate) rooms: u32,
    pub(crate) beaten: u32,
    pub(crate) gadgets: u32,
    stolen: u32,
    secrets: u32,
    kept: u32,
}

impl Score {
    pub(crate) const fn total(&self) -> i32 {
        self.budget
            + self.kept_secrets
            + self.stolen_secrets
            + self.missions
            + self.ability
            + self.trap_master
            + self.explorer
            + self.fighter
            + self.gadget_fan
    }
}

pub(crate) type Scores = ArrayVec<Score, { MAX_SEATS as usize }>;

/// The scores of all seats, as the state stands.
pub(crate) fn scores(edition: &Edition, state: &State) -> Scores {
    let mut scores: Scores =
        state.each().map(|(seat, own)| alone(edition, state, seat, own)).collect();
    if state.handed.is_none() {
        return scores;
    }
    // Awards are for those who stayed (SW-11.1); with a maximum of 0 nobody gets one (SW-9.2).
    let awards = edition.awards;
    type Count = fn(&Score) -> u32;
    type Place = fn(&mut Score) -> &mut i32;
    let all: [(i32, Count, Place); 4] = [
        (awards.traps, |s| s.sprung, |s| &mut s.trap_master),
        (awards.rooms, |s| s.rooms, |s| &mut s.explorer),
        (awards.guards, |s| s.beaten, |s| &mut s.fighter),
        (awards.gadgets, |s| s.gadgets, |s| &mut s.gadget_fan),
    ];
    for (award, count, place) in all {
        let stay = scores.iter().zip(&state.seats).filter(|(_, own)| !own.left);
        let most = stay.map(|(score, _)| count(score)).max().unwrap_or_default();
        let those = scores.iter_mut().zip(&state.seats);
        for (score, _) in those.filter(|(score, own)| !own.left && most > 0 && count(score) == most)
        {
            *place(score) = award;
        }
    }
    scores
}

/// Everything that does not depend on what others have done for the awards.
fn alone(edition: &Edition, state: &State, seat: Seat, own: &SeatState) -> Score {
    let Some(domicile) = state.domicile(edition) else { return Score::default() };
    let kept = bits(own.kept).filter_map(|place| state.missions.get(usize::from(place)));
    let missions = kept.filter_map(|&mission| edition.mission(mission));
    let mut score = Score {
        budget: own.sheet.money().into(),
        missions: missions.map(|data| i32::from(data.end)).sum(),
        kept: own.kept.count_ones(),
        gadgets: edition.gadget_count(own.sheet.gadgets).into(),
        ..Score::default()
    };
    // SW-8.2: only walls as drawn in planning count.
    let reached = domicile.joins.reached(edition.entrance, own.sheet.walls);
    let thief = state.thief(seat).and_then(|thief| state.seat(thief));
    let opened = thief.map_or(0, |thief| thief.course.opened);
    let left = own.sheet.of_class(Class::Secret) & reached & !opened;
    score.secrets = left.count_ones();
    score.kept_secrets = own.sheet.value_in(domicile, left);
    let quiet = thief.and_then(|thief| ability(edition, thief)) == Some(Ability::QuietTraps);
    if !quiet {
        score.sprung = (opened & own.sheet.of_class(Class::Trap)).count_ones();
    }
    if let Some(victim) = state.victim(seat).and_then(|victim| state.seat(victim)) {
        let course = &own.course;
        score.rooms = course.entered.count_ones();
        score.beaten = (course.opened & victim.sheet.of_class(Class::Guard)).count_ones();
        let stolen = course.opened & victim.sheet.of_class(Class::Secret);
        score.stolen = stolen.count_ones();
        score.stolen_secrets = victim.sheet.value_in(domicile, stolen);
        if let Some(Ability::SetOfSecrets(amount)) = ability(edition, own) {
            let kind = |kind| stolen & victim.sheet.of_kind(Upgrade::new(kind)) != 0;
            score.ability = if [6, 7, 8].into_iter().all(kind) { amount.into() } else { 0 };
        }
    }
    score
}

fn ability(edition: &Edition, own: &SeatState) -> Option<Ability> {
    own.agent.and_then(|agent| edition.agent(agent)).map(|data| data.ability)
}

/// Every key a score sheet asks for.
pub(crate) const KEYS: [&str; 9] = [
    "score-budget",
    "score-kept-secrets",
    "score-stolen-secrets",
    "score-missions",
    "score-ability",
    "score-trap-master",
    "score-explorer",
    "score-fighter",
    "score-gadget-fan",
];

/// Where a seat's points come from.
pub(crate) fn sheet(edition: &Edition, state: &State, seat: Seat) -> Vec<ScorePart> {
    let Some(score) = scores(edition, state).get(seat.index()).copied() else { return Vec::new() };
    let counts = [
        (score.budget.unsigned_abs(), score.budget),
        (score.secrets, score.kept_secrets),
        (score.stolen, score.stolen_secrets),
        (score.kept, score.missions),
        (u32::from(score.ability != 0), score.ability),
        (score.sprung, score.trap_master),
        (score.rooms, score.explorer),
        (score.beaten, score.fighter),
        (score.gadgets, score.gadget_fan),
    ];
    let parts = KEYS.into_iter().zip(counts);
    parts.map(|(key, (count, points))| ScorePart { key, count, points }).collect()
}

/// SW-9.3: the result, once the game is over; who left stands behind all who stayed (SW-11.1).
pub(crate) fn outcome(edition: &Edition, state: &State) -> Option<Outcome> {
    let Phase::Over { abandoned } = state.phase else { return None };
    let scores = scores(edition, state);
    let rank = |(score, own): (&Score, &SeatState)| (!own.left, score.total());
    let ranks: ArrayVec<(bool, i32), { MAX_SEATS as usize }> =
        scores.iter().zip(&state.seats).map(rank).collect();
    let place = |rank: &(bool, i32)| {
        if abandoned { 0 } else { 1 + ranks.iter().filter(|other| *other > rank).count() as u8 }
    };
    let seats =
        ranks.iter().map(|rank| SeatOutcome { place: place(rank), score: rank.1 }).collect();
    let ending = if abandoned { Ending::Abandoned } else { Ending::Finished };
    Some(Outcome { ending, seats })
}
