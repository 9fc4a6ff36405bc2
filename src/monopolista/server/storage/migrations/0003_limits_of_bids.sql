CREATE TABLE limits (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    auction INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
)
