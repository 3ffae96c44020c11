//! Scenario files: a position, what is done, what is refused, what is expected.
//!
//! Plain text that a board gamer can read; the form is described in `docs/notation.md`.
//! This module reads and runs text; it opens no files.

mod parts;

use std::sync::Arc;

use crate::{Act, ActionList, Choices, Deal, Digest, Game, Mismatch, Notation, Refusal, Seed};
use parts::{Line, Opening, Part, Parts};

/// What a scenario showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Its title.
    pub title: String,
    /// The clauses it names.
    pub clauses: Vec<String>,
    /// How many `do`, `refuse` and `expect` lines were run.
    pub lines: usize,
}

/// The first line of a scenario that fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text}\n  expected: {expected}\n  found:    {found}")]
pub struct Failed {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// What was expected.
    pub expected: String,
    /// What was there.
    pub found: String,
}

fn failed(at: Line<'_>, expected: impl ToString, found: impl ToString) -> Failed {
    Failed {
        line: at.0,
        text: at.1.to_owned(),
        expected: expected.to_string(),
        found: found.to_string(),
    }
}

/// The game that a scenario's head names, for whoever does not know it from elsewhere.
#[must_use]
pub fn game_of(text: &str) -> Option<&str> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .take_while(|line| !line.starts_with('['))
        .find_map(|line| line.strip_prefix("game "))
        .map(str::trim)
}

/// Runs a scenario; `house` is the game on its own edition, used when the file brings none.
///
/// # Errors
/// The first line that fails.
pub fn run<G: Notation + Choices>(house: &G, text: &str) -> Result<Passed, Failed> {
    let parts = Parts::split(text)?;
    let mut passed = Passed { title: String::new(), clauses: Vec::new(), lines: 0 };
    for &(line, words) in &parts.head {
        match words.split_once(' ') {
            Some(("title", title)) => passed.title = title.trim().to_owned(),
            Some(("clause", ids)) => {
                passed.clauses.extend(ids.split_whitespace().map(str::to_owned));
            }
            Some(("game", id)) if id.trim() == G::ID => {}
            Some(("game", id)) => return Err(failed((line, words), G::ID, id.trim())),
            _ => return Err(failed((line, words), "`title …`, `clause …` or `game …`", words)),
        }
    }
    let game = match &parts.edition {
        None => house.clone(),
        Some(part) => {
            let edition: Arc<G::Edition> =
                G::read_edition(&part.text()).map_err(|error| part.unclear(&error))?;
            G::new(edition, house.rules()).map_err(|e| failed(part.begin, "an edition", e))?
        }
    };
    let start = match &parts.opening {
        Opening::Setup(part) => set_up(&game, part)?,
        Opening::Position(part) => {
            Ok(game.read_position(&part.text()).map_err(|error| part.unclear(&error))?)
        }
    };
    play(&game, start, &parts.play, &mut passed)?;
    Ok(passed)
}

type Start<G> = Result<<G as Game>::State, <G as Game>::Refusal>;

fn set_up<G: Notation + Choices>(game: &G, part: &Part<'_>) -> Result<Start<G>, Failed> {
    let mut options = G::default_options(*G::SEATS.start());
    let mut seed = Seed::from_text("1");
    for (index, &(line, words)) in part.lines.iter().enumerate() {
        match words.split_once(' ') {
            // It resets all other options: anywhere else it would undo what was read.
            Some(("players", _)) if index > 0 => {
                return Err(failed((line, words), "`players` in the first line", words));
            }
            Some(("players", count)) => {
                let count =
                    count.trim().parse().map_err(|e| failed((line, words), "a number", e))?;
                options = G::default_options(count);
            }
            Some(("seed", text)) => seed = Seed::from_text(text.trim()),
            Some((key, value)) => G::set_option(&mut options, key, value.trim())
                .map_err(|reason| failed((line, words), "an option of this game", reason))?,
            None => {
                return Err(failed((line, words), "`players N`, `seed TEXT` or an option", words));
            }
        }
    }
    Ok(game.setup(&options, &Deal::new(seed)))
}

