CREATE TABLE talk (
    room TEXT PRIMARY KEY REFERENCES rooms (id),
    chat INTEGER NOT NULL,
    overheard INTEGER NOT NULL
);

CREATE TABLE talk_lines (
    room TEXT NOT NULL REFERENCES rooms (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    said INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (room, number)
);

ALTER TABLE seats ADD COLUMN code TEXT NOT NULL DEFAULT ''
