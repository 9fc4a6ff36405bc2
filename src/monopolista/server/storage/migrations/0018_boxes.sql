CREATE TABLE boxes (
    id TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    touched INTEGER NOT NULL,
    seal BLOB NOT NULL
);

CREATE TABLE game_boxes (
    game TEXT PRIMARY KEY REFERENCES games (id),
    box TEXT NOT NULL,
    seal BLOB NOT NULL
);

CREATE INDEX rooms_by_edition ON rooms (edition);
CREATE INDEX game_boxes_by_box ON game_boxes (box)
