"""Views of MONOPOLY Deal: public information, built from a list of permitted information."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from monopolista.engine.seats import Seat, members
from monopolista.engine.task_stack import Task
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.rules import clauses, payment, sets, table, tasks, verbs
from monopolista.games.deal.rules.records import (
    BANKED,
    BREAKER,
    BUILT,
    CARDS,
    COLOURS,
    DISCARDED,
    LAID,
    MONEY,
    NO,
    NO_CARD,
    PROPERTY,
    SETS_EACH,
    TAKING,
    WILD_ANY,
    Card,
    Colour,
    Game,
    Hand,
    Money,
    Seen,
)
from monopolista.games.interface.views import DenialView, OfferView, View


class DealSetView(Struct, rename="camel"):
    """A set of properties of a seat."""

    set: int
    """Number of the set: the number of its colour times 4, plus its place among the seat's sets of that colour."""
    colour: Colour
    cards: list[int]
    complete: bool
    rent: Money
    house: int
    """The house card on the set, -1 for none."""
    hotel: int


class DealPlayerView(Struct, rename="camel"):
    """The public information about a seat."""

    playing: bool
    hand: int
    """Number of cards in its hand."""
    bank: list[int]
    bank_worth: Money
    sets: list[DealSetView]
    place: int
    """Final place, 0 during the game. Complete sets, then the bank, order the seats that share the second place."""
    complete: list[int]
    """The colours of its complete sets."""


class DealQuestionView(Struct, rename="camel"):
    """An open question. Only the fields that its kind uses have a value; all others have their default."""

    kind: str
    seats: list[int]
    """The seats that have not answered yet."""
    seat: Seat
    """The seat that the question concerns: the one that plays, has to pay, or is the target of an action."""
    other: int
    """The seat that played the action, or that owns the wanted card; -1 for none."""
    card: Card
    """The action card, -1 for none."""
    amount: int
    """The amount to pay, or the number of cards to discard."""
    noes: int
    """Number of Just Say No cards played against each other."""
    wants: list[int]
    """The wanted cards; for Deal Breaker, the whole set with its buildings."""
    gives: int
    """The card given in exchange, -1 for none."""
    picked: list[int]
    """The cards chosen as payment."""
    picked_worth: Money
    payable: list[int]
    """The cards that can be used as payment."""
    clause: str


class DealView(View, tag="deal"):
    """The public information of the table; cards are numbers of the edition."""

    players: list[DealPlayerView]
    discards: list[int]
    """Discarded cards by number, because their order does not matter."""
    pile: int
    turn: int
    """The seat whose turn it is, -1 before the first turn."""
    turns: int
    plays: int
    """Number of cards that the seat may still play in this turn."""
    doubles: int
    """Double the Rent cards that wait for a rent card."""
    questions: list[DealQuestionView]
    """The open questions, in order; empty when the game is over."""
    winners: list[int]


def view_table(box: DealBox, seen: Seen) -> DealView:
    """Return the public information of the table."""
    return DealView(
        players=_ranked([_player(box, seen, seat) for seat in range(seen.seats)]),
        discards=[card for card in range(CARDS) if seen.zone[card] == DISCARDED],
        pile=seen.pile,
        turn=seen.turn,
        turns=seen.turns,
        plays=seen.plays,
        doubles=seen.doubles,
        questions=[_question(box, seen, place) for place in open_places(seen)],
        winners=members(seen.winners),
    )


def _player(box: DealBox, seen: Seen, seat: Seat) -> DealPlayerView:
    player = seen.players[seat]
    return DealPlayerView(
        playing=player.playing == 1,
        hand=player.hand,
        bank=[card for card in _before(seen, seat) if seen.zone[card] == BANKED],
        bank_worth=player.bank,
        sets=view_sets(box, seen, seat),
        place=player.place,
        complete=members(player.complete, COLOURS),
    )


def _ranked(players: list[DealPlayerView]) -> list[DealPlayerView]:
    """Return the players, with those in order who share the second place by the rules: who stayed and did not win."""
    ranks = [(one.playing and one.place > 1, len(one.complete), one.bank_worth) for one in players]
    for player, rank in zip(players, ranks, strict=True):
        player.place += sum(other > rank for other in ranks) if rank[0] else 0
    return players


def view_sets(box: DealBox, seen: Seen, seat: Seat) -> list[DealSetView]:
    """Return the sets of a seat."""
    begun: dict[int, list[int]] = {}
    for card in _before(seen, seat):
        if seen.zone[card] == LAID:
            begun.setdefault(seen.at[card], []).append(card)
        elif seen.zone[card] == BUILT:
            begun.setdefault(seen.at[card], [])
    return [_set(box, seen, seat, number, begun[number]) for number in sorted(begun)]


def _set(box: DealBox, seen: Seen, seat: Seat, number: int, cards: list[int]) -> DealSetView:
    player = seen.players[seat]
    return DealSetView(
        set=number,
        colour=number // SETS_EACH,
        cards=cards,
        complete=sets.is_complete(box.pack, seen, seat, number),
        rent=sets.rent_of(box.pack, seen, seat, number),
        house=player.house[number] - 1,
        hotel=player.hotel[number] - 1,
    )


