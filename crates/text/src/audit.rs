//! What is wrong with the text files of one game, all languages side by side; for tests.
//!
//! Finds problems and names them; repairs nothing, and says nothing about style or spelling.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use game::Lang;

use crate::sayings::line_of;

/// What a text asks for: its variables, and the named cases it distinguishes.
#[derive(Default, PartialEq, Eq)]
struct Needs {
    variables: BTreeSet<String>,
    /// `variable: case, case, …`; plurals are left out, for each language has its own.
    cases: BTreeSet<String>,
    /// Other messages and terms that are used inside, with `-` before a term.
    references: BTreeSet<String>,
    /// Variables whose plural has no form for `one`.
    no_singular: BTreeSet<String>,
}

/// Every problem of these files against the keys a program asks for; empty when all is well.
///
/// Found are: parse errors, keys missing, unused or there twice, references to nothing, plurals without
/// `one`, and keys whose variables or named cases differ between languages. Terms (`-name`) are each
/// language's own business.
#[must_use]
pub fn audit(files: &[(Lang, &[&str])], keys: &[&str]) -> Vec<String> {
    let mut problems = Vec::new();
    let wanted: BTreeSet<&str> = keys.iter().copied().collect();
    let mut first: Option<(Lang, BTreeMap<String, Needs>)> = None;
    for &(lang, sources) in files {
        let texts = read(lang, sources, &mut problems);
        for key in wanted.iter().filter(|key| !texts.contains_key(**key)) {
            problems.push(format!("{lang}: {key}: missing"));
        }
        for (key, needs) in &texts {
            if !key.starts_with('-') && !wanted.contains(key.as_str()) {
                problems.push(format!("{lang}: {key}: nobody asks for it"));
            }
            for other in needs.references.iter().filter(|other| !texts.contains_key(*other)) {
                problems.push(format!("{lang}: {key}: uses {other}, which is not there"));
            }
            for variable in &needs.no_singular {
                problems.push(format!("{lang}: {key}: the plural of ${variable} has no [one]"));
            }
        }
        match &first {
            None => first = Some((lang, texts)),
            Some((other, model)) => compare((*other, model), (lang, &texts), &mut problems),
        }
    }
    problems
}

fn compare(
    (one, model): (Lang, &BTreeMap<String, Needs>),
    (other, texts): (Lang, &BTreeMap<String, Needs>),
    problems: &mut Vec<String>,
) {
    for (key, needs) in model.iter().filter(|(key, _)| !key.starts_with('-')) {
        let Some(found) = texts.get(key) else { continue };
        let mut differ = |what: &str, left: &BTreeSet<String>, right: &BTreeSet<String>| {
            if left != right {
                let list =
                    |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
                let (left, right) = (list(left), list(right));
                problems.push(format!(
                    "{key}: {what} differ: {one} has [{left}], {other} has [{right}]"
                ));
            }
        };
        differ("variables", &needs.variables, &found.variables);
        differ("cases", &needs.cases, &found.cases);
    }
}

fn read(lang: Lang, sources: &[&str], problems: &mut Vec<String>) -> BTreeMap<String, Needs> {
    let mut texts = BTreeMap::new();
    for source in sources {
        let resource = parser::parse(*source).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|error| {
                format!("{lang}: line {}: {}", line_of(source, error.pos.start), error.kind)
            }));
            resource
        });
        for entry in &resource.body {
            let mut needs = Needs::default();
            let key = match entry {
                Entry::Message(message) => {
                    message.value.iter().for_each(|pattern| needs.pattern(pattern));
                    message.attributes.iter().for_each(|part| needs.pattern(&part.value));
                    message.id.name.to_owned()
                }
                Entry::Term(term) => {
                    needs.pattern(&term.value);
                    format!("-{}", term.id.name)
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => continue,
            };
            if texts.insert(key.clone(), needs).is_some() {
                problems.push(format!("{lang}: {key}: there twice"));
            }
        }
    }
    texts
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.selection(id.name, variants.iter().map(|variant| &variant.key));
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn selection<'k, 's: 'k>(
        &mut self,
        variable: &str,
        keys: impl Iterator<Item = &'k VariantKey<&'s str>>,
    ) {
        let mut named = BTreeSet::new();
        let (mut plural, mut singular) = (false, false);
        for key in keys {
            match key {
                VariantKey::NumberLiteral { .. } => plural = true,
                VariantKey::Identifier { name } => match *name {
                    "one" => (plural, singular) = (true, true),
                    "zero" | "two" | "few" | "many" => plural = true,
                    "other" => {}
                    name => {
                        named.insert(name);
                    }
                },
            }
        }
        if plural && !singular && named.is_empty() {
            self.no_singular.insert(variable.to_owned());
        }
        if !named.is_empty() {
            let named: Vec<_> = named.into_iter().collect();
            self.cases.insert(format!("{variable}: {}", named.join(", ")));
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|value| self.inline(value));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(en: &str, de: &str, keys: &[&str]) -> Vec<String> {
        audit(&[(Lang::En, &[en]), (Lang::De, &[de])], keys)
    }

    #[test]
    fn good_files_have_no_problems() {
        let en = "a = { $n ->\n [one] one\n *[other] { $n }\n }\nb = { $side ->\n [dark] Dark\n *[light] Light\n }";
        let de = "-wort = Wort\na = { $n } { -wort }\nb = { $side ->\n [dark] Dunkel\n *[light] Hell\n }";
        assert_eq!(problems(en, de, &["a", "b"]), [""; 0]);
    }

    #[test]
    fn every_kind_of_problem_is_named() {
        assert_eq!(problems("a = 1", "", &["a"]), ["de: a: missing"]);
        assert_eq!(problems("a = 1", "a = 1\nb = 2", &["a"]), ["de: b: nobody asks for it"]);
        assert_eq!(problems("a = 1\na = 2", "a = 1", &["a"]), ["en: a: there twice"]);
        assert_eq!(problems("a = 1", "a = { -b }", &["a"]), ["de: a: uses -b, which is not there"]);
        assert_eq!(
            problems("a = { $city }", "a = { $stadt }", &["a"]),
            ["a: variables differ: en has [city], de has [stadt]"]
        );
        assert_eq!(
            problems(
                "a = { $s ->\n [x] 1\n *[y] 2\n }",
                "a = { $s ->\n [x] 1\n *[z] 2\n }",
                &["a"]
            ),
            ["a: cases differ: en has [s: x, y], de has [s: x, z]"]
        );
        assert_eq!(
            problems("a = { $n ->\n [1] one\n *[other] { $n }\n }", "a = { $n }", &["a"]),
            ["en: a: the plural of $n has no [one]"]
        );
        let parse = problems("a = 1", "a = 1\n\nb\n", &["a"]);
        assert!(parse.iter().any(|problem| problem.starts_with("de: line 3: ")), "{parse:?}");
    }
}
