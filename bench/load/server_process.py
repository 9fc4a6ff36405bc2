"""A server in a subprocess, with prepared games."""

import os
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes

from bench.load.virtual_players import Load
from monopolista.bots import decide
from monopolista.names import BOT_NAMES
from monopolista.server.core import credentials
from monopolista.server.rooms.people.seats import TOKENS
from monopolista.server.rooms.play.sliced_replay import position_of
from monopolista.server.storage.base import GameRow, RoomRow, SeatRow, StepRow
from monopolista.server.storage.sql_store import SqlStore
from monopolista.table import Table, seeded
from monopolista.transcript import write_answer

PLAYED = 150
"""Answers that bots have given at each table before clients connect."""
GAMES = 25
"""The number of different games; the tables share them, and continue with dice of their own."""
_STOP_SECONDS = 60.0


@dataclass
class ServerProcess:
    """A running server."""

    process: "subprocess.Popen[str]"
    port: int

    def memory(self) -> int:
        """Return its memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def most_memory(self) -> int:
        """Return its peak memory in bytes."""
        fields = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(fields.partition("VmHWM:")[2].split()[0])

    def spent(self) -> float:
        """Return its processor time in seconds."""
        return spent(self.process.pid)


def spent(process: int) -> float:
    """Return the processor time of a process in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def run_server(folder: Path, errors: Path | None = None, database: str = "") -> Generator[ServerProcess]:
    """Run a server on a data directory or a database until the end of the block; log to a file where one is given."""
    command = [
        sys.executable,
        "-m",
        "monopolista",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
        "--reconnect-grace",
        "9999",
    ]
    command += ["--database", database] if database else []
    with ExitStack() as stack:
        written = stack.enter_context(errors.open("wb")) if errors is not None else None
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=written, text=True)
        assert process.stdout is not None
        stack.enter_context(process.stdout)
        try:
            first_line = process.stdout.readline()
            yield ServerProcess(process, int(first_line.rstrip("/\n").rpartition(":")[2]))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(_STOP_SECONDS)


def prepare_games(store: SqlStore, load: Load) -> list[tuple[str, list[str]]]:
    """Save prepared games to a store; return each room's link with the keys of its players."""
    games = [play_table(load, seed) for seed in range(min(GAMES, load.tables))]
    return [save_game(store, games[number % len(games)], load) for number in range(load.tables)]


def play_table(load: Load, seed: int) -> Table:
    """Return a table at which bots have played for a while."""
    table = Table(seats=load.seats, seed=seed, names=BOT_NAMES[: load.seats])
    while table.version < PLAYED and not table.over:
        seat = table.in_order[0]
        table.play(seat, decide(table.game.usual, table, seat, seeded(seed)))
    return table


def save_game(store: SqlStore, table: Table, load: Load) -> tuple[str, list[str]]:
    """Save a table's game as a new room; the first seats are players', the others bots'."""
    link, shown = credentials.new_link(token_bytes), [credentials.new_key(token_bytes) for _ in range(load.persons)]
    persons = [SeatRow("person", BOT_NAMES[n], TOKENS[n], key=credentials.digest(key)) for n, key in enumerate(shown)]
    robots = [SeatRow("bot", BOT_NAMES[n], TOKENS[n], table.game.usual) for n in range(load.persons, load.seats)]
    room = RoomRow(
        link,
        credentials.new_link(token_bytes),
        credentials.digest(credentials.new_key(token_bytes)),
        table.box.id,
        (*persons, *robots),
        table.box.options,
        status="playing",
        game=credentials.new_link(token_bytes),
    )
    lines = tuple(write_answer(answer, table.game) for answer in table.transcript.answers)
    game = GameRow(room.game, table.transcript.header, TOKENS[: load.seats], token_bytes(32))
    store.open_game(room, game, StepRow(0, lines[:-1], 0))
    store.append(room.game, StepRow(len(lines) - 1, lines[-1:], 0), position=position_of(table))
    return link, shown
