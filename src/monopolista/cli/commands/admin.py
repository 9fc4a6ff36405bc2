"""``monopolista admin``: tables, who is refused, words, reports, figures; whoever has the database may."""

import argparse
import ipaddress
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from monopolista.cli.commands.database import name as name_database
from monopolista.cli.commands.database import opened
from monopolista.cli.commands.play import CommandError, text_of
from monopolista.locales.languages import LANGUAGES

if TYPE_CHECKING:
    from monopolista.server.storage.moderation import ReportRow, TableRow
    from monopolista.server.storage.sql_store import SqlStore

_DAY = 24 * 60 * 60 * 1000
_WIDEST = {4: 8, 6: 16}
"""The shortest prefix that is refused at once: what is wider is more likely a slip than a decision."""
_FIGURES = {
    "people": "people at tables now",
    "tables": "tables",
    "tables_in_use": "tables at which somebody is",
    "tables_closed": "tables closed by you",
    "games": "games, with those that were brought along",
    "games_today": "begun within 24 hours",
    "games_this_week": "begun within 7 days",
    "finished_today": "finished within 24 hours",
    "finished_this_week": "finished within 7 days",
    "given_up": "given up",
    "reports_open": "reports that wait for you",
    "reports": "reports",
    "blocks": "addresses and networks refused",
    "words": "words refused",
}
Verbs = Any
"""What argparse returns where verbs are added, which has no public name."""


def add(parser: argparse.ArgumentParser) -> None:
    """Say what may be asked."""
    verbs = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    _add_tables(verbs)
    _add_addresses(verbs)
    _add_words(verbs)
    reports = _verb(verbs, "reports", _reports, "show what players have reported, or say that it is dealt with")
    reports.add_argument("--done", type=int, metavar="N", help="report N is dealt with: its words and address go")
    reports.add_argument("--all", action="store_true", help="those that are dealt with, too")
    _add_json(reports)
    _add_json(_verb(verbs, "figures", _figures, "show what there is, in numbers"))


