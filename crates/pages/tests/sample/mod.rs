//! Every page of the site with something on it, for tests and for looking at.

use pages::site::{
    Cards, Closed, Dice, Ending, Home, Late, Listed, Lobby, Me, Muted, Place, Problem, Replay,
    Rules, SeatLink, Share, Sitting, Stage, Totals, cards, closed, dice, home, lobby, me, problem,
    replay_upload, rules, seat_link,
};
use pages::table::Said;
use pages::{CardLook as Look, Markup, Reader};
use record::fair;
use table::Seat;

/// Now, in these pages.
pub const NOW: i64 = 1_790_000_000_000;
/// A name that must be escaped wherever it stands.
pub const SLY: &str = "<script>alert('Blue')</script>&\"";

const HOUR: i64 = 3_600_000;

pub fn sitting(seat: Seat, name: &str, bot: Option<&str>) -> Sitting {
    let (name, bot) = (name.into(), bot.map(Into::into));
    Sitting { seat, name, bot, you: false, waiting: false, place: None }
}

pub fn listed(id: &str, name: &str, stage: Stage, seats: Vec<Sitting>, changed: i64) -> Listed {
    let path = format!("/t/{id}");
    Listed { path, name: name.into(), game: "roma".into(), stage, seats, steps: 42, changed }
}

fn you(mut sitting: Sitting) -> Sitting {
    sitting.you = true;
    sitting
}

fn waiting(mut sitting: Sitting) -> Sitting {
    sitting.waiting = true;
    sitting
}

fn placed(mut sitting: Sitting, place: u8) -> Sitting {
    sitting.place = Some(place);
    sitting
}

pub fn my_tables(other: &str) -> Vec<Listed> {
    let red = || you(sitting(Seat::A, "Red", None));
    let blue = || sitting(Seat::B, other, None);
    vec![
        listed("ostia", "Ostia", Stage::Running, vec![red(), waiting(blue())], NOW - 2 * HOUR),
        listed("capua", "Capua", Stage::Running, vec![waiting(red()), blue()], NOW - 50 * HOUR),
        listed("nola", "Nola", Stage::Open, vec![red(), sitting(Seat::B, "", None)], NOW - 60_000),
    ]
}

fn open_tables(other: &str) -> Vec<Listed> {
    let (green, free) = (|| sitting(Seat::A, "Green", None), || sitting(Seat::B, "", None));
    let miles = || waiting(sitting(Seat::B, "Miles", Some("greedy")));
    vec![
        listed("cumae", "Cumae", Stage::Open, vec![green(), free()], NOW - 5 * 60_000),
        listed(
            "baiae",
            "Baiae",
            Stage::Open,
            vec![sitting(Seat::A, other, None), free()],
            NOW - HOUR,
        ),
        listed("veii", "Veii", Stage::Running, vec![green(), miles()], NOW - 30_000),
    ]
}

fn history(other: &str) -> Vec<Listed> {
    let red = || you(sitting(Seat::A, "Red", None));
    let blue = || sitting(Seat::B, other, None);
    let miles = || sitting(Seat::B, "", Some("greedy"));
    let ended =
        |id, name, seats, days: i64| listed(id, name, Stage::Over, seats, NOW - days * 24 * HOUR);
    vec![
        ended("p1", "Pompeii", vec![placed(red(), 1), placed(blue(), 2)], 1),
        ended("p2", "Tibur", vec![placed(red(), 2), placed(miles(), 1)], 3),
        ended("p3", "Arpinum", vec![placed(red(), 1), placed(miles(), 1)], 90),
        listed("p4", "Volsinii", Stage::Closed, vec![red(), blue()], NOW - 800 * 24 * HOUR),
    ]
}

pub fn look(id: &str) -> Look {
    let building = matches!(id, "forum" | "taberna" | "basilica" | "templum" | "turris" | "castra");
    if building {
        Look { symbol: "forum", kind: "k-building", shape: "pediment" }
    } else {
        Look { symbol: "gladiator", kind: "k-char", shape: "niche" }
    }
}

pub fn places(other: &str) -> Vec<Place> {
    let place = |seat, name: &str| Place {
        seat,
        name: name.into(),
        bot: None,
        you: false,
        mixed: false,
        away: None,
    };
    vec![
        Place { you: true, mixed: true, ..place(Seat::A, "Red") },
        Place { away: Some(NOW - 130_000), ..place(Seat::B, other) },
        Place { bot: Some("greedy".into()), ..place(Seat::C, "Miles") },
        place(Seat::D, ""),
    ]
}

/// A lobby with these seats.
pub fn lobby_of<'a>(reader: Reader<'a>, places: &'a [Place], talk: &'a [Said]) -> Lobby<'a> {
    Lobby {
        reader,
        now: NOW,
        id: "puteoli",
        path: "/t/puteoli",
        name: "Puteoli",
        game: "roma",
        setup: "bar=beginners",
        rev: 7,
        places,
        owner: true,
        clock: 300,
        late: Late::Bot,
        public: false,
        commitment: Some(HASH),
        talk,
        watchers: 1,
        invite: "https://ludus.example/t/puteoli",
        seat_link: Some("https://ludus.example/t/puteoli/seat/9f2c41d807be55a1"),
        problem: None,
    }
}

pub const HASH: &str = "9f2c41d807be55a1c3e0947b118d6fa264b7c05ea92f13d07e58bb4620cd8e91";

pub fn said(name: &str, text: &str) -> Said {
    Said { seat: Some(Seat::B), name: name.into(), text: text.into(), at: NOW }
}

