"""The bots of the classic game: kernels that see what lies open on the table."""
