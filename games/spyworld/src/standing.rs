//! What a seat would get if the game ended now, as far as a viewer knows: questions that pages ask. No rule is decided here.

use game::Seat;

use crate::action::Reward;
use crate::edition::primitive::Ability;
use crate::ids::{Class, Domicile, Upgrade};
use crate::view::{PhaseView, View};
use crate::{Neighbour, Sheet, Spyworld};

/// SW-8.1 without the awards and the penalty, which are only known when all raids have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What is left of the budget.
    pub money: i32,
    /// The own secrets that count: not stolen, as far as the viewer knows, and not walled in.
    pub secrets: i32,
    /// SW-8.2: the own secrets that are worth nothing, because walls close them off.
    pub walled_in: i32,
    /// The secrets stolen so far.
    pub stolen: i32,
    /// The mission rewards that are paid at the end.
    pub missions: i32,
    /// What the agent's ability pays.
    pub ability: i32,
}

impl Standing {
    /// Everything that counts, together.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.money + self.secrets + self.stolen + self.missions + self.ability
    }
}

impl Spyworld {
    /// SW-8.2: the rooms whose secrets no path free of walls reaches from the entrance.
    #[must_use]
    pub fn walled_in(&self, domicile: Domicile, sheet: &Sheet) -> u32 {
        let Some(data) = self.edition.domicile(domicile) else { return 0 };
        let reached = data.joins.reached(self.edition.entrance, sheet.walls);
        sheet.of_class(Class::Secret) & !reached
    }

    /// What this seat would get if the game ended now; nothing where the viewer does not know its sheet.
    #[must_use]
    pub fn standing(&self, view: &View, seat: Seat) -> Option<Standing> {
        let edition = &self.edition;
        let domicile = edition.domicile(view.domicile)?;
        let own = view.seats.get(seat.index())?;
        let mut sheet = own.sheet?;
        let mut standing = Standing::default();
        let ends = own.kept.iter().flatten().filter_map(|mission| edition.mission(*mission));
        standing.missions = ends.map(|data| i32::from(data.end)).sum();
        // In planning what is drafted counts as done.
        if let Some(draft) = own.draft.filter(|_| view.phase == PhaseView::Plan) {
            sheet = draft.sheet;
            let claimed = draft.claim.and_then(|(place, reward)| {
                let shown = view.missions.get(usize::from(place))?;
                Some((edition.mission(shown.mission)?, reward))
            });
            match claimed {
                Some((data, Reward::Now)) => sheet.receive(edition, data.now.unwrap_or_default()),
                Some((data, Reward::End)) => standing.missions += i32::from(data.end),
                None => {}
            }
        }
        standing.money = sheet.money().into();
        let seats = u8::try_from(view.seats.len()).ok()?;
        let beside = |thief: bool| {
            let seat = match (view.handed?, thief) {
                (Neighbour::Left, true) | (Neighbour::Right, false) => seat.left(seats),
                (Neighbour::Left, false) | (Neighbour::Right, true) => seat.right(seats),
            };
            view.seats.get(seat.index())
        };
        let opened = beside(true).and_then(|thief| thief.raid.as_ref()).map_or(0, |r| r.opened);
        let closed = self.walled_in(view.domicile, &sheet) & !opened;
        let kept = sheet.of_class(Class::Secret) & !opened & !closed;
        standing.secrets = sheet.value_in(domicile, kept);
        standing.walled_in = sheet.value_in(domicile, closed);
        let prey = beside(false).and_then(|victim| victim.sheet);
        if let (Some(prey), Some(raid)) = (prey, &own.raid) {
            let stolen = raid.opened & prey.of_class(Class::Secret);
            standing.stolen = prey.value_in(domicile, stolen);
            let agent = own.agent.and_then(|agent| edition.agent(agent));
            let all = [6, 7, 8].map(|kind| stolen & prey.of_kind(Upgrade::new(kind)) != 0);
            if let (Some(Ability::SetOfSecrets(amount)), [true, true, true]) =
                (agent.map(|data| data.ability), all)
            {
                standing.ability = amount.into();
            }
        }
        Some(standing)
    }
}

#[cfg(test)]
mod tests {
    use bots::BotKind;
    use game::{Act, ActionList, Deal, Game, Seed, Viewer};

    use super::*;
    use crate::grid::{Edge, ROOMS, Room};
    use crate::{Options, RaidRule};

    #[test]
    fn a_secret_behind_walls_alone_is_walled_in() {
        let game = Spyworld::house().unwrap();
        let mut sheet = Sheet::new(game.edition(), false);
        let polar = Domicile(1);
        sheet.draw(Room::at(0, 0), Upgrade::new(7));
        sheet.draw(Room::at(0, 1), Upgrade::new(0));
        assert_eq!(game.walled_in(polar, &sheet), 0);
        // To the right of the corner, then below it.
        sheet.walls = Edge(0).bit();
        assert_eq!(game.walled_in(polar, &sheet), 0);
        sheet.walls |= Edge(ROOMS as u8).bit();
        assert_eq!(game.walled_in(polar, &sheet), Room::at(0, 0).bit());
    }

    #[test]
    fn at_the_end_a_standing_is_the_score_without_awards() {
        let game = Spyworld::house().unwrap();
        for raids in [RaidRule::Together, RaidRule::InTurn] {
            let options = Options { raids, ..Options::ordinary(3) };
            let seed = Seed::from_text("standing");
            let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
            let mut players: Vec<_> =
                Seat::first(3).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
            let mut before = 0;
            while let Some(seat) = game.to_act(&state).iter().next() {
                let view = game.view(&state, Viewer::Seat(seat));
                before += game.standing(&view, seat).unwrap().total();
                // Nobody is told how somebody else stands before the raids.
                let open = view.handed.is_some();
                assert_eq!(game.standing(&view, seat.left(3)).is_some(), open);
                let mut legal = ActionList::new();
                game.legal(&state, seat, &mut legal);
                let action = players[seat.index()].choose(&game, &view, seat, &legal).unwrap();
                game.apply(&mut state, Act::Seat(seat, action), &mut Vec::new()).unwrap();
            }
            assert!(before > 0);
            let view = game.view(&state, Viewer::Spectator);
            for seat in Seat::first(3) {
                let parts = game.score_sheet(&state, seat);
                let part = |key: &str| parts.iter().find(|part| part.key == key).unwrap().points;
                let standing = game.standing(&view, seat).unwrap();
                assert_eq!(standing.money, part("score-budget"));
                assert_eq!(standing.secrets, part("score-kept-secrets"));
                assert_eq!(standing.stolen, part("score-stolen-secrets"));
                assert_eq!(standing.missions, part("score-missions"));
                assert_eq!(standing.ability, part("score-ability"));
            }
        }
    }
}
