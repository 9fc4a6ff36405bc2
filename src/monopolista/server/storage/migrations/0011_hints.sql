ALTER TABLE rooms ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));

CREATE TABLE hinted (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (game, seat)
)
