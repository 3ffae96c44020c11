//! Requests of administrators: list, show, close, delete and export tables, and ban guests.
//!
//! Requests come one per line, as JSON, through a socket that only the server's user can open ([`socket`]); while no
//! server runs, the same requests are answered on the data itself ([`Offline`]). Every request is logged. No answer has
//! hands, seeds, tokens or other secrets of a game that is not over.

mod offline;
#[cfg(unix)]
mod socket;
mod tables;

use std::path::{Path, PathBuf};

use game::Seat;
use serde::{Deserialize, Serialize};
use store::{Day, StoreError};
use table::Sitter;
use wire::Stage;

pub use offline::Offline;
#[cfg(unix)]
pub(crate) use socket::AdminSocket;
pub(crate) use tables::{Task, perform};

use crate::house::House;

/// The socket for administrators, in the data folder.
const SOCKET: &str = "spymaster.admin";

/// Where the server of this data folder listens for administrators.
#[must_use]
pub fn admin_socket(data: &Path) -> PathBuf {
    data.join(SOCKET)
}

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminRequest {
    /// The tables after this number, a few hundred at a time; 0 is the beginning.
    List(u32),
    /// Who sits at a table, and what was agreed on.
    Show(String),
    /// Ends a game that runs; nobody wins.
    Close(String),
    /// Deletes a table with all its rows.
    Delete(String),
    /// The record of a game that is over.
    Export(String),
    /// Keeps a guest out.
    Ban(String),
    /// Lets a guest in again.
    Unban(String),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminReply {
    /// Some tables; none after the last.
    Tables(Vec<AdminTable>),
    /// One table.
    Table(Box<AdminDetails>),
    /// A record, as the text of a file.
    Record(String),
    /// It was done.
    Done,
    /// It was not done, and this is why.
    Refused(String),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminTable {
    /// Its place in the list.
    pub number: u32,
    /// Its name.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The day it was made.
    pub created: Day,
    /// The day somebody had it open last.
    pub opened: Day,
    /// How many rows it has; not said of a running game, where it counts what is done in secret.
    pub rows: Option<u32>,
    /// How many people its rows name.
    pub people: u32,
}

/// A table, without anything that somebody at it may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminDetails {
    /// Its name.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The rules number.
    pub rules: u32,
    /// The digest of the edition.
    pub edition: String,
    /// What was agreed on, as JSON.
    pub options: String,
    /// How far it is.
    pub stage: Stage,
    /// How many rows it has; not said of a running game, where it counts what is done in secret.
    pub rows: Option<u32>,
    /// Was the game begun elsewhere?
    pub uploaded: bool,
    /// The guest who set it up, unless that guest was forgotten.
    pub host: Option<String>,
    /// How many watch it now.
    pub watching: u32,
    /// Who sits there.
    pub seats: Vec<AdminSeat>,
}

/// Who sits on one chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminSeat {
    /// Which one.
    pub seat: Seat,
    /// A person, a bot or nobody.
    pub sitter: Sitter,
    /// The person's name; empty where there is none.
    pub name: String,
    /// Which guest that is.
    pub guest: Option<String>,
    /// The person's other devices that came by a personal link: guests of their own.
    #[serde(default)]
    pub devices: Vec<String>,
    /// Is the person connected?
    pub connected: bool,
}

impl AdminReply {
    fn failed(error: &StoreError) -> Self {
        Self::Refused(error.to_string())
    }

    /// In one word, for the log.
    const fn word(&self) -> &'static str {
        match self {
            Self::Tables(_) | Self::Table(_) | Self::Record(_) => "answered",
            Self::Done => "done",
            Self::Refused(_) => "refused",
        }
    }
}

impl House {
    /// Does what an administrator asks for, and logs it.
    pub async fn administer(&self, request: AdminRequest) -> AdminReply {
        let reply = self.answer_admin(&request).await;
        let outcome = reply.word();
        tracing::info!(?request, outcome, "an administrator asked");
        reply
    }

    async fn answer_admin(&self, request: &AdminRequest) -> AdminReply {
        match request {
            AdminRequest::List(after) => match self.shared.store.list(*after).await {
                Ok(all) => AdminReply::Tables(all.into_iter().map(tables::listed).collect()),
                Err(error) => AdminReply::failed(&error),
            },
            AdminRequest::Show(table) => self.at_table(table, Task::Show).await,
            AdminRequest::Close(table) => self.at_table(table, Task::Close).await,
            AdminRequest::Export(table) => self.at_table(table, Task::Export).await,
            AdminRequest::Delete(table) => match self.delete(table).await {
                Ok(true) => AdminReply::Done,
                Ok(false) => no_table(table),
                Err(error) => AdminReply::failed(&error),
            },
            AdminRequest::Ban(guest) => self.let_in(guest, false).await,
            AdminRequest::Unban(guest) => self.let_in(guest, true).await,
        }
    }

    async fn at_table(&self, table: &str, task: Task) -> AdminReply {
        for hall in self.halls() {
            if let Some(reply) = hall.administer(table, task).await {
                return reply;
            }
        }
        no_table(table)
    }

    async fn let_in(&self, guest: &str, is_welcome: bool) -> AdminReply {
        if guest.len() != 32 || !guest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let why = "that is no id of a guest: those have 32 hex digits, and `show` prints them";
            return AdminReply::Refused(why.to_owned());
        }
        match self.ban(&guest.to_ascii_lowercase(), !is_welcome).await {
            Ok(()) => AdminReply::Done,
            Err(error) => AdminReply::failed(&error),
        }
    }
}

fn no_table(table: &str) -> AdminReply {
    AdminReply::Refused(format!("there is no table {table}"))
}
