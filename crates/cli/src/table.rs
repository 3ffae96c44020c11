//! The table in the terminal: asks people and bots in turn, and keeps what has happened.
//!
//! People see their own view and nothing else; bots get views too. No rule is decided here.

use std::io::Write;

use anyhow::{Context, Result};
use bots::Bot;
use catalog::Playable;
use game::{Act, ActionList, Deal, Message, Refusal, RowAct, Seat, TableAct, Viewer};

use crate::chrome::Chrome;
use crate::closing::Left;
use crate::failure::bad_argument;
use crate::keyboard::Keyboard;
use crate::opening::Opening;
use crate::players::PlayerKind;
use crate::prompt::Answer;
use crate::resume::Past;
use crate::save::SaveFile;
use crate::voice::Voice;

/// Bots alone may play for ever, and no record is longer; a person would have left long before.
const CUT: usize = 100_000;

/// A person, or a bot that plays for the seat.
enum Player<G: Playable> {
    Human,
    Bot(Box<dyn Bot<G>>),
}

/// The running game and everything around it.
pub struct PlayTable<'o, G: Playable> {
    pub game: &'o G,
    pub opening: &'o Opening<G>,
    pub state: G::State,
    pub voice: Voice,
    pub keyboard: Keyboard,
    pub out: Box<dyn Write>,
    /// Where the record is kept while the game runs.
    pub save_file: Option<SaveFile>,
    /// How many acts the file holds.
    pub saved: Option<usize>,
    players: Vec<Player<G>>,
    /// With the round in which each was caused.
    pub events: Vec<(u32, G::Event)>,
    pub acts: Vec<RowAct<G::Action>>,
    /// How many events each seat has read.
    pub read: Vec<usize>,
    /// The round of the last heading in the news.
    pub told_round: Option<u32>,
    last_actor: Option<Seat>,
    pub at_keyboard: Option<Seat>,
    /// Who was offered actions last, and after how many acts.
    offered: Option<(Seat, usize)>,
    /// Whose numbered list was shown last, and after how many acts.
    pub listed: Option<(Seat, usize)>,
    /// Once a game it is said how to read a clause.
    pub rules_hinted: bool,
}

impl<'o, G: Playable> PlayTable<'o, G> {
    pub fn new(
        opening: &'o Opening<G>,
        kinds: &[PlayerKind],
        voice: Voice,
        keyboard: Keyboard,
        out: Box<dyn Write>,
    ) -> Result<Self> {
        let state = opening
            .game
            .setup(&opening.options, &Deal::new(opening.seed))
            .map_err(|refusal| bad_argument(refusal.clause()))?;
        let sit = |(seat, kind): (Seat, &PlayerKind)| match kind {
            PlayerKind::Human => Player::Human,
            PlayerKind::Bot(kind) => Player::Bot(kind.sit(opening.seed, seat)),
        };
        Ok(Self {
            game: &opening.game,
            opening,
            state,
            voice,
            keyboard,
            out,
            save_file: None,
            saved: None,
            players: Seat::first(opening.seats).zip(kinds).map(sit).collect(),
            events: Vec::new(),
            acts: Vec::new(),
            read: vec![0; usize::from(opening.seats)],
            told_round: None,
            last_actor: None,
            at_keyboard: None,
            offered: None,
            listed: None,
            rules_hinted: false,
        })
    }

    /// Takes over what has happened before; it is known to everybody, and `log` tells it again.
    pub fn take_over(&mut self, past: Past<G>) {
        self.read.fill(past.events.len());
        let Past { state, acts, events } = past;
        (self.state, self.acts, self.events) = (state, acts, events);
    }

    pub fn greet(&mut self, kinds: &[PlayerKind]) -> Result<()> {
        let players = self.game.seats(&self.state);
        let title = self.voice.say(&Message::new(G::TITLE));
        let welcome = Chrome::Welcome.message().with("game", title).with("players", players);
        writeln!(self.out, "{}", self.voice.say(&welcome))?;
        for (seat, kind) in Seat::first(players).zip(kinds) {
            let line = match kind {
                PlayerKind::Human => Chrome::SeatHuman.message().with("seat", seat),
                PlayerKind::Bot(kind) => {
                    Chrome::SeatBot.message().with("seat", seat).with("bot", kind.to_string())
                }
            };
            writeln!(self.out, "  {}", self.voice.say(&line))?;
        }
        if !self.acts.is_empty() {
            let steps = u32::try_from(self.acts.len()).unwrap_or(u32::MAX);
            self.tell(&Chrome::Resumed.message().with("steps", steps))?;
        }
        Ok(())
    }