def _verb(verbs: Verbs, name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = verbs.add_parser(name, help=text)
    parser.add_argument("--data", metavar="DIR", help="the folder of the games, where no database is named")
    name_database(parser)
    parser.set_defaults(run=run)
    return parser


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def _add_tables(verbs: Verbs) -> None:
    tables = _verb(verbs, "tables", _tables, "show the tables at which somebody was within the last day")
    tables.add_argument("--all", action="store_true", help="every table that is kept")
    _add_json(tables)
    close = _verb(verbs, "close", _close, "close a table for good; its game is given up")
    close.add_argument("table", metavar="TABLE", help="its number, or its link")
    close.add_argument("--reason", default="", metavar="TEXT", help="what people at the table read beside that")


def _add_addresses(verbs: Verbs) -> None:
    block = _verb(verbs, "block", _block, "let nobody in from an address or a network")
    block.add_argument("network", metavar="ADDRESS", help="such as 203.0.113.7, or 2001:db8:5::/48")
    block.add_argument("--for", type=float, default=0.0, dest="days", metavar="DAYS", help="no longer than that")
    unblock = _verb(verbs, "unblock", _unblock, "let somebody in again")
    unblock.add_argument("network", metavar="ADDRESS", help="as it was blocked")
    _add_json(_verb(verbs, "blocked", _blocked, "show from where nobody is let in"))


def _add_words(verbs: Verbs) -> None:
    words = _verb(verbs, "words", _words, "show or change the words that names and chat must not have")
    words.add_argument("what", nargs="?", choices=("list", "add", "remove", "try"), default="list")
    words.add_argument("words", nargs="*", metavar="WORD")
    words.add_argument("--from", dest="file", metavar="FILE", help="words of a file, one on a line")
    words.add_argument("--language", default="", help="the list to which they belong; shown alone, or removed whole")
    _add_json(words)


def _tables(asked: argparse.Namespace) -> int:
    from monopolista.server.core import credentials

    with opened(asked) as store:
        now = _now()
        rows = store.tables(now, 0 if asked.all else now - _DAY)
    if asked.json:
        return _print_json([{"number": credentials.number(row.room), **_without(row, "room")} for row in rows])
    for row in rows:
        print(_table_line(credentials.number(row.room), row))
    if not rows:
        print("There are no tables." if asked.all else "Nobody was at a table within the last day.")
    return 0


def _table_line(number: str, row: "TableRow") -> str:
    seats = ", ".join(f"{row.seats.count(kind)} {kind}" for kind in dict.fromkeys(row.seats))
    seen = _moment(row.seen) if row.seen else "-"
    reason = f'  "{_shown(row.reason)}"' if row.reason else ""
    return (
        f"{number}  {row.status:<8}{row.edition:<12}{row.people:>3} there  {row.version:>5} answers  "
        f"last there {seen:<16}  {seats}{reason}"
    )


def _close(asked: argparse.Namespace) -> int:
    from monopolista.server.core import credentials
    from monopolista.server.storage.moderation import ShutRow

    with opened(asked) as store:
        room = _room(store, asked.table)
        if not store.shut(room, ShutRow(asked.reason, _now())):
            raise CommandError(f"{asked.table} is closed already")
    print(
        f"{credentials.number(room)} is closed for good. Servers that run tell the people there within a few seconds."
    )
    return 0


def _room(store: "SqlStore", named: str) -> str:
    """Return the room that is meant by a number, or by a link."""
    from monopolista.server.storage.moderation import find_by_number

    last = named.partition("#")[0].rstrip("/").rpartition("/")[2]
    found = find_by_number(store.room_ids(), last)
    if len(found) == 1:
        return found[0]
    room = store.find_room(last)
    if room is None or found:
        raise CommandError(f"{named}: no such table: monopolista admin tables --all shows their numbers")
    return room.id


def _block(asked: argparse.Namespace) -> int:
    from monopolista.server.storage.moderation import BlockRow

    network = _network(asked.network)
    if network.prefixlen < _WIDEST[network.version]:
        raise CommandError(f"{network} is nearly everybody: name /{_WIDEST[network.version]} or narrower")
    if not 0 <= asked.days < 1e5:
        raise CommandError(f"--for {asked.days}: give days, 0 for good")
    until = _now() + round(asked.days * _DAY) if asked.days else 0
    with opened(asked) as store:
        store.block(BlockRow(str(network), until))
    long = f"until {_moment(until)}" if until else "for good"
    print(f"{_plain(network)} is refused {long}, by all servers within a few seconds.")
    if network.is_loopback:
        print(
            "monopolista: a proxy on this machine comes from there, and with it everybody for whom it speaks,"
            " unless servers are told to believe what it says of them",
            file=sys.stderr,
        )
    return 0


def _unblock(asked: argparse.Namespace) -> int:
    network = _network(asked.network)
    with opened(asked) as store:
        if not store.unblock(str(network)):
            raise CommandError(f"{_plain(network)} was not refused: monopolista admin blocked shows who is")
    print(f"{_plain(network)} may come in again.")
    return 0


def _blocked(asked: argparse.Namespace) -> int:
    now = _now()
    with opened(asked) as store:
        rows = [row for row in store.blocks() if row.until == 0 or row.until > now]
    if asked.json:
        return _print_json(rows)
    for row in rows:
        print(f"{_plain(_network(row.network)):<44}{f'until {_moment(row.until)}' if row.until else 'for good'}")
    if not rows:
        print("Nobody is refused.")
    return 0


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise CommandError(f"{text} is no address and no network") from error


def _plain(network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> str:
    """Return a network as one names it: a single address without its length."""
    return str(network.network_address if network.num_addresses == 1 else network)


def _words(asked: argparse.Namespace) -> int:
    if asked.language not in ("", *LANGUAGES):
        raise CommandError(f"--language {asked.language}: there are {', '.join(LANGUAGES)}")
    return {"list": _list_words, "add": _add_to_words, "remove": _remove_words, "try": _try_words}[asked.what](asked)


def _list_words(asked: argparse.Namespace) -> int:
    with opened(asked) as store:
        rows = [row for row in store.words() if asked.language in ("", row.language)]
    if asked.json:
        return _print_json(rows)
    for row in rows:
        print(f"{row.word:<30}{row.language}".rstrip())
    if not rows:
        print("No word is refused.")
    return 0


def _add_to_words(asked: argparse.Namespace) -> int:
    from monopolista.server.storage.moderation import WordRow

    words = _named(asked)
    with opened(asked) as store:
        number = store.add_words(WordRow(word, asked.language) for word in words)
    print(f"{number} of {len(words)} words are refused that were not before.")
    return 0


def _remove_words(asked: argparse.Namespace) -> int:
    with opened(asked) as store:
        if asked.words or asked.file:
            words = _named(asked)
        elif asked.language:
            words = [row.word for row in store.words() if row.language == asked.language]
        else:
            raise CommandError("name words, --from FILE, or a list with --language")
        number = store.remove_words(words)
    print(f"{number} words are refused no longer.")
    return 0


def _try_words(asked: argparse.Namespace) -> int:
    from monopolista.server.rooms.people.word_filter import WordFilter

    with opened(asked) as store:
        refused = WordFilter(row.word for row in store.words()).has_any(" ".join(asked.words))
    print("That is refused." if refused else "That passes.")
    return 0


def _named(asked: argparse.Namespace) -> Sequence[str]:
    """Return the words that are meant, as they are looked for."""
    from monopolista.server.rooms.people.word_filter import SHORTEST, plain_word

    text = text_of(asked.file, "a list of words") if asked.file else ""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    given = [*asked.words, *(line for line in lines if line)]
    if not given:
        raise CommandError("name words, or --from FILE")
    if short := [word for word in given if not plain_word(word)]:
        raise CommandError(f"{short[0]!r}: a word has {SHORTEST} letters or more")
    return list(dict.fromkeys(plain_word(word) for word in given))


def _reports(asked: argparse.Namespace) -> int:
    from monopolista.server.core import credentials

    if asked.done is not None:
        return _settle(asked)
    with opened(asked) as store:
        rows = store.reports(done=asked.all)
    if asked.json:
        return _print_json([{"table": credentials.number(row.room), **_without(row, "room")} for row in rows])
    for row in rows:
        _tell(row, credentials.number(row.room))
    if not rows:
        print("No report waits.")
    return 0


def _settle(asked: argparse.Namespace) -> int:
    with opened(asked) as store:
        if not store.settle_report(asked.done):
            raise CommandError(f"no report {asked.done} waits")
    print(f"Report {asked.done} is dealt with; what was said and the address are forgotten.")
    return 0


def _tell(row: "ReportRow", table: str) -> None:
    what = "a line of " if row.line else ""
    by = f"seat {row.reporter}" if row.reporter >= 0 else "somebody without a seat"
    done = ", dealt with" if row.done else ""
    print(f"{row.number}: {what}{_shown(row.name)}, seat {row.seat} of table {table}{done}")
    print(f"    {_moment(row.reported)} by {by}; game {row.game or '-'}; from {row.address or 'an unknown address'}")
    for line in row.lines:
        mark = ">" if line.number == row.line else " "
        print(f"  {mark} {_moment(line.said)} {_shown(line.name)}: {_shown(line.text)}")


def _shown(text: str) -> str:
    """Return what somebody has written without what a terminal would obey."""
    return "".join(one if one.isprintable() else "·" for one in text)


def _figures(asked: argparse.Namespace) -> int:
    with opened(asked) as store:
        figures = store.overview(_now())
    if asked.json:
        return _print_json(figures)
    for field, text in _FIGURES.items():
        print(f"{getattr(figures, field):>10,}  {text}")
    print(f"{figures.bytes / 1e6:>10,.1f}  MB of database")
    return 0


def _now() -> int:
    return int(time.time() * 1000)


def _moment(milliseconds: int) -> str:
    """Return a moment by this machine's clock."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"


def _without(row: Any, field: str) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(row).items() if name != field}


def _print_json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())
    return 0
