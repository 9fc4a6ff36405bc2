"""The bot ``champion``."""
