//! The score sheet: where every point came from, the race, receipts, and a picture to share.

mod bars;
mod picture;
mod race;
mod receipt;
mod story;

use dom::prelude::*;
use game::{Message, Seat};
use spy_connection::SpyConnection;
use table::Reel;
use ui::picture::{Picture, ROOM};
use ui::seat_mark::letter;
use ui::session::Session;
use ui::speech::{t, tell};

use crate::scene::{Things, tell1, tell2};
use story::Story;
#[cfg(test)]
pub use story::tests::film;

/// What a score sheet is drawn from.
#[derive(Clone, Copy)]
struct Sheet {
    things: Things,
    story: StoredValue<Story>,
    session: Session<SpyConnection>,
}

impl Sheet {
    fn name(self, seat: Seat) -> String {
        self.session.name(seat)
    }
}

/// The score sheet of a finished game.
pub fn score(session: Session<SpyConnection>, reel: &Reel<SpyConnection>, acts: View) -> View {
    let Some(story) = Story::of(reel) else { return acts };
    let things = Things::new(reel.game().clone());
    let sheet = Sheet { things, story: StoredValue::new(story), session };
    let picture = Picture::new("spy-connection.png", ROOM);
    let share = picture.view(
        move || picture::says(sheet),
        move || picture::caption(sheet),
        move |brush| picture::map(sheet, brush),
    );
    let victor = sheet.story.with_value(|story| story.winner().map(|row| row.seat)).map(|seat| {
        let href = format!("#spy-{}", letter(seat));
        view! { <svg class="victor" viewBox="0 0 40 58" aria-hidden="true"><use href=href></use></svg> }
    });
    view! {
        <main id="main" class="score">
            <section class="prompt">
                {victor}
                <div class="prompt-text">
                    <h1>{move || headline(sheet)}</h1>
                    <p>{move || why(sheet)}</p>
                </div>
                <div class="acts">
                    {picture.button()}
                    {acts}
                </div>
            </section>
            <div class="score-main">
                {bars::bars(sheet)}
                {receipt::receipts(sheet)}
                <aside class="side">
                    {race::race(sheet)}
                    {share}
                </aside>
            </div>
        </main>
    }
}

/// Who won.
fn headline(sheet: Sheet) -> String {
    sheet.story.with_value(|story| {
        let Some(winner) = story.winner() else { return t("sc-score-abandoned") };
        let second = story.rows.get(1).map_or(0, |row| row.points);
        let mine = sheet.session.me() == Some(winner.seat);
        let key = if mine { "sc-score-you-win" } else { "sc-score-wins" };
        tell(
            &Message::new(key)
                .with("name", sheet.name(winner.seat))
                .with("points", winner.points)
                .with("second", second),
        )
    })
}

/// Why, in a sentence or two.
fn why(sheet: Sheet) -> String {
    sheet.story.with_value(|story| {
        let mut parts = Vec::new();
        if story.tie && !story.abandoned {
            let winner = story.rows.first().map(|row| sheet.name(row.seat)).unwrap_or_default();
            parts.push(tell1("sc-score-tie", "name", winner));
        }
        if let Some((seat, round)) = story.ender {
            let mine = sheet.session.me() == Some(seat);
            let key = if mine { "sc-score-ended-you" } else { "sc-score-ended" };
            parts.push(tell2(key, ("name", sheet.name(seat).into()), ("round", round.into())));
        }
        for row in story.rows.iter().filter(|row| row.resigned) {
            let left = Message::new("sc-score-left").with("seat", row.seat);
            parts.push(sheet.session.say(&left));
        }
        parts.join(" ")
    })
}
