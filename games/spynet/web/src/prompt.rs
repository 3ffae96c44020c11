//! One question, and one line of consequence.

use dom::prelude::*;
use game::{Message, Seat};
use spynet::edition::{Ability, CardFace};
use spynet::ids::{Branch, Card};
use spynet::{Action, PhaseView, Refusal, SpyNet, StageView, StepView, TurnView, View as Position};
use table::Draft;
use ui::seat_mark::seat_mark_in;
use ui::speech::{t, tell};

use crate::act::lifted;
use crate::plan::{self, Plan};
use crate::scene::Scene;
use crate::since;
use crate::stars;
use crate::tabletop::{Preview, Tabletop};
use crate::things::{tell1, tell2, tell3};

/// What is said at the top of the table.
#[derive(Clone, Debug, Default, PartialEq)]
struct Prompt {
    seat: Option<Seat>,
    /// Is this the last turn?
    last: bool,
    title: String,
    /// Sentences; those that must not be missed are bold.
    line: Vec<(String, bool)>,
    thinks: bool,
    is_mine: bool,
}

impl Prompt {
    fn add(&mut self, text: String) {
        self.line.push((text, false));
    }

    fn warn(&mut self, text: String) {
        self.line.push((text, true));
    }

    /// How much is said: the bar keeps its height, so a phone sets long words smaller.
    fn size(&self) -> &'static str {
        let count = |text: &str| text.chars().count();
        let line: usize = self.line.iter().map(|(text, _)| count(text) + 1).sum();
        match (count(&self.title), line) {
            (title, line) if title > 40 || line > 120 => "long",
            (title, line) if title > 30 || line > 90 => "mid",
            (_, _) => "short",
        }
    }
}

/// The line at the top.
pub fn prompt(top: Tabletop) -> View {
    let prompt = Memo::new(move || top.with(|scene| asked(top, scene)).unwrap_or_default());
    let chip = move || {
        let last = prompt.with(|prompt| prompt.last);
        last.then(|| view! { <span class="chip chip-last">{t("sn-chip-last")}</span> })
    };
    let line = move || {
        let sentence = |(text, bold): (String, bool)| {
            if bold {
                view! { <b>{text}</b>" " }
            } else {
                view! { {text}" " }
            }
        };
        prompt.with(|prompt| prompt.line.clone()).into_iter().map(sentence).collect::<Vec<_>>()
    };
    let mark = move || prompt.with(|prompt| prompt.seat).map(|seat| seat_mark_in(seat, "seat-lg"));
    let dots = move || {
        prompt.with(|prompt| prompt.thinks).then(|| {
            view! { <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> }
        })
    };
    view! {
        <section
            class="prompt"
            tabindex="-1"
            aria-live="polite"
            data-turn=move || if prompt.with(|prompt| prompt.is_mine) { "you" } else { "other" }
            data-size=move || prompt.with(Prompt::size)
        >
            <span class="who">{mark}</span>
            <div class="prompt-text">
                <h1>{chip}" "{move || prompt.with(|prompt| prompt.title.clone())}{dots}</h1>
                <p>{line}</p>
            </div>
        </section>
    }
}

fn asked(top: Tabletop, scene: &Scene) -> Prompt {
    let mut prompt = Prompt {
        seat: scene.in_turn(),
        is_mine: scene.asked,
        last: scene.view.last.is_some() && !scene.is_over(),
        ..Prompt::default()
    };
    if !scene.asked {
        others(top, scene, &mut prompt);
        return prompt;
    }
    match scene.view.phase {
        PhaseView::Draft { .. } => draft(top, scene, &mut prompt),
        PhaseView::Turn(turn) => own_turn(top, scene, turn, &mut prompt),
        PhaseView::Over { .. } => prompt.title = t("sn-over"),
    }
    prompt
}

/// Somebody else is asked, or nobody.
fn others(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    let Some(seat) = scene.in_turn() else {
        prompt.title = t("sn-over");
        return;
    };
    if top.session.sending.get() {
        prompt.title = t("sn-sending");
        prompt.thinks = true;
        return;
    }
    prompt.thinks = top.session.thinking.get() == Some(seat);
    // What a person still thinks about is waited for; a turn is watched.
    let key = match scene.view.phase {
        PhaseView::Draft { .. } => "sn-waiting-for",
        PhaseView::Turn(_) | PhaseView::Over { .. } => "sn-other-turn",
    };
    prompt.title = tell1(key, "name", scene.name(seat));
    // What this turn has come to so far says more than any advice; an older turn would be taken for this one.
    if let Some(text) = since::running(top, seat) {
        prompt.add(text);
    }
}

