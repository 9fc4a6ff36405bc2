"""Hints at a table: what the answers of a seat would lead to, told to that seat alone, where the table allows it."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Protocol

from anyio import to_thread

from monopolista.analyse.answers import Choice, Scales, Unweighed, Weighed
from monopolista.games.game import Game, Refused
from monopolista.games.notation import Action, NotationError
from monopolista.server.around import Around
from monopolista.server.asides import Asked
from monopolista.server.guard import Buckets
from monopolista.server.hinting import AskHint, Hinted, HintedAnswer
from monopolista.server.lobby import Denied
from monopolista.server.visitor import Visitor

_EACH_SECOND, _AT_ONCE = 2.0, 12.0


class Hints:
    """How often the seats of a room have asked of late."""

    def __init__(self, around: Around) -> None:
        self._asked = Buckets(around.clock, _EACH_SECOND, _AT_ONCE)

    def take(self, key: str) -> None:
        """Note that who has a seat's key asks, or raise Denied."""
        if not self._asked.take(key):
            raise Denied("too-much", "too many hints at once: wait a few seconds")


class Hinting(Asked, Protocol):
    """A room at which hints may be asked for."""

    hints: Hints


async def hint(room: Hinting, visitor: Visitor, wish: AskHint) -> None:
    """Tell who holds a seat what its answers would lead to; the game keeps that it has asked."""
    game = room.played_by(visitor, wish.seat, wish.game)
    if not room.row.hints:
        raise Denied("not-now", "this table allows no hints")
    room.hints.take(room.row.seats[wish.seat].key)
    table = game.table
    try:
        given = table.game.parse(wish.action) if wish.action else None
        scales = Scales(table.game, table.box)
        choice, proposals = await to_thread.run_sync(partial(_weighed, scales, table.state(), wish.seat, given))
    except NotationError as error:
        raise Denied("malformed", str(error)) from error
    except Refused as refused:
        raise Denied("clause", str(refused), refused.clause) from refused
    except Unweighed as error:
        raise Denied("not-now", str(error)) from error
    if wish.seat not in game.hinted:
        await room.write(room.around.store.keep_hinted, game.row.id, wish.seat)
        game.keep_hinted(wish.seat)
    cost = 0 if given is None else _cost(choice, given)
    told = _told(table.game, choice.answers), _told(table.game, proposals)
    visitor.answer(Hinted(wish.id, table.version, wish.seat, list(choice.before), *told, choice.limit, cost))


def _weighed(
    scales: Scales[Any, Any], state: Any, seat: int, given: Action | None
) -> tuple[Choice, tuple[Weighed, ...]]:
    """Weigh what a seat might answer, by what it may know; and what it might propose, unless it has chosen already."""
    choice = scales.weigh(state, seat, 1 << seat, given)
    return choice, () if given is not None else scales.proposals(state, seat, 1 << seat)


def _cost(choice: Choice, given: Action) -> int:
    """Return by how much an answer is worse than the best other one, or than the position where there is no other."""
    others = [one.worth(choice.seat) for one in choice.answers if one.action != given]
    best = max(others, default=choice.before[choice.seat])
    return max(0, best - choice.of(given).worth(choice.seat))


def _told(game: Game[Any, Any], weighed: Iterable[Weighed]) -> list[HintedAnswer]:
    return [HintedAnswer(game.write(one.action), list(one.settled or one.odds)) for one in weighed]
