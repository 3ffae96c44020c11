//! The score sheet: where every $ came from, all lairs with their raids, and what was left behind.

mod behind;
mod ladder;
mod ledger;
mod picture;

use dom::prelude::*;
use game::{Arg, Game, Message, ScorePart, Seat, Viewer};
use spyworld::{Event, RaidRule, Spyworld};
use table::{Reel, Told};
use ui::picture::{Picture, TALL};
use ui::seat_mark::{seat_mark, seat_mark_in};
use ui::session::Session;
use ui::speech::{t, tell, tr};

use crate::look;
use crate::raid::stolen;
use crate::scene::{Scene, Things, count, money, tell1, tell2};

/// One seat's score.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// 1 is the winner's place; 0 where there is none.
    pub place: u8,
    /// All together.
    pub total: i32,
    /// What it is made of.
    pub parts: Vec<ScorePart>,
}

/// What a score sheet is drawn from.
#[derive(Clone, Copy)]
pub struct Story {
    /// The rules.
    pub things: Things,
    /// The table.
    pub session: Session<Spyworld>,
    /// The end, through the eyes of somebody who sees all that is open.
    pub scene: StoredValue<Scene>,
    /// The scores, the best first.
    pub rows: StoredValue<Vec<Row>>,
}

/// The score sheet of a finished game.
pub fn score(session: Session<Spyworld>, reel: &Reel<Spyworld>, acts: View) -> View {
    let game = reel.game();
    let Some(outcome) = game.outcome(reel.end()) else { return acts };
    let view = reel.view(reel.last(), Viewer::Spectator);
    // On the yacht nobody has an agent.
    let has_agents = view.seats.iter().any(|own| own.agent.is_some());
    let counts = |part: &ScorePart| has_agents || part.key != "score-ability";
    let mut rows: Vec<Row> = (0..)
        .map(Seat)
        .zip(&outcome.seats)
        .map(|(seat, result)| Row {
            seat,
            place: result.place,
            total: result.score,
            parts: game.score_sheet(reel.end(), seat).into_iter().filter(counts).collect(),
        })
        .collect();
    game::sort_few(&mut rows, |row| (row.place, core::cmp::Reverse(row.total)));
    let chairs =
        session.open.with_untracked(|open| open.as_ref().map(|open| open.opened.chairs.clone()));
    let chairs = chairs.unwrap_or_default();
    let scene = Scene {
        view,
        me: session.me(),
        asked: false,
        legal: Vec::new(),
        bots: chairs.iter().map(|chair| chair.bot_kind().is_some()).collect(),
        names: chairs.into_iter().map(|chair| chair.name).collect(),
        absent: Vec::new(),
    };
    let story = Story {
        things: Things::new(game.clone()),
        session,
        scene: StoredValue::new(scene),
        rows: StoredValue::new(rows),
    };
    let picture = Picture::new("spyworld.png", TALL);
    let drawn = picture.view(
        move || picture::says(story),
        move || picture::caption(story),
        move |brush| picture::lair(story, brush),
    );
    let winner = story.rows.with_value(|rows| rows.first().map(|row| row.seat));
    view! {
        <main id="main" class="score sw-score">
            <section class="prompt">
                {winner.map(|seat| seat_mark_in(seat, "seat-lg"))}
                <div class="prompt-text"><h1>{move || headline(story)}</h1><p>{move || why(story)}</p></div>
                <div class="acts">{picture.button()}{acts}</div>
            </section>
            <div class="sw-main">
                {ledger::ledger(story)}
                <aside class="sw-side">{behind::behind(story)}{ladder::ladder(story)}{drawn}</aside>
                {lairs(story)}
            </div>
        </main>
    }
}