/// SN-2.2.
fn draft(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    match top.chosen.get() {
        Some(Action::Keep(card)) => {
            prompt.title = tell1("sn-ask-keep-it", "card", top.things.name(card))
        }
        Some(_) | None => prompt.title = t("sn-ask-keep"),
    }
    let on = scene.view.packet.count.saturating_sub(1);
    let right = scene.name(scene.me.right(scene.count()));
    prompt.add(tell2("sn-line-keep", ("count", on.into()), ("name", right.into())));
}

fn own_turn(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    match turn.step {
        StepView::Recruit { pile } => recruit(top, scene, pile, prompt),
        StepView::Ability { agent, source, stage } => {
            ability(top, scene, agent, source, stage, prompt)
        }
        StepView::Fresh | StepView::Play | StepView::Laid { .. } => match top.pick.get() {
            Some(card) => picked(top, scene, card, prompt),
            None => open_question(top, scene, turn, prompt),
        },
    }
}

fn recruit(top: Tabletop, scene: &Scene, pile: spynet::ids::Pile, prompt: &mut Prompt) {
    prompt.title = tell1("sn-ask-take", "pile", pile.number());
    let piles = u8::try_from(scene.view.piles.len()).unwrap_or_default();
    let after = (pile.number()..piles)
        .find(|next| scene.view.piles.get(usize::from(*next)).is_some_and(|heap| heap.count > 0));
    let ends = [Action::Take, Action::Leave].map(|answer| begins_the_end(top, scene, answer));
    let said = match ends {
        [true, true] => Some("sn-line-both-end"),
        [true, false] => Some("sn-line-take-ends"),
        [false, true] => Some("sn-line-leave-ends"),
        [false, false] => None,
    };
    if let Some(said) = said {
        prompt.warn(t(said));
        prompt.add(stand(top, scene));
        return;
    }
    prompt.warn(match after {
        Some(next) => tell1("sn-line-next-pile", "pile", next + 1),
        None => t("sn-line-next-deck"),
    });
    prompt.add(t("sn-line-seen"));
}

/// Do the last turns begin after this turn because of this?
fn begins_the_end(top: Tabletop, scene: &Scene, action: Action) -> bool {
    let end_at = top.things.edition().end_at(scene.view.situation);
    let begins = |draft: &Draft<SpyNet>| plan::begins_the_end(draft, action, end_at);
    top.session.draft.with(|draft| draft.as_ref().is_some_and(begins))
}

/// Is nobody left who plays after this turn?
fn is_very_last(scene: &Scene) -> bool {
    let plays = |seat: &Seat| scene.seat(*seat).is_some_and(|own| !own.resigned);
    scene.view.last.as_ref().is_some_and(|seats| !seats.iter().any(plays))
}

/// Where everybody stands, as far as one may know: the own stars, how many operations the others have laid, and their
/// stars where one has seen them all.
fn stand(top: Tabletop, scene: &Scene) -> String {
    let (sum, _) = stars::sum(top.things, scene, scene.me);
    let other = |seat: Seat| {
        let (name, laid) = (scene.name(seat), scene.operations(seat));
        match stars::open(top.things, scene, seat) {
            Some(stars) => tell3(
                "sn-laid-stars",
                ("name", name.into()),
                ("laid", laid.into()),
                ("stars", stars.into()),
            ),
            None => format!("{name} {laid}"),
        }
    };
    let others = scene.order().into_iter().filter(|seat| *seat != scene.me);
    let others: Vec<String> = others.map(other).collect();
    tell2("sn-line-stand", ("count", sum.into()), ("others", others.into()))
}

