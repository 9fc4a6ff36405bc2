"""The game on the whole screen of a terminal; needs textual."""
