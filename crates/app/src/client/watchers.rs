//! Those who watch: everybody can choose not to hear them, and the host can mute them for all or send them away.

use dom::prelude::*;
use game::Message;
use ui::speech::{t, tell};
use wire::{ToServer, Watcher};

use super::Client;
use super::people::{button, twice};
use super::words::{Voice, watcher_name};

/// The list of those who watch.
pub fn watching(client: Client) -> View {
    let list = move || {
        let all = client.info.with(|info| info.as_ref().map(|info| info.watching.clone()));
        let all = all.unwrap_or_default();
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        (count > 0).then(|| {
            let rows: Vec<_> = all.into_iter().map(|one| row(client, one)).collect();
            let words = tell(&Message::new("watching").with("count", count));
            view! { <p class="field-hint">{words}</p><ul class="people">{rows}</ul> }
        })
    };
    view! { {list} }
}

fn row(client: Client, watcher: Watcher) -> View {
    let Watcher { number, name, muted } = watcher;
    let name = if name.is_empty() { watcher_name(number) } else { name };
    let acts = if client.is_host() {
        let key = if muted { "unmute" } else { "mute-for-all" };
        let mute = move || client.send(&ToServer::MuteWatcher { watcher: number, muted: !muted });
        let remove = move || client.send(&ToServer::RemoveWatcher(number));
        view! { {button(key, mute)} {twice("kick", "kick-sure", remove)} }
    } else {
        mute(client, Voice(None, Some(number)))
    };
    let words = muted.then(|| t("muted"));
    view! { <li><b>{name}</b><span>{words}</span>{acts}</li> }
}

/// Whether this guest hears somebody.
pub fn mute(client: Client, voice: Voice) -> View {
    let is_muted = move || client.muted.with(|muted| muted.contains(&voice));
    let press = move |_| {
        client.muted.update(|muted| match muted.iter().position(|one| *one == voice) {
            Some(place) => {
                muted.remove(place);
            }
            None => muted.push(voice),
        });
    };
    let words = move || t(if is_muted() { "unmute" } else { "mute" });
    view! { <button class="btn btn-sm" type="button" on:click=press>{words}</button> }
}
