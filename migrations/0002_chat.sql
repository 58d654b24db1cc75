-- Who opened the game, and where its messages stand in the chat.

ALTER TABLE games ADD COLUMN host INTEGER;

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
