CREATE TABLE positions (
    game TEXT PRIMARY KEY REFERENCES games (id),
    version INTEGER NOT NULL,
    layout TEXT NOT NULL,
    state BLOB NOT NULL,
    seal BLOB NOT NULL
)
