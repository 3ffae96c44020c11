//! Partner and rivals as dossiers, and the whole table of one of them as a sheet.

use dom::prelude::*;
use game::{Message, Seat};
use spynet::ids::{Branch, CardSet};
use spynet::{Action, SeatView};
use ui::dialog::dialog;
use ui::icon::icon;
use ui::seat_mark::{seat_class, seat_mark};
use ui::speech::{t, tell, tr};

use crate::cards::{self, all_micros, hexagon, micro, micro_back};
use crate::scene::{Role, Scene, at};
use crate::stars;
use crate::tabletop::Tabletop;
use crate::things::{Things, tell1, tell2, tell3};

/// The right edge of the table; on small screens a strip of seats.
pub fn others(top: Tabletop) -> View {
    let dossiers = move || {
        top.with(|scene| {
            let others = scene.order().into_iter().filter(|seat| scene.role(*seat) != Role::Me);
            let mut all = vec![strip_of_me(top, scene)];
            all.extend(others.filter_map(|seat| dossier(top, scene, seat)));
            all
        })
    };
    let count = move || top.with(|scene| scene.count().saturating_sub(1)).unwrap_or_default();
    view! {
        <aside class="others" aria-label=tr("sn-others") data-n=count>{dossiers}</aside>
    }
}

fn role_word(scene: &Scene, seat: Seat) -> String {
    match scene.role(seat) {
        Role::Me => t("sn-you"),
        Role::Partner => t("sn-partner"),
        Role::Rival => t("sn-rival"),
    }
}

/// Who dominates the most branches, and how many these are.
fn lead_words(scene: &Scene, seat: Seat) -> Option<(usize, String)> {
    let (ahead, most) = scene.leaders();
    let count = u8::try_from(most).unwrap_or(u8::MAX);
    ahead.contains(&seat).then(|| (most, tell1("sn-most-branches", "count", count)))
}

/// Who dominates the most branches wears it. The button of the dossier lies over it, and tells a pointer what it means.
fn lead(scene: &Scene, seat: Seat) -> Option<View> {
    lead_words(scene, seat).map(|(most, says)| {
        view! { <span class="pl-lead"><i aria-hidden="true">{most}</i><span class="vh">{says}</span></span> }
    })
}

/// The seat at the lower edge, where small screens have no plate for it: its stars as far as one knows them.
fn strip_of_me(top: Tabletop, scene: &Scene) -> View {
    let seat = scene.me;
    let name = if scene.is_mine { t("sn-you") } else { scene.name(seat) };
    let mut class = format!("dossier pl me {}", seat_class(seat));
    if scene.in_turn() == Some(seat) {
        class.push_str(" is-turn");
    }
    let left = scene.own().is_some_and(|own| own.resigned);
    if left {
        class.push_str(" has-left");
    }
    let files = scene.operations(seat);
    // Whoever watches sees only how many operations there are.
    let known = if scene.is_mine {
        let (sum, _) = stars::sum(top.things, scene, seat);
        view! {
            <span class="pl-x"><b>{sum}</b>{cards::stars(1, "")}<span class="vh">{tell1("sn-stars-now", "count", sum)}</span></span>
        }
    } else {
        let hand = scene.own().map_or(0, |own| own.hand.count);
        view! {
            <span class="pl-x pl-hand">{micro_back()}<b>{hand}</b></span>
            <span class="pl-x"><b>{files}</b></span>
        }
    };
    let says = tell1("sn-look-at", "name", name.clone());
    view! {
        <section class=class aria-label=name.clone()>
            <h2 class="dossier-tab">{seat_mark(seat)}<span class="name">{name}</span>{lead(scene, seat)}</h2>
            <div class="pl-top">{known}</div>
            <button class="dossier-open" title=lead_words(scene, seat).map(|(_, says)| says) on:click=move |_| top.look.set(Some(seat))><span class="vh">{says}</span></button>
        </section>
    }
}

