"""The bots of the classic game: kernels that see the public state."""
