//! Tables: pages, and what is done at them.

use std::collections::BTreeMap;

use axum::extract::{Form, Path, Query, State};
use axum::response::Response;
use pages::Reader;
use pages::site::{Closed, Dice, Ending, Lobby, Place, SeatLink, Share};
use pages::table::Mode;
use record::fair::{from_hex, hex};
use table::{Seat, Viewer};

use super::App;
use super::answer::{Told, file, words_of};
use super::session::{Visitor, same, seat_token};
use super::update::{Memory, draw, update as changes};
use crate::hall::{Opening, check};
use crate::ids::{TableId, now};
use crate::journal::{Closing, Late, Saying, Terms};
use crate::room::{Command, Drawn, Holder, No, Onlooker, Shown};
use crate::store::Phase;

/// The fields of a form.
pub type Fields = BTreeMap<String, String>;

fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

fn seat_field(fields: &Fields) -> Option<Seat> {
    field(fields, "seat").parse().ok()
}

/// The options of a game among the fields of a form, as `key=value` words.
fn options(fields: &Fields) -> String {
    let fields = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    pages::site::setup_of(fields)
}

fn terms(fields: &Fields) -> Terms {
    let clock = field(fields, "clock").parse().ok().filter(|seconds| *seconds > 0);
    Terms {
        clock: clock.map(|seconds: u32| seconds.clamp(20, 30 * 86_400)),
        late: if field(fields, "late") == "lose" { Late::Lose } else { Late::Bot },
        public: field(fields, "open") == "public",
    }
}

/// A table by the id in an address.
fn table_id(id: &str) -> Result<TableId, No> {
    TableId::read(id).ok_or(No::NoTable)
}

/// A table as it is now.
async fn find(app: &App, id: &str) -> Result<Shown, No> {
    app.hall.shown(&table_id(id)?).await
}

/// `POST /play`: a table with a bot, at once.
pub async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let bot = field(&fields, "bot").parse().unwrap_or(bots::Bot::Greedy);
    let game = field(&fields, "game").to_string();
    let seats = least_seats(&game);
    // Whoever plays against bots sits in the first seat; who begins is drawn by lot.
    let bots = (1..usize::from(seats)).filter_map(Seat::new).map(|seat| (seat, bot)).collect();
    let opening = Opening {
        setup: options(&fields),
        game,
        seats,
        terms: Terms::default(),
        bots,
        seat: Some(Seat::A),
    };
    opened(app, visitor, opening).await
}

fn least_seats(game: &str) -> u8 {
    let entry = record::registry::GAMES.iter().find(|entry| entry.id == game);
    entry.map_or(2, |entry| entry.players.0.max(2))
}

/// `POST /tables`: a table for whoever comes.
pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let game = field(&fields, "game").to_string();
    let seats = field(&fields, "seats").parse().unwrap_or_else(|_| least_seats(&game));
    let bots = (1..4).filter_map(|at| {
        let seat = Seat::new(at)?;
        let bot = fields.get(&format!("bot-{}", seat.letter().to_ascii_lowercase()))?;
        Some((seat, bot.parse().ok()?))
    });
    let bots = bots.filter(|(seat, _)| seat.index() < usize::from(seats)).collect();
    let (setup, terms) = (options(&fields), terms(&fields));
    let opening = Opening { game, setup, seats, terms, bots, seat: Some(Seat::A) };
    opened(app, visitor, opening).await
}

async fn opened(app: App, visitor: Visitor, opening: Opening) -> Response {
    let opened = match visitor.actor(&app).await {
        Ok(actor) => app.hall.open(&actor, opening).await,
        Err(no) => Err(no),
    };
    match opened {
        Ok(id) => visitor.done(None, &format!("/t/{id}")),
        Err(no) => visitor.no(&no),
    }
}

