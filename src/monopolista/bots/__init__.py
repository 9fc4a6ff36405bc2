"""Bots: kernels that see what lies open on the table, and the door by which a table asks them."""

from monopolista.bots import levels, random
from monopolista.bots.regular_debt import raise_money
from monopolista.kernel.chance import Stream, seed_stream
from monopolista.kernel.classic import debt, offers, verbs
from monopolista.kernel.classic.bank import free_cash, in_debt
from monopolista.kernel.classic.records import Answer, Offers
from monopolista.kernel.classic.table import apply
from monopolista.notation import Action, write
from monopolista.table import Draw, Table, terms_of

LEVELS = ("random", "regular", "thrifty", "fixed-a", "fixed-b", "fixed-c", "value", "edmund", "strategic")

__all__ = ["LEVELS", "decide", "suggestion", "wants_business"]


def decide(level: str, table: Table, seat: int, draw: Draw) -> Action:
    """Return what a bot does with a seat that is asked something, has a trade to answer or a rent to ask for."""
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; there are: {', '.join(LEVELS)}")
    game = table.state()
    answer = Answer()
    if level == "random":
        listed = Offers()
        stream = Stream()
        seed_stream(stream, draw(1 << 16), draw(1 << 16))
        offers.list_offers(table.box.edition, game, seat, listed)
        random.choose(game, seat, listed, stream, answer)
    else:
        levels.choose(table.box.edition, game, seat, LEVELS.index(level), answer)
    if answer.trade[0].partner >= 0:
        return Action(verbs.PROPOSE, terms=terms_of(table.box, answer.trade[0]))
    return Action(answer.verb, answer.subject, answer.amount)


def wants_business(table: Table, seat: int) -> bool:
    """Say whether a seat that is not asked anything should be: a rent is due to it, and it asks for itself."""
    return any(offer.verb == "ask" for offer in table.offers(seat))


def suggestion(table: Table, seat: int) -> list[str]:
    """Return the answers by which a seat in debt raises what is missing with the least loss; empty without a debt.

    Where all it has is not enough, these are still the best it can do.
    """
    game = table.state()
    edition = table.box.edition
    answer = Answer()
    steps: list[str] = []
    while in_debt(game, seat) and free_cash(game, seat) < debt.debt_of(game, seat):
        raise_money(edition, game, seat, answer)
        action = Action(answer.verb, answer.subject, answer.amount)
        if action.verb == verbs.BANKRUPT or apply(edition, game, seat, action.verb, action.subject, action.amount):
            break
        steps.append(write(action))
    return steps
