"""Views of the classic game: what a seat may know, built from a list of permitted information."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from monopolista.engine.offers import Subject, Verb
from monopolista.engine.seats import Seat, holds, members
from monopolista.engine.task_stack import Task, top_kind
from monopolista.games.classic.actions.missing_requirements import lack
from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.squares import squares_of
from monopolista.games.classic.presentation.next_roll import AheadView, ahead_of
from monopolista.games.classic.rules import bank, clauses, ending, jail, records, speedy, table, tasks, verbs
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.property import building, mortgage, rent
from monopolista.games.classic.rules.records import JAIL_CARDS, Game, Money, Serial, Square, Trade
from monopolista.games.interface.views import DenialView, OfferView, View


class PlayerView(Struct, rename="camel"):
    """The public information about a seat."""

    playing: bool
    cash: Money
    square: Square
    jailed: bool
    tries: int
    asking: bool
    deaf: list[Seat]
    """The seats whose proposals this seat ignores (TRADE-1)."""
    place: int
    cards: list[int]
    """The jail cards that it holds, by their number in trades."""
    spendable: Money
    raisable: Money
    """Cash after selling and mortgaging everything."""
    debt: int
    can_trade_out: bool
    """For a seat in debt, whether trades could raise the money: it has something to trade, and others can pay."""
    worth: int
    """Net worth, which decides a game that ends early (RICH-1)."""
    speedy: bool
    """Whether this seat's next roll includes the Speedy die (SPEED-2)."""


class TradeView(Struct, rename="camel"):
    """An open proposal; deeds are squares."""

    serial: Serial
    maker: Seat
    partner: Seat
    gives: list[int]
    gets: list[int]
    gives_cards: list[int]
    gets_cards: list[int]
    money: Money
    counters: int
    maker_interest: int
    """Interest that the maker will pay at once on mortgaged deeds that it receives (MORT-3)."""
    partner_interest: int
    clears: int
    """The part of a debt that the deeds settle (DEBT-2)."""
    debtor: Seat
    """The seat with that debt, -1 if the proposal settles none."""


class QuestionView(Struct, rename="camel"):
    """An open question. Only the fields that its kind uses have a value; all others have their default."""

    kind: str
    seats: list[int]
    """The seats that have not answered yet."""
    seat: Seat
    """The seat that the question concerns."""
    other: int
    """Creditor or leading bidder, -1 for the bank or nobody."""
    square: Square
    amount: Money
    """Price, debt or highest bid."""
    low: int
    """Lowest bid. For a scarce building before its auction, the amount that every asked seat can pay (BLD-6)."""
    clause: str
    building: int
    """1 a house, 2 a hotel."""
    deeds: list[int]
    """Squares of the mortgaged deeds that the seat has received."""
    bidding: list[int]
    """Seats still in an auction."""
    card: int
    """The card that caused the debt or the choice, -1 for none."""
    squares: list[int]
    """The squares to choose from: for the bus by the first die, the second and both (SPEED-4), otherwise all
    (SPEED-7).
    """
    deck: int
    """The deck from which the seat may draw instead of paying, -1 for none."""


class DebtView(Struct, rename="camel"):
    """A debt of one player to another that deeds may settle (DEBT-2)."""

    debtor: Seat
    creditor: Seat
    amount: Money


class ClaimView(Struct, rename="camel"):
    """A rent that the owner may still ask for."""

    visitor: Seat
    owner: Seat
    square: Square
    amount: Money
    factor: int


class TableView(View, tag="classic"):
    """The public information of the table."""

    players: list[PlayerView]
    owner: list[int]
    level: list[int]
    mortgaged: list[bool]
    rents: list[int]
    """Rent now due on each owned street and station, the factor on companies, otherwise 0."""
    bound: list[str]
    """The clause that forbids to trade each owned deed now, empty for none."""
    houses: int
    hotels: int
    turn: int
    turns: int
    doubles: int
    dice: list[int]
    """The white dice of the last roll, and the face of the Speedy die if it was rolled."""
    questions: list[QuestionView]
    """The open questions, in order; empty when the game is over."""
    trades: list[TradeView]
    claims: list[ClaimView]
    cards_left: list[int]
    """Number of unseen cards in each deck."""
    winners: list[int]
    """The winners: none before the end, several if they are equally rich."""
    pot: Money
    """Money at Free Parking, which only a house rule puts there."""
    clearable: list[DebtView]
    """Debts that a trade may settle; none if the booklet does not allow that."""
    ahead: AheadView | None
    """Where the next roll can lead, if two dice alone decide it."""


