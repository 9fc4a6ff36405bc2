"""Template of a game: a small dice game, Pig, which ``tools.new_game`` copies under a new name."""
