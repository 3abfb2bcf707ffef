//! Rooms over a store that keeps its word and nothing more.

use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use server::hall::{Hall, Opening};
use server::ids::{PersonId, RecordId, TableId};
use server::journal::{Closing, Fact, Late, Saying, Terms};
use server::room::task::Pace;
use server::room::{Actor, Command, No, Room, Shown};
use server::store::lossy::Lossy;
use server::store::{Failure, Line, Listing, Person, Phase, Promise, Store, Which, Write};
use table::{Seat, Seats};
use tokio_util::sync::CancellationToken;
use words::Lang;

fn pace() -> Pace {
    Pace { thinks: Duration::ZERO, idle: Duration::from_secs(60), grace: 0 }
}

struct Table {
    store: Arc<Lossy>,
    hall: Arc<Hall>,
    id: TableId,
    red: Actor,
    blue: Actor,
}

fn actor(name: &str) -> Actor {
    let id = PersonId::random();
    Actor { selves: vec![id.clone()], id, name: name.into(), lang: Lang::En }
}

fn opening(setup: &str) -> Opening {
    Opening {
        game: "roma".into(),
        setup: setup.into(),
        seats: 2,
        terms: Terms::default(),
        bots: Vec::new(),
        seat: Some(Seat::A),
    }
}

impl Table {
    /// Red and Blue at a table that has begun.
    async fn of(terms: Terms) -> Self {
        let table = Self::open(Opening { terms, ..opening("") }).await;
        table.does(&table.blue, Command::Sit(None)).await;
        table.does(&table.red, Command::Mix(Some([1; 32]))).await;
        table.does(&table.blue, Command::Mix(None)).await;
        assert_eq!(table.shown().await.room.phase(), Phase::Running);
        table
    }

    async fn open(opening: Opening) -> Self {
        let store = Arc::new(Lossy::new());
        let hall = Hall::new(store.clone(), pace(), CancellationToken::new());
        let (red, blue) = (actor("Red"), actor("Blue"));
        let id = hall.open(&red, opening).await.expect("a table");
        Self { store, hall, id, red, blue }
    }

    async fn shown(&self) -> Shown {
        self.hall.shown(&self.id).await.expect("the table is there")
    }

    async fn does(&self, who: &Actor, command: Command) -> u64 {
        let done = self.hall.act(&self.id, who, command.clone()).await;
        done.unwrap_or_else(|no| panic!("{command:?}: {no:?}"))
    }

    async fn refuses(&self, who: &Actor, command: Command) -> No {
        let before = self.shown().await.room.rev;
        let no = self.hall.act(&self.id, who, command).await.expect_err("a refusal");
        assert_eq!(self.shown().await.room.rev, before, "a refusal changes nothing");
        no
    }

    /// What a seat could answer first, as a command.
    async fn answer(&self, seat: Seat, key: &str) -> Command {
        let shown = self.shown().await;
        let game = shown.room.game.as_ref().expect("a match");
        let offer = game.options(seat, Lang::En).into_iter().next().expect("an answer");
        let since = game.since(seat).expect("it is asked");
        Command::Decide { since, answer: offer.notation, key: key.into() }
    }

    /// Somebody answers whatever is asked of them.
    async fn moves(&self, seat: Seat, key: &str) -> u64 {
        let who = if seat == Seat::A { &self.red } else { &self.blue };
        self.does(who, self.answer(seat, key).await).await
    }

    /// The same tables after a restart.
    fn restart(&mut self) {
        self.hall = Hall::new(self.store.clone(), pace(), CancellationToken::new());
    }

    async fn steps(&self) -> usize {
        self.shown().await.room.game.as_ref().map_or(0, |game| game.len())
    }
}

/// Waits until something is so.
async fn until(mut so: impl AsyncFnMut() -> bool) {
    for _ in 0..400 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never came to pass");
}

fn says(saying: Saying) -> Command {
    Command::Say { saying, key: None }
}

