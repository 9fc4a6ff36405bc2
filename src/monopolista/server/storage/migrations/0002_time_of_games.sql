CREATE TABLE clocks (
    game TEXT PRIMARY KEY REFERENCES games (id),
    passed INTEGER NOT NULL
)
