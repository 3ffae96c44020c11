//! Guests: people without an account, known again by a signed cookie and by nothing else.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use store::{Store, StoreError};
use wire::Close;

use crate::keys::Signer;
use crate::system::{NoRandomness, System};
use crate::token::token;
use crate::visits::{Visit, Visits};

const NAME: &str = "spymaster-guest";
/// Longer than this no browser keeps a cookie.
const KEPT: &str = "34560000";

/// Who a guest is to the server; without the signature it opens nothing.
pub type GuestId = String;

/// Everybody's cookies.
pub struct Guests {
    signer: Signer,
    forgotten: Mutex<HashSet<GuestId>>,
    banned: Mutex<HashSet<GuestId>>,
    visits: Visits,
    system: System,
    https: bool,
}

impl Guests {
    /// With the keys of this store, and all who were forgotten.
    pub async fn open(
        store: &dyn Store,
        signer: Signer,
        system: System,
        https: bool,
    ) -> Result<Self, StoreError> {
        let forgotten = Mutex::new(store.forgotten().await?.into_iter().collect());
        let banned = Mutex::new(store.banned().await?.into_iter().collect());
        Ok(Self { signer, forgotten, banned, visits: Visits::default(), system, https })
    }

    /// The guest of this request, if its cookie is true; and a newer cookie, if that one was signed with an older key.
    pub fn known(&self, headers: &HeaderMap) -> Option<(GuestId, Option<HeaderValue>)> {
        let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
        let own = pairs.filter(|(name, _)| name.trim() == NAME).map(|(_, value)| value.trim());
        let mut guests = own.filter_map(|value| self.signer.open(value));
        let (guest, is_current) = guests.find(|(guest, _)| !self.forgotten().contains(*guest))?;
        let newer = if is_current { None } else { self.cookie(guest, headers) };
        Some((guest.to_owned(), newer))
    }

    /// A guest nobody has met, with the cookie to know it by.
    pub fn fresh(&self, headers: &HeaderMap) -> Result<(GuestId, HeaderValue), NoRandomness> {
        let guest = token(&self.system)?;
        let cookie = self.cookie(&guest, headers).ok_or(NoRandomness)?;
        Ok((guest, cookie))
    }

    fn cookie(&self, guest: &str, headers: &HeaderMap) -> Option<HeaderValue> {
        let forwarded = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        let secure = if self.https || forwarded { "; Secure" } else { "" };
        let value = format!(
            "{NAME}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}",
            self.signer.seal(guest)
        );
        HeaderValue::from_str(&value).ok()
    }

    /// A cookie that removes this one from the browser.
    pub fn no_cookie() -> HeaderValue {
        HeaderValue::from_static("spymaster-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    /// A socket of this guest is open as long as this is kept; none for a guest who was forgotten or banned meanwhile.
    pub fn visit(&self, guest: &GuestId) -> Option<Visit> {
        let visit = self.visits.begin(guest);
        (!self.forgotten().contains(guest) && !self.is_banned(guest)).then_some(visit)
    }

    /// From now on this guest's cookie is worth nothing, wherever it was copied to; all sockets are closed then.
    pub async fn forget(&self, guest: &str) {
        self.forgotten().insert(guest.to_owned());
        self.visits.end_all(guest, Close::Forgotten).await;
    }

    /// Keeps a guest out, or lets the guest in again.
    pub async fn ban(&self, guest: &str, out: bool) {
        if out {
            self.banned().insert(guest.to_owned());
            self.visits.end_all(guest, Close::Banned).await;
        } else {
            self.banned().remove(guest);
        }
    }

    /// Is this guest kept out?
    pub fn is_banned(&self, guest: &str) -> bool {
        self.banned().contains(guest)
    }

    fn banned(&self) -> MutexGuard<'_, HashSet<GuestId>> {
        self.banned.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nothing is stored about this guest: the cookie may be used again, as it gives no more than a new one.
    pub fn is_as_new(&self, guest: &str) {
        self.forgotten().remove(guest);
    }

    fn forgotten(&self) -> MutexGuard<'_, HashSet<GuestId>> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use store::Memory;

    use super::*;
    use crate::Keys;

    fn with(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).unwrap());
        headers
    }

    async fn guests(key: u8, https: bool) -> Guests {
        let (store, system) = (Memory::default(), System::real());
        let signer = Keys::given([key; 32]).settle(&store, &system).await.unwrap();
        Guests::open(&store, signer, system, https).await.unwrap()
    }

    #[tokio::test]
    async fn a_true_cookie_is_known_and_no_other() {
        let (guests, other) = (guests(1, false).await, guests(2, false).await);
        let (guest, cookie) = guests.fresh(&HeaderMap::new()).unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(
            cookie.contains("HttpOnly")
                && cookie.contains("SameSite")
                && !cookie.contains("Secure")
        );
        let pair = cookie.split(';').next().unwrap();
        let known = Some((guest.clone(), None));
        assert_eq!(guests.known(&with(&format!("a=b; {pair}; c=d"))), known);
        for place in NAME.len() + 1..pair.len() {
            let mut forged = pair.as_bytes().to_vec();
            forged[place] = if forged[place] == b'0' { b'1' } else { b'0' };
            assert_eq!(guests.known(&with(&String::from_utf8(forged).unwrap())), None, "{place}");
        }
        for forged in [format!("{NAME}={guest}"), format!("{NAME}={guest}."), format!("{NAME}=")] {
            assert_eq!(guests.known(&with(&forged)), None);
        }
        // Another server's cookie.
        assert_eq!(other.known(&with(pair)), None);
        // A copy of a cookie that was given up.
        guests.forget(&guest).await;
        assert_eq!(guests.known(&with(pair)), None);
        assert!(guests.visit(&guest).is_none());
        guests.is_as_new(&guest);
        assert!(guests.visit(&guest).is_some());
    }

    #[tokio::test]
    async fn under_https_a_cookie_goes_over_nothing_else() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        let is_secure = |guests: &Guests, headers: &HeaderMap| {
            guests.fresh(headers).unwrap().1.to_str().unwrap().ends_with("; Secure")
        };
        assert!(is_secure(&guests(1, false).await, &headers));
        assert!(is_secure(&guests(1, true).await, &HeaderMap::new()));
    }
}
