"""Actions of the classic game: notation, effects, what they lack, and actions made of several."""
