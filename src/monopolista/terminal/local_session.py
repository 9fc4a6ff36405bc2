"""A local table: bots at the other seats, no server; the game is saved after each answer."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import UNSET, structs

from monopolista.bots import decide, suggestion
from monopolista.games.common.notation import Action
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.rules_adapter import IllegalActionError, Step
from monopolista.games.interface.terminal_ui import TerminalView
from monopolista.locales import say
from monopolista.names import BOT_NAMES, similar_name
from monopolista.table import Table, UndoError
from monopolista.terminal.session import Rulebook, Scene
from monopolista.transcript import Transcript, TranscriptError, read, text_in
from monopolista.user_files import OWN_FILE, OWN_FOLDER, UnreadableError, data_folder

PACE: Final = 0.6
"""Seconds for which a bot waits before it answers, as at a server's table."""
_FOLDER: Final = "terminal"
_RUNNING, _OVER = ".game", ".txt"
"""The suffixes of files: of a running game, and of a finished one."""


class SavedGameError(MonopolistaError):
    """The file is not a saved game."""


def saved_games(folder: Path | None = None) -> list[Path]:
    """Return the files of running games, the latest first."""
    place = folder or data_folder() / _FOLDER
    return sorted(place.glob(f"*{_RUNNING}"), key=lambda file: file.stat().st_mtime, reverse=True)


def fresh_file(folder: Path | None = None) -> Path:
    """Return the file for a new game."""
    place = folder or data_folder() / _FOLDER
    place.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    return place / f"{secrets.token_hex(4)}{_RUNNING}"


def read_saved(file: Path) -> Transcript:
    """Return the transcript of a saved game; raise SavedGameError where it cannot be read."""
    try:
        return read(text_in(file))
    except (OSError, UnreadableError, TranscriptError) as error:
        raise SavedGameError(f"{file}: {error}") from error


