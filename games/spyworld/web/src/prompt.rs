//! One question with its price, and one line of consequence.

use dom::prelude::*;
use game::{Arg, Message, Seat};
use spyworld::edition::Content;
use spyworld::{Action, Event, PhaseView, RaidRule};
use table::Told;
use ui::icon::icon;
use ui::seat_mark::seat_mark_in;
use ui::speech::{t, tell};

use crate::combos::{content_words, line_in};
use crate::plan::{Choice, line_after};
use crate::raid::{loot, next_move, shown};
use crate::scene::{Scene, gain, money, place, tell1, tell2};
use crate::standing;
use crate::tabletop::{Sure, Tabletop};

/// What is said at the top of the table.
#[derive(Clone, Debug, Default, PartialEq)]
struct Prompt {
    seat: Option<Seat>,
    title: String,
    line: String,
    waits: bool,
    last: bool,
}

/// The line at the top.
pub fn prompt(top: Tabletop) -> View {
    let prompt = Memo::new(move || top.with(|scene| asked(top, scene)).unwrap_or_default());
    let mark = move || prompt.with(|prompt| prompt.seat).map(|seat| seat_mark_in(seat, "seat-lg"));
    let dots = move || {
        prompt.with(|prompt| prompt.waits).then(|| {
            view! { <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> }
        })
    };
    let chip = move || {
        prompt
            .with(|prompt| prompt.last)
            .then(|| view! { <span class="chip chip-last">{t("sw-last-round")}</span>" " })
    };
    let sure = move || {
        top.sure.get().map(|sure| {
            let words = t(match sure {
                Sure::Ready => "sw-sure-ready",
                Sure::Stop => "sw-sure-stop",
            });
            view! { <button class="btn sure" on:click=move |_| top.go_ahead()>{icon("check")}{words}</button> }
        })
    };
    view! {
        <section class="prompt" aria-live="polite" data-turn=move || if top.asked() { "you" } else { "other" }>
            <span class="who">{mark}</span>
            <div class="prompt-text">
                <h1>{chip}{move || prompt.with(|prompt| prompt.title.clone())}{dots}</h1>
                <p>{move || prompt.with(|prompt| prompt.line.clone())}</p>
            </div>
            {standing::chip(top)}
            {sure}
        </section>
    }
}

fn asked(top: Tabletop, scene: &Scene) -> Prompt {
    let last = scene.view.phase == PhaseView::Plan && scene.view.last_round;
    let mut prompt = Prompt { seat: scene.me, last, ..Prompt::default() };
    match scene.view.phase {
        PhaseView::Agents => agents(scene, &mut prompt),
        PhaseView::Plan => plan(top, scene, &mut prompt),
        PhaseView::Raid => raid(top, scene, &mut prompt),
        PhaseView::Over { .. } => prompt.title = t("sw-over"),
    }
    if scene.me.is_none() && !matches!(scene.view.phase, PhaseView::Over { .. }) {
        prompt.seat = scene.raider().filter(|_| scene.view.raids == RaidRule::InTurn);
        prompt.seat = prompt.seat.filter(|_| scene.view.phase == PhaseView::Raid);
        prompt.title = match scene.view.phase {
            PhaseView::Raid => watched(scene).unwrap_or_else(|| t("sw-watching")),
            PhaseView::Plan => {
                let (round, last) = (scene.view.round, scene.view.most_rounds());
                tell2("sw-watching-round", ("round", round.into()), ("last", last.into()))
            }
            PhaseView::Agents | PhaseView::Over { .. } => t("sw-watching"),
        };
    }
    match top.sure.get().filter(|_| scene.asked) {
        Some(Sure::Ready) => {
            prompt.title = t("sw-ask-sure-ready");
            prompt.line = gives_up(top);
        }
        Some(Sure::Stop) => {
            let taken = scene.me.map_or(0, |me| loot(top.things, scene, me));
            prompt.title = tell1("sw-ask-sure-stop", "money", money(taken));
            prompt.line = t("sw-could-go-on");
        }
        None => {}
    }
    prompt
}

/// What a round gives up that is confirmed like this.
fn gives_up(top: Tabletop) -> String {
    let claim = top
        .unclaimed()
        .map(|mission| tell1("sw-could-claim", "mission", top.things.mission(mission)));
    let walled = Some(top.walled_in()).filter(|value| *value > 0);
    let walled = walled.map(|value| tell1("sw-walls-in", "money", money(value)));
    claim.into_iter().chain(walled).collect::<Vec<_>>().join(" ")
}