/// `GET /t/ID`
pub async fn show(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let shown = match find(&app, &id).await {
        Ok(shown) => shown,
        Err(no) => return visitor.no(&no),
    };
    let who = visitor.onlooker();
    let drawn = draw(&app, &shown, &who, &visitor.base);
    let page = match shown.room.phase() {
        Phase::Open => pages::site::lobby(&lobby(&shown, &who, &drawn, &visitor.base).look()),
        Phase::Closed | Phase::Frozen => pages::site::closed(&closed(&shown, &who, &drawn)),
        Phase::Running | Phase::Over => {
            let look = shown.look(&who, &drawn).expect("a match that has begun");
            pages::table::table_page(&look)
        }
    };
    visitor.page(page)
}

/// What a page of a table before its start borrows.
pub struct Before<'a> {
    shown: &'a Shown,
    who: &'a Onlooker,
    drawn: &'a Drawn,
    places: Vec<Place>,
    invite: String,
}

/// Gathers what a page of a table before its start needs.
pub fn lobby<'a>(shown: &'a Shown, who: &'a Onlooker, drawn: &'a Drawn, base: &str) -> Before<'a> {
    let room = &shown.room;
    let mine = room.seat_of(&who.selves);
    let place = |seat: Seat| {
        let chair = &room.chairs[seat.index()];
        let sitter = &drawn.sitters[seat.index()];
        Place {
            seat,
            name: chair.name().into(),
            bot: sitter.bot.clone(),
            you: mine == Some(seat),
            mixed: chair.luck.is_some(),
            away: sitter.away,
        }
    };
    let places = room.seats().iter().map(place).collect();
    Before { shown, who, drawn, places, invite: format!("{base}{}", drawn.path) }
}

impl Before<'_> {
    /// As the page takes it.
    pub fn look(&self) -> Lobby<'_> {
        let room = &self.shown.room;
        Lobby {
            reader: Reader { lang: self.who.lang, name: &self.who.name },
            now: now(),
            id: room.id.as_str(),
            path: &self.drawn.path,
            name: &room.name,
            game: &room.game_id,
            setup: &room.setup,
            rev: room.rev,
            places: &self.places,
            owner: self.who.selves.contains(&room.owner),
            clock: room.terms.clock.unwrap_or(0),
            late: match room.terms.late {
                Late::Bot => pages::site::Late::Bot,
                Late::Lose => pages::site::Late::Lose,
            },
            public: room.terms.public,
            commitment: Some(&self.drawn.commitment),
            talk: &self.drawn.talk,
            watchers: self.shown.presence.watchers,
            invite: &self.invite,
            seat_link: self.drawn.seat_link.as_deref(),
            problem: None,
        }
    }
}

fn closed<'a>(shown: &'a Shown, who: &'a Onlooker, drawn: &'a Drawn) -> Closed<'a> {
    let room = &shown.room;
    Closed {
        reader: Reader { lang: who.lang, name: &who.name },
        now: now(),
        path: &drawn.path,
        name: &room.name,
        game: &room.game_id,
        ending: match room.closed {
            Some(Closing::Owner) => Ending::Closed,
            Some(Closing::Expired) => Ending::Expired,
            None => Ending::Frozen,
        },
        reason: room.frozen.as_ref().map(|frozen| frozen.problem.as_str()),
        at: room.changed,
        record: room.game.is_some() && room.closed.is_some(),
    }
}

/// How a table is looked back at.
#[derive(serde::Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    who: Option<String>,
}

/// `GET /t/ID/at/N`
pub async fn back(
    State(app): State<App>,
    Path((id, step)): Path<(String, usize)>,
    Query(how): Query<As>,
    visitor: Visitor,
) -> Response {
    let shown = match find(&app, &id).await {
        Ok(shown) => shown,
        Err(no) => return visitor.no(&no),
    };
    let room = &shown.room;
    let Some(game) = &room.game else { return visitor.no(&No::Table("web-no-not-begun")) };
    let of = game.len();
    let Some(then) = game.back(step.min(of)) else { return visitor.no(&No::NoTable) };
    let over = matches!(room.phase(), Phase::Over | Phase::Closed);
    let who = visitor.onlooker();
    // While the game runs everybody looks back through their own eyes, whatever they ask for.
    let (viewer, open) =
        if over { eyes(how.who.as_deref(), room.chairs.len()) } else { (None, false) };
    let viewer = viewer.unwrap_or_else(|| room.viewer(&who.selves));
    let drawn = draw(&app, &shown, &who, &visitor.base);
    let mode = Mode::Back { at: step.min(of), of, open, over };
    let look = shown.look_at(&who, &drawn, &*then, viewer, mode);
    let page = pages::table::table_page(&look);
    visitor.page(page)
}

