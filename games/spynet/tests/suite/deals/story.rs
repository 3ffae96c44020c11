//! Worlds that fit a whole story: every order of the hidden cards, and every hidden choice the others could have
//! made, that look the same to the viewer from the first card to the last act.
//!
//! Knows nothing of what the game remembers: only events tell one world from another.

use std::collections::BTreeMap;

use bots::Fast;
use game::{Act, ActionList, Determinize, Game, Notation, Viewer, read_seat};
use spynet::{Event, SpyNet, State};

/// All orders of a list.
pub fn orders(list: &[&str]) -> Vec<Vec<String>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in list.iter().enumerate() {
        let mut rest = list.to_vec();
        rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, (*first).to_owned());
            all.push(order);
        }
    }
    all
}

/// Where the cards are, without what anybody knows of it.
pub fn key(game: &SpyNet, state: &State) -> String {
    let text = game.write_position(state);
    let is_fact = |line: &&str| {
        !["knows", "guesses", "counts"].iter().any(|word| line.split(' ').any(|it| it == *word))
    };
    text.lines().filter(is_fact).collect::<Vec<_>>().join("\n")
}

/// Chi-square against equally likely worlds; the limit is that of one chance in ten thousand, about.
#[track_caller]
pub fn is_uniform(game: &SpyNet, state: &State, viewer: Viewer, worlds: &[String]) {
    let mut counts: BTreeMap<&str, u64> = worlds.iter().map(|key| (key.as_str(), 0)).collect();
    let view = game.view(state, viewer);
    let mut chance = Fast::from_number(7);
    let rounds = 60 * worlds.len() as u64;
    for _ in 0..rounds {
        let world = game.determinize(&view, viewer, &mut chance).unwrap();
        let world = key(game, &world);
        let count = counts.get_mut(world.as_str());
        assert!(count.is_some(), "a world that does not fit:\n{world}");
        *count.unwrap() += 1;
    }
    let expected = rounds as f64 / worlds.len() as f64;
    let square: f64 = counts.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    let freedom = (worlds.len() - 1) as f64;
    let limit = freedom + 4.0 * (2.0 * freedom).sqrt() + 8.0;
    let worlds = worlds.len();
    assert!(square < limit, "chi-square {square:.1} over {limit:.1} for {worlds} worlds");
}

/// A game as it was played, and all worlds in which the viewer would have seen the same.
pub struct Story<'g> {
    game: &'g SpyNet,
    viewer: Viewer,
    truth: State,
    worlds: BTreeMap<String, State>,
}

impl<'g> Story<'g> {
    /// Begins with a position in which these cards are in any order; what somebody knows at first goes with cards.
    #[track_caller]
    pub fn begin(game: &'g SpyNet, viewer: Viewer, position: &str, hidden: &[&str]) -> Self {
        let truth = game.read_position(position).unwrap();
        let view = game.view(&truth, viewer);
        let mut worlds = BTreeMap::new();
        for order in orders(hidden) {
            let rename = |word: &str| {
                let place = hidden.iter().position(|card| *card == word);
                place.map_or_else(|| word.to_owned(), |place| order[place].clone())
            };
            let lines = position.lines().map(|line| {
                let words = line.trim().split(' ').map(rename);
                words.collect::<Vec<_>>().join(" ")
            });
            let world = game.read_position(&lines.collect::<Vec<_>>().join("\n"));
            if let Ok(world) = world
                && game.view(&world, viewer) == view
            {
                worlds.insert(key(game, &world), world);
            }
        }
        assert!(worlds.contains_key(&key(game, &truth)));
        Self { game, viewer, truth, worlds }
    }

    fn told(&self, state: &mut State, act: Act<spynet::Action>) -> Vec<Option<Event>> {
        let mut events = Vec::new();
        self.game.apply(state, act, &mut events).unwrap();
        events.iter().map(|event| self.game.event_view(event, self.viewer)).collect()
    }

    /// Plays on: `D give one; D end`. In every other world everything is tried that looks the same.
    #[track_caller]
    pub fn play(&mut self, acts: &str) -> &mut Self {
        for text in acts.split(';').map(str::trim) {
            let (seat, action) = text.split_once(' ').unwrap();
            let seat = read_seat(seat).unwrap();
            let mut truth = self.truth;
            let action = self.game.read_action(action).unwrap();
            let told = self.told(&mut truth, Act::Seat(seat, action));
            let mut worlds = BTreeMap::new();
            for world in self.worlds.values() {
                let mut legal = ActionList::new();
                self.game.legal(world, seat, &mut legal);
                for &action in legal.iter() {
                    let mut other = *world;
                    if self.told(&mut other, Act::Seat(seat, action)) == told {
                        worlds.insert(key(self.game, &other), other);
                    }
                }
            }
            self.truth = truth;
            self.worlds = worlds;
        }
        self
    }

    /// Worlds for bots are just these, each as often as any other.
    #[track_caller]
    pub fn is_dealt_fairly(&mut self) -> &mut Self {
        let keys: Vec<String> = self.worlds.keys().cloned().collect();
        assert!(keys.len() > 1, "one world shows nothing");
        is_uniform(self.game, &self.truth, self.viewer, &keys);
        self
    }

    /// A question as in scenarios.
    #[track_caller]
    pub fn expect(&mut self, question: &str) -> &mut Self {
        assert_eq!(self.game.expect(&self.truth, question).err(), None, "{question}");
        self
    }
}
