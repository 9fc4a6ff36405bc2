"""Golden games: transcripts kept in ``tests/games/classic/golden``, and digests of every byte on the way.

A change of the rules that moves them on purpose raises ``transcript.RULES_VERSION``; then
``python -m tests.games.classic.battery.golden`` plays and keeps them anew. Where only the records have changed,
``python -m tests.games.classic.battery.golden digests`` keeps new digests of the same games.
"""

import sys
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec

from monopolista.games.classic.editions import edition_ids
from monopolista.games.classic.editions.schema import Options
from monopolista.table import Table
from monopolista.transcript import read
from tests.games.classic.battery.tables import Lots, play_bots
from tests.games.classic.battery.variants import ALONE

FOLDER = Path(__file__).parents[1] / "golden"
EVERY = 100
"""A digest is kept after so many answers, and at the end."""
MOST = 500
"""The answers that are kept of a game that shows an edition or an option."""


def by_lot(edition: str, options: Options, number: int) -> Table:
    """Return the table of a game decided by lot."""
    lots = Lots(edition, options, number)
    lots.play(6000)
    return lots.table


def beginning(edition: str, options: Options, number: int) -> Table:
    """Return the table of a game decided by lot, as it stands after some answers."""
    lots = Lots(edition, options, number)
    lots.play(MOST)
    return lots.table


WHOLE: dict[str, Callable[[], Table]] = {
    "italy-lots-b": lambda: by_lot("italy", Options(deck="B"), 17),
    "italy-lots-a": lambda: by_lot("italy", Options(deck="A"), 36),
    "italy-regular-b": lambda: play_bots("italy", Options(deck="B"), ("regular",) * 4, 1, 6000),
    "italy-regular-a": lambda: play_bots("italy", Options(deck="A"), ("regular",) * 6 + ("random",) * 2, 2, 6000),
    "belgium-in-kind": lambda: by_lot("belgium-nl", Options(cash=400), 9),
    "speedy-stays": lambda: by_lot("italy-2013", Options(), 70),
    "italy-timed-at-once": lambda: by_lot("italy", Options(turns=1), 3),
}
"""Games played to their end."""
EDITIONS: dict[str, Callable[[], Table]] = {
    f"edition-{edition}": partial(beginning, edition, Options(), 8 + number)
    for number, edition in enumerate(edition_ids())
}
OPTIONS: dict[str, Callable[[], Table]] = {
    f"option-{name}": partial(beginning, "belgium-nl", msgspec.convert(chosen, Options), number)
    for number, (name, chosen) in enumerate(ALONE.items())
}
GAMES = WHOLE | EDITIONS | OPTIONS


def digests_of(table: Table) -> str:
    """Replay a table's answers; return the number of answers and the digest of the bytes, line by line."""
    header = table.transcript.header
    replayed = Table(header.edition, header.seats, chance=None, options=header.options, names=header.names)
    lines = [digest_line(replayed)]
    last = len(table.transcript.answers)
    for number, answer in enumerate(table.transcript.answers, 1):
        replayed.play(answer.seat, answer.action)
        if number % EVERY == 0 or number == last:
            lines.append(digest_line(replayed))
    return "".join(lines)


def digest_line(table: Table) -> str:
    """Return the line that states how a game stands."""
    return f"{table.version} {blake2b(table.save(), digest_size=16).hexdigest()}\n"


def kept(name: str) -> Table:
    """Return the table at which a kept game ends."""
    return Table.replay(read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")), chance=None)


def keep_digests(name: str, table: Table) -> None:
    """Write the digests of a game into the folder."""
    (FOLDER / f"{name}.digests").write_text(digests_of(table), encoding="utf-8")


def keep(name: str, table: Table) -> None:
    """Write a game and its digests into the folder."""
    (FOLDER / f"{name}.txt").write_text(table.transcript.text(), encoding="utf-8")
    keep_digests(name, table)


if __name__ == "__main__":
    for known, play in GAMES.items():
        if sys.argv[1:] == ["digests"]:
            keep_digests(known, kept(known))
        else:
            keep(known, play())
