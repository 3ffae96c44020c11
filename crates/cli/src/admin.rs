//! `spymaster admin`: looks after the tables and guests of a server.
//!
//! It asks the running server through its socket; while none runs, it opens the data itself.

mod ask;
mod print;

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use server::{AdminReply, AdminRequest};

use crate::data_folder;
use crate::failure::bad_argument;
use ask::Admin;

/// Look after the tables and guests of a server, whether it is running or not
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster admin list\n  spymaster admin --data /var/lib/spymaster show k3v9q2x7ab\n  spymaster admin export k3v9q2x7ab --out game.json\n\nRun it as the user of the server. No command shows hands, seeds or chat of a running game.\nThe server logs every request. Exit code 1: it was not done; the message says why."
)]
pub struct AdminArgs {
    /// Folder with the server's data [default: the system's data folder]
    #[arg(long, value_name = "DIR", env = "SPYMASTER_DATA")]
    data: Option<PathBuf>,
    /// File with the key that signs cookies [default: the data folder's name with .key, beside it]
    #[arg(long, value_name = "FILE", env = "SPYMASTER_KEY")]
    key: Option<PathBuf>,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List all tables, the oldest first
    List,
    /// Show who sits at a table and what was agreed on
    Show {
        /// Name of the table; `list` prints it
        table: String,
    },
    /// End a running game without a winner; the table stays
    Close {
        /// Name of the table
        table: String,
    },
    /// Delete a table with everything that was played there
    Delete {
        /// Name of the table
        table: String,
    },
    /// Print the record of a finished game
    Export {
        /// Name of the table
        table: String,
        /// Write it to this file instead
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Close all sockets of a guest, and let the guest in no more
    Ban {
        /// Id of the guest; `show` prints it
        guest: String,
    },
    /// Let a banned guest in again
    Unban {
        /// Id of the guest
        guest: String,
    },
}

pub fn admin(args: &AdminArgs) -> Result<ExitCode> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder::usual().map_err(bad_argument)?,
    };
    let mut admin = Admin::open(&data, args.key.as_deref())?;
    let request = match &args.command {
        AdminCommand::List => return list(&mut admin),
        AdminCommand::Show { table } => AdminRequest::Show(table.clone()),
        AdminCommand::Close { table } => AdminRequest::Close(table.clone()),
        AdminCommand::Delete { table } => AdminRequest::Delete(table.clone()),
        AdminCommand::Export { table, .. } => AdminRequest::Export(table.clone()),
        AdminCommand::Ban { guest } => AdminRequest::Ban(guest.clone()),
        AdminCommand::Unban { guest } => AdminRequest::Unban(guest.clone()),
    };
    let mut out = io::stdout().lock();
    match (admin.ask(request)?, &args.command) {
        (AdminReply::Refused(why), _) => bail!(why),
        (AdminReply::Record(text), AdminCommand::Export { out: Some(file), .. }) => {
            let written = fs::write(file, text);
            written.map_err(|error| bad_argument(format!("{}: {error}", file.display())))?;
        }
        (AdminReply::Record(text), _) => writeln!(out, "{text}")?,
        (AdminReply::Table(table), _) => write!(out, "{}", print::details(&table))?,
        (AdminReply::Tables(_) | AdminReply::Done, _) => writeln!(out, "done")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// However many tables there are, only some of them are in memory at a time.
fn list(admin: &mut Admin) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", print::HEADING)?;
    let mut after = 0;
    loop {
        let tables = match admin.ask(AdminRequest::List(after))? {
            AdminReply::Tables(tables) => tables,
            AdminReply::Refused(why) => bail!(why),
            _ => bail!("the server gave another answer"),
        };
        let Some(last) = tables.last() else { return Ok(ExitCode::SUCCESS) };
        after = last.number;
        for table in &tables {
            writeln!(out, "{}", print::line(table))?;
        }
    }
}
