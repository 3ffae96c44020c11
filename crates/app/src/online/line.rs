//! The line to the server: a socket that is opened again, sooner or later, until somebody hangs up.
//!
//! A line can be dead without anybody saying so, after a nap of the device above all: it is tried now and then, and
//! whenever somebody looks at the page again. Knows bytes only.

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::rc::Rc;

use dom::{Listening, Timer, after, document, hear, window};
use js_sys::{ArrayBuffer, Math, Uint8Array};
use wasm_bindgen::JsCast as _;
use web_sys::{BinaryType, CloseEvent, Event, MessageEvent, WebSocket};
use wire::Close;

/// A line that says nothing is tried after this time.
const CALM: Duration = Duration::from_secs(10);
/// An answer that takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(4);
/// The first wait before a lost line is opened again, in milliseconds; each further one is twice as long.
const FIRST_WAIT: u32 = 250;
/// No wait is longer.
const LONGEST_WAIT: u32 = 5_000;

/// What happens on a line.
pub enum News {
    /// A frame has come.
    Frame(Vec<u8>),
    /// The line is lost; it will be tried again.
    Lost,
    /// The server is of another build; it is not tried again.
    OtherBuild,
}

/// Where to call.
pub struct Number {
    /// The address.
    pub address: String,
    /// The subprotocol.
    pub protocol: String,
    /// A frame that the server answers.
    pub ping: Vec<u8>,
}

/// A line; it is hung up when it is dropped.
pub struct Line {
    wire: Rc<Wire>,
    _seen_again: [Listening; 2],
}

struct Wire {
    number: Number,
    tell: Box<dyn Fn(News)>,
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

impl Line {
    /// Calls; what happens is told.
    pub fn open(number: Number, tell: impl Fn(News) + 'static) -> Self {
        let wire = Rc::new(Wire {
            number,
            tell: Box::new(tell),
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

    /// Sends these bytes; whoever sends while the line is lost is not heard.
    pub fn send(&self, bytes: &[u8]) {
        self.wire.send(bytes);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.wire.hung_up.set(true);
        self.wire.cut();
    }
}

impl Wire {
    fn call(self: &Rc<Self>) {
        self.cut();
        let Number { address, protocol, .. } = &self.number;
        let Ok(socket) = WebSocket::new_with_str(address, protocol) else { return };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let (hearing, ending) = (Rc::downgrade(self), Rc::downgrade(self));
        let frame = move |event: Event| {
            let data = event.unchecked_into::<MessageEvent>().data();
            if let (Some(wire), Ok(data)) = (hearing.upgrade(), data.dyn_into::<ArrayBuffer>()) {
                wire.tries.set(0);
                wire.heard.set(true);
                (wire.tell)(News::Frame(Uint8Array::new(&data).to_vec()));
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

    fn send(&self, bytes: &[u8]) {
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|one| one.socket.ready_state() == WebSocket::OPEN);
        if let Some(open) = open {
            // Fails only for a socket that is not open.
            let _ = open.socket.send_with_u8_array(bytes);
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
        self.send(&self.number.ping);
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
        self.send(&self.number.ping);
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
