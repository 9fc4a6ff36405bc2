ALTER TABLE rooms ADD COLUMN take_backs TEXT NOT NULL DEFAULT 'consent'
    CHECK (take_backs IN ('off', 'robots', 'consent'));

CREATE TABLE wishes (
    game TEXT PRIMARY KEY REFERENCES games (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    refused INTEGER NOT NULL
)
