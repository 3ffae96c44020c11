//! How others get to a table: a link, a code for phones in the same room, and a link for those who only watch.

use dom::prelude::*;
use ui::icon::icon;
use ui::route::{Route, way};
use ui::speech::{t, tr};
use web_sys::HtmlInputElement;
use wire::{Stage, ToServer};

use super::Online;
use super::people::twice;
use crate::boot;

/// The invitation; only who has the links has one to give.
pub fn invite(online: Online) -> View {
    // After the start the link to a chair lets nobody in.
    let has_begun = Memo::new(move || {
        let stage = online.info.get().map(|info| info.stage);
        matches!(stage, Some(Stage::Running | Stage::Over))
    });
    let card = move || match online.links.get() {
        Some(links) => {
            let (seat, watch) = (address(online, &links.seat), address(online, &links.watch));
            let seat = (!has_begun.get()).then_some(seat);
            view! {
                <div class="invite-top">
                    <div class="invite-links">
                        {seat.clone().map(|seat| link("invite-seat", seat))}
                        {link("invite-watch", watch)}
                    </div>
                    {seat.map(code)}
                </div>
                {twice("invite-new", "invite-new-sure", move || online.send(&ToServer::NewLinks))}
                {only_here()}{plain_http()}
            }
        }
        None => view! {
            <p>{t("invite-none")}</p>
            <button class="btn" type="button" on:click=move |_| online.send(&ToServer::NewLinks)>
                {icon("link")}{t("invite-new")}
            </button>
        },
    };
    show(
        move || online.is_host(),
        move || {
            view! {
                <section class="setup-sum invite">
                    <h2 class="label">{tr("invite")}</h2>
                    {card}
                </section>
            }
        },
    )
}

pub fn address(online: Online, token: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}#{token}", way().to(&Route::Online(online.table())))
}

/// A link to copy; where the browser forbids that, to mark and copy by hand.
pub fn link(key: &'static str, address: String) -> View {
    let field = NodeRef::<HtmlInputElement>::new();
    let copied = RwSignal::new(false);
    let may_copy = window().is_secure_context();
    let mark = move || {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    let given = address.clone();
    let copy = move |_| {
        mark();
        // Whether it was copied is seen when it is pasted; the link is marked as well.
        let _ = window().navigator().clipboard().write_text(&given);
        copied.set(true);
    };
    let words = move || if copied.get() { t("invite-copied") } else { t("invite-copy") };
    view! {
        <div class="field">
            <label for=key>{tr(key)}</label>
            <div class="copy">
                <input class="input code" id=key type="text" readonly="" value=address node_ref=field on:focus=move |_| mark()/>
                {may_copy.then(|| view! {
                    <button class="btn btn-sm" type="button" on:click=copy>{icon("copy")}<span>{words}</span></button>
                })}
            </div>
        </div>
    }
}

/// The same link for a camera; the module that draws it is loaded only now.
fn code(address: String) -> View {
    let drawn = RwSignal::new(None::<String>);
    dom::spawn_local(async move {
        // Without it there is still the link.
        if let Ok(code) = boot::kept(boot::qr(&address)).await {
            drawn.set(code.as_string());
        }
    });
    View::live(move || {
        let code = drawn.get();
        let Some((width, path)) = code.as_deref().and_then(|code| code.split_once(' ')) else {
            return view! { <div class="qr" aria-hidden="true"></div> };
        };
        let (frame, path) = (format!("0 0 {width} {width}"), path.to_owned());
        view! {
            <div class="qr">
                <svg viewBox=frame role="img" aria-label=t("invite-code")><path d=path></path></svg>
                <p aria-hidden="true">{t("invite-code")}</p>
            </div>
        }
    })
}

/// The address of the page leads nowhere from other devices.
fn only_here() -> Option<View> {
    let host = window().location().hostname().unwrap_or_default();
    let is_loopback = matches!(host.as_str(), "localhost" | "127.0.0.1" | "[::1]");
    is_loopback.then(|| view! { <p class="field-hint">{tr("invite-only-here")}</p> })
}

/// Without https there is less: said once, where it matters.
pub fn plain_http() -> View {
    match window().is_secure_context() {
        true => View::Nothing,
        false => view! { <p class="field-hint plain-http">{icon("info")}{tr("plain-http")}</p> },
    }
}
