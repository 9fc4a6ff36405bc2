CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    watch TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    edition TEXT NOT NULL,
    options TEXT NOT NULL,
    auction_seconds INTEGER NOT NULL,
    answer_seconds INTEGER NOT NULL,
    bot_pause INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing')),
    game TEXT NOT NULL
);

CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms (id),
    place INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    level TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (room, place)
);

CREATE TABLE room_commands (
    room TEXT NOT NULL REFERENCES rooms (id),
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (room, actor, command)
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    tokens TEXT NOT NULL,
    seed BLOB NOT NULL
);

CREATE TABLE steps (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    answers TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    actor TEXT,
    command TEXT,
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX steps_by_command ON steps (game, actor, command);
