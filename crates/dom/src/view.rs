//! What a piece of a page shall be, as data.

use std::borrow::Cow;

use crate::element::Element;
use crate::signal::{Memo, RwSignal, Signal};

/// A piece of a page.
#[derive(Default)]
pub enum View {
    /// Nothing.
    #[default]
    Nothing,
    /// Words.
    Text(Cow<'static, str>),
    /// An element with all that is in it.
    Element(Element),
    /// Several, one after the other.
    Many(Vec<View>),
    /// Whatever this gives, made anew when something that it read has changed.
    Live(Box<dyn FnMut() -> View>),
}

impl View {
    /// Words that stand in the program.
    pub const fn words(words: &'static str) -> Self {
        Self::Text(Cow::Borrowed(words))
    }

    /// A piece that changes by itself.
    pub fn live(make: impl FnMut() -> Self + 'static) -> Self {
        Self::Live(Box::new(make))
    }
}

/// What can stand between two tags.
pub trait IntoView {
    /// As a piece of a page.
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for () {
    fn into_view(self) -> View {
        View::Nothing
    }
}

impl IntoView for &'static str {
    fn into_view(self) -> View {
        View::words(self)
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(Cow::Owned(self))
    }
}

impl<V: IntoView> IntoView for Option<V> {
    fn into_view(self) -> View {
        self.map_or(View::Nothing, V::into_view)
    }
}

impl<V: IntoView> IntoView for Vec<V> {
    fn into_view(self) -> View {
        View::Many(self.into_iter().map(V::into_view).collect())
    }
}

impl<V: IntoView, F: FnMut() -> V + 'static> IntoView for F {
    fn into_view(mut self) -> View {
        View::live(move || self().into_view())
    }
}

impl<V: IntoView + Clone + 'static> IntoView for Signal<V> {
    fn into_view(self) -> View {
        View::live(move || self.get().into_view())
    }
}

/// Shows a piece while something is true; it is not made anew as long as that stays so.
pub fn show(when: impl Fn() -> bool + 'static, piece: impl Fn() -> View + 'static) -> View {
    let when = Memo::new(when);
    View::live(move || if when.get() { piece() } else { View::Nothing })
}

/// An attribute that says `true` or `false`, such as `aria-pressed`.
pub fn flag(is: impl Fn() -> bool + 'static) -> Value {
    (move || if is() { "true" } else { "false" }).into_value()
}

/// The value of an attribute: none leaves it out.
pub enum Value {
    /// It stays as it is.
    Fixed(Option<Cow<'static, str>>),
    /// Whatever this gives.
    Live(Box<dyn FnMut() -> Option<Cow<'static, str>>>),
}

/// What can be the value of an attribute.
pub trait IntoValue {
    /// As a value.
    fn into_value(self) -> Value;
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Fixed(Some(Cow::Borrowed(self)))
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Fixed(Some(Cow::Owned(self)))
    }
}

/// An attribute without a value is there or not.
impl IntoValue for bool {
    fn into_value(self) -> Value {
        Value::Fixed(self.then_some(Cow::Borrowed("")))
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_value(self) -> Value {
        self.map_or(Value::Fixed(None), V::into_value)
    }
}

impl<V: IntoValue, F: FnMut() -> V + 'static> IntoValue for F {
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_value().now()))
    }
}

impl<V: IntoValue + Clone + 'static> IntoValue for RwSignal<V> {
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self.get().into_value().now()))
    }
}

impl Value {
    /// What it is now.
    pub(crate) fn now(self) -> Option<Cow<'static, str>> {
        match self {
            Self::Fixed(text) => text,
            Self::Live(mut text) => text(),
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl IntoView for $number {
            fn into_view(self) -> View {
                self.to_string().into_view()
            }
        }
        impl IntoValue for $number {
            fn into_value(self) -> Value {
                self.to_string().into_value()
            }
        }
    )*};
}
numbers!(u8 u16 u32 i32 i64 usize);
