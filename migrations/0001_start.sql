-- Times are whole unix seconds. Texts ending in JSON are written by msgspec and readable as they are.

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,               -- how the game is found: a registered name or a dotted module
    rules TEXT NOT NULL,              -- the rules version it is played under now
    config TEXT NOT NULL,             -- JSON
    seed TEXT NOT NULL,               -- secret until the game has ended
    commitment TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled')),
    guild INTEGER,
    channel INTEGER,
    thread INTEGER,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    length INTEGER NOT NULL DEFAULT 0,  -- entries in the journal
    result TEXT                       -- JSON
) STRICT;
CREATE INDEX games_of_thread ON games (thread) WHERE thread IS NOT NULL;
CREATE INDEX games_of_channel ON games (channel) WHERE channel IS NOT NULL;

CREATE TABLE journal (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,              -- JSON
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- Nobody can write an entry but the next one: whoever tries has an old picture of the game.
CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
WHEN NEW.seq IS NOT (SELECT length FROM games WHERE id = NEW.game)
BEGIN
    SELECT RAISE(ABORT, 'stale');
END;

CREATE TRIGGER journal_grows AFTER INSERT ON journal
BEGIN
    UPDATE games SET length = NEW.seq + 1, updated = NEW.at WHERE id = NEW.game;
END;

CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

CREATE TRIGGER journal_is_true BEFORE UPDATE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- Secret answers that wait for the others'.
CREATE TABLE pending (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    length INTEGER NOT NULL,          -- of the journal when it was given
    choice TEXT NOT NULL,             -- JSON
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER pending_in_order BEFORE INSERT ON pending
WHEN NEW.length IS NOT (SELECT length FROM games WHERE id = NEW.game)
BEGIN
    SELECT RAISE(ABORT, 'stale');
END;

CREATE TABLE snapshots (
    game INTEGER NOT NULL REFERENCES games (id),
    position INTEGER NOT NULL,
    rules TEXT NOT NULL,
    floor INTEGER NOT NULL,
    origin INTEGER NOT NULL,          -- 1: newer rules took the game over here; kept for ever
    data BLOB NOT NULL,               -- msgpack of the engine's Snapshot
    PRIMARY KEY (game, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX snapshots_origin ON snapshots (game, position) WHERE origin = 1;

CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games (id),
    position INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    audience TEXT,                    -- JSON list of seats; NULL: everybody
    text TEXT NOT NULL,               -- JSON
    reveal INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (game, position, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL             -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,             -- person, automaton, or the name of a simple player
    person INTEGER,
    joined INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('person', 'guild', 'channel')),
    owner INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,              -- JSON
    PRIMARY KEY (scope, owner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_due ON deadlines (due);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER,                     -- to whoever sits there; NULL: to the game's channel
    kind TEXT NOT NULL,
    length INTEGER NOT NULL,          -- of the journal when it was written
    payload TEXT NOT NULL,            -- JSON
    nonce TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try INTEGER NOT NULL,
    sent INTEGER
) STRICT;
CREATE INDEX outbox_open ON outbox (game, seat, id, next_try) WHERE sent IS NULL;
