//! The server over real sockets: every header, every form, every way in that must be closed.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;

use server::{Page, Server, System};

/// A page in a folder of its own, and a server that gives it.
struct Site {
    folder: PathBuf,
    address: SocketAddr,
}

/// Long enough to be worth compressing.
const SCRIPT: &str =
    "console.log('spy'); console.log('spy'); console.log('spy'); console.log('spy');";

impl Site {
    fn new(name: &str, files: &[(&str, &[u8])]) -> Self {
        let folder = std::env::temp_dir().join(format!("spymaster-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("assets")).unwrap();
        for (path, bytes) in files {
            std::fs::write(folder.join(path), bytes).unwrap();
        }
        let server =
            Server::bind(System::real(), "127.0.0.1:0", Page::in_folder(folder.clone())).unwrap();
        let address = server.address();
        std::thread::spawn(move || server.run());
        Self { folder, address }
    }

    fn usual(name: &str) -> Self {
        Self::new(
            name,
            &[
                ("index.html", b"<title>Spymaster</title>"),
                ("spynet.html", b"<title>SpyNet</title>"),
                ("index.html.br", b"(brotli page)"),
                ("sw.js", b"// service"),
                ("manifest.webmanifest", b"{}"),
                ("assets/a.0123.js", SCRIPT.as_bytes()),
                ("assets/a.0123.js.br", b"(brotli)"),
                ("assets/a.0123.js.gz", b"(gzip)"),
                ("assets/b.0123.wasm", b"\0asm"),
                ("assets/c.0123.woff2", b"font"),
                ("assets/d.0123.css", b"a{}"),
                ("assets/e.0123.svg", b"<svg/>"),
            ],
        )
    }

    /// Sends the very bytes of a request line, so that nothing is tidied up on the way.
    fn ask(&self, line: &str, headers: &[&str]) -> Answer {
        let mut socket = TcpStream::connect(self.address).unwrap();
        let mut request = format!("{line} HTTP/1.1\r\nhost: spymaster\r\nconnection: close\r\n");
        headers.iter().for_each(|header| request.push_str(&format!("{header}\r\n")));
        request.push_str("\r\n");
        socket.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        socket.read_to_end(&mut bytes).unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        Answer { head: head.to_owned(), body: body.to_owned() }
    }

    fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), &[])
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

struct Answer {
    head: String,
    body: String,
}

impl Answer {
    fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        let value = found.next().map(|(_, value)| value);
        assert!(found.next().is_none(), "{name} twice");
        value
    }
}

#[test]
fn every_answer_carries_the_policy() {
    let site = Site::usual("policy");
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                  style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
                  manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let lines = [
        ("GET /", "200"),
        ("GET /sw.js", "200"),
        ("GET /assets/a.0123.js", "200"),
        ("GET /assets/none.js", "404"),
        ("GET /api/none", "404"),
        ("GET /health", "200"),
        ("HEAD /", "200"),
        ("POST /", "405"),
        ("POST /health", "405"),
        ("DELETE /assets/a.0123.js", "405"),
    ];
    for (line, status) in lines {
        let answer = site.ask(line, &[]);
        assert_eq!(answer.status(), status, "{line}");
        assert_eq!(answer.header("content-security-policy"), Some(policy), "{line}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{line}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{line}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{line}");
        assert!(answer.header("permissions-policy").unwrap().contains("camera=()"), "{line}");
    }
}

#[test]
fn every_route_of_the_page_is_the_page() {
    let site = Site::usual("routes");
    for path in
        ["/", "/spy-connection", "/spy-connection/table/3", "/about", "/rules/en?x=a.b", "//"]
    {
        let answer = site.get(path);
        assert_eq!(
            (answer.status(), answer.body.as_str()),
            ("200", "<title>Spymaster</title>"),
            "{path}"
        );
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    }
    for path in ["/spynet", "/spynet/rules"] {
        assert_eq!(site.get(path).body, "<title>SpyNet</title>", "{path}");
    }
    for path in [
        "/favicon.ico",
        "/robots.txt",
        "/a/b.html",
        "/assets",
        "/assets/",
        "/api",
        "/api/x",
        "/assets/x",
    ] {
        assert_eq!(site.get(path).status(), "404", "{path}");
    }
}

