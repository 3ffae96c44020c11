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
/// Its name over https: under such a name a browser takes a cookie from this very host only, never from a neighbour.
const HOST_NAME: &str = "__Host-spymaster-guest";
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
}

impl Guests {
    /// With these keys, and all who were forgotten.
    pub async fn open(
        store: &dyn Store,
        signer: Signer,
        system: System,
    ) -> Result<Self, StoreError> {
        let forgotten = Mutex::new(store.forgotten().await?.into_iter().collect());
        let banned = Mutex::new(store.banned().await?.into_iter().collect());
        Ok(Self { signer, forgotten, banned, visits: Visits::default(), system })
    }

    /// The guest of this request, if its cookie is true; with a cookie to take its place, if it was signed with an older
    /// key, or has the name that it should not have over https.
    pub fn known(
        &self,
        headers: &HeaderMap,
        https: bool,
    ) -> Option<(GuestId, Option<HeaderValue>)> {
        let own = if https { HOST_NAME } else { NAME };
        let found = self.find(headers, own);
        let (guest, is_current) = match found {
            Some(found) => found,
            None if https => (self.find(headers, NAME)?.0, false),
            None => return None,
        };
        let cookie = if is_current { None } else { self.cookie(&guest, https).ok() };
        Some((guest, cookie))
    }

    /// The guest of the cookie with this name; was it signed with the current key?
    fn find(&self, headers: &HeaderMap, name: &str) -> Option<(GuestId, bool)> {
        let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
        let own = pairs.filter(|(own, _)| own.trim() == name).map(|(_, value)| value.trim());
        let mut guests = own.filter_map(|value| self.signer.open(value));
        let (guest, is_current) = guests.find(|(guest, _)| !self.forgotten().contains(*guest))?;
        Some((guest.to_owned(), is_current))
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
            "{name}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}",
            self.signer.seal(guest)
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

    async fn guests_with(key: u8) -> Guests {
        let (store, system) = (Memory::default(), System::real());
        let signer = Keys::given([key; 32]).settle(&store, &system).await.unwrap();
        Guests::open(&store, signer, system).await.unwrap()
    }

    async fn guests() -> Guests {
        guests_with(1).await
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
        let other = guests_with(2).await;
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
