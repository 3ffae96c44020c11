//! Lists of names, joined as each language joins them.

use game::Lang;

/// `A, B and C`, with the last comma left out in all three languages.
#[must_use]
pub fn join(lang: Lang, names: &[String]) -> String {
    let and = match lang {
        Lang::En => " and ",
        Lang::De => " und ",
        Lang::Fr => " et ",
    };
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_name_is_joined_by_a_word() {
        let names = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(join(Lang::En, &[]), "");
        assert_eq!(join(Lang::En, &names(&["Rome"])), "Rome");
        assert_eq!(join(Lang::Fr, &names(&["Rome", "Paris"])), "Rome et Paris");
        let three = names(&["Rom", "Paris", "Berlin"]);
        assert_eq!(join(Lang::En, &three), "Rom, Paris and Berlin");
        assert_eq!(join(Lang::De, &three), "Rom, Paris und Berlin");
        assert_eq!(join(Lang::Fr, &three), "Rom, Paris et Berlin");
    }
}
