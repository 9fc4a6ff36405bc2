"""MONOPOLY Deal's own kernels, as ``engine.stepping`` asks for them; what is printed is ``Printed``."""

from typing import Any, NamedTuple

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import NO_ACTION
from monopolista.games.deal.bots import registry as bots
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.learn import actions
from monopolista.games.deal.learn import observe as observing
from monopolista.games.deal.rules import clauses, setting_up, table
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Money, Offers, Seen
from monopolista.games.deal.simulation import game_loop


class Printed(NamedTuple):
    """What a box prints; arrays of one record, or lists of one body."""

    spaces: Any
    packs: Any
    resignation: int
    """1 where a seat may leave the game."""


blank_game = blanker(Game)


@kernel
def open_game(printed: Printed, game: Game, seats: int) -> None:
    """Set a blank game up."""
    setting_up.open_game(printed.packs[0], game, seats)


@kernel
def next_to_answer(printed: Printed, game: Seen) -> int:
    """Return the seat that answers next."""
    return table.next_asked(game)


@kernel
def decide(
    printed: Printed, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Let the bot of a level decide for a seat."""
    bots.choose(printed.packs[0], game, seen, seat, level, stream, offers, answer)


@kernel
def carry_out(printed: Printed, game: Game, seat: Seat, answer: Answer, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance answer."""
    game_loop.carry_out(printed.packs[0], game, seat, answer, tally)


@kernel
def riches(printed: Printed, seen: Seen, seat: Seat) -> Money:
    """Return what all that lies before a seat is worth."""
    return seen.players[seat].worth


@kernel
def read_action(printed: Printed, game: Game, seat: Seat, number: int, answer: Answer) -> None:
    """Put down what the number of an action stands for."""
    actions.read_action(printed.spaces[0], printed.packs[0], game.seats, seat, number, answer)


@kernel
def number_of(printed: Printed, game: Game, seat: Seat, answer: Answer) -> int:
    """Return the number of what a bot has decided, or NO_ACTION."""
    if table.refusal(printed.packs[0], game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        return NO_ACTION
    space, pack = printed.spaces[0], printed.packs[0]
    return actions.number_of(space, pack, game.seats, seat, answer.verb, answer.subject, answer.amount)


@kernel
def is_private(answer: Answer) -> bool:
    """Say that what a seat decides is seen by all."""
    return False


@kernel
def list_actions(printed: Printed, game: Game, seat: Seat, offers: Offers, shown: Any, mask: Any) -> None:
    """Write 1 for each action that a seat may take, 0 for all others."""
    list_offers(printed.packs[0], game, seat, offers)
    actions.write_mask(printed.spaces[0], printed.packs[0], game.seats, seat, offers, mask)
    if printed.resignation == 0:
        mask[actions.LEAVE] = 0


@kernel
def observe(
    printed: Printed, game: Game, seen: Seen, seat: Seat, shown: Any, row: Any
) -> None:  # fmt: skip
    """Write what a seat sees: what lies open, and its own hand."""
    observing.observe(printed.spaces[0], printed.packs[0], seen, game.hands[seat], seat, row)


@kernel
def observe_printed(printed: Printed, seats: int, row: Any) -> None:
    """Write what the box prints."""
    observing.observe_table(printed.packs[0], seats, row)


@kernel
def first_question(seen: Seen, seat: Seat) -> Place:
    """Return where on the agenda the question lies that a seat looks at."""
    return observing.first_question(seen, seat)
