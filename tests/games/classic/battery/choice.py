"""Players of the battery: they do anything that is offered, in and out of turn, and now and then resign."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.offers import count_of, offered_verbs, place_of
from monopolista.engine.seats import member, size
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import table, verbs
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.records import Game, Offers
from tests.battery.trials import amount_between

FORWARD: Final = sum(
    1 << verb
    for verb in (
        verbs.ROLL, verbs.END, verbs.FINE, verbs.CARD, verbs.BUY, verbs.DECLINE, verbs.BID, verbs.PASS, verbs.BUILD,
        verbs.WANT, verbs.WAIVE, verbs.PLACE, verbs.REDEEM, verbs.KEEP, verbs.PROPOSE, verbs.ACCEPT, verbs.REFUSE,
        verbs.RIDE, verbs.GO, verbs.PAY, verbs.TAKE,
    )
)  # fmt: skip
"""What brings a game on."""
RAISING: Final = (1 << verbs.SELL) | (1 << verbs.MORTGAGE)


@kernel
def who_acts(game: Game, stream: Stream) -> int:
    """Return who acts next: as a rule who is asked, at times anybody who plays."""
    seat = table.next_asked(game)
    if seat < 0 or below(stream, 8) > 0:
        return seat
    alive = living(game)
    return member(alive, below(stream, size(alive)))


@kernel
def choose(game: Game, seat: int, offers: Offers, stream: Stream, resigning: int, answer: Answer) -> None:
    """Decide at random; resign in ``resigning`` of 10,000 cases, and in debt when nothing is left to raise."""
    offered = offered_verbs(offers) & ~(1 << verbs.BANKRUPT)
    lost = in_debt(game, seat) and offered & RAISING == 0 and below(stream, 4) > 0
    if lost or below(stream, 10_000) < resigning:
        set_answer(answer, verbs.BANKRUPT, 0, 0)
        return
    if in_debt(game, seat) and offered & RAISING != 0 and below(stream, 2) == 0:
        offered &= RAISING
    elif offered & FORWARD != 0 and below(stream, 4) > 0:
        offered &= FORWARD
    verb = member(offered, below(stream, size(offered)))
    offer = offers.rows[place_of(offers, verb, below(stream, count_of(offers, verb)))]
    set_answer(answer, verb, offer.subject, amount_between(stream, offer.low, offer.high))
