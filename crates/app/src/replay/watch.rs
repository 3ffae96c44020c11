//! What can be watched: the finished games of this browser, a sample of each game, and a file.

use dom::prelude::*;
use game::Message;
use ui::icon::icon;
use ui::message::Request;
use ui::page::GamePage as _;
use ui::route::Route;
use ui::speech::{t, tell, tr};

use crate::Page;
use crate::desk::Desk;
use crate::home::{Finished, finished};
use crate::shell::is_built;

/// The id under which the sample game of a page is found.
pub const SAMPLE: &str = "sample";

/// More finished games are not listed.
const LISTED: usize = 8;

/// The games of the house; each has a sample (`xtask-web/src/games.rs`).
const GAMES: [(&str, &str); 3] =
    [("spy-connection", "Spy Connection"), ("spynet", "SpyNet"), ("spyworld", "Spyworld")];

/// The finished games and the samples, as a list of links.
pub fn watch(desk: Desk) -> View {
    desk.send(&Request::List);
    let own = move || {
        let all = finished(&desk.tables.get().unwrap_or_default());
        let all: Vec<View> = all.into_iter().take(LISTED).map(link).collect();
        (!all.is_empty()).then(|| view! { <h2 class="label">{t("watch-own")}</h2>{all} })
    };
    let samples: Vec<View> = GAMES
        .into_iter()
        .filter(|(id, _)| is_built(id))
        .map(|(id, title)| {
            let address = Route::Replay(Some(SAMPLE.to_owned())).address(id);
            view! {
                <a class="btn" href=address>
                    {icon("film")}
                    <span>{move || tell(&Message::new("watch-sample").with("game", title))}</span>
                </a>
            }
        })
        .collect();
    view! {
        <div class="watch">
            {own}
            <h2 class="label">{tr("watch-samples")}</h2>
            {samples}
            <h2 class="label">{tr("watch-file")}</h2>
        </div>
    }
}

fn link(game: Finished) -> View {
    let Finished { href, title, details, round } = game;
    let round = (round > 0).then(|| format!(" · {} {round}", t(Page::ROUND)));
    view! { <a class="btn" href=href>{icon("film")}<span>{title}<small>{details}{round}</small></span></a> }
}
