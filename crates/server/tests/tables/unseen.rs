//! What only one person does sends the others nothing, not even what they have seen before.

use std::sync::Arc;

use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Playable};
use spynet::SpyNet;
use store::Memory;
use wire::{Denied, Encoding, ToClient, ToServer};

use crate::client::{Client, seated};
use crate::site::{Site, quick};

/// Reads what is there; how many frames came with it.
async fn frames<G: Playable>(client: &mut Client<G>) -> usize {
    let before = client.raw.len();
    client.sync().await;
    client.raw.len() - before - 1
}

async fn others_see_nothing<G: Playable>(site: &Site, game_options: G::Options, seats: u8) {
    let mut all = seated::<G>(site.address, game_options, seats, Encoding::Json).await;
    let table = all[0].you.clone().unwrap().table;
    let watch = all[0].links.clone().unwrap().watch;
    let mut eve = Client::<G>::named(site.address, Encoding::Postcard, "Eve").await;
    eve.open(&table, Some(&watch)).await;
    // Somebody is away: the frame has a time in it that runs.
    let mut gone = all.pop().unwrap();
    gone.say(ToServer::Close).await;
    gone.sync().await;
    for one in all.iter_mut().chain([&mut eve]) {
        assert_ne!(frames(one).await, 0, "that somebody is gone, all see");
    }
    let times = all[0].info.clone().unwrap();
    assert!(times.places.iter().any(|place| place.grace.is_some()));
    let (cookie, eves) = (all[1].cookie.clone(), eve.cookie.clone());
    for round in 0..3 {
        let answer = all[1].ask(ToServer::ReturnLink).await;
        assert!(matches!(answer.as_slice(), [ToClient::SeatLink { .. }]), "{answer:?}");
        assert_eq!((frames(&mut all[0]).await, frames(&mut eve).await), (0, 0));
        // In a running game a new name has no effect, and none is told.
        let answer = all[1].ask(ToServer::Name(format!("seven {round}"))).await;
        assert!(matches!(answer.as_slice(), [ToClient::Hello(_)]), "{answer:?}");
        assert_eq!(all[1].denied(ToServer::Name("\u{202e}".to_owned())).await, Denied::BadName);
        assert_eq!((frames(&mut all[0]).await, frames(&mut eve).await), (0, 0));
        // A second page, of somebody who sits there and of somebody who watches.
        for (cookie, token) in [(&cookie, None), (&eves, Some(watch.as_str()))] {
            let mut page = Client::<G>::connect(site.address, Encoding::Json, Some(cookie)).await;
            page.open(&table, token).await;
            assert!(page.info.is_some());
            assert_eq!((frames(&mut all[0]).await, frames(&mut eve).await), (0, 0));
            page.ask(ToServer::Close).await;
            assert_eq!((frames(&mut all[0]).await, frames(&mut eve).await), (0, 0));
        }
    }
    assert_eq!(all[0].info.clone().unwrap(), times);
    // Whoever comes back is seen at once.
    gone.story.clear();
    gone.open(&table, None).await;
    all[0].sync().await;
    assert!(all[0].info.as_ref().unwrap().places.iter().all(|place| place.present));
}

#[tokio::test]
async fn links_pages_and_names_of_one_person_send_the_others_nothing() {
    let site = Site::furnished(Arc::new(Memory::default()), quick(), |house| {
        house.add(HiddenHand::house());
        house.add(SpyNet::house().unwrap());
    });
    others_see_nothing::<HiddenHand>(&site, HiddenHand::default_options(3), 3).await;
    // Here it would be a way to talk where that is forbidden.
    others_see_nothing::<SpyNet>(&site, SpyNet::default_options(4), 4).await;
}
