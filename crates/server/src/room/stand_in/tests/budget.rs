//! Bots of a guest who has used up what there is for their work answer whole paces later, and nobody else's do.

use futures::future::join_all;

use super::*;
use crate::config::Shares;
use crate::rate::Allowance;

const OTHER: &str = "00112233445566778899aabbccddeeff";
const THIRD: &str = "ffeeddccbbaa99887766554433221100";

/// What three bots at a table for four cost.
const SMALL: u32 = 3 * 4;
/// What sixteen bots cost at a table for seventeen: no few answers any more.
const LARGE: u32 = 16 * 17;

fn limits(guest: Allowance, total: Allowance) -> Limits {
    Limits { bots: Shares { guest, address: Allowance::UNLIMITED, total }, ..Limits::unlimited() }
}

async fn hall_within(limits: Limits) -> (Hall<SealedChoice>, Arc<Memory>) {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let config = Config { pace: PACE, clock: NEVER, limits, ..Config::default() };
    let house = House::empty(system, store.clone(), Keys::given([7; 32]), config).await.unwrap();
    (Hall::new(SealedChoice::house(), Arc::clone(&house.shared)).unwrap(), store)
}

impl Sight<SealedChoice> {
    /// After how many paces all bots have answered that are asked now, at one moment.
    async fn paces(&mut self) -> f64 {
        let system = self.room.shared.system.clone();
        let begun = system.now();
        self.look();
        let asked = self.asked.len();
        while self.asked.len() == asked {
            self.wake.notified().await;
            self.look();
        }
        assert_eq!(self.asked, [Seat(0)]);
        (system.now() - begun - self.room.phase).div_duration_f64(PACE)
    }
}

/// After how many paces the bots of each of these tables have answered, all from now on.
async fn paces(tables: &mut [Sight<SealedChoice>]) -> Vec<f64> {
    join_all(tables.iter_mut().map(Sight::paces)).await
}

#[tokio::test(start_paused = true)]
async fn bots_of_a_host_over_budget_answer_whole_paces_later_and_those_of_others_do_not() {
    // Two answers at once, and one more every twelve and a half seconds.
    let guest = Allowance::new(2 * SMALL, 25);
    let (hall, store) = hall_within(limits(guest, Allowance::UNLIMITED)).await;
    let mut tables = Vec::new();
    for guest in [PERSON, PERSON, PERSON, PERSON, OTHER] {
        tables.push(Sight::of(guest, &hall, &store, BotKind::Random, 4).await);
    }
    assert_eq!(paces(&mut tables).await, [1.0, 1.0, 14.0, 26.0, 1.0]);
    let metrics = hall.shared.metrics.text();
    assert!(metrics.contains("spymaster_limited_total{limit=\"bots\",of=\"guest\"} 2"));

    // They go on like this to the end of their games.
    for table in &mut tables {
        let mut rounds = 0;
        table.act().await;
        while let Some(seen) = table.round(Driver::Server).await {
            let millis = seen.iter().map(|seen| seen.after.as_millis() % PACE.as_millis());
            assert_eq!(millis.max(), Some(0));
            rounds += 1;
        }
        assert!(rounds > 1);
    }
}

#[tokio::test(start_paused = true)]
async fn full_tables_wait_for_everybody_and_few_bots_do_not() {
    let total = Allowance::new(LARGE, 60);
    let (hall, store) = hall_within(limits(Allowance::UNLIMITED, total)).await;
    let mut tables = Vec::new();
    for (guest, seats) in [(PERSON, 17), (OTHER, 17), (THIRD, 4)] {
        tables.push(Sight::of(guest, &hall, &store, BotKind::Random, seats).await);
    }
    assert_eq!(paces(&mut tables).await, [1.0, 61.0, 1.0]);
    let metrics = hall.shared.metrics.text();
    assert!(metrics.contains("spymaster_limited_total{limit=\"bots\",of=\"total\"} 1"));
}

#[tokio::test(start_paused = true)]
async fn ten_full_tables_of_one_host_answer_at_once_and_the_next_a_little_later() {
    let (hall, store) = hall_within(Limits::default()).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(Sight::new(&hall, &store, BotKind::Random, 100).await);
    }
    tables.push(Sight::of(OTHER, &hall, &store, BotKind::Random, 100).await);
    let paces = paces(&mut tables).await;
    // One after seven paces is how it always is for 99 bots.
    assert!(paces[..10].iter().chain(&paces[12..]).all(|paces| *paces == 7.0), "{paces:?}");
    assert_eq!(paces[10..12], [14.0, 21.0], "{paces:?}");
}

#[tokio::test(start_paused = true)]
async fn where_the_maker_was_forgotten_somebody_who_sits_there_pays() {
    let guest = Allowance::new(SMALL, 60);
    let (hall, store) = hall_within(limits(guest, Allowance::UNLIMITED)).await;
    let mut table = Sight::new(&hall, &store, BotKind::Random, 4).await;
    assert_eq!(table.paces().await, 1.0);
    assert_ne!(table.room.charge_bots(3), Duration::ZERO, "the maker has used it up");
    {
        let mut inner = table.room.inner();
        let person = inner.facts.called(OTHER, "Bob");
        let number = person.number;
        inner.facts.people.add(person);
        inner.facts.chairs[1].person = Some(number);
    }
    table.room.forget(PERSON).await;
    assert_eq!(table.room.charge_bots(3), Duration::ZERO);
    assert_eq!(table.room.charge_bots(3), Duration::from_secs(60));
}

#[tokio::test(start_paused = true)]
async fn when_bots_over_budget_answer_says_nothing_about_their_secret_steps() {
    let limits = limits(Allowance::new(2 * SMALL, 5), Allowance::UNLIMITED);
    let rounds =
        rounds_within(limits, SealedChoice::house(), BotKind::Random, Driver::Server).await;
    assert_varied(&rounds);
    let mut paces = BTreeMap::<u128, usize>::new();
    for seen in rounds.iter().flatten() {
        assert_eq!((seen.after.as_millis() % PACE.as_millis(), seen.frame), (0, 0));
        *paces.entry(seen.after.as_millis() / PACE.as_millis()).or_default() += 1;
    }
    assert!(paces.len() > 1 && paces.get(&1).is_none_or(|few| *few < ROUNDS / 2), "{paces:?}");
    let (time, order) = chances(&rounds);
    assert!(time > 0.05 && order > 0.05, "time {time}, order {order}");
}

#[test]
fn a_wait_is_rounded_up_to_whole_paces() {
    let paces = |wait: f64| whole_paces(PACE.mul_f64(wait), PACE);
    assert_eq!([0.0, 0.001, 1.0, 1.001].map(paces), [0, 1, 1, 2].map(|count| PACE * count));
    assert_eq!(whole_paces(PACE, Duration::ZERO), PACE, "without a pace it is the time itself");
}
