"""Why a robot did what matters to others: bought no deed, left an auction, proposed, accepted or refused a trade.

A bot does not note why. It is asked again with one condition changed; the condition that changes its answer is the
reason. So a reason is true of every bot, and costs nothing where nobody asks for it. Colours that a trade completes
are named: both parties consider them. A reason reveals nothing but public information, and no sum.
"""

from collections.abc import Callable, Collection
from typing import Final

from monopolista.engine.records import copy
from monopolista.engine.seats import BANK, Seat, members, size
from monopolista.games.classic.actions.notation import terms_in
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.bots import decision, registry
from monopolista.games.classic.bots.holdings import wholes
from monopolista.games.classic.bots.regular.valuation import held
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules import trade as rules
from monopolista.games.classic.rules.bank import free_cash, in_debt, spendable, would_bring
from monopolista.games.classic.rules.debts.debt import debt_of
from monopolista.games.classic.rules.property import auction
from monopolista.games.classic.rules.property.deeds import put_deed
from monopolista.games.classic.rules.records import COLOURS, MEMBERS, Colour, Edition, Game, Money, Trade
from monopolista.games.common.notation import Action
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.views import Reason

MUCH: Final = 4
"""Salaries by which the cash of a bot is raised to test whether a sum was decisive."""
Change = Callable[[Game], None]


def reason_of(level: str, box: Box, game: Game, seat: Seat, action: Action, persons: Collection[Seat]) -> Reason | None:
    """Return why a bot does something; None if it concerns only bots, which need no reasons."""
    is_random = registry.BOTS[number_of(level, registry.BOTS)].is_random
    if action.verb == verbs.DECLINE:
        return Reason("lot") if is_random else _why_not_buy(_Asked(level, box, game, seat))
    if action.verb == verbs.PASS:
        return Reason("lot") if is_random else _why_leave(_Asked(level, box, game, seat))
    trade = _trade_in(box, game, seat, action)
    if trade is None or (trade.maker not in persons and trade.partner not in persons):
        return None
    return Reason("lot") if is_random else _about_trade(_Asked(level, box, game, seat), trade, action)


class _Asked:
    """A bot that can be asked again."""

    def __init__(self, level: str, box: Box, game: Game, seat: Seat) -> None:
        self.level = level
        self.box = box
        self.game = game
        self.seat = seat

    @property
    def edition(self) -> Edition:
        """Return the edition that is played."""
        return self.box.edition

    def would(self, verb: int, change: Change, subject: int = 0) -> bool:
        """Say whether it would do something with one condition changed."""
        supposed = copy(self.game)
        change(supposed)
        said = decision.decide(self.level, self.box, supposed, self.seat, _no_randomness)
        return (said.verb, said.subject) == (verb, subject)


def _no_randomness(limit: int) -> int:
    raise AssertionError(f"a deterministic bot drew a random number below {limit}")


def _trade_in(box: Box, game: Game, seat: Seat, action: Action) -> Trade | None:
    """Return the trade that an action proposes, accepts or refuses; None where it does none of these."""
    if action.verb in (verbs.ACCEPT, verbs.REFUSE):
        return game.trades[rules.trade_place(game, action.subject)]
    terms = terms_in(action)
    if action.verb != verbs.PROPOSE or terms is None:
        return None
    if terms.counters:
        return game.trades[rules.trade_place(game, terms.counters)]
    draft = copy(game)
    draft_terms(box, draft, seat, terms)
    return draft.drafts[seat]


def _why_not_buy(asked: _Asked) -> Reason:
    price = asked.game.agenda[asked.game.depth - 1].amount

    def for_less(game: Game) -> None:
        game.agenda[game.depth - 1].amount //= 8

    return _too_much(asked, verbs.BUY, price, for_less)


def _why_leave(asked: _Asked) -> Reason:
    def for_less(game: Game) -> None:
        task = game.agenda[game.depth - 1]
        task.amount, task.low = 0, min(task.low, 1)

    return _too_much(asked, verbs.BID, auction.lowest_bid(asked.edition, asked.game), for_less)


def _too_much(asked: _Asked, verb: int, price: Money, for_less: Change) -> Reason:
    """Return why a price is not paid: it leaves too little, or is too high, or nothing is wanted for it."""
    if spendable(asked.game, asked.seat) < price:
        rich = _with_more(asked.seat, price + MUCH * asked.edition.salary)
        return Reason("no-cash" if asked.would(verb, rich) else "unwanted")
    if asked.would(verb, _with_more(asked.seat, price)):
        return Reason("keeps-cash")
    return Reason("too-dear" if asked.would(verb, for_less) else "unwanted")


def _with_more(seat: Seat, money: Money) -> Change:
    def change(game: Game) -> None:
        game.players[seat].cash += money

    return change


