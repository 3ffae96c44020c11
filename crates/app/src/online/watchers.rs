//! Those who watch: everybody can choose not to hear them, and the host can mute them for all or send them away.

use dom::prelude::*;
use game::Message;
use ui::speech::{t, tell};
use wire::{ToServer, Watcher};

use super::Online;
use super::people::{button, twice};
use super::words::{Voice, watcher_name};

/// The list of those who watch.
pub fn watching(online: Online) -> View {
    let list = move || {
        let all = online.info.with(|info| info.as_ref().map(|info| info.watching.clone()));
        let all = all.unwrap_or_default();
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        (count > 0).then(|| {
            let rows: Vec<_> = all.into_iter().map(|one| row(online, one)).collect();
            let words = tell(&Message::new("watching").with("count", count));
            view! { <p class="field-hint">{words}</p><ul class="people">{rows}</ul> }
        })
    };
    view! { {list} }
}

fn row(online: Online, watcher: Watcher) -> View {
    let Watcher { number, name, muted } = watcher;
    let name = if name.is_empty() { watcher_name(number) } else { name };
    let acts = if online.is_host() {
        let key = if muted { "unmute" } else { "mute-for-all" };
        let mute = move || online.send(&ToServer::MuteWatcher { watcher: number, muted: !muted });
        let remove = move || online.send(&ToServer::RemoveWatcher(number));
        view! { {button(key, mute)} {twice("kick", "kick-sure", remove)} }
    } else {
        mute(online, Voice(None, Some(number)))
    };
    let words = muted.then(|| t("muted"));
    view! { <li><b>{name}</b><span>{words}</span>{acts}</li> }
}

/// Whether this guest hears somebody.
pub fn mute(online: Online, voice: Voice) -> View {
    let is_muted = move || online.muted.with(|muted| muted.contains(&voice));
    let press = move |_| {
        online.muted.update(|muted| match muted.iter().position(|one| *one == voice) {
            Some(place) => {
                muted.remove(place);
            }
            None => muted.push(voice),
        });
    };
    let words = move || t(if is_muted() { "unmute" } else { "mute" });
    view! { <button class="btn btn-sm" type="button" on:click=press>{words}</button> }
}
