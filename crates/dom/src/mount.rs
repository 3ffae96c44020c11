//! Brings views to the page, and keeps them up to date.
//!
//! A piece that is made anew by the same markup is laid over what is there: its elements stay, and with them focus,
//! scrolling and running animations. Lists are compared place by place, not by keys.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element as Tag, Event, Node};

use crate::browser::{Listening, document, hear};
use crate::element::{Described, Handler, Place};
use crate::graph::{Kept, quietly};
use crate::scope::Owner;
use crate::view::{Value, View};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Shows a page inside of this element, for ever.
pub fn mount_to(place: &Tag, page: impl FnOnce() -> View) {
    let owner = Owner::new();
    let shown = owner.with(|| Ground { svg: false }.mount(page(), place, None));
    core::mem::forget((owner, shown));
}

/// What is on the page for a view.
enum Shown {
    /// A mark where nothing is.
    Nothing(Node),
    Text(Node, Cow<'static, str>),
    Element(Box<ShownElement>),
    /// The mark stands behind the last one.
    Many(Vec<Shown>, Node),
    Live(Following),
}

struct ShownElement {
    tag: &'static str,
    site: u32,
    node: Tag,
    set: Vec<(Place, Setting)>,
    heard: Vec<Heard>,
    inside: Vec<Shown>,
}

enum Setting {
    Fixed(Option<Cow<'static, str>>),
    Live(Following),
}

/// One that follows values; of the same type for pieces and attributes, so that it is compiled once.
type Following = Kept<Followed>;

enum Followed {
    Piece(Shown),
    Value(Option<Cow<'static, str>>),
}

struct Heard {
    event: &'static str,
    /// None while it runs.
    handler: Rc<RefCell<Option<Handler>>>,
    owner: Rc<RefCell<Option<Owner>>>,
    _listening: Listening,
}

/// In which language elements are made.
#[derive(Clone, Copy)]
struct Ground {
    svg: bool,
}

impl Ground {
    /// Puts a view into `parent`, before `next`.
    fn mount(self, view: View, parent: &Node, next: Option<&Node>) -> Shown {
        let put = |node: &Node| {
            // It fails only for nodes of another document.
            let _ = parent.insert_before(node, next);
        };
        match view {
            View::Nothing => {
                let mark = mark();
                put(&mark);
                Shown::Nothing(mark)
            }
            View::Text(words) => {
                let node: Node = document().create_text_node(&words).into();
                put(&node);
                Shown::Text(node, words)
            }
            View::Element(element) => {
                let shown = self.element(*element.0);
                put(&shown.node);
                Shown::Element(Box::new(shown))
            }
            View::Many(views) => {
                let end = mark();
                put(&end);
                let each = |view| self.mount(view, parent, Some(&end));
                Shown::Many(views.into_iter().map(each).collect(), end)
            }
            View::Live(make) => {
                let before = self.mount(View::Nothing, parent, next);
                Shown::Live(self.follow(make, before))
            }
        }
    }

    fn follow(self, mut make: Box<dyn FnMut() -> View>, before: Shown) -> Following {
        let run = move |last: Option<Followed>| match last {
            Some(Followed::Piece(old)) => Followed::Piece(self.lay_over(old, make())),
            // Somebody has taken the piece away while this was on its way.
            Some(Followed::Value(_)) | None => Followed::Value(None),
        };
        following(Box::new(run), Followed::Piece(before))
    }

    /// Makes what is shown be this view.
    fn lay_over(self, old: Shown, new: View) -> Shown {
        match (old, new) {
            (Shown::Nothing(mark), View::Nothing) => Shown::Nothing(mark),
            (Shown::Text(node, was), View::Text(words)) => {
                if was != words {
                    node.set_text_content(Some(&words));
                }
                Shown::Text(node, words)
            }
            (Shown::Element(mut old), View::Element(new))
                if (old.tag, old.site) == (new.0.tag, new.0.site) =>
            {
                self.element_over(&mut old, *new.0);
                Shown::Element(old)
            }
            (Shown::Many(old, end), View::Many(new)) => {
                Shown::Many(self.list_over(old, new, &end), end)
            }
            (Shown::Live(old), View::Live(make)) => match old.take() {
                Some(Followed::Piece(before)) => Shown::Live(self.follow(make, before)),
                Some(Followed::Value(_)) | None => Shown::Live(old),
            },
            (old, new) => self.instead(old, new),
        }
    }

