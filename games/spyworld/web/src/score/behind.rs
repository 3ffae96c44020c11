//! What a raid left behind: the exact solver's second opinion, from the worker.

use dom::prelude::*;
use spyworld::BestRaid;
use ui::icon::icon;
use ui::link::decode;
use ui::seat_mark::seat_class;
use ui::speech::{t, tr};

use super::Story;
use crate::lair::{BARE, Drawing};
use crate::opinion;
use crate::raid::loot;
use crate::scene::{Scene, money, tell1, tell2};
use crate::trail;

pub(super) fn behind(story: Story) -> View {
    let Some(me) = story.session.me() else { return View::Nothing };
    let raided = story.scene.with_value(|scene| scene.victim(me).is_some());
    if !raided {
        return View::Nothing;
    }
    story.session.ponder(opinion::question(me, true));
    let best = Memo::new(move || {
        story
            .session
            .pondered
            .with(|answer| decode::<Option<BestRaid>>(answer.as_ref()?).ok().flatten())
    });
    let shown = RwSignal::new(false);
    let body = move || {
        let Some(best) = best.get() else {
            return view! { <p role="status">{t("sw-solving")}</p> };
        };
        let taken = story.scene.with_value(|scene| loot(story.things, scene, me));
        let left = i64::from(best.loot) - taken;
        let title = if left > 0 {
            tell1("sw-left-behind", "money", money(left))
        } else {
            t("sw-nothing-left")
        };
        let words = tell2(
            if best.proven { "sw-possible" } else { "sw-possible-least" },
            ("taken", money(taken).into()),
            ("best", money(i64::from(best.loot)).into()),
        );
        let drawn = move || {
            let best = best.clone();
            shown.get().then(|| story.scene.with_value(|scene| drawing(story, scene, &best)))
        };
        view! {
            <header><h2 class="display-3">{title}</h2>
                <button class="btn show" aria-pressed=flag(move || shown.get()) on:click=move |_| shown.update(|on| *on = !*on)>
                    {icon("eye")}{t("sw-show")}
                </button></header>
            <p>{words}</p>
            {drawn}
        }
    };
    view! { <section class="so" aria-label=tr("sw-second-opinion")>{body}</section> }
}

fn drawing(story: Story, scene: &Scene, best: &BestRaid) -> Option<View> {
    let me = scene.me?;
    let (sheet, raid) = crate::raid::raided(scene, me)?;
    let raid = raid?;
    let edition = story.things.edition();
    let domicile = story.things.domicile(&scene.view)?;
    let mine = trail::rooms(&edition, &domicile, &raid.moves);
    let other = trail::rooms_of(&edition, &domicile, edition.entrance, &best.moves);
    let drawing = Drawing {
        frame: BARE,
        sheet: &sheet,
        domicile: &domicile,
        entrance: edition.entrance,
        done: raid.opened,
        fresh: 0,
        new_walls: 0,
    };
    let steps = |way: &[spyworld::grid::Room]| {
        u32::try_from(way.len().saturating_sub(1)).unwrap_or_default()
    };
    let class = seat_class(me);
    Some(view! {
        <div class="so-p gp">
            <svg class="lair" viewBox=BARE.view_box() role="img" aria-label=t("sw-two-ways")>
                {drawing.floor()}
                {drawing.things()}
                {trail::trail(BARE, &mine, &class, 0)}
                {trail::trail(BARE, &other, "is-best", -14)}
            </svg>
        </div>
        <ul class="key">
            <li class=class><i class="k-mine"></i>{tell1("sw-your-way", "steps", steps(&mine))}</li>
            <li><i class="k-best"></i>{tell1("sw-best-way", "steps", steps(&other))}</li>
        </ul>
    })
}
