ALTER TABLE room_commands ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY;

CREATE INDEX room_commands_in_order ON room_commands (room, actor, rowid)
