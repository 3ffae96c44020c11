//! The parts of a scenario file: head, edition, set-up or position, and what is played.

use super::{Failed, failed};
use crate::NotationError;

/// A line's number, counted from 1, and its words without comment.
pub(super) type Line<'t> = (usize, &'t str);

/// A scenario file, taken apart.
pub(super) struct Parts<'t> {
    pub(super) head: Vec<Line<'t>>,
    pub(super) edition: Option<Part<'t>>,
    pub(super) opening: Opening<'t>,
    pub(super) play: Part<'t>,
}

/// How the game begins.
pub(super) enum Opening<'t> {
    Setup(Part<'t>),
    Position(Part<'t>),
}

/// The lines of one part, and the line that opens it.
pub(super) struct Part<'t> {
    pub(super) begin: Line<'t>,
    pub(super) lines: Vec<Line<'t>>,
}

impl Part<'_> {
    /// The part as a text of its own in which every line keeps its number.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let mut number = 1;
        for &(line, words) in &self.lines {
            text.push_str(&"\n".repeat(line - number));
            text.push_str(words);
            number = line;
        }
        text
    }

    /// What cannot be understood, at its line or, where it concerns the whole part, where that begins.
    pub(super) fn unclear(&self, error: &NotationError) -> Failed {
        let number = error.line.map(|line| line as usize);
        let line = self.lines.iter().find(|(line, _)| Some(*line) == number);
        failed(*line.unwrap_or(&self.begin), "something that can be understood", error)
    }
}

impl<'t> Parts<'t> {
    pub(super) fn split(text: &'t str) -> Result<Self, Failed> {
        let mut head = Vec::new();
        let mut parts: Vec<Part<'t>> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let words = line.split('#').next().unwrap_or_default().trim();
            let line = (index + 1, words);
            if words.starts_with('[') {
                parts.push(Part { begin: line, lines: Vec::new() });
            } else if let (false, Some(part)) = (words.is_empty(), parts.last_mut()) {
                part.lines.push(line);
            } else if !words.is_empty() {
                head.push(line);
            }
        }
        let (mut edition, mut setup, mut position, mut play) = (None, None, None, None);
        for part in parts {
            let place = match part.begin.1 {
                "[edition]" => &mut edition,
                "[setup]" => &mut setup,
                "[position]" => &mut position,
                "[play]" => &mut play,
                other => {
                    let wanted = "[edition], [setup], [position] or [play]";
                    return Err(failed(part.begin, wanted, other));
                }
            };
            if place.is_some() {
                return Err(failed(part.begin, "each part once", "a second one"));
            }
            *place = Some(part);
        }
        let file = (1, "the file");
        let opening = match (setup, position) {
            (Some(setup), None) => Opening::Setup(setup),
            (None, Some(position)) => Opening::Position(position),
            (None, None) => return Err(failed(file, "[setup] or [position]", "neither")),
            (Some(_), Some(_)) => return Err(failed(file, "[setup] or [position]", "both")),
        };
        let play = play.ok_or_else(|| failed(file, "[play]", "nothing that is shown"))?;
        Ok(Self { head, edition, opening, play })
    }
}
