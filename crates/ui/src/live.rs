//! What changes by itself on a page, each kind as one type.
//!
//! Every closure is a type of its own, and a page made of hundreds of them carries hundreds of copies of the code that
//! follows them: boxed, they share one. This halves the wasm.

use leptos::prelude::*;

/// Words or an attribute that change by themselves.
pub type Words = Box<dyn FnMut() -> String + Send>;

/// A piece of a page that changes by itself.
pub type Piece = Box<dyn FnMut() -> AnyView + Send>;

/// Words or an attribute that change by themselves.
pub fn words(say: impl FnMut() -> String + Send + 'static) -> Words {
    Box::new(say)
}

/// Whether an attribute such as `aria-pressed` is true.
pub fn flag(mut is: impl FnMut() -> bool + Send + 'static) -> Words {
    words(move || is().to_string())
}

/// A piece of a page that changes by itself.
pub fn piece<V: IntoAny>(mut show: impl FnMut() -> V + Send + 'static) -> Piece {
    Box::new(move || show().into_any())
}
