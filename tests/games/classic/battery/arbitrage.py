"""Chains of trades by which an outsider takes money out of bots, at the bots' own answers (TRADE-1).

A chain ends with the deeds and jail cards that the outsider began with; its gain is the money that it brings. A robot
is asked for the best price it agrees to: by proposals of many sums, of which it accepts one or counters one, and by
what it proposes itself when it has the dice.

A robot has a reason to lose money in a trade in one case only: it has a colour whole after the trade that it had not
before (all streets of a colour, all stations, both companies). A chain with such a trade is no arbitrage. No other
reason is needed here: nobody is in debt, and no bot pays more for a deed that keeps another's colour from being whole.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from monopolista.engine.chance import below
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.record_arrays import blank
from monopolista.engine.records import unpack
from monopolista.engine.seats import Seat, member, members, size
from monopolista.games.classic.bots import registry
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import load
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import prices_of, spendable
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.records import (
    COLOURS,
    DEEDS,
    Edition,
    Game,
    Level,
    Money,
    Seen,
    Trade,
)
from monopolista.games.classic.simulation.game_loop import act
from tests.battery.bodies import put
from tests.battery.stage import BEFORE, PLAYED, TRIAL, Stage
from tests.games.classic.battery import games
from tests.games.classic.battery.arbitrage_chains import Chain, Deal, draw_chain
from tests.games.classic.battery.arbitrage_positions import reach_position

STEPS: Final = 8
"""Steps of money in the printed price of what changes hands."""
WIDEST: Final = 20
"""Steps to either side that are asked about: two and a half times the printed price."""
PROPOSALS: Final = 4
NO_DEAL: Final = 1_000_000
NO_CHAIN: Final = -1_000_000


class Search(NamedTuple):
    """What is searched: robots of one level in even seats and of another in odd ones, and an outsider."""

    even: Level
    odd: Level
    outsider: Seat
    edition: Edition
    stage: Stage


@kernel
def has_reason(edition: Edition, game: Seen, deal: Deal) -> bool:
    """Return whether a colour becomes whole for the robot by a trade."""
    before = game.players[deal.robot].deeds
    after = (before & ~deal.gets) | deal.gives
    for colour in range(COLOURS):
        if edition.deeds[colour] & ~after == 0 and edition.deeds[colour] & ~before != 0:
            return True
    return False


@kernel
def lay_out(trade: Trade, outsider: Seat, deal: Deal, pays: Money) -> None:
    """Write a trade as the outsider proposes it for a sum."""
    law.clear_trade(trade)
    trade.maker = outsider
    trade.partner = deal.robot
    trade.gives = deal.gives
    trade.gets = deal.gets
    trade.gives_cards = deal.gives_cards
    trade.gets_cards = deal.gets_cards
    trade.money = pays


@kernel
def lay_on_table(game: Game, outsider: Seat, deal: Deal, pays: Money) -> None:
    """Put the outsider's proposal before the robot."""
    game.serials += 1
    game.trade_count = 1
    lay_out(game.trades[0], outsider, deal, pays)
    game.trades[0].serial = game.serials


@kernel
def take_off_table(game: Game) -> None:
    """Take the proposal back."""
    law.clear_trade(game.trades[0])
    game.trade_count = 0


@kernel
def ask(search: Search, deal: Deal, pays: Money) -> bool:
    """Propose a trade for a sum; return whether the robot accepts, and note a counter-proposal that can be taken."""
    stage, game = search.stage, search.stage.games[PLAYED]
    lay_on_table(game, search.outsider, deal, pays)
    legal = law.why_not_terms(search.edition, game, game.trades[0]) == clauses.NONE
    if legal:
        choose(search, PLAYED, deal.robot)
    answer = stage.answers[0]
    accepted = legal and answer.verb == verbs.ACCEPT
    if legal and answer.verb == verbs.PROPOSE:
        note_offer(search, deal, answer.trade[0])
    take_off_table(game)
    return accepted


@kernel
def choose(search: Search, place: int, robot: Seat) -> None:
    """Let a robot answer in one of the games on stage."""
    stage = search.stage
    game, seen, stream, offers = stage.games[place], stage.seen[place], stage.streams[0], stage.offers[0]
    level = search.odd if robot % 2 == 1 else search.even
    registry.choose(search.edition, game, seen, robot, level, stream, offers, stage.answers[0])


@kernel
def note_offer(search: Search, deal: Deal, offer: Trade) -> None:
    """Note the price of a robot's own proposal of the same trade, if it is the best and the outsider can pay it."""
    same = offer.partner == search.outsider and offer.gives == deal.gets and offer.gets == deal.gives
    same = same and offer.gives_cards == deal.gets_cards and offer.gets_cards == deal.gives_cards
    if same and -offer.money <= spendable(search.stage.seen[PLAYED], search.outsider):
        deal.pays = min(deal.pays, -offer.money)


