//! The end: every file turned over, its condition with the numbers that decide, and who has the most stars.

mod picture;
mod story;

use dom::prelude::*;
use game::{Message, Seat};
use spynet::SpyNet;
use spynet::ids::Branch;
use table::Reel;
use ui::icon::icon;
use ui::picture::{Picture, ROOM};
use ui::route::{Route, way};
use ui::seat_mark::{seat_class, seat_mark, seat_mark_in};
use ui::session::Session;
use ui::speech::{t, tell};

use crate::cards::{hexagon, stars, symbol};
use crate::ladder::ink;
use crate::scene::{Person, Scene};
use crate::things::{Things, tell1, tell2};
use story::{Difference, File, Side, Story};

/// The score sheet of a finished game.
pub fn score(session: Session<SpyNet>, reel: &Reel<SpyNet>, acts: View) -> View {
    let Some(story) = Story::of(reel) else { return acts };
    let things = Things::new(reel.game().clone());
    let story = StoredValue::new(story);
    let sheet = move || story.with_value(|story| laid_open(session, things, story));
    let marks = story.with_value(|story| {
        let seats = story.winners().into_iter().map(|seat| seat_mark_in(seat, "seat-lg"));
        seats.collect::<Vec<_>>()
    });
    let picture = Picture::new("spynet.png", ROOM);
    let share = picture.view(
        move || story.with_value(|story| picture::says(session, story)),
        move || story.with_value(|story| picture::caption(session, story)),
        move |brush| story.with_value(|story| picture::files(things, story, brush)),
    );
    view! {
        <main id="main" class="score sn-rev">
            <section class="prompt">
                <span class="pair">{marks}</span>
                <div class="prompt-text">
                    <h1>{move || story.with_value(|story| headline(session, story))}</h1>
                    <p>{move || story.with_value(|story| why(session, things, story))}</p>
                </div>
                <div class="acts">{picture.button()}{acts}</div>
            </section>
            <div class="rev-main">{sheet}{share}</div>
        </main>
    }
}

fn names(session: Session<SpyNet>, seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| session.name(*seat)).collect()
}

/// Who won.
fn headline(session: Session<SpyNet>, story: &Story) -> String {
    if story.abandoned {
        return t("sn-score-abandoned");
    }
    let winners = story.winners();
    let won = story.sides.first().map_or(0, |side| side.stars);
    let second = story.sides.iter().find(|side| side.place != 1).map(|side| side.stars);
    let Some(second) = second else { return tell1("sn-score-shared", "stars", won) };
    let mine = session.me().is_some_and(|me| winners.contains(&me));
    let key = match (mine, winners.len()) {
        (true, 1) => "sn-score-you-win",
        (true, _) => "sn-score-you-two-win",
        (false, 1) => "sn-score-wins",
        (false, _) => "sn-score-two-win",
    };
    let others: Vec<Seat> =
        winners.into_iter().filter(|seat| !mine || session.me() != Some(*seat)).collect();
    tell(
        &Message::new(key)
            .with("names", names(session, &others))
            .with("stars", won)
            .with("second", second),
    )
}

/// Why, in a sentence or two.
fn why(session: Session<SpyNet>, things: Things, story: &Story) -> String {
    let mut parts =
        vec![tell1("sn-score-open", "count", u32::try_from(story.files.len()).unwrap_or(u32::MAX))];
    let decided = match story.sides.as_slice() {
        [first, second, ..] => first.stars == second.stars && first.place != second.place,
        [] | [_] => false,
    };
    if decided && !story.abandoned {
        parts.push(t("sn-score-tie"));
    }
    if let Some(difference) = story.difference() {
        parts.push(decisive(session, things, difference));
    }
    for seat in &story.left {
        parts.push(session.say(&Message::new("sn-score-left").with("seat", *seat)));
    }
    parts.join(" ")
}

/// What made the difference between the first and the second.
fn decisive(session: Session<SpyNet>, things: Things, difference: Difference) -> String {
    let of_file = |key: &'static str, file: File, stars: u8| {
        tell(
            &Message::new(key)
                .with("name", session.name(file.seat))
                .with("card", things.name(file.card))
                .with("branch", things.branch(file.branch))
                .with("stars", stars),
        )
    };
    match difference {
        Difference::Missed(file) => of_file("sn-score-missed", file, file.printed),
        Difference::Held(file) => of_file("sn-score-held", file, file.stars),
        Difference::Branch { branch, won, second } => tell(
            &Message::new("sn-score-branch")
                .with("branch", things.branch(branch))
                .with("stars", won)
                .with("second", second),
        ),
    }
}

fn laid_open(session: Session<SpyNet>, things: Things, story: &Story) -> View {
    let people =
        (0..story.count()).map(|seat| Person { name: session.name(Seat(seat)), kind: None });
    let scene = Scene {
        view: story.view.clone(),
        me: session.me().unwrap_or(Seat(0)),
        is_mine: session.me().is_some(),
        asked: false,
        legal: Vec::new(),
        people: people.collect(),
    };
    let sides: Vec<_> =
        story.sides.iter().map(|side| card_of(things, &scene, story, side)).collect();
    let href = way().to(&Route::Rules(Some("SN-8.3".to_owned())));
    view! {
        <aside class="rev-side" aria-label=t("sn-score-final")>
            <h2 class="label">{t("sn-score-final")}</h2>
            {sides}
            <p class="tie">{t("sn-score-tie-rule")}" "<a class="clause" href=href>"SN-8.3"</a></p>
        </aside>
        {table_of(things, &scene, story)}
    }
}

