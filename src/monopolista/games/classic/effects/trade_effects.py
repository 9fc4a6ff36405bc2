"""What a proposal would do for both of its sides, as the rules' own kernels count it, whether it may be made or not."""

from typing import Final

from msgspec import Struct

from monopolista.engine.records import copy
from monopolista.engine.seats import Seat, members, size
from monopolista.games.classic.actions.notation import Terms
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.squares import squares_of
from monopolista.games.classic.presentation.view import rent_now
from monopolista.games.classic.rules import bank, clauses, ending, records, trade
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.property import building, deeds, mortgage
from monopolista.games.classic.rules.records import (
    COLOURS,
    COMPANY,
    DEEDS,
    JAIL_CARDS,
    MEMBERS,
    Colour,
    Game,
    JailCardSet,
    Money,
    Trade,
)
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.views import Weight

USUAL_ROLL: Final = 7
"""The most likely roll, for which the rent of a company is stated."""


class Holding(Struct, rename="camel"):
    """The possessions of a player before or after a trade."""

    cash: Money
    deeds: int
    cards: int
    """Get Out of Jail Free cards."""
    colours: list[str]
    """The colours of which it owns every deed; stations and companies count as colours."""
    rents: Money
    """Sum of one rent on each square, as due now; for a company, with the most likely roll."""
    riches: Money
    """Net worth (RICH-1)."""
    debt: Money


class SideWeight(Struct, rename="camel"):
    """The effect of a trade on one of its two sides."""

    seat: Seat
    before: Holding
    after: Holding
    """Possessions afterwards, with the interest on mortgaged deeds paid, and the deeds still mortgaged."""
    interest: Money
    """Interest on the mortgaged deeds (MORT-3)."""
    redemption: Money
    """Price to redeem those deeds at once instead."""
    missing: Money
    """Money that the side lacks for its part."""
    clause: str
    """The clause that prevents its part now, empty for none."""


class TradeWeight(Weight, tag="classic"):
    """The effect of a trade on both sides."""

    maker: SideWeight
    partner: SideWeight
    mutual: bool
    """Whether each side gives something."""
    clause: str
    """The clause that forbids to propose it now, empty for none."""


def weigh(box: Box, game: Game, seat: Seat, terms: Terms, clause: str) -> TradeWeight:
    """Return what a seat's proposal would do, with the clause that forbids it."""
    trial = copy(game)
    if not draft_terms(box, trial, seat, terms) or not _between_two(trial, trial.drafts[seat]):
        raise IllegalActionError(clauses.NAMES[clauses.TRADE_1], "propose")
    draft = copy(trial.drafts[seat])
    mutual = draft.clears != 0 or not trade.one_sided(draft)
    _carry_out(box, trial, draft)
    maker = _side(box, game, trial, draft.maker, draft.money, draft.gets)
    partner = _side(box, game, trial, draft.partner, -draft.money, draft.gives)
    return TradeWeight(maker, partner, mutual, clause)


def _between_two(game: Game, draft: Trade) -> bool:
    partner = draft.partner
    known = 0 <= partner < game.seats and partner != draft.maker
    return known and bool(game.players[partner].playing) and bool(game.players[draft.maker].playing)


def _carry_out(box: Box, game: Game, draft: Trade) -> None:
    """Do on a copy what accepting would do, as far as the two have what they promise, whatever may forbid it."""
    maker, partner = draft.maker, draft.partner
    if draft.clears and trade.why_not_clear(box.edition, game, draft) == clauses.NONE:
        by_maker = trade.clears_makers_debt(game, draft)
        debtor, creditor = (maker, partner) if by_maker else (partner, maker)
        debt.clear_debt(game, debtor, creditor, draft.clears)
    gives, gets = draft.gives & game.players[maker].deeds, draft.gets & game.players[partner].deeds
    gives_cards, gets_cards = _held(game, maker, draft.gives_cards), _held(game, partner, draft.gets_cards)
    fees = {
        maker: mortgage.interest_on(box.edition, game, gets),
        partner: mortgage.interest_on(box.edition, game, gives),
    }
    game.event_count = 0
    trade.hand_over(box.edition, game, maker, partner, gives, cards=gives_cards)
    trade.hand_over(box.edition, game, partner, maker, gets, cards=gets_cards)
    game.players[maker].cash -= draft.money + fees[maker]
    game.players[partner].cash += draft.money - fees[partner]


def _held(game: Game, seat: Seat, cards: JailCardSet) -> JailCardSet:
    return sum(1 << card for card in members(cards, JAIL_CARDS) if game.holder[card] == seat)


def _side(box: Box, game: Game, after: Game, seat: Seat, pays: Money, gets: int) -> SideWeight:
    edition = box.edition
    coming = squares_of(edition, mortgage.mortgaged_of(game, gets))
    interest = mortgage.interest_on(edition, game, gets)
    needed = pays + interest
    bound = building.bound_by_bid(game, seat)
    clause = clauses.BLD_6 if bound else trade.why_not_afford(edition, game, seat, pays, gets)
    return SideWeight(
        seat=seat,
        before=_holding(box, game, seat),
        after=_holding(box, after, seat),
        interest=interest,
        redemption=sum(mortgage.redemption(edition, square) for square in coming),
        missing=max(0, needed - bank.spendable(game, seat)) if needed > 0 else 0,
        clause=clauses.NAMES.get(clause, ""),
    )


def _holding(box: Box, game: Game, seat: Seat) -> Holding:
    edition, player = box.edition, game.players[seat]
    return Holding(
        cash=player.cash,
        deeds=size(player.deeds),
        cards=sum(game.holder[card] == seat for card in range(JAIL_CARDS)),
        colours=[_name(box, one) for one in range(COLOURS) if edition.size[one] and _whole(box, game, seat, one)],
        rents=sum(_rent(box, game, edition.square[deed]) for deed in range(DEEDS) if (player.deeds >> deed) & 1),
        riches=ending.riches(edition, game, seat),
        debt=debt.debt_of(game, seat),
    )


def _whole(box: Box, game: Game, seat: Seat, colour: Colour) -> bool:
    return bool(deeds.owns_colour(box.edition, game, seat, colour))


def _name(box: Box, colour: Colour) -> str:
    """Return what a colour is called on the wire, as in what is printed of its squares."""
    square = box.file.squares[box.edition.members[colour * MEMBERS]]
    return square.colour or square.kind


def _rent(box: Box, game: Game, square: records.Square) -> Money:
    due = rent_now(box, game, square)
    return due * USUAL_ROLL if box.edition.kind[square] == COMPANY else due
