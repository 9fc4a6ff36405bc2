"""Golden card games: transcripts kept in ``tests/games/deal/golden``, and digests of every byte on the way.

A change of the rules that moves them on purpose raises ``transcript.RULES_VERSION``; then
``python -m tests.games.deal.battery.golden`` plays and keeps them anew.
"""

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

from monopolista import bots
from monopolista.games.deal.editions import Options
from monopolista.table import Table, seeded
from monopolista.transcript import read

FOLDER: Final = Path(__file__).parents[1] / "golden"
EVERY: Final = 50
"""A digest is kept after so many answers, and at the end."""


def play(levels: tuple[str, ...], options: Options, seed: int) -> Table:
    """Return a table at which bots have played a whole game."""
    draw = seeded(seed)
    table = Table("deal", len(levels), seed=seed + 1, options=options)
    while not table.over:
        seat = table.next_asked
        table.play(seat, bots.decide(levels[seat], table, seat, draw))
    return table


GAMES: dict[str, Callable[[], Table]] = {
    "regular-4": partial(play, ("regular",) * 4, Options(), 1),
    "regular-2": partial(play, ("regular",) * 2, Options(), 2),
    "random-3": partial(play, ("random",) * 3, Options(), 3),
    "risk-aware-5": partial(play, ("risk-aware",) * 4 + ("random",), Options(), 4),
    "no-is-play": partial(play, ("random", "regular", "random"), Options(no_is_play=True), 5),
    "double-any": partial(play, ("regular", "random"), Options(double_any=True), 46),
    "broken-stay": partial(play, ("random", "regular", "regular"), Options(broken="stay"), 7),
    "broken-discard": partial(play, ("random", "regular", "regular"), Options(broken="discard"), 8),
    "excess-under": partial(play, ("random",) * 3, Options(excess="under"), 9),
    "wild-property": partial(play, ("regular", "random"), Options(wild_sets="property"), 10),
    "wild-any": partial(play, ("regular", "random"), Options(wild_sets="any"), 11),
}
"""Whole games: by bots of every level, and with every option."""


def kept(name: str) -> Table:
    """Return the table at which a kept game ends."""
    return Table.replay(read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")), chance=None)


def digests_of(table: Table) -> str:
    """Replay a table's answers; return the number of answers and the digest of the bytes, line by line."""
    header = table.transcript.header
    replayed = Table("deal", header.seats, chance=None, options=header.options)
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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, begin in GAMES.items():
        table = begin()
        (FOLDER / f"{name}.txt").write_text(table.transcript.text(), encoding="utf-8")
        (FOLDER / f"{name}.digests").write_text(digests_of(table), encoding="utf-8")
