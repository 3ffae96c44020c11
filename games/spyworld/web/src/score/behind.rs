//! What a raid left behind: the exact solver's second opinion, from the worker.

use dom::prelude::*;
use spyworld::{BestRaid, RaidQuestion};
use ui::icon::icon;
use ui::seat_mark::seat_class;
use ui::speech::{t, tr};
use ui::thinking::thinking;

use super::Story;
use crate::lair::{BARE, Drawing};
use crate::raid::loot;
use crate::scene::{Scene, money, tell1, tell2};
use crate::trail;

pub(super) fn behind(story: Story) -> View {
    let Some(me) = story.session.me() else { return View::Nothing };
    let raided = story.scene.with_value(|scene| scene.victim(me).is_some());
    if !raided {
        return View::Nothing;
    }
    let thinking = thinking();
    thinking.ask(story.session, RaidQuestion::Whole(me));
    let best = Memo::new(move || thinking.advice().flatten());
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

#[cfg(test)]
mod tests {
    use bots::BotKind;
    use game::{Act, ActionList, Advise as _, Deal, Game, Seat, Seed, Viewer};
    use spyworld::{Action, Options, PhaseView, RaidQuestion, Spyworld};

    /// What these moves bring home under the rules; nothing if they cannot be made.
    fn loot(
        game: &Spyworld,
        state: &<Spyworld as Game>::State,
        seat: Seat,
        moves: &[Action],
    ) -> Option<i32> {
        let mut state = state.clone();
        for &made in moves {
            game.apply(&mut state, Act::Seat(seat, made), &mut ()).ok()?;
        }
        let view = game.view(&state, Viewer::Judge);
        let prey = crate::scene::victim(view.handed?, seat, 4)?;
        let raid = view.seats.get(seat.index())?.raid.as_ref()?;
        let sheet = view.seats.get(prey.index())?.sheet?;
        Some(sheet.value_in(game.edition().domicile(view.domicile)?, raid.opened))
    }

    #[test]
    fn a_hint_asks_for_no_detour() {
        let game = Spyworld::house().unwrap();
        let mut steps = 0;
        for seed in (0..40).map(|n: u32| Seed::from_text(&n.to_string())) {
            let mut state = game.setup(&Options::ordinary(4), &Deal::new(seed)).unwrap();
            let mut players: Vec<_> =
                Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
            while let Some(seat) = game.to_act(&state).iter().next() {
                let view = game.view(&state, Viewer::Seat(seat));
                if view.phase == PhaseView::Raid {
                    break;
                }
                let mut legal = ActionList::new();
                game.legal(&state, seat, &mut legal);
                let action = players[seat.index()].choose(&game, &view, seat, &legal).unwrap();
                game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
            }
            for seat in Seat::first(4) {
                let view = game.view(&state, Viewer::Seat(seat));
                let best =
                    game.advise(&view, Viewer::Seat(seat), &RaidQuestion::Left(seat)).unwrap();
                // How a step is paid is asked only where there is a choice.
                let mut trial = state.clone();
                let mut moves = best.moves;
                moves
                    .retain(|made| game.apply(&mut trial, Act::Seat(seat, *made), &mut ()).is_ok());
                let all = loot(&game, &state, seat, &moves).unwrap();
                for begin in 0..moves.len() {
                    for end in begin + 1..=moves.len() {
                        let shorter = [&moves[..begin], &moves[end..]].concat();
                        let brought = loot(&game, &state, seat, &shorter);
                        assert!(brought.is_none_or(|brought| brought < all), "{seat}: {moves:?}");
                    }
                }
                steps += moves.len();
            }
        }
        assert!(steps > 60, "{steps}");
    }

    #[test]
    fn no_raid_brings_home_more_than_the_solver_says() {
        let game = Spyworld::house().unwrap();
        let seed = Seed::from_text("opinion");
        let mut state = game.setup(&Options::ordinary(4), &Deal::new(seed)).unwrap();
        let mut players: Vec<_> =
            Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let mut begun = None;
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            if view.phase == PhaseView::Raid && begun.is_none() {
                begun = Some((view.clone(), seat));
            }
            let mut legal = ActionList::new();
            game.legal(&state, seat, &mut legal);
            let action = players[seat.index()].choose(&game, &view, seat, &legal).unwrap();
            game.apply(&mut state, Act::Seat(seat, action), &mut Vec::new()).unwrap();
        }
        // From the entrance a hint and a second opinion are the same raid.
        let (view, seat) = begun.unwrap();
        let advise = |question| game.advise(&view, Viewer::Seat(seat), &question);
        let hint = advise(RaidQuestion::Left(seat));
        assert!(hint.is_some());
        assert_eq!(hint, advise(RaidQuestion::Whole(seat)));
        // Nobody is given a hint about a raid that is not seen.
        assert_eq!(advise(RaidQuestion::Left(seat.left(4))), None);
        let over = game.view(&state, Viewer::Spectator);
        let domicile = game.edition().domicile(over.domicile).unwrap().clone();
        for seat in Seat::first(4) {
            let best = game.advise(&over, Viewer::Spectator, &RaidQuestion::Whole(seat)).unwrap();
            let prey = crate::scene::victim(over.handed.unwrap(), seat, 4).unwrap();
            let sheet = over.seats[prey.index()].sheet.unwrap();
            let raid = over.seats[seat.index()].raid.as_ref().unwrap();
            let taken = sheet.value_in(&domicile, raid.opened);
            assert!(taken <= i32::from(best.loot) || !best.proven, "{seat}");
        }
    }
}