def view_table(box: Box, game: Game) -> TableView:
    """Return the public information of the table; in the classic game, that is everything."""
    return TableView(
        players=[_player(box, game, seat) for seat in range(game.seats)],
        owner=list(game.owner),
        level=list(game.level),
        mortgaged=[bool(one) for one in game.mortgaged],
        rents=[0 if owner < 0 else rent_now(box, game, square) for square, owner in enumerate(game.owner)],
        bound=["" if owner < 0 else _bound(box, game, square) for square, owner in enumerate(game.owner)],
        houses=game.houses,
        hotels=game.hotels,
        turn=game.turn,
        turns=game.turns,
        doubles=game.doubles,
        dice=[game.die_1, game.die_2, *([game.die_3] if game.die_3 else [])],
        questions=view_questions(box, game),
        trades=[view_trade(box, game, trade) for trade in game.trades if trade.serial],
        claims=[
            ClaimView(claim.visitor, claim.owner, claim.square, claim.amount, claim.factor)
            for claim in game.claims[: game.claim_count]
        ],
        cards_left=[deck.unseen.bit_count() for deck in game.decks],
        winners=members(game.winners),
        pot=game.pot,
        clearable=_clearable(box, game),
        ahead=ahead_of(box, game),
    )


def _clearable(box: Box, game: Game) -> list[DebtView]:
    if box.edition.debt_in_kind == 0:
        return []
    seats = range(game.seats)
    owed = [DebtView(one, other, debt.debt_to(game, one, other)) for one in seats for other in seats]
    return [view for view in owed if view.amount > 0]


def _player(box: Box, game: Game, seat: Seat) -> PlayerView:
    player = game.players[seat]
    return PlayerView(
        playing=bool(player.playing),
        cash=player.cash,
        square=player.square,
        jailed=bool(player.jailed),
        tries=player.tries if player.jailed else 0,
        asking=bool(player.asking),
        deaf=members(player.deaf),
        place=player.place,
        cards=[card for card in range(JAIL_CARDS) if game.holder[card] == seat],
        spendable=bank.spendable(game, seat),
        raisable=bank.could_raise(box.edition, game, seat),
        debt=debt.debt_of(game, seat),
        can_trade_out=_can_trade_out(box, game, seat),
        worth=ending.riches(box.edition, game, seat),
        speedy=speedy.has_third_die(box.edition, game, seat),
    )


def _can_trade_out(box: Box, game: Game, seat: Seat) -> bool:
    """Say whether trades could pay a debt, where others give all that they could raise."""
    owed = debt.debt_of(game, seat)
    if owed == 0 or (game.players[seat].deeds == 0 and seat not in game.holder):
        return False
    others = [other for other in range(game.seats) if other != seat and game.players[other].playing == 1]
    if box.edition.debt_in_kind and any(debt.debt_to(game, seat, other) for other in others):
        return True
    raised = sum(bank.could_raise(box.edition, game, other) for other in others)
    return owed <= bank.could_raise(box.edition, game, seat) + raised


def rent_now(box: Box, game: Game, square: Square) -> int:
    """Return the rent now due on a street or station, the factor on a company, 0 if nothing is due."""
    return 0 if game.owner[square] < 0 or game.mortgaged[square] else rent_unpledged(box, game, square)


def rent_unpledged(box: Box, game: Game, square: Square) -> int:
    """Return the rent of an owned street or station, the factor of a company, whether it is mortgaged or not."""
    if box.edition.kind[square] == records.COMPANY:
        return rent.company_factor(box.edition, game, square)
    return rent.rent_due(box.edition, game, square)


def _bound(box: Box, game: Game, square: Square) -> str:
    clause = table.trade.why_not_hand_over(box.edition, game, game.owner[square], box.edition.deed[square])
    return clauses.NAMES.get(clause, "")


def view_questions(box: Box, game: Game) -> list[QuestionView]:
    """Return the open questions, in order."""
    if game.depth == 0:
        return []
    places = range(game.depth - 1, max(debt.open_from(game), 0) - 1, -1)
    return [_question(box, game, place) for place in places]


def _question(box: Box, game: Game, place: int) -> QuestionView:
    task = game.agenda[place]
    kind = task.kind
    turn = tasks.is_turn(kind)
    building = 0
    if kind in (tasks.BUILDING_AUCTION, tasks.TO_PLACE):
        building = task.about
    elif kind == tasks.SHORTAGE:
        building = task.more
    about_square = kind in (tasks.TO_BUY, tasks.AUCTION, tasks.SHORTAGE)
    return QuestionView(
        kind=tasks.WORDS[kind],
        seats=[game.turn] if turn else members(task.seats),
        seat=game.turn if turn else task.seat,
        other=task.other if kind == tasks.DEBT or tasks.is_auction(kind) else -1,
        square=task.about if about_square or (kind == tasks.DEBT and task.clause != clauses.CARD_1) else -1,
        amount=task.amount if not turn and kind != tasks.SHORTAGE else 0,
        low=table.auction.lowest_bid(box.edition, game) if tasks.is_auction(kind) else _asked_from(task),
        clause=clauses.NAMES.get(task.clause, ""),
        building=building,
        deeds=squares_of(box.edition, task.about) if kind == tasks.TRANSFERRED else [],
        bidding=members(task.more) if tasks.is_auction(kind) else [],
        card=task.about if kind == tasks.TO_CHOOSE or (kind == tasks.DEBT and task.clause == clauses.CARD_1) else -1,
        squares=_goals(game, kind, task.seat),
        deck=task.more if kind == tasks.TO_CHOOSE else -1,
    )


