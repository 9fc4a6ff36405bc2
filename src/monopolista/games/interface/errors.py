"""What stops a simulation."""


class Trouble(Exception):  # noqa: N818 (the word says it)
    """Something that keeps games from being played or kept; the message is one line for the person at the terminal."""
