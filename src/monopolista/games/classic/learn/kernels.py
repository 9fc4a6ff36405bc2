"""The classic game's own kernels, as ``engine.stepping`` asks for them; what is printed is ``Printed``."""

from typing import Any, NamedTuple

from monopolista.engine.chance import Stream
from monopolista.engine.episodes import STILL_OFFERED
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker
from monopolista.engine.seats import NOBODY, Seat
from monopolista.engine.stepping import NO_ACTION
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.learn import actions
from monopolista.games.classic.learn import observe as observing
from monopolista.games.classic.rules import clauses, ending, setting_up, table, verbs
from monopolista.games.classic.rules.offers import list_offers, offer_draft
from monopolista.games.classic.rules.records import Game, Level, Money, Offers, Seen
from monopolista.games.classic.rules.trade import copy_trade
from monopolista.games.classic.simulation import game_loop


class Printed(NamedTuple):
    """What a box prints."""

    editions: Any
    """An array of one record, or a list of one body."""
    resignation: int
    """1 where a seat may declare bankruptcy although nothing forces it to."""


blank_game = blanker(Game)


@kernel
def open_game(printed: Printed, game: Game, seats: int) -> None:
    """Set a blank game up."""
    setting_up.open_game(printed.editions[0], game, seats)


@kernel
def next_to_answer(printed: Printed, game: Seen) -> int:
    """Return the seat that answers next."""
    return game_loop.next_to_answer(printed.editions[0], game)


@kernel
def decide(
    printed: Printed, game: Game, seen: Seen, seat: Seat, level: Level, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Let the bot of a level decide for a seat."""
    game_loop.decide(printed.editions[0], game, seen, seat, level, stream, offers, answer)


@kernel
def carry_out(printed: Printed, game: Game, seat: Seat, answer: Answer, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance or the clock answer."""
    game_loop.carry_out(printed.editions[0], game, seat, answer, tally)


@kernel
def riches(printed: Printed, seen: Seen, seat: Seat) -> Money:
    """Return what all that a seat has is worth."""
    return ending.riches(printed.editions[0], seen, seat)


@kernel
def read_action(printed: Printed, game: Game, seat: Seat, number: int, answer: Answer) -> None:
    """Put down what the number of an action stands for."""
    actions.read_action(printed.editions[0], game, seat, number, answer)


@kernel
def number_of(printed: Printed, game: Game, seat: Seat, answer: Answer) -> int:
    """Return the number of what a bot has decided, or NO_ACTION.

    A proposal made whole lies in the seat's draft when the seat is shown the table, and all that is left is to make it.
    """
    if answer.verb == verbs.PROPOSE and answer.trade[0].partner != NOBODY:
        copy_trade(game.drafts[seat], answer.trade[0])
    edition = printed.editions[0]
    if table.refusal(edition, game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        return NO_ACTION
    return actions.number_of(edition, game, seat, answer.verb, answer.subject, answer.amount)


@kernel
def is_private(answer: Answer) -> bool:
    """Say whether what a seat decided changes nothing but its draft."""
    return verbs.is_of_draft(answer.verb)


@kernel
def list_actions(printed: Printed, game: Game, seat: Seat, offers: Offers, shown: Any, mask: Any) -> None:
    """Write 1 for each action that a seat may take, 0 for all others."""
    edition = printed.editions[0]
    if shown[STILL_OFFERED] == seat + 1:
        offers.count = 0
        offer_draft(edition, game, seat, offers)
        actions.clear_picks(mask)
    else:
        list_offers(edition, game, seat, offers)
        mask[:] = 0
    actions.write_mask(edition, game, seat, offers, mask)
    if printed.resignation == 0:
        actions.withhold_resignation(game, seat, mask)
    shown[STILL_OFFERED] = seat + 1


@kernel
def observe(printed: Printed, game: Game, seen: Seen, seat: Seat, shown: Any, row: Any) -> None:
    """Write what a seat sees: what lies open, and its own draft."""
    observing.observe(printed.editions[0], seen, game.drafts[seat], seat, shown, row)


@kernel
def observe_printed(printed: Printed, seats: int, row: Any) -> None:
    """Write what the box prints."""
    observing.observe_printed(printed.editions[0], seats, row)


@kernel
def first_question(seen: Seen, seat: Seat) -> Place:
    """Return where on the agenda the question lies that a seat looks at."""
    return observing.first_question(seen, seat)