fn ability(
    top: Tabletop,
    scene: &Scene,
    agent: Card,
    source: Card,
    stage: StageView,
    prompt: &mut Prompt,
) {
    let name = top.things.name(source);
    prompt.title = match (stage, top.chosen.get()) {
        (_, Some(action)) => crate::act::capital(&top.session.action_words(action)) + "?",
        (StageView::Choose, None) => tell1("sn-ask-use", "card", name),
        (StageView::Branch { agent }, None) => {
            tell1("sn-ask-branch", "card", top.things.name(agent))
        }
        (StageView::TakeFromHand { seat }, None) => {
            tell1("sn-ask-take-hand", "name", scene.name(seat))
        }
        (StageView::GiveToHand { seat, .. }, None) => {
            tell1("sn-ask-give-hand", "name", scene.name(seat))
        }
        (StageView::TakeFromPile { pile }, None) => {
            tell1("sn-ask-take-pile", "pile", pile.number())
        }
        (StageView::GiveToPile { pile, .. }, None) => {
            tell1("sn-ask-give-pile", "pile", pile.number())
        }
        (StageView::LookAtHand { seat }, None) => {
            tell1("sn-ask-look-hand", "name", scene.name(seat))
        }
        (StageView::LookAtPile { pile }, None) => tell1("sn-ask-look-pile", "pile", pile.number()),
        (StageView::LookAtOperations { seat }, None) => {
            tell1("sn-ask-look-files", "name", scene.name(seat))
        }
        (StageView::MoveFunding { .. }, None) => t("sn-ask-move-to"),
        (StageView::Salvage { left }, None) => tell1("sn-ask-salvage", "count", left),
        (StageView::TakeFromTop { take, .. }, None) => tell1("sn-ask-top", "count", take),
        (StageView::Order { .. }, None) => t("sn-ask-order"),
        (StageView::Discard { left }, None) => tell1("sn-ask-discard", "count", left),
    };
    let chosen = top.chosen.get();
    let shows = chosen.is_some_and(|action| {
        top.session.draft.with(|it| it.as_ref().is_some_and(|it| plan::reveals(it, action)))
    });
    if let Some(action) = chosen {
        effects(top, scene, action).into_iter().for_each(|text| prompt.warn(text));
    }
    if matches!(stage, StageView::Discard { .. }) {
        prompt.warn(t("sn-line-discard"));
    }
    if chosen.is_some_and(|action| begins_the_end(top, scene, action)) {
        prompt.warn(t("sn-line-use-ends"));
        prompt.add(stand(top, scene));
    }
    if shows {
        prompt.warn(t("sn-line-reveals"));
    }
    // Once something is chosen, what follows from it says more than the card.
    if chosen.is_some() && !prompt.line.is_empty() {
        return;
    }
    if agent == source {
        prompt.add(top.things.full(agent));
    } else {
        prompt.add(tell2(
            "sn-line-copied",
            ("card", top.things.name(agent).into()),
            ("source", top.things.full(source).into()),
        ));
    }
    if stage == StageView::Choose && chosen.is_none() && !top.attachable().is_empty() {
        prompt.warn(t("sn-line-attach-first"));
    }
}

/// What this use of an ability changes in the branches: strengths, and who dominates then.
fn effects(top: Tabletop, scene: &Scene, action: Action) -> Vec<String> {
    let strengths = |scene: &Scene| {
        Branch::ALL.map(|branch| (scene.strength(scene.me, branch), scene.best(scene.me, branch)))
    };
    let then = |view: &Position| strengths(&Scene { view: view.clone(), ..scene.clone() });
    let trial = top.session.try_out(&[action]).and_then(Result::ok);
    let Some(after) = trial.and_then(|trial| trial.agreed(then)) else { return Vec::new() };
    let all = Branch::ALL.into_iter().zip(strengths(scene)).zip(after);
    let effect = |((branch, (have, best)), (then, rest)): ((Branch, (u8, u8)), (u8, u8))| {
        let verdict = match (have > best, then > rest) {
            (false, true) => t("sn-will-dominate"),
            (true, true) => t("sn-yours-anyway"),
            (true, false) => t("sn-will-lose"),
            (false, false) if then == rest => t("sn-only-equal"),
            (false, false) => tell1("sn-short-by", "count", (rest + 1).saturating_sub(then)),
        };
        let change = |before: u8, after: u8| match before == after {
            true => before.to_string(),
            false => format!("{before} → {after}"),
        };
        ((have, best) != (then, rest)).then(|| {
            let line = Message::new("sn-line-effect").with("branch", top.things.branch(branch));
            let line = line.with("have", change(have, then)).with("best", change(best, rest));
            tell(&line.with("verdict", verdict))
        })
    };
    all.filter_map(effect).collect()
}

