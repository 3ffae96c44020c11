//! An open table in the page: the newest update, the draft of the turn, and the ways to act.
//!
//! Whatever is decided here is a convenience; whoever keeps the table is the only judge.

mod away;
mod sending;

use std::rc::Rc;
use std::sync::Arc;

use dom::prelude::*;
use game::{Lang, Message, Playable, Refusal as _, Seat, Viewer};
use table::{Ask, Chair, Draft, Refused, Told, Trial};

use crate::link::{decode, encode};
use crate::message::{Opened, Request, RequestOf, UpdateOf};
use crate::settings;
use crate::speech::speech;
use away::Sent;
pub use away::rows_key;

/// What people have decided can be read at least so long, however quickly turns change.
const FRESH: core::time::Duration = core::time::Duration::from_secs(8);

/// The way to whoever keeps the table.
pub type Keeper<G> = Rc<dyn Fn(RequestOf<G>)>;

/// Where the people of a table sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// All of them at this screen.
    Here,
    /// Each at a screen of their own.
    Online,
}

/// What lies under everything at an open table.
pub struct OpenTable<G: Playable> {
    /// The rules over the table's edition.
    pub game: G,
    /// Its name, options and chairs.
    pub opened: Opened<G::Options>,
    /// Where its people sit.
    pub room: Room,
}

/// Where the page stands with its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nothing has come yet.
    Loading,
    /// It is here.
    Open,
    /// Another tab has it open.
    Elsewhere,
    /// Another tab has taken it over.
    TakenOver,
    /// There is no such table.
    Gone,
}

/// A short word to the person: why not, or what has just become of a click.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The clause it rests on.
    pub clause: Option<&'static str>,
}

/// The session of one table.
pub struct Session<G: Playable> {
    /// Game and chairs, once it is open.
    pub open: RwSignal<Option<Arc<OpenTable<G>>>>,
    /// Where the page stands with it.
    pub status: RwSignal<Status>,
    /// Through whose eyes the page looks.
    pub viewer: RwSignal<Viewer>,
    /// The newest update for these eyes.
    pub update: RwSignal<Option<UpdateOf<G>>>,
    /// All that has happened, as these eyes saw it.
    pub log: RwSignal<Vec<Told<G::EventView>>>,
    /// The turn being tried out; none while others are asked.
    pub draft: RwSignal<Option<Draft<G>>>,
    /// Has the draft been sent, and not yet been answered?
    pub sending: RwSignal<bool>,
    /// The bot that thinks just now.
    pub thinking: RwSignal<Option<Seat>>,
    /// Those who sit at the table and are not at their screens.
    pub absent: RwSignal<Vec<Seat>>,
    /// What is to be said to the person.
    pub notice: RwSignal<Option<Notice>>,
    /// The person who has to come to the screen before anything is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// What came of the last question that was thought through.
    pub pondered: RwSignal<Option<Vec<u8>>>,
    /// The actions of the last answer: if only the first of them could be done, the rest is drafted again.
    sent: StoredValue<Vec<G::Action>>,
    /// Does the notice speak of the update that comes next, so that this update must not remove it?
    announces: StoredValue<bool>,
    /// The last notice that speaks of no question, but tells what has happened.
    announced: StoredValue<Option<Notice>>,
    /// Is it so new that no change of turn removes it?
    is_fresh: StoredValue<bool>,
    /// Which rows of an online table came from this page.
    rows: RwSignal<Sent>,
    /// Is the page back after its line was lost, and has not been told yet what happened meanwhile?
    back: StoredValue<bool>,
    /// Who did what an event tells.
    actor: fn(&G::EventView) -> Option<Seat>,
    keeper: StoredValue<Keeper<G>>,
    /// Does the game hide anything from seats, so that they must not look at one screen together?
    hides: bool,
}

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Playable> Copy for Session<G> {}

