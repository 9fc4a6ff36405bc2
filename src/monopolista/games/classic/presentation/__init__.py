"""How the classic game is shown and told: views, sentences, and the values that the rulebook names."""
