//! The games that this browser knows, whichever game they are of: those that run, my turn first, then those that are over.
//!
//! Reads summaries only: from the worker for tables of this device, from the server for those online, and from what this
//! browser remembers where the server does not answer. No rules are needed, so every page lists all games.

use core::time::Duration;

use dom::prelude::*;
use game::Message;
use js_sys::{ArrayBuffer, Date, Object, Reflect, Uint8Array};
use table::{Named, Progress, SUMMARY_VERSION, Summaries, Summary};
use ui::icon::icon;
use ui::link::decode;
use ui::message::Request;
use ui::seat_mark::seat_mark;
use ui::session::draft_key;
use ui::setup::bot_name;
use ui::speech::{speech, t, tell};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::{POSTERS, Poster};
use crate::desk::{Desk, desk};
use crate::online::known;
use crate::shell::{is_built, is_here};

/// So many running games are shown at once; the others are one press away.
const SHOWN: usize = 4;
/// How often it is asked again while the list is looked at.
const AGAIN: Duration = Duration::from_secs(20);
/// Where the server lists the tables of the guest with this cookie.
const LIST: &str = "/api/tables";
const KIND: &str = "application/octet-stream";

/// One game of the list.
#[derive(Clone)]
struct Entry {
    table: Summary,
    online: bool,
    /// Who sits there, where the server does not say it.
    names: String,
    /// Has this person given it up?
    left: bool,
}

