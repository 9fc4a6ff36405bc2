"""Hints at a table: what the answers of a seat would lead to, told to that seat alone, where the table allows it."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from anyio import to_thread

from monopolista.analyse.action_values import ActionValue, Choice, NotEvaluatedError, Scales
from monopolista.engine.network import ODDS
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.views import Reason
from monopolista.protocol.hints import AskHint, Hinted, HintedAnswer
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.play.win_odds import sees_odds
from monopolista.server.rooms.queries import Asked

_EACH_SECOND, _AT_ONCE = 2.0, 12.0


class Hints:
    """How often the seats of a room have asked of late."""

    def __init__(self, context: ServerContext) -> None:
        self._asked = RateLimiter(context.clock, _EACH_SECOND, _AT_ONCE)

    def take(self, key: str) -> None:
        """Note that who has a seat's key asks, or raise DeniedError."""
        if not self._asked.take(key):
            raise DeniedError("too-much", "too many hints at once: wait a few seconds", bound="hints")


class Hinting(Asked, Protocol):
    """A room at which hints may be asked for."""

    hints: Hints

    def is_player(self, visitor: Connection) -> bool:
        """Say whether a connection is that of a player."""
        ...


async def hint(room: Hinting, visitor: Connection, wish: AskHint) -> None:
    """Tell who holds a seat what its answers would lead to; the game keeps that it has asked."""
    game = room.played_by(visitor, wish.seat, wish.game)
    if not room.row.hints:
        raise DeniedError("not-now", "this table allows no hints")
    room.hints.take(room.row.seats[wish.seat].key)
    table = game.table
    try:
        given = table.game.parse(wish.action) if wish.action else None
        scales = Scales(table.game, table.box)
        weighed = await to_thread.run_sync(partial(_weighed, scales, table.state(), wish.seat, given))
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    except NotEvaluatedError as error:
        raise DeniedError("not-now", str(error)) from error
    if wish.seat not in game.hinted:
        await room.write(room.context.store.keep_hinted, game.row.id, wish.seat)
        game.keep_hinted(wish.seat)
    told = _hinted(wish, table.version, table.game, weighed, given)
    if game.judging is not None and sees_odds(room, visitor) and not table.has_hidden_cards:
        _agree(told, game.judging.view(table).now)
    visitor.answer(told)


def _agree(told: Hinted, shown: list[int]) -> None:
    """Begin from the odds that are shown, which look ahead; by how much each answer moves them stays what it is."""
    more = [now - before for now, before in zip(shown, told.before, strict=True)]
    told.before = shown
    for one in (*told.answers, *told.proposals):
        one.odds = [min(max(odds + by, 0), ODDS) for odds, by in zip(one.odds, more, strict=True)]


@dataclass(frozen=True)
class _Advised:
    """What a seat might answer and propose, and why."""

    choice: Choice
    why: Reason | None
    proposals: tuple[tuple[ActionValue, Reason | None], ...]


def _weighed(scales: Scales[Any, Any], state: Any, seat: int, given: Action | None) -> _Advised:
    """Weigh what a seat might answer, by what it may know; and what it might propose, unless it has chosen already."""
    choice = scales.weigh(state, seat, 1 << seat, given)
    if given is not None:
        return _Advised(choice, _why_not(scales, state, choice, given), ())
    found = scales.proposals(state, seat, 1 << seat)
    reasons = [scales.counsel.why(state, seat, one.action, one.action) for one in found]
    best = [one.action for one in choice.answers[:2]]
    why = scales.counsel.why(state, seat, *best) if len(best) > 1 else None
    return _Advised(choice, why, tuple(zip(found, reasons, strict=True)))


def _why_not(scales: Scales[Any, Any], state: Any, choice: Choice, given: Action) -> Reason | None:
    """Return why the best other answer, or to leave it, is better than the one that is about to be given."""
    better = next((one.action for one in choice.answers if one.action != given), None)
    return scales.counsel.why(state, choice.seat, better, given) if _cost(choice, given) else None


def _hinted(wish: AskHint, version: int, game: Game[Any, Any], told: _Advised, given: Action | None) -> Hinted:
    choice = told.choice
    return Hinted(
        wish.id,
        version,
        wish.seat,
        list(choice.before),
        [_answer(game, one) for one in choice.answers],
        [_answer(game, one, why) for one, why in told.proposals],
        choice.limit,
        0 if given is None else _cost(choice, given),
        told.why,
    )


def _cost(choice: Choice, given: Action) -> int:
    """Return by how much an answer is worse than the best other one, or than the position where there is no other."""
    others = [one.worth(choice.seat) for one in choice.answers if one.action != given]
    best = max(others, default=choice.before[choice.seat])
    return max(0, best - choice.of(given).worth(choice.seat))


def _answer(game: Game[Any, Any], weighed: ActionValue, why: Reason | None = None) -> HintedAnswer:
    return HintedAnswer(game.write(weighed.action), list(weighed.settled or weighed.odds), why)
