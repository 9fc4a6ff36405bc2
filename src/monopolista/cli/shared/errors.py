"""The exception of commands."""


class CommandError(Exception):
    """The command cannot run; the message says what is wrong and what to do, in one line."""
