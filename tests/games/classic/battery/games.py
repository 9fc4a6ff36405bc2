"""Games of the battery: played to their end or to the cap, with every law looked at after every decision."""

from typing import Final

from monopolista.engine.agenda import top_kind
from monopolista.engine.chance import below, seed_stream
from monopolista.engine.jit import kernel
from monopolista.engine.offers import offered_verbs
from monopolista.engine.seats import CHANCE, CLOCK, holds
from monopolista.games.classic.bots.levels import LEVELS, RANDOM, REGULAR
from monopolista.games.classic.pool.play import act, decide
from monopolista.games.classic.rules import clauses, facts, table, tasks, verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game
from tests.battery.bodies import put
from tests.games.classic.battery import report
from tests.games.classic.battery.books import enter_facts, open_books, spend_all
from tests.games.classic.battery.choice import choose, who_acts
from tests.games.classic.battery.laws import flaw, has_an_answer
from tests.games.classic.battery.positions import START, set_up
from tests.games.classic.battery.report import Report
from tests.games.classic.battery.stage import BEFORE, BLANK, PLAYED, Stage
from tests.games.classic.battery.trials import (
    all_trials,
    chance_trials,
    note,
    nothing_changed,
    offers_are_sound,
    some_trials,
)

LOTS: Final = 0
"""Seats decide by lot (``choice``)."""
BOTS: Final = 1
"""Seats are bots, mostly ``regular``."""
OTHERS: Final = len(LEVELS) - REGULAR - 1
"""How many bots come after ``regular``."""
CAP: Final = 4000
"""Decisions after which a game is cut short, and reported as truncated."""


@kernel
def begin(stage: Stage, number: int, seats: int, position: int) -> None:
    """Open game ``number``: its dice, and what the seats do, follow from that number."""
    put(stage.games, PLAYED, BLANK)
    game = stage.games[PLAYED]
    seed_stream(game.chance[0], 0, number)
    seed_stream(stage.streams[0], 1, number)
    set_up(stage.editions[0], game, stage.streams[0], seats, position)
    open_books(stage.books[0], game)
    if position == START:
        spend_all(stage.books[0])
        enter_facts(stage.books[0], stage.editions[0], game)


@kernel
def seats_of(edition: Edition, number: int) -> int:
    """Return the size of a game's table: from 2 players to as many as the box has tokens, in turn."""
    return 2 + number % (edition.most_seats - 1)


@kernel
def resigning_in(number: int) -> int:
    """Return in how many of 10,000 decisions a seat of this game resigns: in most games hardly ever."""
    match number // 7 % 4:
        case 0:
            return 150
        case 1:
            return 15
        case _:
            return 0


