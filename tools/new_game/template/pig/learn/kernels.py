"""The kernels that ``engine.stepping`` calls; the edition is an array of one record."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import NO_ACTION
from tools.new_game.template.pig.bots import registry
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.learn import observe as observing
from tools.new_game.template.pig.rules import clauses, table, turns, verbs
from tools.new_game.template.pig.rules.records import Game, Offers, Seen
from tools.new_game.template.pig.simulation import game_loop

blank_game = blanker(Game)


@kernel
def open_game(printed: Any, game: Game, seats: int) -> None:
    """Set up a new game."""
    turns.open_game(printed[0], game, seats)


@kernel
def next_to_answer(printed: Any, game: Seen) -> int:
    """Return the seat that answers next, or CHANCE."""
    return table.next_asked(game)


@kernel
def decide(
    printed: Any, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Decide for a seat by the bot of a level."""
    registry.choose(printed[0], game, seen, seat, level, stream, offers, answer)


@kernel
def carry_out(printed: Any, game: Game, seat: Seat, answer: Answer, tally: GameCounters) -> None:
    """Apply the decision of a seat, or an answer of chance."""
    game_loop.carry_out(printed[0], game, seat, answer, tally)


@kernel
def riches(printed: Any, seen: Seen, seat: Seat) -> int:
    """Return the points of a seat."""
    return seen.players[seat].score


@kernel
def read_action(printed: Any, game: Game, seat: Seat, number: int, answer: Answer) -> None:
    """Write the action with a number into an answer."""
    observing.read_action(number, answer)


@kernel
def number_of(printed: Any, game: Game, seat: Seat, answer: Answer) -> int:
    """Return the number of a bot's decision, or NO_ACTION."""
    if table.refusal(game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        return NO_ACTION
    return answer.verb - verbs.ROLL if answer.verb <= verbs.HOLD else NO_ACTION


@kernel
def is_private(answer: Answer) -> bool:
    """Return False: all seats see every decision."""
    return False


@kernel
def list_actions(printed: Any, game: Game, seat: Seat, offers: Offers, shown: Any, mask: Any) -> None:
    """Write 1 for each legal action of a seat, 0 for all others."""
    observing.write_mask(game, seat, mask)


@kernel
def observe(printed: Any, game: Game, seen: Seen, seat: Seat, shown: Any, row: Any) -> None:
    """Write the observation of a seat."""
    observing.observe(printed[0], seen, seat, row)


@kernel
def observe_printed(printed: Any, seats: int, row: Any) -> None:
    """Write the constant data of a table."""
    row[observing.TABLE] = seats / 10


@kernel
def first_question(seen: Seen, seat: Seat) -> Place:
    """Return the place of a seat's question on the task stack."""
    return seen.depth - 1
