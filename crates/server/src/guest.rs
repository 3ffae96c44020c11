//! Guests: people without an account, known again by a signed cookie and by nothing else.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Store, StoreError};

use crate::system::{NoRandomness, System};
use crate::token::{hex, token};
use crate::visits::{Visit, Visits};

const NAME: &str = "spymaster-guest";
/// Its name over https: under such a name a browser takes a cookie from this very host only, never from a neighbour.
const HOST_NAME: &str = "__Host-spymaster-guest";
/// Longer than this no browser keeps a cookie.
const KEPT: &str = "34560000";

/// Who a guest is to the server; without the signature it opens nothing.
pub type GuestId = String;

/// Everybody's cookies.
pub struct Guests {
    key: [u8; 32],
    forgotten: Mutex<HashSet<GuestId>>,
    visits: Visits,
    system: System,
}

impl Guests {
    /// With the key of this store, and all who were forgotten.
    pub async fn open(store: &dyn Store, system: System) -> Result<Self, StoreError> {
        let proposed = system.random().map_err(|error| StoreError::Broken(error.to_string()))?;
        let key = store.key(proposed).await?;
        let forgotten = Mutex::new(store.forgotten().await?.into_iter().collect());
        Ok(Self { key, forgotten, visits: Visits::default(), system })
    }

    /// The guest of this request, if its cookie is true; with a cookie to take its place, if it has the name that it
    /// should not have over https.
    pub fn known(
        &self,
        headers: &HeaderMap,
        https: bool,
    ) -> Option<(GuestId, Option<HeaderValue>)> {
        if !https {
            return self.find(headers, NAME).map(|guest| (guest, None));
        }
        if let Some(guest) = self.find(headers, HOST_NAME) {
            return Some((guest, None));
        }
        let guest = self.find(headers, NAME)?;
        let cookie = self.cookie(&guest, https).ok();
        Some((guest, cookie))
    }

    fn find(&self, headers: &HeaderMap, name: &str) -> Option<GuestId> {
        let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
        let own = pairs.filter(|(own, _)| own.trim() == name).map(|(_, value)| value.trim());
        let mut guests = own.filter_map(|value| self.read(value));
        guests.next()
    }

    /// A guest nobody has met, with the cookie to know it by.
    pub fn fresh(&self, https: bool) -> Result<(GuestId, HeaderValue), NoRandomness> {
        let guest = token(&self.system)?;
        let cookie = self.cookie(&guest, https)?;
        Ok((guest, cookie))
    }

    fn cookie(&self, guest: &str, https: bool) -> Result<HeaderValue, NoRandomness> {
        let (name, secure) = if https { (HOST_NAME, "; Secure") } else { (NAME, "") };
        let value = format!(
            "{name}={guest}.{}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}",
            self.sign(guest)
        );
        HeaderValue::from_str(&value).map_err(|_| NoRandomness)
    }

    /// A cookie that removes this one from the browser.
    pub fn no_cookie(https: bool) -> HeaderValue {
        HeaderValue::from_static(if https {
            "__Host-spymaster-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
        } else {
            "spymaster-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        })
    }

    /// A socket of this guest is open as long as this is kept; none for a guest who was forgotten in the meantime.
    pub fn visit(&self, guest: &GuestId) -> Option<Visit> {
        let visit = self.visits.begin(guest);
        (!self.forgotten().contains(guest)).then_some(visit)
    }

    /// From now on this guest's cookie is worth nothing, wherever it was copied to; all sockets are closed then.
    pub async fn forget(&self, guest: &str) {
        self.forgotten().insert(guest.to_owned());
        self.visits.end_all(guest).await;
    }

    /// Nothing is stored about this guest: the cookie may be used again, as it gives no more than a new one.
    pub fn is_as_new(&self, guest: &str) {
        self.forgotten().remove(guest);
    }

    fn forgotten(&self) -> MutexGuard<'_, HashSet<GuestId>> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, value: &str) -> Option<GuestId> {
        let (guest, signature) = value.split_once('.')?;
        let fits = guest.len() == 32 && guest.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !fits || !same(self.sign(guest).as_bytes(), signature.as_bytes()) {
            return None;
        }
        (!self.forgotten().contains(guest)).then(|| guest.to_owned())
    }

    fn sign(&self, guest: &str) -> String {
        // A key of any length is allowed, so that this cannot fail; an empty signature would fit nothing.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else { return String::new() };
        mac.update(b"guest ");
        mac.update(guest.as_bytes());
        hex(&mac.finalize().into_bytes())
    }
}

/// Compares without telling by its time where two texts differ.
fn same(one: &[u8], other: &[u8]) -> bool {
    let differences = one.iter().zip(other).fold(0, |sum, (a, b)| sum | (a ^ b));
    one.len() == other.len() && !one.is_empty() && differences == 0
}

#[cfg(test)]
mod tests {
    use store::Memory;