fn play<G: Notation>(
    game: &G,
    start: Start<G>,
    play: &Part<'_>,
    passed: &mut Passed,
) -> Result<(), Failed> {
    if play.lines.is_empty() {
        return Err(failed(play.begin, "something that is shown", "no line"));
    }
    let mut lines = play.lines.iter();
    let mut state = match start {
        Ok(state) => state,
        Err(refusal) => {
            let &(line, words) =
                lines.next().ok_or_else(|| failed((1, "[setup]"), "a table", refusal.clause()))?;
            let rest = words
                .strip_prefix("refuse setup ")
                .ok_or_else(|| failed((line, words), "`refuse setup CLAUSE`", refusal.clause()))?;
            compare_refusal((line, words), rest, &refusal)?;
            passed.lines += 1;
            return lines.next().map_or(Ok(()), |&(line, words)| {
                Err(failed((line, words), "nothing more: the set-up was refused", words))
            });
        }
    };
    for &(line, words) in lines {
        let at = (line, words);
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        match verb {
            "do" => {
                let act = game.read_act(rest).map_err(|e| failed(at, "an act", e))?;
                game.apply(&mut state, act, &mut ()).map_err(|refusal| {
                    failed(at, "possible", format!("refused by {}: {refusal:?}", refusal.clause()))
                })?;
            }
            "refuse" => refuse(game, &state, at, rest)?,
            "expect" => expect(game, &state, at, rest)?,
            _ => return Err(failed(at, "`do`, `refuse` or `expect`", verb)),
        }
        passed.lines += 1;
    }
    Ok(())
}

/// The clause is the first word that looks like one; facts may follow it.
fn split_clause(words: &str) -> Option<(&str, &str)> {
    let is_clause = |word: &str| {
        word.split_once('-').is_some_and(|(game, number)| {
            !game.is_empty()
                && game.bytes().all(|c| c.is_ascii_uppercase())
                && number.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    let clause = words.split_whitespace().find(|word| is_clause(word))?;
    let place = words.find(clause)?;
    words.split_at_checked(place)
}

fn refuse<G: Notation>(game: &G, state: &G::State, at: Line<'_>, rest: &str) -> Result<(), Failed> {
    let (act, clause) = split_clause(rest).ok_or_else(|| failed(at, "a clause", rest))?;
    let act = game.read_act(act).map_err(|e| failed(at, "an act", e))?;
    let mut after = state.clone();
    let Err(refusal) = game.apply(&mut after, act, &mut ()) else {
        return Err(failed(at, format!("refused by {clause}"), "possible"));
    };
    if Digest::of(game, &after) != Digest::of(game, state) {
        return Err(failed(at, "an untouched position after a refusal", "a changed one"));
    }
    compare_refusal(at, clause, &refusal)
}

fn compare_refusal<R: Refusal>(at: Line<'_>, rest: &str, refusal: &R) -> Result<(), Failed> {
    let mut words = rest.split_whitespace();
    let clause = words.next().unwrap_or_default();
    if clause != refusal.clause() {
        let found = format!("{} ({refusal:?})", refusal.clause());
        return Err(failed(at, clause, found));
    }
    let facts = refusal.facts();
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| failed(at, "a fact and its number", name))?;
        let there = facts.iter().find(|(fact, _)| *fact == name);
        if there.is_none_or(|(_, number)| number.to_string() != value) {
            let found: Vec<_> =
                facts.iter().map(|(fact, number)| format!("{fact} {number}")).collect();
            return Err(failed(at, format!("{name} {value}"), found.join(", ")));
        }
    }
    Ok(())
}

fn expect<G: Notation>(game: &G, state: &G::State, at: Line<'_>, rest: &str) -> Result<(), Failed> {
    // Questions that can be asked of every game.
    match rest.split_once(' ') {
        Some(("legal", act)) => return expect_legal(game, state, at, act, true),
        Some(("illegal", act)) => return expect_legal(game, state, at, act, false),
        _ => {}
    }
    game.expect(state, rest).map_err(|mismatch| match mismatch {
        Mismatch::Found { expected, found } => failed(at, expected, found),
        Mismatch::Unclear(error) => failed(at, "a question that can be understood", error),
    })
}

fn expect_legal<G: Notation>(
    game: &G,
    state: &G::State,
    at: Line<'_>,
    act: &str,
    wanted: bool,
) -> Result<(), Failed> {
    let Act::Seat(seat, action) = game.read_act(act).map_err(|e| failed(at, "an act", e))? else {
        return Err(failed(at, "a seat's action", act));
    };
    let mut list = ActionList::new();
    game.legal(state, seat, &mut list);
    if list.contains(&action) == wanted {
        return Ok(());
    }
    let found: Vec<_> = list.iter().map(|&action| game.write_action(action)).collect();
    let expected = if wanted { "in the list" } else { "not in the list" };
    Err(failed(at, format!("{act} {expected}"), found.join(", ")))
}
