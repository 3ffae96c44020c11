//! What stands at the root without a hash: a page for each game, the service worker, the manifest; and the plain
//! files that they name.
//!
//! The page for the first game is `index.html`, that of another is `GAME.html`: they differ in what they load ahead.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail};

use crate::assets::{Assets, digits};
use crate::folder::{self, Folders};
use crate::games::GAMES;
use crate::template::{attribute, fill};

/// What is needed before the first picture is whole; the browser would else find out only from the styles.
const FONTS_AHEAD: &[&str] = &[
    "fonts/ibm-plex-sans-latin-400-normal.woff2",
    "fonts/ibm-plex-sans-latin-600-normal.woff2",
    "fonts/ibm-plex-sans-condensed-latin-700-normal.woff2",
];

/// A file at the root: its name and what is in it.
pub type Page = (String, Vec<u8>);

/// Adds scripts, drawings, icons and the licence of the fonts.
pub fn add_files(folders: &Folders, assets: &mut Assets) -> Result<()> {
    let page = folders.page();
    for name in ["boot.js", "worker.js"] {
        assets.add(name, script(&folder::text(&page.join(name))?).into_bytes())?;
    }
    let art = GAMES.iter().map(|game| folders.game(game.id).join("web/art"));
    for folder in art.chain([page.join("art"), page.join("icons")]) {
        for ending in ["svg", "png"] {
            for file in folder::files(&folder, ending)? {
                assets.add(&folders.asset_name(&file)?, folder::bytes(&file)?)?;
            }
        }
    }
    for game in GAMES {
        let sample = folders.game(game.id).join("tests/replays").join(game.sample);
        assets.add(&format!("samples/{}.json", game.id), folder::bytes(&sample)?)?;
    }
    assets.add("fonts/OFL.txt", folder::bytes(&page.join("fonts/OFL.txt"))?)?;
    Ok(())
}

/// Our own scripts without the lines that are only comment.
fn script(text: &str) -> String {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.filter(|line| !line.trim().is_empty()).map(|line| format!("{line}\n")).collect()
}

/// Everything at the root.
pub fn pages(folders: &Folders, assets: &Assets) -> Result<Vec<Page>> {
    let read = |name: &str| folder::text(&folders.page().join(name));
    let mut pages = Vec::new();
    let index = read("index.html")?;
    let mut is_whole = true;
    for (number, game) in GAMES.iter().enumerate() {
        let name = if number == 0 { "index.html".to_owned() } else { format!("{}.html", game.id) };
        if !assets.has(&format!("{}.wasm", game.id)) {
            is_whole = false;
            let building = fill(&read("building.html")?, |word| word_of(word, game.id, assets));
            pages.push((name, building.context("building.html")?.into_bytes()));
            continue;
        }
        let page =
            page(&index, game.id, &wire_hash(folders, game.id)?, assets).context("index.html")?;
        pages.push((name, page.into_bytes()));
    }
    let manifest = fill(&read("manifest.webmanifest")?, |word| word_of(word, "", assets))
        .context("manifest.webmanifest")?;
    pages.push(("manifest.webmanifest".to_owned(), manifest.into_bytes()));
    if !is_whole {
        // A page that works offline must be complete.
        return Ok(pages);
    }
    let service = service(&read("sw.js")?, assets, &pages).context("sw.js")?;
    pages.push(("sw.js".to_owned(), service.into_bytes()));
    Ok(pages)
}

/// The page of one game.
fn page(index: &str, game: &str, wire: &str, assets: &Assets) -> Result<String> {
    let page = fill(index, |word| match word {
        "wire" => Ok(wire.to_owned()),
        _ => word_of(word, game, assets),
    })?;
    // The policy of the page would refuse these, but only in a browser, and only when somebody looks.
    for inline in ["<style", " style=", "<script>", " onload=", " onclick="] {
        if page.contains(inline) {
            bail!("`{inline}`: nothing inline, the content security policy forbids it");
        }
    }
    Ok(page)
}

/// The hash of the types that a game's page and its server must have in common; a test of the catalog keeps the list.
fn wire_hash(folders: &Folders, game: &str) -> Result<String> {
    let list = folder::text(&folders.root().join("crates/catalog/wire-hashes.txt"))?;
    let mut lines = list.lines().filter_map(|line| line.split_once(' '));
    let found = lines.find(|(id, _)| *id == game).map(|(_, hash)| hash.to_owned());
    found.with_context(|| format!("no types of {game} are listed"))
}

/// What stands for a word in a template.
fn word_of(word: &str, game: &str, assets: &Assets) -> Result<String> {
    match word.split_once(' ') {
        Some(("url", name)) => assets.url(&name.replace("GAME", game)),
        None if word == "game" => Ok(game.to_owned()),
        None if word == "ahead" => ahead(game, assets),
        None if word == "assets" => Ok(attribute(&serde_json::to_string(&named(assets))?)),
        _ => bail!("`{word}` stands for nothing"),
    }
}

/// What the page asks for by name: all but fonts and icons, which only styles and the head of the page name.
fn named(assets: &Assets) -> BTreeMap<&str, String> {
    let wanted = |name: &str| !name.ends_with(".woff2") && !name.starts_with("icons/");
    assets.iter().filter(|(name, _)| wanted(name)).map(|(name, a)| (name, a.url())).collect()
}

