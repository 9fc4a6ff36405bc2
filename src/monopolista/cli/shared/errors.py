"""The exception of commands."""


class CommandError(Exception):
    """The command cannot run; the message says what is wrong and what to do, in one line."""


def describe_table_error(error: Exception) -> str:
    """Return the message of an error of a table, in which seats are numbered from 1 as in ``--seat``."""
    from monopolista.client.errors import UnknownSeatError

    if isinstance(error, UnknownSeatError):
        return f"--seat {error.seat + 1}: the table has seats 1 to {error.seats}"
    return str(error)
