//! The verdict after the end: whether nobody chose the deal, what rests on trust, and the file that proves it.

use dom::prelude::*;
use game::{Message, Seat};
use table::{Own, Worth};
use ui::file;
use ui::icon::icon;
use ui::speech::{t, tell};

use super::Online;
use super::proof::{Proven, Verdict};
use super::words::names;
use crate::Rules;

/// What is said first about a proof that holds, and why.
fn verdict(worth: &Worth, own: Option<Own>) -> (&'static str, &'static str, &'static str) {
    match (worth.rests_on_trust(), own) {
        (true, _) => ("info", "online-deal-trust", "online-deal-trust-why"),
        (false, Some(Own::Used)) => ("check", "online-fair", "online-fair-why"),
        (false, Some(Own::LeftOut) | None) => ("check", "online-deal-held", "online-deal-held-why"),
    }
}

/// How it came to the start, where that was out of the ordinary.
fn story(online: Online, worth: &Worth) -> String {
    let mut all = String::new();
    if !worth.without.is_empty() {
        let left_out: &[Seat] = &worth.without;
        let named = online.info.with(|info| info.as_ref().map(|info| names(info, left_out)));
        let words = Message::new("online-deal-without").with("names", named.unwrap_or_default());
        all = format!(" {}", tell(&words));
    }
    if worth.rounds > 1 {
        let words = Message::new("online-deal-rounds").with("count", worth.rounds);
        all = format!("{all} {}", tell(&words));
    }
    all
}

/// How a player checks it without this page.
fn by_hand(proven: &Proven) -> Option<View> {
    let own = proven.own?;
    let shown = game::Seed(own.shown?);
    let command = format!(
        "spymaster verify {} --commitment {shown} --entropy {}={}",
        file_name(),
        own.seat,
        game::Seed(own.share)
    );
    Some(view! {
        <details class="more by-hand"><summary>{t("online-deal-by-hand")}</summary><code>{command}</code></details>
    })
}

fn file_name() -> String {
    format!("{}-proof.json", <Rules as game::Game>::ID)
}

/// Whether nobody chose the chance of this game, and the file that proves it.
pub fn fairness(online: Online) -> View {
    let save = move |text: &str| file::download(&file_name(), "application/json", text.as_bytes());
    View::live(move || {
        let Some(proven) = online.proven.get() else { return View::Nothing };
        let (picture, words, why, class) = match &proven.verdict {
            Verdict::Holds(worth, own) => {
                let (picture, words, why) = verdict(worth, *own);
                let words = format!("{}{}", t(words), story(online, worth));
                (picture, words, Some(t(why)), "banner banner-soft")
            }
            Verdict::Uploaded => ("info", t("online-uploaded"), None, "banner banner-soft"),
            Verdict::Not(why) => {
                let words = Message::new("online-unfair").with("why", why.clone());
                ("warning", tell(&words), None, "banner")
            }
        };
        // What a phone has no room for.
        let more = why.map(|why| view! { " " <span class="more">{why}</span> });
        let by_hand = by_hand(&proven);
        view! {
            <div class=class role="status">
                {icon(picture)}
                <div class="verdict"><p>{words}{more}</p>{by_hand}</div>
                <button class="btn" on:click=move |_| save(&proven.text)>{t("online-save-proof")}</button>
            </div>
        }
    })
}
