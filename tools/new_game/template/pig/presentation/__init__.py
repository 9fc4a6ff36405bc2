"""How the game is shown: views, sentences, and the values that the rulebook names."""