    fn instead(self, old: Shown, new: View) -> Shown {
        let first = old.first();
        let parent = first.as_ref().and_then(Node::parent_node);
        let (Some(first), Some(parent)) = (first, parent) else { return old };
        let shown = self.mount(new, &parent, Some(&first));
        old.remove();
        shown
    }

    fn list_over(self, old: Vec<Shown>, new: Vec<View>, end: &Node) -> Vec<Shown> {
        let mut list = Vec::with_capacity(new.len());
        let mut old = old.into_iter();
        for view in new {
            match (old.next(), end.parent_node()) {
                (Some(shown), _) => list.push(self.lay_over(shown, view)),
                (None, Some(parent)) => list.push(self.mount(view, &parent, Some(end))),
                (None, None) => {}
            }
        }
        old.for_each(Shown::remove);
        list
    }

    fn element(self, element: Described) -> ShownElement {
        let svg = self.svg || element.tag == "svg";
        let made = match svg {
            true => document().create_element_ns(Some(SVG), element.tag),
            false => document().create_element(element.tag),
        };
        #[expect(
            clippy::expect_used,
            reason = "tags stand in the program, and all of them are names"
        )]
        let node = made.expect("an element");
        let inner = Self { svg };
        let each = |view| inner.mount(view, &node, None);
        let inside = element.inside.into_iter().map(each).collect();
        // After the content, so that a field knows its options before one of them is chosen.
        let each = |(place, value)| (place, set(&node, place, value, None));
        let set = element.set.into_iter().map(each).collect();
        let heard = element.heard.into_iter().map(|(event, handler)| listen(&node, event, handler));
        let heard = heard.collect();
        if let Some(found) = element.found {
            found.set(Some(node.clone()));
        }
        ShownElement { tag: element.tag, site: element.site, node, set, heard, inside }
    }

    fn element_over(self, old: &mut ShownElement, new: Described) {
        let node = old.node.clone();
        settings_over(&node, &mut old.set, new.set);
        handlers_over(&node, &mut old.heard, new.heard);
        let inner = Self { svg: self.svg || old.tag == "svg" };
        let mut list = Vec::with_capacity(new.inside.len());
        let mut before = core::mem::take(&mut old.inside).into_iter();
        for view in new.inside {
            list.push(match before.next() {
                Some(shown) => inner.lay_over(shown, view),
                None => inner.mount(view, &node, None),
            });
        }
        before.for_each(Shown::remove);
        old.inside = list;
        if let Some(found) = new.found {
            found.set(Some(node));
        }
    }
}

impl Shown {
    /// Its first node.
    fn first(&self) -> Option<Node> {
        match self {
            Self::Nothing(node) | Self::Text(node, _) => Some(node.clone()),
            Self::Element(element) => Some(element.node.clone().into()),
            Self::Many(list, end) => list.first().map_or_else(|| Some(end.clone()), Self::first),
            Self::Live(following) => following
                .look(|followed| match followed {
                    Followed::Piece(shown) => shown.first(),
                    Followed::Value(_) => None,
                })
                .flatten(),
        }
    }

