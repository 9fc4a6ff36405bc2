"""Handler of hints: the value of each answer of a seat, sent to that seat alone, where the table allows hints."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from anyio import to_thread

from monopolista.analyse.action_values import ActionEvaluator, ActionValue, Choice, NotEvaluatedError
from monopolista.bots import levels_of
from monopolista.engine.network.kernels import ODDS
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.views import Reason
from monopolista.protocol.hints import AskHint, Hint, HintedAnswer
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.room import Room
from monopolista.server.rooms.views import can_see_odds


@handles(AskHint, sender=Sender.SEAT)
async def hint(room: Room, connection: Connection, message: AskHint) -> None:
    """Send the values of a seat's answers; the game records that the seat has asked."""
    game = room.played_by(connection, message.seat, message.game)
    if not room.row.hints:
        raise DeniedError("not-now", "this table allows no hints")
    room.rate_limits.take_hint(room.row.seats[message.seat].key)
    table = game.table
    try:
        given = table.game.parse(message.action) if message.action else None
        scales, levels = ActionEvaluator(table.game, table.box), levels_of(table)
        weighed = await to_thread.run_sync(partial(_weighed, scales, table.state(), message.seat, given, levels))
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    except NotEvaluatedError as error:
        raise DeniedError("not-now", str(error)) from error
    if message.seat not in game.hinted_seats:
        await room.write(room.context.store.save_hinted_seat, game.row.id, message.seat)
        game.note_hint(message.seat)
    reply = _hinted(message, table.version, table.game, weighed, given)
    if game.win_odds is not None and can_see_odds(room, connection) and not table.has_hidden_cards:
        _agree(reply, game.win_odds.view(table).now)
    connection.answer(reply)


def _agree(reply: Hint, shown: list[int]) -> None:
    """Shift the values so that they start from the displayed odds of rollouts; their differences stay the same."""
    more = [now - before for now, before in zip(shown, reply.before, strict=True)]
    reply.before = shown
    for one in (*reply.answers, *reply.proposals):
        one.odds = [min(max(odds + by, 0), ODDS) for odds, by in zip(one.odds, more, strict=True)]


@dataclass(frozen=True)
class _Advised:
    """The evaluated answers and proposals of a seat, with reasons."""

    choice: Choice
    why: Reason | None
    proposals: tuple[tuple[ActionValue, Reason | None], ...]


def _weighed(
    scales: ActionEvaluator[Any, Any], state: Any, seat: int, given: Action | None, levels: Sequence[str]
) -> _Advised:  # fmt: skip
    """Evaluate the answers of a seat from its own information, and its possible proposals unless an answer is given."""
    choice = scales.evaluate_answers(state, seat, 1 << seat, given)
    if given is not None:
        return _Advised(choice, _why_not(scales, state, choice, given), ())
    found = scales.proposals(state, seat, 1 << seat, levels)
    reasons = [scales.advisor.why(state, seat, one.action, one.action) for one in found]
    best = [one.action for one in choice.answers[:2]]
    why = scales.advisor.why(state, seat, *best) if len(best) > 1 else None
    return _Advised(choice, why, tuple(zip(found, reasons, strict=True)))


def _why_not(scales: ActionEvaluator[Any, Any], state: Any, choice: Choice, given: Action) -> Reason | None:
    """Return why the best other answer, or no answer, is better than the given one."""
    better = next((one.action for one in choice.answers if one.action != given), None)
    return scales.advisor.why(state, choice.seat, better, given) if _cost(choice, given) else None


def _hinted(command: AskHint, version: int, game: Game[Any, Any], advised: _Advised, given: Action | None) -> Hint:
    choice = advised.choice
    return Hint(
        command.id,
        version,
        command.seat,
        list(choice.before),
        [_answer(game, one) for one in choice.answers],
        [_answer(game, one, why) for one, why in advised.proposals],
        choice.limit,
        0 if given is None else _cost(choice, given),
        advised.why,
    )


def _cost(choice: Choice, given: Action) -> int:
    """Return how much worse an answer is than the best other one, or than the current position without another one."""
    others = [one.worth(choice.seat) for one in choice.answers if one.action != given]
    best = max(others, default=choice.before[choice.seat])
    return max(0, best - choice.of(given).worth(choice.seat))


def _answer(game: Game[Any, Any], weighed: ActionValue, why: Reason | None = None) -> HintedAnswer:
    return HintedAnswer(game.write(weighed.action), list(weighed.settled or weighed.odds), why)
