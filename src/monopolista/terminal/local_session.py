"""A table of one's own: robots at the other seats, no server, the game saved as it goes."""

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
from monopolista.games.interface.terminal_ui import Seen
from monopolista.locales import say
from monopolista.names import BOT_NAMES, resembled
from monopolista.table import Table, UndoError
from monopolista.terminal.session import Rulebook, Scene
from monopolista.transcript import Transcript, TranscriptError, read, text_in
from monopolista.user_files import OWN_FILE, OWN_FOLDER, UnreadableError, data_folder

PACE: Final = 0.6
"""Seconds that a robot waits before it answers, as at a server's table."""
_FOLDER: Final = "terminal"
_RUNNING, _OVER = ".game", ".txt"
"""What the names of files end with: of a game to go on with, of one to look back on."""


class SavedGameError(MonopolistaError):
    """A file that is no game to go on with."""


def saved_games(folder: Path | None = None) -> list[Path]:
    """Return the files of the games that are not over, the latest first."""
    place = folder or data_folder() / _FOLDER
    return sorted(place.glob(f"*{_RUNNING}"), key=lambda file: file.stat().st_mtime, reverse=True)


def fresh_file(folder: Path | None = None) -> Path:
    """Return the file of a game that begins."""
    place = folder or data_folder() / _FOLDER
    place.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    return place / f"{secrets.token_hex(4)}{_RUNNING}"


def opened(file: Path) -> Transcript:
    """Return the transcript of a saved game, or raise SavedGameError."""
    try:
        return read(text_in(file))
    except (OSError, UnreadableError, TranscriptError) as error:
        raise SavedGameError(f"{file}: {error}") from error


class LocalSession:
    """A game against robots."""

    def __init__(self, table: Table, file: Path, *, pace: float = PACE) -> None:
        header = table.transcript.header
        bots = () if header.bots is UNSET else header.bots
        if len(bots) != table.seats or "" not in bots:
            raise SavedGameError(f"{file}: nobody plays there at a terminal")
        self.table = table
        """Where everything lies, also what the person may not know."""
        self._levels = bots
        self.file = file
        """Where it is saved."""
        self._pace = pace
        self._hurries = False
        self._news = asyncio.Event()
        self._wake = asyncio.Event()
        self.seat = bots.index("")
        self._shown: list[Step] = []
        """The steps as the person may know them."""
        self._scene = Scene(
            table.game, table.box, header.names, [one for one, level in enumerate(bots) if level],
            table.opening, self._shown, Rulebook(table.box),
        )  # fmt: skip

    @staticmethod
    def begun(table: Table, levels: Sequence[str], name: str) -> Table:
        """Seat a person between robots at a fresh table; an empty level is the person's seat."""
        others = iter(one for one in BOT_NAMES if not resembled(one, [name]))
        names = tuple(next(others) if level else name for level in levels)
        header = structs.replace(table.transcript.header, names=names, bots=tuple(levels))
        table.transcript.header = header
        return table

    @staticmethod
    def resumed(file: Path, *, pace: float = PACE) -> "LocalSession":
        """Go on with a saved game, or raise SavedGameError."""
        try:
            return LocalSession(Table.replay(opened(file)), file, pace=pace)
        except (TranscriptError, IllegalActionError, UndoError, ValueError) as error:
            raise SavedGameError(f"{file}: {error}") from error

    @property
    def scene(self) -> Scene:
        """Return where it happens, with what the person may not know left out."""
        fresh = self.table.steps[len(self._shown) :]
        self._shown += [self.table.shown(step, [self.seat]) for step in fresh]
        return self._scene

    @property
    def game_id(self) -> str:
        """Return the name of its file."""
        return self.file.stem

    @property
    def over(self) -> bool:
        """Say whether it has ended."""
        return self.table.over

    @property
    def may_take_back(self) -> bool:
        """Say whether there is an answer to take back: robots agree to everything."""
        return self.table.undoable_answer(self.seat) is not None

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return nothing: robots do not talk."""
        return ()

    has_people = False
    is_wished = False

    def seen(self, language: str) -> Seen:
        """Return the table as the person sees it."""
        table, seat = self.table, self.seat
        choices = table.choices(seat)
        return Seen(
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

    def waits(self, language: str) -> list[str]:  # noqa: ARG002 (nobody has to come)
        """Return nothing: everybody is there."""
        return []

    async def news(self) -> None:
        """Wait until something has changed."""
        await self._news.wait()
        self._news.clear()

    async def run(self) -> None:
        """Let robots answer, whenever one of them has something to say, until the game is over or this is cancelled."""
        self._save()
        while not self.table.over:
            self._wake.clear()
            seat = self._next_robot()
            if seat < 0:
                await self._wake.wait()
                continue
            await self._pause()
            await self._let_answer(seat)

    def _next_robot(self) -> int:
        return next((seat for seat in self.table.in_order if seat != self.seat), -1)

    async def _pause(self) -> None:
        """Let the person look, unless nobody wants to; what the person does ends it."""
        if self._hurries and not self._is_asked():
            await asyncio.sleep(0)
            return
        self._hurries = False
        try:
            await asyncio.wait_for(self._wake.wait(), self._pace)
        except TimeoutError:
            return

    def _is_asked(self) -> bool:
        return self.scene.screen.asked(self.seen("en"))

    async def _let_answer(self, seat: int) -> None:
        """Let a robot decide in a thread, so that the screen goes on; what was overtaken meanwhile is not done."""
        table, version = self.table, self.table.version
        if seat not in table.in_order:
            return
        action = await asyncio.to_thread(self._decided, seat)
        if table.version == version:
            self._play(seat, action)

    def _decided(self, seat: int) -> Action:
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
        """Give answers in a row."""
        for action in actions:
            try:
                self._play(self.seat, action)
            except IllegalActionError as refused:
                return say("failure-clause", language, title=self.scene.rulebook.title(refused.clause, language))
        return ""

    async def take_back(self, language: str) -> str:
        """Take back one's last answer; robots agree."""
        way = self.table.undoable_answer(self.seat)
        if way is None:
            return say("failure-not-now", language)
        self.table.take_back(self.seat, way.step, agreed=True)
        self._changed()
        return ""

    async def consent(self, *, agrees: bool) -> None:
        """Do nothing: robots wish nothing back."""

    async def say(self, text: str) -> None:
        """Do nothing: nobody listens."""

    def hurry(self) -> None:
        """Let robots answer at once until the person is asked."""
        self._hurries = True
        self._wake.set()

    def text(self) -> str:
        """Return the game as a transcript."""
        return self.table.transcript.text()

    def _save(self) -> None:
        beside = self.file.with_suffix(".new")
        beside.write_text(self.text(), encoding="utf-8")
        beside.chmod(OWN_FILE)
        beside.replace(self.file)
        if self.over and self.file.suffix == _RUNNING:
            self.file = self.file.replace(self.file.with_suffix(_OVER))
