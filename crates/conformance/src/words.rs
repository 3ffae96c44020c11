//! Everything a game says is a whole sentence in every language: the key is there, and every fact it asks for.

use core::cell::RefCell;

use game::{Chance, Lang, Message, Playable, Seat, Viewer};
use text::Texts;

use crate::answers::some_refusals;
use crate::playout::offered;
use crate::{Check, Failure, Report, Suite};

/// The texts of a game, each in its language.
struct Voices(Vec<(Lang, Texts)>);

impl Voices {
    fn of<G: Playable>() -> Result<Self, String> {
        let sources = Lang::ALL.map(|lang| (lang, [G::text(lang)]));
        let files: Vec<_> = sources.iter().map(|(lang, text)| (*lang, text.as_slice())).collect();
        if let Some(problem) = text::audit(&files, &G::keys()).into_iter().next() {
            return Err(problem);
        }
        let voice = |lang| match Texts::new(lang, &[G::text(lang)]) {
            Ok(texts) => Ok((lang, texts)),
            Err(error) => Err(error.to_string()),
        };
        Lang::ALL.into_iter().map(voice).collect::<Result<_, _>>().map(Self)
    }

    /// Says what is made for each language in that language.
    fn say(&self, message: impl Fn(Lang) -> Message) -> Result<u64, String> {
        for (lang, texts) in &self.0 {
            speak(texts, &message(*lang))?;
        }
        Ok(self.0.len() as u64)
    }
}

fn speak(texts: &Texts, message: &Message) -> Result<String, String> {
    let names = |seat: Seat| seat.to_string();
    texts.try_say(message, &names).map_err(|error| format!("{error} in {message:?}"))
}

impl<G: Playable> Suite<'_, G> {
    /// Events, refusals, actions, score sheets and drawings met in whole games; and the text files.
    ///
    /// # Errors
    /// The first key without a text, text without a key, or sentence without one of its facts.
    pub fn words(&self) -> Result<Report, Failure> {
        let game = self.game;
        let wrong = |step| move |details| Failure::new(Check::Words, step, details);
        let voices = Voices::of::<G>().map_err(wrong(0))?;
        self.games(|playout, chance, report| {
            for ((step, state), &act) in playout.steps().zip(&playout.acts) {
                let (mut after, mut events) = (state.clone(), Vec::new());
                drop(game.apply(&mut after, act, &mut events));
                Self::begins_its_round(&events, game.round(&after)).map_err(wrong(step))?;
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    for seen in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                        report.comparisons += voices
                            .say(|lang| game.event_words(&seen, lang))
                            .map_err(wrong(step))?;
                    }
                }
            }
            for (step, state) in playout.sampled(self.samples, chance) {
                report.comparisons +=
                    self.said(&voices, state, playout.seats, chance).map_err(wrong(step))?;
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    self.drawn(&voices, state, viewer).map_err(wrong(step))?;
                }
            }
            Ok(())
        })
    }

    /// A round that begins with an event is the one that runs after it.
    fn begins_its_round(events: &[G::Event], after: u32) -> Result<(), String> {
        match events.iter().rev().find_map(|event| Some((event, G::begun_round(event)?))) {
            Some((event, begun)) if begun != after => {
                Err(format!("{event:?} begins round {begun}, but round {after} runs"))
            }
            _ => Ok(()),
        }
    }

    /// All about actions, refusals and scores in this state.
    fn said(
        &self,
        voices: &Voices,
        state: &G::State,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<u64, String> {
        let game = self.game;
        let mut count = voices.say(|_| Message::new(G::TITLE))?;
        for seat in Seat::first(seats.min(8)) {
            for part in game.score_sheet(state, seat) {
                count += voices.say(|_| Message::new(part.key))?;
            }
            for refusal in some_refusals(game, state, seat, &self.universe, chance) {
                count += voices.say(|lang| game.refusal_words(&refusal, lang))?;
            }
            let view = game.view(state, Viewer::Seat(seat));
            for action in offered(game, state, seat) {
                count += voices.say(|lang| game.action_words(&view, action, lang))?;
            }
        }
        Ok(count)
    }

    fn drawn(&self, voices: &Voices, state: &G::State, viewer: Viewer) -> Result<(), String> {
        let view = self.game.view(state, viewer);
        for (lang, texts) in &voices.0 {
            let wrong = RefCell::new(None);
            let say = |message: &Message| {
                speak(texts, message).unwrap_or_else(|details| {
                    wrong.borrow_mut().get_or_insert(details);
                    String::new()
                })
            };
            let drawing = self.game.draw(&view, *lang, &say);
            if let Some(details) = wrong.take() {
                return Err(details);
            }
            if drawing.trim().is_empty() {
                return Err(format!("nothing is drawn for {viewer:?} in {lang}"));
            }
        }
        Ok(())
    }
}
