"""Studies of the bots and of the evaluation."""