/// Who is still asked, in a few names.
fn waiting(scene: &Scene, is_done: impl Fn(&spyworld::SeatView) -> bool) -> String {
    let open = |seat: &Seat| scene.seat(*seat).is_some_and(|own| !own.resigned && !is_done(own));
    let names: Vec<String> = scene.seats().filter(open).map(|seat| scene.name(seat)).collect();
    match names.len() {
        0..=3 => tell1("sw-waiting-for", "names", Arg::List(names)),
        more => tell1("sw-waiting-many", "count", u32::try_from(more).unwrap_or_default()),
    }
}

fn agents(scene: &Scene, prompt: &mut Prompt) {
    if scene.asked {
        prompt.title = t("sw-ask-agent");
        prompt.line = t("sw-line-agent");
    } else {
        prompt.title = t("sw-wait");
        prompt.line = waiting(scene, |own| own.decided);
        prompt.waits = true;
    }
}

/// Did a bot confirm for the person at the screen?
fn bot_chose(top: Tabletop, scene: &Scene) -> bool {
    top.session.log.with(|log| {
        let own = |told: &&Told<Event>| {
            matches!(told.event, Event::Confirmed { seat } if Some(seat) == scene.me)
        };
        log.iter().rfind(own).is_some_and(|told| !top.session.is_own_row(told.seq))
    })
}

fn plan(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    let round = scene.view.round;
    if !scene.asked {
        let confirmed = scene.own().is_some_and(|own| own.confirmed);
        prompt.title = t(match (confirmed, confirmed && bot_chose(top, scene)) {
            (true, true) => "sw-bot-chose",
            (true, false) => "sw-you-chose",
            (false, _) => "sw-wait",
        });
        prompt.line = waiting(scene, |own| own.confirmed);
        prompt.waits = true;
        return;
    }
    let titled =
        |what: String| tell2("sw-round-what", ("round", round.into()), ("what", what.into()));
    let plan = top.plan.get();
    // Where all the others have chosen, nothing can be changed any more.
    let others = scene.seats().filter(|seat| Some(*seat) != scene.me);
    let last = others.filter_map(|seat| scene.seat(seat)).all(|own| own.resigned || own.confirmed);
    let ready = if last { "sw-line-ready-last" } else { "sw-line-ready" };
    if plan.passed {
        prompt.title = titled(t("sw-you-pass"));
        prompt.line = t(ready);
        return;
    }
    if top.second.get() {
        prompt.title = t("sw-ask-second");
        prompt.line = t("sw-line-second");
        return;
    }
    let edition = top.things.edition();
    let Some((line, content)) = top.asked_line() else {
        prompt.title = titled(t("sw-ask-choose"));
        prompt.line = match (round, scene.view.last_round) {
            (_, true) => t("sw-line-last"),
            (1, false) => t("sw-line-first"),
            (_, false) => tell1("sw-line-choose", "money", gain(edition.budget.pass)),
        };
        return;
    };
    let name = content_words(top.things, line, content);
    let what = match content {
        Content::Upgrade(_) | Content::Wall => {
            tell2("sw-thing-in", ("thing", name.into()), ("line", line_in(line).into()))
        }
        Content::Training(..) | Content::Gadget => name,
    };
    prompt.title = titled(what);
    let done = plan.done() >= plan.picks.len();
    let claims = top.claimable();
    let could = claims.first().filter(|_| plan.claim.is_none());
    let walled = top.walled_in();
    prompt.line = match (done, content, could) {
        (true, _, None) if walled > 0 => tell1("sw-walls-in", "money", money(walled)),
        (true, _, Some(mission)) => {
            let now = edition.mission(*mission).is_some_and(|data| data.now.is_some());
            let key = if now { "sw-line-claim" } else { "sw-line-claim-end" };
            tell1(key, "mission", top.things.mission(*mission))
        }
        (true, ..) => t(ready),
        (false, Content::Upgrade(_), _) => {
            let printed = top.printed_line().map_or(line, |(line, _)| line);
            let choices = top.choices.get();
            let here = |choice: &&Choice| line_after(printed, choice.changes()) == line;
            let rooms = choices.iter().filter(here).count();
            let price = choices.iter().find(here).map_or(0, |choice| choice.price);
            let cheap = choices.iter().map(|choice| choice.price).filter(|price| *price > 0).min();
            let key = if price == 0 { "sw-line-rooms" } else { "sw-line-rooms-for" };
            let facts = Message::new(key)
                .with("count", u32::try_from(rooms).unwrap_or_default())
                .with("money", money(price));
            match cheap.filter(|_| price == 0) {
                Some(price) => {
                    format!("{} {}", tell(&facts), tell1("sw-line-mod", "money", money(price)))
                }
                None => tell(&facts),
            }
        }
        (false, Content::Wall, _) => t("sw-line-wall"),
        (false, Content::Training(..) | Content::Gadget, _) => t("sw-line-take"),
    };
    // What would be given up is asked about once Ready is pressed; the bar says how much one has.
    if done && top.fills() {
        prompt.line = t("sw-line-fills");
    }
}