/// The games, in two lists.
pub fn my_games() -> View {
    let desk = desk();
    let online = RwSignal::new(None::<Vec<Summary>>);
    let ask = move || {
        // Somebody who has never played online has nothing to ask for.
        let has_been = POSTERS.iter().any(|game| !known::all_of(game.id).is_empty());
        if !has_been || !window().navigator().on_line() {
            return;
        }
        dom::spawn_local(async move {
            // An unchanged list is not drawn again: an open question in it would close.
            let list = listed().await;
            if list.is_some() && list != online.get_untracked() {
                online.set(list);
            }
        });
    };
    ask();
    // What others did while the page was not looked at.
    dom::hear_window("focus", move |_| {
        desk.send(&Request::List);
        ask();
    });
    let asked = RwSignal::new(0_u32);
    Effect::new(move || {
        asked.track();
        let timer = dom::after(AGAIN, move || {
            if !document().hidden() {
                ask();
            }
            asked.update(|count| *count += 1);
        });
        on_cleanup(move || {
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    });
    let changed = RwSignal::new(0_u32);
    let lists = move || {
        changed.track();
        let all = entries(&desk.tables.get().unwrap_or_default(), online.get().as_deref());
        let (over, running): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|entry| entry.table.progress == Progress::Over);
        let ticket = |entry: &Entry| ticket(desk, entry, changed);
        let (first, more) = running.split_at(SHOWN.min(running.len()));
        let count = first.len().to_string();
        let first: Vec<_> = first.iter().map(ticket).collect();
        let more = folded("home-more", more.iter().map(ticket).collect());
        let over = folded("home-finished", over.iter().map(ticket).collect());
        let is_empty = first.is_empty() && matches!(over, View::Nothing);
        (!is_empty).then(|| {
            view! {
                <section class="resume" data-n=count aria-labelledby="running">
                    <h2 id="running"><span class="label">{t("home-running")}</span></h2>
                    {first}{more}{over}
                </section>
            }
        })
    };
    lists.into_view()
}

/// Tickets that are not always looked at.
fn folded(key: &'static str, tickets: Vec<View>) -> View {
    if tickets.is_empty() {
        return View::Nothing;
    }
    let count = u32::try_from(tickets.len()).unwrap_or(u32::MAX);
    view! {
        <details class="more-games">
            <summary>{icon("next")}<span>{tell(&Message::new(key).with("count", count))}</span></summary>
            <div>{tickets}</div>
        </details>
    }
}

/// What the server lists; nothing where it does not answer or speaks another version.
async fn listed() -> Option<Vec<Summary>> {
    let (headers, how) = (Headers::new().ok()?, RequestInit::new());
    headers.set("accept", KIND).ok()?;
    how.set_headers(&headers);
    let answer = JsFuture::from(window().fetch_with_str_and_init(LIST, &how)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let bytes: ArrayBuffer =
        JsFuture::from(answer.array_buffer().ok()?).await.ok()?.dyn_into().ok()?;
    let bytes = Uint8Array::new(&bytes).to_vec();
    if bytes.first() != Some(&SUMMARY_VERSION) {
        return None;
    }
    decode::<Summaries>(&bytes).ok().map(|list| list.tables)
}

/// All games: my turn first, then the ones played last.
fn entries(local: &[Summary], online: Option<&[Summary]>) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for table in online.unwrap_or_default() {
        all.push(Entry { table: table.clone(), online: true, names: String::new(), left: false });
    }
    for game in POSTERS {
        for known in known::all_of(game.id) {
            match all.iter_mut().find(|entry| entry.table.id == known.id) {
                // The server knows the day only.
                Some(entry) => {
                    entry.table.played = known.played.max(entry.table.played);
                    entry.left = known.left;
                }
                // One that is kept here too is told better by what is kept.
                None if local.iter().any(|table| table.id == known.id) => {}
                None => all.push(remembered(game.id, known)),
            }
        }
    }
    // A finished game from the server is kept on this device too.
    let here = local.iter().filter(|table| all.iter().all(|entry| entry.table.id != table.id));
    let here: Vec<_> = here.cloned().collect();
    all.extend(here.into_iter().map(|table| Entry {
        table,
        online: false,
        names: String::new(),
        left: false,
    }));
    all.retain(|entry| is_built(&entry.table.game) && !known::is_hidden(&entry.table.id));
    game::sort_few(&mut all, |entry| {
        (!entry.table.my_turn, core::cmp::Reverse(entry.table.played))
    });
    all
}

/// A table online that only this browser remembers: the server does not answer, or one only watches there.
fn remembered(game: &str, known: known::Known) -> Entry {
    let progress = if known.over { Progress::Over } else { Progress::Running };
    let table = Summary {
        id: known.id,
        game: game.to_owned(),
        progress,
        seats: 0,
        people: Vec::new(),
        my_turn: false,
        round: 0,
        played: known.played,
    };
    Entry { table, online: true, names: known.names, left: known.left }
}

/// A finished game that can be watched.
pub struct Finished {
    pub href: String,
    /// Who won.
    pub title: String,
    /// Everybody's points, and when it was played.
    pub details: String,
    /// Its last round; 0 where that is not known, or what a round is called there is not a word of this page.
    pub round: u32,
}

/// The finished games of all kinds that this browser knows, each once, without those taken off the list.
pub fn finished(local: &[Summary]) -> Vec<Finished> {
    let mut all = entries(local, None);
    all.retain(|entry| entry.table.progress == Progress::Over);
    let finished = |entry: &Entry| {
        let poster = POSTERS.into_iter().find(|poster| poster.id == entry.table.game)?;
        let place = if entry.online { "online" } else { "replay" };
        Some(Finished {
            href: format!("/{}/{place}/{}", entry.table.game, entry.table.id),
            title: headline(poster, entry),
            details: match details(entry) {
                (who, Some(when)) => format!("{who} · {when}"),
                (who, None) => who,
            },
            round: if is_here(&entry.table.game) { entry.table.round } else { 0 },
        })
    };
    all.iter().filter_map(finished).collect()
}

fn name_of(one: &Named) -> String {
    match one.name.as_str() {
        _ if one.me => t("you"),
        "" if one.bot => bot_name(one.seat),
        "" => t("online-somebody"),
        name => ui::isolate::isolated(name),
    }
}

/// How it stands, as a headline.
fn headline(poster: Poster, entry: &Entry) -> String {
    let table = &entry.table;
    let winners = table.people.iter().filter(|one| one.won);
    let in_sentence = |one: &Named| if one.me { t("home-won-you") } else { name_of(one) };
    let winners: Vec<String> = winners.map(in_sentence).collect();
    let i_won = table.people.iter().any(|one| one.won && one.me);
    let key = match table.progress {
        Progress::Waiting => "home-waiting",
        Progress::Running if entry.left => "home-gave-up",
        Progress::Running if table.my_turn => "home-your-turn",
        Progress::Running if table.round == 0 => "home-online-table",
        Progress::Running => "home-others-turn",
        Progress::Over if i_won && winners.len() == 1 => "home-you-won",
        Progress::Over if !winners.is_empty() => "home-won",
        Progress::Over => "home-over",
    };
    tell(&Message::new(key).with("game", poster.title.to_owned()).with("names", winners))
}

/// What tells it apart from others: who plays, or the points at the end; and when it was played.
fn details(entry: &Entry) -> (String, Option<String>) {
    let table = &entry.table;
    let others: Vec<String> = table.people.iter().filter(|one| !one.me).map(name_of).collect();
    let is_over = table.progress == Progress::Over;
    let points: Vec<String> = table
        .people
        .iter()
        .filter_map(|one| Some(format!("{} {}", name_of(one), one.score?)))
        .collect();
    let who = match () {
        () if is_over && !points.is_empty() => points.join(", "),
        () if !entry.names.is_empty() => entry.names.clone(),
        () if others.is_empty() => t("home-online-alone"),
        () if entry.online => tell(&Message::new("home-online-with").with("names", others)),
        () if table.people.iter().any(|one| one.me) => {
            tell(&Message::new("home-against").with("names", others))
        }
        () => tell(&Message::new("home-people").with("names", others)),
    };
    (who, when(table.played, entry.online))
}

/// A moment in the reader's own way, in one line; a whole day has no time, and this year no number.
fn when(played: u64, online: bool) -> Option<String> {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    if played == 0 {
        return None;
    }
    let how = Object::new();
    let set = |key: &str, value: &str| Reflect::set(&how, &key.into(), &value.into()).is_ok();
    let date = Date::new(&JsValue::from_f64(played as f64));
    set("month", "short");
    set("day", "numeric");
    if date.get_full_year() != Date::new_0().get_full_year() {
        set("year", "numeric");
    }
    if !(online && played.is_multiple_of(DAY)) {
        set("hour", "numeric");
        set("minute", "2-digit");
    }
    let moment = String::from(date.to_locale_string(speech().lang().code(), &how));
    Some(moment.replace(' ', "\u{a0}"))
}

fn ticket(desk: Desk, entry: &Entry, changed: RwSignal<u32>) -> View {
    let table = &entry.table;
    let Some(poster) = POSTERS.into_iter().find(|poster| poster.id == table.game) else {
        return View::Nothing;
    };
    let (id, is_over) = (table.id.clone(), table.progress == Progress::Over);
    let stub = match (table.round, is_over) {
        (_, true) => icon("flag"),
        (0, false) => icon("link"),
        (round, false) => view! {
            <span class="label">{t("round")}</span>
            <span class="ticket-pts">{round}</span>
        },
    };
    let place = if entry.online { "online" } else { "table" };
    let href = format!("/{}/{place}/{id}", table.game);
    let marks: Vec<_> = table.people.iter().map(|one| seat_mark(one.seat)).collect();
    let go = match (is_over, entry.left) {
        (true, _) => "home-look",
        (false, true) => "home-watch-on",
        (false, false) => "home-resume",
    };
    let sure = RwSignal::new(false);
    let (game, online, yours) = (table.game.clone(), entry.online, table.my_turn);
    let ask = match (online, table.people.iter().any(|one| one.me)) {
        (true, true) => "home-forget-sure",
        (true, false) => "home-forget-link",
        (false, _) => "home-delete-sure",
    };
    let remove = move || {
        known::hide(&id);
        known::forget_of(&game, &id);
        ui::settings::forget(&draft_key(&id));
        if !online || is_over {
            desk.send(&Request::Delete(id.clone()));
        }
        changed.update(|count| *count += 1);
    };
    let remove = StoredValue::new(std::rc::Rc::new(remove) as std::rc::Rc<dyn Fn()>);
    let text = {
        let (head, (who, when)) = (headline(poster, entry), details(entry));
        move || {
            if sure.get() {
                let go = if online { "home-forget" } else { "home-delete" };
                // On the other side than the button before: nobody deletes by a double click.
                view! {
                    <button class="btn btn-sm" on:click=move |_| remove.with_value(|it| it())>{t(go)}</button>
                    <div class="r-text"><h3>{head.clone()}</h3><p>{t(ask)}</p></div>
                }
            } else {
                let when = when.clone().map(|when| view! { " "<span>{when}</span> });
                view! { <div class="r-text"><h3>{head.clone()}</h3><p><span>{who.clone()}</span>{when}</p></div> }
            }
        }
    };
    let label = move || {
        t(match (sure.get(), online) {
            (true, _) => "home-keep",
            (false, true) => "home-forget",
            (false, false) => "home-delete",
        })
    };
    let face = move || icon(if sure.get() { "close" } else { "discard" });
    // The question has the room of what it is about.
    let link = move || {
        let href = href.clone();
        view! { <a class="btn" href=href>{t(go)}</a> }
    };
    view! {
        <article class="ticket r-ticket" class:is-yours=yours>
            <div class="ticket-face">
                <div class="ticket-stub">{stub}</div>
                <div class="r-body" class:is-asked=move || sure.get()>
                    <span class="r-seats" aria-hidden="true">{marks}</span>
                    {text}
                    <button class="icon-btn" aria-label=label on:click=move |_| sure.update(|it| *it = !*it)>{face}</button>
                    {show(move || !sure.get(), link)}
                </div>
            </div>
        </article>
    }
}
