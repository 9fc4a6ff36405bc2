"""``monopolista terminal``: the game in a terminal, against bots or at a table on a server."""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError, describe_table_error

if TYPE_CHECKING:
    from monopolista.terminal.line_mode import LineMode
    from monopolista.terminal.local_session import LocalSession
    from monopolista.terminal.session import Session

_USUAL_SEATS = 4
INSTALL_HINT = "run make terminal, or pip install 'monopolista[terminal]'; --lines needs none of it"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "link", metavar="LINK", nargs="?", help="link to a table, from its lobby; without a link, you play alone"
    )
    parser.add_argument("--lines", action="store_true", help="print line by line, for screen readers too")
    parser.add_argument(
        "--language", metavar="LANGUAGE", help="language: it, en, nl, fr (default: the one of this computer)"
    )
    parser.add_argument("--name", metavar="NAME", help="your name at the table")
    parser.add_argument("--seat", type=arguments.parse_seat, metavar="N", help="at a table: your seat, counted from 1")
    parser.add_argument("--new", action="store_true", help="alone: start a new game even if there is an unfinished one")
    parser.add_argument(
        "--bots",
        metavar="BOT,BOT,…",
        help="alone: the bots of the other seats (default: three regular ones); help lists them",
    )
    arguments.add_box(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over, or until the player leaves."""
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError

    language = _language(args.language)
    arguments.list_bots_if_asked(args)
    if not args.lines:
        _check_terminal()
    try:
        if args.link:
            _run(_join(args, language))
        elif args.lines:
            _run(_play_locally(args, language))
        else:
            _start(args, language)
    except (MonopolistaError, EditionError) as error:
        raise CommandError(describe_table_error(error)) from error
    return 0


def _run(work: Coroutine[None, None, None]) -> None:
    with suppress(asyncio.CancelledError):
        asyncio.run(work)


def _language(choice: str | None) -> str:
    from monopolista.locales import LANGUAGES

    if choice is not None:
        return arguments.check_language(choice)
    here = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return here[:2] if here[:2] in LANGUAGES else "en"


def _check_terminal() -> None:
    """Raise CommandError where the terminal cannot show the screen."""
    try:
        import textual
    except ImportError as error:
        raise CommandError(f"the terminal's screen needs textual: {INSTALL_HINT}") from error
    assert textual
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandError("this is not a terminal: use --lines, which reads and prints lines")
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        raise CommandError(
            f"this terminal writes {sys.stdout.encoding}: set LANG to a UTF-8 locale, or play with --lines"
        )


async def _join(args: argparse.Namespace, language: str) -> None:
    from monopolista.client import Address, join
    from monopolista.client.keyring import held_key
    from monopolista.terminal.remote_session import RemoteSession

    address, name = Address.of(args.link), _name(args, language)
    choice = None if args.seat is None else args.seat - 1
    with held_key(address, name) as key:
        async with join(args.link, name=name, seat=choice, key=key, agrees=False, program=False) as seat:
            await _play(RemoteSession(seat), args, language)


async def _play_locally(args: argparse.Namespace, language: str) -> None:
    session = _open_session(args, language)
    await _play(session, args, language)
    _print_path(session, language)


def _print_path(session: "LocalSession", language: str) -> None:
    """Print the path of the saved game, and what can be done with it."""
    from monopolista.locales import say

    for message in ("term-record", "term-judge") if session.over else ("term-saved",):
        print(say(message, language, file=str(session.file)))


def _open_session(args: argparse.Namespace, language: str) -> "LocalSession":
    """Return the saved game to continue, or a new one."""
    from monopolista.terminal.local_session import LocalSession, fresh_file, saved_games

    saved = saved_games()
    if saved and not args.new:
        return LocalSession.resume(saved[0])
    from monopolista.games import game_of
    from monopolista.games.interface.capabilities import minutes_of
    from monopolista.table import Table

    found = arguments.load_box(args.edition, args.option)
    if minutes_of(found) is not None:
        raise CommandError("--option timed: a game alone has no clock; --option turns=N ends a game after N turns")
    game = game_of(found.id)
    robots = arguments.parse_bots(args.bots, game) if args.bots else (game.usual,) * (_USUAL_SEATS - 1)
    table = Table(found.id, len(robots) + 1, options=found.options)
    return LocalSession(LocalSession.seat_player(table, ("", *robots), _name(args, language)), fresh_file())


def _name(args: argparse.Namespace, language: str) -> str:
    from monopolista.locales import say

    return arguments.parse_name(args.name or say("term-guest", language))


async def _play(session: "Session", args: argparse.Namespace, language: str) -> None:
    if args.lines:
        await _lines(session, language).run()
        return
    from monopolista.terminal.app.application import TerminalApp

    await TerminalApp(language, session=session).run_async()


def _lines(session: "Session", language: str) -> "LineMode":
    from monopolista.terminal.line_mode import LineMode

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    return LineMode(session, language, _read_line, _write_line)


def _write_line(line: str) -> None:
    """Write a line, with plain spaces within sums, which every terminal has."""
    print(line.replace("\u00a0", " ").replace("\u202f", " "), flush=True)


async def _read_line() -> str | None:
    """Read a line from standard input in a thread, which does not delay the end of the program."""
    return await _in_the_background(sys.stdin.readline)


async def _in_the_background(read: Any) -> str | None:
    import threading

    loop, read_line = asyncio.get_running_loop(), asyncio.Event()
    lines: list[str] = []

    def wait() -> None:
        lines.append(read())
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(read_line.set)

    threading.Thread(target=wait, daemon=True).start()
    await read_line.wait()
    return lines[0] or None


def _start(args: argparse.Namespace, language: str) -> None:
    """Show the start screen, unless the arguments already choose a game."""
    if args.new or args.bots or args.option:
        _run(_play_locally(args, language))
        return
    from monopolista.terminal.app.application import TerminalApp

    app = TerminalApp(language, name=_name(args, language), edition=arguments.load_box(args.edition, ()).id)
    app.run()
    if app.local_session is not None:
        _print_path(app.local_session, app.language)