class LocalSession:
    """A game against bots."""

    def __init__(self, table: Table, file: Path, *, pace: float = PACE) -> None:
        header = table.transcript.header
        bots = () if header.bots is UNSET else header.bots
        if len(bots) != table.seats or "" not in bots:
            raise SavedGameError(f"{file}: no seat of this game belongs to a person")
        self.table = table
        """The full state, with what is hidden from the player."""
        self._levels = bots
        self.file = file
        """The file in which the game is saved."""
        self._pace = pace
        self._skips_pauses = False
        self._news = asyncio.Event()
        self._wake = asyncio.Event()
        self.seat = bots.index("")
        self._shown: list[Step] = []
        """The steps with what is hidden from the player left out."""
        self._scene = Scene(
            table.game, table.box, header.names, [one for one, level in enumerate(bots) if level],
            table.opening, self._shown, Rulebook(table.box, table.seats),
        )  # fmt: skip

    @staticmethod
    def seat_player(table: Table, levels: Sequence[str], name: str) -> Table:
        """Seat a player among bots at a new table; an empty level is the player's seat."""
        others = iter(one for one in BOT_NAMES if not similar_name(one, [name]))
        names = tuple(next(others) if level else name for level in levels)
        header = structs.replace(table.transcript.header, names=names, bots=tuple(levels))
        table.transcript.header = header
        return table

    @staticmethod
    def resume(file: Path, *, pace: float = PACE) -> "LocalSession":
        """Continue a saved game; raise SavedGameError where it cannot be played."""
        try:
            return LocalSession(Table.replay(read_saved(file)), file, pace=pace)
        except (TranscriptError, IllegalActionError, UndoError, ValueError) as error:
            raise SavedGameError(f"{file}: {error}") from error

    @property
    def scene(self) -> Scene:
        """Return the scene with what is hidden from the player left out."""
        new_steps = self.table.steps[len(self._shown) :]
        self._shown += [self.table.shown(step, [self.seat]) for step in new_steps]
        return self._scene

    @property
    def game_id(self) -> str:
        """Return the stem of the file's name."""
        return self.file.stem

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.table.over

    @property
    def can_take_back(self) -> bool:
        """Return whether there is an answer to undo: bots approve every undo."""
        return self.table.undoable_answer(self.seat) is not None

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return no messages: bots do not chat."""
        return ()

    has_people = False
    is_consent_requested = False

    def seen(self, language: str) -> TerminalView:
        """Return the player's view of the table."""
        table, seat = self.table, self.seat
        choices = table.choices(seat)
        return TerminalView(
            box=table.box,
            view=table.view(),
            names=self.scene.names,
            language=language,
            title=self.scene.rulebook.titles(language),
            seat=seat,
            offers=choices.offers,
            denials=choices.denials,
            suggestion=suggestion(table, seat),
            gestures=choices.gestures,
            hand=table.hand(seat),
        )

    def notices(self, language: str) -> list[str]:  # noqa: ARG002 (no players join)
        """Return nothing: all players are present."""
        return []

    async def news(self) -> None:
        """Wait for a change."""
        await self._news.wait()
        self._news.clear()

    async def run(self) -> None:
        """Let bots answer whenever it is their turn, until the game is over or this task is cancelled."""
        self._save()
        while not self.table.over:
            self._wake.clear()
            seat = self._next_robot()
            if seat < 0:
                await self._wake.wait()
                continue
            await self._pause()
            await self._answer_for(seat)

    def _next_robot(self) -> int:
        return next((seat for seat in self.table.in_order if seat != self.seat), -1)

    async def _pause(self) -> None:
        """Pause before a bot's answer, unless the player has skipped pauses; an answer of the player ends the pause."""
        if self._skips_pauses and not self._is_asked():
            await asyncio.sleep(0)
            return
        self._skips_pauses = False
        try:
            await asyncio.wait_for(self._wake.wait(), self._pace)
        except TimeoutError:
            return

    def _is_asked(self) -> bool:
        return self.scene.screen.asked(self.seen("en"))

    async def _answer_for(self, seat: int) -> None:
        """Compute a bot's answer in a thread; discard it where the game has changed meanwhile."""
        table, version = self.table, self.table.version
        if seat not in table.in_order:
            return
        action = await asyncio.to_thread(self._compute_answer, seat)
        if table.version == version:
            self._play(seat, action)

    def _compute_answer(self, seat: int) -> Action:
        return decide(self._levels[seat], self.table, seat, secrets.randbelow, [self.seat])

    def _play(self, seat: int, action: Action | str) -> None:
        try:
            self.table.play(seat, action)
        except IllegalActionError:
            if seat == self.seat:
                raise
            self.table.play(seat, self.table.plain_answer(seat))
        self._changed()

    def _changed(self) -> None:
        self._save()
        self._news.set()
        self._wake.set()

    async def give(self, actions: Sequence[str], language: str) -> str:
        """Give several answers in order."""
        for action in actions:
            try:
                self._play(self.seat, action)
            except IllegalActionError as error:
                return say("failure-clause", language, title=self.scene.rulebook.title(error.clause, language))
        return ""

    async def take_back(self, language: str) -> str:
        """Undo one's last answer; bots approve."""
        undo = self.table.undoable_answer(self.seat)
        if undo is None:
            return say("failure-not-now", language)
        self.table.take_back(self.seat, undo.step, agreed=True)
        self._changed()
        return ""

    async def consent(self, *, agrees: bool) -> None:
        """Do nothing: bots request no undo."""

    async def say(self, text: str) -> None:
        """Do nothing: bots do not read messages."""

    def hurry(self) -> None:
        """Skip the pauses of bots until the player has to answer."""
        self._skips_pauses = True
        self._wake.set()

    def text(self) -> str:
        """Return the transcript of the game."""
        return self.table.transcript.text()

    def _save(self) -> None:
        temporary = self.file.with_suffix(".new")
        temporary.write_text(self.text(), encoding="utf-8")
        temporary.chmod(OWN_FILE)
        temporary.replace(self.file)
        if self.over and self.file.suffix == _RUNNING:
            self.file = self.file.replace(self.file.with_suffix(_OVER))