    /// Takes it off the page.
    fn remove(self) {
        match self {
            Self::Nothing(node) | Self::Text(node, _) => take_off(&node),
            Self::Element(element) => take_off(&element.node),
            Self::Many(list, end) => {
                list.into_iter().for_each(Self::remove);
                take_off(&end);
            }
            Self::Live(following) => {
                if let Some(Followed::Piece(shown)) = following.take() {
                    shown.remove();
                }
            }
        }
    }
}

fn take_off(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

fn mark() -> Node {
    document().create_comment("").into()
}

fn following(run: Box<dyn FnMut(Option<Followed>) -> Followed>, first: Followed) -> Following {
    Kept::new(run, first)
}

/// Sets something on an element; `was` is what stands there, as far as it is known.
fn set(node: &Tag, place: Place, value: Value, was: Option<Option<Cow<'static, str>>>) -> Setting {
    match value {
        Value::Fixed(text) => {
            if was.as_ref() != Some(&text) {
                write(node, place, text.as_deref());
            }
            Setting::Fixed(text)
        }
        Value::Live(mut text) => {
            let node = node.clone();
            let mut known = was.is_some();
            let run = move |last: Option<Followed>| {
                let now = text();
                let last = match last {
                    Some(Followed::Value(last)) if known => Some(last),
                    Some(Followed::Value(_) | Followed::Piece(_)) | None => None,
                };
                if last.as_ref() != Some(&now) {
                    write(&node, place, now.as_deref());
                }
                known = true;
                Followed::Value(now)
            };
            Setting::Live(following(Box::new(run), Followed::Value(was.flatten())))
        }
    }
}

impl Setting {
    /// What stands on the element.
    fn last(self) -> Option<Option<Cow<'static, str>>> {
        match self {
            Self::Fixed(text) => Some(text),
            Self::Live(following) => match following.take() {
                Some(Followed::Value(text)) => Some(text),
                Some(Followed::Piece(_)) | None => None,
            },
        }
    }
}

fn settings_over(node: &Tag, old: &mut Vec<(Place, Setting)>, new: Vec<(Place, Value)>) {
    let mut before = core::mem::take(old);
    for (place, value) in new {
        let at = before.iter().position(|(other, _)| *other == place);
        // What a person has written into a field since then is not known here.
        let is_known = !matches!(place, Place::Property(_) | Place::Flag(_));
        let was = at.map(|at| before.swap_remove(at).1).and_then(Setting::last);
        old.push((place, set(node, place, value, was.filter(|_| is_known))));
    }
    for (place, setting) in before {
        drop(setting);
        write(node, place, None);
    }
}

fn write(node: &Tag, place: Place, value: Option<&str>) {
    // None of these fails for names that stand in the program.
    let _ = match (place, value) {
        (Place::Attribute(name), Some(value)) => node.set_attribute(name, value),
        (Place::Attribute(name), None) => node.remove_attribute(name),
        (Place::Class(class), Some(_)) => node.class_list().add_1(class),
        (Place::Class(class), None) => node.class_list().remove_1(class),
        (Place::Style(name), value) => {
            // Elements of a drawing have a style too, but no common type with it.
            let styled = node.unchecked_ref::<web_sys::HtmlElement>().style();
            styled.set_property(name, value.unwrap_or_default())
        }
        (Place::Property(name), value) => {
            let value = JsValue::from_str(value.unwrap_or_default());
            js_sys::Reflect::set(node, &JsValue::from_str(name), &value).map(drop)
        }
        (Place::Flag(name), value) => {
            let value = JsValue::from_bool(value.is_some());
            js_sys::Reflect::set(node, &JsValue::from_str(name), &value).map(drop)
        }
        (Place::Content, value) => {
            node.set_inner_html(value.unwrap_or_default());
            Ok(())
        }
    };
}

fn listen(node: &Tag, event: &'static str, handler: Handler) -> Heard {
    let handler = Rc::new(RefCell::new(Some(handler)));
    let owner = Rc::new(RefCell::new(Owner::current()));
    let (called, within) = (Rc::clone(&handler), Rc::clone(&owner));
    let heard = move |event: Event| {
        // Out of its place while it runs: it may bring about that it is replaced, or called again.
        let Some(mut handler) = called.borrow_mut().take() else { return };
        let owner = within.borrow().clone();
        // The browser may call it in the middle of an effect, which does not follow what it reads.
        quietly(|| match owner {
            Some(owner) => owner.with(|| handler(event)),
            None => handler(event),
        });
        called.borrow_mut().get_or_insert(handler);
    };
    let listening = hear(node, event, Box::new(heard));
    Heard { event, handler, owner, _listening: listening }
}

fn handlers_over(node: &Tag, old: &mut Vec<Heard>, new: Vec<(&'static str, Handler)>) {
    let mut before = core::mem::take(old);
    for (event, handler) in new {
        match before.iter().position(|heard| heard.event == event) {
            Some(at) => {
                let heard = before.swap_remove(at);
                heard.handler.replace(Some(handler));
                heard.owner.replace(Owner::current());
                old.push(heard);
            }
            None => old.push(listen(node, event, handler)),
        }
    }
}
