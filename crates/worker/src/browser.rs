//! The browser as a device: the page's messages, timers, other tabs, and the database.

use futures::channel::mpsc::UnboundedSender;
use js_sys::{Date, Uint8Array};
use local::{Device, Found, FromWorkerOf, Later, Task, Unstored, Write};
use web_sys::DedicatedWorkerGlobalScope;
use wire::encode;

use crate::rivals::Rivals;
use crate::tables::Tables;
use crate::{Rules, timer};

/// The browser around this worker.
pub struct Browser {
    scope: DedicatedWorkerGlobalScope,
    tasks: UnboundedSender<Task<Rules>>,
    rivals: Rivals,
    tables: Tables,
}

impl Browser {
    /// Opens the database and listens to other tabs.
    pub async fn new(
        scope: DedicatedWorkerGlobalScope,
        tasks: UnboundedSender<Task<Rules>>,
    ) -> Self {
        let tables = Tables::open().await;
        let yielding = tasks.clone();
        let rivals = Rivals::new(move |table| {
            let _ = yielding.unbounded_send(Task::Yield(table));
        });
        Self { scope, tasks, rivals, tables }
    }
}

impl Device<Rules> for Browser {
    fn say(&self, message: FromWorkerOf<Rules>) {
        if let Ok(bytes) = encode(&message) {
            // Bytes can always be cloned for the page.
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    fn after(&self, millis: u32, then: Later) {
        let tasks = self.tasks.clone();
        timer::after(&self.scope, millis, move || {
            let _ = tasks.unbounded_send(Task::Later(then));
        });
    }

    fn now(&self) -> u64 {
        Date::now() as u64
    }

    fn tab(&self) -> u64 {
        self.rivals.me()
    }

    async fn is_elsewhere(&self, table: &str) -> bool {
        self.rivals.has_it(table).await
    }

    fn claim(&self, table: &str) {
        self.rivals.claim(table);
    }

    fn hold(&self, table: &str) {
        self.rivals.hold(table);
    }

    fn release(&self, table: &str) {
        self.rivals.release(table);
    }

    async fn entries(&self) -> Result<Vec<Vec<u8>>, Unstored> {
        self.tables.entries().await
    }

    async fn read(&self, table: &str) -> Result<Option<Found>, Unstored> {
        self.tables.read(table).await
    }

    async fn write(&self, write: Write<'_>) -> Result<(), Unstored> {
        self.tables.write(write).await
    }

    async fn delete(&self, table: &str) -> Result<(), Unstored> {
        self.tables.delete(table).await
    }
}
