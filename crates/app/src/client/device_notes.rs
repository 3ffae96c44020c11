//! What there is to say only at tables of this device: another tab has it, nothing can be stored, somebody else comes to
//! the screen.

use dom::prelude::*;
use game::{Message, Seat};
use table::Chair;
use ui::icon::icon;
use ui::seat_mark::{seat_class, seat_mark};
use ui::session::Session;
use ui::speech::{t, tell, tr};

use super::Client;
use crate::device::device;
use crate::{Rules, boot};

/// Another tab has the table: it can be taken from there.
pub fn elsewhere(client: Client, lost: bool) -> View {
    let (title, text) =
        if lost { ("taken-title", "taken-text") } else { ("elsewhere-title", "elsewhere-text") };
    view! {
        <main id="main" class="about">
            <h1 class="display-2">{tr(title)}</h1>
            <p class="lead">{tr(text)}</p>
            <p>
                <button class="btn btn-go" on:click=move |_| client.take_from_tab()>
                    {tr("take-over")}
                </button>
                " "
                <a class="btn" href="/">{tr("to-home")}</a>
            </p>
        </main>
    }
}

/// The browser keeps nothing: said once, in words that help.
pub fn not_stored() -> View {
    let device = device();
    let banner = move || {
        device.not_stored.get().map(|reason| {
            view! {
                <div class="banner" role="alert">
                    {icon("warning")}
                    <p>{t("not-kept")}" "<span class="code">{reason}</span></p>
                    <button class="btn btn-sm" on:click=move |_| device.not_stored.set(None)>{t("close")}</button>
                </div>
            }
        })
    };
    view! { {banner} }
}

/// Between two people at one screen, so that neither sees what is the other's.
pub fn curtain(session: Session<Rules>) -> View {
    let drape = boot::asset("art/curtain.svg").unwrap_or_default();
    let names = move || {
        let chairs = session.open.get().map(|open| open.chairs.clone()).unwrap_or_default();
        let chair = |(seat, chair): (Seat, Chair)| {
            let on = session.curtain.get() == Some(seat);
            view! { <li class:is-on=on>{seat_mark(seat)}{chair.name}</li> }
        };
        (0..).map(Seat).zip(chairs).map(chair).collect::<Vec<_>>()
    };
    let card = move || {
        session.curtain.get().map(|seat| {
            let name = session.name(seat);
            view! {
                <svg class="curtain-fig" viewBox="0 0 40 58" aria-hidden="true"><use href="#figure"></use></svg>
                <h1>{tell(&Message::new("curtain-title").with("name", name.clone()))}</h1>
                <p class="lead">{t("curtain-text")}</p>
                <button class="btn btn-go" on:click=move |_| session.lift_curtain()>
                    {tell(&Message::new("curtain-go").with("name", name))}
                </button>
            }
        })
    };
    let class = move || session.curtain.get().map_or_else(String::new, seat_class);
    view! {
        <main id="main" class=move || format!("curtain {}", class())>
            <span class="lamp" aria-hidden="true"></span>
            <img class="drape" src=drape.clone() alt=""/>
            <img class="drape drape-r" src=drape alt=""/>
            <span class="valance" aria-hidden="true"></span>
            <div class="curtain-card">{card}</div>
            <ol class="curtain-foot">{names}</ol>
        </main>
    }
}
