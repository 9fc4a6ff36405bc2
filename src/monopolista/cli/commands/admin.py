"""``monopolista admin``: tables, blocked addresses, words, reports and totals, for anyone with database access."""

import argparse
import ipaddress
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from monopolista.cli.commands.database import open_store
from monopolista.cli.commands.play import read_text
from monopolista.cli.shared.config_options import STORE, add_config_options
from monopolista.cli.shared.errors import CommandError
from monopolista.locales.languages import LANGUAGES

if TYPE_CHECKING:
    from monopolista.server.storage.moderation import ReportRow, TableRow
    from monopolista.server.storage.sql_store import SqlStore

_DAY = 24 * 60 * 60 * 1000
_WIDEST = {4: 8, 6: 16}
"""The shortest prefix that can be blocked: a wider one is more likely a mistake than a decision."""
_SEATS = {
    "open": ("open seat", "open seats"),
    "person": ("person", "people"),
    "program": ("program", "programs"),
    "bot": ("bot", "bots"),
}
_TOTALS = {
    "people": "people at tables now",
    "tables": "tables",
    "tables_in_use": "tables with a connected client",
    "tables_closed": "tables closed by you",
    "games": "games, including uploaded ones",
    "games_today": "begun within 24 hours",
    "games_this_week": "begun within 7 days",
    "finished_today": "finished within 24 hours",
    "finished_this_week": "finished within 7 days",
    "given_up": "abandoned",
    "reports_open": "open reports",
    "reports": "reports",
    "blocks": "blocked addresses and networks",
    "words": "refused words",
}
Verbs = Any
"""The result of ``add_subparsers``, whose class is not public."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands."""
    verbs = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    _add_tables(verbs)
    _add_addresses(verbs)
    _add_words(verbs)
    reports = _verb(verbs, "reports", _reports, "show the reports of players, or mark one as handled")
    reports.add_argument(
        "--done", type=int, metavar="N", help="mark report N as handled, and delete its chat and address"
    )
    reports.add_argument("--all", action="store_true", help="show handled reports too")
    _add_json(reports)
    _add_json(_verb(verbs, "totals", _print_totals, "show totals of the database"))


