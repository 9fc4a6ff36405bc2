"""Two worlds that look alike to a seat: the cards that it may not see are dealt otherwise."""

from collections.abc import Iterable

from monopolista.engine.chance import Stream, below, next_word
from monopolista.engine.events import Event
from monopolista.engine.records import copy
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.rules import events, tasks
from monopolista.games.deal.rules.records import Game


class Memory:
    """Who knows which cards that lie under the pile: those who put them there (DEAL-2)."""

    def __init__(self) -> None:
        self._put_by: dict[int, int] = {}

    def note(self, observed: Iterable[Event]) -> None:
        """Note what a step did with cards under the pile."""
        for event in observed:
            if event.kind == events.DISCARDED and event.amount == 1:
                self._put_by[event.subject] = event.seat
            elif event.kind == events.DREW:
                self._put_by.pop(event.subject, None)

    def knows(self, seat: int, card: int) -> bool:
        """Say whether a seat knows that a card lies under the pile."""
        return self._put_by.get(card) == seat


def may_come(game: Game) -> list[int]:
    """Return the cards that can be drawn where one is asked for: any unseen one, else the first under the pile."""
    if top_kind(game) != tasks.DRAWING:
        return []
    return game.unseen[: game.unseen_count] or game.under[:1]


def other_world(game: Game, seat: int, memory: Memory, stream: Stream) -> Game:
    """Return a game that differs in all that a seat, or with a number that is none a spectator, may not know."""
    other = copy(game)
    other.chance[0].words[:] = [next_word(stream) for _ in range(4)]
    places = [(other.unseen, place) for place in range(other.unseen_count)]
    places += [(other.under, place) for place in range(other.under_count) if not memory.knows(seat, other.under[place])]
    for number, hand in enumerate(other.hands):
        if number != seat:
            places += [(hand.cards, place) for place in range(hand.count)]
    for place in range(len(places) - 1, 0, -1):
        (one, here), (two, there) = places[place], places[below(stream, place + 1)]
        one[here], two[there] = two[there], one[here]
    return other
