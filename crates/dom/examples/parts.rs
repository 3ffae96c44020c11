//! A page that shows what this library can do, one section for each. The browser tests press its buttons.
//!
//! `cargo run -p xtask-web -- example` builds it into `target/dom`.

use core::time::Duration;

use dom::prelude::*;
use dom::{Scope, mount_to, spawn, spawn_local};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// A promise of the page, which is kept when a test wants it.
    #[wasm_bindgen(js_namespace = globalThis)]
    fn gate() -> js_sys::Promise;
}

/// Waits for the gate.
async fn opened() {
    // A gate that breaks is open too.
    let _ = JsFuture::from(gate()).await;
}

/// Shows the page.
#[wasm_bindgen(start)]
pub fn main() {
    if let Some(body) = document().body() {
        mount_to(&body, page);
    }
}

fn page() -> View {
    // What the sections say about what has happened in them.
    let said = RwSignal::new(Vec::new());
    let say = Callback::new(move |words: String| said.update(|all| all.push(words)));
    provide_context(say);
    view! {
        <main>
            {counter()}
            {cards()}
            {panel()}
            {late()}
            {nested()}
            <output id="said">{move || said.with(|all| all.join(" "))}</output>
        </main>
    }
}

fn say(words: impl Into<String>) {
    expect_context::<Callback<String>>().run(words.into());
}

/// A value, another one that follows from it, and classes that follow both.
fn counter() -> View {
    let count = RwSignal::new(0);
    let is_even = Memo::new(move || count.get() % 2 == 0);
    let class = move || if count.get() > 2 { "number large" } else { "number small" };
    view! {
        <section id="counter">
            <p class=class class:even=move || is_even.get()>{move || count.get()}</p>
            <button class="more" on:click=move |_| count.update(|count| *count += 1)>"+1"</button>
        </section>
    }
}

/// A list whose pieces are known by their keys, and its changes.
fn cards() -> View {
    let cards = RwSignal::new(vec![1_u32, 2, 3, 4, 5]);
    let card = |card: u32| {
        // A live part between two elements: it moves with its card.
        let more = move || (card > 1).then(|| view! { <i>"more than one"</i> });
        view! { <li data-key=card><button>{format!("card {card}")}</button>{more}</li> }
    };
    let change = move |class: &'static str, change: fn(&mut Vec<u32>)| {
        view! { <button class=class on:click=move |_| cards.update(change)>{class}</button> }
    };
    view! {
        <section id="cards">
            <ol>{move || keyed(cards.get(), |card| *card, card)}</ol>
            {change("rotate", |cards| cards.rotate_left(1))}
            {change("reverse", |cards| cards.reverse())}
            {change("insert", |cards| cards.insert(1, 9))}
            {change("remove", |cards| drop(cards.drain(..1)))}
            {change("clear", |cards| cards.clear())}
        </section>
    }
}

/// A part that is there or not, with a field that says when it loses the focus: to what has gone together with it.
fn panel() -> View {
    let open = RwSignal::new(true);
    let inside = move || {
        let own = RwSignal::new("panel");
        let left = move |_| say(format!("left the {}", own.get()));
        view! { <p><input on:blur=left/></p> }
    };
    view! {
        <section id="panel">
            {show(move || open.get(), inside)}
            <button class="toggle" on:click=move |_| open.update(|open| *open = !*open)>"toggle"</button>
        </section>
    }
}

/// What comes too late for a part that has gone: a task, a callback that somebody else calls, and a timer.
fn late() -> View {
    let open = RwSignal::new(true);
    let inside = move || {
        let own = RwSignal::new("in time");
        let teller = expect_context::<Callback<String>>();
        let told = Callback::new(move |()| teller.run(format!("callback {}", own.get())));
        let begin = move |_| {
            spawn(async move {
                opened().await;
                say(format!("task {}", own.get()));
            });
            // A caller that knows nothing of this part.
            spawn_local(async move {
                opened().await;
                told.run(());
            });
            let scope = Scope::here();
            spawn_local(async move {
                opened().await;
                scope.run(|| say(format!("scope {}", own.get())));
            });
        };
        view! { <button class="begin" on:click=begin>"begin"</button> }
    };
    let close = move |_| {
        open.set(false);
        Scope::here().after(Duration::ZERO, || say("closed"));
    };
    view! {
        <section id="late">
            {show(move || open.get(), inside)}
            <button class="close" on:click=close>"close"</button>
        </section>
    }
}

/// Parts in parts: when the outer one is made anew, the elements of the inner one stay.
fn nested() -> View {
    let (outer, inner) = (RwSignal::new(0), RwSignal::new(0));
    let piece = move || {
        let of = outer.get();
        on_cleanup(move || inner.set(0));
        view! {
            <div data-of=of>
                <input class="field"/>
                {move || {
                    let list = (0..=inner.get()).map(|n| (n % 2 == 0).then(|| view! { <b>{n}</b> }));
                    view! { <span>{list.collect::<Vec<_>>()}</span> }
                }}
            </div>
        }
    };
    view! {
        <section id="nested">
            {piece}
            <button class="outer" on:click=move |_| outer.update(|n| *n += 1)>"outer"</button>
            <button class="inner" on:click=move |_| inner.update(|n| *n += 1)>"inner"</button>
        </section>
    }
}
