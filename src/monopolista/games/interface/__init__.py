"""What a game is to the rest of the program: the interfaces that each game implements."""
