//! What belongs to a part of the page and ends with it: effects, contexts, last words.

use reactive_graph::effect::Effect as RawEffect;
use reactive_graph::owner;
use send_wrapper::SendWrapper;

/// The part of the page that is being made, and to which all that is made now belongs.
#[derive(Clone)]
pub struct Owner(owner::Owner);

impl Owner {
    /// The one that is being made, or whose handler runs.
    pub fn current() -> Option<Self> {
        owner::Owner::current().map(Self)
    }

    /// Does something as a part of it.
    pub fn with<R>(&self, done: impl FnOnce() -> R) -> R {
        self.0.with(done)
    }

    /// A new one, inside of the current one where there is one.
    pub(crate) fn new() -> Self {
        Self(owner::Owner::new())
    }
}

/// Something that is done now and again whenever a value that it read has changed.
pub struct Effect;

impl Effect {
    /// Does this, for the first time after the page has been brought up to date.
    #[expect(
        clippy::new_ret_no_self,
        reason = "an effect belongs to its part of the page, and to no handle"
    )]
    pub fn new(done: impl FnMut() + 'static) {
        let done: Box<dyn FnMut()> = Box::new(done);
        RawEffect::new(done);
    }
}

/// Does this when the part of the page that is being made goes away or is made anew.
pub fn on_cleanup(done: impl FnOnce() + 'static) {
    let done: Box<dyn FnOnce()> = Box::new(done);
    let done = SendWrapper::new(done);
    owner::on_cleanup(move || done.take()());
}

/// Lets everything inside of this part of the page find a value by its type.
pub fn provide_context<T: 'static>(value: T) {
    owner::provide_context(SendWrapper::new(value));
}

/// The value of this type that the parts around provide.
///
/// # Panics
/// When none does.
pub fn expect_context<T: Clone + 'static>() -> T {
    owner::expect_context::<SendWrapper<T>>().take()
}

/// Lets a task run beside the page.
pub fn spawn_local(task: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(task);
}
