CREATE TABLE reasons (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    word TEXT NOT NULL,
    about TEXT NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (game, seq)
)