@kernel
def hear_proposals(search: Search, deal: Deal) -> None:
    """Give the robot the dice in a copy of the game, and note what it proposes before it rolls."""
    stage = search.stage
    put(stage.games, TRIAL, PLAYED)
    game = stage.games[TRIAL]
    game.turn = deal.robot
    game.agenda[0].seat = deal.robot
    game.agenda[0].seats = 1 << deal.robot
    game.agenda[0].kind = tasks.IN_JAIL if game.players[deal.robot].jailed == 1 else tasks.TO_ROLL
    game.players[deal.robot].proposals = 0
    for _ in range(PROPOSALS):
        choose(search, TRIAL, deal.robot)
        answer: Answer = stage.answers[0]
        if answer.verb != verbs.PROPOSE:
            return
        note_offer(search, deal, answer.trade[0])
        partner = answer.trade[0].partner
        if act(search.edition, game, deal.robot, answer) != clauses.NONE:
            return
        law.refuse(game, partner, game.serials)
        game.event_count = 0


@kernel
def find_price(search: Search, deal: Deal) -> None:
    """Find the least that the outsider pays in a trade: NO_DEAL where the robot agrees to nothing."""
    deal.pays = NO_DEAL
    hear_proposals(search, deal)
    edition, game = search.edition, search.stage.games[PLAYED]
    unit = max(prices_of(edition, deal.gives), prices_of(edition, deal.gets), edition.fine)
    refused = -game.players[deal.robot].cash - 1
    for step in range(-WIDEST, WIDEST + 1):
        pays = unit * step // STEPS
        if pays <= refused or pays >= deal.pays:
            continue
        if ask(search, deal, pays):
            deal.pays = min(deal.pays, pays)
        else:
            refused = pays
    narrow_down(search, deal, refused)


@kernel
def narrow_down(search: Search, deal: Deal, refused: Money) -> None:
    """Halve the gap between a sum that is refused and the price."""
    while deal.pays != NO_DEAL and deal.pays - refused > 1:
        middle = (deal.pays + refused) // 2
        if ask(search, deal, middle):
            deal.pays = min(deal.pays, middle)
        else:
            refused = middle


@kernel
def carry_out(search: Search, deal: Deal) -> None:
    """Carry a trade out at its price."""
    game = search.stage.games[PLAYED]
    lay_on_table(game, search.outsider, deal, deal.pays)
    law.accept(search.edition, game, deal.robot, game.serials)
    game.event_count = 0


@kernel
def gain_of(search: Search, chain: Chain) -> Money:
    """Return what a chain brings the outsider, NO_CHAIN where one of its trades has a reason or finds no price."""
    game = search.stage.games[PLAYED]
    gain = 0
    for place in range(chain.count):
        deal = chain.deals[place]
        if has_reason(search.edition, game, deal):
            return NO_CHAIN
        find_price(search, deal)
        if deal.pays == NO_DEAL:
            return NO_CHAIN
        carry_out(search, deal)
        gain -= deal.pays
    return gain


@kernel
def search_position(stage: Stage, even: Level, odd: Level, chains: Any, count: int) -> int:
    """Try chains in the position on stage; leave the best in ``chains[0]``, and return how many had prices."""
    game, stream = stage.games[PLAYED], stage.streams[0]
    alive = living(game)
    search = Search(even, odd, member(alive, below(stream, size(alive))), stage.printed[0], stage)
    put(stage.games, BEFORE, PLAYED)
    chains[0].gain = NO_CHAIN
    priced = 0
    for _ in range(count):
        if draw_chain(search.edition, game, stream, search.outsider, chains[1]):
            chains[1].gain = gain_of(search, chains[1])
            priced += 1 if chains[1].gain > NO_CHAIN else 0
            if chains[1].gain > chains[0].gain:
                put(chains, 0, 1)
            put(stage.games, PLAYED, BEFORE)
    return priced


def search_positions(edition: str, names: Sequence[str], first: int, count: int, drawn: int) -> dict[str, Any]:
    """Search for chains that bring money; return the best, and how many had prices.

    ``names`` are the levels of the robots in even seats and in odd ones. In ``count`` games from number ``first`` on,
    so many chains are ``drawn`` if the table has a usual size.
    """
    stage = games.stage(edition, {})
    chains = blank(Chain, 2)
    best: dict[str, Any] = {"gain": NO_CHAIN}
    priced = 0
    levels = [registry.LEVELS.index(one) for one in names]
    for game in range(first, first + count):
        if reach_position(stage, game):
            priced += search_position(stage, levels[0], levels[1], chains, drawn)
            chain = unpack(Chain, chains[0]) if COMPILED else chains[0]
            if chain.gain > best["gain"]:
                best = {"gain": chain.gain, "position": game, "deals": described(edition, chain)}
    return best | {"priced": priced}


def described(edition: str, chain: Chain) -> list[str]:
    """Return the trades of a chain in words, as the outsider makes them."""
    squares = load(edition).edition.square
    return [
        f"robot {deal.robot}: give {[squares[one] for one in members(deal.gives, DEEDS)]} {deal.gives_cards:b}"
        f" get {[squares[one] for one in members(deal.gets, DEEDS)]} {deal.gets_cards:b} pay {deal.pays}"
        for deal in chain.deals[: chain.count]
    ]