def _verb(verbs: Verbs, name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = verbs.add_parser(name, help=text)
    add_config_options(parser, STORE)
    parser.set_defaults(run=run)
    return parser


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _add_tables(verbs: Verbs) -> None:
    tables = _verb(verbs, "tables", _tables, "show the tables with a connected client within the last day")
    tables.add_argument("--all", action="store_true", help="show all stored tables")
    _add_json(tables)
    close = _verb(verbs, "close", _close, "close a table permanently and abandon its game")
    close.add_argument("table", metavar="TABLE", help="identifier or link of the table")
    close.add_argument("--reason", default="", metavar="TEXT", help="reason, which the people at the table read")


def _add_addresses(verbs: Verbs) -> None:
    block = _verb(verbs, "block", _block, "refuse connections from an address or a network")
    block.add_argument("network", metavar="ADDRESS", help="address or network, such as 203.0.113.7 or 2001:db8:5::/48")
    block.add_argument(
        "--for", type=float, default=0.0, dest="days", metavar="DAYS", help="number of days, after which the block ends"
    )
    unblock = _verb(verbs, "unblock", _unblock, "allow connections from an address or a network again")
    unblock.add_argument("network", metavar="ADDRESS", help="address or network, as shown by blocked")
    _add_json(_verb(verbs, "blocked", _blocked, "show the blocked addresses and networks"))


def _add_words(verbs: Verbs) -> None:
    words = _verb(verbs, "words", _words, "show or change the list of words that names and chat must not contain")
    words.add_argument("what", nargs="?", choices=("list", "add", "remove", "try"), default="list")
    words.add_argument("words", nargs="*", metavar="WORD")
    words.add_argument("--from", dest="file", metavar="FILE", help="file with one word on each line")
    words.add_argument("--language", default="", help="language of the list to add to, to show or to remove")
    _add_json(words)


def _tables(args: argparse.Namespace) -> int:
    from monopolista.server.core import credentials

    with open_store(args) as store:
        now = _now()
        rows = store.tables(now, 0 if args.all else now - _DAY)
    if args.json:
        return _print_json([{"number": credentials.number(row.room), **_without(row, "room")} for row in rows])
    for row in rows:
        print(_table_line(credentials.number(row.room), row))
    if not rows:
        print("There are no tables." if args.all else "No client was connected to a table within the last day.")
    return 0


def _table_line(number: str, row: "TableRow") -> str:
    seats = ", ".join(_counted(row.seats.count(kind), kind) for kind in dict.fromkeys(row.seats))
    seen = _local_time(row.seen) if row.seen else "-"
    reason = f'  "{_printable(row.reason)}"' if row.reason else ""
    return (
        f"{number}  {row.status:<8}{row.edition:<12}{row.people:>3} connected  {row.version:>5} answers  "
        f"last active {seen:<16}  {seats}{reason}"
    )


def _counted(count: int, kind: str) -> str:
    one, many = _SEATS[kind]
    return f"{count} {one if count == 1 else many}"


def _close(args: argparse.Namespace) -> int:
    from monopolista.server.core import credentials
    from monopolista.server.storage.moderation import ClosureRow

    with open_store(args) as store:
        room = _room(store, args.table)
        if not store.close_room(room, ClosureRow(args.reason, _now())):
            raise CommandError(f"{args.table} is already closed")
    print(f"{credentials.number(room)} is closed permanently. Running servers tell its players within a few seconds.")
    return 0


def _room(store: "SqlStore", named: str) -> str:
    """Return the room with a number or link."""
    from monopolista.server.storage.moderation import find_by_number

    last = named.partition("#")[0].rstrip("/").rpartition("/")[2]
    found = find_by_number(store.room_ids(), last)
    if len(found) == 1:
        return found[0]
    room = store.find_room(last)
    if room is None or found:
        raise CommandError(f"{named}: there is no such table: monopolista admin tables --all lists the identifiers")
    return room.id


def _block(args: argparse.Namespace) -> int:
    from monopolista.server.storage.moderation import BlockRow

    network = _network(args.network)
    if network.prefixlen < _WIDEST[network.version]:
        raise CommandError(f"{network} is too wide a network: name /{_WIDEST[network.version]} or narrower")
    if not 0 <= args.days < 1e5:
        raise CommandError(f"--for {args.days}: give a number of days, or 0 for no end")
    until = _now() + round(args.days * _DAY) if args.days else 0
    with open_store(args) as store:
        store.block(BlockRow(str(network), until))
    long = f"until {_local_time(until)}" if until else "permanently"
    print(f"{_plain(network)} is blocked {long}, on all servers within a few seconds.")
    if network.is_loopback:
        print(
            "monopolista: this also blocks all clients of a proxy on this machine, unless it is a trusted proxy of the"
            " servers (--trusted-proxy)",
            file=sys.stderr,
        )
    return 0


def _unblock(args: argparse.Namespace) -> int:
    network = _network(args.network)
    with open_store(args) as store:
        if not store.unblock(str(network)):
            raise CommandError(
                f"{_plain(network)} is not blocked: monopolista admin blocked lists the blocked addresses"
            )
    print(f"{_plain(network)} is allowed again.")
    return 0


def _blocked(args: argparse.Namespace) -> int:
    now = _now()
    with open_store(args) as store:
        rows = [row for row in store.blocks() if row.until == 0 or row.until > now]
    if args.json:
        return _print_json(rows)
    for row in rows:
        print(f"{_plain(_network(row.network)):<44}{f'until {_local_time(row.until)}' if row.until else 'permanent'}")
    if not rows:
        print("No address is blocked.")
    return 0


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise CommandError(
            f"{text} is not an IP address or a network: give one such as 203.0.113.7 or 203.0.113.0/24"
        ) from error


def _plain(network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> str:
    """Return a network in short notation: a single address without its prefix length."""
    return str(network.network_address if network.num_addresses == 1 else network)


def _words(args: argparse.Namespace) -> int:
    if args.language not in ("", *LANGUAGES):
        raise CommandError(f"--language {args.language}: there are {', '.join(LANGUAGES)}")
    return {"list": _list_words, "add": _add_to_words, "remove": _remove_words, "try": _try_words}[args.what](args)


def _list_words(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        rows = [row for row in store.words() if args.language in ("", row.language)]
    if args.json:
        return _print_json(rows)
    for row in rows:
        print(f"{row.word:<30}{row.language}".rstrip())
    if not rows:
        print("No word is refused.")
    return 0


def _add_to_words(args: argparse.Namespace) -> int:
    from monopolista.server.storage.moderation import WordRow

    words = _given_words(args)
    with open_store(args) as store:
        number = store.add_words(WordRow(word, args.language) for word in words)
    print(f"{number} of {len(words)} words are new; the server refuses them from now on.")
    return 0


def _remove_words(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        if args.words or args.file:
            words = _given_words(args)
        elif args.language:
            words = [row.word for row in store.words() if row.language == args.language]
        else:
            raise CommandError("name words, --from FILE, or a list with --language")
        number = store.remove_words(words)
    print(f"{number} words are allowed again.")
    return 0


def _try_words(args: argparse.Namespace) -> int:
    from monopolista.server.rooms.people.word_filter import WordFilter

    with open_store(args) as store:
        refused = WordFilter(row.word for row in store.words()).has_any(" ".join(args.words))
    print("The server refuses this text." if refused else "The server accepts this text.")
    return 0


def _given_words(args: argparse.Namespace) -> Sequence[str]:
    """Return the words of the command line and the file, in the form in which the filter looks for them."""
    from monopolista.server.rooms.people.word_filter import SHORTEST, plain_word

    text = read_text(args.file, "a list of words") if args.file else ""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    given = [*args.words, *(line for line in lines if line)]
    if not given:
        raise CommandError("name words, or --from FILE")
    if short := [word for word in given if not plain_word(word)]:
        raise CommandError(f"{short[0]!r}: a word has {SHORTEST} letters or more")
    return list(dict.fromkeys(plain_word(word) for word in given))


def _reports(args: argparse.Namespace) -> int:
    from monopolista.server.core import credentials

    if args.done is not None:
        return _settle(args)
    with open_store(args) as store:
        rows = store.reports(done=args.all)
    if args.json:
        return _print_json([{"table": credentials.number(row.room), **_without(row, "room")} for row in rows])
    for row in rows:
        _print_report(row, credentials.number(row.room))
    if not rows:
        print("There are no open reports.")
    return 0


def _settle(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        if not store.settle_report(args.done):
            raise CommandError(f"there is no open report {args.done}: monopolista admin reports lists the open ones")
    print(f"Report {args.done} is handled; its chat and address are deleted.")
    return 0


def _print_report(row: "ReportRow", table: str) -> None:
    what = "a line of " if row.line else ""
    by = f"seat {row.reporter + 1}" if row.reporter >= 0 else "a spectator"
    done = ", dealt with" if row.done else ""
    print(f"{row.number}: {what}{_printable(row.name)}, seat {row.seat + 1} of table {table}{done}")
    print(
        f"    {_local_time(row.reported)} by {by}; game {row.game or '-'}; from {row.address or 'an unknown address'}"
    )
    for line in row.lines:
        mark = ">" if line.number == row.line else " "
        print(f"  {mark} {_local_time(line.said)} {_printable(line.name)}: {_printable(line.text)}")


def _printable(text: str) -> str:
    """Return a player's text without the control characters that a terminal would interpret."""
    return "".join(one if one.isprintable() else "·" for one in text)


def _print_totals(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        totals = store.overview(_now())
    if args.json:
        return _print_json(totals)
    for field, text in _TOTALS.items():
        print(f"{getattr(totals, field):>10,}  {text}")
    print(f"{totals.bytes / 1e6:>10,.1f}  MB of database")
    return 0


def _now() -> int:
    return int(time.time() * 1000)


def _local_time(milliseconds: int) -> str:
    """Return a time in this machine's time zone."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"


def _without(row: Any, field: str) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(row).items() if name != field}


def _print_json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())
    return 0
