//! What an action would do and cost, as a button says it; and what was noted down, as the log says it.

use game::{Lang, Message, Seat};

use super::names::{Say, dir, stack, with_content, with_edge, with_line, with_room};
use crate::action::{Reward, Shift};
use crate::edition::primitive::{GadgetChoice, Placement};
use crate::edition::{Content, Edition};
use crate::grid::{Colour, Line};
use crate::ids::{Card, Stack};
use crate::{Action, Draft, Spyworld, View};

/// Every key that buttons and notes ask for.
pub(super) const KEYS: [&str; 32] = [
    "do-agent",
    "do-pick",
    "do-bonus",
    "do-pass",
    "do-number-up",
    "do-number-down",
    "do-swap",
    "do-draw",
    "do-wall",
    "do-train",
    "do-gadget",
    "do-claim-now",
    "do-claim-end",
    "do-confirm",
    "do-withdraw",
    "do-step",
    "do-split",
    "do-use",
    "do-use-with",
    "do-stop",
    "noted-pick",
    "noted-bonus",
    "noted-pass",
    "noted-number-up",
    "noted-number-down",
    "noted-swap",
    "noted-draw",
    "noted-wall",
    "noted-train",
    "noted-gadget",
    "noted-claim",
    "noted-withdraw",
];

/// What this view tells about a stack and the seat's own sheet.
struct Seen<'v> {
    edition: &'v Edition,
    view: &'v View,
}

impl Seen<'_> {
    fn combination(&self, stack: Stack) -> Option<(Line, Content)> {
        let line = self.view.tops.get(stack.index()).copied().flatten()?;
        let card = self.view.piles.get(stack.index())?.last()?;
        Some((line, self.edition.card(*card)?.content))
    }

    /// The draft of the seat that looks; a judge's buttons do without.
    fn draft(&self) -> Option<&Draft> {
        let mut drafts = self.view.seats.iter().filter_map(|seat| seat.draft.as_ref());
        drafts.next().filter(|_| drafts.next().is_none())
    }

    /// What is being carried out.
    fn job(&self) -> Option<(Line, Content)> {
        self.combination(self.draft()?.job()?.stack)
    }

    fn describe(&self, message: Message, say: Say<'_>, at: Stack) -> Message {
        with_combination(message.with("stack", stack(at)), say, self.combination(at))
    }
}

/// Number and content of a combination, as facts.
fn with_combination(message: Message, say: Say<'_>, known: Option<(Line, Content)>) -> Message {
    let unknown = (Line { colour: Colour::Red, number: 0 }, Content::Wall);
    let (line, content) = known.unwrap_or(unknown);
    with_content(with_line(message, line), say, content)
}

/// What an action would do.
pub(super) fn words(game: &Spyworld, view: &View, action: Action, lang: Lang) -> Message {
    let edition = &*game.edition;
    let say = Say { edition, lang };
    let seen = Seen { edition, view };
    let domicile = edition.domicile(view.domicile);
    let (placing, choosing) = domicile.map_or((0, 0), |data| {
        let (Placement::Shift(placing) | Placement::Swap(placing)) = data.placement;
        let (GadgetChoice::Shift(choosing) | GadgetChoice::Any(choosing)) = data.gadgets;
        (placing, choosing)
    });
    match action {
        Action::Agent(agent) => Message::new("do-agent").with("agent", say.agent(agent)),
        Action::Pick(stack) => seen.describe(Message::new("do-pick"), say, stack),
        Action::Bonus(stack) => {
            let used = seen.draft().map_or(0, |draft| draft.sheet.bonus);
            let price = edition.budget.bonus.get(usize::from(used)).copied().unwrap_or_default();
            seen.describe(Message::new("do-bonus").with("price", price), say, stack)
        }
        Action::Pass => Message::new("do-pass").with("amount", edition.budget.pass),
        Action::Number(shift) => {
            let key = match shift {
                Shift::Up => "do-number-up",
                Shift::Down => "do-number-down",
            };
            let is_gadget = seen.job().is_some_and(|(_, content)| content == Content::Gadget);
            Message::new(key).with("price", if is_gadget { choosing } else { placing })
        }
        Action::Swap => Message::new("do-swap").with("price", placing),
        Action::Draw(at) => {
            let name = match seen.job().map(|(_, content)| content) {
                Some(Content::Upgrade(upgrade)) => say.upgrade(upgrade),
                Some(Content::Wall | Content::Training(..) | Content::Gadget) | None => {
                    String::new()
                }
            };
            with_room(Message::new("do-draw").with("upgrade", name), at)
        }
        Action::Wall(at) => with_edge(Message::new("do-wall"), at),
        Action::Train => {
            let price = seen.job().map_or(0, |(line, _)| line.number);
            let content = seen.job().map_or(Content::Wall, |(_, content)| content);
            with_content(Message::new("do-train").with("price", price), say, content)
        }
        Action::Gadget(gadget) => Message::new("do-gadget").with("gadget", say.gadget(gadget)),
        Action::Claim(mission, reward) => {
            let data = edition.mission(mission);
            let (key, amount) = match reward {
                Reward::Now => ("do-claim-now", data.and_then(|data| data.now)),
                Reward::End => ("do-claim-end", data.map(|data| data.end)),
            };
            let message = Message::new(key).with("mission", say.mission(mission));
            message.with("amount", amount.unwrap_or_default())
        }
        Action::Confirm => Message::new("do-confirm"),
        Action::Withdraw => Message::new("do-withdraw"),
        Action::Step(to) => Message::new("do-step").with("dir", dir(Some(to))),
        Action::Split(stealth, combat) => {
            Message::new("do-split").with("stealth", stealth).with("combat", combat)
        }
        Action::Use(gadget, to, None) => {
            Message::new("do-use").with("gadget", say.gadget(gadget)).with("dir", dir(to))
        }
        Action::Use(gadget, to, Some(cover)) => Message::new("do-use-with")
            .with("gadget", say.gadget(gadget))
            .with("dir", dir(to))
            .with("cover", say.gadget(cover)),
        Action::Stop => Message::new("do-stop"),
    }
}

/// What a seat noted down; only the seat itself reads it.
pub(super) fn noted(say: Say<'_>, seat: Seat, action: Action, on: Option<(Line, Card)>) -> Message {
    let by = |key| Message::new(key).with("seat", seat);
    let known = on.and_then(|(line, card)| Some((line, say.edition.card(card)?.content)));
    let about = |key| with_combination(by(key), say, known);
    match action {
        Action::Pick(_) => about("noted-pick"),
        Action::Bonus(_) => about("noted-bonus"),
        Action::Pass => by("noted-pass"),
        Action::Number(Shift::Up) => by("noted-number-up"),
        Action::Number(Shift::Down) => by("noted-number-down"),
        Action::Swap => by("noted-swap"),
        Action::Draw(at) => with_room(about("noted-draw"), at),
        Action::Wall(at) => with_edge(by("noted-wall"), at),
        Action::Train => about("noted-train"),
        Action::Gadget(gadget) => by("noted-gadget").with("gadget", say.gadget(gadget)),
        Action::Claim(mission, _) => by("noted-claim").with("mission", say.mission(mission)),
        // Nothing else is noted down.
        Action::Withdraw
        | Action::Agent(_)
        | Action::Confirm
        | Action::Step(_)
        | Action::Split(..)
        | Action::Use(..)
        | Action::Stop => by("noted-withdraw"),
    }
}
