"""Who is winning a card game: what somebody may see of each seat, and each seat's odds by a small network."""
