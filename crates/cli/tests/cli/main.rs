//! The real binary, from outside: what it prints, what it exits with. No rule of a game is tested here.

#[cfg(test)]
mod admin;
#[cfg(test)]
mod arguments;
#[cfg(test)]
mod check;
#[cfg(test)]
mod command;
#[cfg(test)]
mod figures;
#[cfg(test)]
mod kills;
#[cfg(test)]
mod play;
#[cfg(test)]
mod prompt;
#[cfg(test)]
mod replay;
#[cfg(test)]
mod save;
#[cfg(test)]
mod serve;
#[cfg(test)]
mod sockets;
#[cfg(test)]
mod verify;
