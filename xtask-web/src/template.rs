//! Fills in `{{word}}` in a text; a word that nobody knows is an error, so that nothing unfinished is served.

use anyhow::{Context as _, Result};

/// The text with every `{{word}}` replaced by what `known` says.
pub fn fill(text: &str, mut known: impl FnMut(&str) -> Result<String>) -> Result<String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (word, after) = after.split_once("}}").context("`{{` without `}}`")?;
        out.push_str(before);
        out.push_str(&known(word)?);
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Safe inside an attribute between double quotes.
pub fn attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn every_word_is_filled_in_or_refused() {
        let known = |word: &str| match word {
            "a" => Ok("1".to_owned()),
            other => bail!("{other}?"),
        };
        assert_eq!(fill("x {{a}} y {{a}}", known).unwrap(), "x 1 y 1");
        assert_eq!(fill("{{b}}", known).unwrap_err().to_string(), "b?");
        assert!(fill("{{a", known).is_err());
    }

    #[test]
    fn an_attribute_cannot_be_left() {
        assert_eq!(attribute("{\"a\":\"<&\"}"), "{&quot;a&quot;:&quot;&lt;&amp;&quot;}");
    }
}
