"""Card games of the battery: played by lot to their end or the cap, every law looked at after every decision."""

from typing import Final

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, holds
from monopolista.games.deal.rules import clauses, facts, setting_up, table, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import BANKED, CARDS, Game, Offers
from tests.battery.bodies import put
from tests.games.deal.battery import report
from tests.games.deal.battery.books import enter_facts, open_books
from tests.games.deal.battery.laws import flaw
from tests.games.deal.battery.report import Report
from tests.games.deal.battery.stage import BEFORE, BLANK, PLAYED, Stage
from tests.games.deal.battery.trials import (
    all_trials,
    chance_trials,
    note,
    nothing_changed,
    questions_hold,
    some_trials,
)

CAP: Final = 4000
"""Decisions after which a game is cut short, and reported as truncated."""
TRIED: Final = 16
"""In one position of so many, odd actions are tried."""


@kernel
def begin(stage: Stage, number: int) -> None:
    """Open game ``number``: the cards, and what the seats do, follow from that number."""
    put(stage.games, PLAYED, BLANK)
    game = stage.games[PLAYED]
    seed_stream(game.chance[0], 0, number)
    seed_stream(stage.streams[0], 1, number)
    setting_up.open_game(stage.packs[0], game, seats_of(number))
    open_books(stage.books[0])
    enter_facts(stage.books[0], stage.packs[0], game)


@kernel
def seats_of(number: int) -> int:
    """Return the size of a game's table: 2 to 5 players, in turn."""
    return 2 + number % 4


@kernel
def leaving_in(number: int) -> int:
    """Return in how many of 10,000 decisions a seat of this game leaves: in most games never."""
    match number // 7 % 4:
        case 0:
            return 100
        case 1:
            return 10
        case _:
            return 0


@kernel
def who_acts(game: Game, stream: Stream) -> int:
    """Return who acts next: as a rule who is asked first, at times any who is asked, or who is not."""
    first = table.next_asked(game)
    if first < 0 or below(stream, 4) > 0:
        return first
    asked = table.asked(game)
    for _ in range(8):
        seat = below(stream, game.seats)
        if holds(asked, seat):
            return seat
    return first


@kernel
def choose(offers: Offers, stream: Stream) -> int:
    """Return one of the offers by lot: what leads nowhere is drawn seldom, leaving not at all."""
    place = 0
    for _ in range(64):
        place = below(stream, offers.count)
        verb = offers.rows[place].verb
        back = verb in (verbs.MOVE, verbs.UNPICK, verbs.UNDO)
        if verb != verbs.LEAVE and (not back or below(stream, 8) == 0):
            return place
    return place


@kernel
def decision(stage: Stage, number: int) -> int:
    """Let the next seat, or chance, decide; return the clause that forbids it, or NONE."""
    pack = stage.packs[0]
    game = stage.games[PLAYED]
    stream = stage.streams[0]
    seat = who_acts(game, stream)
    if seat == CHANCE:
        table.answer_chance(pack, game)
        write_down_chance(stage.reports[0], game)
        return clauses.NONE
    if below(stream, 10_000) < leaving_in(number):
        seat = below(stream, game.seats)
        if game.players[seat].playing == 1:
            write_down(stage.reports[0], seat, verbs.LEAVE, 0, 0)
            return table.apply(pack, game, seat, verbs.LEAVE, 0, 0)
        seat = table.next_asked(game)
    list_offers(pack, game, seat, stage.offers[0])
    offer = stage.offers[0].rows[choose(stage.offers[0], stream)]
    write_down(stage.reports[0], seat, offer.verb, offer.subject, offer.low)
    clause = table.apply(pack, game, seat, offer.verb, offer.subject, offer.low)
    if clause != clauses.NONE:
        note(stage.reports[0], report.OFFERED_BUT_REFUSED, seat, offer.verb, offer.subject, offer.low, clause)
    return clause


@kernel
def write_down(noted: Report, seat: int, verb: int, subject: int, amount: int) -> None:
    """Write down the latest answer."""
    noted.said_by = seat
    noted.said = verb
    noted.said_of = subject
    noted.said_to = amount


