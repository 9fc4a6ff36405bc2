CREATE TABLE orders (
    name TEXT PRIMARY KEY,
    revision INTEGER NOT NULL
);

CREATE TABLE blocks (
    network TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    seal BLOB NOT NULL
);

CREATE TABLE words (
    word TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    seal BLOB NOT NULL
);

CREATE TABLE shut (
    room TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    reason TEXT NOT NULL,
    shut INTEGER NOT NULL,
    seal BLOB NOT NULL
);

CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    room TEXT NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    line INTEGER NOT NULL,
    lines TEXT NOT NULL,
    address TEXT NOT NULL,
    reporter INTEGER NOT NULL,
    reported INTEGER NOT NULL,
    done INTEGER NOT NULL,
    seal BLOB NOT NULL
);

CREATE TABLE visits (
    room TEXT PRIMARY KEY,
    seen INTEGER NOT NULL,
    people INTEGER NOT NULL
);

CREATE TABLE played (
    game TEXT PRIMARY KEY,
    begun INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    seal BLOB NOT NULL
)
