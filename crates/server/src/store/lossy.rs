//! A store for tests: in memory, slow when the test wants it, full or broken when the test wants it, and able to lose
//! whatever it has not acknowledged.
//!
//! Whoever shows something to anybody before the store's word is found out by [`Lossy::hold`] and [`Lossy::crash`].

use std::collections::VecDeque;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::memory::Memory;
use super::{Failure, Line, Listing, Person, Promise, Store, Which, Write};
use crate::ids::{PersonId, RecordId, TableId};

/// A store that keeps its word and nothing more. At first every write is kept and acknowledged at once.
#[derive(Default)]
pub struct Lossy(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    kept: Memory,
    acknowledged: Vec<Vec<Write>>,
    waiting: VecDeque<Waiting>,
    holding: bool,
    failures: VecDeque<Failure>,
    asked: usize,
}

struct Waiting {
    batch: Vec<Write>,
    done: oneshot::Sender<Result<(), Failure>>,
}

impl Inner {
    /// Stores a batch or fails as it was told to.
    fn store(&mut self, batch: &[Write]) -> Result<(), Failure> {
        self.failures.pop_front().map_or_else(|| self.kept.store(batch), Err)
    }

    fn settle(&mut self, next: Waiting) {
        let verdict = self.store(&next.batch);
        if verdict.is_ok() {
            self.acknowledged.push(next.batch);
        }
        drop(next.done.send(verdict));
    }
}

impl Lossy {
    /// An empty one.
    pub fn new() -> Self {
        Self::default()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on writes wait until they are released.
    pub fn hold(&self) {
        self.inner().holding = true;
    }

    /// How many writes wait.
    pub fn waiting(&self) -> usize {
        self.inner().waiting.len()
    }

    /// How many writes have been asked for since the beginning, whatever became of them.
    pub fn asked(&self) -> usize {
        self.inner().asked
    }

    /// Stores and acknowledges the first so many of those that wait; says how many there were.
    pub fn release(&self, most: usize) -> usize {
        let mut inner = self.inner();
        let count = most.min(inner.waiting.len());
        for _ in 0..count {
            let next = inner.waiting.pop_front().expect("it was counted");
            inner.settle(next);
        }
        count
    }

    /// Releases all that wait, and holds nothing from now on.
    pub fn flow(&self) {
        self.inner().holding = false;
        self.release(usize::MAX);
    }

    /// Power is lost: what waits is gone, what was acknowledged is there. Whoever waits is told that the store is gone.
    /// Then it works again as it did at first.
    pub fn crash(&self) {
        self.crash_after(0);
    }

    /// Power is lost after the first so many of those that wait were stored, but before anybody was told.
    pub fn crash_after(&self, stored: usize) {
        let mut inner = self.inner();
        for waiting in inner.waiting.drain(..).take(stored).collect::<Vec<_>>() {
            drop(inner.store(&waiting.batch));
        }
        inner.holding = false;
        inner.failures.clear();
    }

    /// The next so many writes fail like this.
    pub fn fail(&self, failure: &Failure, times: usize) {
        self.inner().failures.extend(std::iter::repeat_n(failure.clone(), times));
    }

    /// What was acknowledged, in that order.
    pub fn acknowledged(&self) -> Vec<Vec<Write>> {
        self.inner().acknowledged.clone()
    }

    fn read<T: Send + 'static>(&self, read: impl FnOnce(&Memory) -> T) -> Promise<T> {
        let answer = read(&self.inner().kept);
        Box::pin(std::future::ready(Ok(answer)))
    }
}

impl Store for Lossy {
    fn write(&self, batch: Vec<Write>) -> Promise<()> {
        let (done, answer) = oneshot::channel();
        let mut inner = self.inner();
        inner.asked += 1;
        let next = Waiting { batch, done };
        if inner.holding {
            inner.waiting.push_back(next);
        } else {
            inner.settle(next);
        }
        Box::pin(async {
            answer.await.unwrap_or_else(|_| Err(Failure::Broken("the store is gone".into())))
        })
    }

    fn journal(&self, table: &TableId) -> Promise<Vec<Line>> {
        self.read(|kept| kept.journal(table))
    }

