"""The interface through which a classic table asks its bots."""

from collections.abc import Iterator, Sequence
from threading import local
from typing import Final

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.seats import SEATS, Seat, SeatSet
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.bots import registry
from monopolista.games.classic.bots.levels import RANDOM
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import raise_money
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import free_cash
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.records import Game, Offers
from monopolista.games.classic.rules.table import apply, refusal
from monopolista.games.common.notation import Action
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.rules_adapter import Draw

NO_OFFERS: Final = Offers()
"""The argument for bots that do not choose among the offers."""


class _ThreadScratch(local):
    """The scratch memory of bots, created once for each thread, since it includes a whole state."""

    def __init__(self) -> None:
        self.answer = Answer()


_SCRATCH: Final = _ThreadScratch()


def decide(
    level: str, box: Box, game: Game, seat: Seat, draw: Draw, people: SeatSet = 0, levels: Sequence[str] = ()
) -> Action:
    """Return the decision of a bot for a seat with a question, a trade to answer or a rent to ask for.

    ``people`` is the set of the seats of people, and ``levels`` the level of the bot at each seat, as far as known.
    """
    number = number_of(level, registry.BOTS)
    answer, stream, listed = _SCRATCH.answer, Stream(), NO_OFFERS
    if registry.BOTS[number].is_random:
        listed = Offers()
        seed_stream(stream, draw(1 << 16), draw(1 << 16))
    answer.people = people
    answer.levels[:] = level_numbers(levels)
    registry.choose(box.edition, game, game, seat, number, stream, listed, answer)
    return action_of(box, answer)


def level_numbers(levels: Sequence[str]) -> list[int]:
    """Return the number of the level at each seat, ``RANDOM`` where none is known."""
    known = [registry.LEVELS.index(one) if one in registry.LEVELS else RANDOM for one in levels]
    return known + [RANDOM] * (SEATS - len(known))


def action_of(box: Box, answer: Answer) -> Action:
    """Return a bot's decision as an action; a proposal includes its terms."""
    if answer.trade[0].partner >= 0:
        return Proposal(verbs.PROPOSE, terms=terms_of(box, answer.trade[0]))
    return Action(answer.verb, answer.subject, answer.amount)


def suggestion(box: Box, game: Game, seat: Seat) -> Iterator[Action]:
    """Yield the answers by which a seat in debt raises the missing sum with the least loss.

    They do not include later debts, which a delayed move can cause once this debt is paid.
    """
    answer = _SCRATCH.answer
    owed = _debts_of(game, seat)
    while owed & _debts_of(game, seat) and free_cash(game, seat) < debt.debt_of(game, seat):
        raise_money(box.edition, game, seat, answer)
        action = Action(answer.verb, answer.subject, answer.amount)
        said = (action.verb, action.subject, action.amount)
        if action.verb == verbs.BANKRUPT or refusal(box.edition, game, seat, *said) != clauses.NONE:
            break
        yield action
        apply(box.edition, game, seat, *said)


def _debts_of(game: Game, seat: Seat) -> set[tuple[int, int, int]]:
    """Return the creditor, the clause and the subject of each debt of a seat."""
    agenda = [game.agenda[place] for place in range(game.depth)]
    return {(one.other, one.clause, one.about) for one in agenda if one.kind == tasks.DEBT and one.seat == seat}
