"""Looks at a table frame by frame: has the picture shown what the words tell?

The picture is where tokens and cards lie, what everybody has, the white dice, and what is in the air. The words are
the story, on a phone its last lines, the ledger, the heading of the question and the mark of whose turn it is. What
either must be after each event is worked out from the transcript alone: the picture by the account that the browser's
own tests hold to the rules, the words by Python.
"""

import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page
from tools import build_web

from monopolista.engine.events import Event
from monopolista.table import Step, Table
from tests.browser.expected_story import story_after
from tests.browser.story_lines import Kinds
from tests.games.per_game import module_of

_PICTURES = Path(__file__).parents[1] / "web" / "pictures.ts"
_TAIL = 12
"""Lines of the story that are compared, from its end."""
ANY = "*"
"""Among headings: one that is not looked at."""
_ROLLING = "rolling"
"""What is read off dice in the air."""
_NEAR = 4
"""So few events back the mark of whose turn it is may still lie."""
_RECORD = """() => {
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const number = (text) => Number((text ?? '').replace(/[^0-9-]/g, '') || 0);
  const names = new WeakMap();
  let named = 0;
  const FLYING = '.flights > span, .air > span';
  // What flies from one moment on has one number, also where no frame shows it: a busy machine draws few.
  const name = (nodes) => nodes.length && ++named && nodes.forEach((node) => names.set(node, named));
  const flying = (node) => node instanceof Element && node.matches(FLYING);
  const come = (changes) => changes.flatMap((one) => [...one.addedNodes]).filter(flying);
  const observer = new MutationObserver((changes) => name(come(changes).filter((node) => !names.has(node))));
  observer.observe(document.body, { childList: true, subtree: true });
  name(all(FLYING));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const squareUnder = (box) => {
    const [x, y] = middle(box);
    const found = all('[data-square]').find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    return found ? Number(found.dataset.square) : null;
  };
  const seats = () => all('[data-purse]')
    .filter((one) => one.dataset.purse >= 0)
    .sort((one, other) => one.dataset.purse - other.dataset.purse);
  const board = () => {
    const white = all('.dice svg').slice(0, 2);
    const pieces = new Map(all('[data-piece]').map((one) => [one.dataset.piece, one]));
    return {
      tokens: seats().map((_, seat) => {
        const piece = pieces.get(String(seat))?.querySelector('svg, .sign');
        return piece ? squareUnder(piece.getBoundingClientRect()) : null;
      }),
      cash: seats().map((one) => number(one.querySelector('.cash')?.textContent)),
      deeds: seats().map((one) =>
        all('[data-slip].own', one).map((slip) => Number(slip.dataset.slip)).sort((one, other) => one - other)),
      dice: all('.dice .rolling').length ? 'rolling' : white.map((one) => all('circle', one).length),
      air: all('.flights > span').map((node) => names.get(node)),
    };
  };
  const cards = () => ({
    hands: seats().map((_, seat) => {
      const hand = document.querySelector(`[data-hand="${seat}"]`);
      if (hand?.matches('section')) return all('[data-hand-card]', hand).length;
      return number(hand?.querySelector('b')?.textContent);
    }),
    cards: seats().map((one) =>
      all('[data-card]', one).map((card) => Number(card.dataset.card)).sort((one, other) => one - other)),
    pile: number(document.querySelector('[data-pile] .count')?.textContent),
    discards: number(document.querySelector('[data-discards] .count')?.textContent),
    air: all('.air > span').map((node) => names.get(node)),
  });
  const line = (one) => {
    const nodes = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return nodes.map((node) => node.data).join('').trim() + (one.querySelector('b')?.textContent ?? '');
  };
  const words = () => ({
    story: document.querySelector('[role=log]') && all('[role=log] li').map(line).slice(-TAIL),
    latest: all('[data-latest]').map((one) => one.textContent.trim()).filter(Boolean),
    ledger: all('[aria-labelledby=ledger-heading] li:not(.cause)').length,
    // Where a long word may be cut is nothing that is read.
    head: document.querySelector('#question-head')?.textContent.trim().replaceAll('\\u00ad', '') ?? '',
    turn: seats().findIndex((one) => one.classList.contains('turn')),
  });
  window.frames_seen = [];
  let before = '';
  const look = () => {
    const frame = { ...(document.querySelector('[data-piece]') ? board() : cards()), ...words(), flown: named };
    const now = JSON.stringify(frame);
    if (now !== before) window.frames_seen.push(frame);
    before = now;
    requestAnimationFrame(look);
  };
  look();
}""".replace("TAIL", str(_TAIL))


def record(page: Page) -> None:
    """Look at every frame from now on."""
    page.evaluate(_RECORD)


def seen(page: Page) -> list[dict[str, Any]]:
    """Return the frames that were seen, each that is not like the one before."""
    return page.evaluate("() => window.frames_seen")


def kinds_of(game: str) -> Kinds:
    """Return how the picture shows the events of a game."""
    return module_of(game, "browser_story").KINDS


