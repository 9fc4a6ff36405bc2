"""Pig, a third game: roll as often as you dare, a one loses what the turn has brought, the first to thirty wins."""

from typing import Any, Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.clauses import NONE
from monopolista.engine.events import FACTS, Event, tell
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import CHANCE, NOBODY, SEATS
from monopolista.engine.task_stack import TASKS, Task, pop, push, top_kind

DICE: Final = 1
TO_DECIDE: Final = 2
ROLL: Final = 1
HOLD: Final = 2
ROLLED: Final = 1
HELD: Final = 2
PIG_1: Final = 900
GOAL: Final = 30
DARES: Final = {"timid": 6, "daring": 20}
CLAUSES: Final = {PIG_1: "PIG-1"}


@record
class Seen:
    """All of it: nothing is hidden in this game."""

    seats: int = number("seats at the table")
    turn: int = number("whose turn it is")
    turns: int = number("turns begun")
    pot: int = number("what this turn has brought")
    score: list[int] = cells(SEATS, "points by seat")
    agenda: list[Task] = rows(Task, TASKS, "tasks, the top one last")
    depth: int = number("how many tasks there are")
    winners: int = number("set of the seats that won")


@record
class Game(Seen):
    """The whole state."""

    facts: list[Event] = rows(Event, FACTS, "what the last step did")
    fact_count: int = number("how many facts there are")
    chance: list[Stream] = rows(Stream, 1, "the generator from which chance answers")


@record
class Answer:
    """What a seat decided."""

    verb: int = number("what")


@kernel
def open_game(game: Game, seats: int) -> None:
    """Lay the table."""
    game.seats = seats
    game.turns = 1
    ask(game)


@kernel
def ask(game: Game) -> None:
    """Ask whose turn it is."""
    push(game, TO_DECIDE, seats=1 << game.turn, seat=game.turn)


@kernel
def next_asked(game: Any) -> int:
    """Return who is asked."""
    if game.depth == 0:
        return NOBODY
    return CHANCE if top_kind(game) == DICE else game.turn


@kernel
def refusal(game: Any, seat: int, verb: int, subject: int) -> int:
    """Return the clause that forbids an action, or NONE."""
    if game.depth == 0 or seat != next_asked(game):
        return PIG_1
    if seat == CHANCE:
        return NONE if verb == ROLL and 1 <= subject <= 6 else PIG_1
    return NONE if subject == 0 and (verb == ROLL or (verb == HOLD and game.pot > 0)) else PIG_1


@kernel
def apply(game: Game, seat: int, verb: int, subject: int) -> int:
    """Carry out an action, or return the clause that forbids it."""
    clause = refusal(game, seat, verb, subject)
    if clause != NONE:
        return clause
    game.fact_count = 0
    if seat == CHANCE:
        fall(game, subject)
    elif verb == ROLL:
        push(game, DICE, seat=seat)
    else:
        hold(game)
    return NONE


@kernel
def fall(game: Game, pips: int) -> None:
    """Let the die fall."""
    pop(game)
    tell(game, ROLLED, game.turn, subject=pips, clause=PIG_1)
    game.pot = 0 if pips == 1 else game.pot + pips
    if pips == 1:
        hand_on(game)


@kernel
def hold(game: Game) -> None:
    """Keep what the turn has brought."""
    game.score[game.turn] += game.pot
    tell(game, HELD, game.turn, amount=game.score[game.turn], clause=PIG_1)
    if game.score[game.turn] >= GOAL:
        game.winners = 1 << game.turn
        pop(game)
    else:
        game.pot = 0
        hand_on(game)


@kernel
def hand_on(game: Game) -> None:
    """Let the next seat have its turn."""
    pop(game)
    game.turn = (game.turn + 1) % game.seats
    game.turns += 1
    ask(game)


@kernel
def choose(seen: Any, dare: int, answer: Answer) -> None:
    """Decide as a bot that holds at so many points."""
    answer.verb = HOLD if seen.pot >= dare else ROLL


@kernel
def answer_chance(game: Game) -> None:
    """Let chance answer from the game's own stream."""
    apply(game, CHANCE, ROLL, 1 + below(game.chance[0], 6))
