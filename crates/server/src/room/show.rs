//! What goes out to one connection: only what changed for these eyes, and each text written once for all of them.
//!
//! Nothing is queued but a few sayings: a slow reader finds the newest view when it is ready for one.
//! What others do in secret must leave no trace here, not even an empty frame.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use axum::body::Bytes;
use game::{Game, Playable, Viewer};
use wire::{Base, Encoding, ToClient, ToClientOf, Update};

use super::Room;
use super::guests::{Connected, Key};
use super::inner::Inner;

/// Above so many seats, news that asks for no answer goes out together.
const MANY: usize = 8;

/// What these eyes have been shown so far.
pub struct Seen {
    /// Up to this row.
    rows: u32,
    /// What came before that row, for the text below.
    rows_before: u32,
    first: u32,
    /// So many events they were told in all.
    total: u32,
    /// The view in short, to know it again.
    print: u64,
    /// The newest text, where several look with the same eyes.
    written: Option<(Encoding, u32, Bytes)>,
}

/// What is new to some eyes.
type News<G> = table::Update<<G as Game>::View, <G as Game>::EventView>;

/// What a connection has to do now.
#[derive(Debug, Default)]
pub struct Shown {
    pub frames: Vec<Bytes>,
    /// There is more, but not before this time has passed.
    pub wait: Option<Duration>,
    /// It has been sent away.
    pub closed: bool,
}

impl<G: Playable> Room<G> {
    /// What this connection has not seen yet; `now` where it must not wait.
    pub fn show(&self, key: Key, now: bool) -> Shown {
        let clock = self.shared.system.now();
        let mut inner = self.inner();
        let Inner { game: _, facts, table, guests, version, .. } = &mut *inner;
        let version = *version;
        let Some(one) = guests.get_mut(key) else {
            return Shown { closed: true, ..Shown::default() };
        };
        if one.closed {
            let frames = write::<G>(one.reader.encoding, &ToClient::Closed).into_iter().collect();
            return Shown { frames, wait: None, closed: true };
        }
        // Who sits where, who is there and who decides changes with the version alone.
        let known = one.version == version && one.you.is_some();
        let viewer = match known {
            true => one.viewer,
            false => facts.seat_of(&one.guest).map_or(Viewer::Spectator, Viewer::Seat),
        };
        let ask = viewer.seat().zip(table.as_ref()).map(|(seat, table)| table.ask(seat));
        let ask = ask.unwrap_or_default();
        let urgent = now || one.sent.is_none() || viewer != one.viewer || ask != one.ask;
        if facts.chairs.len() > MANY && !urgent {
            let passed =
                one.sent.map_or(Duration::MAX, |sent| clock.saturating_duration_since(sent));
            if let Some(rest) = self.shared.config.together.checked_sub(passed)
                && !rest.is_zero()
            {
                return Shown { wait: Some(rest), ..Shown::default() };
            }
        }
        if viewer != one.viewer {
            // Other eyes have been told other things.
            (one.viewer, one.heard, one.print) = (viewer, 0, None);
            one.base = None;
        }
        one.ask = ask;
        let encoding = one.reader.encoding;
        let mut frames = Vec::new();
        if !known {
            let you = inner.you(&self.id, key, viewer);
            let changes = inner.board_changes(&self.id);
            let mut is_news = false;
            if let Some(one) = inner.guests.get_mut(key) {
                if one.you != you {
                    one.you.clone_from(&you);
                    let you = you.map(ToClient::You);
                    frames.extend(you.and_then(|you| write::<G>(encoding, &you)));
                }
                is_news = one.board != changes;
                (one.version, one.board) = (version, changes);
            }
            if is_news {
                frames.extend(inner.board_frame(&self.id, encoding));
            }
        }
        frames.extend(inner.update(key, viewer, encoding));
        let until = inner.clock.map(|clock| clock.until);
        if let Some(one) = inner.guests.get_mut(key) {
            if one.clock != until {
                one.clock = until;
                let left = until.map(|until| until.saturating_duration_since(clock));
                let left = left.map(|left| u32::try_from(left.as_millis()).unwrap_or(u32::MAX));
                frames.extend(write::<G>(encoding, &ToClient::Clock(left)));
            }
            frames.extend(sayings(one));
            if !frames.is_empty() {
                one.sent = Some(clock);
            }
        }
        Shown { frames, wait: None, closed: false }
    }
}

