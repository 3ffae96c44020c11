//! What can be watched: the finished games of this browser, a sample of each game, and a file.

use dom::prelude::*;
use game::Game as _;
use game::Message;
use table::{Progress, Summary};
use ui::icon::icon;
use ui::message::Request;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::speech::{t, tell, tr};

use crate::desk::Desk;
use crate::home::name_of;
use crate::online::known;
use crate::shell::{is_built, is_here};
use crate::{Page, Rules};

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
        let here = desk.tables.get().unwrap_or_default().into_iter();
        let finished = |table: &Summary| table.progress == Progress::Over && is_here(&table.game);
        let here = here.filter(finished).map(|table| stored(&table));
        let online = known::all_of(Rules::ID).into_iter().filter(|table| table.over);
        let online = online.map(|table| {
            link(way().to(&Route::Online(Some(table.id))), t("watch-online"), table.names)
        });
        let all: Vec<View> = here.chain(online).take(LISTED).collect();
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

/// A finished game that this browser keeps.
fn stored(table: &Summary) -> View {
    let others = table.people.iter().filter(|one| !one.me).map(name_of).collect::<Vec<_>>();
    let key = if table.people.iter().any(|one| one.me) { "home-against" } else { "home-people" };
    let people = Message::new(key).with("names", others);
    let rounds = format!("{} {}", t(Page::ROUND), table.round);
    link(way().to(&Route::Replay(Some(table.id.clone()))), tell(&people), rounds)
}

fn link(address: String, title: String, more: String) -> View {
    view! { <a class="btn" href=address>{icon("film")}<span>{title}<small>{more}</small></span></a> }
}