    fn tables(&self, which: Which, most: usize) -> Promise<Vec<Listing>> {
        self.read(|kept| kept.tables(&which, most))
    }

    fn person(&self, id: &PersonId) -> Promise<Option<Person>> {
        self.read(|kept| kept.person(id))
    }

    fn login(&self, login: &str) -> Promise<Option<Person>> {
        self.read(|kept| kept.login(login))
    }

    fn selves(&self, id: &PersonId) -> Promise<Vec<PersonId>> {
        self.read(|kept| kept.selves(id))
    }

    fn muted(&self, by: &PersonId) -> Promise<Vec<PersonId>> {
        self.read(|kept| kept.muted(by))
    }

    fn setting(&self, key: &str) -> Promise<Option<Vec<u8>>> {
        self.read(|kept| kept.settings.get(key).cloned())
    }

    fn record(&self, id: &RecordId) -> Promise<Option<String>> {
        self.read(|kept| kept.records.get(id).map(|(_, text)| text.clone()))
    }

    /// Something to look at, not to go on from.
    fn backup(&self, to: PathBuf) -> Promise<()> {
        let text = format!("{:#?}", self.inner().kept);
        let written =
            std::fs::File::create_new(&to).and_then(|mut file| file.write_all(text.as_bytes()));
        let verdict =
            written.map_err(|error| Failure::Broken(format!("{}: {error}", to.display())));
        Box::pin(std::future::ready(verdict))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{done, entry};

    fn length(store: &Lossy, table: &TableId) -> usize {
        done(store.journal(table)).expect("it can be read").len()
    }

    #[test]
    fn what_was_acknowledged_survives_and_what_was_not_does_not() {
        let (store, table) = (Lossy::new(), TableId::random());
        done(store.write(vec![entry(&table, 1, "kept")])).expect("it flows");
        store.hold();
        let promises = [2, 3, 4].map(|n| store.write(vec![entry(&table, n, "held")]));
        assert_eq!((store.waiting(), length(&store, &table)), (3, 1));
        assert_eq!(store.release(1), 1);
        assert_eq!((store.waiting(), length(&store, &table)), (2, 2));
        store.crash();
        let gone = || Err(Failure::Broken("the store is gone".into()));
        assert_eq!(promises.map(done), [Ok(()), gone(), gone()]);
        assert_eq!(length(&store, &table), 2);
        done(store.write(vec![entry(&table, 3, "after")])).expect("it is the next");
        let order =
            [(1, "kept"), (2, "held"), (3, "after")].map(|(n, fact)| vec![entry(&table, n, fact)]);
        assert_eq!((store.acknowledged(), store.asked()), (order.to_vec(), 5));
    }

    #[test]
    fn a_crash_may_come_between_the_deed_and_the_word() {
        let (store, table) = (Lossy::new(), TableId::random());
        store.hold();
        let promises = [1, 2].map(|n| store.write(vec![entry(&table, n, "held")]));
        store.crash_after(1);
        assert!(
            promises.map(done).iter().all(|verdict| matches!(verdict, Err(Failure::Broken(_))))
        );
        assert_eq!((length(&store, &table), store.acknowledged().len()), (1, 0));
        assert_eq!(done(store.write(vec![entry(&table, 1, "again")])), Err(Failure::Taken));
    }

    #[test]
    fn it_fails_as_it_is_told_and_goes_on() {
        let (store, table) = (Lossy::new(), TableId::random());
        store.fail(&Failure::Full, 2);
        store.fail(&Failure::Broken("planted".into()), 1);
        let verdicts = [(); 4].map(|()| done(store.write(vec![entry(&table, 1, "try")])));
        let full = || Err(Failure::Full);
        assert_eq!(verdicts, [full(), full(), Err(Failure::Broken("planted".into())), Ok(())]);
        store.hold();
        let promise = store.write(vec![entry(&table, 2, "held")]);
        store.flow();
        done(promise).expect("it was let go");
        done(store.write(vec![entry(&table, 3, "free")])).expect("nothing is held any more");
    }
}