#[tokio::test]
async fn nobody_sees_a_decision_before_the_store_has_it() {
    let mut table = Table::of(Terms::default()).await;
    let before = table.shown().await.room.rev;
    table.store.hold();
    let command = table.answer(Seat::A, "k").await;
    let (hall, id, red) = (table.hall.clone(), table.id.clone(), table.red.clone());
    let acting = tokio::spawn(async move { hall.act(&id, &red, command).await });
    until(async || table.store.waiting() == 1).await;
    assert_eq!(table.shown().await.room.rev, before, "not stored, not shown");
    assert!(!acting.is_finished(), "not stored, not acknowledged");
    table.store.flow();
    let rev = acting.await.expect("it ends").expect("it is done");
    assert_eq!((rev, table.shown().await.room.rev), (before + 1, before + 1));
    // What is lost before the store's word was never shown, and can be done again.
    table.store.hold();
    let command = table.answer(Seat::B, "lost").await;
    let (hall, id, blue) = (table.hall.clone(), table.id.clone(), table.blue.clone());
    let again = command.clone();
    let acting = tokio::spawn(async move { hall.act(&id, &blue, command).await });
    until(async || table.store.waiting() == 1).await;
    table.store.crash();
    assert!(acting.await.expect("it ends").is_err());
    table.store.flow();
    table.restart();
    assert_eq!(table.shown().await.room.rev, before + 1);
    assert_eq!(table.does(&table.blue, again).await, before + 2);
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let table = Table::of(Terms::default()).await;
    let before = table.shown().await.room.rev;
    table.store.fail(&Failure::Full, 1);
    let command = table.answer(Seat::A, "k").await;
    assert_eq!(table.refuses(&table.red, command.clone()).await, No::Store(Failure::Full));
    assert_eq!(table.does(&table.red, command).await, before + 1, "and then there is room again");
}

#[tokio::test]
async fn a_click_counts_once_however_often_it_is_sent() {
    let mut table = Table::of(Terms::default()).await;
    let command = table.answer(Seat::A, "click").await;
    let rev = table.does(&table.red, command.clone()).await;
    assert_eq!(table.does(&table.red, command.clone()).await, rev);
    table.restart();
    assert_eq!(table.does(&table.red, command.clone()).await, rev, "whatever became of the server");
    assert_eq!(table.steps().await, 1);
    // Another click for the same question comes too late.
    let Command::Decide { since, answer, .. } = command else { panic!("a decision") };
    let late = Command::Decide { since, answer, key: "another".into() };
    assert_eq!(table.refuses(&table.red, late).await, No::Gone);
}

#[tokio::test]
async fn answers_given_at_once_do_not_spoil_each_other() {
    let table = Table::of(Terms::default()).await;
    let one = table.answer(Seat::A, "a").await;
    let other = table.answer(Seat::B, "b").await;
    tokio::join!(table.does(&table.red, one), table.does(&table.blue, other));
    assert_eq!(table.steps().await, 2);
}

#[tokio::test]
async fn a_seat_is_who_sits_there_and_nobody_else() {
    let table = Table::of(Terms::default()).await;
    let command = table.answer(Seat::A, "k").await;
    let no = table.refuses(&actor("Green"), command).await;
    assert_eq!(no, No::NotYours("web-no-seat"));
    // A second device by the private link is the same seat.
    let phone = actor("Red on a phone");
    table.does(&phone, Command::Admit(Seat::A)).await;
    assert_eq!(table.shown().await.room.seat_of(&phone.selves), Some(Seat::A));
    assert_eq!(
        table.refuses(&table.blue, Command::Admit(Seat::A)).await,
        No::Table("web-no-two-seats")
    );
}

#[tokio::test]
async fn only_the_owner_arranges_a_table() {
    let table = Table::open(opening("")).await;
    for command in [
        Command::Bot(Seat::B, Bot::Greedy),
        Command::Remove(Seat::A),
        Command::Close,
        Command::Change("bar=beginners".into(), Terms::default()),
    ] {
        assert_eq!(table.refuses(&table.blue, command).await, No::NotYours("web-no-owner"));
    }
    table.does(&table.blue, Command::Sit(Some(Seat::B))).await;
    assert_eq!(table.refuses(&actor("Green"), Command::Sit(None)).await, No::Table("web-no-free"));
    table.does(&table.red, Command::Remove(Seat::B)).await;
    assert_eq!(table.shown().await.room.seat_of(&table.blue.selves), None);
    table.does(&table.red, Command::Change("bar=beginners".into(), Terms::default())).await;
    assert_eq!(table.shown().await.room.setup, "bar=beginners");
    table.does(&table.red, Command::Close).await;
    assert_eq!(table.refuses(&table.blue, Command::Sit(None)).await, No::Table("web-no-closed"));
}

