"""Studies of the bots and of the estimates of who wins."""
