"""Trials at a position: what is offered applies, what is not offered is refused and changes nothing."""

from typing import Final

from monopolista.engine.agenda import top_kind
from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, size
from monopolista.games.classic.rules import clauses, table, tasks, verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import SQUARES, Edition, Game, Offers
from monopolista.games.classic.rules.setting_up import unowned_deeds
from monopolista.games.classic.rules.speedy import third_die_asked
from tests.battery import report
from tests.battery.choice import amount_between
from tests.battery.report import Report
from tests.games.classic.battery.books import enter_facts
from tests.games.classic.battery.laws import flaw
from tests.games.classic.battery.stage import BEFORE, PLAYED, TRIAL, Stage, put, same

AMOUNTS: Final = 10
HUGE: Final = 1_000_000_000
FACES: Final = 68
"""Beyond the dice as chance says them: the second, and ten times the third."""


@kernel
def is_offered(offers: Offers, verb: int, subject: int, amount: int) -> bool:
    """Say whether an action is among the offers."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.verb == verb and offer.subject == subject and offer.low <= amount <= offer.high:
            return True
    return False


@kernel
def offers_are_sound(offers: Offers) -> bool:
    """Every offer has a range, and none is made twice."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.low > offer.high:
            return False
        for earlier in range(place):
            if offers.rows[earlier].verb == offer.verb and offers.rows[earlier].subject == offer.subject:
                return False
    return True


@kernel
def note(noted: Report, found: int, seat: int, verb: int, subject: int, amount: int, clause: int) -> int:
    """Write down an action that revealed a flaw; return the flaw."""
    if found != report.SOUND and noted.flaw == report.SOUND:
        noted.flaw = found
        noted.seat = seat
        noted.verb = verb
        noted.subject = subject
        noted.amount = amount
        noted.clause = clause
    return found


@kernel
def try_offered(stage: Stage, seat: int, place: int, how: int) -> int:
    """Try one offer on a copy, with its lowest, highest or another amount, and look at what comes of it."""
    edition = stage.editions[0]
    offer = stage.offers[0].rows[place]
    verb = offer.verb
    subject = offer.subject
    amount = amount_between(stage.streams[0], offer.low, offer.high)
    if how < 2:
        amount = offer.low if how == 0 else offer.high
    put(stage.games, TRIAL, PLAYED)
    put(stage.books, 1, 0)
    clause = table.apply(edition, stage.games[TRIAL], seat, verb, subject, amount)
    found = report.OFFERED_BUT_REFUSED
    if clause == clauses.NONE:
        enter_facts(stage.books[1], edition, stage.games[TRIAL])
        found = flaw(edition, stage.games[TRIAL], stage.books[1])
    stage.reports[0].tried += 1
    return note(stage.reports[0], found, seat, verb, subject, amount, clause)


@kernel
def try_not_offered(stage: Stage, seat: int, verb: int, subject: int, amount: int) -> int:
    """Try an action on the game itself unless it is offered: a clause must forbid it."""
    if is_offered(stage.offers[0], verb, subject, amount):
        return report.SOUND
    clause = table.apply(stage.editions[0], stage.games[PLAYED], seat, verb, subject, amount)
    found = report.SOUND
    if clause == clauses.NONE:
        found = report.ACCEPTED_BUT_NOT_OFFERED
    elif not clauses.SET_1 <= clause <= clauses.SPEED_10:
        found = report.REFUSED_WITHOUT_CLAUSE
    stage.reports[0].refused += 1
    return note(stage.reports[0], found, seat, verb, subject, amount, clause)


@kernel
def nothing_changed(stage: Stage, seat: int) -> int:
    """After refusals the game is what it was before, to the byte."""
    found = report.SOUND if same(stage.words, PLAYED, BEFORE) else report.CHANGED_BY_REFUSALS
    return note(stage.reports[0], found, seat, 0, 0, 0, 0)


@kernel
def odd_subject(game: Game, stream: Stream) -> int:
    """Return a subject: a square, a number beyond, or a trade's number."""
    match below(stream, 8):
        case 0:
            return 0
        case 1:
            return game.serials + 1 - below(stream, 4)
        case 2:
            return HUGE - below(stream, 2) * 2 * HUGE
        case _:
            return below(stream, SQUARES + 3) - 2


