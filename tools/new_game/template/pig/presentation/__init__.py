"""The display of the game: views, sentences, and the values in the rulebook."""
