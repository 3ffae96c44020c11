//! What somebody can ask for around a game: talk, names, seats, other tables, coming back.

use bots::BotKind;
use conformance::placed::Placed;
use game::{Act, ActionList, Chance as _, Deal, Playable, RowAct, Seat};
use table::Chair;
use wire::{Greeting, Motion, ToServer, Upload};

use super::course::{Course, Like};
use crate::client::hex;

impl<G: Playable, H: Like<G>> Course<G, H> {
    /// Does one of these in both worlds.
    pub async fn around_the_game(&mut self) -> Result<(), String> {
        let number = self.chance.below(1_000);
        let seats = u32::from(self.game.seats(&self.worlds.states()[0]));
        let seat = self.viewer.seat().unwrap_or(Seat(0));
        let rival = Seat(((u32::from(seat.0) + 1 + self.chance.below(seats - 1)) % seats) as u8);
        let sit = |seat: Seat| ToServer::Sit { seat, commitment: Some(hex(seat.0)) };
        let vote = |what, yes| ToServer::Vote { what, yes };
        let table = self.sides[0].table.clone();
        let token = self.sides[0].token.clone();
        let heard = u32::try_from(self.sides[0].eyes().story.len()).unwrap();
        let heard = self.chance.below(heard + 2);
        let open = |heard| ToServer::Open { table, token, heard };
        let frames = match self.chance.below(22) {
            0 => vec![ToServer::Say(format!("number {number}"))],
            1 => vec![ToServer::Greet(Greeting::WellPlayed)],
            2 => vec![ToServer::Name(format!("Name {number}"))],
            3 => vec![ToServer::Record, ToServer::Rematch],
            4 => vec![
                ToServer::Start,
                ToServer::StartWithout(vec![rival]),
                ToServer::Options(self.options.clone()),
                ToServer::Commit(hex(1)),
                ToServer::Reveal(hex(2)),
            ],
            5 => vec![ToServer::Bot { seat: rival, kind: Some(BotKind::Thumb) }, sit(rival)],
            6 => {
                // A bot has the seat then, so that the sequence goes on at another table.
                for frame in [ToServer::Leave, ToServer::Legal, sit(seat), sit(rival)] {
                    self.ask(frame.clone()).await;
                    self.judge(&format!("{frame:?}"), &[]).await?;
                }
                return self.redraw().await;
            }
            20 => {
                let [one, two] = &mut self.sides;
                tokio::join!(one.list(), two.list());
                let listed = self.sides.each_mut().map(|side| std::mem::take(&mut side.listed));
                let [here, there] = &listed;
                return match here == there {
                    true => Ok(()),
                    false => Err(format!("the lists are {here:?} and {there:?}")),
                };
            }
            21 => {
                let [one, two] = &mut self.sides;
                let (here, there) = tokio::join!(one.be_forgotten(), two.be_forgotten());
                if here != there {
                    return Err(format!("who is forgotten is told {here} and {there}"));
                }
                return self.redraw().await;
            }
            15 => vec![ToServer::Propose(Motion::Kick(rival)), vote(Motion::Kick(rival), false)],
            16 => vec![ToServer::Propose(Motion::Open(rival)), vote(Motion::Open(rival), true)],
            17 => vec![ToServer::Kick(rival), ToServer::Bot { seat: rival, kind: None }],
            18 => {
                let muted = self.chance.below(2) == 0;
                let watcher = self.chance.below(seats + 2);
                vec![
                    ToServer::ReturnLink,
                    ToServer::MuteWatcher { watcher, muted },
                    ToServer::RemoveWatcher(number),
                ]
            }
            7 => vec![self.upload(true)],
            8 => {
                self.forget_story(0);
                vec![self.upload(false), ToServer::Start, ToServer::Legal, open(0)]
            }
            9 => {
                self.forget_story(heard);
                vec![open(heard)]
            }
            10 => {
                self.forget_story(heard);
                vec![ToServer::Close, ToServer::Legal, open(heard)]
            }
            11 => {
                let heard = self.chance.below(2) == 0;
                let [one, two] = &mut self.sides;
                tokio::join!(one.come_back(heard), two.come_back(heard));
                return self.judge("coming back", &[]).await;
            }
            kind => {
                let frame = match kind {
                    12 => ToServer::Say(format!("number {number}")),
                    13 => ToServer::Greet(Greeting::Moment),
                    19 => vote(Motion::Kick(seat), false),
                    _ => ToServer::Name(format!("Name {number}")),
                };
                let [one, two] = &mut self.sides;
                tokio::join!(one.rival_says(rival, frame.clone()), two.rival_says(rival, frame));
                return self.judge("what a rival says", &[]).await;
            }
        };
        for frame in frames {
            self.ask(frame.clone()).await;
            self.judge(&format!("{frame:?}"), &[]).await?;
        }
        Ok(())
    }

    /// Forgets what was told after so many events; it is told once more.
    fn forget_story(&mut self, heard: u32) {
        self.sides.iter_mut().for_each(|side| side.eyes().story.truncate(heard as usize));
    }

    /// A game that was begun elsewhere, with bots on all chairs; a spoilt one has something that is refused.
    fn upload(&mut self, spoilt: bool) -> wire::ToServerOf<H> {
        let seed = Placed::<H>::dealt_seed();
        let mut state = self.game.setup(&self.options, &Deal::new(seed)).unwrap();
        let mut rows = Vec::new();
        for _ in 0..4 {
            let Some(seat) = self.game.to_act(&state).iter().next() else { break };
            let mut legal = ActionList::new();
            self.game.legal(&state, seat, &mut legal);
            let act = Act::Seat(seat, legal[0]);
            self.game.apply(&mut state, act, &mut ()).unwrap();
            rows.push(RowAct::Act(act));
        }
        let mut edition = self.game.edition_hash().to_string();
        if spoilt && self.chance.below(2) == 0 {
            rows.push(RowAct::Undo(99));
        } else if spoilt {
            edition = "ab".repeat(32);
        }
        let bot = |seat: Seat| Chair::bot(seat.to_string(), BotKind::Thumb);
        ToServer::Upload(Box::new(Upload {
            rules: self.game.rules(),
            edition,
            options: self.options.clone(),
            seed: seed.to_string(),
            chairs: Seat::first(self.game.seats(&state)).map(bot).collect(),
            rows,
        }))
    }
}
