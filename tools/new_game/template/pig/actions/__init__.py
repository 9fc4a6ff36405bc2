"""Actions of the game: their notation, in English words, and those of chance."""
