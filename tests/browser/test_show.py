"""The picture and the words tell one moment: no text names an event that the table has not shown."""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import ViewportSize

from monopolista.bots import decide
from monopolista.engine.events import Event
from monopolista.games.classic.editions import Options
from monopolista.games.classic.presentation.narrate import square_in_text
from monopolista.games.classic.rules import events
from monopolista.games.deal.rules import events as cards
from monopolista.locales import say
from monopolista.table import Table
from tests.browser.kept import Kept
from tests.browser.laid import NAMES
from tests.browser.recorder import ANY, After, Judge, account, kinds_of, record, seen
from tests.browser.sizes import ACROSS, UPRIGHT
from tests.browser.stage import Stage
from tests.browser.story_lines import listed
from tests.browser.visitor import DESK, PHONE, Device
from tests.plugins.campaigns import Campaign

SHOWN = """() => !document.querySelector('.question[data-behind]')
  && !document.querySelector('.flights > span, .air > span')"""
"""Every event that was sent has been shown."""
ME = 0


class Course:
    """A stretch of a game that is played before the screen; it keeps which headings the card may have, and when."""

    def __init__(self, scene: Stage, language: str) -> None:
        self.table = scene.table
        self._scene = scene
        self._language = language
        self.start = self._event_count
        self._heads = [(self.start, self._head())]

    @property
    def _event_count(self) -> int:
        return sum(len(step.events) for step in self.table.steps)

    def go_on(self, answers: int) -> None:
        """Let everybody answer as bots do, and tell the screen."""
        for _ in range(answers):
            first = self.table.version
            answer(self.table)
            self._scene.send_steps(first)
            self._heads.append((self._event_count, self._head()))

    def judged(self, frames: list[dict[str, object]]) -> Judge:
        """Follow what was seen, frame by frame."""
        course = account(self.table, [ME], self._language)
        judge = Judge(course, kinds_of(self.table.game.name), self.start)

        def heads(shown: int) -> set[str]:
            posed = [head for events_shown, head in self._heads if events_shown <= shown]
            turns = {one.turn for one in course[max(0, shown - 3) : shown + 1] if one.turn >= 0}
            out = (self._out(seat) for seat in range(self.table.seats) if not self.table.playing(seat))
            return {*posed[-2:], *(self._shown_turn(turn) for turn in turns), *out}

        for frame in frames:
            judge.look(frame, heads)
        return judge

    def _head(self) -> str:
        """Return the heading of the question that is open now."""
        questions = self.table.view().questions
        own = [one for one in questions if ME in one.seats]
        if not questions:
            return say("head-over", self._language)
        if self.table.game.name == "deal":
            # It names cards.
            return ANY if own else self._waiting({seat for one in questions for seat in one.seats})
        question = (own or questions)[0]
        if not own and "auction" not in question.kind:
            return self._waiting(set(question.seats))
        square = square_in_text(self.table.box, question.square, self._language) if question.square >= 0 else ""
        building = "hotel" if question.building == 2 else "house"
        return say(f"head-{question.kind}", self._language, square=square, deeds=len(question.deeds), building=building)

    def _shown_turn(self, seat: int) -> str:
        return say("player-turn-title", self._language) if seat == ME else self._waiting({seat})

    def _out(self, seat: int) -> str:
        return say("head-out", self._language, name=self.table.transcript.header.names[seat])

    def _waiting(self, seats: set[int]) -> str:
        names = self.table.transcript.header.names
        events_shown = listed([names[seat] for seat in sorted(seats)], self._language)
        return say("head-waiting", self._language, names=events_shown, count=len(seats))


def answer(table: Table) -> None:
    """Let a player answer who is asked something, as a bot does."""
    partners = [trade.partner for trade in getattr(table.view(), "trades", [])]
    seat = (partners or table.asked)[0]
    table.play(seat, decide(table.game.usual, table, seat, lambda limit: table.version % limit))


@dataclass(frozen=True)
class Evening:
    """A stretch of a game, and the screen before which it is played."""

    edition: str
    seats: int
    seed: int
    before: int
    """Answers given before anybody looks."""
    answers: int
    size: ViewportSize = field(default_factory=lambda: DESK)
    language: str = "it"
    options: Options | None = None

    def __str__(self) -> str:
        return f"{self.edition}-{self.seats}-{self.size['width']}-{self.language}"

    def table(self) -> Table:
        """Return the table as it lies when the screen comes."""
        table = Table(self.edition, seats=self.seats, seed=self.seed, names=NAMES[: self.seats], options=self.options)
        for _ in range(self.before):
            answer(table)
        return table


