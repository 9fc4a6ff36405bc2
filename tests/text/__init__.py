"""The words of the game: sentences, cards, rulebook, and the README's example."""