/// Whose raid is watched, and where, when raids are made one after the other.
fn watched(scene: &Scene) -> Option<String> {
    let seat = scene.raider().filter(|_| scene.view.raids == RaidRule::InTurn)?;
    let victim = scene.victim(seat).filter(|_| scene.me != Some(seat))?;
    let place = match scene.me == Some(victim) {
        true => t("sw-in-your-lair"),
        false => tell1("sw-in-lair-of", "name", scene.name(victim)),
    };
    let name = scene.name(seat);
    Some(tell2("sw-watching-in", ("name", name.into()), ("where", place.into())))
}

/// Who is in whose lair, in a few names.
fn who_raids_whom(scene: &Scene) -> String {
    const NAMED: u8 = 4;
    if scene.n_seats() > NAMED {
        return waiting(scene, |own| own.stopped);
    }
    let one = |seat: Seat| {
        let prey = scene.name(scene.victim(seat)?);
        Some(tell2("sw-raids", ("thief", scene.name(seat).into()), ("prey", prey.into())))
    };
    scene.seats().filter_map(one).collect::<Vec<_>>().join(" ")
}

fn raid(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    prompt.seat = shown(scene);
    if !scene.asked {
        let stopped = scene.own().is_some_and(|own| own.stopped);
        prompt.title = match watched(scene) {
            Some(words) => words,
            None if stopped => t("sw-you-stopped"),
            None => t("sw-wait"),
        };
        prompt.line = match standing::leader(top.things, scene) {
            Some((seat, sum)) if Some(seat) == scene.me => {
                tell1("sw-you-lead", "money", money(sum))
            }
            Some((seat, sum)) => tell2(
                "sw-leads-with",
                ("name", scene.name(seat).into()),
                ("money", money(sum).into()),
            ),
            None if scene.me.is_none() && watched(scene).is_none() => who_raids_whom(scene),
            None => waiting(scene, |own| own.stopped),
        };
        prompt.waits = true;
        return;
    }
    let name = scene.me.and_then(|me| scene.victim(me)).map(|seat| scene.name(seat));
    let name = name.unwrap_or_default();
    let Some(way) = top.way() else {
        prompt.title = tell1("sw-in-lair", "name", name);
        if let Some(best) = top.advised() {
            let (how, gadget) = match next_move(&best.moves) {
                Some(Action::Use(gadget, ..)) => ("gadget", top.things.gadget(gadget)),
                Some(_) => ("step", String::new()),
                None => ("stop", String::new()),
            };
            let facts = Message::new("sw-line-hint")
                .with("how", how)
                .with("gadget", gadget)
                .with("money", money(i64::from(best.loot)));
            prompt.line = tell(&facts);
            return;
        }
        prompt.line = match scene.legal.contains(&Action::Stop) {
            true if top.ways.with(Vec::is_empty) => t("sw-line-stop"),
            true if top.needs_gadget() => t("sw-line-gadget"),
            _ => t("sw-line-raid"),
        };
        return;
    };
    prompt.title = match (way.found, way.to) {
        (Some(upgrade), _) => tell1("sw-ask-into", "what", top.things.upgrade(upgrade)),
        (None, Some(room)) => tell1("sw-ask-to", "room", place(room)),
        (None, None) => tell1("sw-in-lair", "name", name),
    };
    let [movement, stealth, combat] = way.pays(top.stealth.get());
    if movement + stealth + combat == 0 {
        prompt.line = t("sw-line-pays-none");
        return;
    }
    let facts = Message::new("sw-line-pays")
        .with("movement", movement)
        .with("stealth", stealth)
        .with("combat", combat);
    prompt.line = tell(&facts);
}
