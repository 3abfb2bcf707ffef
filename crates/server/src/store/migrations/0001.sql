-- The first form of the store.

-- What happened at each table. Entries of one table lie side by side, so that a room is read in one go.
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL CHECK (n > 0),
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- What is known of a table without opening it. The columns are what tables are looked for by; `listing` is the whole, as
-- JSON. Phases: 0 open, 1 running, 2 over, 3 closed, 4 frozen. `waiting` has a bit for each seat that is waited for.
-- This row changes with every step of a game, so what changes then (`changed`, `waiting`) is in as few indexes as can be.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    phase INTEGER NOT NULL,
    public INTEGER NOT NULL,
    owner TEXT NOT NULL,
    changed INTEGER NOT NULL,
    due INTEGER,
    waiting INTEGER NOT NULL,
    listing TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_phase ON tables (phase, changed);
CREATE INDEX tables_in_public ON tables (phase, changed) WHERE public = 1;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_owner ON tables (owner) WHERE phase < 2;

-- Who sits where, taken from the listings. `seats` has a bit for each seat of that person.
CREATE TABLE seats (
    person TEXT NOT NULL,
    phase INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seats INTEGER NOT NULL,
    PRIMARY KEY (person, phase, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_table ON seats (table_id);

-- People, as JSON; `login` is folded to one case.
CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    login TEXT UNIQUE,
    person TEXT NOT NULL
) STRICT;

-- Guests who became somebody else. `person` is never a guest of this table.
CREATE TABLE aliases (
    guest TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX aliases_by_person ON aliases (person);

CREATE TABLE mutes (
    listener TEXT NOT NULL,
    speaker TEXT NOT NULL,
    PRIMARY KEY (listener, speaker)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_speaker ON mutes (speaker);

CREATE TABLE settings (
    key TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Records that somebody brought.
CREATE TABLE records (
    id TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX records_by_time ON records (at);
