//! Tables, rows and folders to try stores with.
#![allow(dead_code, reason = "each test program uses some of it")]

use std::path::PathBuf;

use store::{Head, Kept, Stage, Write};

pub fn kept(table: &str, rows: &[&str]) -> Kept {
    let head = Head { table: table.into(), game: "g".into(), rules: 2, edition: "abc".into() };
    let rows = rows.iter().map(|&row| row.to_owned()).collect();
    Kept { head, stage: Stage::Waiting, rows, people: Vec::new() }
}

pub fn create(table: &str, rows: &[&str]) -> Write {
    Write::Create { kept: kept(table, rows), day: 1 }
}

pub fn rows(table: &str, first: u32, rows: &[&str]) -> Write {
    let rows = rows.iter().map(|&row| row.to_owned()).collect();
    Write::Rows { table: table.into(), first, rows, people: Vec::new(), stage: None }
}

/// A folder that nobody has used; it is there.
pub fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("spymaster-store-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