def _about_trade(asked: _Asked, trade: Trade, action: Action) -> Reason:
    if trade.maker == asked.seat:
        return _why_wanted(asked, trade, trade.partner, -trade.money)
    if action.verb == verbs.ACCEPT:
        return _why_wanted(asked, trade, trade.maker, trade.money)
    return _why_refused(asked, trade)


def _why_wanted(asked: _Asked, trade: Trade, other: Seat, money: Money) -> Reason:
    """Return what a seat has of a trade by which it gets money, if any."""
    completes = completion(asked.box, asked.game, trade, asked.seat, other)
    if completes:
        return completes
    if money > 0 and _pays_debt(asked, trade, money):
        return Reason("needs-money")
    if (trade.gives or trade.gives_cards) and (trade.gets or trade.gets_cards):
        # Of a swap that completes nothing, a price would say little.
        return near_completion(asked.box, asked.game, trade, asked.seat) or Reason("swap-pays")
    return Reason("good-price" if money > 0 else "gains")


def _pays_debt(asked: _Asked, trade: Trade, money: Money) -> bool:
    """Say whether a seat in debt can pay with the money of a trade and what it could then still sell."""
    game, seat = asked.game, asked.seat
    kept = game.players[seat].deeds & ~(trade.gives if trade.maker == seat else trade.gets)
    raised = free_cash(game, seat) + money + would_bring(asked.edition, game, kept)
    return in_debt(game, seat) and raised >= debt_of(game, seat)


def made_whole(edition: Edition, game: Game, trade: Trade, seat: Seat) -> list[Colour]:
    """Return the colours that a trade makes whole for a seat."""
    before = wholes(edition, game, trade, False, seat)
    return members(wholes(edition, game, trade, True, seat) & ~before, COLOURS)


def completion(box: Box, game: Game, trade: Trade, seat: Seat, other: Seat) -> Reason | None:
    """Return that a trade makes a colour whole for a seat, or for both sides; None if it does neither."""
    own = made_whole(box.edition, game, trade, seat)
    if not own:
        return None
    both = made_whole(box.edition, game, trade, other)
    return Reason("completes-both") if both else of_colour("completes", box, own[0])


def near_completion(box: Box, game: Game, trade: Trade, seat: Seat) -> Reason | None:
    """Return a colour of which a seat lacks only one deed after a trade, and more before it; None if there is none."""
    before, after = held(game, trade, False, seat), held(game, trade, True, seat)
    for colour in range(COLOURS):
        deeds = box.edition.deeds[colour]
        if size(deeds & ~before) > size(deeds & ~after) == 1:
            return of_colour("nearly", box, colour)
    return None


def broken(edition: Edition, game: Game, trade: Trade, seat: Seat) -> list[Colour]:
    """Return the whole colours that a trade breaks up for a seat."""
    after = wholes(edition, game, trade, True, seat)
    return members(wholes(edition, game, trade, False, seat) & ~after, COLOURS)


def _why_refused(asked: _Asked, trade: Trade) -> Reason:
    """Return what keeps a seat from a trade: who else it serves, or its price."""
    edition, game, serial = asked.edition, asked.game, trade.serial
    if rules.why_not_accept(edition, game, asked.seat, serial) != clauses.NONE:
        return Reason("cannot")
    for colour in broken(asked.edition, asked.game, trade, asked.seat):
        if asked.would(verbs.ACCEPT, _without(edition, trade, colour, asked.seat), serial):
            return of_colour("breaks", asked.box, colour)
    for colour in made_whole(asked.edition, asked.game, trade, trade.maker):
        if asked.would(verbs.ACCEPT, _without(edition, trade, colour, trade.maker), serial):
            return of_colour("helps", asked.box, colour)
    if asked.would(verbs.ACCEPT, _for_more(edition, serial), serial):
        return Reason("too-little")
    return Reason("unwanted")


def _without(edition: Edition, trade: Trade, colour: Colour, seat: Seat) -> Change:
    """Return the change by which the other deeds that a seat has of a colour are still the bank's."""

    def change(game: Game) -> None:
        for member in range(edition.size[colour]):
            square = edition.members[colour * MEMBERS + member]
            moved = (trade.gives | trade.gets) >> edition.deed[square] & 1
            if game.owner[square] == seat and not moved:
                put_deed(edition, game, square, BANK)

    return change


def _for_more(edition: Edition, serial: int) -> Change:
    """Return the change by which a trade's maker has, and pays, much more for it."""

    def change(game: Game) -> None:
        trade = game.trades[rules.trade_place(game, serial)]
        trade.money += MUCH * edition.salary
        game.players[trade.maker].cash += MUCH * edition.salary

    return change


def of_colour(word: str, box: Box, colour: Colour) -> Reason:
    """Return a reason that is about a colour."""
    square = box.file.squares[box.edition.members[colour * MEMBERS]]
    return Reason(word, square.colour or square.kind)
