//! The rules at the prompt: sections and clauses, found in a game's Markdown by number or by word.
//!
//! Only reads and lays out; what the rules say is in `games/*/rules`.

/// More clauses are not shown at once.
pub const MOST: usize = 5;

/// Columns of a line.
const WIDTH: usize = 96;

/// A heading and the clauses below it.
#[derive(Debug, PartialEq, Eq)]
pub struct Section<'t> {
    pub title: &'t str,
    pub clauses: Vec<Clause<'t>>,
}

/// One numbered clause, as plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause<'t> {
    pub id: &'t str,
    pub text: String,
}

/// All sections that have clauses.
pub fn sections(markdown: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    for paragraph in markdown.split("\n\n").map(str::trim) {
        if paragraph.starts_with('#') {
            let title = paragraph.trim_start_matches('#').trim();
            sections.push(Section { title, clauses: Vec::new() });
        } else if let Some(clause) = clause(paragraph) {
            if sections.is_empty() {
                sections.push(Section { title: "", clauses: Vec::new() });
            }
            sections.iter_mut().last().into_iter().for_each(|it| it.clauses.push(clause.clone()));
        }
    }
    sections.retain(|section| !section.clauses.is_empty());
    sections
}

/// A paragraph that begins with a number in bold.
fn clause(paragraph: &str) -> Option<Clause<'_>> {
    let (id, text) = paragraph.strip_prefix("**")?.split_once("**")?;
    let is_number = id.contains('-') && id.ends_with(|sign: char| sign.is_ascii_digit());
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('*', "");
    is_number.then_some(Clause { id, text })
}

/// The clause with this number, or else all that hold this text; case does not matter.
pub fn find<'t>(markdown: &'t str, topic: &str) -> Vec<Clause<'t>> {
    let topic = topic.trim().to_lowercase();
    let all: Vec<_> = sections(markdown).into_iter().flat_map(|section| section.clauses).collect();
    let is_number = |clause: &&Clause<'_>| {
        let id = clause.id.to_lowercase();
        id == topic || id.split_once('-').is_some_and(|(_, number)| number == topic)
    };
    if let Some(clause) = all.iter().find(is_number) {
        return vec![clause.clone()];
    }
    all.into_iter().filter(|clause| clause.text.to_lowercase().contains(&topic)).collect()
}

/// The clause in lines that fit the terminal.
pub fn lay_out(clause: &Clause<'_>) -> String {
    let (mut lines, mut column) = (format!("{} ", clause.id), clause.id.chars().count() + 1);
    for word in clause.text.split(' ') {
        let length = word.chars().count() + 1;
        if column + length > WIDTH {
            lines.push_str("\n ");
            column = 1;
        }
        lines.push(' ');
        lines.push_str(word);
        column += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# A game\n\nIt is **about** spies.\n\n## Set-up\n\n**XY-1.1** Take *15* agents.\nAll of them.\n\n**XY-1.2** Shuffle.\n\n## A turn\n\n**Note** this is no clause.\n\n**XY-2.1** Lay **one** agent.\n";

    fn ids(topic: &str) -> Vec<&'static str> {
        find(RULES, topic).iter().map(|clause| clause.id).collect()
    }

    #[test]
    fn sections_hold_their_clauses_as_plain_text() {
        let sections = sections(RULES);
        let titles: Vec<_> = sections.iter().map(|it| (it.title, it.clauses.len())).collect();
        assert_eq!(titles, [("Set-up", 2), ("A turn", 1)]);
        assert_eq!(sections[0].clauses[0].text, "Take 15 agents. All of them.");
    }

    #[test]
    fn a_clause_is_found_by_number_or_by_word() {
        assert_eq!(ids("xy-1.2"), ["XY-1.2"]);
        assert_eq!(ids("2.1"), ["XY-2.1"]);
        assert_eq!(ids("AGENT"), ["XY-1.1", "XY-2.1"]);
        assert_eq!(ids("moon"), [""; 0]);
        assert_eq!(find("", "agent"), []);
    }

    #[test]
    fn a_long_clause_is_broken_into_lines() {
        let clause = Clause { id: "XY-1.1", text: "word ".repeat(60).trim().to_owned() };
        let lines = lay_out(&clause);
        assert!(lines.starts_with("XY-1.1  word word"), "{lines}");
        assert!(lines.lines().count() == 4 && lines.lines().all(|line| line.len() <= WIDTH));
        assert_eq!(lines.matches("word").count(), 60);
    }
}
