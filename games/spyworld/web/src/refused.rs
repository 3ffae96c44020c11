//! Why a combination cannot be chosen: what the rules refuse in general, said about these three cards.

use spyworld::edition::Content;
use spyworld::ids::{Gadget, Stack};
use spyworld::{Sheet, edition::Edition, grid::Line};

use crate::combos::{content_words, gadget_of, line_in};
use crate::plan::Plan;
use crate::scene::{Scene, Things, money, tell1, tell2};
use ui::speech::t;

/// Why the combination of this stack cannot be carried out in full, alone or as one of two.
pub fn words(things: Things, scene: &Scene, plan: &Plan, stack: Stack) -> Option<String> {
    let edition = things.edition();
    let sheet = scene.own()?.sheet.as_ref()?;
    if plan.picks.len() > 1 {
        let price = edition.budget.bonus.get(usize::from(sheet.bonus)).copied()?;
        let left = money(sheet.money().saturating_sub(price));
        return Some(tell1("sw-why-both", "money", left));
    }
    let (line, content) = scene.combination(&edition, stack)?;
    Some(alone(things, &edition, sheet, line, content))
}

fn alone(things: Things, edition: &Edition, sheet: &Sheet, line: Line, content: Content) -> String {
    let have = money(sheet.money());
    let is_full = sheet.is_full(edition.entrance);
    match content {
        Content::Upgrade(_) if is_full => t("sw-why-full"),
        Content::Upgrade(_) => {
            let thing = content_words(things, line, content);
            let why =
                tell2("sw-why-upgrade", ("thing", thing.into()), ("line", line_in(line).into()));
            format!("{why} {}", tell1("sw-why-elsewhere", "money", have))
        }
        Content::Wall => tell1("sw-why-wall", "line", line_in(line)),
        Content::Gadget
            if (0..edition.gadgets().len() as u8).all(|n| sheet.has_gadget(Gadget(n))) =>
        {
            t("sw-why-gadgets")
        }
        Content::Gadget => tell2(
            "sw-why-gadget",
            ("gadget", things.gadget(gadget_of(line)).into()),
            ("money", have.into()),
        ),
        // A training is refused with its own reason.
        Content::Training(..) => String::new(),
    }
}