fn sayings<G: Playable>(one: &mut Connected<G>) -> Vec<Bytes> {
    let encoding = one.reader.encoding;
    one.sayings.drain(..).filter_map(|frame| write::<G>(encoding, &frame)).collect()
}

/// A frame as it travels.
pub fn write<G: Playable>(encoding: Encoding, frame: &ToClientOf<G>) -> Option<Bytes> {
    let written = encoding.write(frame);
    // Conformance proves that every type of a game can be written.
    written.inspect_err(|_| tracing::error!("a frame cannot be written")).ok().map(Bytes::from)
}

impl<G: Playable> Inner<G> {
    /// The update that this connection needs, if any.
    fn update(&mut self, key: Key, viewer: Viewer, encoding: Encoding) -> Option<Bytes> {
        let fresh = self.look(viewer)?;
        let several = self.guests.looking(viewer) > 1;
        let table = self.table.as_ref()?;
        let seen = self.seen.get_mut(&viewer)?;
        let one = self.guests.get_mut(key)?;
        if one.print == Some(seen.print) && one.heard == seen.total {
            return None;
        }
        // Somebody who claims to know more than there is knows nothing.
        let heard = if one.heard > seen.total { 0 } else { one.heard };
        (one.print, one.heard) = (Some(seen.print), seen.total);
        let patches = one.reader.patches && self.facts.chairs.len() > MANY;
        if !patches
            && let Some((kept, first, bytes)) = &seen.written
            && *kept == encoding
            && *first == heard
        {
            return Some(bytes.clone());
        }
        let (since, skip) =
            if heard == seen.first { (seen.rows_before, 0) } else { (0, heard as usize) };
        let fresh = fresh.filter(|_| since == seen.rows_before);
        let update = fresh.unwrap_or_else(|| table.update(viewer, since));
        let events = update.events.into_iter().skip(skip).map(|told| (told.round, told.event));
        let update = Update {
            ask: update.ask,
            round: update.round,
            asked: update.asked,
            view: update.view,
            first: heard,
            events: events.collect(),
            outcome: update.outcome,
        };
        if patches {
            if let Some(base) = &mut one.base {
                let patch = update.patch(base).ok()?;
                return write::<G>(encoding, &ToClient::Patch(Box::new(patch)));
            }
            one.base = Some(Box::new(Base::of(&update).ok()?));
        }
        let bytes = write::<G>(encoding, &ToClient::Update(Box::new(update)))?;
        seen.written = several.then(|| (encoding, heard, bytes.clone()));
        Some(bytes)
    }

    /// Looks at the table with these eyes, if it has moved since they looked last; says what is new to them then.
    fn look(&mut self, viewer: Viewer) -> Option<Option<News<G>>> {
        let table = self.table.as_ref()?;
        let before = self.seen.get(&viewer);
        let (rows, total) = before.map_or((0, 0), |seen| (seen.rows, seen.total));
        if before.is_some() && rows == table.seq() {
            return Some(None);
        }
        let update = table.update(viewer, rows);
        let told = u32::try_from(update.events.len()).unwrap_or(u32::MAX);
        let table::Update { ask, round, asked, view, outcome, .. } = &update;
        let short = (ask, round, asked, view, outcome);
        let short = Encoding::Postcard.write(&short).ok()?;
        let mut hasher = DefaultHasher::new();
        short.hash(&mut hasher);
        let print = hasher.finish();
        let total = total.saturating_add(told);
        let first = total - told;
        let seen =
            Seen { rows: table.seq(), rows_before: rows, first, total, print, written: None };
        self.seen.insert(viewer, seen);
        Some(Some(update))
    }
}
