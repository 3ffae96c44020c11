//! A permutation test: could what was seen belong to any of the secrets just as well?

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use bots::Fast;
use game::Chance as _;

/// The share of shuffles of the secrets after which what was seen differs between them at least as much as it does.
///
/// It is small only if what was seen tells something about the secret.
pub fn chance_of(pairs: &[(u32, u32)], shuffles: NonZeroU32) -> f64 {
    let (mut secrets, seen): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
    let found = spread(&secrets, &seen);
    let mut chance = Fast::from_number(1);
    let mut as_much = 1;
    for _ in 0..shuffles.get() {
        for place in (1..secrets.len()).rev() {
            let other = chance.below(u32::try_from(place).unwrap() + 1) as usize;
            secrets.swap(place, other);
        }
        as_much += u32::from(spread(&secrets, &seen) >= found - f64::EPSILON);
    }
    f64::from(as_much) / f64::from(shuffles.get() + 1)
}

/// How far the means of what was seen with each secret are apart.
fn spread(secrets: &[u32], seen: &[u32]) -> f64 {
    let mean = |sum: f64, count: u32| sum / f64::from(count.max(1));
    let mut groups = BTreeMap::<u32, (f64, u32)>::new();
    for (secret, seen) in secrets.iter().zip(seen) {
        let (sum, count) = groups.entry(*secret).or_default();
        *sum += f64::from(*seen);
        *count += 1;
    }
    let (sum, count) = groups.values().fold((0.0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    let all = mean(sum, count);
    groups.values().map(|&(sum, count)| f64::from(count) * (mean(sum, count) - all).powi(2)).sum()
}

#[test]
fn what_tells_a_secret_is_found_and_what_does_not_is_not() {
    let shuffles = NonZeroU32::new(199).unwrap();
    let mut chance = Fast::from_number(2);
    let secrets: Vec<_> = (0..500).map(|_| chance.below(3)).collect();
    let told: Vec<_> = secrets.iter().map(|secret| (*secret, 10 * secret)).collect();
    let kept: Vec<_> = secrets.iter().map(|secret| (*secret, chance.below(30))).collect();
    assert!(chance_of(&told, shuffles) <= 0.005);
    assert!(chance_of(&kept, shuffles) > 0.05);
}