@kernel
def bot_of(number: int, seat: int) -> int:
    """Return the level of a seat's bot: ``random`` is one in eight; at every other table the rest are all kinds."""
    if (number * 5 + seat * 3) % 8 == 0:
        return RANDOM
    return REGULAR if number % 2 == 0 else REGULAR + 1 + (number // 2 + seat) % OTHERS


@kernel
def decision(stage: Stage, players: int, number: int) -> int:
    """Let the next seat, or chance, or the clock decide; return the clause that forbids it, or NONE."""
    return decision_by_lot(stage, number) if players == LOTS else decision_of_bots(stage, number)


@kernel
def decision_by_lot(stage: Stage, number: int) -> int:
    """Let a seat that is asked, or chance, or the clock decide; return the clause that forbids it, or NONE."""
    game = stage.games[PLAYED]
    if time_is_up(stage):
        return table.apply(stage.editions[0], game, CLOCK, verbs.TIME, 0, 0)
    seat = who_acts(game, stage.streams[0])
    if seat != CHANCE:
        list_offers(stage.editions[0], game, seat, stage.offers[0])
        choose(game, seat, stage.offers[0], stage.streams[0], resigning_in(number), stage.answers[0])
    return carried_out(stage, seat)


@kernel
def decision_of_bots(stage: Stage, number: int) -> int:
    """Let the bot of the next seat, or chance, or the clock decide; return the clause that forbids it, or NONE."""
    game = stage.games[PLAYED]
    if time_is_up(stage):
        return table.apply(stage.editions[0], game, CLOCK, verbs.TIME, 0, 0)
    seat = table.next_asked(game)
    if seat != CHANCE:
        bot, stream, answer = bot_of(number, seat), stage.streams[0], stage.answers[0]
        decide(stage.editions[0], game, stage.seen[PLAYED], seat, bot, stream, stage.offers[0], answer)
    return carried_out(stage, seat)


@kernel
def time_is_up(stage: Stage) -> bool:
    """Say whether the clock of the stage strikes now: never between chance and what it is asked."""
    game = stage.games[PLAYED]
    return 0 < stage.clock <= game.turns and not tasks.is_chance(top_kind(game))


@kernel
def carried_out(stage: Stage, seat: int) -> int:
    """Carry out what a seat, or chance, decided; return the clause that forbids it, which a bot's never should."""
    game = stage.games[PLAYED]
    if seat == CHANCE:
        table.answer_chance(stage.editions[0], game)
        return clauses.NONE
    answer = stage.answers[0]
    clause = act(stage.editions[0], game, seat, answer)
    if clause != clauses.NONE:
        note(stage.reports[0], report.OFFERED_BUT_REFUSED, seat, answer.verb, answer.subject, answer.amount, clause)
    return clause


@kernel
def look(stage: Stage, odd: int, thorough: int) -> int:
    """Look at the position after a decision; return the first flaw, or SOUND."""
    edition = stage.editions[0]
    game = stage.games[PLAYED]
    found = flaw(edition, game, stage.books[0])
    if found != report.SOUND:
        return note(stage.reports[0], found, game.turn, 0, 0, 0, 0)
    found = look_at_offers(stage)
    if found == report.SOUND and odd > 0:
        put(stage.games, BEFORE, PLAYED)
        found = some_trials(stage, odd)
        if found == report.SOUND and below(stage.streams[0], thorough) == 0:
            found = thorough_look(stage)
        if found == report.SOUND:
            found = nothing_changed(stage, game.turn)
    return found


@kernel
def look_at_offers(stage: Stage) -> int:
    """Every seat that is asked has an answer to each of its questions."""
    game = stage.games[PLAYED]
    noted = stage.reports[0]
    asked = table.asked(game)
    for seat in range(game.seats):
        if holds(asked, seat):
            list_offers(stage.editions[0], game, seat, stage.offers[0])
            noted.offers = max(noted.offers, stage.offers[0].count)
            if not has_an_answer(
                stage.editions[0], game, seat, offered_verbs(stage.offers[0]) & ~(1 << verbs.BANKRUPT)
            ):
                return note(noted, report.QUESTION, seat, 0, 0, 0, 0)
            if not offers_are_sound(stage.offers[0]):
                return note(noted, report.OFFERS, seat, 0, 0, 0, 0)
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
            case facts.BUILT:
                noted.built += 1
            case facts.SHORTAGE:
                noted.shortages += 1
            case facts.ACCEPTED:
                noted.traded += 1
            case facts.BANKRUPTCY:
                noted.bankrupt += 1
            case _:
                pass


@kernel
def play_one(stage: Stage, number: int, players: int, position: int, odd: int, thorough: int) -> int:
    """Play a game to its end or to the cap; return the first flaw, or SOUND."""
    noted = stage.reports[0]
    noted.game = number
    noted.step = 0
    begin(stage, number, seats_of(stage.editions[0], number), position)
    game = stage.games[PLAYED]
    found = look(stage, odd, thorough)
    while found == report.SOUND and game.depth > 0 and noted.step < CAP:
        if decision(stage, players, number) != clauses.NONE:
            return noted.flaw
        count(noted, game)
        enter_facts(stage.books[0], stage.editions[0], game)
        found = look(stage, odd, thorough)
    if found == report.SOUND:
        noted.ended += 1 if game.depth == 0 else 0
        noted.truncated += 1 if game.depth > 0 else 0
    return found


@kernel
def play_several(stage: Stage, first: int, games: int, players: int, position: int, odd: int, thorough: int) -> int:
    """Play games one after the other; stop at the first flaw."""
    for number in range(first, first + games):
        found = play_one(stage, number, players, position, odd, thorough)
        if found != report.SOUND:
            return found
    return report.SOUND