def _asked_from(task: Task) -> Money:
    return task.low if task.kind == tasks.SHORTAGE else 0


def _goals(game: Game, kind: int, seat: Seat) -> list[int]:
    """Return the squares to which the Speedy die lets a seat go."""
    if kind == tasks.BY_BUS:
        steps = (game.die_1, game.die_2, game.die_1 + game.die_2)
        return [(game.players[seat].square + each) % records.SQUARES for each in steps]
    if kind == tasks.ANYWHERE:
        return [goal for goal in range(records.SQUARES) if speedy.why_not_go(game, seat, goal) == clauses.NONE]
    return []


def view_trade(box: Box, game: Game, trade: Trade) -> TradeView:
    """Return a trade with the interest that each side pays at once, and the debt that it settles."""
    by_maker = debt.debt_to(game, trade.maker, trade.partner) >= trade.clears
    return TradeView(
        serial=trade.serial,
        maker=trade.maker,
        partner=trade.partner,
        gives=squares_of(box.edition, trade.gives),
        gets=squares_of(box.edition, trade.gets),
        gives_cards=members(trade.gives_cards, JAIL_CARDS),
        gets_cards=members(trade.gets_cards, JAIL_CARDS),
        money=trade.money,
        counters=trade.counters,
        maker_interest=mortgage.interest_on(box.edition, game, trade.gets),
        partner_interest=mortgage.interest_on(box.edition, game, trade.gives),
        clears=trade.clears,
        debtor=-1 if trade.clears == 0 else trade.maker if by_maker else trade.partner,
    )


_ALWAYS_SHOWN = {
    tasks.TO_ROLL: (verbs.ROLL,),
    tasks.IN_JAIL: (verbs.FINE, verbs.ROLL),
    tasks.TO_END: (verbs.END,),
    tasks.TO_BUY: (verbs.BUY, verbs.DECLINE),
    tasks.SHORTAGE: (verbs.WANT, verbs.WAIVE),
    tasks.TO_CHOOSE: (verbs.PAY, verbs.TAKE),
}
_OF_DEEDS = {
    verbs.BUILD: building.why_not_build,
    verbs.SELL: building.why_not_sell,
    verbs.MORTGAGE: mortgage.why_not_mortgage,
    verbs.REDEEM: mortgage.why_not_redeem,
}
"""What forbids to deal with a deed, while not chance is asked: there are too many of them for the long way round."""


def view_denials(box: Box, game: Game, seat: Seat, offered: Sequence[OfferView]) -> list[DenialView]:
    """Return actions of interest that are illegal for a seat now, with the clauses."""
    if game.depth == 0 or game.players[seat].playing == 0:
        return []
    edition, found = box.edition, list[DenialView]()
    may = {(one.verb, one.subject) for one in offered}
    asked = {} if tasks.is_chance(top_kind(game)) else _OF_DEEDS
    for verb, subject in _wishes(box, game, seat):
        word = verbs.WORDS[verb]
        if (word, subject) in may:
            continue
        if verb in asked:
            clause = asked[verb](edition, game, seat, subject)
        else:
            clause = table.refusal(edition, game, seat, verb, subject, 0)
        if clause != clauses.NONE:
            missing = lack(edition, game, seat, verb, subject, clause)
            found.append(DenialView(word, subject, clauses.NAMES[clause], missing))
    return found


def _wishes(box: Box, game: Game, seat: Seat) -> Iterator[tuple[Verb, Subject]]:
    """Yield what a screen shows in any case: the answers, what is done with each deed, to accept what is proposed."""
    if holds(table.asked(game), seat):
        yield from ((verb, 0) for verb in _ALWAYS_SHOWN.get(top_kind(game), ()))
        if top_kind(game) == tasks.IN_JAIL:
            yield verbs.CARD, max(jail.jail_card_of(game, seat), 0)
    for square in squares_of(box.edition, game.players[seat].deeds):
        if box.edition.house_price[square] > 0:
            yield verbs.BUILD, square
            yield verbs.SELL, square
        yield verbs.REDEEM if game.mortgaged[square] else verbs.MORTGAGE, square
    if game.trade_count > 0:
        yield from ((verbs.ACCEPT, trade.serial) for trade in game.trades if trade.serial and trade.partner == seat)
