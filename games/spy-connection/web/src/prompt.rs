//! One question with its price, and one line of consequence; `aim` says what comes of what is pointed at.

mod aim;

use dom::prelude::*;
use game::{Arg, Message};
use spy_connection::ids::City;
use spy_connection::{Action, PhaseView, StepView, TurnView};
use ui::seat_mark::seat_mark_in;
use ui::speech::{t, tell};

use crate::plan::{Target, Way};
use crate::scene::{Scene, tell1, tell2};
use crate::tabletop::{Shown, Tabletop};
use crate::{since, standing};

pub use aim::{coming_home, reasons};

/// How much a sentence matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// Nobody may miss it.
    Must,
    Usual,
    /// Left out where there is no room.
    More,
}

/// What is said at the top of the table.
#[derive(Clone, Debug, Default, PartialEq)]
struct Prompt {
    seat: Option<game::Seat>,
    /// Somebody else has the last turn.
    is_last: bool,
    title: String,
    line: Vec<(String, Weight)>,
    /// Is somebody thinking?
    thinks: bool,
    is_mine: bool,
}

impl Prompt {
    fn say(&mut self, text: String) {
        self.line.push((text, Weight::Usual));
    }

    fn must(&mut self, text: String) {
        self.line.push((text, Weight::Must));
    }

    fn more(&mut self, text: String) {
        self.line.push((text, Weight::More));
    }

    /// How much is said: the bar keeps its height, so long words are set smaller.
    fn size(&self) -> &'static str {
        let count = |text: &str| text.chars().count();
        let line: usize = self.line.iter().map(|(text, _)| count(text) + 1).sum();
        match (count(&self.title), line) {
            (title, line) if title > 52 || line > 150 => "long",
            (title, line) if title > 36 || line > 96 => "mid",
            (_, _) => "short",
        }
    }
}

