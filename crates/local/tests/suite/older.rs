//! Files that the build before this format wrote: the tables of all three games are opened, played on and stored anew.

use std::rc::Rc;

use game::{Seat, Viewer};
use local::{Found, Local};
use spy_connection::SpyConnection;
use spynet::SpyNet;
use spyworld::Spyworld;
use wire::ToClient;

use crate::storing::act;
use local::memory::{Memory, Page};

fn opens<G: Local>(id: &str, file: &[u8]) {
    let memory = Rc::new(Memory::<G>::default());
    let found = Found { entry: file.to_vec(), parts: Vec::new() };
    memory.stored.borrow_mut().insert(id.to_owned(), found);
    let mut page = Page::new(&memory);
    let listed = page.list();
    assert_eq!((listed.len(), listed[0].game.as_str()), (1, G::ID));
    assert_eq!(listed[0].id, id);
    page.open(1, Viewer::Seat(Seat(0)), id);
    let told = page.heard_on(1).into_iter().find_map(|frame| match frame {
        ToClient::Update(update) => Some((update.view, update.events)),
        _ => None,
    });
    let (view, events) = told.unwrap();
    assert!(!events.is_empty(), "it was played already");
    // Opened, it is stored in today's format, and nothing of it is lost.
    assert_eq!(memory.stored.borrow()[id].entry[..2], [0, 2]);
    let mut again = Page::new(&memory);
    again.open(2, Viewer::Seat(Seat(0)), id);
    let told = again.heard_on(2).into_iter().find_map(|frame| match frame {
        ToClient::Update(update) => Some((update.view, update.events)),
        _ => None,
    });
    assert_eq!(told.unwrap(), (view, events));
    again.let_bots_play();
    again.open(1, Viewer::Seat(Seat(0)), id);
    assert!(act(&mut again), "and it goes on");
}

#[test]
fn a_table_of_spy_connection_is_opened() {
    opens::<SpyConnection>("position1", include_bytes!("../files/spy-connection.table"));
}

#[test]
fn a_table_of_spynet_is_opened() {
    opens::<SpyNet>("position2", include_bytes!("../files/spynet.table"));
}

#[test]
fn a_table_of_spyworld_is_opened() {
    opens::<Spyworld>("position3", include_bytes!("../files/spyworld.table"));
}

#[test]
fn what_cannot_be_read_is_no_table() {
    for file in [&b"garbage"[..], &[0, 2, b'{'], &[0, 3, 1, 2], &[]] {
        let memory = Rc::new(Memory::<SpyNet>::default());
        let found = Found { entry: file.to_vec(), parts: Vec::new() };
        memory.stored.borrow_mut().insert("k1".to_owned(), found);
        let mut page = Page::new(&memory);
        assert_eq!(page.list(), []);
        page.open(1, Viewer::Spectator, "k1");
        let denied = wire::Denied::NoTable;
        assert_eq!(page.heard_on(1), [ToClient::Denied(denied)]);
    }
}
