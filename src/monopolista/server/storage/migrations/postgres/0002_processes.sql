CREATE UNLOGGED TABLE processes (
    number BIGINT PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
);

CREATE UNLOGGED TABLE presence (
    room TEXT NOT NULL,
    process BIGINT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (room, process)
);

CREATE INDEX presence_by_process ON presence (process)