@kernel
def amount_for(offers: Offers, verb: int, number: int) -> int:
    """Return one of AMOUNTS amounts, some of them just in or beyond the range offered."""
    low = 0
    high = 0
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            low = offers.rows[place].low
            high = offers.rows[place].high
    return (0, 1, 2, -1, low - 1, low, high, high + 1, HUGE, -HUGE)[number]


@kernel
def some_trials(stage: Stage, odd: int) -> int:
    """Try some offered and some odd actions of any seat, and of numbers that are no seat."""
    stream = stage.streams[0]
    game = stage.games[PLAYED]
    offers = stage.offers[0]
    for _ in range(odd):
        seat = below(stream, game.seats + 5) - 3
        list_offers(stage.editions[0], game, seat, offers)
        verb = below(stream, verbs.TIME + 4) - 1
        found = report.SOUND
        if offers.count > 0 and below(stream, 4) == 0:
            found = try_offered(stage, seat, below(stream, offers.count), 2)
        elif seat != CHANCE:
            amount = amount_for(offers, verb, below(stream, AMOUNTS))
            found = try_not_offered(stage, seat, verb, odd_subject(game, stream), amount)
        if found != report.SOUND:
            return found
    return report.SOUND


@kernel
def all_trials(stage: Stage, seat: int) -> int:
    """Try everything offered to a seat, and the whole space of actions beside it."""
    offers = stage.offers[0]
    list_offers(stage.editions[0], stage.games[PLAYED], seat, offers)
    if not offers_are_sound(offers):
        return note(stage.reports[0], report.OFFERS, seat, 0, 0, 0, 0)
    for place in range(offers.count):
        for how in range(3):
            found = try_offered(stage, seat, place, how)
            if found != report.SOUND:
                return found
    for verb in range(-1, verbs.TIME + 3):
        found = all_of_verb(stage, seat, verb)
        if found != report.SOUND:
            return found
    return report.SOUND


@kernel
def all_of_verb(stage: Stage, seat: int, verb: int) -> int:
    """Try a verb with every subject and amount that is not offered."""
    game = stage.games[PLAYED]
    for subject in range(-2, SQUARES + 6):
        named = subject if subject < SQUARES + 2 else game.serials + subject - SQUARES - 4
        for number in range(AMOUNTS):
            amount = amount_for(stage.offers[0], verb, number)
            found = try_not_offered(stage, seat, verb, named, amount)
            if found != report.SOUND:
                return found
    return report.SOUND


@kernel
def chance_trials(stage: Stage) -> int:
    """Chance may answer only what is asked of it: dice that exist, cards that can be on top, deeds of the bank."""
    edition = stage.editions[0]
    game = stage.games[PLAYED]
    dice = 0
    drawn = 0
    dealt = 0
    others = 0
    for verb in range(-1, verbs.TIME + 3):
        for subject in range(-1, SQUARES + 1):
            for amount in range(-1, FACES):
                if table.refusal(edition, game, CHANCE, verb, subject, amount) == clauses.NONE:
                    match verb:
                        case verbs.ROLL:
                            dice += 1
                        case verbs.DRAW:
                            drawn += 1
                        case verbs.DEALT:
                            dealt += 1
                        case _:
                            others += 1
    sound = others == 0 and dice == dice_asked(edition, game) and drawn == (FACES + 1) * cards_asked(game)
    sound = sound and dealt == (FACES + 1) * deeds_asked(game)
    found = report.SOUND if sound else report.CHANCE
    return note(stage.reports[0], found, CHANCE, 0, 0, 0, 0)


@kernel
def dice_asked(edition: Edition, game: Game) -> int:
    """Return how many ways the dice can fall that are asked for, 0 where none are."""
    kind = top_kind(game)
    if kind != tasks.DICE and kind != tasks.START:  # noqa: PLR1714
        return 0
    return 216 if third_die_asked(edition, game) else 36


@kernel
def cards_asked(game: Game) -> int:
    """Return how many cards can be on top of the deck that is asked for, 0 where none is."""
    if top_kind(game) != tasks.DRAWING:
        return 0
    return max(size(game.decks[game.agenda[game.depth - 1].about].unseen), 1)


@kernel
def deeds_asked(game: Game) -> int:
    """Return how many deeds can be dealt, 0 where none are (SHORT-1)."""
    return unowned_deeds(game) if top_kind(game) == tasks.DEALING else 0
