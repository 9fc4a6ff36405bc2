"""The bot ``value``."""
