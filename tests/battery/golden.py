"""Golden games: transcripts that are kept, each with digests of every byte on the way.

A change of the rules that moves them on purpose raises ``transcript.RULES_VERSION``; then ``keep`` plays them anew.
``python -m tests.games.NAME.battery.golden new`` keeps only those that are missing, as after a new option;
``… digests`` keeps new digests of the same games, where only the records have changed.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from zlib import crc32

from monopolista.table import Table
from monopolista.transcript import read

MARK = "digests\n"
"""Between a game and its digests, the lines of one file."""
Games = Mapping[str, Callable[[], Table]]


def number_of(name: str) -> int:
    """Return the number of a game that is decided at random: its own, whatever other games there are."""
    return crc32(name.encode()) % 1000


def digests_of(table: Table, every: int) -> str:
    """Replay a table's answers; return the number of answers and the digest of the bytes, line by line."""
    header = table.transcript.header
    replayed = Table(header.edition, header.seats, chance=None, options=header.options, names=header.names)
    lines = [_digest_line(replayed)]
    last = len(table.transcript.answers)
    for number, answer in enumerate(table.transcript.answers, 1):
        replayed.repeat(answer)
        if number % every == 0 or number == last:
            lines.append(_digest_line(replayed))
    return "".join(lines)


def _digest_line(table: Table) -> str:
    """Return the line that states how a game stands."""
    return f"{table.version} {blake2b(table.save(), digest_size=16).hexdigest()}\n"


def names_in(folder: Path) -> list[str]:
    """Return the names of the games that are kept."""
    return sorted(path.stem for path in folder.glob("*.txt"))


def kept(folder: Path, name: str) -> tuple[str, str]:
    """Return the transcript of a kept game, and its digests."""
    game, _, digests = (folder / f"{name}.txt").read_text(encoding="utf-8").partition(MARK)
    return game, digests


def table_of(game: str) -> Table:
    """Return the table at which a kept game ends."""
    return Table.replay(read(game), chance=None)


def keep(folder: Path, games: Games, every: int, asked: str = "") -> None:
    """Write games and their digests into a folder: all of them, those that are missing, or new digests alone."""
    folder.mkdir(exist_ok=True)
    there = names_in(folder)
    for name, play in games.items():
        if asked != "new" or name not in there:
            table = table_of(kept(folder, name)[0]) if asked == "digests" else play()
            written = table.transcript.text() + MARK + digests_of(table, every)
            (folder / f"{name}.txt").write_text(written, encoding="utf-8")