/// `GET /t/ID/at`: the last step. A link to it stays the same while the match goes on.
pub async fn last(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    match find(&app, &id).await {
        Ok(shown) => match &shown.room.game {
            Some(game) => visitor.done(None, &format!("/t/{id}/at/{}", game.len())),
            None => visitor.no(&No::Table("web-no-not-begun")),
        },
        Err(no) => visitor.no(&no),
    }
}

/// Through whose eyes a match that is over is seen, and whether everything is shown.
pub fn eyes(how: Option<&str>, seats: usize) -> (Option<Viewer>, bool) {
    match how {
        None => (None, false),
        Some("open") => (None, true),
        Some(text) => match text.parse::<Seat>() {
            Ok(seat) if seat.index() < seats => (Some(Viewer::Seat(seat)), false),
            _ => (Some(Viewer::Public), false),
        },
    }
}

/// `GET /t/ID/update?t=REV.STEPS`: what a page has missed, for when the stream is late.
pub async fn update(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(fields): Query<Fields>,
    visitor: Visitor,
) -> Response {
    let steps = field(&fields, "steps").parse().ok();
    match find(&app, &id).await {
        Ok(shown) => {
            let mut memory = Memory::of(steps);
            let update = changes(&app, &shown, &visitor.onlooker(), &visitor.base, &mut memory);
            visitor.answer(axum::Json(Told { ok: true, update, ..Told::default() }))
        }
        Err(no) => visitor.no(&no),
    }
}

/// `GET /t/ID/dice`
pub async fn dice(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let shown = match find(&app, &id).await {
        Ok(shown) => shown,
        Err(no) => return visitor.no(&no),
    };
    let room = &shown.room;
    // A contribution says nothing about the dice while the secret is one.
    let share = |seat: Seat| {
        let chair = &room.chairs[seat.index()];
        Share {
            seat,
            name: chair.name().into(),
            bot: matches!(chair.holder, Holder::Bot { .. }),
            mixed: chair.luck.is_some(),
            given: chair.luck.flatten().map(|bytes| hex(&bytes)),
        }
    };
    let shares: Vec<Share> = room.seats().iter().map(share).collect();
    let (commitment, secret) = (hex(&room.commitment()), room.secret().map(|secret| hex(&secret)));
    let path = format!("/t/{}", room.id);
    let page = pages::site::dice(&Dice {
        reader: Reader { lang: visitor.lang, name: &visitor.me.person.name },
        now: now(),
        path: &path,
        name: &room.name,
        game: &room.game_id,
        match_id: room.id.as_str(),
        published: room.created,
        commitment: &commitment,
        shares: &shares,
        secret: secret.as_deref(),
        record: secret.is_some() && room.game.is_some(),
    });
    visitor.page(page)
}

/// `GET /t/ID/record`, once nothing can be gained by reading it.
pub async fn record(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    match find(&app, &id).await {
        Ok(shown) => match (&shown.room.game, shown.room.secret()) {
            (Some(game), Some(_)) => {
                let name = format!("{}-{}.ludus", shown.room.game_id, shown.room.name);
                let text = game.record().to_string();
                visitor.answer(file(&name, text))
            }
            _ => visitor.no(&No::NotYours("web-no-record")),
        },
        Err(no) => visitor.no(&no),
    }
}

/// The seat that a private link opens.
fn seat_by(app: &App, shown: &Shown, token: &str) -> Option<Seat> {
    let room = &shown.room;
    room.seats().iter().find(|seat| match &room.chairs[seat.index()].holder {
        Holder::Person { people, .. } => people
            .first()
            .is_some_and(|first| same(&seat_token(app, &room.id, *seat, first), token)),
        _ => false,
    })
}

