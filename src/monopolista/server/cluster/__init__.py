"""Several server processes on one database: which process owns a room, and how the others learn of changes."""
