//! What comes of what is pointed at, in words: its price, what it covers and what that is worth.

use game::{Arg, Message};
use spy_connection::ids::{City, Space};
use spy_connection::{Action, Refusal, SeatView};
use ui::speech::{t, tell};

use super::{Prompt, count, uncovered};
use crate::board::groups;
use crate::plan::{Cover, Plan, Target, Way};
use crate::scene::{Scene, tell1, tell2};
use crate::standing;
use crate::tabletop::{Shown, Tabletop};

/// Something is pointed at: what it costs and what comes of it, or why not.
pub fn aimed(top: Tabletop, scene: &Scene, shown: &Shown, prompt: &mut Prompt) {
    match &shown.result {
        Ok(plan) => plan_words(top, scene, shown, plan, prompt),
        Err(refusal) => {
            use game::Words as _;
            let Some(open) = top.session.open.get() else { return };
            prompt.title = top.session.say(&open.game.refusal_words(refusal, top.session.lang()));
            if let Refusal::RoutePrice { .. } | Refusal::MissionPrice { .. } = refusal {
                if !shown.unpaid.is_empty() {
                    prompt.say(format!("{}.", reasons(scene, &shown.unpaid)));
                }
                prompt.say(match coming_home(top, &shown.recalls) {
                    Some(agents) if agents > 0 => {
                        let key =
                            if shown.gives_up { "sc-line-gives-up" } else { "sc-line-recalls" };
                        tell1(key, "agents", agents)
                    }
                    Some(_) | None => t("sc-line-too-dear"),
                });
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

/// Why a connection costs so much: so many free spaces, so many agents beside others.
pub fn reasons(scene: &Scene, laid: &[(Space, u8)]) -> String {
    let (mut free, mut beside, mut names) = (0_u8, 0_u8, Vec::new());
    for &(space, agents) in laid {
        let others = groups(scene, space);
        let mut others = others.iter().filter(|(seat, _)| *seat != scene.me).peekable();
        if others.peek().is_none() {
            free += 1;
        } else {
            beside += agents;
        }
        for (seat, _) in others {
            let name = scene.name(*seat);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    let free = (free > 0).then(|| tell1("sc-price-free", "spaces", free));
    let beside = (beside > 0)
        .then(|| tell2("sc-price-beside", ("agents", beside.into()), ("names", Arg::List(names))));
    let parts: Vec<String> = free.into_iter().chain(beside).collect();
    if parts.is_empty() { t("sc-price-none") } else { parts.join(", ") }
}

fn plan_words(top: Tabletop, scene: &Scene, shown: &Shown, plan: &Plan, prompt: &mut Prompt) {
    let to = plan.to.map(|city| top.things.city(city)).unwrap_or_default();
    let priced = |key: &'static str, name: String| {
        let message = Message::new(key).with("city", name).with("agents", plan.price());
        tell(&message.with("have", plan.have))
    };
    prompt.title = match (shown.target, shown.way) {
        (Target::Slot(_), _) => priced("sc-ask-take", String::new()),
        (Target::City(_), Way::Walk) => tell1("sc-ask-walk", "city", to.clone()),
        (Target::City(_) | Target::Start(_), _) => priced("sc-ask-connect", to.clone()),
    };
    if plan.reveals {
        prompt.must(t("sc-line-reveals"));
    }
    if let Target::Slot(slot) = shown.target {
        let mission = scene.view.display.get(usize::from(slot.0)).copied().flatten();
        if mission.and_then(|mission| top.things.card(mission)).is_some_and(|card| card.extra_turn)
        {
            prompt.say(t("sc-line-takes-extra"));
        }
    }
    if let Some(via) = plan.via {
        prompt.say(tell1("sc-line-via", "city", top.things.city(via)));
    }
    if !plan.cover.missions.is_empty() {
        if plan.cover.done.is_empty() {
            let gain = count(&plan.cover.missions);
            prompt.say(tell2("sc-line-cover", ("city", to.into()), ("missions", gain)));
        }
        gains(top, scene, &plan.cover, prompt);
    } else if let (Target::City(_), Some(city)) = (shown.target, plan.to) {
        nothing_there(top, scene, city, plan.left, prompt);
    }
    if let (Target::City(_), Way::Walk) = (shown.target, shown.way) {
        prompt.more(t("sc-line-walk"));
    }
}

/// What covering is worth, as it will be counted; before the end begins, how everybody stands then.
pub fn gains(top: Tabletop, scene: &Scene, cover: &Cover, prompt: &mut Prompt) {
    let own = scene.own();
    let gain = cover.points - own.map_or(0, |own| own.points);
    if cover.ends {
        let words = Message::new("sc-line-ends").with("gain", gain).with("points", cover.points);
        prompt.must(tell(&words.with("others", standing::others(scene))));
        standing::tie(scene, cover.points).into_iter().for_each(|text| prompt.say(text));
        return prompt.more(t("sc-line-last-turns"));
    }
    for done in &cover.done {
        let counted = own.map_or(0, |own| counted(own, done.mission));
        let words = Message::new("sc-line-completes")
            .with("mission", top.things.mission(done.mission))
            .with("gain", i32::from(done.points) - i32::from(counted))
            .with("counted", counted)
            .with("points", done.points);
        prompt.say(tell(&words));
        if done.extra {
            prompt.must(t("sc-line-extra-turn"));
        }
    }
    if !cover.done.is_empty() && cover.missions.len() > 1 {
        prompt.must(tell1("sc-line-gain", "gain", gain));
    }
}

/// So many cities of an open mission are covered, and count a point each already.
fn counted(own: &SeatView, mission: spy_connection::ids::Mission) -> u8 {
    let open = own.open.iter().find(|open| open.mission == mission);
    open.map_or(0, |open| u8::try_from(open.covered.len()).unwrap_or_default())
}

/// Nothing can be covered there: on no mission, there already, or no agent is left for it, which must not be missed.
fn nothing_there(top: Tabletop, scene: &Scene, city: City, left: u8, prompt: &mut Prompt) {
    let words = |key| tell1(key, "city", top.things.city(city));
    match uncovered(top, scene, city) {
        Some(true) if left == 0 => prompt.must(words("sc-line-no-agent")),
        Some(_) => prompt.say(words("sc-line-not-coverable")),
        None => prompt.say(words("sc-line-no-mission")),
    }
}
