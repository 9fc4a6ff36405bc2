"""Who is winning a classic game: what an open position has of each seat, and each seat's odds by a small network."""
