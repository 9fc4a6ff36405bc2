ALTER TABLE rooms ADD COLUMN replace_bots INTEGER NOT NULL DEFAULT 1 CHECK (replace_bots IN (0, 1));
