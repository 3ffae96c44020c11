//! The titles on one line, and where everybody stands.

use dom::prelude::*;
use game::Message;
use ui::seat_mark::letter;
use ui::speech::{t, tell, tr};

use super::Story;

/// More marks than this would stand on each other.
const MARKS: usize = 5;
/// Drawing units between two $, in hundredths.
const STEP: i32 = 132;

fn along(amount: i32) -> i32 {
    24 + amount.clamp(-10, 270) * STEP / 100
}

pub(super) fn ladder(story: Story) -> View {
    if story.rows.with_value(Vec::len) > MARKS {
        return View::Nothing;
    }
    let drawn = move || {
        let titles = story.things.edition().titles.clone();
        let words = ["first", "second", "third", "fourth", "fifth"];
        let rungs: Vec<_> = (0..)
            .zip(titles.iter().zip(words))
            .map(|(n, (&from, rank))| {
                let name = tell(&Message::new("sw-title").with("rank", rank));
                let (x, y) = (along(from), if n % 2 == 0 { 110 } else { 125 });
                view! {
                    <path class="lad-l" d=format!("M{x} 62v16")></path>
                    <text class="lad-v" x=x y="94">{from}</text>
                    <text class="lad-n" x=x y=y>{name}</text>
                }
            })
            .collect();
        let marks: Vec<_> = story.rows.with_value(|rows| {
            let mut last = i32::MAX;
            let mark = |row: &super::Row| {
                let x = along(row.total);
                let up = if last.abs_diff(x) < 24 { 26 } else { 0 };
                last = if up == 0 { x } else { i32::MAX };
                let href = format!("#seat-{}", letter(row.seat));
                view! {
                    <path class="lad-l" d=format!("M{x} 70V{}", 52 - up)></path>
                    <use href=href x=x - 12 y=30 - up width="24" height="24"></use>
                }
            };
            rows.iter().map(mark).collect()
        });
        view! {
            <svg class="lad" viewBox="0 0 400 132" role="img" aria-label=t("sw-titles")>
                <path class="lad-l" d="M14 70.500q190-1.500 374 0"></path>
                {rungs}
                {marks}
            </svg>
        }
    };
    view! { <section class="lad-p gp"><h2 class="label">{tr("sw-titles")}</h2>{drawn}</section> }
}
