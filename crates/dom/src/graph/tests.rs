//! The graph by itself: what follows what, in which order, and what ends with its part of the page.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use super::{Kept, queue, slots};
use crate::prelude::*;
use crate::scope::Owner;
use crate::signal::{Memo, RwSignal};

/// What happened, in its order.
#[derive(Clone, Default)]
struct Diary(Rc<RefCell<Vec<String>>>);

impl Diary {
    fn note(&self, words: impl Into<String>) {
        self.0.borrow_mut().push(words.into());
    }

    /// Everything since the last time.
    fn read(&self) -> String {
        self.0.take().join(" ")
    }
}

/// A part of a page, which lives as long as what this returns.
fn piece(mut make: impl FnMut() + 'static) -> Kept<()> {
    Kept::new(Box::new(move |_| make()), ())
}

#[test]
fn a_memo_is_worked_out_when_it_is_asked_for_and_once_for_a_change() {
    let (count, signal) = (Rc::new(Cell::new(0)), RwSignal::new(2));
    let counted = Rc::clone(&count);
    let memo = Memo::new(move || {
        counted.set(counted.get() + 1);
        signal.get() * 10
    });
    assert_eq!(count.get(), 0);
    assert_eq!((memo.get(), memo.get(), count.get()), (20, 20, 1));
    signal.set(3);
    signal.set(4);
    assert_eq!(count.get(), 1);
    assert_eq!((memo.get(), memo.get(), count.get()), (40, 40, 2));
}

#[test]
fn a_memo_knows_what_it_was() {
    let signal = RwSignal::new(1);
    let sum = Memo::from_last(move |last| last.unwrap_or(&0) + signal.get());
    assert_eq!(sum.get(), 1);
    signal.set(5);
    assert_eq!(sum.get(), 6);
}

#[test]
fn nothing_is_seen_half_old_and_half_new() {
    let diary = Diary::default();
    let signal = RwSignal::new(1);
    let twice = Memo::new(move || signal.get() * 2);
    let thrice = Memo::new(move || signal.get() * 3);
    let said = diary.clone();
    let _piece =
        piece(move || said.note(format!("{}={}", signal.get() * 5, twice.get() + thrice.get())));
    assert_eq!(diary.read(), "5=5");
    signal.set(2);
    assert_eq!(diary.read(), "");
    queue::call();
    assert_eq!(diary.read(), "10=10");
}

#[test]
fn who_follows_a_memo_hears_only_of_another_value() {
    let diary = Diary::default();
    let signal = RwSignal::new(1);
    let is_even = Memo::new(move || signal.get() % 2 == 0);
    let more = Memo::new(move || is_even.get());
    let said = diary.clone();
    let _piece = piece(move || said.note(more.get().to_string()));
    signal.set(3);
    queue::call();
    assert_eq!(diary.read(), "false");
    signal.set(4);
    signal.set(6);
    queue::call();
    assert_eq!(diary.read(), "true");
    // There and back again, before anybody looked.
    signal.set(5);
    signal.set(8);
    queue::call();
    assert_eq!(diary.read(), "");
}

#[test]
fn only_what_was_read_the_last_time_is_followed() {
    let diary = Diary::default();
    let (first, left, right) = (RwSignal::new(true), RwSignal::new("l"), RwSignal::new("r"));
    let said = diary.clone();
    let _piece = piece(move || said.note(if first.get() { left.get() } else { right.get() }));
    right.set("R");
    queue::call();
    assert_eq!(diary.read(), "l");
    first.set(false);
    queue::call();
    left.set("L");
    queue::call();
    assert_eq!(diary.read(), "R");
    right.set("r");
    queue::call();
    assert_eq!(diary.read(), "r");
}

#[test]
fn those_that_follow_no_more_are_forgotten() {
    let (signal, other) = (RwSignal::new(0), RwSignal::new(0));
    let _stays = piece(move || {
        signal.track();
        other.track();
    });
    for n in 0..10_000 {
        drop(piece(move || signal.track()));
        if n % 10 == 0 {
            other.set(n);
            queue::call();
        }
    }
    let known = slots::get(signal.key()).unwrap().followers.borrow().len();
    assert!(known < 10, "{known}");
}