fn dossier(top: Tabletop, scene: &Scene, seat: Seat) -> Option<View> {
    let own = scene.seat(seat)?;
    let things = top.things;
    let name = scene.name(seat);
    let kind = scene.people.get(seat.index()).and_then(|person| person.kind);
    let role = match (kind, own.resigned) {
        (_, true) => t("sn-has-left"),
        // Whoever watches has neither partner nor rivals.
        (Some(kind), false) if !scene.is_mine => t(kind),
        (None, false) if !scene.is_mine => String::new(),
        (Some(kind), false) => {
            tell2("sn-role-bot", ("role", role_word(scene, seat).into()), ("kind", t(kind).into()))
        }
        (None, false) => role_word(scene, seat),
    };
    let mut class = format!("dossier pl {}", seat_class(seat));
    class.push_str(if scene.role(seat) == Role::Partner { " pl-partner" } else { " pl-rival" });
    if scene.in_turn() == Some(seat) {
        class.push_str(" is-turn");
    }
    if own.resigned {
        class.push_str(" has-left");
    }
    let columns: Vec<_> =
        Branch::ALL.into_iter().map(|branch| agents(things, scene, seat, own, branch)).collect();
    let give = (scene.role(seat) == Role::Partner
        && scene.can_any(|action| matches!(action, Action::Give(_))))
    .then(|| {
        view! { <button class="btn give" on:click=move |_| top.give()>{t("sn-give-card")}</button> }
    });
    let known = (!own.hand.known.is_empty()).then(|| {
        let known: Vec<_> =
            own.hand.known.iter().map(|card| micro(things, card, CardSet::EMPTY)).collect();
        view! { <p class="pl-known"><span>{t("sn-you-know-hand")}</span>{known}</p> }
    });
    let says = tell1("sn-look-at", "name", name.clone());
    let label =
        tell2("sn-seat-label", ("name", name.clone().into()), ("role", role.clone().into()));
    let files = scene.operations(seat);
    // Where all of them are known, their stars say more than their number.
    let files = match stars::open(things, scene, seat) {
        Some(sum) => view! {
            <span class="pl-x"><b>{sum}</b>{cards::stars(1, "")}<span class="vh">{tell1("sn-stars-now", "count", sum)}</span></span>
        },
        None => view! {
            <span class="pl-x"><b>{files}</b><span>{tell1("sn-operations-word", "count", files)}</span></span>
        },
    };
    Some(view! {
        <section class=class aria-label=label>
            <h2 class="dossier-tab">
                {seat_mark(seat)}<span class="name">{name}</span>{lead(scene, seat)}<span class="code">{role}</span>
            </h2>
            <div class="pl-top">
                <span class="pl-x pl-hand">{micro_back()}<b>{own.hand.count}</b><span>{t("sn-in-hand-word")}</span></span>
                {files}
                <span class="pl-x pl-fund"><b>{scene.attached(seat)}</b><span>{t("sn-funding-word")}</span></span>
            </div>
            <ul class="oas">{columns}</ul>
            {known}
            <button class="dossier-open" title=lead_words(scene, seat).map(|(_, says)| says) on:click=move |_| top.look.set(Some(seat))><span class="vh">{says}</span></button>
            {give}
        </section>
    })
}

fn agents(things: Things, scene: &Scene, seat: Seat, own: &SeatView, branch: Branch) -> View {
    let all = own.agents.get(at(branch)).map(Vec::as_slice).unwrap_or_default();
    let count = u8::try_from(all.len()).unwrap_or(u8::MAX);
    let funding: u8 = all.iter().map(|agent| cards::worth(things, agent.funding)).sum();
    let said = Message::new("sn-strength-says")
        .with("branch", things.branch(branch))
        .with("strength", scene.strength(seat, branch))
        .with("agents", count)
        .with("funding", funding);
    let inside = match all {
        [] => view! { <i class="oa-0" aria-hidden="true">{cards::symbol(branch)}</i> },
        all => {
            // The topmost ones fit; more are counted as the cards of a pile are, and a plus is always funding.
            let shown: Vec<_> = all
                .iter()
                .skip(all.len().saturating_sub(2))
                .map(|agent| micro(things, agent.agent, CardSet::EMPTY))
                .collect();
            let more = (count > 2).then(|| view! { <b class="cnt" aria-hidden="true">{count}</b> });
            let slip = (funding > 0).then(|| {
                view! { <i class="oa-f" aria-hidden="true">{format!("+{funding}")}</i> }
            });
            view! { {shown}{slip}{more} }
        }
    };
    view! { <li class="oa"><span class="vh">{tell(&said)}</span>{inside}</li> }
}

/// Somebody's whole table, as a sheet of paper.
pub fn look(top: Tabletop) -> View {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(top.look.get().is_some()));
    Effect::new(move || {
        if !open.get() && top.look.get_untracked().is_some() {
            top.look.set(None);
        }
    });
    let title = Signal::derive(move || {
        let name = |scene: &Scene| {
            let seat = top.look.get()?;
            Some(tell2(
                "sn-seat-label",
                ("name", scene.name(seat).into()),
                ("role", role_word(scene, seat).into()),
            ))
        };
        top.with(name).flatten().unwrap_or_default()
    });
    let body = move || {
        let seat = top.look.get()?;
        top.with(|scene| scene.seat(seat).map(|own| sheet(top, scene, seat, own))).flatten()
    };
    dialog(open, title, move || {
        view! {
            {body}
            <div class="dialog-acts">
                <button class="btn" on:click=move |_| open.set(false)>{tr("close")}</button>
            </div>
        }
    })
}