/// Why an ability does nothing now: there is nothing it could be used on.
fn idle(ability: &Ability) -> Option<&'static str> {
    match ability {
        Ability::Draw { .. } | Ability::TopOfDeck { .. } => Some("sn-idle-deck"),
        Ability::ExchangeWithHand { .. } | Ability::ExchangeWithPile {} => Some("sn-idle-exchange"),
        Ability::LookAtOperations { .. } => Some("sn-idle-files"),
        Ability::RemoveFunding { .. } | Ability::MoveFunding { .. } => Some("sn-idle-funding"),
        Ability::Eliminate(_) | Ability::Poach(_) | Ability::ReturnToHand(_) => {
            Some("sn-idle-agent")
        }
        Ability::Salvage { .. } => Some("sn-idle-discard"),
        Ability::Copy {} => Some("sn-idle-copy"),
        // These ask for nothing.
        Ability::ExtraAgents { .. } | Ability::ExtraOperations { .. } => None,
    }
}

/// Why the lifted card goes into none of its branches.
fn why_nowhere(top: Tabletop) -> Option<String> {
    let refused = |(_, plan): &Preview| plan.clone().err();
    let is_of_branch = |why: &Refusal| !matches!(why, Refusal::WrongBranch { .. });
    let why = top.previews.with(|all| match all.iter().all(|(_, plan)| plan.is_err()) {
        true => all.iter().filter_map(refused).find(is_of_branch),
        false => None,
    });
    why.map(|why| top.session.why(&why))
}

/// Why an operation that is laid like this would count nothing as things stand then.
fn counts_nothing(
    top: Tabletop,
    scene: &Scene,
    card: Card,
    branch: Branch,
    plan: &Plan,
) -> Option<String> {
    let Some(CardFace::Operation { condition, .. }) = top.things.face(card) else { return None };
    let trial = top.session.try_out(&plan.actions)?.ok()?;
    let (counts, why) = trial.agreed(|view: &Position| {
        let then = Scene { view: view.clone(), ..scene.clone() };
        stars::told(top.things, &then, scene.me, branch, condition)
    })?;
    (!counts).then(|| tell1("sn-line-lay-idle", "why", why))
}

/// A card of the hand is lifted.
fn picked(top: Tabletop, scene: &Scene, card: Card, prompt: &mut Prompt) {
    let name = top.things.name(card);
    let Some((branch, plan)) = top.target() else {
        prompt.title = match () {
            () if top.attachable().contains(&card) => tell1("sn-ask-attach", "card", name),
            () if top.previews.with(|all| all.iter().any(|(_, it)| it.is_ok())) => {
                tell1("sn-ask-where", "card", name)
            }
            () if top.things.is_agent(card) || top.things.is_operation(card) => {
                tell1("sn-ask-nowhere", "card", name)
            }
            () => tell1("sn-ask-funding", "card", name),
        };
        if let Some(why) = why_nowhere(top) {
            prompt.warn(why);
        }
        prompt.add(top.things.full(card));
        return;
    };
    let place = top.things.branch(branch);
    let key = if top.things.is_operation(card) { "sn-ask-lay" } else { "sn-ask-play" };
    prompt.title = tell2(key, ("card", name.into()), ("branch", place.clone().into()));
    let best = scene.best(scene.me, branch);
    if top.things.is_operation(card) {
        let open = top.things.edition().opens_operations(scene.view.situation);
        match counts_nothing(top, scene, card, branch, &plan) {
            Some(idle) => prompt.warn(idle),
            None => prompt.add(t(if open { "sn-line-lay-open" } else { "sn-line-lay" })),
        }
        prompt.add(top.things.full(card));
        return;
    }
    prompt.add(tell3(
        "sn-line-strength",
        ("branch", place.into()),
        ("before", plan.before.into()),
        ("after", plan.after.into()),
    ));
    let key = match () {
        () if plan.after > best && plan.before <= best => "sn-line-will",
        () if plan.after > best => "sn-line-anyway",
        () => "sn-line-not-yet",
    };
    prompt.warn(tell1(key, "best", best));
    let ability = match top.things.face(card) {
        Some(CardFace::Agent { ability, .. }) => ability,
        Some(CardFace::Operation { .. } | CardFace::Funding { .. }) | None => None,
    };
    if let Some(why) = ability.as_ref().filter(|_| !plan.asks).and_then(idle) {
        prompt.warn(t(why));
    }
    if plan.reveals {
        prompt.warn(t("sn-line-reveals"));
    }
    if !top.companions().is_empty() {
        prompt.add(t("sn-line-attach"));
    }
}