/// `GET /t/ID/seat/TOKEN`: asks first, for links are opened by machines as well.
pub async fn seat_link(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let shown = match find(&app, &id).await {
        Ok(shown) => shown,
        Err(no) => return visitor.no(&no),
    };
    let Some(seat) = seat_by(&app, &shown, &token) else {
        return visitor.no(&No::NotYours("web-no-link"));
    };
    let room = &shown.room;
    let path = format!("/t/{id}");
    if room.seat_of(&visitor.me.selves) == Some(seat) {
        return visitor.done(None, &path);
    }
    let page = pages::site::seat_link(&SeatLink {
        reader: Reader { lang: visitor.lang, name: &visitor.me.person.name },
        action: &format!("{path}/seat/{token}"),
        path: &path,
        name: &room.name,
        game: &room.game_id,
        seat,
        sitter: room.chairs[seat.index()].name(),
    });
    visitor.page(page)
}

/// `POST /t/ID/seat/TOKEN`
pub async fn admit(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let shown = find(&app, &id).await;
    let seat =
        shown.and_then(|shown| seat_by(&app, &shown, &token).ok_or(No::NotYours("web-no-link")));
    match seat {
        Ok(seat) => act(app, &id, visitor, Command::Admit(seat)).await,
        Err(no) => visitor.no(&no),
    }
}

/// Carries out a command; whoever is refused is shown the table as it is.
async fn act(app: App, id: &str, visitor: Visitor, command: Command) -> Response {
    let path = format!("/t/{id}");
    let table = match table_id(id) {
        Ok(table) => table,
        Err(no) => return visitor.no(&no),
    };
    let done = match visitor.actor(&app).await {
        Ok(actor) => app.hall.act(&table, &actor, command).await,
        Err(no) => Err(no),
    };
    let no = match done {
        Ok(rev) => return visitor.done(Some(rev), &path),
        Err(no) => no,
    };
    if !visitor.script || matches!(no, No::NoTable) {
        return visitor.no(&no);
    }
    let (status, why, rule) = words_of(&no, visitor.lang);
    let mut told = Told { why: Some(why), rule, ..Told::default() };
    if let Ok(shown) = app.hall.shown(&table).await {
        let mut memory = Memory::of(shown.room.game.as_ref().map(|game| game.len()));
        told.rev = Some(shown.room.rev);
        told.update = changes(&app, &shown, &visitor.onlooker(), &visitor.base, &mut memory);
    }
    visitor.answer((status, axum::Json(told)))
}

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident($fields:ident) $command:expr;)*) => {
        $($(#[$doc])*
        pub async fn $name(
            State(app): State<App>,
            Path(id): Path<String>,
            visitor: Visitor,
            Form($fields): Form<Fields>,
        ) -> Response {
            let command: Option<Command> = $command;
            match command {
                Some(command) => act(app, &id, visitor, command).await,
                None => visitor.no(&No::Table("web-no-form")),
            }
        })*
    };
}

/// The key of a click that may do without.
fn key(fields: &Fields) -> Option<String> {
    Some(field(fields, "key").to_string()).filter(|key| !key.is_empty())
}

fn has_seat(fields: &Fields, command: impl FnOnce(Seat) -> Command) -> Option<Command> {
    seat_field(fields).map(command)
}

