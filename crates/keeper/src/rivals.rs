//! The other tabs of the same browser: a table is open in one of them at a time.
//!
//! They talk over a broadcast channel, which works without https too. A tab that sleeps does not answer; what it
//! might still write is refused by the store, which knows the holder.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent};

use crate::timer;

const CHANNEL: &str = "spymaster-tables";
/// So long a tab has to say that it has a table open.
const PATIENCE: u32 = 200;

/// This tab among the others.
pub struct Rivals {
    me: u64,
    channel: Option<BroadcastChannel>,
    shared: Rc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The table that is open here.
    held: RefCell<Option<String>>,
    /// The table that another tab has said to have.
    theirs: RefCell<Option<String>>,
}

impl Rivals {
    /// Listens to the other tabs; `lose` is called with the table that one of them takes over.
    pub fn new(lose: impl Fn(String) + 'static) -> Self {
        let me = (js_sys::Math::random() * 9e15) as u64;
        let channel = BroadcastChannel::new(CHANNEL).ok();
        let shared = Rc::new(Shared::default());
        if let Some(channel) = &channel {
            let (answer, known) = (channel.clone(), Rc::clone(&shared));
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else { return };
                let Some((verb, id)) = text.split_once(' ') else { return };
                let held = known.held.borrow().as_deref() == Some(id);
                match verb {
                    "who" if held => drop(answer.post_message(&JsValue::from(format!("me {id}")))),
                    "me" => *known.theirs.borrow_mut() = Some(id.to_owned()),
                    "mine" if held => lose(id.to_owned()),
                    _ => {}
                }
            });
            channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            hear.forget();
        }
        Self { me, channel, shared }
    }

    /// The number of this tab.
    pub const fn me(&self) -> u64 {
        self.me
    }

    fn call(&self, verb: &str, id: &str) {
        if let Some(channel) = &self.channel {
            // Text can always be posted.
            let _ = channel.post_message(&JsValue::from(format!("{verb} {id}")));
        }
    }

    /// Does another tab have this table open?
    pub async fn has_it(&self, id: &str) -> bool {
        *self.shared.theirs.borrow_mut() = None;
        self.call("who", id);
        let wait = Promise::new(&mut |done, _| {
            if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
                timer::after(&scope, PATIENCE, move || drop(done.call0(&JsValue::NULL)));
            }
        });
        // A promise that is only ever kept.
        let _ = JsFuture::from(wait).await;
        self.shared.theirs.borrow().as_deref() == Some(id)
    }

    /// Takes a table from whoever has it.
    pub fn claim(&self, id: &str) {
        self.call("mine", id);
    }

    /// This table is open here now.
    pub fn hold(&self, id: &str) {
        *self.shared.held.borrow_mut() = Some(id.to_owned());
    }

    /// No table is open here any more.
    pub fn release(&self) {
        *self.shared.held.borrow_mut() = None;
    }
}