impl<G: Playable> Session<G> {
    /// A session without a table.
    pub fn new(keeper: Keeper<G>, hides: bool, actor: fn(&G::EventView) -> Option<Seat>) -> Self {
        Self {
            open: RwSignal::new(None),
            status: RwSignal::new(Status::Loading),
            viewer: RwSignal::new(Viewer::Spectator),
            update: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            draft: RwSignal::new(None),
            sending: RwSignal::new(false),
            thinking: RwSignal::new(None),
            absent: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            curtain: RwSignal::new(None),
            pondered: RwSignal::new(None),
            sent: StoredValue::new(Vec::new()),
            announces: StoredValue::new(false),
            announced: StoredValue::new(None),
            is_fresh: StoredValue::new(false),
            rows: RwSignal::new(Sent::default()),
            back: StoredValue::new(false),
            actor,
            keeper: StoredValue::new(keeper),
            hides,
        }
    }

    fn send(&self, request: RequestOf<G>) {
        self.keeper.with_value(|keeper| keeper(request));
    }

    /// Forgets the table that was open.
    pub fn reset(&self) {
        self.open.set(None);
        self.status.set(Status::Loading);
        self.forget_view();
        self.rows.set(Sent::default());
        self.notice.set(None);
        self.curtain.set(None);
    }

    fn forget_view(&self) {
        self.update.set(None);
        self.log.set(Vec::new());
        self.draft.set(None);
        self.sending.set(false);
        self.thinking.set(None);
        self.pondered.set(None);
    }

    /// A table is open: looks at it through the eyes of whoever sits at this screen.
    pub fn begin(&self, open: OpenTable<G>) {
        let persons = persons(&open.opened.chairs);
        self.open.set(Some(Arc::new(open)));
        self.status.set(Status::Open);
        match *persons.as_slice() {
            [] => self.watch(Viewer::Spectator),
            [only] => self.watch(Viewer::Seat(only)),
            // The first update says who is asked; it must not contain anybody's secrets.
            [first, ..] if !self.hides => self.watch(Viewer::Seat(first)),
            [..] => self.watch(Viewer::Spectator),
        }
    }

    /// A table is open at which this screen has one place, whoever else is there.
    pub fn join(&self, open: OpenTable<G>, viewer: Viewer) {
        self.open.set(Some(Arc::new(open)));
        self.status.set(Status::Open);
        if viewer != self.viewer.get_untracked() {
            self.forget_view();
            self.viewer.set(viewer);
        }
    }

    /// Looks through these eyes from now on.
    pub fn watch(&self, viewer: Viewer) {
        self.forget_view();
        self.viewer.set(viewer);
        self.send(Request::Watch(viewer));
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.update.with(|update| update.as_ref().is_some_and(|update| update.outcome.is_some()))
    }

