"""The bot ``regular``."""
