"""The bot ``edmund``."""
