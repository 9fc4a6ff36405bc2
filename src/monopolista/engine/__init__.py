"""Rules engine: pure functions over flat integer records, without I/O, clock or strings."""