/// Nothing is picked.
fn open_question(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    let shared = scene.people.iter().filter(|person| person.kind.is_none()).count() > 1;
    match turn.step {
        StepView::Fresh if scene.can(Action::Recruit) => {
            prompt.title = match shared {
                true => tell1("sn-ask-fresh-shared", "name", scene.name(turn.seat)),
                false => t("sn-ask-fresh"),
            };
            let deck = u8::try_from(scene.view.deck.len()).unwrap_or(u8::MAX);
            let first = scene.first_pile();
            // Recruiting uses at most a card for each pile and one for the hand.
            let most = scene.view.piles.len() + 1;
            let end_at = usize::from(top.things.edition().end_at(scene.view.situation));
            match first {
                // How the game is won stands where the first question is.
                _ if scene.view.round <= 1 => {
                    let in_teams = scene.partner().is_some();
                    prompt.warn(t(if in_teams { "sn-goal-team" } else { "sn-goal" }));
                }
                _ if begins_the_end(top, scene, Action::End) => prompt.warn(t("sn-line-idle-ends")),
                _ if usize::from(deck) <= most + end_at => {
                    prompt.warn(tell1("sn-line-deck-ends", "count", deck));
                }
                Some(pile) => prompt.warn(tell1("sn-line-fresh", "pile", pile.number())),
                None => prompt.warn(t("sn-line-fresh-deck")),
            }
            match first {
                Some(pile) if scene.view.round <= 1 => {
                    prompt.add(tell1("sn-line-fresh", "pile", pile.number()));
                }
                Some(_) | None => prompt.add(stand(top, scene)),
            }
        }
        StepView::Fresh => {
            // The question says it itself.
            prompt.last = false;
            prompt.title = t("sn-ask-last");
            prompt.add(t(if is_very_last(scene) { "sn-line-game-ends" } else { "sn-line-last" }));
            prompt.warn(t("sn-line-win"));
            prompt.warn(stand(top, scene));
        }
        StepView::Laid { agent } if !top.attachable().is_empty() => {
            prompt.title = tell1("sn-ask-more", "card", top.things.name(agent));
            prompt.add(t("sn-line-attach"));
        }
        StepView::Laid { .. }
        | StepView::Play
        | StepView::Recruit { .. }
        | StepView::Ability { .. } => {
            let is_done = top.left_over().is_empty();
            prompt.title = t(if is_done { "sn-ask-end" } else { "sn-ask-on" });
            let ends = match () {
                () if is_very_last(scene) => Some("sn-line-game-ends"),
                () if begins_the_end(top, scene, Action::End) => Some("sn-line-end-ends"),
                () => None,
            };
            if let Some(ends) = ends {
                prompt.warn(t(ends));
                prompt.add(stand(top, scene));
                return;
            }
            let more = turn.extra_agents;
            if more > 0 {
                prompt.add(tell1("sn-line-more-agents", "count", more));
            }
            // What has shown something is sent at once: then the turn goes on from there.
            let begun = |view: &Position| matches!(view.phase, PhaseView::Turn(turn) if turn.step != StepView::Fresh);
            let sent =
                top.session.update.with(|update| update.as_ref().is_some_and(|it| begun(&it.view)));
            prompt.add(t(match (top.session.can_undo(), sent) {
                (true, false) => "sn-line-end",
                (true, true) => "sn-line-end-rest",
                (false, _) => "sn-line-settled",
            }));
        }
    }
    debug_assert!(lifted(scene).is_none(), "a lifted pile asks another question");
}