/// Every page, by name.
pub fn pages(reader: Reader, other: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, markup: Markup| all.push((name.into(), markup.into_string()));
    for group in [front_pages, lobbies, books, own_pages, notices] {
        group(reader, other, &mut add);
    }
    all
}

fn front_pages(reader: Reader, other: &str, add: &mut dyn FnMut(&str, Markup)) {
    let (mine, open, past) = (my_tables(other), open_tables(other), history(other));
    let totals = Totals { won: 12, drawn: 1, lost: 7 };
    let front =
        Home { reader, now: NOW, mine: &mine, open: &open, history: &past, totals, problem: None };
    add("home", home(&front));
    let nothing = Home {
        mine: &[],
        open: &[],
        history: &[],
        totals: Totals::default(),
        problem: Some(other),
        ..front
    };
    add("home-empty", home(&nothing));
}

fn lobbies(reader: Reader, other: &str, add: &mut dyn FnMut(&str, Markup)) {
    let four = places(other);
    let talk = [said(other, "Back in a minute."), said("Green", other)];
    let full = lobby_of(reader, &four, &talk);
    add("lobby", lobby(&full));
    let two = &[four[0].clone(), Place { seat: Seat::B, ..four[3].clone() }];
    add("lobby-two", lobby(&Lobby { places: two, talk: &[], ..full }));
    let mut unmixed = two.clone();
    unmixed[0].mixed = false;
    add("lobby-luck", lobby(&Lobby { places: &unmixed, ..full }));
    let mut guest = two.clone();
    guest[0].you = false;
    let stranger =
        Lobby { places: &guest, owner: false, seat_link: None, problem: Some(other), ..full };
    add("lobby-guest", lobby(&stranger));
    let taken = [
        guest[0].clone(),
        Place { bot: Some("greedy".into()), name: "Miles".into(), ..guest[1].clone() },
    ];
    add("lobby-full", lobby(&Lobby { places: &taken, ..stranger }));
}

fn books(reader: Reader, other: &str, add: &mut dyn FnMut(&str, Markup)) {
    add("rules", rules(&Rules { reader, game: "roma", query: "" }));
    add("rules-found", rules(&Rules { reader, game: "roma", query: "forum RO" }));
    add("rules-nothing", rules(&Rules { reader, game: "roma", query: other }));
    let asked = [("o-game", "mixed"), ("class", "1"), ("box", "0"), ("sure", "proposed")];
    add("cards", cards(&Cards { reader, game: "roma", asked: &[], look: &look }));
    add("cards-few", cards(&Cards { reader, game: "roma", asked: &asked, look: &look }));
    let asked = [("o-game", "roma"), ("o-bar", "beginners"), ("q", other)];
    add("cards-unfit", cards(&Cards { reader, game: "roma", asked: &asked, look: &look }));
}

fn own_pages(reader: Reader, other: &str, add: &mut dyn FnMut(&str, Markup)) {
    let muted = [Muted { id: "m1".into(), name: other.into() }];
    let feed = "https://ludus.example/feed/0123456789abcdef";
    let guest = Me { reader, login: None, muted: &muted, feed, problem: Some(other), done: None };
    add("me", me(&guest));
    add(
        "me-login",
        me(&Me { login: Some("red"), muted: &[], problem: None, done: Some("Done."), ..guest }),
    );

    let secret = fair::seed_of("secret");
    let published = fair::hex(&fair::commitment(&secret, "puteoli"));
    let (secret, given) = (fair::hex(&secret), fair::hex(&fair::seed_of("red")));
    let share =
        |seat, name: &str, bot, given| Share { seat, name: name.into(), bot, mixed: true, given };
    let shares = [share(Seat::A, other, false, Some(given)), share(Seat::B, "Miles", true, None)];
    let proof = Dice {
        reader,
        now: NOW,
        path: "/t/puteoli",
        name: "Puteoli",
        game: "roma",
        match_id: "puteoli",
        published: NOW - HOUR,
        commitment: &published,
        shares: &shares,
        secret: Some(&secret),
        record: true,
    };
    add("dice", dice(&proof));
    add("dice-forged", dice(&Dice { commitment: HASH, ..proof }));
    add("dice-running", dice(&Dice { secret: None, record: false, ..proof }));
}

fn notices(reader: Reader, other: &str, add: &mut dyn FnMut(&str, Markup)) {
    add("replay", replay_upload(&Replay { reader, problem: None, text: "" }));
    add(
        "replay-bad",
        replay_upload(&Replay {
            reader,
            problem: Some("Line 3: there is no game 'dodo'."),
            text: other,
        }),
    );
    let path = "/t/puteoli";
    add(
        "seat",
        seat_link(&SeatLink {
            reader,
            action: "/t/puteoli/seat/9f2c",
            path,
            name: "Puteoli",
            game: "roma",
            seat: Seat::B,
            sitter: other,
        }),
    );
    for status in [403, 404, 409, 413, 422, 429, 500, 503] {
        let why = (status == 422).then_some(other);
        add(
            &format!("problem-{status}"),
            problem(&Problem { reader, status, why, back: Some(path) }),
        );
    }
    for (word, ending) in
        [("closed", Ending::Closed), ("expired", Ending::Expired), ("frozen", Ending::Frozen)]
    {
        let reason = Some(other);
        let page = Closed {
            reader,
            now: NOW,
            path,
            name: "Puteoli",
            game: "roma",
            ending,
            reason,
            at: NOW - HOUR,
            record: true,
        };
        add(word, closed(&page));
    }
}
