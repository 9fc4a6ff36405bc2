"""Rules of the game as kernels: ``table`` says which answers are legal and carries them out."""