def _before(seen: Seen, seat: Seat) -> list[int]:
    """Return the cards that lie before a seat."""
    return [card for card, holder in enumerate(seen.holder) if holder == seat]


def _in_set(seen: Seen, seat: Seat, number: int, zone: int) -> list[int]:
    return [card for card in _before(seen, seat) if seen.zone[card] == zone and seen.at[card] == number]


def open_places(seen: Seen) -> list[int]:
    """Return the places of the open questions on the task stack: the top one, and simultaneous actions."""
    places = list(range(seen.depth - 1, -1, -1))
    if not places or not tasks.is_against(seen.agenda[places[0]].kind):
        return places[:1]
    return [place for place in places if tasks.is_against(seen.agenda[place].kind)]


def _question(box: DealBox, seen: Seen, place: int) -> DealQuestionView:
    task = seen.agenda[place]
    kind = task.kind
    named = tasks.is_against(kind) or kind in (tasks.WHOM, tasks.TO_GIVE)
    picked = [card for card in range(CARDS) if seen.picked[card] and seen.holder[card] == task.seat]
    paying = kind == tasks.TO_PAY
    return DealQuestionView(
        kind=tasks.WORDS[kind],
        seats=members(task.seats),
        seat=task.seat,
        other=task.other if named and kind != tasks.WHOM else -1,
        card=task.about if named else NO_CARD,
        amount=_amount(box, seen, task),
        noes=task.more if kind == tasks.DUEL else 0,
        wants=_wanted(box, seen, task),
        gives=task.low - 1 if kind == tasks.DUEL else NO_CARD,
        picked=picked if paying else [],
        picked_worth=payment.picked_sum(seen, task.seat) if paying else 0,
        payable=_payable(box, seen, task.seat) if paying else [],
        clause=clauses.NAMES.get(task.clause, ""),
    )


def _payable(box: DealBox, seen: Seen, seat: Seat) -> list[int]:
    return [card for card in range(CARDS) if payment.can_pay_with(box.pack, seen, seat, card)]


def _amount(box: DealBox, seen: Seen, task: Task) -> int:
    """Return the sum asked, or how many cards are too many."""
    if task.kind == tasks.TO_DISCARD:
        return seen.players[task.seat].hand - box.pack.most_hand
    if task.kind in (tasks.WHOM, tasks.TO_PAY, tasks.DRAWING) or (task.kind == tasks.DUEL and not _takes(box, task)):
        return task.amount
    return 0


def _takes(box: DealBox, task: Task) -> bool:
    """Say whether an action is about property, not money."""
    return box.pack.kind[task.about] in TAKING


def _wanted(box: DealBox, seen: Seen, task: Task) -> list[int]:
    if task.kind != tasks.TO_GIVE and not (task.kind == tasks.DUEL and _takes(box, task)):
        return []
    return whole_set(seen, task.amount) if box.pack.kind[task.about] == BREAKER else [task.amount]


def whole_set(seen: Seen, card: Card) -> list[int]:
    """Return the cards and buildings of the set that contains a card."""
    holder, number = seen.holder[card], seen.at[card]
    return [*_in_set(seen, holder, number, LAID), *_in_set(seen, holder, number, BUILT)]


def view_denials(box: DealBox, game: Game, seat: Seat, offered: Sequence[OfferView]) -> list[DenialView]:
    """Return actions of interest that are illegal for a seat now, with the clauses."""
    if game.depth == 0 or not (table.asked(game) >> seat) & 1:
        return []
    may = {(one.verb, one.subject) for one in offered}
    found: list[DenialView] = []
    for verb, subject, amount in _wishes(box, game, seat, game.hands[seat]):
        clause = table.refusal(box.pack, game, seat, verb, subject, amount)
        if clause != clauses.NONE and (verbs.WORDS[verb], subject) not in may:
            found.append(DenialView(verbs.WORDS[verb], subject, clauses.NAMES[clause]))
    return found


def _wishes(box: DealBox, seen: Seen, seat: Seat, hand: Hand) -> Iterator[tuple[int, int, int]]:
    """Yield what a screen shows in any case: what each card in the hand is for, to end, to pay."""
    kind = seen.agenda[seen.depth - 1].kind
    if kind == tasks.TO_PLAY:
        yield verbs.END, 0, 0
        yield from (_use(box, card) for card in hand.cards[: hand.count])
    elif kind == tasks.DUEL:
        noes = [card for card in hand.cards[: hand.count] if box.pack.kind[card] == NO]
        targets = [
            task.seat for task in seen.agenda[: seen.depth] if task.kind == tasks.DUEL and task.seats >> seat & 1
        ]
        yield from ((verbs.NO, card, target) for card in noes for target in targets)
    if payment.payment_place(seen, seat) >= 0:
        yield verbs.PAY, 0, 0


def _use(box: DealBox, card: Card) -> tuple[int, int, int]:
    """Return what one does with a card first of all."""
    kind = box.pack.kind[card]
    if PROPERTY <= kind <= WILD_ANY:
        return verbs.LAY, card, max(box.pack.colour[card], 0) * SETS_EACH
    return (verbs.BANK, card, 0) if kind in (MONEY, NO) else (verbs.PLAY, card, verbs.NO_TARGET)
