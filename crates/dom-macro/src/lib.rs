//! The `view!` macro: turns markup in a Rust file into calls that build a view.
//!
//! It supports elements, quoted texts and `{expressions}`. There are no components: a part of a page is a function
//! that returns a view, called inside braces.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned as _;

/// Describes a piece of a page.
///
/// | written | meaning |
/// |---|---|
/// | `name="text"`, `name=value` | an attribute; a closure is followed, `None` and `false` leave it out |
/// | `on:click=handler` | what happens then |
/// | `class:name=value` | one class, while the value is true |
/// | `style:name=value` | one property of its style |
/// | `prop:name=value` | a property of the element, such as `value` or `checked` |
/// | `inner_html=value` | markup of our own as its content |
/// | `node_ref=place` | where to find the element afterwards |
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let made = rstml::parse2(tokens.into()).and_then(|nodes| pieces(&nodes, Depth::Root));
    match made.map(|mut pieces| (pieces.len(), pieces.pop(), pieces)) {
        Ok((1, Some(only), _)) => only,
        Ok((_, last, before)) => quote! { ::dom::View::Many(::std::vec![#(#before,)* #last]) },
        Err(error) => error.into_compile_error(),
    }
    .into()
}

/// Where a node stands in its markup.
#[derive(Clone, Copy)]
enum Depth {
    Root,
    Inside,
}

fn pieces(nodes: &[Node], depth: Depth) -> syn::Result<Vec<TokenStream>> {
    nodes.iter().filter_map(|node| piece(node, depth).transpose()).collect()
}

fn piece(node: &Node, depth: Depth) -> syn::Result<Option<TokenStream>> {
    match node {
        Node::Element(element) => self::element(element, depth).map(Some),
        Node::Text(text) => {
            let text = &text.value;
            Ok(Some(quote! { ::dom::View::words(#text) }))
        }
        Node::Block(block) => {
            let inner = within(block);
            Ok(Some(quote! { ::dom::IntoView::into_view(#inner) }))
        }
        Node::Comment(_) => Ok(None),
        Node::Fragment(_) | Node::Doctype(_) | Node::RawText(_) | Node::Custom(_) => {
            Err(syn::Error::new(node.span(), "write an element, a text in quotes or {…}"))
        }
    }
}

/// The expression in braces, without them where it is the only thing there.
fn within(block: &NodeBlock) -> TokenStream {
    match block.try_block().map(|block| block.stmts.as_slice()) {
        Some([syn::Stmt::Expr(only, None)]) => quote! { #only },
        Some(_) | None => quote! { #block },
    }
}

fn element(element: &NodeElement<Infallible>, depth: Depth) -> syn::Result<TokenStream> {
    let tag = element.name().to_string();
    if tag.starts_with(|first: char| first.is_uppercase()) {
        let problem = "there are no components: call a function in braces";
        return Err(syn::Error::new(element.name().span(), problem));
    }
    let (fixed, other) = attributes(element)?;
    // A name that nothing in the markup can mean.
    let made = Ident::new("made", Span::mixed_site());
    let fixed = (!fixed.is_empty()).then(|| quote! { #made.fixed(&[#(#fixed),*]); });
    let children = children(&element.children)?;
    let begun = match depth {
        Depth::Root => {
            let site = site(element);
            quote! { ::dom::Element::root(#tag, #site) }
        }
        Depth::Inside => quote! { ::dom::Element::new(#tag) },
    };
    Ok(quote! {{
        let mut #made = #begun;
        #fixed
        #(#made #other;)*
        #(#made #children;)*
        ::dom::View::Element(#made)
    }})
}

/// What is in an element, each as a call that adds it.
fn children(nodes: &[Node]) -> syn::Result<Vec<TokenStream>> {
    let call = |node: &Node| match node {
        Node::Text(text) => {
            let text = &text.value;
            Ok(Some(quote! { .words(#text) }))
        }
        Node::Element(_)
        | Node::Block(_)
        | Node::Comment(_)
        | Node::Fragment(_)
        | Node::Doctype(_)
        | Node::RawText(_)
        | Node::Custom(_) => {
            let piece = piece(node, Depth::Inside)?;
            Ok(piece.map(|piece| quote! { .child(#piece) }))
        }
    };
    nodes.iter().filter_map(|node| call(node).transpose()).collect()
}

/// Those with words that stand in the program, as pairs; and the others, each as a call that sets it.
fn attributes(
    element: &NodeElement<Infallible>,
) -> syn::Result<(Vec<TokenStream>, Vec<TokenStream>)> {
    let (mut fixed, mut other) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "an attribute has a name"));
        };
        let name = attribute.key.to_string();
        let is_plain = !name.contains(':') && name != "inner_html" && name != "node_ref";
        match literal(attribute).filter(|_| is_plain) {
            Some(text) => fixed.push(quote! { (#name, #text) }),
            None => other.push(setting(attribute, &name)),
        }
    }
    Ok((fixed, other))
}

/// A number for this place in the sources: markup is laid only over markup of the same place.
fn site(element: &NodeElement<Infallible>) -> u32 {
    let span = element.name().span().unwrap();
    let place = format!("{}:{}:{}", span.file(), span.line(), span.column());
    // Fowler, Noll and Vo: the same on every machine, other than the hashes of the standard library.
    place.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn setting(attribute: &KeyedAttribute, name: &str) -> TokenStream {
    let value = value(attribute);
    match name.split_once(':') {
        Some(("on", event)) => {
            let method = quote::format_ident!("on_{event}", span = attribute.key.span());
            quote! { .#method(#value) }
        }
        Some(("class", class)) => quote! { .class_if(#class, #value) },
        Some(("style", property)) => quote! { .style(#property, #value) },
        Some(("prop", "value")) => quote! { .property("value", #value) },
        Some(("prop", flag)) => quote! { .flag(#flag, #value) },
        _ if name == "inner_html" => quote! { .inner_html(#value) },
        _ if name == "node_ref" => quote! { .node_ref(#value) },
        _ => quote! { .attribute(#name, #value) },
    }
}

/// An attribute without a value is simply there.
fn value(attribute: &KeyedAttribute) -> TokenStream {
    attribute.value().map_or_else(|| quote! { "" }, |value| quote! { #value })
}

fn literal(attribute: &KeyedAttribute) -> Option<TokenStream> {
    match attribute.value() {
        None => Some(quote! { "" }),
        Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. })) => {
            Some(quote! { #text })
        }
        Some(_) => None,
    }
}
