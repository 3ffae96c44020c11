//! An element, described: its tag, what is set on it, what it listens to, what is in it.

use std::borrow::Cow;

use wasm_bindgen::JsCast;
use web_sys::Event;

use crate::signal::RwSignal;
use crate::view::{IntoValue, Value, View};

/// An element that shall be on the page, being described.
///
/// Behind a pointer and described by one call after the other: that is the least code for each place with markup.
pub struct Element(pub(crate) Box<Described>);

/// What is known of an element.
pub(crate) struct Described {
    pub(crate) tag: &'static str,
    /// The place in the sources of a whole piece; nothing for what is inside of one.
    pub(crate) site: u32,
    pub(crate) set: Vec<(Place, Value)>,
    pub(crate) heard: Vec<(&'static str, Handler)>,
    pub(crate) found: Option<RwSignal<Option<web_sys::Element>>>,
    pub(crate) inside: Vec<View>,
}

/// What is done when an event arrives.
pub(crate) type Handler = Box<dyn FnMut(Event)>;

/// What of an element is set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Attribute(&'static str),
    /// One class among others.
    Class(&'static str),
    /// One property of its style.
    Style(&'static str),
    /// A property that holds words.
    Property(&'static str),
    /// A property that is true or false.
    Flag(&'static str),
    /// Markup as its content.
    Content,
}

impl Element {
    /// One with this tag.
    pub fn new(tag: &'static str) -> Self {
        Self::root(tag, 0)
    }

    /// The outermost one of a piece that stands at this place in the sources.
    pub fn root(tag: &'static str, site: u32) -> Self {
        Self(Box::new(Described {
            tag,
            site,
            set: Vec::new(),
            heard: Vec::new(),
            found: None,
            inside: Vec::new(),
        }))
    }

    fn set(&mut self, place: Place, value: Value) {
        self.0.set.push((place, value));
    }

    /// Attributes with words that stand in the program.
    pub fn fixed(&mut self, all: &'static [(&'static str, &'static str)]) {
        for (name, value) in all {
            self.set(Place::Attribute(name), Value::Fixed(Some(Cow::Borrowed(value))));
        }
    }

    /// An attribute.
    pub fn attribute(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Attribute(name), value.into_value());
    }

    /// A class that it has while something is true.
    pub fn class_if(&mut self, class: &'static str, value: impl IntoValue) {
        self.set(Place::Class(class), value.into_value());
    }

    /// A property of its style.
    pub fn style(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Style(name), value.into_value());
    }

    /// A property that holds words, such as what is written in a field.
    pub fn property(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Property(name), value.into_value());
    }

    /// A property that is true or false, such as whether a box is ticked.
    pub fn flag(&mut self, name: &'static str, value: impl IntoValue) {
        self.set(Place::Flag(name), value.into_value());
    }

    /// Markup as its content; nothing that a person wrote may be in it as it is.
    pub fn inner_html(&mut self, value: impl IntoValue) {
        self.set(Place::Content, value.into_value());
    }

    /// Where to find the element afterwards.
    pub fn node_ref<E>(&mut self, place: NodeRef<E>) {
        self.0.found = Some(place.found);
    }

    pub(crate) fn on(&mut self, event: &'static str, done: Handler) {
        self.0.heard.push((event, done));
    }

    /// Another piece in it, behind the others.
    pub fn child(&mut self, view: View) {
        self.0.inside.push(view);
    }

    /// Words in it, behind the others.
    pub fn words(&mut self, words: &'static str) {
        self.child(View::words(words));
    }
}

/// Where an element can be found once it is on the page.
pub struct NodeRef<E> {
    found: RwSignal<Option<web_sys::Element>>,
    of: core::marker::PhantomData<E>,
}

impl<E> Clone for NodeRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for NodeRef<E> {}

impl<E: JsCast> Default for NodeRef<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: JsCast> NodeRef<E> {
    /// Nothing is there yet.
    pub fn new() -> Self {
        Self { found: RwSignal::new(None), of: core::marker::PhantomData }
    }

    /// The element, which is followed from now on.
    pub fn get(&self) -> Option<E> {
        self.found.get().and_then(|element| element.dyn_into().ok())
    }

    /// The element as it is now.
    pub fn get_untracked(&self) -> Option<E> {
        self.found.get_untracked().and_then(|element| element.dyn_into().ok())
    }
}
