"""The rules of the game as kernels; ``table`` is the entry point."""
