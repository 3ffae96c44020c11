//! Doing something later, inside a worker.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::DedicatedWorkerGlobalScope;

/// Calls `then` once, after so many milliseconds.
pub fn after(scope: &DedicatedWorkerGlobalScope, millis: u32, then: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(then);
    let millis = i32::try_from(millis).unwrap_or(i32::MAX);
    // Fails only where there are no timers at all, and every browser has them.
    let _ =
        scope.set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), millis);
}
