CREATE TABLE handovers (
    room TEXT NOT NULL REFERENCES rooms (id),
    place INTEGER NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    program INTEGER NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (room, place, number)
)
