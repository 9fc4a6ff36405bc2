"""The game line by line: the story as it happens, then the question and its answers by number; for screen readers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from monopolista.games.interface.terminal_ui import Choice, Form, Seen
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.terminal.menu import Entry, entries, keyed, opened
from monopolista.terminal.session import Session

Read = Callable[[], Awaitable[str | None]]
"""What waits for a line; None when there will be no other."""
Write = Callable[[str], None]
_AGAIN: Final = 12
"""So many lines of the story are told again."""
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
    """The person leaves the game."""


class LineMode:
    """A game as text that is read from the top to the bottom."""

    def __init__(self, session: Session, language: str, read: Read, write: Write) -> None:
        self._session = session
        self._language = language
        self._read = read
        self._write = write
        self._game = ""
        self._told = -1
        self._heard = 0
        self._asked = ""
        """The question as it was put last."""
        self._over = False

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **values)

    async def run(self) -> None:
        """Tell and ask until the person leaves, or the game that was begun alone is over."""
        with suppress(QuitError):
            reading: asyncio.Future[str | None] = asyncio.ensure_future(self._read())
            running = asyncio.create_task(self._session.run())
            try:
                while not (self._over and not self._session.has_people):
                    self._tell()
                    reading = await self._wait(reading)
            finally:
                reading.cancel()
                running.cancel()

    async def _wait(self, reading: "asyncio.Future[str | None]") -> "asyncio.Future[str | None]":
        """Wait for news or a line, and take the line."""
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

    def _tell(self) -> None:
        """Tell what has happened, and ask what is asked unless it stands there already."""
        self._tell_people()
        session = self._session
        if not session.game_id:
            return
        if self._game != session.game_id:
            self._game, self._told, self._over, self._asked = session.game_id, -1, False, ""
        self._tell_story()
        if session.over and not self._over:
            self._over = True
            for line in session.scene.screen.ending(session.seen(self._language)):
                self._write(line)
        elif not session.over:
            self._put_question(again=False)

    def _tell_people(self) -> None:
        talk = self._session.talk
        for who, what in talk[self._heard :]:
            self._write(self._say("talk-line", seat=who, text=what))
        self._heard = len(talk)
        waits = "\n".join(self._session.waits(self._language))
        if waits and waits != self._asked:
            self._write(waits)
            self._asked = waits

    def _tell_story(self) -> None:
        scene = self._session.scene
        if self._told < len(scene.steps):
            for line in scene.sentences(self._told, self._language):
                self._write(line)
            self._told = len(scene.steps)

    def _put_question(self, *, again: bool) -> None:
        seen = self._session.seen(self._language)
        screen = self._session.scene.screen
        if not again and not screen.asked(seen) and not any(one.key == "a" for one in screen.choices(seen)):
            return
        lines = ["", screen.head(seen), *screen.lines(seen), *_numbered(entries(screen.choices(seen)))]
        text = "\n".join(lines)
        if again or text != self._asked:
            self._asked = text
            self._write(text)

    async def _take(self, line: str | None) -> None:
        """Do what a line says."""
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
        meant = keyed(choices, word)
        await (self._pick(seen, [meant], "1") if meant else self._pick(seen, entries(choices), word or "1"))

    async def _pick(self, seen: Seen, listed: Sequence[Entry], word: str) -> None:
        """Take an entry by its number; a heading opens what stands behind it."""
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= len(listed):
            self._write(self._say("term-number", count=len(listed)))
            return
        entry = listed[int(word) - 1]
        if entry.only is not None:
            await self._carry_out(entry.only)
            return
        behind = opened(entry)
        for line in (entry.label, *_numbered(behind), f"0. {self._say('term-back')}"):
            self._write(line)
        chosen = await self._line()
        if chosen in ("", "0"):
            self._put_question(again=True)
        else:
            await self._pick(seen, behind, chosen)

    async def _line(self) -> str:
        line = await self._read()
        if line is None:
            raise QuitError
        return line.strip()

    async def _carry_out(self, choice: Choice) -> None:
        """Give an answer, once its sum, its form or one's certainty is there."""
        actions = choice.actions
        if choice.span is not None:
            amount = await self._sum(choice.label, *choice.span)
            actions = (f"{actions[0]} {amount}",) if amount >= 0 else ()
        elif choice.form is not None:
            written = await self._fill(choice.form)
            actions = (written,) if written else ()
        elif choice.sure and not await self._is_sure(choice.sure):
            actions = ()
        self._asked = ""
        trouble = await self._session.give(actions, self._language) if actions else ""
        if trouble:
            self._write(trouble)
        if not actions:
            self._put_question(again=True)

    async def _sum(self, label: str, low: int, high: int) -> int:
        """Return a sum that is typed, -1 for none."""
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
        """Let a form be put together; return the answer, empty where it is let go."""
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
            self._put_question(again=True)

    async def _standing(self, _: str) -> None:
        if self._session.game_id:
            for line in self._session.scene.screen.standing(self._session.seen(self._language)):
                self._write(line)

    async def _story(self, _: str) -> None:
        if self._session.game_id:
            for line in [*self._session.scene.sentences(-1, self._language)][-_AGAIN:]:
                self._write(line)

    async def _take_back(self, _: str) -> None:
        trouble = await self._session.take_back(self._language)
        self._asked = ""
        if trouble:
            self._write(trouble)

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
            self._put_question(again=True)
        else:
            self._write(", ".join(f"{code}: {spoken.name}" for code, spoken in SPOKEN.items()))

    async def _agree(self, _: str) -> None:
        await self._session.consent(agrees=True)

    async def _disagree(self, _: str) -> None:
        await self._session.consent(agrees=False)

    async def _leave(self, _: str) -> None:
        raise QuitError


def _numbered(listed: Sequence[Entry]) -> list[str]:
    """Return answers with their numbers, and what each would do."""
    return [
        f"{number}. {one.label}{f' ({one.only.note})' if one.only and one.only.note else ''}"
        for number, one in enumerate(listed, start=1)
    ]
