"""The odds of the board without simulation: how often squares are visited and what deeds bring."""