    /// The person has come to the screen.
    pub fn lift_curtain(&self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.curtain.set(None);
            self.watch(Viewer::Seat(seat));
        }
    }

    /// The table as it is now.
    pub fn take_update(&self, viewer: Viewer, update: UpdateOf<G>) {
        if viewer != self.viewer.get_untracked() {
            return;
        }
        self.note_rows(&update);
        self.log.update(|log| log.extend(update.events.iter().cloned()));
        let asked = update.asked.clone();
        let over = update.outcome.is_some();
        let draft = self.fresh_draft(viewer, &update);
        self.forget_notice(viewer, &update);
        self.sending.set(false);
        self.draft.set(draft);
        self.update.set(Some(update));
        if !over {
            self.change_places(viewer, &asked);
        }
    }

    /// Says something that concerns no question, such as what people have decided. It stays long enough to be read,
    /// and goes with the next change of turn after that.
    pub fn announce(&self, notice: Notice) {
        self.announced.set_value(Some(notice.clone()));
        self.is_fresh.set_value(true);
        self.notice.set(Some(notice.clone()));
        let session = *self;
        dom::after(FRESH, move || {
            if session.announced.get_value().as_ref() == Some(&notice) {
                session.is_fresh.set_value(false);
            }
        });
    }

    /// Does this notice only tell what has happened?
    pub fn is_announced(&self, notice: &Notice) -> bool {
        self.announced.get_value().as_ref() == Some(notice)
    }

    /// Removes what was said about a question that is over.
    fn forget_notice(&self, viewer: Viewer, update: &UpdateOf<G>) {
        let announced = self.announces.get_value();
        self.announces.set_value(false);
        let is_over = self.update.with_untracked(|before| {
            let question = |update: &UpdateOf<G>| (update.ask, update.asked.clone());
            before
                .as_ref()
                .is_some_and(|before| is_over(viewer.seat(), &question(before), &question(update)))
        });
        let lasts = self.is_fresh.get_value()
            && self.notice.get_untracked().is_some_and(|notice| self.is_announced(&notice));
        if is_over && !announced && !lasts {
            self.notice.set(None);
        }
    }

    /// Round one screen: who is asked comes to it; where something is hidden, behind a curtain.
    fn change_places(&self, viewer: Viewer, asked: &[Seat]) {
        let persons = self.open.with_untracked(|open| {
            let here = open.as_ref().filter(|open| open.room == Room::Here);
            here.map(|open| persons(&open.opened.chairs)).unwrap_or_default()
        });
        if persons.len() < 2 || viewer.seat().is_some_and(|seat| asked.contains(&seat)) {
            return;
        }
        let Some(&next) = asked.iter().find(|seat| persons.contains(seat)) else { return };
        if self.hides {
            self.curtain.set(Some(next));
            // Whatever one person saw is gone before the next one comes, and nothing more is told to those eyes.
            self.forget_view();
            self.viewer.set(Viewer::Spectator);
        } else {
            self.watch(Viewer::Seat(next));
        }
    }

    fn fresh_draft(&self, viewer: Viewer, update: &UpdateOf<G>) -> Option<Draft<G>> {
        let seat = viewer.seat().filter(|seat| update.asked.contains(seat))?;
        let open = self.open.get_untracked()?;
        let mut draft = Draft::new(open.game.clone(), &update.view, seat).ok()?;
        let begun = self.begun(update).unwrap_or_else(|| self.kept(&open.opened.id, update));
        for action in begun {
            // What has been refused since then is dropped, and all that came after it.
            if draft.push(action).is_err() {
                break;
            }
        }
        Some(draft)
    }

    /// The actions of the draft in hand, if the question is still the same: where all choose at once, what others do
    /// must not wipe out what somebody is drawing.
    fn begun(&self, update: &UpdateOf<G>) -> Option<Vec<G::Action>> {
        let is_same =
            self.update.with_untracked(|u| u.as_ref().is_some_and(|u| u.ask == update.ask));
        if !is_same || self.sending.get_untracked() {
            return None;
        }
        self.draft.with_untracked(|draft| draft.as_ref().map(Draft::actions))
    }

    /// The actions of a draft that was begun before the page was loaded again.
    fn kept(&self, id: &str, update: &UpdateOf<G>) -> Vec<G::Action> {
        let stored = settings::read_bytes(&draft_key(id));
        let read = |bytes: Vec<u8>| decode::<(u32, Vec<G::Action>)>(&bytes).ok();
        match stored.and_then(read) {
            // What others did since then changes nothing about the same question.
            Some((ask, actions)) if ask == update.ask.0 => actions,
            Some(_) | None => Vec::new(),
        }
    }

    fn keep(&self) {
        let Some(open) = self.open.get_untracked() else { return };
        let Some(ask) = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask.0)) else { return };
        let actions = self.draft.with_untracked(|d| d.as_ref().map(Draft::actions));
        let key = draft_key(&open.opened.id);
        match actions.filter(|actions| !actions.is_empty()) {
            Some(actions) => {
                let bytes = encode(&(ask, actions)).unwrap_or_default();
                settings::write_bytes(&key, &bytes);
            }
            None => settings::forget(&key),
        }
    }

    /// May the person at the screen act now?
    pub fn is_asked(&self) -> bool {
        self.draft.with(|draft| draft.is_some()) && !self.sending.get()
    }

    /// What is seen: with the draft, where there is one.
    pub fn view(&self) -> Option<G::View> {
        let drafted = self.draft.with(|draft| draft.as_ref().map(Draft::view));
        drafted.or_else(|| self.update.with(|update| update.as_ref().map(|u| u.view.clone())))
    }

    /// What may be done next.
    pub fn legal(&self) -> Vec<G::Action> {
        if self.sending.get() {
            return Vec::new();
        }
        self.draft.with(|draft| draft.as_ref().map(Draft::legal).unwrap_or_default())
    }

    /// What would come of these actions, or why not; nothing while others are asked.
    pub fn try_out(&self, actions: &[G::Action]) -> Option<Result<Trial<G>, G::Refusal>> {
        self.draft.with(|draft| draft.as_ref().map(|draft| draft.try_out(actions)))
    }

    /// Does this; it is sent as soon as it shows something or nothing more can be added.
    pub fn act(&self, action: G::Action) {
        self.act_all(&[action]);
    }

    /// Does all of these, up to the first that is refused.
    pub fn act_all(&self, actions: &[G::Action]) {
        if self.sending.get_untracked() {
            return;
        }
        self.notice.set(None);
        for &action in actions {
            let mut pushed = None;
            self.draft.update(|draft| pushed = draft.as_mut().map(|draft| draft.push(action)));
            match pushed {
                Some(Ok(reveals)) => {
                    let complete =
                        self.draft.with_untracked(|d| d.as_ref().is_some_and(Draft::is_complete));
                    if reveals || complete {
                        self.submit();
                        return;
                    }
                }
                Some(Err(refusal)) => {
                    self.explain(&refusal);
                    break;
                }
                None => return,
            }
        }
        self.keep();
    }

    /// Takes back the last small action that was not yet sent.
    pub fn undo(&self) {
        if !self.sending.get_untracked() {
            self.notice.set(None);
            self.draft.update(|draft| {
                if let Some(draft) = draft {
                    draft.undo();
                }
            });
            self.keep();
        }
    }

    /// Takes back everything that was not yet sent.
    pub fn clear(&self) {
        if !self.sending.get_untracked() {
            self.draft.update(|draft| {
                if let Some(draft) = draft {
                    draft.clear();
                }
            });
            self.keep();
        }
    }

    /// Is there anything to take back?
    pub fn can_undo(&self) -> bool {
        !self.sending.get() && self.draft.with(|d| d.as_ref().is_some_and(|d| !d.is_empty()))
    }

    /// Gives the game up for this seat.
    pub fn resign(&self, seat: Seat) {
        self.expect_rows(self.update.with_untracked(|u| u.as_ref().map(|u| u.ask)));
        self.send(Request::Resign(seat));
    }

    /// The keeper has refused what was sent.
    pub fn refused(&self, refused: &Refused<G::Refusal>) {
        self.sending.set(false);
        self.expect_rows(None);
        match refused {
            Refused::Rules { done: 0, refusal } => self.explain(refusal),
            Refused::Rules { done, refusal } => self.ended_early(*done, refusal),
            // The newest update follows and shows what is asked now.
            Refused::Stale | Refused::Count(_) | Refused::Nothing | Refused::MovedOn => {
                let text = speech().tell(&Message::new("notice-stale"));
                self.announces.set_value(true);
                self.notice.set(Some(Notice { text, clause: None }));
            }
        }
    }

    /// Only the first actions of an answer could be done, and the update before this shows them. What is still possible
    /// of the rest is a draft again.
    fn ended_early(&self, done: u32, refusal: &G::Refusal) {
        let sent = self.sent.get_value();
        let rest = sent.get(done as usize + 1..).unwrap_or_default();
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                draft.take_up(rest);
            }
        });
        self.keep();
        self.explain(refusal);
        self.notice.update(|notice| {
            if let Some(notice) = notice {
                let part = speech().tell(&Message::new("notice-part"));
                notice.text = format!("{part} {}", notice.text);
            }
        });
    }

    /// Says why not.
    pub fn explain(&self, refusal: &G::Refusal) {
        let text = self.why(refusal);
        self.notice.set(Some(Notice { text, clause: Some(refusal.clause()) }));
    }

    /// Why not, in a sentence.
    pub fn why(&self, refusal: &G::Refusal) -> String {
        let Some(open) = self.open.get_untracked() else { return String::new() };
        self.say(&open.game.refusal_words(refusal, speech().lang()))
    }

    /// A sentence with the names of this table; the person at the screen is "you" where the text can say so.
    pub fn say(&self, message: &Message) -> String {
        speech().say_to(self.reader(), message, &|seat| self.name(seat))
    }

    /// The seat of the person who reads, if nobody else reads the same screen.
    pub fn reader(&self) -> Option<Seat> {
        let shared = self.open.with(|open| {
            let here = open.as_ref().filter(|open| open.room == Room::Here);
            here.is_some_and(|open| persons(&open.opened.chairs).len() > 1)
        });
        self.me().filter(|_| !shared)
    }

    /// What an action would do, as a button says it.
    pub fn action_words(&self, action: G::Action) -> String {
        let (Some(open), Some(view)) = (self.open.get(), self.view()) else {
            return String::new();
        };
        self.say(&open.game.action_words(&view, action, speech().lang()))
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.open.with(|open| {
            let chair = open.as_ref().and_then(|open| open.opened.chairs.get(seat.index()));
            chair.map_or_else(|| seat.to_string(), |chair| chair.name.clone())
        })
    }

    /// The seat of the person at the screen.
    pub fn me(&self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        speech().lang()
    }
}