#[test]
fn what_has_a_hash_in_its_name_is_kept_for_ever_and_the_rest_asked_for() {
    let site = Site::usual("cache");
    let kept = |path: &str| site.get(path).header("cache-control").map(str::to_owned);
    assert_eq!(kept("/assets/a.0123.js").unwrap(), "public, max-age=31536000, immutable");
    for path in ["/", "/index.html", "/sw.js", "/manifest.webmanifest", "/spynet"] {
        assert_eq!(kept(path).unwrap(), "no-cache", "{path}");
        let tag = site.get(path).header("etag").unwrap().to_owned();
        let again = site.ask(&format!("GET {path}"), &[&format!("if-none-match: {tag}")]);
        assert_eq!((again.status(), again.body.as_str()), ("304", ""), "{path}");
        let other = site.ask(&format!("GET {path}"), &["if-none-match: \"other\""]);
        assert_eq!(other.status(), "200", "{path}");
    }
    assert_eq!(kept("/none.txt").unwrap(), "no-store");
}

#[test]
fn a_browser_gets_the_smallest_form_it_takes() {
    let site = Site::usual("encoding");
    let ask = |accepted: &str| {
        site.ask("GET /assets/a.0123.js", &[&format!("accept-encoding: {accepted}")])
    };
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "(brotli)"),
        ("gzip", Some("gzip"), "(gzip)"),
        ("br;q=0, gzip", Some("gzip"), "(gzip)"),
        ("identity", None, SCRIPT),
    ] {
        let answer = ask(accepted);
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.body, body, "{accepted}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    // A file without a compressed form is sent as it is.
    let plain = site.ask("GET /assets/d.0123.css", &["accept-encoding: br"]);
    assert_eq!((plain.header("content-encoding"), plain.body.as_str()), (None, "a{}"));
    // Two forms of one page are two things to a cache.
    let tags = ["br", "identity"].map(|form| {
        let answer = site.ask("GET /", &[&format!("accept-encoding: {form}")]);
        answer.header("etag").unwrap().to_owned()
    });
    assert_ne!(tags[0], tags[1]);
    for form in ["/assets/a.0123.js.br", "/assets/a.0123.js.gz", "/index.html.br"] {
        assert_eq!(site.get(form).status(), "404", "{form}");
    }
}

#[test]
fn every_file_says_what_it_is() {
    let site = Site::usual("types");
    for (path, kind) in [
        ("/assets/b.0123.wasm", "application/wasm"),
        ("/assets/c.0123.woff2", "font/woff2"),
        ("/assets/d.0123.css", "text/css; charset=utf-8"),
        ("/assets/e.0123.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        assert_eq!(site.get(path).header("content-type"), Some(kind), "{path}");
    }
}

#[test]
fn head_is_get_without_the_body() {
    let site = Site::usual("head");
    for path in ["/", "/assets/a.0123.js", "/sw.js"] {
        let (head, get) = (site.ask(&format!("HEAD {path}"), &[]), site.get(path));
        assert_eq!(head.body, "", "{path}");
        assert_eq!(head.header("content-length"), get.header("content-length"), "{path}");
        assert_eq!(head.header("etag"), get.header("etag"), "{path}");
    }
}

#[test]
fn no_path_leads_out_of_the_page() {
    let site = Site::usual("traversal");
    std::fs::write(site.folder.with_extension("secret"), "secret").unwrap();
    let name = format!("{}.secret", site.folder.file_name().unwrap().to_string_lossy());
    let ways = [
        "/../",
        "/assets/../../",
        "/assets/..%2f..%2f",
        "/%2e%2e/",
        "/assets/%2e%2e/%2e%2e/",
        "/..\\",
        "/assets/....//....//",
        "/assets//../../",
        "/./../",
        "//../",
    ];
    for way in ways {
        let answer = site.get(&format!("{way}{name}"));
        assert!(!answer.body.contains("secret"), "{way}");
        assert_eq!(answer.status(), "404", "{way}");
    }
    for path in ["/assets/../index.html", "/assets/%00", "/assets/a.0123.js%00", "/.hidden"] {
        assert_ne!(site.get(path).status(), "200", "{path}");
    }
    std::fs::remove_file(site.folder.with_extension("secret")).unwrap();
}

#[test]
fn without_a_page_it_says_how_to_build_one() {
    let site = Site::new("hint", &[]);
    let answer = site.get("/");
    assert_eq!(answer.status(), "503");
    assert_eq!(answer.body.lines().count(), 1);
    assert!(answer.body.contains("cargo run -p xtask-web -- build"), "{}", answer.body);
    assert_eq!(site.get("/health").body, "ok\n");
}

#[test]
fn a_taken_port_is_one_clear_line() {
    let site = Site::usual("taken");
    let address = site.address.to_string();
    let error = Server::bind(System::real(), &address, Page::built()).unwrap_err().to_string();
    assert!(error.starts_with(&format!("cannot listen on {address}: another program")), "{error}");
    assert_eq!(error.lines().count(), 1);
    assert!(Server::bind(System::real(), "nowhere", Page::built()).is_err());
}
