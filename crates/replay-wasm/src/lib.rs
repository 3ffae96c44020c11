//! Replays records inside WebAssembly, to prove that they reach the same digests there; `xtask/replay.mjs` calls it.
//!
//! Text goes in and out byte by byte through three plain functions, which is slow but needs no pointers. It contains
//! no rules itself and must not grow into an interface for players.

mod replay;

use std::cell::RefCell;

thread_local! {
    /// What was given so far, and then the answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Takes the next byte of a record's JSON.
#[expect(unsafe_code, reason = "an export needs its plain name; nothing behind it is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn spymaster_give(byte: u8) {
    TEXT.with_borrow_mut(|text| text.push(byte));
}

/// Replays what was given; returns the length of the answer, `ok DIGEST` or `error TEXT`.
#[expect(unsafe_code, reason = "an export needs its plain name; nothing behind it is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn spymaster_replay() -> usize {
    TEXT.with_borrow_mut(|text| {
        let answer = replay::answer(text);
        *text = answer.into_bytes();
        text.len()
    })
}

/// Hands out the answer from its end, one byte a call, so that the next record finds nothing; 0 when done.
#[expect(unsafe_code, reason = "an export needs its plain name; nothing behind it is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn spymaster_take() -> u8 {
    TEXT.with_borrow_mut(Vec::pop).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(text: &str) -> String {
        text.bytes().for_each(|byte| spymaster_give(byte));
        let mut answer: Vec<u8> = (0..spymaster_replay()).map(|_| spymaster_take()).collect();
        answer.reverse();
        String::from_utf8(answer).unwrap()
    }

    #[test]
    fn text_goes_in_and_out_whole() {
        assert!(ask("no record").starts_with("error not a record: "));
        assert_eq!(ask("{}"), replay::answer(b"{}"));
    }
}
