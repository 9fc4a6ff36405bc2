"""The law of the games: pure functions over plain fields, no I/O, no clock, no strings."""
