"""Many card games at once, played by bots."""
