//! Cards, missions and starting numbers of each game's house edition, as tables below the clauses of the rules.
//!
//! The games say what is in them (`Words::lists`); nothing is written here by hand.

use anyhow::{Result, anyhow};
use catalog::{Entry, Visitor, with_game};
use game::{Lang, List, Message, Playable};
use text::Texts;

use crate::template::attribute;

/// The tables of a game in one language, each a chapter of the rules.
pub fn lists(game: &str, lang: Lang) -> Result<String> {
    let lists = with_game(game, Lists(lang))??;
    Ok((1..).zip(&lists).map(|(number, list)| html(number, list)).collect())
}

struct Lists(Lang);

impl Visitor for Lists {
    type Out = Result<Vec<List>>;

    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        let game = entry.house_game(G::NEWEST_RULES)?;
        let texts = Texts::new(self.0, &[G::text(self.0)])?;
        let wrong = std::cell::RefCell::new(None);
        let say = |message: &Message| {
            texts.try_say(message, &|seat| seat.to_string()).unwrap_or_else(|error| {
                wrong.replace(Some(format!("{}: {error}", message.key)));
                String::new()
            })
        };
        let lists = game.lists(self.0, &say);
        match wrong.take() {
            Some(wrong) => Err(anyhow!(wrong)),
            None => Ok(lists),
        }
    }
}

/// A chapter with one table, which scrolls by itself where it is wider than the screen.
fn html(number: u32, list: &List) -> String {
    let cells = |row: &[String], name: &str| {
        row.iter().map(|cell| format!("<{name}>{}</{name}>", attribute(cell))).collect::<String>()
    };
    let rows = list.rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row, "td")));
    format!(
        "<section class=\"chapter\" id=\"list-{number}\">\n<h2>{0}</h2>\n\
         <div class=\"list\" tabindex=\"0\" role=\"group\" aria-label=\"{0}\">\n<table>\n<thead><tr>{1}</tr></thead>\n<tbody>\n{2}</tbody>\n</table>\n</div>\n</section>\n",
        attribute(&list.title),
        cells(&list.columns, "th"),
        rows.collect::<String>(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_game_lists_what_it_holds_in_every_language() {
        for game in GAMES {
            let all = Lang::ALL.map(|lang| with_game(game.id, Lists(lang)).unwrap().unwrap());
            for lists in &all {
                assert!(lists.len() >= 4, "{}", game.id);
                for list in lists {
                    assert!(!list.title.is_empty() && !list.rows.is_empty(), "{list:?}");
                    let whole = |row: &Vec<String>| {
                        row.len() == list.columns.len() && row.iter().all(|it| !it.is_empty())
                    };
                    assert!(list.rows.iter().all(whole), "{list:?}");
                }
            }
            let [en, de, fr] =
                all.map(|lists| lists.iter().map(|it| it.rows.len()).collect::<Vec<_>>());
            assert_eq!((&en, &en), (&de, &fr), "{}", game.id);
        }
    }

    #[test]
    fn all_cards_are_there_with_their_numbers() {
        let spynet = lists("spynet", Lang::En).unwrap();
        assert_eq!(spynet.matches("<tr><td>").count(), 76 + 8);
        assert!(spynet.contains(
            "<td>The Hand</td><td>Technology</td><td>2</td><td>Play one more agent this turn.</td>"
        ));
        let connection = lists("spy-connection", Lang::De).unwrap();
        assert!(connection.contains("<td>Agenten je Person</td><td>15</td>"), "{connection}");
        let spyworld = lists("spyworld", Lang::Fr).unwrap();
        assert!(spyworld.contains("<td>Mouvement</td><td>6</td>") && !spyworld.contains('\u{ad}'));
        assert!(lists("chess", Lang::En).is_err());
    }

    #[test]
    fn signs_are_escaped() {
        let list = List {
            title: "A & B".to_owned(),
            columns: vec!["<".to_owned()],
            rows: vec![vec!["\"x\"".to_owned()]],
        };
        let html = html(1, &list);
        assert!(html.contains("<h2>A &amp; B</h2>") && html.contains("<th>&lt;</th>"));
    }
}
