//! One question with its price, and one line of consequence.

use dom::prelude::*;
use game::{Arg, Message, Seat};
use spy_connection::ids::{City, Space};
use spy_connection::{Action, Event, PhaseView, Refusal, StepView, TurnView};
use ui::icon::icon;
use ui::seat_mark::seat_mark_in;
use ui::speech::{t, tell};

use crate::plan::{Cover, Done, Plan, Target, Way};
use crate::scene::{Scene, tell1, tell2};
use crate::tabletop::{Shown, Tabletop};

/// What is said at the top of the table.
#[derive(Clone, Debug, Default, PartialEq)]
struct Prompt {
    seat: Option<Seat>,
    chip: Option<Chip>,
    title: String,
    /// Sentences; those that must not be missed are bold.
    line: Vec<(String, bool)>,
    /// Is somebody thinking?
    thinks: bool,
    is_mine: bool,
}

impl Prompt {
    /// Is there a sentence that nobody may miss, however small the screen?
    fn warns(&self) -> bool {
        self.line.iter().any(|(_, bold)| *bold)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Chip {
    Extra,
    Last,
}

/// The line at the top.
pub fn prompt(top: Tabletop) -> View {
    let prompt = Memo::new(move || top.with(|scene| asked(top, scene)).unwrap_or_default());
    let chip = move || {
        prompt.with(|prompt| prompt.chip).map(|chip| match chip {
            Chip::Extra => view! {
                <span class="chip chip-ink">{icon("extra")}{t("sc-chip-extra")}</span>
            },
            Chip::Last => {
                view! { <span class="chip chip-last">{t("sc-chip-last")}</span> }
            }
        })
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
            aria-live="polite"
            data-turn=move || if prompt.with(|prompt| prompt.is_mine) { "you" } else { "other" }
        >
            <span class="who">{mark}</span>
            <div class="prompt-text">
                <h1>{chip}" "{move || prompt.with(|prompt| prompt.title.clone())}{dots}</h1>
                <p class=move || prompt.with(Prompt::warns).then_some("must")>{line}</p>
            </div>
        </section>
    }
}

fn asked(top: Tabletop, scene: &Scene) -> Prompt {
    let mut prompt = Prompt { seat: scene.in_turn(), is_mine: scene.asked, ..Prompt::default() };
    if !scene.asked {
        others(top, scene, &mut prompt);
        return prompt;
    }
    if let Some(turn) = scene.turn() {
        prompt.chip = chip(scene, turn);
    }
    if top.recall.get() {
        prompt.title = t("sc-ask-recall");
        prompt.line.push((t("sc-line-recall"), false));
        return prompt;
    }
    let shown = top.shown.get();
    match (scene.view.phase, shown) {
        (PhaseView::Choose { .. }, shown) => choose(top, shown.as_ref(), &mut prompt),
        (PhaseView::Turn(_), Some(shown)) => aimed(top, &shown, &mut prompt),
        (PhaseView::Turn(turn), None) => open_question(top, scene, turn, &mut prompt),
        (PhaseView::Over { .. }, _) => prompt.title = t("sc-over"),
    }
    prompt
}

fn chip(scene: &Scene, turn: TurnView) -> Option<Chip> {
    if turn.is_extra {
        return Some(Chip::Extra);
    }
    // Whoever began the end plays on; for all others this turn is the last one.
    scene.view.end_began.filter(|seat| *seat != turn.seat).map(|_| Chip::Last)
}

/// Somebody else is asked, or nobody.
fn others(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    let Some(seat) = scene.in_turn() else {
        prompt.title = t("sc-over");
        return;
    };
    if top.session.sending.get() {
        prompt.title = t("sc-sending");
        prompt.thinks = true;
        return;
    }
    let name = scene.name(seat);
    let thinks = top.session.thinking.get() == Some(seat);
    let key = match scene.view.phase {
        PhaseView::Choose { .. } => "sc-other-chooses",
        PhaseView::Turn(_) if thinks => "sc-other-thinks",
        PhaseView::Turn(_) | PhaseView::Over { .. } => "sc-other-turn",
    };
    prompt.thinks = thinks;
    prompt.title = tell1(key, "name", name);
    prompt.chip = scene.turn().and_then(|turn| chip(scene, turn));
    // The last thing that happened says more than any advice.
    let is_news = |event: &Event| !matches!(event, Event::TurnBegan { .. });
    let last = top.session.log.with(|log| log.iter().rev().map(|told| told.event).find(is_news));
    let Some(open) = top.session.open.get() else { return };
    if let Some(event) = last {
        use game::Words as _;
        let words = open.game.event_words(&event, top.session.lang());
        prompt.line.push((top.session.say(&words), false));
    }
}

fn choose(top: Tabletop, shown: Option<&Shown>, prompt: &mut Prompt) {
    let target = shown.map(|shown| shown.target);
    let red = match target {
        Some(Target::Start(mission)) => top.things.card(mission).and_then(|card| card.red),
        Some(Target::City(_) | Target::Slot(_)) | None => None,
    };
    match red {
        Some(city) => {
            prompt.title = tell1("sc-ask-start", "city", top.things.city(city));
            prompt.line.push((t("sc-line-choose"), false));
        }
        None => {
            prompt.title = t("sc-ask-choose");
            prompt.line.push((t("sc-line-choose"), false));
        }
    }
}

/// Nothing is pointed at.
fn open_question(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    let spy = scene.own().and_then(|own| own.spy);
    let city = spy.map(|city| top.things.city(city)).unwrap_or_default();
    let have = scene.own().map_or(0, |own| own.supply);
    let cover = top.cover.get();
    match turn.step {
        StepView::Fresh => fresh(top, scene, turn, prompt),
        StepView::Gone | StepView::Done if !cover.missions.is_empty() => {
            prompt.title = tell2(
                "sc-ask-cover",
                ("city", city.clone().into()),
                ("missions", count(&cover.missions)),
            );
            let price = tell2(
                "sc-line-cover-price",
                ("missions", count(&cover.missions)),
                ("have", have.into()),
            );
            prompt.line.push((price, false));
            if let Some(first) = cover.done.first() {
                complete(top, first, prompt);
            }
            if cover.ends {
                prompt.line.push((t("sc-line-ends"), true));
            }
        }
        StepView::Gone => {
            prompt.title = t("sc-ask-gone");
            prompt.line.push((tell1("sc-line-gone", "city", city.clone()), false));
        }
        StepView::Done => {
            prompt.title = t("sc-ask-end");
            let key = match turn.owed {
                0 if top.session.can_undo() => "sc-line-end",
                0 => "sc-line-settled",
                _ => "sc-line-owed",
            };
            prompt.line.push((t(key), false));
        }
    }
    let lacks_one = spy.is_some_and(|city| have == 0 && uncovered(top, scene, city) == Some(true));
    if lacks_one && turn.step != StepView::Fresh {
        prompt.line.insert(0, (tell1("sc-line-no-agent", "city", city), true));
    }
}

/// On an open mission that shows this city: is it still to be covered on one?
fn uncovered(top: Tabletop, scene: &Scene, city: City) -> Option<bool> {
    let open = scene.own().map(|own| own.open.as_slice()).unwrap_or_default();
    let shows = |mission| top.things.card(mission).is_some_and(|card| card.cities.contains(&city));
    let on = open.iter().filter(|open| shows(open.mission));
    on.map(|open| !open.covered.contains(&city)).reduce(|a, b| a || b)
}

fn fresh(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    let title = match top.way.get() {
        None if turn.is_extra => "sc-ask-fresh-extra",
        None => "sc-ask-fresh",
        Some(Way::Take) => "sc-ask-way-take",
        Some(Way::Connect) => "sc-ask-way-connect",
        Some(Way::Walk) => "sc-ask-way-walk",
    };
    // Round one screen, whoever is meant must be called.
    let shared = scene.people.iter().filter(|person| person.kind.is_none()).count() > 1;
    prompt.title = match top.way.get() {
        None if shared => tell1("sc-ask-fresh-shared", "name", scene.name(turn.seat)),
        _ => t(title),
    };
    let line = match (top.way.get(), scene.view.end_began) {
        (None, Some(ender)) if ender != turn.seat && !turn.is_extra => {
            tell1("sc-line-last", "name", scene.name(ender))
        }
        (None, _) if turn.is_extra => t("sc-line-extra"),
        (None, _) if !top.can_way(Way::Connect) => t("sc-line-poor"),
        (None, _) => t("sc-line-fresh"),
        (Some(Way::Take), _) => t("sc-line-way-take"),
        (Some(Way::Connect), _) => t("sc-line-way-connect"),
        (Some(Way::Walk), _) => t("sc-line-way-walk"),
    };
    prompt.line.push((line, false));
}

/// Something is pointed at: what it costs and what comes of it, or why not.
fn aimed(top: Tabletop, shown: &Shown, prompt: &mut Prompt) {
    match &shown.result {
        Ok(plan) => plan_words(top, shown, plan, prompt),
        Err(refusal) => {
            use game::Words as _;
            let Some(open) = top.session.open.get() else { return };
            prompt.title = top.session.say(&open.game.refusal_words(refusal, top.session.lang()));
            if let Refusal::RoutePrice { .. } | Refusal::MissionPrice { .. } = refusal {
                let line = match coming_home(top, &shown.recalls) {
                    Some(agents) if agents > 0 => tell1("sc-line-recalls", "agents", agents),
                    Some(_) | None => t("sc-line-too-dear"),
                };
                prompt.line.push((line, false));
            }
        }
    }
}

/// How many agents these would bring home.
pub fn coming_home(top: Tabletop, recalls: &[Action]) -> Option<u8> {
    let own = |scene: &Scene| scene.own().map(|own| own.spaces.clone());
    let own = top.with(own).flatten()?;
    let leaves = |space: Space| recalls.contains(&Action::Recall(space));
    Some(own.iter().filter(|(space, _)| leaves(*space)).map(|(_, agents)| agents).sum())
}

fn plan_words(top: Tabletop, shown: &Shown, plan: &Plan, prompt: &mut Prompt) {
    let to = plan.to.map(|city| top.things.city(city)).unwrap_or_default();
    let priced = |key: &'static str, what: &'static str, name: String| {
        let message = Message::new(key).with(what, name).with("agents", plan.price());
        tell(&message.with("have", plan.have))
    };
    match (shown.target, shown.way) {
        (Target::Slot(slot), _) => {
            let card = top.with(|s| s.view.display.get(usize::from(slot.0)).copied().flatten());
            let name = card.flatten().map(|mission| top.things.mission(mission));
            prompt.title = priced("sc-ask-take", "mission", name.unwrap_or_default());
        }
        (Target::City(_), Way::Walk) => prompt.title = tell1("sc-ask-walk", "city", to.clone()),
        (Target::City(_) | Target::Start(_), _) => {
            prompt.title = priced("sc-ask-connect", "city", to.clone());
        }
    }
    if plan.reveals {
        prompt.line.push((t("sc-line-reveals"), true));
    }
    if let Some(via) = plan.via {
        prompt.line.push((tell1("sc-line-via", "city", top.things.city(via)), false));
    }
    if plan.cover.missions.is_empty() {
        if let (Target::City(_), Some(city)) = (shown.target, plan.to) {
            prompt.line.push(nothing_there(top, city, plan.left));
        }
    } else {
        consequences(top, &plan.cover, to, prompt);
    }
    if (shown.target, shown.way) == (shown.target, Way::Walk) {
        prompt.line.push((t("sc-line-walk"), false));
    }
}

fn consequences(top: Tabletop, cover: &Cover, city: String, prompt: &mut Prompt) {
    let words =
        Message::new("sc-line-cover").with("city", city).with("missions", count(&cover.missions));
    prompt.line.push((tell(&words), false));
    for done in &cover.done {
        complete(top, done, prompt);
    }
    if cover.ends {
        prompt.line.push((t("sc-line-ends"), true));
    }
}

fn complete(top: Tabletop, done: &Done, prompt: &mut Prompt) {
    let name = top.things.mission(done.mission);
    prompt.line.push((tell1("sc-line-completes", "mission", name), false));
    let key = if done.extra { "sc-line-worth-extra" } else { "sc-line-worth" };
    prompt.line.push((tell1(key, "points", done.points), true));
}

/// Nothing can be covered there: on no mission, there already, or no agent is left for it, which must not be missed.
fn nothing_there(top: Tabletop, city: City, left: u8) -> (String, bool) {
    let key = match top.with(|scene| uncovered(top, scene, city)).flatten() {
        Some(true) if left == 0 => "sc-line-no-agent",
        Some(_) => "sc-line-not-coverable",
        None => "sc-line-no-mission",
    };
    (tell1(key, "city", top.things.city(city)), key == "sc-line-no-agent")
}

fn count<T>(list: &[T]) -> Arg {
    Arg::Number(i64::try_from(list.len()).unwrap_or_default())
}
