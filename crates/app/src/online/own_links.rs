//! Links that lead to one seat: the own one on another device, a bot's seat that was opened, and what somebody sees who
//! comes by the latter.

use dom::prelude::*;
use game::Message;
use ui::icon::icon;
use ui::settings::settings;
use ui::speech::{t, tell, tr};
use wire::ToServer;

use super::Online;
use super::invite::{address, link};
use super::lobby::name_form;
use super::people::button;

/// The own link, for another device.
pub fn return_link(online: Online) -> View {
    let shown = move || match online.seat_link.get() {
        Some((seat, token)) if online.seat() == Some(seat) => {
            link("return-link", address(online, &token))
        }
        _ => button("return-link", move || online.send(&ToServer::ReturnLink)),
    };
    show(
        move || online.seat().is_some(),
        move || view! { <section class="field own-link">{shown}<p class="field-hint">{tr("return-link-hint")}</p></section> },
    )
}

/// The link to an opened seat, shown to the person who proposed to open it.
pub fn open_link_note(online: Online) -> View {
    View::live(move || match online.seat_link.get() {
        Some((seat, token)) if online.seat() != Some(seat) => view! {
            <div class="banner">
                {link("open-link", address(online, &token))}
                <button class="btn btn-sm" type="button" on:click=move |_| online.seat_link.set(None)>{t("close")}</button>
            </div>
        },
        _ => View::Nothing,
    })
}

/// What somebody takes over who sits down at a running game.
pub fn offer_note(online: Online) -> View {
    let offer = Memo::new(move || {
        let seat = online.you.with(|you| you.as_ref().and_then(|you| you.offer))?;
        let info = online.info.get()?;
        let before = info.places.get(seat.index()).map(|place| place.before.clone());
        let round = online.session.update.with(|update| update.as_ref().map(|it| it.round))?;
        let before = before.filter(|name| !name.is_empty());
        let key = if before.is_some() { "offer-of" } else { "offer" };
        let words = Message::new(key)
            .with("seat", seat.to_string())
            .with("name", before.unwrap_or_default())
            .with("round", round);
        Some((seat, tell(&words)))
    });
    View::live(move || {
        let Some((seat, text)) = offer.get() else { return View::Nothing };
        // Somebody new has no name yet: it is asked for here, as in the waiting room.
        let take = match settings().name.with_untracked(String::is_empty) {
            true => name_form(online, seat, "offer-take", "btn"),
            false => view! {
                <button class="btn btn-go" type="button" on:click=move |_| online.sit(seat)>{t("offer-take")}</button>
            },
        };
        view! {
            <div class="banner banner-ask">
                {icon("info")}<p role="status">{text}</p>{take}
            </div>
        }
    })
}