/// What the browser loads at once, before any script asks.
fn ahead(game: &str, assets: &Assets) -> Result<String> {
    let js = assets.url(&format!("{game}.js"))?;
    let wasm = assets.url(&format!("{game}.wasm"))?;
    let mut links = vec![
        format!("<link rel=\"modulepreload\" href=\"{js}\">"),
        format!(
            "<link rel=\"preload\" as=\"fetch\" type=\"application/wasm\" crossorigin href=\"{wasm}\">"
        ),
    ];
    let fonts = FONTS_AHEAD.iter().filter_map(|font| assets.url(font).ok());
    links.extend(fonts.map(|font| {
        format!(
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{font}\">"
        )
    }));
    Ok(links.join("\n"))
}

/// The service worker: its list of files makes every build a new version of it.
fn service(text: &str, assets: &Assets, pages: &[Page]) -> Result<String> {
    let urls: Vec<String> = assets.iter().map(|(_, asset)| asset.url()).collect();
    let shown: Vec<(&str, String)> =
        pages.iter().map(|(name, p)| (name.as_str(), digits(p))).collect();
    let (urls, shown) = (serde_json::to_string(&urls)?, serde_json::to_string(&shown)?);
    let version = digits(format!("{urls}{shown}").as_bytes());
    let html: Vec<String> = pages
        .iter()
        .filter(|(name, _)| name.ends_with(".html"))
        .map(|(name, _)| format!("/{name}"))
        .collect();
    let html = serde_json::to_string(&html)?;
    fill(&script(text), |word| match word {
        "version" => Ok(version.clone()),
        "assets" => Ok(urls.clone()),
        "pages" => Ok(html.clone()),
        _ => bail!("`{word}` stands for nothing"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Kind;

    fn assets() -> Assets {
        let mut assets = Assets::default();
        for name in ["a.js", "a.wasm", "a.css", "icons/x.png"] {
            assets.add(name, name.as_bytes().to_vec()).unwrap();
        }
        assets
    }

    #[test]
    fn a_page_names_hashed_files_and_has_nothing_inline() {
        let assets = assets();
        let html = page(
            "<link href=\"{{url GAME.css}}\" title=\"{{assets}}\" id=\"{{wire}}\">",
            "a",
            "7f",
            &assets,
        )
        .unwrap();
        assert!(html.contains("id=\"7f\""));
        assert!(html.contains(&assets.url("a.css").unwrap()));
        assert!(html.contains("&quot;a.wasm&quot;:&quot;/assets/a.") && !html.contains("x.png"));
        for bad in ["<p style=\"color:red\">", "<style>a{}</style>", "<script>x</script>", "{{b}}"]
        {
            assert!(page(bad, "a", "7f", &assets).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_game_that_is_still_being_built_has_a_page_that_says_so_until_it_is_there() {
        let folders = Folders::find(Kind::Quick).unwrap();
        let mut assets = Assets::default();
        crate::styles::add(&folders, &mut assets).unwrap();
        add_files(&folders, &mut assets).unwrap();
        let build = |assets: &mut Assets, game: &str| {
            for ending in ["js", "wasm"] {
                assets.add(&format!("{game}.{ending}"), game.as_bytes().to_vec()).unwrap();
            }
        };
        let text = |pages: &[Page], name: &str| {
            let page = pages.iter().find(|(other, _)| other == name);
            page.map(|(_, bytes)| String::from_utf8(bytes.clone()).unwrap())
        };
        let [first, rest @ ..] = GAMES else { panic!("no games") };
        build(&mut assets, first.id);
        let some = pages(&folders, &assets).unwrap();
        assert!(text(&some, "index.html").unwrap().contains("boot."));
        for game in rest {
            let waiting = text(&some, &format!("{}.html", game.id)).unwrap();
            assert!(waiting.contains("http-equiv=\"refresh\"") && !waiting.contains("boot."));
            assert!(
                ["en", "de", "fr"].iter().all(|lang| waiting.contains(&format!("lang=\"{lang}\"")))
            );
        }
        assert_eq!(text(&some, "sw.js"), None, "nothing incomplete is kept for offline use");
        rest.iter().for_each(|game| build(&mut assets, game.id));
        let all = pages(&folders, &assets).unwrap();
        assert!(text(&all, "sw.js").is_some());
        for game in rest {
            let page = text(&all, &format!("{}.html", game.id)).unwrap();
            assert!(page.contains("boot.") && !page.contains("http-equiv=\"refresh\""));
        }
    }

    #[test]
    fn the_service_worker_changes_with_every_file() {
        let text = "// c\nconst V = '{{version}}', A = {{assets}}, P = {{pages}};";
        let pages = |page: &str| vec![("index.html".to_owned(), page.as_bytes().to_vec())];
        let one = service(text, &assets(), &pages("1")).unwrap();
        assert!(one.contains("[\"/index.html\"]") && one.contains("/assets/icons/x."));
        assert_ne!(one, service(text, &assets(), &pages("2")).unwrap());
        assert_eq!(one, service(text, &assets(), &pages("1")).unwrap());
    }
}