#[tokio::test]
async fn the_secret_is_bound_before_and_open_after() {
    let table = Table::open(opening("")).await;
    let commitment = table.shown().await.room.commitment();
    table.does(&table.blue, Command::Sit(None)).await;
    table.does(&table.red, Command::Mix(Some([7; 32]))).await;
    assert_eq!(table.shown().await.room.phase(), Phase::Open, "Blue has not mixed in");
    table.does(&table.blue, Command::Mix(Some([8; 32]))).await;
    let room = table.shown().await.room;
    assert_eq!((room.phase(), room.secret()), (Phase::Running, None));
    assert_eq!(room.commitment(), commitment);
    table.does(&table.red, Command::Resign).await;
    let room = table.shown().await.room;
    assert!(room.secret().is_some());
    let record = room.game.as_ref().expect("a match").record().to_string();
    let verified = record::registry::verify(&record).expect("a true record");
    assert!(verified.proven && verified.result.starts_with("B > A"), "{verified:?}");
    assert!(record.contains(&record::fair::hex(&commitment)));
}

#[tokio::test]
async fn bots_play_to_the_end_and_nobody_has_to_look() {
    let table =
        Table::open(Opening { bots: vec![(Seat::B, Bot::Random)], seat: None, ..opening("") })
            .await;
    table.does(&table.red, Command::Bot(Seat::A, Bot::Greedy)).await;
    until(async || table.shown().await.room.phase() == Phase::Over).await;
    let listed = table.store.tables(Which::One(table.id.clone()), 1).await.expect("listed");
    assert_eq!(listed[0].phase, Phase::Over);
    assert!(listed[0].seats.iter().any(|seat| seat.place == Some(1)));
}

#[tokio::test]
async fn time_that_is_up_never_wedges_a_match() {
    for late in [Late::Bot, Late::Lose] {
        let table = Table::of(Terms { clock: Some(1), late, public: false }).await;
        table.moves(Seat::A, "a").await;
        until(async || table.steps().await >= 2).await;
        let room = table.shown().await.room;
        if late == Late::Lose {
            assert_eq!(room.phase(), Phase::Over);
        } else {
            assert!(room.stands_in(Seat::B), "a bot plays for Blue");
            assert_eq!(
                table.refuses(&table.blue, Command::Resign).await,
                No::Table("web-no-stand-in")
            );
            table.does(&table.blue, Command::Back).await;
            assert!(table.shown().await.room.people().has(Seat::B));
        }
    }
}

#[tokio::test]
async fn a_clock_runs_while_the_room_is_at_rest() {
    let terms = Terms { clock: Some(1), late: Late::Lose, public: false };
    let mut table = Table::of(terms).await;
    table.moves(Seat::A, "a").await;
    table.restart();
    let due = table.store.tables(Which::Due(server::ids::now() + 5_000), 9).await.expect("read");
    assert_eq!(due.len(), 1, "the table is listed with its clock");
    tokio::spawn(table.hall.clone().tend());
    until(async || {
        let listed = table.store.tables(Which::One(table.id.clone()), 1).await.expect("read");
        listed[0].phase == Phase::Over
    })
    .await;
}

