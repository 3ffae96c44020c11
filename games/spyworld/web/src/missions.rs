//! The three missions as tickets with two prices, and how far the own sheet is.

use dom::prelude::*;
use game::{Arg, Message};
use spyworld::ids::{Mission, Upgrade};
use spyworld::{Action, MissionView, PhaseView, Reward, Spyworld};
use ui::speech::{t, tell, tr};

use crate::scene::{Scene, gain, mission_art, money, pic, tell1, tell2};
use crate::tabletop::Tabletop;

/// So many pips are drawn; more are only counted.
const PIPS: u8 = 7;

/// All three.
pub fn missions(top: Tabletop) -> View {
    let all = move || {
        top.with(|scene| {
            scene
                .view
                .missions
                .iter()
                .filter_map(|shown| ticket(top, scene, *shown))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <section class="missions" aria-label=tr("sw-missions")>
            <header class="col-head"><h2 class="label">{tr("sw-missions")}</h2><span class="code">{tr("sw-one-a-round")}</span></header>
            {all}
            {move || (!top.with(has_sheet).unwrap_or_default()).then(|| goals(top))}
        </section>
    }
}

/// Is the own sheet shown, on which there is room for what else counts?
fn has_sheet(scene: &Scene) -> bool {
    scene.view.phase == PhaseView::Plan && scene.me.is_some()
}

/// What else counts in the end, and when planning is over.
pub fn goals(top: Tabletop) -> View {
    let edition = top.things.edition();
    let awards = &edition.awards;
    let rounds = top.with(|scene| scene.view.most_rounds()).unwrap_or_default();
    let barred = (0..).zip(edition.upgrades()).filter(|(_, data)| !data.grey);
    let barred: Vec<String> =
        barred.map(|(index, _)| top.things.upgrade(Upgrade::new(index))).collect();
    let words = Message::new("sw-goals")
        .with("traps", money(awards.traps))
        .with("rooms", money(awards.rooms))
        .with("guards", money(awards.guards))
        .with("gadgets", money(-awards.gadgets))
        .with("last", rounds)
        .with("barred", barred);
    view! { <p class="goals">{tell(&words)}</p> }
}

fn ticket(top: Tabletop, scene: &Scene, shown: MissionView) -> Option<View> {
    let edition = top.things.edition();
    let data = edition.mission(shown.mission)?.clone();
    let name = top.things.mission(shown.mission);
    let condition = top.session.say(&Spyworld::condition_words(data.condition));
    if !shown.open {
        let by: Vec<String> = scene
            .seats()
            .filter(|seat| {
                scene.seat(*seat).is_some_and(|own| own.fulfilled.contains(&shown.mission))
            })
            .map(|seat| scene.name(seat))
            .collect();
        let by = tell1("sw-fulfilled-by", "names", Arg::List(by));
        let stub = match paid(scene, shown.mission) {
            Some(Reward::Now) => reward_words(data.now.unwrap_or_default(), "sw-taken"),
            Some(Reward::End) => reward_words(data.end, "sw-at-end"),
            None => pic(mission_art(data.condition)),
        };
        return Some(view! {
            <article class="ticket mis is-gone"><div class="ticket-face">
                <div class="ticket-stub">{stub}</div>
                <div class="ticket-body"><h3>{name}</h3><p>{by}</p></div>
            </div></article>
        });
    }
    let progress = scene.sheet().and_then(|sheet| top.things.game().progress(shown.mission, sheet));
    let met = progress.is_some_and(|(have, need)| have >= need);
    let pips = progress.map(|(have, need)| {
        let pip = |n: u8| view! { <i class="pip" class:on=n < have></i> };
        let pips = (need <= PIPS).then(|| (0..need).map(pip).collect::<Vec<_>>());
        let said = tell2("sw-progress", ("have", have.min(need).into()), ("need", need.into()));
        view! { <span class="pips" aria-hidden="true">{pips}</span><span class="have">{said}</span> }
    });
    let planning = scene.view.phase == PhaseView::Plan && scene.asked;
    // Only one of them is paid.
    let end = if data.now.is_some() { "sw-or-at-end" } else { "sw-at-end" };
    let stub = [(Reward::Now, data.now, "sw-now"), (Reward::End, Some(data.end), end)];
    let stub: Vec<_> = stub
        .into_iter()
        .filter_map(|(reward, amount, key)| {
            Some(price(top, shown.mission, reward, amount?, key, planning && met))
        })
        .collect();
    Some(view! {
        <article class="ticket mis" class:is-met=met><div class="ticket-face">
            <div class="ticket-stub">{stub}</div>
            <div class="ticket-body">
                <h3>{pic(mission_art(data.condition))}{name}</h3>
                <p>{condition}</p>
                <p class="pip-row">{pips}</p>
            </div>
        </div></article>
    })
}

/// How the person at the screen is paid for a mission that is fulfilled.
fn paid(scene: &Scene, mission: Mission) -> Option<Reward> {
    let own = scene.own().filter(|own| own.fulfilled.contains(&mission))?;
    let waits = own.kept.as_ref().is_some_and(|kept| kept.contains(&mission));
    Some(if waits { Reward::End } else { Reward::Now })
}

/// An amount and when it is paid.
fn reward_words(amount: u8, key: &'static str) -> View {
    view! { <span class="rw"><b>{gain(amount)}</b><small>{t(key)}</small></span> }
}

/// One of the two rewards: a button once the condition is met.
fn price(
    top: Tabletop,
    mission: Mission,
    reward: Reward,
    amount: u8,
    key: &'static str,
    can: bool,
) -> View {
    if !can {
        return reward_words(amount, key);
    }
    let words = view! { <b>{gain(amount)}</b><small>{t(key)}</small> };
    let claimed = top.plan.with(|plan| plan.claim == Some(Action::Claim(mission, reward)));
    let said = tell2(
        "sw-claim-says",
        ("mission", top.things.mission(mission).into()),
        ("money", money(amount).into()),
    );
    view! {
        <button class="rw can" aria-pressed=flag(move || claimed)
            on:click=move |_| top.claim(mission, reward)>
            <span class="vh">{said}</span>{words}
        </button>
    }
}
