"""Guided games: whatever the learner does that the script allows leads to its end, in every edition."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from monopolista.engine.seats import CHANCE
from monopolista.games import GAMES
from monopolista.games.common.notation import Action
from monopolista.games.common.options import chosen
from monopolista.games.interface.capabilities import HasLesson
from monopolista.games.interface.lessons import LEARNER, Lesson
from monopolista.games.interface.positions import pieces_of, stated
from monopolista.games.interface.views import OfferView
from monopolista.server.rooms.lesson.progress import LessonProgress, ScriptChangedError, digest
from monopolista.table import Table
from monopolista.transcript import Answer, Header, Transcript, parse_answer

LESSONS = {name: game.lesson for name, game in GAMES.items() if isinstance(game, HasLesson)}
EDITIONS = [(name, edition) for name in LESSONS for edition in GAMES[name].editions()]


class Guided:
    """A guided game in the test's hands: its transcript, and how far the script is."""

    def __init__(self, name: str, edition: str, answers: tuple[Answer, ...] = ()) -> None:
        game, lesson = GAMES[name], LESSONS[name]
        position = pieces_of(stated(game.positions, lesson.position))
        options = chosen(game.box(edition, lesson.options).options)
        header = Header(edition, lesson.seats, options, position=position, lesson=digest(lesson))
        opening = tuple(parse_answer(line, game) for line in lesson.opening)
        self.name, self.edition = name, edition
        self.table = Table.replay(Transcript(header, [*(answers or opening)]), chance=None)
        progress = LessonProgress.of(header, self.table.transcript.answers)
        assert progress is not None
        self.progress = progress
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        while self.progress.due is not None:
            answer = self.progress.due
            assert answer.seat != LEARNER
            self.table.repeat(answer)
            self.progress.advance(answer, self.table)

    def allowed(self) -> list[Action]:
        """Return the learner's answers that the rules offer and the script provides for."""
        offers = self.table.offers(LEARNER)
        return [one for offer in offers for one in self._of(offer) if self.progress.expects(LEARNER, one)]

    def refused(self) -> list[Action]:
        """Return the learner's answers that the rules offer alone."""
        offers = self.table.offers(LEARNER)
        return [one for offer in offers for one in self._of(offer) if not self.progress.expects(LEARNER, one)]

    def _of(self, offer: OfferView) -> Iterator[Action]:
        """Yield the answers of an offer: the least, the most, and the most that a script allows."""
        verb = next(number for number, word in self.table.game.words.verbs.items() if word == offer.verb)
        step = self.progress.step
        bounds = {one.most for one in step.expects if one.most is not None} if step else set[int]()
        for amount in sorted({offer.low, offer.high, *bounds}):
            if offer.low <= amount <= offer.high:
                yield Action(verb, offer.subject, amount)

    def after(self, action: Action) -> "Guided":
        """Return the game after one more answer of the learner."""
        return Guided(self.name, self.edition, (*self.table.transcript.answers, Answer(LEARNER, action)))

    @property
    def place(self) -> tuple[bytes, object]:
        """Return what the rest of the game depends on."""
        return self.table.save(), self.progress.view()


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_way_through_a_script_is_legal_and_leads_to_its_end(name: str, edition: str) -> None:
    begun = Guided(name, edition)
    seen: list[tuple[bytes, object]] = []
    steps, open_games = set[str](), [begun]
    while open_games:
        game = open_games.pop()
        if game.progress.step is None or game.place in seen:
            continue
        seen.append(game.place)
        steps.add(game.progress.step.name)
        ways = game.allowed()
        assert ways, f"stuck at {game.progress.step.name}: {game.table.offers(LEARNER)}"
        open_games += [game.after(way) for way in ways]
    assert steps == {step.name for step in LESSONS[name].steps}


@pytest.mark.parametrize("name", LESSONS)
def test_what_the_script_does_not_provide_for_is_refused_at_every_step(name: str) -> None:
    game = Guided(name, GAMES[name].editions()[0])
    while game.progress.step is not None:
        leaving = [one for one in game.refused() if game.table.game.write(one) in ("bankrupt", "leave")]
        assert len(leaving) == 1, "nobody leaves the game of a lesson by an answer"
        game = game.after(game.allowed()[-1])
    assert game.allowed() == []


def test_the_learner_cannot_answer_while_others_are_due() -> None:
    lesson = LESSONS["classic"]
    game: Any = GAMES["classic"]
    progress = LessonProgress(lesson, game)
    assert progress.due == parse_answer("1 end", game)
    assert not progress.expects(LEARNER, game.parse("roll"))
    assert not progress.expects(CHANCE, game.parse("roll 3 4"))


def test_a_game_that_follows_another_script_is_not_taken_up() -> None:
    game = Guided("classic", "uk")
    other = structs.replace(game.table.transcript.header, lesson="0" * 64)
    with pytest.raises(ScriptChangedError):
        LessonProgress.of(other, [])


def test_a_script_has_its_own_digest() -> None:
    assert len({digest(lesson) for lesson in LESSONS.values()}) == len(LESSONS)
    one = LESSONS["classic"]
    assert digest(Lesson(one.position, one.opening, one.steps[:-1], one.options)) != digest(one)