@kernel
def write_down_chance(noted: Report, game: Game) -> None:
    """Write down what chance answered, by the fact that tells of it."""
    fact = game.facts[0]
    if fact.kind == facts.FIRST:
        write_down(noted, CHANCE, verbs.FIRST, fact.seat, 0)
    else:
        assert fact.kind == facts.DREW
        write_down(noted, CHANCE, verbs.DRAW, fact.subject, 0)


@kernel
def look(stage: Stage, tried: int, thorough: int) -> int:
    """Look at the position after a decision; return the first flaw, or SOUND."""
    pack = stage.packs[0]
    game = stage.games[PLAYED]
    found = flaw(pack, game, stage.books[0])
    if found != report.SOUND:
        return note(stage.reports[0], found, game.turn, 0, 0, 0, 0)
    if tried == 0 or below(stage.streams[0], tried) > 0:
        return report.SOUND
    put(stage.games, BEFORE, PLAYED)
    found = look_at_offers(stage)
    if found == report.SOUND:
        found = some_trials(stage, 8)
    if found == report.SOUND and below(stage.streams[0], thorough) == 0:
        found = thorough_look(stage)
    return found if found != report.SOUND else nothing_changed(stage, game.turn)


@kernel
def look_at_offers(stage: Stage) -> int:
    """Every seat that is asked has an answer, and no other seat."""
    game = stage.games[PLAYED]
    noted = stage.reports[0]
    for seat in range(game.seats):
        list_offers(stage.packs[0], game, seat, stage.offers[0])
        noted.offers = max(noted.offers, stage.offers[0].count)
        noted.hand = max(noted.hand, game.players[seat].hand)
        if not questions_hold(game, seat, stage.offers[0]):
            return note(noted, report.QUESTION, seat, 0, 0, 0, 0)
    return report.SOUND


@kernel
def thorough_look(stage: Stage) -> int:
    """Try the whole space of actions of every seat, of chance, and of numbers that are no seat."""
    found = chance_trials(stage)
    for seat in range(-1, stage.games[PLAYED].seats + 1):
        if found == report.SOUND:
            found = all_trials(stage, seat)
    return found


@kernel
def count(noted: Report, game: Game) -> None:
    """Count what a decision brought."""
    noted.decisions += 1
    noted.step += 1
    noted.deepest = max(noted.deepest, game.depth)
    noted.facts = max(noted.facts, game.fact_count)
    for place in range(game.fact_count):
        match game.facts[place].kind:
            case facts.SAID_NO:
                noted.noes += 1
            case facts.TOOK:
                noted.taken += 1
            case facts.SET_BROKEN:
                noted.broken += 1
            case facts.RESHUFFLED:
                noted.reshuffled += 1
            case facts.LEFT:
                noted.left += 1
            case facts.WON:
                noted.won += 1 if game.facts[place].amount > 2 else 0
            case _:
                pass


@kernel
def play_one(stage: Stage, number: int, tried: int, thorough: int) -> int:
    """Play a game to its end or to the cap; return the first flaw, or SOUND."""
    noted = stage.reports[0]
    noted.game = number
    noted.step = 0
    begin(stage, number)
    game = stage.games[PLAYED]
    found = look(stage, tried, thorough)
    while found == report.SOUND and game.depth > 0 and noted.step < CAP:
        if decision(stage, number) != clauses.NONE:
            return noted.flaw
        count(noted, game)
        enter_facts(stage.books[0], stage.packs[0], game)
        found = look(stage, tried, thorough)
    if found == report.SOUND:
        noted.ended += 1 if game.depth == 0 else 0
        noted.truncated += 1 if game.depth > 0 else 0
        noted.still += 1 if game.depth > 0 and stands_still(game) else 0
    return found


@kernel
def stands_still(game: Game) -> bool:
    """Say whether every card lies before a seat: without a card to draw, a game may have no end."""
    lying = 0
    for card in range(CARDS):
        lying += 1 if game.zone[card] >= BANKED else 0
    return lying == CARDS


@kernel
def play_several(stage: Stage, first: int, games: int, tried: int, thorough: int) -> int:
    """Play games one after the other; stop at the first flaw."""
    for number in range(first, first + games):
        found = play_one(stage, number, tried, thorough)
        if found != report.SOUND:
            return found
    return report.SOUND
