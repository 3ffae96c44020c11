//! The best raid as a drawing: which rooms are entered, and how often each door is gone through.
//!
//! A raid that goes through doors is a *drawing* of one piece in which every room has an even number of doors, but
//! for its start and its end; and every such drawing is a raid, as long as there is movement for it. So rooms are
//! decided about one by one, and of all that was decided nothing counts any more but the *fringe*: the rooms at the
//! edge, what hangs together, and what was used. All of it is the *web*; how large it is depends on the lair and not
//! on how many raids there are.
//!
//! `spin` makes the web, `pull` says what can be had from each fringe on, `thread` follows it to the best raids and
//! `trail` turns drawings into moves. What a drawing does not say, the plain rules decide in the end: whether points
//! suffice with darts, and whether movement comes in time.

pub(crate) mod choice;
pub(crate) mod fringe;
pub(crate) mod index;
pub(crate) mod layout;
pub(crate) mod loom;
pub(crate) mod pull;
pub(crate) mod rest;
pub(crate) mod sketch;
pub(crate) mod spin;
pub(crate) mod thread;
pub(crate) mod trail;