/// One player, or one team, with its sum.
fn card_of(things: Things, scene: &Scene, story: &Story, side: &Side) -> View {
    let win = side.place == 1 && !story.abandoned;
    let row = |seat: &Seat| {
        let name = match *seat == scene.me && scene.is_mine {
            true => tell1("sn-name-you", "name", scene.name(*seat)),
            false => scene.name(*seat),
        };
        view! { <li>{seat_mark(*seat)}<span>{name}</span><b>{story.stars(*seat)}</b></li> }
    };
    let rows: Vec<_> = side.seats.iter().map(row).collect();
    let branch = |branch: Branch| {
        let sum = story.in_branch(side, branch);
        let said = tell2(
            "sn-score-branch-says",
            ("branch", things.branch(branch).into()),
            ("stars", sum.into()),
        );
        let class = if sum == 0 { "zero" } else { "" };
        view! {
            <li class=class>{hexagon(branch)}<b aria-hidden="true">{sum}</b><span class="vh">{said}</span></li>
        }
    };
    let branches: Vec<_> = Branch::ALL.into_iter().map(branch).collect();
    let lost: u8 = side.seats.iter().map(|seat| story.lost(*seat)).sum();
    let funding: u8 = side.seats.iter().map(|seat| scene.attached(*seat)).sum();
    let facts = Message::new("sn-score-facts").with("lost", lost).with("funding", funding);
    let mine = side.seats.contains(&scene.me);
    let mut class = if mine { "tm white" } else { "tm grey" }.to_owned();
    if win {
        class.push_str(" win");
    }
    let stamp = win.then(|| view! { <span class="tm-win">{t("sn-score-stamp")}</span> });
    view! {
        <section class=class>
            {stamp}
            <p class="tm-n"><b>{side.stars}</b>{stars(1, "")}<span class="vh">{t("sn-stars-word")}</span></p>
            <ul>{rows}</ul>
            <ol class="tm-b" aria-label=t("sn-score-by-branch")>{branches}</ol>
            <p class="tm-l">{tell(&facts)}</p>
        </section>
    }
}

/// Seats down, branches across; every file where it lay.
fn table_of(things: Things, scene: &Scene, story: &Story) -> View {
    let head = |branch: Branch| {
        let value = |seat: Seat| {
            let class = if scene.dominates(seat, branch) { "dom" } else { "" };
            view! {
                <span class=format!("fv {}", seat_class(seat))>
                    {seat_mark_in(seat, "seat-sm")}<b class=class>{scene.strength(seat, branch)}</b>
                </span>
            }
        };
        let values: Vec<_> = scene.order().into_iter().map(value).collect();
        view! {
            <th scope="col" class=ink(branch)>
                <span class="rv-h">{symbol(branch)}<b>{things.branch(branch)}</b></span>
                <span class="rv-f">{values}</span>
            </th>
        }
    };
    let heads: Vec<_> = Branch::ALL.into_iter().map(head).collect();
    let mut turned = 0;
    let row = |seat: Seat| {
        let mut cells = Vec::new();
        for branch in Branch::ALL {
            let files =
                story.files.iter().filter(|file| file.seat == seat && file.branch == branch);
            let mut strips = Vec::new();
            for file in files {
                turned += 1;
                strips.push(strip(things, scene, file, turned));
            }
            let none = strips.is_empty();
            let class = if none { "is-none" } else { "" };
            let none = none.then(|| view! { <li class="rs-0">{t("sn-none")}</li> });
            cells.push(view! {
                <td class=class><span class="cell-b">{hexagon(branch)}</span><ul class="rss">{strips}{none}</ul></td>
            });
        }
        let lost = story.lost(seat);
        let lost = (lost > 0)
            .then(|| view! { <span class="rv-l">{tell1("sn-score-lost", "count", lost)}</span> });
        view! {
            <tr class=format!("rv-r {}", seat_class(seat))>
                <th scope="row">
                    <span class="rv-p">{seat_mark(seat)}<b>{scene.name(seat)}</b></span>
                    <span class="rv-t"><b>{story.stars(seat)}</b>{stars(1, "")}{lost}</span>
                </th>
                {cells}
            </tr>
        }
    };
    let rows: Vec<_> = scene.order().into_iter().map(row).collect();
    view! {
        <div class="rv">
            <table class="rvt">
                <thead>
                    <tr>
                        <td class="rv-corner"><b>{t("sn-score-strength")}</b><small>{t("sn-score-solid")}</small></td>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// One file, turned over: what it is worth, and what decided that.
fn strip(things: Things, scene: &Scene, file: &File, turned: u32) -> View {
    let counts = file.stars > 0;
    let (mark, said, class) = match counts {
        true => ("check", t("sn-says-counts"), "rs ok"),
        false => ("close", t("sn-says-fails"), "rs no"),
    };
    let mark_class = if counts { "mk ok" } else { "mk no" };
    view! {
        <li class=class style:--i=turned.to_string()>
            <span class="rs-s">{stars(file.printed, "")}</span>
            <span class="rs-t"><b>{things.name(file.card)}</b><small>{story::decided(things, scene, file)}</small></span>
            <span class=mark_class>{icon(mark)}<span class="vh">{said}</span></span>
        </li>
    }
}