#[test]
fn looking_without_following_is_possible() {
    let diary = Diary::default();
    let (shown, hidden) = (RwSignal::new(1), RwSignal::new(1));
    let derived = Signal::derive(move || hidden.get());
    let (memo, said) = (Memo::new(move || hidden.get()), diary.clone());
    let _piece = piece(move || {
        let quiet = hidden.get_untracked() + derived.get_untracked() + memo.get_untracked();
        said.note(format!("{}+{quiet}", shown.get()));
    });
    hidden.set(2);
    queue::call();
    assert_eq!(diary.read(), "1+3");
    shown.set(2);
    queue::call();
    assert_eq!(diary.read(), "2+6");
}

#[test]
fn effects_come_after_the_page_and_in_their_order() {
    let diary = Diary::default();
    let signal = RwSignal::new(0);
    let (first, second, page) = (diary.clone(), diary.clone(), diary.clone());
    let root = piece(move || {
        let (first, second) = (first.clone(), second.clone());
        Effect::new(move || first.note(format!("a{}", signal.get())));
        Effect::new(move || second.note(format!("b{}", signal.get())));
    });
    let _piece = piece(move || page.note(format!("page{}", signal.get())));
    assert_eq!(diary.read(), "page0");
    queue::call();
    assert_eq!(diary.read(), "a0 b0");
    signal.set(1);
    queue::call();
    assert_eq!(diary.read(), "page1 a1 b1");
    drop(root);
    signal.set(2);
    queue::call();
    assert_eq!(diary.read(), "page2");
}

#[test]
fn an_effect_finds_the_page_up_to_date_with_what_another_has_changed() {
    let diary = Diary::default();
    let (cause, effect) = (RwSignal::new(0), RwSignal::new(0));
    let (page, after) = (diary.clone(), diary.clone());
    let _piece = piece(move || page.note(format!("page{}", effect.get())));
    let _root = piece(move || {
        let after = after.clone();
        Effect::new(move || effect.set(cause.get() * 10));
        Effect::new(move || after.note(format!("after{}", cause.get())));
    });
    queue::call();
    diary.read();
    cause.set(1);
    queue::call();
    assert_eq!(diary.read(), "page10 after1");
}

#[test]
fn an_effect_may_change_what_it_follows() {
    let diary = Diary::default();
    let signal = RwSignal::new(0);
    let said = diary.clone();
    let _root = piece(move || {
        let said = said.clone();
        Effect::new(move || {
            said.note(signal.get().to_string());
            if signal.get() < 3 {
                signal.update(|n| *n += 1);
            }
        });
    });
    queue::call();
    assert_eq!(diary.read(), "0 1 2 3");
}

#[test]
fn a_piece_that_is_made_anew_takes_what_is_inside_with_it() {
    let diary = Diary::default();
    let (outer, inner) = (RwSignal::new(0), RwSignal::new(0));
    let said = diary.clone();
    let inside = Rc::new(RefCell::new(None));
    let place = Rc::clone(&inside);
    let _piece = piece(move || {
        let own = RwSignal::new(outer.get());
        let (words, last) = (said.clone(), said.clone());
        on_cleanup(move || last.note(format!("end{}", own.get_untracked())));
        let made = piece(move || {
            let last = words.clone();
            on_cleanup(move || last.note("inside"));
            words.note(format!("{}/{}/{}", own.get(), outer.get(), inner.get()));
        });
        place.replace(Some(made));
    });
    assert_eq!(diary.read(), "0/0/0");
    inner.set(1);
    queue::call();
    assert_eq!(diary.read(), "inside 0/0/1");
    // Both follow the outer one; the older one takes the younger away before its turn comes.
    inner.set(2);
    outer.set(1);
    queue::call();
    assert_eq!(diary.read(), "inside end0 1/1/2");
    drop(inside.take());
    assert_eq!(diary.read(), "inside");
    outer.set(2);
    queue::call();
    assert_eq!(diary.read(), "end1 2/2/2");
}

