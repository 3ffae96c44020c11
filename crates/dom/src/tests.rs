//! What `view!` describes, written down as markup.

use std::fmt::Write as _;

use crate::element::Place;
use crate::prelude::*;
use crate::view::Value;

fn markup(view: View) -> String {
    let mut out = String::new();
    write_view(view, &mut out);
    out
}

fn write_view(view: View, out: &mut String) {
    match view {
        View::Nothing => out.push('∅'),
        View::Text(words) => out.push_str(&words),
        View::Many(views) => views.into_iter().for_each(|view| write_view(view, out)),
        View::Live(mut make) => {
            out.push('~');
            write_view(make(), out);
        }
        View::Element(element) => {
            write!(out, "<{}", element.0.tag).unwrap();
            for (place, value) in element.0.set {
                let name = match place {
                    Place::Attribute(name) => name.to_owned(),
                    Place::Class(name) => format!("class:{name}"),
                    Place::Style(name) => format!("style:{name}"),
                    Place::Property(name) | Place::Flag(name) => format!("prop:{name}"),
                    Place::Content => "inner".to_owned(),
                };
                let live = if matches!(value, Value::Live(_)) { "~" } else { "" };
                match value.now() {
                    Some(value) => write!(out, " {name}={live}{value}").unwrap(),
                    None => write!(out, " -{name}").unwrap(),
                }
            }
            for (event, _) in element.0.heard {
                write!(out, " on:{event}").unwrap();
            }
            out.push('>');
            element.0.inside.into_iter().for_each(|view| write_view(view, out));
            out.push_str("</>");
        }
    }
}

#[test]
fn elements_words_and_expressions_stand_in_their_order() {
    let name = String::from("Mara");
    let seen =
        view! { <p class="lead" lang="de">"Hello, "<b>{name}</b>{3_u8}" "{None::<View>}</p> };
    assert_eq!(markup(seen), "<p class=lead lang=de>Hello, <b>Mara</>3 ∅</>");
    assert_eq!(markup(view! { <i></i>"and"<b></b> }), "<i></>and<b></>");
    assert_eq!(markup(vec!["a", "b"].into_view()), "ab");
    assert_eq!(markup(().into_view()), "∅");
}

#[test]
fn closures_are_followed_and_everything_else_is_fixed() {
    let (open, none) = (|| true, None::<String>);
    let seen = view! { <p aria-busy=flag(|| false) hidden=open title=none>{|| "now"}</p> };
    assert_eq!(markup(seen), "<p aria-busy=~false hidden=~ -title>~now</>");
}

#[test]
fn what_is_more_than_an_attribute_goes_where_it_belongs() {
    let seen = view! {
        <input class:on=true style:--p="1" prop:value="x" prop:checked=false inner_html="<i>" on:click=|_| ()/>
    };
    let all = "<input class:on= style:--p=1 prop:value=x -prop:checked inner=<i> on:click></>";
    assert_eq!(markup(seen), all);
}

/// A name in the markup cannot be taken for one that the macro uses.
#[test]
fn the_macro_takes_no_name_away() {
    let made = "mine";
    assert_eq!(
        markup(view! { <p title=made>{made}<b>{made}</b></p> }),
        "<p title=mine>mine<b>mine</></>"
    );
}

/// Markup is laid only over markup of the same place in the sources.
#[test]
fn pieces_know_their_place() {
    let site = |view: View| match view {
        View::Element(element) => element.0.site,
        View::Nothing | View::Text(_) | View::Many(_) | View::Live(_) => 0,
    };
    let make = |words: &'static str| view! { <p>{words}</p> };
    assert_eq!(site(make("a")), site(make("b")));
    assert_ne!(site(make("a")), site(view! { <p>"a"</p> }));
}
