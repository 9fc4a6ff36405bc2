"""Standard output and error of the commands: notes, which ``--quiet`` leaves out, and closed pipes."""

import io
import os
import shutil
import sys

_options = {"quiet": False}
_status = {"width": 0}
"""How much of the terminal's last line a status takes."""


def set_quiet(quiet: bool) -> None:
    """Say whether this run prints results and errors alone."""
    _options["quiet"] = quiet


def is_quiet() -> bool:
    """Return whether this run prints neither progress nor notes."""
    return _options["quiet"]


def print_note(text: str) -> None:
    """Print a note on standard error, unless the run is quiet."""
    if not is_quiet():
        clear_status()
        print(text, file=sys.stderr, flush=True)


def print_status(text: str) -> None:
    """Print how far work is: on a terminal in place of the status before it, elsewhere as a line of its own."""
    if is_quiet():
        return
    if not sys.stderr.isatty():
        print(text, file=sys.stderr, flush=True)
        return
    shown = text.strip()[: shutil.get_terminal_size().columns - 1]
    print(f"\r{shown.ljust(_status['width'])}", end="", file=sys.stderr, flush=True)
    _status["width"] = len(shown)


def clear_status() -> None:
    """Remove the status from the terminal, so that what comes next begins its line."""
    if _status["width"]:
        print(f"\r{' ' * _status['width']}\r", end="", file=sys.stderr, flush=True)
        _status["width"] = 0


def announce(text: str) -> None:
    """Print on standard output what a running command has to tell, unless the run is quiet."""
    if not is_quiet():
        clear_status()
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
