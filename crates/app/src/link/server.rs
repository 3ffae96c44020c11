//! The way to the server: a socket that is opened again, sooner or later, until it is dropped.
//!
//! A socket can be dead without an event that says so, above all after the device was asleep: it is tested now and then,
//! and whenever somebody looks at the page again.

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::rc::Rc;

use dom::{Listening, Timer, after, document, hear, window};
use game::{Game as _, Viewer};
use js_sys::{ArrayBuffer, Math, Uint8Array};
use ui::link::{Hear, Line, Link, News};
use wasm_bindgen::JsCast as _;
use web_sys::{BinaryType, CloseEvent, Event, MessageEvent, WebSocket};
use wire::{Close, ToServer, ToServerOf, decode, encode};

use crate::{Rules, boot};

/// A line that says nothing is tried after this time.
const CALM: Duration = Duration::from_secs(10);
/// An answer that takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(4);
/// The first wait before a lost line is opened again, in milliseconds; each further one is twice as long.
const FIRST_WAIT: u32 = 250;
/// No wait is longer.
const LONGEST_WAIT: u32 = 5_000;

/// The server that this page came from.
pub struct Server;

/// Where its sockets for this page's game are.
fn address() -> String {
    let bar = window().location();
    let secure = bar.protocol().is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    format!("{scheme}://{}/api/socket/{}", bar.host().unwrap_or_default(), Rules::ID)
}

impl Link<Rules> for Server {
    fn line(&self, _: Viewer, hear: Hear<Rules>) -> Box<dyn Line<Rules>> {
        Box::new(SocketLine::open(hear))
    }
}

impl Line<Rules> for SocketLine {
    fn send(&self, frame: &ToServerOf<Rules>) {
        self.wire.send(frame);
    }
}

/// A line over a socket.
struct SocketLine {
    wire: Rc<Wire>,
    _seen_again: [Listening; 2],
}

struct Wire {
    tell: Hear<Rules>,
    socket: RefCell<Option<Socket>>,
    /// How often it was tried in vain.
    tries: Cell<u32>,
    /// Has anything come since it was tried last?
    heard: Cell<bool>,
    timer: Cell<Option<Timer>>,
    hung_up: Cell<bool>,
}

struct Socket {
    socket: WebSocket,
    _listening: [Listening; 2],
}

impl SocketLine {
    fn open(tell: Hear<Rules>) -> Self {
        let wire = Rc::new(Wire {
            tell,
            socket: RefCell::new(None),
            tries: Cell::new(0),
            heard: Cell::new(false),
            timer: Cell::new(None),
            hung_up: Cell::new(false),
        });
        wire.call();
        let (online, visible) = (Rc::downgrade(&wire), Rc::downgrade(&wire));
        let look = |wire: &std::rc::Weak<Wire>| {
            if let Some(wire) = wire.upgrade() {
                wire.look_again();
            }
        };
        let seen_again = [
            hear(&window(), "online", Box::new(move |_| look(&online))),
            hear(&document(), "visibilitychange", Box::new(move |_| look(&visible))),
        ];
        Self { wire, _seen_again: seen_again }
    }
}

impl Drop for SocketLine {
    fn drop(&mut self) {
        self.wire.hung_up.set(true);
        self.wire.cut();
    }
}

impl Wire {
    fn call(self: &Rc<Self>) {
        self.cut();
        let protocol = format!("spymaster.{}.postcard", boot::wire_hash());
        let Ok(socket) = WebSocket::new_with_str(&address(), &protocol) else { return };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let (hearing, ending) = (Rc::downgrade(self), Rc::downgrade(self));
        let frame = move |event: Event| {
            let data = event.unchecked_into::<MessageEvent>().data();
            if let (Some(wire), Ok(data)) = (hearing.upgrade(), data.dyn_into::<ArrayBuffer>()) {
                wire.tries.set(0);
                wire.heard.set(true);
                if let Ok(frame) = decode(&Uint8Array::new(&data).to_vec()) {
                    (wire.tell)(News::Frame(Box::new(frame)));
                }
            }
        };
        let closed = move |event: Event| {
            if let Some(wire) = ending.upgrade() {
                wire.closed(event.unchecked_into::<CloseEvent>().code());
            }
        };
        let listening =
            [hear(&socket, "message", Box::new(frame)), hear(&socket, "close", Box::new(closed))];
        *self.socket.borrow_mut() = Some(Socket { socket, _listening: listening });
        self.heard.set(true);
        self.later(CALM, Self::try_it);
    }

    fn send(&self, frame: &ToServerOf<Rules>) {
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|one| one.socket.ready_state() == WebSocket::OPEN);
        if let (Some(open), Ok(bytes)) = (open, encode(frame)) {
            // Fails only for a socket that is not open.
            let _ = open.socket.send_with_u8_array(&bytes);
        }
    }

    fn closed(self: &Rc<Self>, code: u16) {
        if self.hung_up.get() {
            return;
        }
        self.cut();
        if code == Close::Schema.code() {
            return (self.tell)(News::OtherBuild);
        }
        (self.tell)(News::Lost);
        // A server that has too many sockets is not asked again at once.
        let tries = if code == Close::Crowded.code() { 6 } else { self.tries.get() };
        self.tries.set(tries + 1);
        let wait = FIRST_WAIT.saturating_mul(1 << tries.min(6)).min(LONGEST_WAIT);
        // Not everybody at the same moment: a server that comes back has enough to do.
        let wait = f64::from(wait) * (0.5 + Math::random() / 2.0);
        self.later(Duration::from_millis(wait as u64), Self::call);
    }

    /// Sends a ping; reconnects if nothing was heard since the last one.
    fn try_it(self: &Rc<Self>) {
        if !self.heard.replace(false) {
            return self.closed(0);
        }
        self.send(&ToServer::Ping(0));
        self.later(CALM, Self::try_it);
    }

    /// The device is back: whatever the line was before, it is tried now.
    fn look_again(self: &Rc<Self>) {
        if self.hung_up.get() || document().hidden() {
            return;
        }
        let open = self.socket.borrow().is_some();
        if !open {
            return self.call();
        }
        self.heard.set(false);
        self.send(&ToServer::Ping(0));
        self.later(PATIENCE, Self::try_it);
    }

    fn later(self: &Rc<Self>, time: Duration, done: fn(&Rc<Self>)) {
        let wire = Rc::downgrade(self);
        let timer = after(time, move || {
            if let Some(wire) = wire.upgrade().filter(|wire| !wire.hung_up.get()) {
                done(&wire);
            }
        });
        if let Some(old) = self.timer.replace(timer) {
            old.clear();
        }
    }

    /// Lets go of the socket; nothing more is heard of it.
    fn cut(&self) {
        if let Some(old) = self.socket.borrow_mut().take() {
            // Fails only for codes and reasons, of which there are none.
            let _ = old.socket.close();
        }
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}
