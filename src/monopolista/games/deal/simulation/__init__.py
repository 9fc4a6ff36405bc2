"""Many games at once, played by bots and counted."""
