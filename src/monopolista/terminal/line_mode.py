"""Line mode for screen readers: the story as it happens, then the question with numbered answers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from monopolista.games.interface.terminal_ui import Choice, Form, TerminalView
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.terminal.menu import Entry, entries, entries_behind, entry_for_key
from monopolista.terminal.session import Session

Read = Callable[[], Awaitable[str | None]]
"""Reads a line; returns None at the end of input."""
Write = Callable[[str], None]
_REPEATED_LINES: Final = 12
"""How many lines of the story the command ``s`` repeats."""
HELP: Final = (
    ("1 2 3 …", "term-key-number"),
    ("Enter", "key-main"),
    ("q", "key-question"),
    ("b", "term-key-standing"),
    ("s", "key-story"),
    ("z", "key-take-back"),
    (".", "key-finish"),
    ("w …", "key-talk"),
    ("r …", "term-key-rule"),
    ("o …", "term-key-language"),
    ("+ -", "term-key-wish"),
    ("x", "term-key-leave"),
    ("?", "key-help"),
)


class QuitError(Exception):
    """The player leaves the game."""


class LineMode:
    """A game as plain text."""

    def __init__(self, session: Session, language: str, read: Read, write: Write) -> None:
        self._session = session
        self._language = language
        self._read = read
        self._write = write
        self._game = ""
        self._steps_shown = -1
        self._messages_shown = 0
        self._printed_question = ""
        """The latest question that was printed."""
        self._over = False

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **values)

    async def run(self) -> None:
        """Print and ask until the player leaves, or a local game is over."""
        with suppress(QuitError):
            reading: asyncio.Future[str | None] = asyncio.ensure_future(self._read())
            running = asyncio.create_task(self._session.run())
            try:
                while not (self._over and not self._session.has_people):
                    self._print_news()
                    reading = await self._wait(reading)
            finally:
                reading.cancel()
                running.cancel()

    async def _wait(self, reading: "asyncio.Future[str | None]") -> "asyncio.Future[str | None]":
        """Wait for news or a line of input; handle the line."""
        if self._over and not self._session.has_people:
            return reading
        news = asyncio.ensure_future(self._session.news())
        done, _ = await asyncio.wait({news, reading}, return_when=asyncio.FIRST_COMPLETED)
        if news not in done:
            news.cancel()
        else:
            news.result()
        if reading not in done:
            return reading
        await self._take(reading.result())
        return asyncio.ensure_future(self._read())

    def _print_news(self) -> None:
        """Print what has happened, and the question unless it is already printed."""
        self._print_people()
        session = self._session
        if not session.game_id:
            return
        if self._game != session.game_id:
            self._game, self._steps_shown, self._over, self._printed_question = session.game_id, -1, False, ""
        self._print_story()
        if session.over and not self._over:
            self._over = True
            for line in session.scene.screen.ending(session.seen(self._language)):
                self._write(line)
        elif not session.over:
            self._print_question(again=False)

    def _print_people(self) -> None:
        talk = self._session.talk
        for who, what in talk[self._messages_shown :]:
            self._write(self._say("talk-line", seat=who, text=what))
        self._messages_shown = len(talk)
        waits = "\n".join(self._session.notices(self._language))
        if waits and waits != self._printed_question:
            self._write(waits)
            self._printed_question = waits

    def _print_story(self) -> None:
        scene = self._session.scene
        if self._steps_shown < len(scene.steps):
            for line in scene.sentences(self._steps_shown, self._language):
                self._write(line)
            self._steps_shown = len(scene.steps)

    def _print_question(self, *, again: bool) -> None:
        seen = self._session.seen(self._language)
        screen = self._session.scene.screen
        if not again and not screen.asked(seen) and not any(one.key == "a" for one in screen.choices(seen)):
            return
        lines = ["", screen.head(seen), *screen.lines(seen), *_numbered(entries(screen.choices(seen)))]
        text = "\n".join(lines)
        if again or text != self._printed_question:
            self._printed_question = text
            self._write(text)

    async def _take(self, line: str | None) -> None:
        """Handle a line of input."""
        if line is None:
            raise QuitError
        word, _, rest = line.strip().partition(" ")
        if word in self._commands:
            await self._commands[word](rest.strip())
        elif self._session.game_id and not self._session.over:
            await self._answer(word)

    @property
    def _commands(self) -> dict[str, Callable[[str], Awaitable[None]]]:
        return {
            "?": self._help, "q": self._again, "b": self._standing, "s": self._story, "z": self._take_back,
            ".": self._hurry, "w": self._talk, "r": self._rule, "o": self._speak, "x": self._leave,
            "+": self._agree, "-": self._disagree,
        }  # fmt: skip

    async def _answer(self, word: str) -> None:
        seen = self._session.seen(self._language)
        choices = self._session.scene.screen.choices(seen)
        meant = entry_for_key(choices, word)
        await (self._pick(seen, [meant], "1") if meant else self._pick(seen, entries(choices), word or "1"))

    async def _pick(self, seen: TerminalView, listed: Sequence[Entry], word: str) -> None:
        """Give an answer by its number, or open a heading."""
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= len(listed):
            self._write(self._say("term-number", count=len(listed)))
            return
        entry = listed[int(word) - 1]
        if entry.only is not None:
            await self._carry_out(entry.only)
            return
        answers = entries_behind(entry)
        for line in (entry.label, *_numbered(answers), f"0. {self._say('term-back')}"):
            self._write(line)
        chosen = await self._line()
        if chosen in ("", "0"):
            self._print_question(again=True)
        else:
            await self._pick(seen, answers, chosen)

    async def _line(self) -> str:
        line = await self._read()
        if line is None:
            raise QuitError
        return line.strip()

    async def _carry_out(self, choice: Choice) -> None:
        """Give an answer, after its sum, form or confirmation."""
        actions = choice.actions
        if choice.span is not None:
            amount = await self._sum(choice.label, *choice.span)
            actions = (f"{actions[0]} {amount}",) if amount >= 0 else ()
        elif choice.form is not None:
            written = await self._fill(choice.form)
            actions = (written,) if written else ()
        elif choice.sure and not await self._is_sure(choice.sure):
            actions = ()
        self._printed_question = ""
        error = await self._session.give(actions, self._language) if actions else ""
        if error:
            self._write(error)
        if not actions:
            self._print_question(again=True)

    async def _sum(self, label: str, low: int, high: int) -> int:
        """Read a sum; return -1 where the input is empty."""
        self._write(label)
        while True:
            line = await self._line()
            if not line:
                return -1
            if line.isascii() and line.isdigit() and low <= int(line) <= high:
                return int(line)
            self._write(self._say("term-sum", low=low, high=high))

    async def _is_sure(self, question: str) -> bool:
        for line in (question, f"1. {self._say('answer-give-up')}", f"2. {self._say('answer-not-give-up')}"):
            self._write(line)
        return await self._line() == "1"

    async def _fill(self, form: Form) -> str:
        """Let the player fill in a form; return the answer, empty where it is cancelled."""
        picked, sums = {*form.given}, {**form.sums}
        items = [(heading, item) for heading, side in form.sides for item in side]
        while True:
            self._show(form, picked, sums)
            line = await self._line()
            if not line.isascii() or not line.isdigit() or line == "0":
                return ""
            number = int(line) - 1
            if number < len(items):
                picked ^= {items[number][1].key}
            elif number < len(items) + len(form.fields):
                field = form.fields[number - len(items)]
                sums[field.key] = max(0, await self._sum(field.label, 0, field.high))
            else:
                return form.write(picked, sums)

    def _show(self, form: Form, picked: set[str], sums: dict[str, int]) -> None:
        number = 0
        self._write(form.title)
        for heading, side in form.sides:
            self._write(heading)
            for item in side:
                number += 1
                chosen = self._say("term-picked", what=item.label) if item.key in picked else item.label
                self._write(f"{number}. {chosen}")
        for field in form.fields:
            number += 1
            self._write(f"{number}. {field.label}: {sums.get(field.key, 0)}")
        self._write(f"{number + 1}. {form.send}")
        self._write(f"0. {self._say('term-back')}")

    async def _help(self, _: str) -> None:
        for key, text in HELP:
            self._write(f"{key}: {self._say(text)}")
        if self._session.game_id:
            for key, text in self._session.scene.screen.keys.items():
                self._write(f"{key}: {self._say(text)}")

    async def _again(self, _: str) -> None:
        if self._session.game_id:
            self._print_question(again=True)

    async def _standing(self, _: str) -> None:
        if self._session.game_id:
            for line in self._session.scene.screen.standing(self._session.seen(self._language)):
                self._write(line)

    async def _story(self, _: str) -> None:
        if self._session.game_id:
            for line in [*self._session.scene.sentences(-1, self._language)][-_REPEATED_LINES:]:
                self._write(line)

    async def _take_back(self, _: str) -> None:
        error = await self._session.take_back(self._language)
        self._printed_question = ""
        if error:
            self._write(error)

    async def _hurry(self, _: str) -> None:
        self._session.hurry()

    async def _talk(self, text: str) -> None:
        if text:
            await self._session.say(text)

    async def _rule(self, clause: str) -> None:
        if self._session.game_id:
            for line in self._session.scene.rulebook.read(clause.upper(), self._language):
                self._write(line)

    async def _speak(self, language: str) -> None:
        if language in LANGUAGES:
            self._language = language
            self._print_question(again=True)
        else:
            self._write(", ".join(f"{code}: {spoken.name}" for code, spoken in SPOKEN.items()))

    async def _agree(self, _: str) -> None:
        await self._session.consent(agrees=True)

    async def _disagree(self, _: str) -> None:
        await self._session.consent(agrees=False)

    async def _leave(self, _: str) -> None:
        raise QuitError


def _numbered(listed: Sequence[Entry]) -> list[str]:
    """Return answers with their numbers and effects."""
    return [
        f"{number}. {one.label}{f' ({one.only.note})' if one.only and one.only.note else ''}"
        for number, one in enumerate(listed, start=1)
    ]
