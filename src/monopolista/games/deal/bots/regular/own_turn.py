"""The own turn of ``regular``: it plays the most valuable card, and moves convertible cards."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Verb
from monopolista.engine.seats import Seat
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import targets
from monopolista.games.deal.bots.regular.valuation import gain_of, worth_of_set
from monopolista.games.deal.rules import records, verbs
from monopolista.games.deal.rules.action_cards.rent import can_be_doubled
from monopolista.games.deal.rules.records import COLOURS, LAID, SETS_EACH, Card, Hand, Pack, Seen, Series
from monopolista.games.deal.rules.sets import NO_SET, is_complete, is_property, place_for, rent_of, solidity, stands_for
from monopolista.games.deal.rules.verbs import NO_TARGET

LAYING: Final = 12
"""The value of any property on the table, besides the gain of its set."""
WORTHWHILE: Final = 6
"""The least gain for which a convertible card is moved."""
ANYTHING: Final = -1000
"""Below the value of any card: after Double the Rent, the rent card must follow whatever it brings (DEAL-11)."""
CROWDED: Final = 40
"""The value of playing a card that would otherwise be discarded."""


@kernel
def set_answer(answer: Answer, verb: Verb, subject: int, amount: Amount) -> None:
    """Decide on an action."""
    answer.verb = verb
    answer.subject = subject
    answer.amount = amount


@kernel
def play_or_end(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Move a convertible card that gains by it, or else play the best card, or end the turn."""
    if seen.doubles == 0 and turn_a_card(pack, seen, seat, answer):
        return
    set_answer(answer, verbs.END, 0, 0)
    best = 0 if seen.doubles == 0 else ANYTHING
    if seen.plays == 0:
        return
    for place in range(hand.count):
        card = hand.cards[place]
        best = play_if_better(pack, seen, hand, seat, card, best, answer)
        if seen.doubles == 0 and not is_property(pack, card):
            worth = worth_of_banking(pack, seen, hand, seat, card)
            if worth > best:
                best = worth
                set_answer(answer, verbs.BANK, card, 0)


@kernel
def play_if_better(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: Card, best: int, answer: Answer) -> int:
    """Decide to play a card if that is better than the best so far; return the value of the better one."""
    kind = pack.kind[card]
    if seen.doubles > 0 and not can_be_doubled(pack, card):
        return best
    target = target_of(pack, seen, seat, card)
    if target == NO_TARGET and kind != records.BIRTHDAY and kind != records.PASS_GO and kind != records.DOUBLE:
        return best
    worth = worth_of_playing(pack, seen, hand, seat, card, target)
    if worth > best:
        set_answer(answer, verbs.LAY if is_property(pack, card) else verbs.PLAY, card, target)
    return max(best, worth)


