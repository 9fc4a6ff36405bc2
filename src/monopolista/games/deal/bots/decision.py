"""The interface through which a table of MONOPOLY Deal asks its bots; a bot gets the public state and its own hand."""

from collections.abc import Iterator
from threading import local
from typing import Final

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.records import part
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.bots import registry
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import policy
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.payment import payment_place
from monopolista.games.deal.rules.records import Game, Hand, Offers, Pack, Seen
from monopolista.games.deal.rules.table import apply, refusal
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.rules_adapter import Draw

NO_OFFERS: Final = Offers()
"""The argument for bots that do not choose among the offers."""


class _ThreadScratch(local):
    """The scratch memory of bots, created once for each thread, since it includes a whole state."""

    def __init__(self) -> None:
        self.answer = Answer()


_SCRATCH: Final = _ThreadScratch()


def decide(level: str, pack: Pack, game: Game, seat: Seat, draw: Draw) -> Action:
    """Return the decision of a bot for a seat with a question."""
    number = number_of(level, registry.BOTS)
    answer, stream, listed = _SCRATCH.answer, Stream(), NO_OFFERS
    if registry.BOTS[number].is_random:
        listed = Offers()
        seed_stream(stream, draw(1 << 16), draw(1 << 16))
    registry.choose(pack, game, part(Seen, game), seat, number, stream, listed, answer)
    return Action(answer.verb, answer.subject, answer.amount)


def suggestion(pack: Pack, game: Game, seat: Seat) -> Iterator[Action]:
    """Yield the answers by which a seat pays its debt with the cards of the least value to it."""
    answer = _SCRATCH.answer
    nothing_held = Hand()
    while payment_place(game, seat) >= 0:
        policy.choose(pack, part(Seen, game), nothing_held, seat, answer)
        said = (answer.verb, answer.subject, answer.amount)
        if refusal(pack, game, seat, *said) != clauses.NONE:
            break
        yield Action(*said)
        apply(pack, game, seat, *said)
