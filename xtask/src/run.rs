//! Runs other programs: what is run is printed first, so that anybody can run it by hand.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// The folder of the workspace, wherever below it the command was given.
pub fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder cannot be read")?;
    here.ancestors()
        .find(|folder| folder.join("xtask/Cargo.toml").is_file())
        .map(Path::to_path_buf)
        .context("this is not a folder of the project")
}

/// Where cargo builds to.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// The built `spymaster` of this profile.
pub fn spymaster(root: &Path, profile: &str) -> String {
    let name = format!("spymaster{}", std::env::consts::EXE_SUFFIX);
    target(root).join(profile).join(name).to_string_lossy().into_owned()
}

/// A command in the workspace's folder.
pub fn command(root: &Path, program: &str, args: &[&str]) -> Command {
    // Under `cargo run` this names the very cargo that runs us, the one whose builds we share.
    let program = match program {
        "cargo" => std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")),
        other => OsString::from(other),
    };
    let mut command = Command::new(program);
    command.args(args).current_dir(root);
    command
}

/// The command as a person would type it.
pub fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let set = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}={:?}", name.to_string_lossy(), value?.to_string_lossy()))
    });
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    let all: Vec<String> =
        set.chain([program.to_string_lossy().into_owned()]).chain(words).collect();
    all.join(" ")
}

/// Runs it with its output shown.
pub fn shown(command: &mut Command) -> Result<()> {
    let words = typed(command);
    println!("$ {words}");
    let status = command.status().with_context(|| format!("cannot start: {words}"))?;
    if !status.success() {
        bail!("{words} ({status})");
    }
    Ok(())
}

/// Builds every program and test with the features that all checks share.
///
/// With `--package` cargo would choose other features, and compile most of it again.
pub fn built(root: &Path) -> Result<()> {
    let words = ["build", "--locked", "--workspace", "--bins", "--tests", "--examples"];
    shown(&mut command(root, "cargo", &words))
}

/// Runs it and returns what it prints.
pub fn read(command: &mut Command) -> Result<String> {
    let words = typed(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start: {words}"))?;
    if !output.status.success() {
        bail!("{words} ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("not text: {words}"))
}

/// Does this command run at all? Says nothing.
pub fn works(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The entries of a folder, in the order of their names.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let reading = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(reading)? {
        found.push(entry.with_context(reading)?.path());
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_printed_as_one_would_type_it() {
        let mut command = command(Path::new("/"), "node", &["a.mjs", "b.json"]);
        command.env("BLESS", "1");
        assert_eq!(typed(&command), "BLESS=\"1\" node a.mjs b.json");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(!works(&mut command(Path::new("/"), "no-such-program", &[])));
    }
}
