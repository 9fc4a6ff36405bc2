"""Base class of the errors that stop a command."""


class MonopolistaError(Exception):
    """An error that a command reports in one line, such as a bot that does not exist or a folder that is read-only."""
