"""The game in a room: starting it, answering in time, undo, hints and odds."""