commands! {
    /// `POST /t/ID/sit`
    sit(fields) Some(Command::Sit(seat_field(&fields)));
    /// `POST /t/ID/stand`
    stand(_fields) Some(Command::Stand);
    /// `POST /t/ID/bot`
    bot(fields) {
        let kind = field(&fields, "bot").parse().ok();
        kind.and_then(|kind| has_seat(&fields, |seat| Command::Bot(seat, kind)))
    };
    /// `POST /t/ID/remove`
    remove(fields) has_seat(&fields, Command::Remove);
    /// `POST /t/ID/close`
    close(_fields) Some(Command::Close);
    /// `POST /t/ID/luck`
    luck(fields) match field(&fields, "luck") {
        "" => Some(Command::Mix(None)),
        digits => from_hex(digits).map(|luck| Command::Mix(Some(luck))),
    };
    /// `POST /t/ID/decide`
    decide(fields) field(&fields, "since").parse().ok().map(|since| Command::Decide {
        since,
        answer: field(&fields, "d").to_string(),
        key: field(&fields, "key").to_string(),
    });
    /// `POST /t/ID/undo`
    undo(fields) Some(Command::Undo { key: field(&fields, "key").to_string() });
    /// `POST /t/ID/ask`
    ask(fields) match field(&fields, "what") {
        "undo" => Some(Command::AskUndo { key: key(&fields) }),
        "draw" => Some(Command::AskDraw { key: key(&fields) }),
        _ => None,
    };
    /// `POST /t/ID/answer`
    answer(fields) {
        let yes = match field(&fields, "yes") {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let motion = field(&fields, "motion").parse().ok();
        motion.zip(yes).map(|(motion, yes)| Command::Answer { motion, yes })
    };
    /// `POST /t/ID/resign`
    resign(_fields) Some(Command::Resign);
    /// `POST /t/ID/leave`
    leave(_fields) Some(Command::Leave);
    /// `POST /t/ID/back`
    come_back(_fields) Some(Command::Back);
    /// `POST /t/ID/replace`
    replace(fields) has_seat(&fields, |seat| Command::AskReplace(seat, None));
    /// `POST /t/ID/order`
    order(fields) Some(Command::Order {
        rule: field(&fields, "rule").to_string(),
        answer: Some(field(&fields, "d").to_string()).filter(|answer| !answer.is_empty()),
    });
    /// `POST /t/ID/say`
    say(fields) {
        let saying = match field(&fields, "phrase") {
            "" => Saying::Text(field(&fields, "text").to_string()),
            phrase => Saying::Phrase(phrase.to_string()),
        };
        Some(Command::Say { saying, key: key(&fields) })
    };
}

/// `POST /t/ID/change`
pub async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let shown = find(&app, &id).await;
    let setup = shown.and_then(|shown| {
        let seats = u8::try_from(shown.room.chairs.len()).unwrap_or(2);
        check(&shown.room.game_id, &options(&fields), seats)
    });
    match setup {
        Ok(setup) => act(app, &id, visitor, Command::Change(setup, terms(&fields))).await,
        Err(no) => visitor.no(&no),
    }
}

/// `POST /t/ID/rematch`
pub async fn rematch(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let opened = match (table_id(&id), visitor.actor(&app).await) {
        (Ok(id), Ok(actor)) => app.hall.rematch(&id, &actor).await,
        (Err(no), _) | (_, Err(no)) => Err(no),
    };
    match opened {
        Ok(table) => visitor.done(None, &format!("/t/{table}")),
        Err(no) => visitor.no(&no),
    }
}

/// `POST /t/ID/mute`: whoever sits there, or whoever said something, is not heard any more, or is again.
pub async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let shown = match find(&app, &id).await {
        Ok(shown) => shown,
        Err(no) => return visitor.no(&no),
    };
    let room = &shown.room;
    let people = match seat_field(&fields).and_then(|seat| room.chairs.get(seat.index())) {
        Some(chair) => match &chair.holder {
            Holder::Person { people, .. } => people.clone(),
            _ => Vec::new(),
        },
        None => {
            let n = field(&fields, "talk").parse().unwrap_or(0);
            room.talk.iter().filter(|talk| talk.n == n).map(|talk| talk.person.clone()).collect()
        }
    };
    let others: Vec<_> = people.into_iter().filter(|id| !visitor.me.selves.contains(id)).collect();
    if others.is_empty() {
        return visitor.no(&No::Table("web-no-such-seat"));
    }
    let heard = field(&fields, "heard") == "yes";
    let done = match visitor.actor(&app).await {
        Ok(_) => app.people.mute(&visitor.me, &others, !heard).await.map_err(No::Store),
        Err(no) => Err(no),
    };
    match done {
        Ok(()) => visitor.done(None, &format!("/t/{id}")),
        Err(no) => visitor.no(&no),
    }
}
