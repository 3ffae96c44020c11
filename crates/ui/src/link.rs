//! The way to a table: a server, or the worker beside this page. Both are implemented in `crates/app`.

use game::{Game, Viewer};
use wire::{ToClientOf, ToServerOf};

/// What happens on a line.
pub enum News<G: Game> {
    /// A frame has come.
    Frame(Box<ToClientOf<G>>),
    /// The line is lost; it is opened again by itself.
    Lost,
    /// The other side is of another build; the line is not opened again.
    OtherBuild,
}

/// What is called with all that happens on a line.
pub type Hear<G> = Box<dyn Fn(News<G>)>;

/// A way to tables. It carries lines; a line belongs to one viewer, like a socket.
pub trait Link<G: Game> {
    /// Opens a line for this viewer. A server knows by itself who it is.
    fn line(&self, viewer: Viewer, hear: Hear<G>) -> Box<dyn Line<G>>;
}

/// An open line; it is closed when it is dropped.
pub trait Line<G: Game> {
    /// Sends a frame. What is sent while the line is lost is not heard.
    fn send(&self, frame: &ToServerOf<G>);
}
