//! A client on a bad line: frames lost, doubled, delayed, sockets broken; it ends at the right state without a reload.

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::{Chance as _, Choices as _};
use wire::{Encoding, ToClient, ToServer};

use crate::client::{Client, seated};
use crate::site::Site;

fn is_refused<O, A, V, E, R>(frame: &ToClient<O, A, V, E, R>) -> bool {
    matches!(frame, ToClient::Refused { .. })
}

#[tokio::test]
async fn lost_doubled_and_delayed_frames_change_nothing_in_the_end() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    for seed in 0..4 {
        let mut chance = Fast::from_number(seed);
        let options = HiddenHand::default_options(3);
        let mut all = seated::<HiddenHand>(site.address, options, 3, Encoding::Postcard).await;
        let table = all[0].you.clone().unwrap().table;
        let (mut broken, mut doubled, mut lost) = (0, 0, 0);
        for _ in 0..2_000 {
            if all.iter().any(Client::is_over) {
                break;
            }
            // A view that was not read yet may ask what is asked no longer: that is the delay.
            let turn = chance.below(3) as usize;
            let client = &mut all[turn];
            if !client.is_asked() {
                client.sync().await;
                continue;
            }
            let action = client.choose(&game, &mut chance);
            let ask = client.update.as_ref().unwrap().ask;
            let submit = ToServer::Submit { ask, actions: vec![action] };
            match chance.below(4) {
                // Sent, and the line breaks before any answer.
                0 => {
                    client.say(submit).await;
                    let mut back =
                        Client::connect(site.address, client.encoding, Some(&client.cookie)).await;
                    back.story.clone_from(&client.story);
                    back.open(&table, None).await;
                    *client = back;
                    broken += 1;
                }
                // Twice: the second is old.
                1 => {
                    client.say(submit.clone()).await;
                    let answer = client.ask(submit).await;
                    // Both are old, where what was sent on the broken line has arrived meanwhile.
                    let count = answer.len();
                    assert!(answer.iter().all(is_refused) && matches!(count, 1 | 2), "{answer:?}");
                    doubled += 1;
                }
                // Never sent; it will be tried again.
                2 => lost += 1,
                _ => {
                    let answer = client.ask(submit).await;
                    assert!(answer.iter().all(is_refused), "{answer:?}");
                }
            }
        }
        assert!(broken > 0 && doubled > 0 && lost > 0);
        for client in &mut all {
            client.sync().await;
            let mut fresh =
                Client::<HiddenHand>::connect(site.address, Encoding::Json, Some(&client.cookie))
                    .await;
            fresh.open(&table, None).await;
            assert!(client.is_over());
            assert_eq!(client.story, fresh.story);
            let (here, there) = (client.update.as_ref().unwrap(), fresh.update.as_ref().unwrap());
            assert_eq!((&here.view, here.ask), (&there.view, there.ask));
        }
    }
}