#[test]
fn what_was_dropped_does_not_run_and_what_comes_too_late_is_for_nobody() {
    let diary = Diary::default();
    let signal = RwSignal::new(0);
    let (said, own) = (diary.clone(), Rc::new(Cell::new(None)));
    let place = Rc::clone(&own);
    let made = piece(move || {
        let value = RwSignal::new(0);
        place.set(Some(value));
        said.note(format!("{}{}", signal.get(), value.get()));
    });
    let value = own.get().unwrap();
    signal.set(1);
    drop(made);
    value.set(1);
    queue::call();
    assert_eq!(diary.read(), "00");
    // Another value in the same place is not mistaken for it.
    let other = RwSignal::new("other");
    value.set(2);
    assert_eq!(other.get(), "other");
}

#[test]
fn contexts_are_found_from_the_inside_and_the_nearest_one_counts() {
    let owner = Owner::new();
    owner.with(|| {
        provide_context(1_u8);
        provide_context("outer");
        let inner = Owner::new();
        inner.with(|| {
            provide_context(2_u8);
            provide_context(3_u8);
            assert_eq!((expect_context::<u8>(), expect_context::<&str>()), (3, "outer"));
            let memo = Memo::new(expect_context::<u8>);
            assert_eq!(owner.with(|| memo.get()), 3);
        });
        assert_eq!(expect_context::<u8>(), 1);
    });
}

#[test]
fn stored_values_and_callbacks_are_what_was_stored() {
    let stored = StoredValue::new(vec![1]);
    stored.set_value(vec![1, 2]);
    assert_eq!((stored.get_value(), stored.with_value(Vec::len)), (vec![1, 2], 2));
    let heard = RwSignal::new(0);
    let callback = Callback::new(move |n| heard.set(n));
    callback.run(7);
    assert_eq!(heard.get(), 7);
}

/// Values and memos over memos, at random, against the same worked out plainly.
#[test]
fn a_large_graph_agrees_with_plain_arithmetic() {
    const VALUES: usize = 6;
    const MEMOS: usize = 30;
    let mut seed = 1_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    for _ in 0..40 {
        let parents: Vec<[usize; 3]> =
            (0..MEMOS).map(|n| [0; 3].map(|_| random(VALUES + n))).collect();
        let signals: Vec<RwSignal<i64>> = (0..VALUES).map(|_| RwSignal::new(0)).collect();
        let mut nodes: Vec<Signal<i64>> = signals.iter().map(|&signal| signal.into()).collect();
        for (n, &[a, b, c]) in (0_i64..).zip(&parents) {
            let (a, b, c) = (nodes[a], nodes[b], nodes[c]);
            // Which ones are read depends on the first, and different values are often the same here.
            let memo = Memo::new(move || {
                let first = a.get();
                (first + if first % 2 == 0 { b.get() } else { c.get() } + n) % 7
            });
            nodes.push(memo.into());
        }
        let seen = Rc::new(RefCell::new(vec![0; VALUES + MEMOS]));
        let runs = Rc::new(Cell::new(0));
        let watch = |(at, &node): (usize, &Signal<i64>)| {
            let (seen, runs) = (Rc::clone(&seen), Rc::clone(&runs));
            piece(move || {
                runs.set(runs.get() + 1);
                seen.borrow_mut()[at] = node.get();
            })
        };
        let pieces: Vec<Kept<()>> = nodes.iter().enumerate().map(watch).collect();
        for _ in 0..60 {
            for _ in 0..=random(3) {
                signals[random(VALUES)].set(random(10) as i64);
            }
            if random(3) == 0 {
                // Somebody looks in between.
                nodes[random(VALUES + MEMOS)].get();
            }
            let before = seen.borrow().clone();
            runs.set(0);
            queue::call();
            let mut plain: Vec<i64> = signals.iter().map(RwSignal::get).collect();
            for (n, &[a, b, c]) in (0_i64..).zip(&parents) {
                let other = if plain[a] % 2 == 0 { plain[b] } else { plain[c] };
                plain.push((plain[a] + other + n) % 7);
            }
            assert_eq!(*seen.borrow(), plain);
            let changed = (VALUES..plain.len()).filter(|&at| plain[at] != before[at]).count();
            assert!(runs.get() <= changed + VALUES, "{} ran, {changed} changed", runs.get());
        }
        drop(pieces);
    }
}
