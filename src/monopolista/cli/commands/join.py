"""``monopolista join``: a program sits down at somebody else's table and plays there."""

import argparse
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

from monopolista.cli.commands.play import CommandError
from monopolista.cli.shared import arguments as words
from monopolista.cli.shared.signals import until_told

if TYPE_CHECKING:
    from monopolista.client.address import Address
    from monopolista.client.bots import Bot

_USUAL = "regular"
_MOST = 10
"""Programs of one bot that sit down at a table without names of their own."""


def add(parser: argparse.ArgumentParser) -> None:
    """State what can be asked for."""
    parser.add_argument("link", metavar="LINK", help="the table's link, as its lobby shows it")
    parser.add_argument(
        "--bot",
        default=_USUAL,
        metavar="BOT",
        help=f"one of our bots, or module:function, see docs/bots.md (default: {_USUAL})",
    )
    parser.add_argument("--name", help="how the others call it (default: what its bot is called)")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat it wants, from 1 (default: the first open one)")
    parser.add_argument(
        "--edition", action="append", default=[], dest="own", metavar="FILE", help="a box of your own, as that table's"
    )
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play until interrupted, or until the seat or the table is gone."""
    from monopolista.client.address import Address
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError

    try:
        address, bot = Address.of(asked.link), _bot(asked.bot)
        with ExitStack() as held:
            name, key = _held(held, address, asked)
            until_told(_play(asked, name, key, bot))
    except (MonopolistaError, EditionError) as trouble:
        raise CommandError(str(trouble)) from trouble
    return 0


def _bot(name: str) -> "Bot":
    from monopolista.client import bots

    if ":" not in name:
        return bots.robot(name)
    if "" not in sys.path:
        sys.path.insert(0, "")
    return bots.own(name)


def _held(held: ExitStack, address: "Address", asked: argparse.Namespace) -> tuple[str, str]:
    """Return under which name, and with which key, one plays: that of an earlier run which nobody else is using."""
    from monopolista.client.keyring import SeatKeyInUseError, held_key
    from monopolista.names import LONGEST

    if asked.name:
        name = words.name(asked.name)
        return name, held.enter_context(held_key(address, name))
    usual = asked.bot.partition(":")[2] or asked.bot
    for number in range(1, _MOST + 1):
        name = usual[:LONGEST] if number == 1 else f"{usual[: LONGEST - 3]} {number}"
        try:
            return name, held.enter_context(held_key(address, name))
        except SeatKeyInUseError:
            continue
    raise CommandError(f"{_MOST} programs play there as {usual!r} already: give this one a --name")


async def _play(asked: argparse.Namespace, name: str, key: str, bot: "Bot") -> None:
    from monopolista.client import join
    from monopolista.client.bots import play

    wished = None if asked.seat is None else asked.seat - 1
    async with join(asked.link, name=name, seat=wished, key=key) as seat:
        print(f"{name} has seat {seat.place + 1}. Stop with Ctrl+C; started again, it comes back.", flush=True)
        await play(seat, bot, say=lambda text: print(f"{name}: {text}", file=sys.stderr, flush=True))
