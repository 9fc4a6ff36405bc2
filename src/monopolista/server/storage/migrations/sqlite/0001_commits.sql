CREATE TABLE commits (
    file TEXT NOT NULL,
    number INTEGER NOT NULL,
    marked INTEGER NOT NULL
);

INSERT INTO commits VALUES (lower(hex(randomblob(16))), 0, 0)