USUAL = [Evening("italy", 4, 7, 30, 40), Evening("deal", 3, 5, 10, 40), Evening("deal", 4, 3, 10, 40, PHONE, "nl")]
EVENINGS = [
    *USUAL,
    Evening("us", 8, 3, 20, 60),
    Evening("belgium-nl", 4, 5, 30, 60, PHONE, "nl", Options(short=True)),
    Evening("italy-2013", 3, 4, 30, 60, ACROSS, "fr", Options(speedy=True)),
    Evening("deal", 4, 3, 10, 60, UPRIGHT, "en"),
    Evening("belgium-fr", 8, 2, 30, 60, ACROSS, "nl"),
]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_no_text_names_what_the_table_has_not_shown(kept: Kept, evening: Evening, campaign: Campaign) -> None:
    table = evening.table()
    scene = kept.open(table, Device(evening.language, still=False), size=evening.size)
    record(scene.page)
    course = Course(scene, evening.language)
    course.go_on(campaign.size(sample=20, full=evening.answers))
    scene.page.wait_for_function(SHOWN)
    frames = seen(scene.page)
    judge = course.judged(frames)
    assert any(frame["story"] or frame["latest"] for frame in frames)
    assert judge.complaints == []
    assert judge.shown == sum(len(step.events) for step in table.steps)


def test_the_recorder_names_what_is_ahead() -> None:
    """A judge that never complains would prove nothing."""
    paid = Event()
    paid.kind = events.PAID
    before = After({"cash": [1500, 1500]}, [], frozenset(), 0, 0, paid)
    after = After({"cash": [1496, 1504]}, ["Ada pays 4."], frozenset({"Ada pays 4."}), 1, 1, None)
    frame = {
        **before.picture,
        "air": [],
        "flown": 0,
        "story": after.story,
        "latest": after.story,
        "ledger": 1,
        "turn": 1,
        "head": "B",
    }
    judge = Judge([before, after], kinds_of("classic"), 0)
    judge.look(frame, lambda shown: {"A"} if shown == 0 else {"B"})
    assert [one.partition(" is ahead")[0] for one in judge.complaints] == [
        "the story",
        "what happened last",
        "the ledger",
        "the mark of whose turn it is",
        "the heading",
    ]
    judge.look({**frame, **after.picture}, lambda shown: {"A"} if shown == 0 else {"B"})
    assert (judge.shown, len(judge.complaints)) == (1, 5)


def test_a_flight_that_no_frame_showed_is_not_taken_for_the_next_one() -> None:
    """Banked, a card lies in the bank while it flies; one that is played lies there only when it has come."""
    played, banked, drew = (Event() for _ in range(3))
    drew.kind, banked.kind, played.kind = cards.DREW, cards.BANKED, cards.PLAYED
    pictures = [{"pile": pile, "bank": bank, "discards": top} for pile, bank, top in ((9, 0, 0), (8, 0, 0), (8, 1, 0))]
    events_to_come = (drew, banked, played)
    course = [
        After(
            picture, ["Ada banks M5."] * (place == 2), frozenset({"Ada banks M5."} if place == 2 else ()), 0, 0, event
        )
        for place, (picture, event) in enumerate(zip(pictures, events_to_come, strict=True))
    ]
    course.append(After({"pile": 8, "bank": 1, "discards": 1}, [], frozenset(), 0, 0, None))
    words: dict[str, object] = {"latest": [], "ledger": 0, "turn": 0, "head": "A"}
    draws = {**pictures[1], **words, "air": [1], "flown": 1, "story": []}
    plays = {**pictures[2], **words, "story": ["Ada banks M5."]}

    def complaints(air: int) -> list[str]:
        judge = Judge(course, kinds_of("deal"), 0)
        for frame in (draws, {**plays, "air": [air], "flown": air}):
            judge.look(frame, lambda _: {"A"})
        return judge.complaints

    assert complaints(air=3) == []
    assert [one.partition(" is ahead")[0] for one in complaints(air=2)] == ["the story"]