/// A question as a viewer sees it: its number for the own seat, and everybody who is asked.
type Question = (Ask, Vec<Seat>);

/// Is the question before this one over? While a seat goes on with its own question, it does not matter that others
/// have answered theirs.
fn is_over(seat: Option<Seat>, before: &Question, now: &Question) -> bool {
    let goes_on = before.0 == now.0
        && seat.is_some_and(|seat| before.1.contains(&seat) && now.1.contains(&seat));
    !goes_on && before != now
}

/// The seats on which people sit.
fn persons(chairs: &[Chair]) -> Vec<Seat> {
    let all = (0..).map(Seat).zip(chairs);
    all.filter(|(_, chair)| chair.sitter == table::Sitter::Person).map(|(seat, _)| seat).collect()
}

/// Where the draft at a table is kept.
pub fn draft_key(id: &str) -> String {
    format!("draft.{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_about_a_question_goes_with_the_question() {
        let (me, otto, ines) = (Seat(0), Seat(1), Seat(2));
        let at = |ask: u32, asked: &[Seat]| (Ask(ask), asked.to_vec());
        // The turn passes on: between others, to me, from me.
        assert!(is_over(Some(me), &at(3, &[otto]), &at(3, &[ines])));
        assert!(is_over(Some(me), &at(3, &[ines]), &at(4, &[me])));
        assert!(is_over(Some(me), &at(4, &[me]), &at(4, &[otto])));
        assert!(is_over(None, &at(0, &[otto]), &at(0, &[ines])));
        // The same seat is asked again.
        assert!(is_over(Some(me), &at(4, &[me]), &at(5, &[me])));
        // All choose at once: others are ready, and I am still busy.
        assert!(!is_over(Some(me), &at(4, &[me, otto, ines]), &at(4, &[me, ines])));
        // Nothing has changed.
        assert!(!is_over(Some(me), &at(3, &[otto]), &at(3, &[otto])));
    }
}
