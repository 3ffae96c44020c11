//! How the page sends bytes to the worker that keeps local tables. The client for a server is in `crates/app`.

use std::rc::Rc;

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker};

/// A way to send bytes; replies go to the function given when it was opened.
pub trait Link {
    /// Sends these bytes. Bytes that cannot be sent are lost; the keeper's next update repairs that.
    fn send(&self, bytes: &[u8]);
}

/// The worker that runs tables and bots inside the browser.
pub struct WorkerLink {
    worker: Worker,
    /// Lives as long as the worker may call it.
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl WorkerLink {
    /// Listens to this worker.
    pub fn new(worker: Worker, mut hear: impl FnMut(Vec<u8>) + 'static) -> Self {
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(bytes) = event.data().dyn_into::<Uint8Array>() {
                hear(bytes.to_vec());
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Self { worker, _heard: heard }
    }
}

impl Link for WorkerLink {
    fn send(&self, bytes: &[u8]) {
        // Bytes can always be cloned for a worker.
        let _ = self.worker.post_message(&Uint8Array::from(bytes));
    }
}

/// A link that speaks whole messages.
#[derive(Clone)]
pub struct Speaker(Rc<dyn Link>);

impl Speaker {
    /// Speaks over this link.
    pub fn new(link: impl Link + 'static) -> Self {
        Self(Rc::new(link))
    }

    /// Sends one message.
    pub fn send(&self, message: &impl Serialize) {
        if let Ok(bytes) = encode(message) {
            self.0.send(&bytes);
        }
    }
}

/// A message as bytes.
///
/// # Errors
/// When it cannot be written; none of ours is like that.
pub fn encode(message: &impl Serialize) -> Result<Vec<u8>, postcard::Error> {
    postcard::to_allocvec(message)
}

/// A message from bytes.
///
/// # Errors
/// When these bytes are no such message.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, postcard::Error> {
    postcard::from_bytes(bytes)
}
