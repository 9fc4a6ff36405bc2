"""The kernels that mark a hand that is known: its cards, what they complete, and what they may ask for."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import Marks, mark, mark_between
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import Seat, size
from monopolista.games.deal.evaluation.features import AT, COPIES, FITS, MISSING, MONEY, NEEDED
from monopolista.games.deal.rules import records
from monopolista.games.deal.rules.action_cards.rent import is_rent_for
from monopolista.games.deal.rules.records import COLOURS, KINDS, NO_COLOUR, SETS, SETS_EACH, Card, Hand, Pack, Seen
from monopolista.games.deal.rules.sets import is_complete, rent_of

AWAY: Final = AT["away"]
HOLDS: Final = AT["holds"]
IN_HAND: Final = AT["money"]
FIT: Final = AT["fits"]
LACKS: Final = AT["lacks"]
NEEDS: Final = AT["needs"]
NOW: Final = AT["now"]
CHARGE: Final = AT["charge"]
CHARGE_ANY: Final = AT["charge_any"]
FAR: Final = 99


@record
class MissingCards:
    """What a seat lacks of each colour."""

    missing: list[int] = cells(
        COLOURS, "cards that its best set lacks; FAR where it has a complete one, or there is none"
    )
    lacking: list[int] = cells(COLOURS, "the same with the properties in its hand")
    kinds: list[int] = cells(len(KINDS), "cards in its hand, by kind")
    plays: int = number("cards that it has to play to win")


@kernel
def see_sets(pack: Pack, seen: Seen, seat: Seat, needs: MissingCards) -> None:
    """See what a seat lacks of each colour by what lies before it."""
    player = seen.players[seat]
    for colour in range(COLOURS):
        most = 0
        for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
            count = player.count[series]
            if count > most and not is_complete(pack, seen, seat, series):
                most = min(count, pack.size[colour] - 1)
        is_done = (player.complete >> colour) & 1 == 1 or pack.size[colour] == 0
        needs.missing[colour] = FAR if is_done else pack.size[colour] - most


@kernel
def to_win(pack: Pack, seen: Seen, seat: Seat, lacks: list[int], needs: MissingCards) -> int:
    """Return how many properties a seat lacks to win: of the colours of which it lacks least, as many as it needs."""
    total = 0
    taken = 0
    needs.plays = 0
    for _ in range(pack.sets_to_win - size(seen.players[seat].complete)):
        best = -1
        least = FAR * FAR
        for colour in range(COLOURS):
            effort = FAR * lacks[colour] + needs.missing[colour]
            if (taken >> colour) & 1 == 0 and needs.missing[colour] < FAR and effort < least:
                least = effort
                best = colour
        if best < 0:
            break
        taken |= 1 << best
        total += lacks[best]
        needs.plays += needs.missing[best]
    return total


@kernel
def mark_away(pack: Pack, seen: Seen, seat: Seat, needs: MissingCards, marks: Marks) -> None:
    """Mark what a seat lacks to win by what lies before it."""
    see_sets(pack, seen, seat, needs)
    mark(marks, AWAY + min(to_win(pack, seen, seat, needs.missing, needs), MISSING - 1))


@kernel
def mark_hand(pack: Pack, seen: Seen, hand: Hand, seat: Seat, needs: MissingCards, marks: Marks) -> None:
    """Mark what a seat holds; what lies before it has been seen."""
    count_hand(pack, hand, needs, marks)
    for kind in range(len(needs.kinds)):
        if needs.kinds[kind] > 0:
            mark(marks, HOLDS + kind * COPIES + min(needs.kinds[kind], COPIES) - 1)
    mark_fits(needs, marks)
    of_all = needs.kinds[records.WILD_ANY]
    lacks = max(0, to_win(pack, seen, seat, needs.lacking, needs) - of_all)
    mark(marks, LACKS + min(lacks, MISSING - 1))
    if lacks == 0:
        mark(marks, NEEDS + min(needs.plays, NEEDED - 1))
        if seen.turn == seat and needs.plays <= seen.plays:
            mark(marks, NOW)
    mark_charges(pack, seen, hand, seat, needs, marks)


@kernel
def count_hand(pack: Pack, hand: Hand, needs: MissingCards, marks: Marks) -> None:
    """Count what a hand has of each kind, of money, and for each colour."""
    money = 0
    for kind in range(len(needs.kinds)):
        needs.kinds[kind] = 0
    for colour in range(COLOURS):
        needs.lacking[colour] = needs.missing[colour]
    for place in range(hand.count):
        card = hand.cards[place]
        kind = pack.kind[card]
        needs.kinds[kind] += 1
        if kind == records.MONEY:
            money += pack.value[card]
        elif kind == records.PROPERTY or kind == records.WILD:
            bring(pack, card, needs)
    if money > 0:
        mark_between(marks, IN_HAND, MONEY, money)


@kernel
def bring(pack: Pack, card: Card, needs: MissingCards) -> None:
    """Let a property in hand stand for each of its colours."""
    colour = pack.colour[card]
    needs.lacking[colour] = max(0, needs.lacking[colour] - 1)
    second = pack.second[card]
    if second != NO_COLOUR:
        needs.lacking[second] = max(0, needs.lacking[second] - 1)


@kernel
def mark_fits(needs: MissingCards, marks: Marks) -> None:
    """Mark what the hand brings to the colours that are not complete."""
    for colour in range(COLOURS):
        if needs.missing[colour] < FAR and needs.lacking[colour] < needs.missing[colour]:
            mark(marks, FIT + colour * FITS + min(needs.lacking[colour], FITS - 1))


@kernel
def mark_charges(pack: Pack, seen: Seen, hand: Hand, seat: Seat, needs: MissingCards, marks: Marks) -> None:
    """Mark the highest rents that the rent cards of a hand may ask for."""
    if needs.kinds[records.RENT] + needs.kinds[records.RENT_ANY] == 0:
        return
    of_all = 0
    of_one = 0
    for series in range(SETS):
        if seen.players[seat].count[series] == 0:
            continue
        rent = rent_of(pack, seen, seat, series)
        for place in range(hand.count):
            card = hand.cards[place]
            if pack.kind[card] == records.RENT_ANY:
                of_one = max(of_one, rent)
            elif rent > of_all and is_rent_for(pack, card, series // SETS_EACH):
                of_all = rent
    if of_all > 0:
        mark_between(marks, CHARGE, MONEY, of_all << seen.doubles)
    if of_one > 0:
        mark_between(marks, CHARGE_ANY, MONEY, of_one << seen.doubles)
