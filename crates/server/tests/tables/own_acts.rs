//! Nobody fills the store by doing and undoing something in a running game.

use conformance::sealed_choice::{Action, SealedChoice};
use game::{ActionList, Choices as _, Game as _, Rebuild as _, Viewer};
use server::{Config, Limits};
use wire::{Denied, Encoding, ToClient, ToServer, ToServerOf};

use crate::client::{Client, seated};
use crate::limits::limited;
use crate::site::{Site, folder, quick, sqlite};

type Sealed = Client<SealedChoice>;

/// The same choice so many times.
fn choices(client: &Sealed, times: usize) -> ToServerOf<SealedChoice> {
    let (game, update) = (SealedChoice::house(), client.update.as_ref().unwrap());
    let seat = client.seat().unwrap();
    let state = game.rebuild(&update.view, Viewer::Seat(seat)).unwrap();
    let mut legal = ActionList::new();
    game.legal(&state, seat, &mut legal);
    let actions: Vec<Action> = vec![legal[0]; times];
    ToServer::Submit { ask: update.ask, actions }
}

#[tokio::test]
async fn a_seat_acts_only_so_often_and_the_others_are_not_concerned() {
    let folder = folder("acts");
    let limits = Limits { acts_per_seat: 10, ..Limits::unlimited() };
    let site = Site::new(sqlite(&folder), Config { limits, ..quick() });
    let options = SealedChoice::default_options(3);
    let mut all = seated::<SealedChoice>(site.address, options, 3, Encoding::Json).await;
    let (table, cookie) = (all[0].you.clone().unwrap().table, all[0].cookie.clone());
    for _ in 0..2 {
        let submit = choices(&all[0], 4);
        assert_eq!(all[0].ask(submit).await, []);
    }
    // What fits is done and told, before the rest is refused.
    let (submit, ask) = (choices(&all[0], 4), all[0].update.as_ref().unwrap().ask);
    all[0].say(submit).await;
    let told = loop {
        match all[0].next().await {
            ToClient::Update(update) => assert_eq!(update.ask.0, ask.0 + 2),
            other => break other,
        }
    };
    assert_eq!(told, ToClient::Denied(Denied::TooManyChanges));
    let ask = all[0].update.as_ref().unwrap().ask;
    for times in [1, 4] {
        let submit = choices(&all[0], times);
        assert_eq!(all[0].denied(submit).await, Denied::TooManyChanges);
    }
    assert_eq!(all[0].update.as_ref().unwrap().ask, ask);
    // It is counted for each seat by itself.
    let submit = choices(&all[1], 10);
    assert_eq!(all[1].ask(submit).await, []);
    assert_eq!(limited(&site, "acts", "seat").await, 3.0);
    drop(all);
    site.stop().await;
    let site = Site::new(sqlite(&folder), Config { limits, ..quick() });
    let mut first = Sealed::connect(site.address, Encoding::Json, Some(&cookie)).await;
    first.open(&table, None).await;
    let submit = choices(&first, 1);
    assert_eq!(first.denied(submit).await, Denied::TooManyChanges);
    // Giving up is possible.
    assert_eq!(first.ask(ToServer::Resign).await, []);
}