@kernel
def target_of(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the best target of a card, or NO_TARGET."""
    match pack.kind[card]:
        case records.PROPERTY | records.WILD | records.WILD_ANY:
            return targets.best_set(pack, seen, seat, card)
        case records.RENT | records.RENT_ANY:
            return targets.best_rent(pack, seen, seat, card)
        case records.HOUSE | records.HOTEL:
            return targets.best_site(pack, seen, seat, card)
        case records.SLY:
            return targets.best_card(pack, seen, seat)
        case records.FORCED:
            return targets.best_card(pack, seen, seat) if least_to_give(pack, seen, seat, seat) >= 0 else NO_TARGET
        case records.BREAKER:
            return targets.best_complete(pack, seen, seat)
        case records.COLLECTOR:
            return targets.best_payer(seen, seat, pack.collects)
        case _:
            return NO_TARGET


@kernel
def worth_of_playing(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: Card, target: int) -> int:
    """Return the value of playing a card with its best target, less the value of keeping it."""
    match pack.kind[card]:
        case records.PROPERTY:
            return LAYING + gain_of(pack, seen, seat, target, 1)
        case records.WILD | records.WILD_ANY:
            return worth_of_laying_wild(pack, seen, hand, seat, card, target)
        case records.RENT:
            return rents(pack, seen, seat, card, target)
        case records.RENT_ANY:
            return rents(pack, seen, seat, card, target) - 10
        case records.DOUBLE:
            return worth_of_doubling(pack, seen, hand, seat)
        case records.PASS_GO:
            return 45 if hand.count + seen.plays < 10 else 15
        case records.BIRTHDAY:
            return targets.asked_of_all(seen, seat, pack.birthday)
        case records.COLLECTOR:
            return targets.asked_of(seen, target, pack.collects)
        case records.HOUSE | records.HOTEL:
            return 20
        case _:
            return worth_of_stealing(pack, seen, seat, card, target)


@kernel
def worth_of_laying_wild(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: Card, series: Series) -> int:
    """Return the value of playing a convertible card; those of all colours wait for a set that they complete."""
    gain = gain_of(pack, seen, seat, series, solidity(pack, card))
    if pack.kind[card] == records.WILD_ANY and seen.players[seat].count[series] + 1 < pack.size[series // SETS_EACH]:
        return gain // 2 if hand.count > pack.most_hand else 0
    return LAYING + gain


@kernel
def rents(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> int:
    """Return the expected payments for a rent card."""
    amount = rent_of(pack, seen, seat, series) << seen.doubles
    if pack.kind[card] == records.RENT:
        return targets.asked_of_all(seen, seat, amount)
    return targets.asked_of(seen, targets.best_payer(seen, seat, amount), amount)


@kernel
def worth_of_doubling(pack: Pack, seen: Seen, hand: Hand, seat: Seat) -> int:
    """Return the payments for both cards, if the rent is high enough to be doubled."""
    if seen.plays < 2:
        return 0
    best = 0
    for place in range(hand.count):
        card = hand.cards[place]
        if not can_be_doubled(pack, card):
            continue
        series = targets.best_rent(pack, seen, seat, card)
        if series == NO_TARGET or rent_of(pack, seen, seat, series) < 3:
            continue
        amount = 2 * rent_of(pack, seen, seat, series) << seen.doubles
        all_pay = pack.kind[card] == records.RENT
        payer = targets.best_payer(seen, seat, amount)
        twice = targets.asked_of_all(seen, seat, amount) if all_pay else targets.asked_of(seen, payer, amount)
        if twice - rents(pack, seen, seat, card, series) >= 20:
            best = max(best, twice)
    return best


@kernel
def worth_of_stealing(pack: Pack, seen: Seen, seat: Seat, card: Card, target: int) -> int:
    """Return the value of Sly Deal, Forced Deal or Deal Breaker now, beyond its value in a later turn."""
    match pack.kind[card]:
        case records.SLY:
            return targets.worth_of_taking(pack, seen, seat, target) - 20
        case records.FORCED:
            given = least_to_give(pack, seen, seat, seen.holder[target])
            return targets.worth_of_taking(pack, seen, seat, target) - cost_of_giving(pack, seen, seat, given) - 15
        case records.BREAKER:
            return targets.worth_of_set_taken(pack, seen, seat, seen.holder[target], seen.at[target])
        case _:
            return 0


@kernel
def cost_of_giving(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the loss of a seat when a property leaves its set."""
    series = seen.at[card]
    solid = solidity(pack, card)
    return worth_of_set(pack, seen, seat, series, 0, 0) - worth_of_set(pack, seen, seat, series, -1, -solid)


@kernel
def least_to_give(pack: Pack, seen: Seen, seat: Seat, receiver: Seat) -> int:
    """Return the property whose loss costs least, -1 without any."""
    best = -1
    least = 0
    for place in range(pack.property_count):
        card = pack.properties[place]
        if seen.holder[card] != seat or not targets.is_loose(pack, seen, card):
            continue
        cost = cost_of_giving(pack, seen, seat, card)
        if receiver != seat:
            joined = place_for(pack, seen, receiver, seen.at[card] // SETS_EACH)
            cost += 0 if joined == NO_SET else gain_of(pack, seen, receiver, joined, 1)
        if best < 0 or cost < least:
            least = cost
            best = card
    return best


@kernel
def worth_of_banking(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: Card) -> int:
    """Return the value of a card as money, less its possible value as an action."""
    bank = seen.players[seat].bank
    need = 12 if bank < 4 else (8 if bank < 8 else (5 if bank < 14 else 2))
    worth = need * pack.value[card] - hope(pack, card)
    return worth + CROWDED if hand.count > pack.most_hand else worth


@kernel
def hope(pack: Pack, card: Card) -> int:
    """Return the possible value of an action card in a later turn."""
    match pack.kind[card]:
        case records.MONEY:
            return 0
        case records.NO | records.BREAKER:
            return 100
        case records.SLY | records.FORCED:
            return 40
        case records.COLLECTOR | records.BIRTHDAY | records.PASS_GO:
            return 45
        case records.RENT_ANY:
            return 30
        case _:
            return 14


@kernel
def turn_a_card(pack: Pack, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Move a convertible card from an incomplete set to a much better place; return whether there was one."""
    for place in range(pack.wild_count):
        card = pack.wilds[place]
        if seen.holder[card] != seat or seen.zone[card] != LAID or is_complete(pack, seen, seat, seen.at[card]):
            continue
        own = seen.at[card]
        for colour in range(COLOURS):
            if colour == own // SETS_EACH or not stands_for(pack, card, colour):
                continue
            series = place_for(pack, seen, seat, colour)
            if series != NO_SET and gain_of_moving(pack, seen, seat, card, series) > WORTHWHILE:
                set_answer(answer, verbs.MOVE, card, series)
                return True
    return False


@kernel
def gain_of_moving(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> int:
    """Return the gain of moving a card out of an incomplete set."""
    gain = gain_of(pack, seen, seat, series, solidity(pack, card))
    return gain - cost_of_giving(pack, seen, seat, card)