#[tokio::test]
async fn a_step_past_the_dice_is_taken_back_if_the_table_agrees() {
    let table = Table::of(Terms::default()).await;
    table.moves(Seat::A, "a").await;
    table.moves(Seat::B, "b").await;
    let steps = table.steps().await;
    let no = table.refuses(&table.red, Command::Undo { key: "u".into() }).await;
    assert!(matches!(no, No::Rules(_)), "{no:?}");
    table.does(&table.red, Command::AskUndo { key: None }).await;
    assert_eq!(table.steps().await, steps, "Blue has not agreed");
    let motion = table.shown().await.room.motion.expect("it is asked").n;
    table.does(&table.blue, Command::Answer { motion, yes: false }).await;
    assert!(table.shown().await.room.motion.is_none());
    table.does(&table.red, Command::AskUndo { key: None }).await;
    let late = Command::Answer { motion, yes: true };
    assert_eq!(table.refuses(&table.blue, late).await, No::Gone, "that was another question");
    let motion = table.shown().await.room.motion.expect("it is asked").n;
    table.does(&table.blue, Command::Answer { motion, yes: true }).await;
    assert_eq!(table.steps().await, steps + 1);
    let room = table.shown().await.room;
    let line = room.game.as_ref().and_then(|game| game.line(steps + 1)).expect("a step");
    assert!(line.contains("undo") && line.contains("agreed"), "{line}");
    assert_eq!(room.owing(), Seats::first(2), "both pass again");
}

#[tokio::test]
async fn a_draw_ends_the_match_if_both_want_it_and_bots_never_do() {
    let table = Table::of(Terms::default()).await;
    table.does(&table.red, Command::AskDraw { key: None }).await;
    table.does(&table.blue, Command::AskDraw { key: None }).await;
    assert_eq!(table.shown().await.room.phase(), Phase::Over);
    assert_eq!(
        table.refuses(&table.red, Command::AskDraw { key: None }).await,
        No::Table("web-no-over")
    );
    let table = Table::of(Terms::default()).await;
    table.does(&table.blue, Command::Leave).await;
    assert_eq!(
        table.refuses(&table.red, Command::AskDraw { key: None }).await,
        No::Table("web-no-draw-bot")
    );
    // Against bots alone everything can be taken back.
    table.moves(Seat::A, "k").await;
    table.does(&table.red, Command::AskUndo { key: None }).await;
}

#[tokio::test]
async fn nobody_is_replaced_who_is_there_or_only_just_left() {
    let table = Table::of(Terms::default()).await;
    // How long somebody is away is not for the one who asks to say.
    for since in [None, Some(0)] {
        assert_eq!(
            table.refuses(&table.red, Command::AskReplace(Seat::B, since)).await,
            No::Table("web-no-away")
        );
    }
    let here = table.hall.attend(&table.id, &table.blue.selves).await.expect("Blue looks on");
    until(async || table.shown().await.presence.away[1].is_none()).await;
    drop(here);
    until(async || table.shown().await.presence.away[1].is_some()).await;
}

#[tokio::test]
async fn what_is_said_is_short_and_clean() {
    let table = Table::of(Terms::default()).await;
    table.does(&table.red, says(Saying::Text(" hello\u{7} there ".into()))).await;
    table.does(&actor("Green"), says(Saying::Phrase("well".into()))).await;
    let talk = table.shown().await.room.talk.clone();
    assert_eq!(talk[0].saying, Saying::Text("hello  there".into()));
    assert_eq!((talk[0].seat, talk[1].seat), (Some(Seat::A), None));
    for bad in [Saying::Text("x".repeat(301)), Saying::Phrase("nonsense".into())] {
        assert!(matches!(table.refuses(&table.red, says(bad)).await, No::Table(_)));
    }
}

#[tokio::test]
async fn a_standing_order_answers_in_advance() {
    let table = Table::of(Terms::default()).await;
    let Command::Decide { answer, .. } = table.answer(Seat::B, "k").await else { panic!() };
    let order = |answer: Option<String>| Command::Order { rule: "RO-1.5".into(), answer };
    table.does(&table.blue, order(Some(answer))).await;
    until(async || !table.shown().await.room.owing().has(Seat::B)).await;
    table.does(&table.blue, order(None)).await;
    assert!(table.shown().await.room.orders.is_empty());
    // An order that does not fit is no answer and does no harm.
    table.does(&table.red, order(Some("nonsense".into()))).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(table.shown().await.room.owing().has(Seat::A));
}

