"""``monopolista terminal``: the game in a terminal, alone against robots or at somebody's table."""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from monopolista.cli.commands.play import CommandError
from monopolista.cli.shared import arguments as words

if TYPE_CHECKING:
    from monopolista.terminal.line_mode import LineMode
    from monopolista.terminal.local_session import LocalSession
    from monopolista.terminal.session import Session

_USUAL_SEATS = 4
TO_INSTALL = "run make terminal, or pip install 'monopolista[terminal]'; --lines needs none of it"


def add(parser: argparse.ArgumentParser) -> None:
    """State what can be asked for."""
    parser.add_argument("link", metavar="LINK", nargs="?", help="a table's link, as its lobby shows it; without, alone")
    parser.add_argument("--lines", action="store_true", help="line by line, as screen readers read it")
    parser.add_argument("--language", metavar="LANGUAGE", help="it, en, nl, fr (default: that of this computer)")
    parser.add_argument("--name", metavar="NAME", help="how the others call you")
    parser.add_argument("--seat", type=int, metavar="N", help="at a table: the seat you want, from 1")
    parser.add_argument("--new", action="store_true", help="alone: a new game, though there is one to go on with")
    parser.add_argument(
        "--bots", metavar="BOT,BOT,…", help="alone: who sits at the other seats (default: three usual ones)"
    )
    words.add_box(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play until the game is over, or until the person leaves."""
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError

    language = _language(asked.language)
    if not asked.lines:
        _check_terminal()
    try:
        if asked.link:
            _run(_join(asked, language))
        elif asked.lines:
            _run(_alone(asked, language))
        else:
            _start(asked, language)
    except (MonopolistaError, EditionError) as trouble:
        raise CommandError(str(trouble)) from trouble
    return 0


def _run(work: Coroutine[None, None, None]) -> None:
    with suppress(asyncio.CancelledError):
        asyncio.run(work)


def _language(wished: str | None) -> str:
    from monopolista.locales import LANGUAGES

    if wished is not None:
        return words.language(wished)
    here = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return here[:2] if here[:2] in LANGUAGES else "en"


def _check_terminal() -> None:
    """Complain where nothing can be drawn."""
    try:
        import textual
    except ImportError as error:
        raise CommandError(f"the terminal's screen needs textual: {TO_INSTALL}") from error
    assert textual
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandError("this is no terminal: --lines plays line by line, wherever lines can be read and written")
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        raise CommandError(
            f"this terminal writes {sys.stdout.encoding}: set LANG to a UTF-8 locale, or play with --lines"
        )


async def _join(asked: argparse.Namespace, language: str) -> None:
    from monopolista.client import Address, join
    from monopolista.client.keyring import held_key
    from monopolista.terminal.remote_session import RemoteSession

    address, name = Address.of(asked.link), _name(asked, language)
    wished = None if asked.seat is None else asked.seat - 1
    with held_key(address, name) as key:
        async with join(asked.link, name=name, seat=wished, key=key, agrees=False, program=False) as seat:
            await _play(RemoteSession(seat), asked, language)


async def _alone(asked: argparse.Namespace, language: str) -> None:
    session = _begun(asked, language)
    await _play(session, asked, language)
    _tell_where(session, language)


def _tell_where(session: "LocalSession", language: str) -> None:
    """Tell where the game is kept, and what can be done with it."""
    from monopolista.locales import say

    for message in ("term-record", "term-judge") if session.over else ("term-saved",):
        print(say(message, language, file=str(session.file)))


def _begun(asked: argparse.Namespace, language: str) -> "LocalSession":
    """Return the game to go on with, or a new one."""
    from monopolista.terminal.local_session import LocalSession, fresh_file, saved_games

    saved = saved_games()
    if saved and not asked.new:
        return LocalSession.resumed(saved[0])
    from monopolista.games import game_of
    from monopolista.games.interface.capabilities import minutes_of
    from monopolista.table import Table

    found = words.box(asked.edition, asked.option)
    if minutes_of(found) is not None:
        raise CommandError("--option timed: alone there is no clock; --option turns=N ends a game after so many turns")
    game = game_of(found.id)
    robots = words.bots(asked.bots, game.pool) if asked.bots else (game.usual,) * (_USUAL_SEATS - 1)
    table = Table(found.id, len(robots) + 1, options=found.options)
    return LocalSession(LocalSession.begun(table, ("", *robots), _name(asked, language)), fresh_file())


def _name(asked: argparse.Namespace, language: str) -> str:
    from monopolista.locales import say

    return words.name(asked.name or say("term-guest", language))


async def _play(session: "Session", asked: argparse.Namespace, language: str) -> None:
    if asked.lines:
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
    """Write a line; the spaces within sums are plain ones, which every terminal has."""
    print(line.replace("\u00a0", " ").replace("\u202f", " "), flush=True)


async def _read_line() -> str | None:
    """Wait for a line of the person's; nobody waits for it when the game ends first."""
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


def _start(asked: argparse.Namespace, language: str) -> None:
    """Let the person choose on the screen, unless the command says already what is played."""
    if asked.new or asked.bots or asked.option:
        _run(_alone(asked, language))
        return
    from monopolista.terminal.app.application import TerminalApp

    app = TerminalApp(language, name=_name(asked, language), edition=words.box(asked.edition, ()).id)
    app.run()
    if app.alone is not None:
        _tell_where(app.alone, app.language)
