//! The browser's own database, as far as the store needs it: bytes under keys, in one place. Knows no table.
//!
//! A request of the database becomes a promise whose two ends are the request's own handlers. What is awaited between
//! two requests of a transaction must be such a promise: the browser ends a transaction that has nothing to do.

use js_sys::{Array, Function, Object, Promise, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DedicatedWorkerGlobalScope, DomException, IdbDatabase, IdbObjectStore, IdbRequest,
    IdbTransaction, IdbTransactionMode,
};

const VERSION: u32 = 1;

/// What the browser says when it refuses.
pub struct Refused(String);

impl Refused {
    /// Its words.
    pub fn words(self) -> String {
        self.0
    }
}

impl From<JsValue> for Refused {
    fn from(thrown: JsValue) -> Self {
        let words = thrown.dyn_into::<Object>().map(|error| String::from(error.to_string()));
        Self(words.unwrap_or_else(|_| "the database gives no reason".to_owned()))
    }
}

impl From<Option<DomException>> for Refused {
    fn from(error: Option<DomException>) -> Self {
        error.map_or(JsValue::UNDEFINED, JsValue::from).into()
    }
}

/// An open database with one place in it.
pub struct Database {
    opened: IdbDatabase,
    place: &'static str,
}

impl Database {
    /// Opens it, and makes it where there is none.
    pub async fn open(name: &str, place: &'static str) -> Result<Self, Refused> {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let factory = scope.indexed_db()?.ok_or(JsValue::UNDEFINED)?;
        let request = factory.open_with_u32(name, VERSION)?;
        let made = request.clone();
        let make = Closure::once_into_js(move || {
            if let Ok(database) = made.result().and_then(JsValue::dyn_into::<IdbDatabase>) {
                // Fails only where it is there already, and a new database is empty.
                let _ = database.create_object_store(place);
            }
        });
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let opened = answer(&request).await?.dyn_into()?;
        Ok(Self { opened, place })
    }

    /// Everything that is kept.
    pub async fn all(&self) -> Result<Vec<Vec<u8>>, Refused> {
        let (_, place) = self.begin(IdbTransactionMode::Readonly)?;
        let all: Array = answer(&place.get_all()?).await?.unchecked_into();
        Ok(all.iter().filter_map(bytes).collect())
    }

    /// What is kept under a key.
    pub async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, Refused> {
        let (_, place) = self.begin(IdbTransactionMode::Readonly)?;
        Ok(bytes(answer(&place.get(&JsValue::from_str(key))?).await?))
    }

    /// Keeps this under a key, and returns when it is written. With `may`, only if that agrees to what is there, and
    /// nobody else writes in between; says whether it was kept.
    pub async fn put(
        &self,
        key: &str,
        new: &[u8],
        may: Option<&dyn Fn(Option<Vec<u8>>) -> bool>,
    ) -> Result<bool, Refused> {
        let (transaction, place) = self.begin(IdbTransactionMode::Readwrite)?;
        let key = JsValue::from_str(key);
        if let Some(may) = may {
            let there = bytes(answer(&place.get(&key)?).await?);
            if !may(there) {
                return Ok(false);
            }
        }
        place.put_with_key(&Uint8Array::from(new), &key)?;
        written(&transaction).await?;
        Ok(true)
    }

    /// Forgets what is under a key.
    pub async fn delete(&self, key: &str) -> Result<(), Refused> {
        let (transaction, place) = self.begin(IdbTransactionMode::Readwrite)?;
        place.delete(&JsValue::from_str(key))?;
        written(&transaction).await
    }

    fn begin(&self, mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
        let transaction = self.opened.transaction_with_str_and_mode(self.place, mode)?;
        let place = transaction.object_store(self.place)?;
        Ok((transaction, place))
    }
}

/// What a request is answered with.
async fn answer(request: &IdbRequest) -> Result<JsValue, Refused> {
    let answered = event(&mut |yes, no| {
        request.set_onsuccess(Some(yes));
        request.set_onerror(Some(no));
    });
    if answered.await { Ok(request.result()?) } else { Err(request.error()?.into()) }
}

/// Waits until everything that a transaction was asked for is written.
async fn written(transaction: &IdbTransaction) -> Result<(), Refused> {
    let completed = event(&mut |yes, no| {
        transaction.set_oncomplete(Some(yes));
        transaction.set_onabort(Some(no));
    });
    if completed.await { Ok(()) } else { Err(transaction.error().into()) }
}

/// Which of two things happens.
fn event(set: &mut dyn FnMut(&Function, &Function)) -> impl Future<Output = bool> + use<> {
    let promise = Promise::new(&mut |yes, no| set(&yes, &no));
    async move { JsFuture::from(promise).await.is_ok() }
}

fn bytes(value: JsValue) -> Option<Vec<u8>> {
    Some(value.dyn_into::<Uint8Array>().ok()?.to_vec())
}