#[tokio::test]
async fn an_idle_room_leaves_memory_and_comes_back_the_same() {
    let mut table = Table::of(Terms::default()).await;
    let short = Pace { idle: Duration::from_millis(30), ..pace() };
    table.moves(Seat::A, "a").await;
    let before = table.shown().await.room;
    table.hall = Hall::new(table.store.clone(), short, CancellationToken::new());
    let handle = table.hall.room(&table.id).await.expect("read").expect("a room");
    tokio::time::timeout(Duration::from_secs(5), handle.gone()).await.expect("it leaves");
    let after = table.shown().await.room;
    let facts = |room: &server::room::Room| {
        let game = room.game.as_ref().expect("a match");
        (room.rev, game.len(), game.line(game.len()), game.since(Seat::B))
    };
    assert_eq!(facts(&before), facts(&after));
    assert_eq!(before.asked_since(Seat::B), after.asked_since(Seat::B), "and so is the clock");
}

#[tokio::test]
async fn a_match_that_will_not_replay_is_frozen_and_never_dropped() {
    let mut table = Table::of(Terms::default()).await;
    table.moves(Seat::A, "a").await;
    let journal = table.store.journal(&table.id).await.expect("read");
    let last = journal.last().expect("an entry");
    let at = last.fact.find('#').expect("a hash") + 1;
    let digit = if last.fact.as_bytes()[at] == b'0' { "1" } else { "0" };
    let broken = format!("{}{digit}{}", &last.fact[..at], &last.fact[at + 1..]);
    let redact = Write::Redact { table: table.id.clone(), n: last.n, fact: broken };
    table.store.write(vec![redact]).await.expect("stored");
    table.restart();
    let room = table.shown().await.room;
    assert_eq!(room.phase(), Phase::Frozen);
    assert_eq!(room.frozen.as_ref().map(|frozen| frozen.n), Some(last.n));
    let hello = says(Saying::Phrase("hello".into()));
    for command in [Command::Resign, hello, Command::Close, Command::Admit(Seat::B)] {
        assert_eq!(table.refuses(&table.red, command).await, No::Table("web-no-frozen"));
    }
    let listed = table.store.tables(Which::One(table.id.clone()), 1).await.expect("it is listed");
    assert_eq!(listed[0].phase, Phase::Frozen, "nobody is told that it waits for them");
}

#[tokio::test]
async fn a_rematch_is_one_table_for_both() {
    let table = Table::of(Terms::default()).await;
    assert!(table.hall.rematch(&table.id, &table.red).await.is_err(), "the game still goes on");
    table.does(&table.red, Command::Resign).await;
    let one = table.hall.rematch(&table.id, &table.red);
    let other = table.hall.rematch(&table.id, &table.blue);
    let (one, other) = tokio::join!(one, other);
    assert_eq!(one.expect("a table"), other.expect("the same table"));
    let mut open = 0;
    for who in [&table.red, &table.blue] {
        let owned = table.store.tables(Which::OwnedBy(who.id.clone()), 9).await;
        open += owned.expect("they are listed").len();
    }
    assert_eq!(open, 1, "nobody waits at the other one");
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let table = Table::open(opening("")).await;
    for _ in 1..server::hall::TABLES_A_PERSON {
        table.hall.open(&table.red, opening("")).await.expect("a table");
    }
    let no = table.hall.open(&table.red, opening("")).await.expect_err("too many");
    assert_eq!(no, No::Table("web-no-tables"));
    let bad = table.hall.open(&table.blue, opening("bar=none")).await.expect_err("no such bar");
    assert_eq!(bad, No::Table("web-no-options"));
}