fn sheet(top: Tabletop, scene: &Scene, seat: Seat, own: &SeatView) -> View {
    let things = top.things;
    let column = |branch: Branch| {
        let all = own.agents.get(at(branch)).map(Vec::as_slice).unwrap_or_default();
        let agent = |agent: &spynet::AgentView| {
            let slips: Vec<_> =
                agent.funding.iter().map(|card| cards::slip(cards::value(things, card))).collect();
            view! { <li>{cards::card(things, agent.agent, "")}<span class="st-f">{slips}</span></li> }
        };
        let agents: Vec<_> = all.iter().rev().map(agent).collect();
        let files = own.operations.get(at(branch)).copied().unwrap_or_default();
        let told = stars::laid(things, scene, seat, branch);
        let told = told.iter().map(|laid| {
            let class = if laid.counts { "" } else { "is-idle" };
            let state = if laid.counts { "check" } else { "no" };
            let says = t(if laid.counts { "sn-says-counts" } else { "sn-says-fails" });
            view! {
                <li class=class>
                    {icon(state)}
                    <span>
                        <b>{things.name(laid.card)}" "{laid.printed}"★ "<span class="vh">{says}</span></b>
                        {laid.why.clone()}
                    </span>
                </li>
            }
        });
        let told = view! { <ul class="ts-ops">{told.collect::<Vec<_>>()}</ul> };
        let files = (files.count > 0).then(|| {
            view! {
                <p class="ts-files">
                    <span>{tell1("sn-operations", "count", files.count)}</span>
                    {all_micros(things, files.known, files.count)}
                </p>
            }
        });
        view! {
            <section class="ts-b">
                <h3>{hexagon(branch)}{things.branch(branch)}<b>{scene.strength(seat, branch)}</b></h3>
                <ul class="ts-a">{agents}</ul>
                {files}{told}
            </section>
        }
    };
    let columns: Vec<_> = Branch::ALL.into_iter().map(column).collect();
    view! {
        <div class=format!("table-of {}", seat_class(seat))>
            <p class="ts-hand">
                <span>{tell1("sn-in-hand", "count", own.hand.count)}</span>
                {all_micros(things, own.hand.known, own.hand.count)}
            </p>
            {guesses(things, scene, seat)}
            <div class="ts-g">{columns}</div>
        </div>
    }
}

/// What the memory aid says of cards that are before this seat or somewhere else.
fn guesses(things: Things, scene: &Scene, seat: Seat) -> Option<View> {
    let here =
        |zones: &spynet::ZonesView| zones.hands.contains(&seat) || zones.operations.contains(&seat);
    let guess = |guess: &spynet::GuessView| {
        let mut places = Vec::new();
        places.extend(
            guess.zones.hands.iter().map(|of| tell1("sn-zone-hand", "name", scene.name(*of))),
        );
        places.extend(
            guess.zones.operations.iter().map(|of| tell1("sn-zone-files", "name", scene.name(*of))),
        );
        places.extend(guess.zones.piles.iter().map(|pile| tell1("sn-pile", "pile", pile.number())));
        let text =
            tell2("sn-guess", ("card", things.name(guess.card).into()), ("places", places.into()));
        view! { <li>{micro(things, guess.card, CardSet::EMPTY)}<span>{text}</span></li> }
    };
    let all = scene.view.guesses.iter().filter(|it| here(&it.zones)).map(guess);
    let joint = |it: &spynet::JointView| {
        let names: Vec<String> = it.cards.iter().map(|card| things.name(card)).collect();
        let text = tell3(
            "sn-joint",
            ("most", it.most.into()),
            ("cards", names.into()),
            ("name", scene.name(seat).into()),
        );
        view! { <li><span>{text}</span></li> }
    };
    let joints = scene.view.joint.iter().filter(|it| here(&it.zones)).map(joint);
    let all: Vec<_> = all.chain(joints).collect();
    (!all.is_empty()).then(|| {
        view! { <h3 class="label">{t("sn-memory")}</h3><ul class="ts-mem">{all}</ul> }
    })
}
