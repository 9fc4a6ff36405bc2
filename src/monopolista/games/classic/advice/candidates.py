"""The decisions of a classic game: what might be answered, and what each answer aims at."""

from collections.abc import Iterable, Sequence
from typing import Final

from monopolista.engine.seats import NOBODY, Seat, SeatSet
from monopolista.games.classic.advice import auctions, trades
from monopolista.games.classic.advice.explain import why
from monopolista.games.classic.bots.proposals import waiting_trade
from monopolista.games.classic.editions import Box
from monopolista.games.classic.presentation.group_names import group_in_reason
from monopolista.games.classic.rules import table, verbs
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import OfferView, Reason
from monopolista.locales import say

_ANSWERS: Final = frozenset(("roll", "end", "fine", "card", "buy", "decline", "pass", "want", "waive", "place", "keep",
                             "redeem", "ride", "go", "pay", "take", "build", "ask"))  # fmt: skip
"""What a seat may decide that is not in debt; sums are bid apart, and nobody sells or mortgages without need."""
_RAISES: Final = frozenset(("sell", "mortgage"))
_TRADES: Final = frozenset((verbs.ACCEPT, verbs.REFUSE))
_SILENT: Final = frozenset((verbs.ASKING, verbs.DEAL, verbs.GIVE, verbs.GET, verbs.GIVE_CARD, verbs.GET_CARD,
                            verbs.MONEY, verbs.CLEAR, verbs.COUNTER, verbs.PROPOSE, verbs.WITHDRAW, verbs.IGNORE,
                            verbs.HEAR))  # fmt: skip
"""What moves nothing on the board: a trade counts when it is accepted."""


class ClassicAdvisor:
    """The classic game with a box, as the evaluation of decisions uses it."""

    goes_on = frozenset((verbs.ROLL, verbs.END))
    negotiates = verbs.NEGOTIATING

    def __init__(self, box: Box) -> None:
        self._law = ClassicRulesAdapter(box)

    def answers(self, state: Game, seat: Seat, instead: Action | None = None) -> list[Action]:
        """Return what a seat might answer: to the trade that waits for it, else to its question, else build."""
        if state.depth == 0 or (instead is not None and instead.verb in _SILENT):
            return []
        about_trade = waiting_trade(state, seat) >= 0 if instead is None else instead.verb in _TRADES
        offers = self._law.offers(state, seat)
        if about_trade:
            serial = state.trades[waiting_trade(state, seat)].serial if instead is None else instead.subject
            return _as_actions(offer for offer in offers if _answers_trade(offer, serial))
        if in_debt(state, seat):
            raised = _as_actions(offer for offer in offers if offer.verb in _RAISES)
            return raised or [Action(verbs.BANKRUPT)]
        found = _as_actions(offer for offer in offers if offer.verb in _ANSWERS)
        if any(offer.verb == "bid" for offer in offers):
            found += auctions.bids(self._law, state, seat)
        return found

    def proposals(self, state: Game, seat: Seat, levels: Sequence[str] = ()) -> list[Action]:
        """Return what ``champion`` would propose to each of the others."""
        return list(trades.proposals(self._law, state, seat, levels))

    def settled(self, state: Game, seat: Seat, action: Action) -> Game | None:
        """Return the position in which a proposal is accepted, or all bidders have passed."""
        if action.verb == verbs.PROPOSE:
            return trades.accepted(self._law, state, seat, action)
        if action.verb == verbs.BID:
            return auctions.sold(self._law, state, seat, action.amount)
        if action.verb == verbs.PASS and auctions.is_open(state):
            return self._left(state, seat)
        return None

    def _left(self, state: Game, seat: Seat) -> Game | None:
        """Return the position in which the leading bidder gets the lot; None without a bid or without an auction."""
        task = state.agenda[state.depth - 1]
        if task.other in (seat, NOBODY):
            return None
        return auctions.sold(self._law, state, task.other, task.amount)

    def limit(self, state: Game, seat: Seat) -> int | None:
        """Return up to what sum a seat does well to bid in the open auction."""
        return auctions.limit(self._law, state, seat) if self._may_bid(state, seat) else None

    def is_worth_a_bid(self, state: Game, seat: Seat) -> bool:
        """Return whether a seat that is asked for a bid does well to give the lowest one."""
        return self._may_bid(state, seat) and auctions.is_worth_a_bid(self._law, state, seat)

    @staticmethod
    def _may_bid(state: Game, seat: Seat) -> bool:
        return auctions.is_open(state) and table.asked(state) >> seat & 1 == 1

    def deciders(self, state: Game, seat: Seat, action: Action) -> SeatSet:
        """Return the seat, and the proposer of the trade that it accepts."""
        if action.verb == verbs.ACCEPT:
            return 1 << seat | 1 << trades.maker_of(state, action.subject)
        return 1 << seat

    def why(self, state: Game, seat: Seat, better: Action | None, given: Action) -> Reason | None:
        """Return why an answer, or to leave it (None), is better than the one given; None where nothing is plain."""
        return why(self._law, state, seat, better, given)

    def worded(self, reason: Reason, language: str) -> str:
        """Return a reason in words."""
        return say(f"reason-{reason.word}", language, **group_in_reason(self._law.box, reason.about, language))


def _answers_trade(offer: OfferView, serial: int) -> bool:
    return offer.verb in ("accept", "refuse") and offer.subject == serial


def _as_actions(offers: Iterable[OfferView]) -> list[Action]:
    return [Action(verbs.NUMBERS[offer.verb], offer.subject) for offer in offers]
