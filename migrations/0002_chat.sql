-- Who opened the game, and where its messages stand in the chat.

ALTER TABLE games ADD COLUMN host INTEGER;
ALTER TABLE games ADD COLUMN clock TEXT;  -- JSON; NULL: nobody is in a hurry

-- What is left of each seat's time, while its clock stands.
CREATE TABLE banks (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE posts (
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,               -- lobby, turn, or the menu of a seat: menu:0
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    calls TEXT NOT NULL,              -- JSON list of the seats it called
    since INTEGER NOT NULL,           -- it tells the events after this position
    covered INTEGER NOT NULL,         -- up to this one
    picture TEXT NOT NULL,            -- the name of its attachment, if it has one
    alt TEXT NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;

-- Something that the others at the table must agree to.
CREATE TABLE votes (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,               -- undo, replace, simple, end
    seat INTEGER NOT NULL,            -- whose answer, or whose place
    person INTEGER,                   -- who would take the place
    agreed TEXT NOT NULL,             -- JSON list of people
    created INTEGER NOT NULL,
    closed INTEGER                    -- when it was carried out or turned down
) STRICT;

-- The local chat of the playground, whole.
CREATE TABLE playground (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    world BLOB NOT NULL
) STRICT;
