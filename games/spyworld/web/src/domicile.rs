//! What things cost and bring in this domicile.

use dom::prelude::*;
use spyworld::Spyworld;
use spyworld::edition::DomicileData;
use spyworld::edition::primitive::{GadgetChoice, Placement};
use spyworld::ids::{Class, Upgrade};
use ui::speech::{speech, t, tr};

use crate::parts::cost;
use crate::scene::{Things, pic, price, tell1, upgrade_art};
use crate::tabletop::Tabletop;

/// Strips that are drawn; other domiciles get the first.
const ART: [&str; 4] = ["superyacht", "polar-base", "volcano", "orbital-station"];

/// The domicile of the table.
pub fn domicile(top: Tabletop) -> View {
    let body = move || {
        top.with(|scene| top.things.domicile(&scene.view)).flatten().map(|data| table(top, &data))
    };
    view! { <section class="dom" aria-label=tr("sw-costs")>{body}</section> }
}

/// The strip of a domicile.
pub fn strip(id: &str) -> View {
    let art = ART.into_iter().find(|art| *art == id).unwrap_or("polar-base");
    view! { <svg class="art" viewBox="0 0 372 58" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=format!("#d-{art}")></use></svg> }
}

fn table(top: Tabletop, data: &DomicileData) -> View {
    let name = data.name.get(speech().lang()).to_owned();
    let row = |class: Class, key: &'static str, note: &'static str, first: u8| {
        let cells: Vec<_> = (first..first + 3)
            .map(|index| cell(top.things, data, Upgrade::new(index), class))
            .collect();
        view! { <tr><th scope="row">{t(key)}<small>{t(note)}</small></th>{cells}</tr> }
    };
    let placement = match data.placement {
        Placement::Shift(cost) => tell1("sw-mod-shift", "money", price(cost)),
        Placement::Swap(cost) => tell1("sw-mod-swap", "money", price(cost)),
    };
    let gadgets = match data.gadgets {
        GadgetChoice::Shift(cost) => tell1("sw-mod-gadget-shift", "money", price(cost)),
        GadgetChoice::Any(cost) => tell1("sw-mod-gadget-any", "money", price(cost)),
    };
    let special = top.session.say(&Spyworld::special_words(data.special));
    view! {
        <header class="dom-head">{strip(&data.id)}<h2>{name}</h2></header>
        <table>
            <tbody>
            {row(Class::Trap, "sw-traps", "sw-raider-pays-short", 0)}
            {row(Class::Guard, "sw-guards", "sw-raider-pays-short", 3)}
            {row(Class::Secret, "sw-secrets", "sw-now-end-short", 6)}
            </tbody>
        </table>
        <p class="dom-foot">{placement}" "{gadgets}" "{special}</p>
    }
}

fn cell(things: Things, data: &DomicileData, upgrade: Upgrade, class: Class) -> View {
    let costs = match class {
        Class::Trap | Class::Guard => cost(data.cost(upgrade)),
        Class::Secret => {
            let words = format!("+{} / {}", data.income(upgrade), data.value(upgrade));
            view! { <span class="pair"><b>{words}</b>" $"</span> }
        }
    };
    view! { <td>{pic(upgrade_art(upgrade))}{things.upgrade(upgrade)}<br/>{costs}</td> }
}
