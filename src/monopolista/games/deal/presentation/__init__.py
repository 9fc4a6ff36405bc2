"""How the card game is shown and told: views, sentences, and the values that the rulebook names."""
