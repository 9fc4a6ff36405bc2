"""``monopolista join``: a bot that takes a seat at a table on a server."""

import argparse
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError, describe_table_error
from monopolista.cli.shared.output import announce
from monopolista.cli.shared.own_editions import add_own_editions
from monopolista.cli.shared.signals import run_until_signalled

if TYPE_CHECKING:
    from monopolista.client.address import Address
    from monopolista.client.bots import Bot

_DEFAULT_BOT = "regular"
_MAX_INSTANCES = 10
"""How many instances of one bot can join a table without a name."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("link", nargs="?", metavar="LINK", help="link to the table, from its lobby")
    parser.add_argument(
        "--bot",
        default=_DEFAULT_BOT,
        metavar="BOT",
        help="one of our bots (help lists them), or module:function (docs/how-to/write-a-bot.md)"
        f" (default: {_DEFAULT_BOT})",
    )
    parser.add_argument("--name", help="name at the table (default: the name of the bot)")
    parser.add_argument(
        "--seat",
        type=arguments.parse_seat,
        metavar="N",
        help="seat, counted from 1 (default: the first open one, else that of a bot)",
    )
    add_own_editions(parser, "file of the table's edition, if it is not one of ours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until interrupted, or until the seat or the table is closed."""
    from monopolista.client.address import Address
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError

    try:
        bot = _bot(args.bot)
        if args.link is None:
            raise CommandError("name the link of a table, as its lobby shows it: monopolista join LINK")
        address = Address.of(args.link)
        with ExitStack() as stack:
            name, key = _claim_key(stack, address, args)
            run_until_signalled(_play(args, name, key, bot))
    except (MonopolistaError, EditionError) as error:
        raise CommandError(describe_table_error(error)) from error
    return 0


def _bot(name: str) -> "Bot":
    """Return a bot; raise CommandError where no game has one of that name."""
    from monopolista.client import bots
    from monopolista.games import GAMES

    known = list(dict.fromkeys(level for game in GAMES.values() for level in game.levels))
    if name == arguments.HELP:
        arguments.list_bots(GAMES.values())
    if ":" not in name:
        if name not in known:
            raise CommandError(f"--bot: unknown bot {name[:40]!r}; there are: {', '.join(known)}, and module:function")
        return bots.robot(name)
    if "" not in sys.path:
        sys.path.insert(0, "")
    return bots.own(name)


def _claim_key(stack: ExitStack, address: "Address", args: argparse.Namespace) -> tuple[str, str]:
    """Return the name and the key for the seat: those of an earlier run that no other process is using."""
    from monopolista.client.keyring import SeatKeyInUseError, held_key
    from monopolista.names import LONGEST

    if args.name:
        name = arguments.parse_name(args.name)
        return name, stack.enter_context(held_key(address, name))
    default_name = args.bot.partition(":")[2] or args.bot
    for number in range(1, _MAX_INSTANCES + 1):
        name = default_name[:LONGEST] if number == 1 else f"{default_name[: LONGEST - 3]} {number}"
        try:
            return name, stack.enter_context(held_key(address, name))
        except SeatKeyInUseError:
            continue
    raise CommandError(f"{_MAX_INSTANCES} programs already play at this table as {default_name!r}: give a --name")


async def _play(args: argparse.Namespace, name: str, key: str, bot: "Bot") -> None:
    from monopolista.client import join
    from monopolista.client.bots import play

    seat_index = None if args.seat is None else args.seat - 1
    async with join(args.link, name=name, seat=seat_index, key=key) as seat:
        announce(f"{name} has seat {seat.place + 1}. Stop with Ctrl+C; started again, it comes back.")
        await play(seat, bot, say=lambda text: print(f"{name}: {text}", file=sys.stderr, flush=True))
