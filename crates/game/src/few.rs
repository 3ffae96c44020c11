//! Sorting of short lists.

/// Sorts a short list by a key; equal ones keep their order.
///
/// The standard library's sort is made for long lists: each use would add several kilobytes to a page.
pub fn sort_few<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..list.len() {
        let mut place = sorted;
        while let Some([before, after]) = list.get(place.wrapping_sub(1)..=place) {
            if key(before) <= key(after) {
                break;
            }
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn a_short_list_is_sorted_and_equal_ones_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (3, 'e'), (0, 'f')];
        sort_few(&mut list, |(number, _)| *number);
        assert_eq!(list.map(|(_, letter)| letter), ['f', 'b', 'd', 'c', 'a', 'e']);
        sort_few(&mut [] as &mut [u8], |number| *number);
    }
}
