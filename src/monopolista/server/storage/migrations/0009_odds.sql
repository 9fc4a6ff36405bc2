ALTER TABLE rooms ADD COLUMN odds TEXT NOT NULL DEFAULT 'off'
    CHECK (odds IN ('off', 'spectators', 'everybody'))
