"""Chains of trades after which an outsider has the deeds and jail cards that it began with."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.records import number, record, rows
from monopolista.engine.seats import Seat, member, size
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.deeds import colour_built
from monopolista.games.classic.rules.records import COLOURS, JAIL_CARDS, DeedSet, Edition, JailCardSet, Money, Seen

LEGS: Final = 3
RESOLD: Final = 0
SOLD_TOGETHER: Final = 1
SOLD_APART: Final = 2
BOUGHT_BACK: Final = 3
SWAPPED_BACK: Final = 4
SWAPPED_SOLD: Final = 5
CARD: Final = 6
SHAPES: Final = 7
"""The shapes of chains, as ``draw_chain`` describes them."""


@record
class Deal:
    """One trade of a chain: the outsider proposes it to a robot, or takes it as the robot proposes it."""

    robot: Seat = number("the other side")
    gives: DeedSet = number("set of the deeds that the outsider gives")
    gets: DeedSet = number("set of the deeds that the outsider gets")
    gives_cards: JailCardSet = number("set of the jail cards that the outsider gives")
    gets_cards: JailCardSet = number("set of the jail cards that the outsider gets")
    pays: Money = number("the least that the outsider pays; negative: the most that it gets")


@record
class Chain:
    """Trades one after the other."""

    shape: int = number("a number from 0 to SHAPES - 1")
    count: int = number("how many trades")
    gain: Money = number("what they bring the outsider")
    deals: list[Deal] = rows(Deal, LEGS, "the trades")


@kernel
def draw_chain(edition: Edition, game: Seen, stream: Stream, outsider: Seat, chain: Chain) -> bool:
    """Draw a chain; return whether the seats have what it takes.

    Buy and sell; buy two at once and sell them one by one, or the other way round; sell and buy back; swap and swap
    back; swap, sell, buy back; buy and sell a jail card.
    """
    chain.shape = below(stream, SHAPES)
    chain.count = 0
    one = draw_robot(stream, game, outsider)
    two = draw_robot(stream, game, outsider)
    if chain.shape == CARD:
        return chain_of_card(game, outsider, chain, two)
    own = draw_deed(stream, tradable(edition, game, outsider))
    first = draw_deed(stream, tradable(edition, game, one))
    seller = one if chain.shape == SOLD_APART else two
    second = draw_deed(stream, tradable(edition, game, seller) & ~first)
    if chain.shape <= SOLD_APART:
        return chain_of_purchases(chain, one, two, first, second)
    return chain_of_own(chain, one, two, own, first)


@kernel
def chain_of_purchases(chain: Chain, one: Seat, two: Seat, first: DeedSet, second: DeedSet) -> bool:
    """Buy and sell one deed, or two: of two robots and sold together, or of one and sold to two."""
    if chain.shape == RESOLD:
        add(chain, one, 0, first)
        add(chain, two, first, 0)
    elif chain.shape == SOLD_TOGETHER:
        add(chain, one, 0, first)
        add(chain, two, 0, second)
        add(chain, one, first | second, 0)
    else:
        add(chain, one, 0, first | second)
        add(chain, two, first, 0)
        add(chain, one, second, 0)
    return first != 0 and (chain.shape == RESOLD or second != 0)


@kernel
def chain_of_own(chain: Chain, one: Seat, two: Seat, own: DeedSet, first: DeedSet) -> bool:
    """Part with an own deed and get it back: for money, for another deed, or by way of a sale."""
    if chain.shape == BOUGHT_BACK:
        add(chain, one, own, 0)
        add(chain, one, 0, own)
    elif chain.shape == SWAPPED_BACK:
        add(chain, one, own, first)
        add(chain, one, first, own)
    else:
        add(chain, one, own, first)
        add(chain, two, first, 0)
        add(chain, one, 0, own)
    return own != 0 and (chain.shape == BOUGHT_BACK or first != 0)


@kernel
def chain_of_card(game: Seen, outsider: Seat, chain: Chain, two: Seat) -> bool:
    """Buy a jail card of a robot and sell it to any."""
    for card in range(JAIL_CARDS):
        holder = game.holder[card]
        if holder >= 0 and holder != outsider:
            add(chain, holder, 0, 0)
            chain.deals[0].gets_cards = 1 << card
            add(chain, two, 0, 0)
            chain.deals[1].gives_cards = 1 << card
            return True
    return False


@kernel
def add(chain: Chain, robot: Seat, gives: DeedSet, gets: DeedSet) -> None:
    """Add a trade of deeds to a chain."""
    deal = chain.deals[chain.count]
    deal.robot = robot
    deal.gives = gives
    deal.gets = gets
    deal.gives_cards = 0
    deal.gets_cards = 0
    chain.count += 1


@kernel
def tradable(edition: Edition, game: Seen, seat: Seat) -> DeedSet:
    """Return the set of a seat's deeds that may change hands, mortgaged ones apart."""
    deeds = game.players[seat].deeds & ~game.pledged
    for colour in range(COLOURS):
        if colour_built(edition, game, colour):
            deeds &= ~edition.deeds[colour]
    return deeds


@kernel
def draw_deed(stream: Stream, deeds: DeedSet) -> DeedSet:
    """Return a set of one of some deeds, the empty set where there are none."""
    return 1 << member(deeds, below(stream, size(deeds))) if deeds != 0 else 0


@kernel
def draw_robot(stream: Stream, game: Seen, outsider: Seat) -> Seat:
    """Return any robot that plays."""
    robots = living(game) & ~(1 << outsider)
    return member(robots, below(stream, size(robots)))