    use super::*;

    fn with(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).unwrap());
        headers
    }

    async fn guests() -> Guests {
        Guests::open(&Memory::default(), System::real()).await.unwrap()
    }

    fn known(guests: &Guests, cookie: &str, https: bool) -> Option<GuestId> {
        guests.known(&with(cookie), https).map(|(guest, _)| guest)
    }

    /// Name and value of a cookie, as a browser sends them back.
    fn pair(cookie: &HeaderValue) -> String {
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    #[tokio::test]
    async fn a_true_cookie_is_known_and_no_other() {
        let guests = guests().await;
        let (guest, cookie) = guests.fresh(false).unwrap();
        let text = cookie.to_str().unwrap();
        assert!(text.contains("HttpOnly") && text.contains("SameSite") && !text.contains("Secure"));
        let pair = pair(&cookie);
        assert_eq!(known(&guests, &format!("a=b; {pair}; c=d"), false), Some(guest.clone()));
        for place in NAME.len() + 1..pair.len() {
            let mut forged = pair.as_bytes().to_vec();
            forged[place] = if forged[place] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(forged).unwrap();
            assert_eq!(known(&guests, &forged, false), None, "{place}");
        }
        for forged in [format!("{NAME}={guest}"), format!("{NAME}={guest}."), format!("{NAME}=")] {
            assert_eq!(known(&guests, &forged, false), None);
        }
        // Another server's cookie.
        let other = self::guests().await;
        assert_eq!(known(&other, &pair, false), None);
        // A copy of a cookie that was given up.
        guests.forget(&guest).await;
        assert_eq!(known(&guests, &pair, false), None);
        assert!(guests.visit(&guest).is_none());
        guests.is_as_new(&guest);
        assert!(guests.visit(&guest).is_some());
    }

    #[tokio::test]
    async fn over_https_a_cookie_is_of_this_host_alone() {
        let guests = guests().await;
        let (guest, cookie) = guests.fresh(true).unwrap();
        let text = cookie.to_str().unwrap();
        assert!(text.starts_with("__Host-") && text.ends_with("; Secure"), "{text}");
        assert!(text.contains("; Path=/;") && !text.contains("Domain"), "{text}");
        let (_, neighbour) = guests.fresh(false).unwrap();
        // What a neighbour has planted under the other name does not count, wherever it stands.
        let both = format!("{}; {}", pair(&neighbour), pair(&cookie));
        assert_eq!(guests.known(&with(&both), true), Some((guest, None)));
    }

    #[tokio::test]
    async fn a_cookie_from_before_https_is_exchanged() {
        let guests = guests().await;
        let (guest, old) = guests.fresh(false).unwrap();
        let (same, new) = guests.known(&with(&pair(&old)), true).unwrap();
        assert_eq!(same, guest);
        let new = new.unwrap();
        assert!(new.to_str().unwrap().starts_with(HOST_NAME));
        assert_eq!(guests.known(&with(&pair(&new)), true), Some((guest, None)));
    }
}
