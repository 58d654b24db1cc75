-- The messages of the playground's chat, a row each, so that saving one does not cost saving all.
-- The row of `playground` keeps the rest: people, channels, commands.

CREATE TABLE playground_messages (
    id INTEGER PRIMARY KEY,
    message BLOB NOT NULL             -- MessagePack
) STRICT;
