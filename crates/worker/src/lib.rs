//! The worker beside a page: it runs local tables and their bots, and thinks things through.
//!
//! It is a wasm file of its own, so it never freezes the page, and the page can be shown before any bot is loaded. It
//! draws nothing. What it does is in `crates/local`; here that is connected to the browser.
//!
//! `worker.js` expects that [`worker_main`] sets `onmessage` before it returns. Messages that the page sent earlier are
//! delivered right afterwards, in order.

mod browser;
mod database;
mod rivals;
mod tables;
mod timer;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use futures::StreamExt as _;
use futures::channel::mpsc::unbounded;
use js_sys::Uint8Array;
use local::{Host, Task, ToWorker, ToWorkerOf};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use wire::decode;

use browser::Browser;

/// The game of this build; where several are asked for, as by a check of the whole workspace, the last of them.
#[cfg(all(feature = "spy-connection", not(any(feature = "spynet", feature = "spyworld"))))]
type Rules = spy_connection::SpyConnection;
#[cfg(all(feature = "spynet", not(feature = "spyworld")))]
type Rules = spynet::SpyNet;
#[cfg(feature = "spyworld")]
type Rules = spyworld::Spyworld;

/// Answers the page for as long as the worker lives; called once.
#[wasm_bindgen]
pub fn worker_main() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let (tasks, mut todo) = unbounded();
    let heard = tasks.clone();
    // Noted when it is heard, since the question may wait behind other tasks.
    let forgotten = Rc::new(RefCell::new(BTreeSet::new()));
    let forget = Rc::clone(&forgotten);
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
        if let Ok(message) = decode::<ToWorkerOf<Rules>>(&bytes.unwrap_or_default()) {
            if let ToWorker::Forget(number) = &message {
                forget.borrow_mut().insert(*number);
            }
            // The loop below never ends, so that somebody always takes it.
            let _ = heard.unbounded_send(Task::Message(message));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    wasm_bindgen_futures::spawn_local(async move {
        let mut host = Host::new(Browser::new(scope, tasks).await);
        while let Some(task) = todo.next().await {
            let is_forgotten = |number: u32| forgotten.borrow_mut().remove(&number);
            host.perform(task, is_forgotten).await;
        }
    });
}
