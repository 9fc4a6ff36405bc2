"""What stops a simulation."""


class MonopolistaError(Exception):
    """Something that keeps games from being played or kept; the message is one line for the person at the terminal."""