/// The line at the top.
pub fn prompt(top: Tabletop) -> View {
    let prompt = Memo::new(move || top.with(|scene| asked(top, scene)).unwrap_or_default());
    let chip = move || {
        let last = prompt.with(|prompt| prompt.is_last);
        last.then(|| view! { <span class="chip chip-last">{t("sc-chip-last")}</span>" " })
    };
    let line = move || {
        let sentence = |(text, weight): (String, Weight)| match weight {
            Weight::Must => view! { <b>{text}</b>" " },
            Weight::Usual => view! { {text}" " },
            Weight::More => view! { <span class="more">{text}" "</span> },
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
                <h1>{chip}{move || prompt.with(|prompt| prompt.title.clone())}{dots}</h1>
                <p>{line}</p>
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
    if top.recall.get() {
        prompt.title = t("sc-ask-recall");
        prompt.say(t("sc-line-recall"));
        return prompt;
    }
    let shown = top.shown.get();
    match (scene.view.phase, shown) {
        (PhaseView::Choose { .. }, shown) => choose(top, shown.as_ref(), &mut prompt),
        (PhaseView::Turn(_), Some(shown)) => aim::aimed(top, scene, &shown, &mut prompt),
        (PhaseView::Turn(turn), None) => open_question(top, scene, turn, &mut prompt),
        (PhaseView::Over { .. }, _) => prompt.title = t("sc-over"),
    }
    prompt
}

/// Whoever began the end plays on; for all others this turn is the last one.
fn is_last(scene: &Scene, turn: TurnView) -> bool {
    scene.view.end_began.is_some_and(|seat| seat != turn.seat)
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
    // What was just done says more than any advice, and whoever has done something thinks no more.
    let latest = since::latest(top, seat);
    let thinks = latest.is_none() && top.session.thinking.get() == Some(seat);
    let key = match scene.view.phase {
        PhaseView::Choose { .. } => "sc-other-chooses",
        PhaseView::Turn(_) if thinks => "sc-other-thinks",
        PhaseView::Turn(_) | PhaseView::Over { .. } => "sc-other-turn",
    };
    prompt.thinks = thinks;
    prompt.title = tell1(key, "name", name);
    prompt.is_last = scene.turn().is_some_and(|turn| is_last(scene, turn));
    if let Some(latest) = latest {
        prompt.say(latest);
    }
}

fn choose(top: Tabletop, shown: Option<&Shown>, prompt: &mut Prompt) {
    let target = shown.map(|shown| shown.target);
    let red = match target {
        Some(Target::Start(mission)) => top.things.card(mission).and_then(|card| card.red),
        Some(Target::City(_) | Target::Slot(_)) | None => None,
    };
    prompt.title = match red {
        Some(city) => tell1("sc-ask-start", "city", top.things.city(city)),
        None => t("sc-ask-choose"),
    };
    prompt.say(t("sc-line-choose"));
    prompt.more(t("sc-line-goal"));
}

/// Nothing is pointed at.
fn open_question(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    let spy = scene.own().and_then(|own| own.spy);
    let city = spy.map(|city| top.things.city(city)).unwrap_or_default();
    let have = scene.own().map_or(0, |own| own.supply);
    let cover = top.cover.get();
    match turn.step {
        StepView::Fresh => return fresh(top, scene, turn, prompt),
        StepView::Gone | StepView::Done if !cover.missions.is_empty() => {
            let missions = count(&cover.missions);
            prompt.title =
                tell2("sc-ask-cover", ("city", city.into()), ("missions", missions.clone()));
            if turn.step == StepView::Gone && top.can_way(Way::Connect) {
                prompt.must(t("sc-line-forfeits"));
            }
            aim::gains(top, scene, &cover, prompt);
            if !cover.ends {
                let price = ("missions", missions);
                prompt.more(tell2("sc-line-cover-price", price, ("have", have.into())));
            }
            return;
        }
        StepView::Gone => {
            let connects = top.can_way(Way::Connect);
            prompt.title = t(if connects { "sc-ask-gone" } else { "sc-ask-end" });
            if connects {
                prompt.say(tell1("sc-line-gone", "city", city.clone()));
            }
        }
        StepView::Done => prompt.title = t("sc-ask-end"),
    }
    let is_over = standing::is_over_after(scene);
    if is_over {
        prompt.must(standing::said("sc-line-over", scene));
        tie(scene, prompt);
    }
    if spy.is_some_and(|city| have == 0 && uncovered(top, scene, city) == Some(true)) {
        prompt.must(tell1("sc-line-no-agent", "city", city));
    } else if is_over {
        undoing(top, prompt);
    } else {
        ending(top, scene, turn, prompt);
    }
}

/// The turn can end: what follows, and what may be done before.
fn ending(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    let own = scene.own();
    if turn.owed > 0 {
        prompt.say(t("sc-line-owed"));
    } else if scene.view.end_began == Some(scene.me) {
        prompt.must(standing::said("sc-line-began", scene));
        tie(scene, prompt);
    }
    let on_map: u8 = own.map_or(0, |own| own.spaces.iter().map(|(_, agents)| agents).sum());
    let have = own.map_or(0, |own| own.supply);
    // So few agents build nothing next time, while others lie where they are no longer needed.
    let pays = have <= 3 && scene.can_any(|action| matches!(action, Action::Recall(_)));
    let is_last_of_own = is_last(scene, turn) && turn.owed == 0;
    if pays && !is_last_of_own && scene.view.end_began != Some(scene.me) {
        prompt.say(tell2("sc-line-recall-pays", ("have", have.into()), ("map", on_map.into())));
    }
    undoing(top, prompt);
}

/// No city can be connected, but agents could be recalled for it.
fn poor(top: Tabletop, scene: &Scene, prompt: &mut Prompt) {
    if !top.can_way(Way::Connect) && scene.can_any(|action| matches!(action, Action::Recall(_))) {
        prompt.say(t("sc-line-poor"));
    }
}

/// Who would win on equal points, where they are equal now.
fn tie(scene: &Scene, prompt: &mut Prompt) {
    let mine = scene.own().map_or(0, |own| own.points);
    standing::tie(scene, mine).into_iter().for_each(|text| prompt.say(text));
}

fn undoing(top: Tabletop, prompt: &mut Prompt) {
    if top.session.can_undo() {
        prompt.more(t("sc-line-end"));
    }
}

/// On an open mission that shows this city: is it still to be covered on one?
fn uncovered(top: Tabletop, scene: &Scene, city: City) -> Option<bool> {
    let open = scene.own().map(|own| own.open.as_slice()).unwrap_or_default();
    let shows = |mission| top.things.card(mission).is_some_and(|card| card.cities.contains(&city));
    let on = open.iter().filter(|open| shows(open.mission));
    on.map(|open| !open.covered.contains(&city)).reduce(|a, b| a || b)
}

/// A turn in which nothing was begun.
fn fresh(top: Tabletop, scene: &Scene, turn: TurnView, prompt: &mut Prompt) {
    match top.way.get() {
        None => {}
        Some(Way::Take) => {
            prompt.title = t("sc-ask-way-take");
            return prompt.say(t("sc-line-way-take"));
        }
        Some(Way::Connect) => {
            prompt.title = t("sc-ask-way-connect");
            return prompt.say(t("sc-line-way-connect"));
        }
        Some(Way::Walk) => {
            prompt.title = t("sc-ask-way-walk");
            return prompt.say(t("sc-line-way-walk"));
        }
    }
    let question = match (top.can_way(Way::Take), top.can_way(Way::Connect), top.can_way(Way::Walk))
    {
        (true, true, true) => "sc-ask-all",
        (true, true, false) => "sc-ask-take-connect",
        (true, false, true) => "sc-ask-take-walk",
        (false, true, true) => "sc-ask-connect-walk",
        (true, false, false) => "sc-ask-way-take",
        (false, true, false) => "sc-ask-way-connect",
        (false, false, true) => "sc-ask-way-walk",
        (false, false, false) => "sc-ask-none",
    };
    // Round one screen, whoever is meant must be called.
    let shared = scene.people.iter().filter(|person| person.kind.is_none()).count() > 1;
    let whose = match () {
        () if shared => tell1("sc-turn-of", "name", scene.name(turn.seat)),
        () if turn.is_extra => t("sc-turn-extra"),
        () if is_last(scene, turn) => t("sc-turn-last"),
        () => t("sc-turn"),
    };
    prompt.title = format!("{whose} {}", t(question));
    let own = scene.own();
    if let Some(ender) = scene.view.end_began.filter(|_| is_last(scene, turn)) {
        let points = own.map_or(0, |own| own.points);
        let words = Message::new("sc-line-last").with("name", scene.name(ender));
        let words = words.with("points", points).with("others", standing::others(scene));
        prompt.must(tell(&words));
        tie(scene, prompt);
        return poor(top, scene, prompt);
    }
    if turn.is_extra && scene.view.end_began == Some(scene.me) {
        // No other turns follow for who began the end.
        let key = if turn.owed > 0 { "sc-line-extra-more" } else { "sc-line-extra-last" };
        prompt.must(t(key));
    } else if turn.is_extra {
        prompt.say(t("sc-line-extra"));
    } else if scene.view.round == 1 {
        prompt.say(t("sc-line-goal"));
    }
    let open = own.map_or(0, |own| own.open.len());
    if open == spy_connection::ids::MAX_OPEN {
        prompt.say(t("sc-line-three"));
    }
    poor(top, scene, prompt);
    if let Some(lead) = standing::lead(scene) {
        // Beside other words it is left out on phones, which mark who leads in the strip of seats.
        let weight = if prompt.line.is_empty() { Weight::Usual } else { Weight::More };
        prompt.line.push((format!("{lead}."), weight));
    }
}

fn count<T>(list: &[T]) -> Arg {
    Arg::Number(i64::try_from(list.len()).unwrap_or_default())
}