@dataclass(frozen=True)
class After:
    """What the page must show, and may state, after a number of events."""

    picture: dict[str, Any]
    story: list[str]
    said: frozenset[str]
    """Every line that the story has had until then, and every sentence of it."""
    ledger: int
    turn: int
    event: Event | None
    """The next one."""


def account(table: Table, mine: list[int], language: str) -> list[After]:
    """Return what who holds some seats is to see and read after no event, after the first one, and so on."""
    kinds = kinds_of(table.game.name)
    steps = [table.shown(step, mine) for step in table.steps]
    emitted = [event for step in steps for event in step.events]
    stories = story_after(table, mine, language)
    ledger, said = 0, frozenset[str]()
    found: list[After] = []
    for place, (picture, story) in enumerate(zip(_pictures(table, steps), stories, strict=True)):
        ledger += place > 0 and emitted[place - 1].kind in kinds.booked
        said |= {story.sentence, *story.lines[-_TAIL:]}
        turn = picture.pop("turn")
        event = emitted[place] if place < len(emitted) else None
        found.append(After(picture, story.lines[-_TAIL:], said, ledger, turn, event))
    return found


def _pictures(table: Table, steps: list[Step]) -> list[dict[str, Any]]:
    rows = [
        {
            "seat": step.seat,
            "action": step.action,
            "facts": [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.events],
            "standing": None,
        }
        for step in steps
    ]
    box = msgspec.to_builtins(table.game.describe(table.box))
    request = json.dumps({"game": table.game.name, "box": box, "seats": table.seats, "steps": rows})
    run = [build_web.NODE, "--no-warnings", _PICTURES]
    return json.loads(subprocess.run(run, input=request, check=True, capture_output=True, text=True).stdout)


class Judge:
    """Follows the frames: how many events the picture has shown, and whether words are ahead of it."""

    def __init__(self, course: list[After], kinds: Kinds, start: int) -> None:
        self.course = course
        self.shown = start
        """How many events the picture has shown."""
        self.complaints: list[str] = []
        self._kinds = kinds
        self._air: list[int] = []
        self._flown = 0
        """How many flights had begun at the last look."""

    def look(self, frame: dict[str, Any], heads: Callable[[int], set[str]]) -> None:
        """Look at a frame; ``heads`` are the headings that a card may have when a number of events have been shown."""
        air = frame["air"]
        if air:
            self._follow_flight(frame, fresh=air != self._air)
        else:
            self._follow(frame)
        self._air = air
        self._flown = frame["flown"]
        for what, text in self._stated(frame, heads):
            self.complaints.append(f"{what} is ahead of the picture, which has shown {self.shown} events: {text}")

    def _is(self, frame: dict[str, Any], place: int) -> bool:
        picture = self.course[place].picture
        return all(frame[name] in (value, _ROLLING) for name, value in picture.items())

    def _follow(self, frame: dict[str, Any]) -> None:
        """Nothing is in the air: find the first place that looks like this, and all that looks the same after it."""
        last = len(self.course) - 1
        found = next((place for place in range(self.shown, last + 1) if self._is(frame, place)), None)
        if found is None:
            return
        while found < last and self._is(frame, found + 1) and not self._rolls(frame, found):
            found += 1
        self.shown = found

    def _rolls(self, frame: dict[str, Any], place: int) -> bool:
        """Say whether the next event is the roll whose dice are in the air."""
        event = self.course[place].event
        return frame.get("dice") == _ROLLING and event is not None and event.kind in self._kinds.rolls

    def _follow_flight(self, frame: dict[str, Any], fresh: bool) -> None:
        """Something is on its way: all before it has been shown, but not it itself."""
        if not fresh:
            return
        begin = self.shown + 1 if self._air else self.shown
        unseen = min(frame["air"]) - self._flown - 1
        for place in range(begin, len(self.course) - 1):
            event = self.course[place].event
            if event is None or event.kind not in self._kinds.flies:
                continue
            if unseen > 0:
                unseen -= 1
            elif self._is(frame, place + (event.kind in self._kinds.lies_first)):
                self.shown = place
                return

    def _stated(self, frame: dict[str, Any], heads: Callable[[int], set[str]]) -> Iterator[tuple[str, str]]:
        """Yield what the words tell that is not yet to be seen."""
        upto = self.course[: self.shown + 1]
        if frame["story"] is not None and not any(frame["story"] == one.story for one in upto):
            yield "the story", str(frame["story"][-2:])
        if early := [line for line in frame["latest"] if line not in upto[-1].said]:
            yield "what happened last", str(early)
        if frame["ledger"] > upto[-1].ledger:
            yield "the ledger", f"{frame['ledger']} rows"
        if frame["turn"] not in {one.turn for one in upto[-_NEAR:]}:
            yield "the mark of whose turn it is", str(frame["turn"])
        if not heads(self.shown) & {frame["head"], ANY}:
            yield "the heading", frame["head"]
