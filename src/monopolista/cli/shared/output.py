"""Standard output and error of the commands: notes, which ``--quiet`` leaves out, and closed pipes."""

import io
import os
import sys

_options = {"quiet": False}


def set_quiet(quiet: bool) -> None:
    """Say whether this run prints results and errors alone."""
    _options["quiet"] = quiet


def is_quiet() -> bool:
    """Return whether this run prints neither progress nor notes."""
    return _options["quiet"]


def print_note(text: str) -> None:
    """Print a note on standard error, unless the run is quiet."""
    if not is_quiet():
        print(text, file=sys.stderr, flush=True)


def announce(text: str) -> None:
    """Print on standard output what a running command has to tell, unless the run is quiet."""
    if not is_quiet():
        print(text, flush=True)


def replace_unknown_characters() -> None:
    """Let a terminal or file of another encoding than UTF-8 show ``?`` for what it has no character for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Send the rest of standard output nowhere, once its reader has closed the pipe.

    Python writes what is left in the buffer at its end, and would report the closed pipe there.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
