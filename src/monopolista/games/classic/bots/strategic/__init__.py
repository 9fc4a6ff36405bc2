"""The bot ``strategic``."""