/// A store that breaks whatever writes a certain word: a mistake of ours somewhere below a room.
struct Breaks(Arc<Lossy>, &'static str);

impl Store for Breaks {
    fn write(&self, batch: Vec<Write>) -> Promise<()> {
        let breaks =
            |write: &Write| matches!(write, Write::Entry { fact, .. } if fact.contains(self.1));
        assert!(!batch.iter().any(breaks), "a mistake of ours");
        self.0.write(batch)
    }
    fn journal(&self, table: &TableId) -> Promise<Vec<Line>> {
        self.0.journal(table)
    }
    fn tables(&self, which: Which, most: usize) -> Promise<Vec<Listing>> {
        self.0.tables(which, most)
    }
    fn person(&self, id: &PersonId) -> Promise<Option<Person>> {
        self.0.person(id)
    }
    fn login(&self, login: &str) -> Promise<Option<Person>> {
        self.0.login(login)
    }
    fn selves(&self, id: &PersonId) -> Promise<Vec<PersonId>> {
        self.0.selves(id)
    }
    fn muted(&self, by: &PersonId) -> Promise<Vec<PersonId>> {
        self.0.muted(by)
    }
    fn setting(&self, key: &str) -> Promise<Option<Vec<u8>>> {
        self.0.setting(key)
    }
    fn record(&self, id: &RecordId) -> Promise<Option<String>> {
        self.0.record(id)
    }
    fn backup(&self, to: std::path::PathBuf) -> Promise<()> {
        self.0.backup(to)
    }
}

#[tokio::test]
async fn what_breaks_a_room_is_refused_in_the_end_and_the_match_goes_on() {
    let mut table = Table::of(Terms::default()).await;
    let store = Arc::new(Breaks(table.store.clone(), "resign"));
    table.hall = Hall::new(store, pace(), CancellationToken::new());
    let resign = table.hall.act(&table.id, &table.red, Command::Resign);
    let refused = tokio::time::timeout(Duration::from_secs(20), resign).await;
    assert!(matches!(refused, Ok(Err(No::Store(_)))), "{refused:?}");
    table.moves(Seat::A, "a").await;
    assert_eq!(table.steps().await, 1);
}

#[tokio::test]
async fn a_match_that_is_too_long_takes_answers_alone() {
    let table = Table::of(Terms::default()).await;
    table.moves(Seat::A, "a").await;
    let mut journal = table.store.journal(&table.id).await.expect("it can be read");
    let last = journal.last().expect("a step").clone();
    let hash = last.fact.split('#').nth(1).expect("a hash").split('"').next().expect("its end");
    for more in 1..5_000 {
        let line = format!("{} takeover B by Blue #{hash}", more + 1);
        let fact = Fact::Step { line, key: None }.write();
        journal.push(server::store::Line { n: last.n + more, at: last.at, fact });
    }
    let room = Room::read(&table.id, &journal).expect("a table");
    assert_eq!(room.frozen, None);
    assert!(room.owing().has(Seat::B));
    let game = room.game.as_ref().expect("a match");
    let answer = game.options(Seat::B, Lang::En)[0].notation.clone();
    let since = game.since(Seat::B).expect("it is asked");
    let key = || "k".to_string();
    let tried = |who: &Actor, command| room.obey(who, &command).map(|plan| plan.facts.len());
    let long = Err(No::Table("web-no-steps"));
    for who in [&table.red, &table.blue] {
        assert_eq!(tried(who, Command::Undo { key: key() }), long, "and so on for ever");
        assert_eq!(tried(who, Command::AskUndo { key: None }), long);
        assert_eq!(tried(who, Command::Back), long);
        assert_eq!(tried(who, Command::Leave), Ok(1));
        assert_eq!(tried(who, Command::Resign), Ok(1));
    }
    assert_eq!(tried(&table.blue, Command::Decide { since, answer, key: key() }), Ok(1));
    // Bots play on for somebody, but not for ever for nobody.
    let mut luck = table::Luck::fair([0; 32]);
    let mut left = room.clone();
    let mut moves = Vec::new();
    for who in [&table.blue, &table.red] {
        for fact in left.obey(who, &Command::Leave).expect("everybody can leave").facts {
            left.fold(&fact, last.at, None).expect("it can be carried out");
        }
        moves.push(left.bot_plan(Seat::B, Bot::Random, &mut luck).expect("a plan").facts);
    }
    assert!(matches!(moves[0][0], Fact::Step { .. }), "{moves:?}");
    assert!(matches!(moves[1][0], Fact::Closed { why: Closing::Expired }), "{moves:?}");
}
