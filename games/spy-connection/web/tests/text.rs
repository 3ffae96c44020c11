//! What the page says exists in three languages, and every sentence is said somewhere.

use game::Words as _;
use spy_connection::SpyConnection;
use spy_connection_web::text;
use trials::page_text::{nothing_is_said_twice, page_says_all};

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    page_says_all(env!("CARGO_MANIFEST_DIR"), "sc-", &[], text);
}

#[test]
fn the_page_never_says_what_shell_or_rules_say_already() {
    nothing_is_said_twice([ui::shell_text, SpyConnection::text, text]);
}