    pub fn play(&mut self) -> Result<Left> {
        let humans = self.players.iter().any(|player| matches!(player, Player::Human));
        // A person is shown the board from their own side when their turn comes.
        if !humans {
            self.print_board(Viewer::Spectator)?;
        }
        loop {
            if self.game.outcome(&self.state).is_some() {
                return Ok(Left::Over);
            }
            let round = self.game.round(&self.state);
            for seat in self.game.to_act(&self.state).iter() {
                // Where all choose at once, each seat finishes first: the keyboard is not handed on after every small
                // step.
                while self.game.to_act(&self.state).has(seat)
                    && self.game.round(&self.state) == round
                {
                    if self.acts.len() >= CUT {
                        return Ok(Left::Cut);
                    }
                    if !self.is_human(seat) {
                        self.bot_turn(seat)?;
                    } else if let Some(left) = self.human_turn(seat)? {
                        return Ok(left);
                    }
                }
            }
            if !humans {
                self.print_news(Viewer::Spectator)?;
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        matches!(self.players.get(seat.index()), Some(Player::Human))
    }

    fn bot_turn(&mut self, seat: Seat) -> Result<()> {
        let mut legal = ActionList::new();
        self.game.legal(&self.state, seat, &mut legal);
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let action = match self.players.get_mut(seat.index()) {
            Some(Player::Bot(bot)) => bot.choose(self.game, &view, seat, &legal),
            _ => None,
        };
        let action = action.with_context(|| format!("{seat} is to act and has no legal action"))?;
        self.apply(Act::Seat(seat, action)).map_err(|refusal| {
            anyhow::anyhow!("the bot on {seat} was refused by {}", refusal.clause())
        })
    }

    /// One action of a person; something is returned only when the game ends by it.
    fn human_turn(&mut self, seat: Seat) -> Result<Option<Left>> {
        let before = self.at_keyboard.replace(seat);
        if before.is_some_and(|before| self.must_hide(before, seat)) {
            let prompt = self.voice.say(&Chrome::Curtain.message().with("seat", seat));
            if !self.keyboard.curtain(&prompt, &mut self.out)? {
                return Ok(Some(Left::EndOfInput));
            }
        }
        // While one person takes several small steps, or is refused, the board is drawn once.
        let offered = Some((seat, self.acts.len()));
        let is_new = self.offered != offered;
        let begins = is_new && self.last_actor != Some(seat);
        if begins {
            self.print_board(Viewer::Seat(seat))?;
        }
        self.print_news(Viewer::Seat(seat))?;
        if is_new {
            self.offer(seat, begins)?;
            self.offered = offered;
        }
        // Now the game waits, perhaps for ever: what is there must be in the file.
        self.keep()?;
        let act = match self.prompt(seat)? {
            Answer::Quit => return Ok(Some(Left::Quit)),
            Answer::EndOfInput => return Ok(Some(Left::EndOfInput)),
            Answer::Do(action) => Act::Seat(seat, action),
            Answer::Resign => Act::Table(TableAct::Resign(seat)),
        };
        match self.apply(act) {
            Ok(()) => self.print_news(Viewer::Seat(seat))?,
            Err(refusal) => self.print_refusal(&refusal)?,
        }
        Ok(None)
    }

    /// Does either of two people at one keyboard know something the other must not see?
    fn must_hide(&self, before: Seat, next: Seat) -> bool {
        let hidden = |seat| self.game.hidden(&self.state, Viewer::Seat(seat));
        before != next && hidden(before) != hidden(next)
    }

    fn apply(&mut self, act: Act<G::Action>) -> Result<(), G::Refusal> {
        let round = self.game.round(&self.state);
        let mut events = Vec::new();
        self.game.apply(&mut self.state, act, &mut events)?;
        self.events.extend(G::in_rounds(round, events));
        self.acts.push(RowAct::Act(act));
        self.last_actor = match act {
            Act::Seat(seat, _) => Some(seat),
            Act::Table(_) => None,
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::{Arc, Mutex};

    use bots::BotKind;
    use conformance::hidden_hand::HiddenHand;
    use game::{Choices, Lang, Seed};

    use super::*;

    /// What was printed, for a test to read.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn transcript(kinds: [PlayerKind; 2], lines: &'static str) -> (Left, String) {
        let opening = Opening {
            game: HiddenHand::house(),
            options: HiddenHand::default_options(2),
            seats: 2,
            seed: Seed::from_text("1"),
        };
        let voice = Voice::new::<HiddenHand>(Lang::En).unwrap();
        let (keyboard, paper) = (Keyboard::scripted(lines.as_bytes()), Paper::default());
        let mut table =
            PlayTable::new(&opening, &kinds, voice, keyboard, Box::new(paper.clone())).unwrap();
        let left = table.play().unwrap();
        table.close(left).unwrap();
        let text = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        (left, text)
    }

    #[test]
    fn a_curtain_falls_between_two_people_with_secrets() {
        let human = PlayerKind::Human;
        // The second line is swallowed by the curtain; then the other person is asked.
        let (left, text) = transcript([human, human], "1\n\n");
        assert_eq!(left, Left::EndOfInput);
        let (before, after) = text.split_once("Pass the keyboard on").unwrap();
        assert_eq!(before.matches("to act>").count(), 1, "{text}");
        assert_eq!(after.matches("to act>").count(), 1, "{text}");
    }

    #[test]
    fn no_curtain_falls_for_one_person_among_bots() {
        let bot = PlayerKind::Bot(BotKind::Thumb);
        let lines = "1\n".repeat(200).leak();
        let (left, text) = transcript([bot, PlayerKind::Human], lines);
        assert_eq!(left, Left::Over, "{text}");
        assert!(!text.contains("Pass the keyboard on"), "{text}");
        assert!(text.contains("Final score"), "{text}");
    }
}
