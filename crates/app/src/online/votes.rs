//! What the people at a running table decide together: who is sent away, and which bot's seat is opened.

use std::sync::Arc;

use dom::prelude::*;
use game::{Message, Seat};
use table::Sitter;
use ui::icon::icon;
use ui::session::Notice;
use ui::speech::{t, tell};
use wire::{Motion, Place, Stage, ToServer, Vote};

use super::countdown::counting;
use super::words::place_name;
use super::{Info, Online};

/// What of a vote is shown; it is not drawn again while only the time passes.
#[derive(Clone, PartialEq)]
struct Question {
    what: Motion,
    text: String,
    asked: bool,
    /// Is it decided at the end only, because somebody is away?
    at_end: bool,
}

fn name_of(info: &Info, seat: Seat) -> String {
    info.places.get(seat.index()).map_or_else(String::new, |place| place_name(seat, place))
}

fn question(info: &Info, vote: &Vote, me: Option<Seat>) -> Question {
    let is_mine = me == Some(vote.by);
    let (key, seat) = match vote.what {
        Motion::Kick(seat) if is_mine => ("vote-kick-mine", seat),
        Motion::Kick(seat) if me == Some(seat) => ("vote-kick-me", seat),
        Motion::Kick(seat) => ("vote-kick", seat),
        Motion::Open(seat) if is_mine => ("vote-open-mine", seat),
        Motion::Open(seat) => ("vote-open", seat),
    };
    let yes = u32::try_from(vote.yes.len()).unwrap_or(u32::MAX);
    let words =
        Message::new(key).with("by", name_of(info, vote.by)).with("name", name_of(info, seat));
    let count = Message::new("vote-count").with("yes", yes).with("needed", vote.needed);
    let asked = me.is_some_and(|me| vote.voters.contains(&me) && !vote.yes.contains(&me));
    let text = format!("{} {}", tell(&words), tell(&count));
    Question { what: vote.what, text, asked, at_end: vote.at_end }
}

/// The vote that is going on, with an answer for those who are asked.
pub fn vote_note(online: Online) -> View {
    let shown = Memo::new(move || {
        let info = online.info.get()?;
        Some(question(&info, info.vote.as_ref()?, online.seat()))
    });
    let left = move || online.info.with(|info| info.as_ref()?.vote.as_ref().map(|vote| vote.left));
    let time = counting(online, left, "online-clock");
    let answer = move |what: Motion, yes: bool, key: &'static str| {
        let say = move |_| online.send(&ToServer::Vote { what, yes });
        view! { <button class="btn" type="button" on:click=say>{t(key)}</button> }
    };
    View::live(move || {
        let Some(question) = shown.get() else { return View::Nothing };
        let what = question.what;
        let answers = question.asked.then(|| {
            view! { <div class="answers">{answer(what, true, "vote-yes")}{answer(what, false, "vote-no")}</div> }
        });
        let away = question.at_end.then(|| view! { <p>{t("vote-at-end")}</p> });
        let time = time();
        view! {
            <div class="banner banner-ask">
                {icon("people")}
                <div role="status"><p>{question.text}</p>{away}</div>
                {time}{answers}
            </div>
        }
    })
}

/// The seat that somebody has taken in the running game since then.
fn newcomer(before: &Info, info: &Info) -> Option<Seat> {
    let runs = |info: &Info| info.stage == Stage::Running;
    let mut seats = (0..).map(Seat).zip(before.places.iter().zip(&info.places));
    let came =
        |(was, is): (&Place, &Place)| was.sitter != Sitter::Person && is.sitter == Sitter::Person;
    let found = seats.find(|(_, both)| came(*both)).map(|(seat, _)| seat);
    found.filter(|_| runs(before) && runs(info))
}

/// Does one more voice remove this seat?
fn removes(vote: &Vote, me: Option<Seat>) -> bool {
    let is_me = matches!(vote.what, Motion::Kick(seat) if Some(seat) == me);
    is_me && vote.yes.len() + 1 >= vote.needed as usize
}

impl Online {
    /// Says what has come of a vote, until the next one begins.
    pub(super) fn notice_vote(self, before: &Arc<Info>, info: &Arc<Info>) {
        if before.vote.is_none() && info.vote.is_some() {
            self.session.notice.set(None);
        }
        let Some(vote) = before.vote.as_ref().filter(|_| info.vote.is_none()) else { return };
        let (seat, agreed, refused) = match vote.what {
            Motion::Kick(seat) => (seat, "vote-kicked", "vote-not-kicked"),
            Motion::Open(seat) => (seat, "vote-opened", "vote-not-opened"),
        };
        let now = info.places.get(seat.index()).map(|place| place.sitter);
        let key = match (vote.what, now) {
            (Motion::Kick(_), Some(Sitter::Bot(_))) | (Motion::Open(_), Some(Sitter::Open)) => {
                agreed
            }
            _ => refused,
        };
        let text = tell(&Message::new(key).with("name", name_of(before, seat)));
        self.session.announce(Notice { text, clause: None });
    }

    /// Says who has taken a seat that was free in the running game; its link has done its work.
    pub(super) fn notice_newcomer(self, before: &Info, info: &Info) {
        let Some(seat) = newcomer(before, info).filter(|seat| self.seat() != Some(*seat)) else {
            return;
        };
        if self.seat_link.with_untracked(|link| link.as_ref().is_some_and(|(it, _)| *it == seat)) {
            self.seat_link.set(None);
        }
        let text = tell(&Message::new("seat-taken").with("name", name_of(info, seat)));
        self.session.announce(Notice { text, clause: None });
    }

    /// Says once who of the others has given up since then.
    pub(super) fn notice_left(self, before: Option<Vec<Seat>>) {
        let (Some(before), Some(now)) = (before, self.left_seats()) else { return };
        let me = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let new = |seat: &&Seat| !before.contains(seat) && Some(**seat) != me;
        let Some(seat) = now.iter().find(new) else { return };
        let Some(info) = self.info.get_untracked() else { return };
        let text = tell(&Message::new("online-gave-up").with("name", name_of(&info, *seat)));
        self.session.announce(Notice { text, clause: None });
    }

    /// Are the others about to remove this guest by a vote?
    pub(super) fn is_voted_out(self) -> bool {
        let me = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        self.info.with_untracked(|info| {
            info.as_ref().and_then(|info| info.vote.as_ref()).is_some_and(|vote| removes(vote, me))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_vote_that_is_about_to_pass_removes_somebody() {
        let vote = |what, yes: &[u8]| Vote {
            what,
            by: Seat(0),
            voters: vec![Seat(0), Seat(1), Seat(3)],
            yes: yes.iter().copied().map(Seat).collect(),
            needed: 3,
            left: 1_000,
            at_end: false,
        };
        let me = Some(Seat(2));
        assert!(removes(&vote(Motion::Kick(Seat(2)), &[0, 1]), me));
        assert!(!removes(&vote(Motion::Kick(Seat(2)), &[0]), me));
        assert!(!removes(&vote(Motion::Kick(Seat(1)), &[0, 3]), me));
        assert!(!removes(&vote(Motion::Open(Seat(2)), &[0, 1]), me));
    }
}