/// Who won, and how far the person at the screen is from it.
fn headline(story: Story) -> String {
    story.rows.with_value(|rows| {
        let Some(first) = rows.first().filter(|row| row.place == 1) else {
            return t("sw-abandoned");
        };
        let winners: Vec<String> = rows
            .iter()
            .filter(|row| row.place == 1)
            .map(|row| story.session.name(row.seat))
            .collect();
        let me = story.session.me();
        let mine = rows.iter().find(|row| Some(row.seat) == me);
        if mine.is_some_and(|row| row.place == 1) && winners.len() == 1 {
            return tell1("sw-you-win", "money", money(first.total));
        }
        let win = tell(
            &Message::new("sw-wins")
                .with("count", u32::try_from(winners.len()).unwrap_or_default())
                .with("names", Arg::List(winners))
                .with("money", money(first.total)),
        );
        match mine.filter(|row| row.place > 1) {
            Some(row) => {
                format!("{win} {}", tell1("sw-short", "money", money(first.total - row.total)))
            }
            None => win,
        }
    })
}

/// The two raids that matter to the person at the screen.
fn why(story: Story) -> String {
    let Some(me) = story.session.me() else { return String::new() };
    let away = match bot_rounds(story.session, me) {
        0 => String::new(),
        rounds => count("sw-bot-rounds", rounds),
    };
    story.scene.with_value(|scene| {
        let (Some(prey), Some(thief)) = (scene.victim(me), look::thief_of(scene, me)) else {
            return away;
        };
        let took = |raider: Seat, of: Seat, key: &'static str| {
            let taken = money(stolen(story.things, scene, raider));
            tell2(key, ("name", scene.name(of).into()), ("money", taken.into()))
        };
        let walled = story.things.game().standing(&scene.view, me).map_or(0, |own| own.walled_in);
        let walled = match walled {
            0 => String::new(),
            value => tell1("sw-walled-in", "money", money(value)),
        };
        let (mine, theirs) =
            (took(me, prey, "sw-you-took"), took(thief, thief, "sw-took-from-you"));
        format!("{mine} {theirs} {walled} {away}")
    })
}

/// In how many rounds a bot chose for this seat, as far as this page can know.
fn bot_rounds(session: Session<Spyworld>, me: Seat) -> usize {
    session.log.with(|log| {
        let chose = |told: &&Told<Event>| told.event == Event::Confirmed { seat: me };
        let away = log.iter().filter(chose).filter(|told| !session.is_own_row(told.seq));
        let mut rounds: Vec<u32> = away.map(|told| told.round).collect();
        rounds.dedup();
        rounds.len()
    })
}

/// Every lair with the raid that went through it; made when it is looked at.
fn lairs(story: Story) -> View {
    let seats: Vec<Seat> = story.scene.with_value(|scene| scene.seats().collect());
    let few = seats.len() <= 12;
    let one = move |seat: Seat| {
        let body = move || {
            story.scene.with_value(|scene| look::lair_of(story.things, scene, seat, "lair mini-l"))
        };
        let words = move || {
            story.scene.with_value(|scene| {
                let thief = look::thief_of(scene, seat)?;
                let taken = money(stolen(story.things, scene, thief));
                let words =
                    tell2("sw-took", ("name", scene.name(thief).into()), ("money", taken.into()));
                Some(view! { {seat_mark(thief)}<span>{words}</span> })
            })
        };
        let name = move || tell1("sw-lair-of", "name", story.session.name(seat));
        // With many at the table a lair is drawn only once somebody opens it.
        let open = RwSignal::new(few);
        let drawn = show(move || open.get(), move || view! { <div class="th-p gp">{body}</div> });
        let opener = (!few).then(|| {
            view! { <button class="btn btn-sm" aria-expanded=flag(move || open.get()) on:click=move |_| open.update(|on| *on = !*on)>{tr("sw-show")}</button> }
        });
        view! {
            <figure class="th">
                <figcaption>{seat_mark(seat)}<b>{name}</b>{opener}</figcaption>
                {drawn}
                <p>{words}</p>
            </figure>
        }
    };
    let all: Vec<_> = seats.into_iter().map(one).collect();
    let in_turn = story.scene.with_value(|scene| scene.view.raids == RaidRule::InTurn);
    view! { <section class="thumbs" data-in-turn=in_turn.then_some("") aria-label=tr("sw-all-lairs")>{all}</section> }
}
