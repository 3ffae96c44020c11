//! Files and folders for their owner alone. Where a system knows no modes, they are as private as the folder around.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

/// What others may do, as a mask over the mode.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// Opens a file for its owner alone, and makes it if there is none.
pub fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    close_to_others(path)?;
    Ok(file)
}

/// The text of a file that is there, which is for its owner alone from now on.
///
/// # Errors
/// When it is not there, cannot be read or cannot be closed to others.
pub fn read_private(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    close_to_others(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    Ok(text)
}

/// Puts a file in place of the one that is there, whole and synced, for its owner alone.
///
/// # Errors
/// When it cannot be written; then the old one is still there.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = Path::new(&new);
    let mut file = open_private(new)?;
    file.set_len(0)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Makes a folder for its owner alone; the ones around it too, if they are not there.
pub fn make_private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Can anybody but the owner do anything with it?
#[cfg(unix)]
pub fn is_open_to_others(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::metadata(path)?.permissions().mode() & OTHERS != 0)
}

/// Takes from everybody but the owner what they may do with it.
#[cfg(unix)]
pub fn close_to_others(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if is_open_to_others(path)? {
        let mode = fs::metadata(path)?.permissions().mode() & !OTHERS;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub fn is_open_to_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

#[cfg(not(unix))]
pub fn close_to_others(_: &Path) -> io::Result<()> {
    Ok(())
}
