"""The kernel that plays games to their end: bots answer for the seats, chance for itself."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, Seat
from monopolista.games.classic.bots import registry
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import setting_up, table, verbs
from monopolista.games.classic.rules.records import Edition, Game, Level, Offers, Seen
from monopolista.games.classic.rules.trade import copy_trade
from monopolista.games.classic.simulation import custom_bots
from monopolista.games.interface.simulator import FIRST_CUSTOM_LEVEL


@kernel
def open_games(editions: Any, games: Any, streams: Any, seats: int) -> None:
    """Set up blank games; each stream holds the four words that seed the game's chance and the bots' own."""
    for place in range(len(games)):
        seed_game(games[place].chance[0], streams[place])
        setting_up.open_game(editions[0], games[place], seats)


@kernel
def play_games(
    editions: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    most_turns: int,
    most_decisions: int,
) -> int:
    """Play each game until it ends or has had its share; return how many decisions all have had.

    Arguments are arrays of records, or lists of bodies. ``seen`` is ``games`` seen through
    ``seen_dtype``: all that most bots are handed.
    """
    total = 0
    for place in range(len(games)):
        play_on(
            editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            most_turns, most_decisions,
        )  # fmt: skip
        total += tallies[place].decisions
    return total


@kernel
def let_chance_answer_all(editions: Any, games: Any) -> None:
    """Let chance answer in each game until a seat is asked."""
    for place in range(len(games)):
        let_chance_answer(editions[0], games[place])


@kernel
def let_chance_answer(edition: Edition, game: Game) -> None:
    """Let chance answer until a seat is asked: the network was fitted to positions in which one decides."""
    while table.next_asked(game) == CHANCE:
        table.answer_chance(edition, game)


@kernel
def play_on(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: GameCounters,
    most_turns: int,
    most_decisions: int,
) -> None:
    """Play a game until it ends, a seat has had ``most_turns`` turns, or ``most_decisions`` have been taken."""
    while goes_on(game, tally, most_turns, most_decisions):
        seat = next_to_answer(edition, game)
        if seat >= 0:
            decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
        carry_out(edition, game, seat, answer, tally)
    tally.winners = game.winners


@kernel
def next_to_answer(edition: Edition, game: Seen) -> int:
    """Return the seat that answers next; after the last turn, where there is one, it is the clock (TIME-1)."""
    seat = table.next_asked(game)
    return CLOCK if seat != CHANCE and 0 < edition.last_turn < game.turns else seat


@kernel
def carry_out(edition: Edition, game: Game, seat: Seat, answer: Answer, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance or the clock answer."""
    if seat == CHANCE:
        table.answer_chance(edition, game)
        tally.draws += 1
    elif seat == CLOCK:
        table.apply(edition, game, CLOCK, verbs.TIME, 0, 0)
    else:
        tally.refused = act(edition, game, seat, answer)
        tally.last = seat
        tally.decisions += 1


@kernel
def decide(
    edition: Edition, game: Game, seen: Seen, seat: Seat, level: Level, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Let the bot of a level decide for a seat: one of the player's own, or one of ours."""
    if level >= FIRST_CUSTOM_LEVEL:
        custom_bots.choose(edition, seen, seat, level - FIRST_CUSTOM_LEVEL, stream, answer)
    else:
        registry.choose(edition, game, seen, seat, level, stream, offers, answer)


@kernel
def act(edition: Edition, game: Game, seat: Seat, answer: Answer) -> int:
    """Carry out what was decided; return the clause that forbids it, or NONE."""
    if answer.verb == verbs.PROPOSE and answer.trade[0].partner != NOBODY:
        copy_trade(game.drafts[seat], answer.trade[0])
    return table.apply(edition, game, seat, answer.verb, answer.subject, answer.amount)
