//! How tables are printed for administrators.

use std::fmt::Write as _;

use server::{AdminDetails, AdminSeat, AdminTable};
use table::Sitter;

use crate::printable::printable;

/// The first line of a list.
pub const HEADING: &str =
    "table       game            stage    created     last open   rows    people";

/// One line of a list.
pub fn line(table: &AdminTable) -> String {
    let AdminTable { number: _, table, game, stage, created, opened, rows, people } = table;
    let (created, opened) = (date(*created), date(*opened));
    let stage = format!("{stage:?}").to_lowercase();
    let rows = count(*rows);
    printable(&format!(
        "{table:<11} {game:<15} {stage:<8} {created:<11} {opened:<11} {rows:<7} {people}"
    ))
}

/// A number that is not always told.
fn count(number: Option<u32>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}

/// A table, a fact per line.
pub fn details(table: &AdminDetails) -> String {
    let AdminDetails { game, rules, edition, options, stage, rows, uploaded, host, .. } = table;
    let stage = format!("{stage:?}").to_lowercase();
    let host = host.as_deref().unwrap_or("forgotten");
    let mut text = String::new();
    let mut say = |what: &str, value: &str| {
        // Text can always be written to memory.
        let _ = writeln!(text, "{what:<9} {}", printable(value));
    };
    say("table", &table.table);
    say("game", &format!("{game}, rules {rules}, edition {edition}"));
    say("options", options);
    say("stage", &stage);
    say("rows", &count(*rows));
    say("uploaded", if *uploaded { "yes" } else { "no" });
    say("host", host);
    say("watching", &table.watching.to_string());
    for seat in &table.seats {
        say("seat", &seat_line(seat));
        for device in &seat.devices {
            say("device", &format!("{} {device}", seat.seat));
        }
    }
    text
}

fn seat_line(seat: &AdminSeat) -> String {
    let AdminSeat { seat, sitter, name, guest, devices: _, connected } = seat;
    match sitter {
        Sitter::Open => format!("{seat} open"),
        Sitter::Bot(kind) => format!("{seat} bot {kind}"),
        Sitter::Person => {
            let guest = guest.as_deref().unwrap_or("forgotten");
            let here = if *connected { "connected" } else { "away" };
            format!("{seat} person {guest} {here} {name}")
        }
    }
}

/// A day in UTC, as `2026-11-18`.
///
/// Years are counted from March, so that the day that some years have more is the last of the year.
fn date(day: u32) -> String {
    // Days since the first of March of the year 0, in eras of 400 years.
    let days = u64::from(day) + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = (era * 400 + year + u64::from(month >= 10), (month + 2) % 12 + 1);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        let dates =
            [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (790, "1972-03-01")];
        for (day, text) in dates {
            assert_eq!(date(day), text);
        }
        assert_eq!(date(10_957), "2000-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_775), "2026-11-18");
    }
}
