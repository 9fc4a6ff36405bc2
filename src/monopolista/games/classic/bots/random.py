"""The bot ``random``: it draws a verb uniformly from the offers, then one of its offers and an amount."""

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.offers import count_of, offered_verbs, place_of
from monopolista.engine.seats import Seat, member, size
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.records import Offers, Seen


@kernel
def choose(seen: Seen, seat: Seat, offers: Offers, stream: Stream, answer: Answer) -> None:
    """Decide at random, but leave the game only in debt when nothing can be sold, and never block proposals."""
    verb_set = offered_verbs(offers) & ~((1 << verbs.BANKRUPT) | (1 << verbs.IGNORE) | (1 << verbs.HEAR))
    raising = (1 << verbs.SELL) | (1 << verbs.MORTGAGE)
    if verb_set == 0 or (verb_set & raising == 0 and in_debt(seen, seat)):
        set_answer(answer, verbs.BANKRUPT, 0, 0)
        return
    verb = member(verb_set, below(stream, size(verb_set)))
    place = place_of(offers, verb, below(stream, count_of(offers, verb)))
    offer = offers.rows[place]
    amount = offer.low + below(stream, offer.high - offer.low + 1)
    set_answer(answer, verb, offer.subject, amount)
