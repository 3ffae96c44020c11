//! Agents recalled one after the other are told as one: in the log, in the recap, and on the map.

use game::{Arg, Message, Seat};
use spy_connection::Event;
use spy_connection::ids::{City, Space};
use table::Told;
use ui::log::Said;

use crate::scene::{Things, actor};

/// Where agents lay.
enum Place {
    Route(Space),
    Mission(City),
}

/// Whose agents came home with it, how many, and from where.
fn home(event: &Event) -> Option<(Seat, u8, Place)> {
    match *event {
        Event::Recalled { seat, agents, space } => Some((seat, agents, Place::Route(space))),
        Event::RecalledObjective { seat, city, .. } => Some((seat, 1, Place::Mission(city))),
        Event::Chose { .. }
        | Event::Took { .. }
        | Event::Revealed { .. }
        | Event::Went { .. }
        | Event::Connected { .. }
        | Event::Discarded { .. }
        | Event::Marked { .. }
        | Event::Completed { .. }
        | Event::EndBegan { .. }
        | Event::TurnBegan { .. }
        | Event::Declined { .. }
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => None,
    }
}

/// The recalls of one seat that end with this entry of the log.
pub fn run(log: &[Told<Event>], place: usize) -> &[Told<Event>] {
    let until = log.get(..=place).unwrap_or_default();
    let whose = |told: &Told<Event>| home(&told.event).map(|(seat, ..)| seat);
    let seat = until.last().and_then(whose);
    let is_one = |told: &&Told<Event>| seat.is_some() && whose(told) == seat;
    let count = until.iter().rev().take_while(is_one).count();
    until.get(until.len() - count..).unwrap_or_default()
}

/// What the log says for the entry at this place.
pub fn said(things: Things, log: &[Told<Event>], place: usize) -> Said {
    told(log, place, |place| match place {
        Place::Route(space) => route(things, space),
        Place::Mission(city) => things.city(city),
    })
}

fn told(log: &[Told<Event>], place: usize, name: impl Fn(Place) -> String) -> Said {
    // As long as recalls follow, the last of them tells all.
    if run(log, place + 1).len() > 1 {
        return Said::Later;
    }
    let all = run(log, place);
    let (mut agents, mut places) = (0, Vec::new());
    for (_, count, place) in all.iter().filter_map(|told| home(&told.event)) {
        agents += u32::from(count);
        let name = name(place);
        if !places.contains(&name) {
            places.push(name);
        }
    }
    match (all, all.last().and_then(|told| actor(&told.event))) {
        ([_, _, ..], Some(seat)) => {
            let message = Message::new("sc-log-recalled").with("seat", seat);
            let message = message.with("agents", agents).with("places", Arg::List(places));
            Said::Together(message)
        }
        (_, _) => Said::Itself,
    }
}

/// A route is called by its two cities.
fn route(things: Things, space: Space) -> String {
    let edition = things.edition();
    let ends = edition.space(space).map(|(route, _)| [route.from, route.to]);
    let name = |city: City| things.city(city);
    ends.map(|ends| ends.map(name).join("–")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use spy_connection::ids::Mission;

    use super::*;

    #[test]
    fn recalls_that_follow_each_other_are_one_line() {
        // Spaces 0 and 1 lie on one route.
        let name = |place| match place {
            Place::Route(space) => format!("route {}", space.0 / 2),
            Place::Mission(city) => format!("city {}", city.0),
        };
        let (me, other) = (Seat(0), Seat(1));
        let recall = |seat, space| Event::Recalled { seat, space: Space(space), agents: 2 };
        let city = Event::RecalledObjective { seat: me, mission: Mission::new(0), city: City(0) };
        let told = |event| Told { seq: 1, round: 1, event };
        let log = [
            Event::TurnBegan { seat: me, round: 1, extra: false },
            recall(me, 0),
            recall(me, 1),
            city,
            Event::TurnBegan { seat: other, round: 1, extra: false },
            recall(other, 5),
        ]
        .map(told);
        let said: Vec<_> = (0..log.len()).map(|place| super::told(&log, place, name)).collect();
        assert_eq!(said[1], Said::Later);
        assert_eq!(said[2], Said::Later);
        let Said::Together(message) = &said[3] else { panic!("{:?}", said[3]) };
        let places = vec!["route 0".to_owned(), "city 0".to_owned()];
        let one = Message::new("sc-log-recalled").with("seat", me).with("agents", 5_u32);
        assert_eq!(*message, one.with("places", Arg::List(places)));
        assert_eq!([&said[0], &said[4], &said[5]], [&Said::Itself; 3]);
        assert_eq!(run(&log, 3).len(), 3);
        assert_eq!(run(&log, 4).len(), 0);
    }
}
