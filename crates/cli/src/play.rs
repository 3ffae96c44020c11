//! `spymaster play`: one game in the terminal, people and bots at the same table.
//!
//! People see their own view and nothing else; bots get views too. No rule is decided here.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use bots::Bot;
use catalog::{Entry, Playable};
use game::{Act, ActionList, Deal, Message, Refusal, RowAct, Seat, Viewer};

use crate::ForGame;
use crate::args::PlayArgs;
use crate::chrome::Chrome;
use crate::closing::Left;
use crate::failure::bad_argument;
use crate::keyboard::Keyboard;
use crate::opening::{Opening, fresh_seed};
use crate::players::{PlayerKind, seat_count, seating};
use crate::prompt::Answer;
use crate::voice::Voice;

/// Bots alone may play for ever; a person would have left long before.
const CUT: usize = 100_000;

pub struct Play(pub PlayArgs);

impl ForGame for Play {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self(mut args) = self;
        let kinds = seating(&args.seats, args.table.players, *G::SEATS.start())?;
        let count = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        args.table.players = Some(seat_count(G::ID, &G::SEATS, count)?);
        if args.table.seed.is_none() {
            args.table.seed = Some(fresh_seed().to_string());
        }
        let opening = Opening::new(entry, &args.table)?;
        let voice = Voice::new::<G>(args.lang)?;
        let mut table =
            PlayTable::new(&opening, &kinds, voice, Keyboard::of_stdin(), Box::new(io::stdout()))?;
        table.greet(&kinds)?;
        let left = table.play()?;
        table.close(left)?;
        table.save(&opening.options, opening.seed, args.save)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A person, or a bot that plays for the seat.
enum Player<G: Playable> {
    Human,
    Bot(Box<dyn Bot<G>>),
}

/// The running game and everything around it.
pub struct PlayTable<'o, G: Playable> {
    pub game: &'o G,
    pub state: G::State,
    pub voice: Voice,
    pub keyboard: Keyboard,
    pub out: Box<dyn Write>,
    players: Vec<Player<G>>,
    pub events: Vec<G::Event>,
    pub acts: Vec<RowAct<G::Action>>,
    /// How many events each seat has read.
    pub read: Vec<usize>,
    last_actor: Option<Seat>,
    pub at_keyboard: Option<Seat>,
    /// For whom the board was drawn last, and after how many acts.
    drawn: Option<(Seat, usize)>,
}

impl<'o, G: Playable> PlayTable<'o, G> {
    fn new(
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
            state,
            voice,
            keyboard,
            out,
            players: Seat::first(opening.seats).zip(kinds).map(sit).collect(),
            events: Vec::new(),
            acts: Vec::new(),
            read: vec![0; usize::from(opening.seats)],
            last_actor: None,
            at_keyboard: None,
            drawn: None,
        })
    }

    fn greet(&mut self, kinds: &[PlayerKind]) -> Result<()> {
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
        Ok(())
    }

    fn play(&mut self) -> Result<Left> {
        let humans = self.players.iter().any(|player| matches!(player, Player::Human));
        loop {
            if self.game.outcome(&self.state).is_some() {
                return Ok(Left::Over);
            }
            for seat in self.game.to_act(&self.state).iter() {
                if !self.game.to_act(&self.state).has(seat) {
                    continue;
                }
                if !humans && self.acts.len() >= CUT {
                    return Ok(Left::Cut);
                }
                match self.players.get(seat.index()) {
                    Some(Player::Human) => {
                        if let Some(left) = self.human_turn(seat)? {
                            return Ok(left);
                        }
                    }
                    _ => self.bot_turn(seat)?,
                }
            }
            if !humans {
                self.print_news(Viewer::Spectator)?;
            }
        }
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
        self.apply(seat, action).map_err(|refusal| {
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
        let drawn = Some((seat, self.acts.len()));
        if self.last_actor != Some(seat) && self.drawn != drawn {
            self.print_board(seat)?;
            self.drawn = drawn;
        }
        self.print_news(Viewer::Seat(seat))?;
        match self.prompt(seat)? {
            Answer::Quit => return Ok(Some(Left::Quit)),
            Answer::EndOfInput => return Ok(Some(Left::EndOfInput)),
            Answer::Do(action) => match self.apply(seat, action) {
                Ok(()) => self.print_news(Viewer::Seat(seat))?,
                Err(refusal) => self.print_refusal(&refusal)?,
            },
        }
        Ok(None)
    }

    /// Does either of two people at one keyboard know something the other must not see?
    fn must_hide(&self, before: Seat, next: Seat) -> bool {
        let hidden = |seat| self.game.hidden(&self.state, Viewer::Seat(seat));
        before != next && hidden(before) != hidden(next)
    }

    fn apply(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let act = Act::Seat(seat, action);
        self.game.apply(&mut self.state, act, &mut self.events)?;
        self.acts.push(RowAct::Act(act));
        self.last_actor = Some(seat);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
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
        let (keyboard, paper) = (Keyboard::scripted(lines), Paper::default());
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
