"""Kernels that play games between bots and count events."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import MOST_DECISIONS, GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import CHANCE, SEATS, Seat
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.bots.registry import choose
from tools.new_game.template.pig.rules import events
from tools.new_game.template.pig.rules.records import PIPS, Edition, Game, Offers
from tools.new_game.template.pig.rules.table import answer_chance, apply, next_asked
from tools.new_game.template.pig.rules.turns import open_game


@record
class Score:
    """The result of one game."""

    rounds: int = number("the most turns that a seat has had")
    place: list[int] = cells(SEATS, "final place, 0 where the game was cut short")
    worth: list[int] = cells(SEATS, "points")


@record
class Falls:
    """Sums over all games."""

    pips: list[int] = cells(PIPS, "by pips: how often the die showed them")


@kernel
def carry_out(edition: Edition, game: Game, seat: Seat, answer: Answer, counts: GameCounters) -> None:
    """Apply the decision of a seat, or an answer of chance, and count it."""
    if seat == CHANCE:
        answer_chance(edition, game)
        counts.draws += 1
    else:
        counts.refused = apply(edition, game, seat, answer.verb, answer.subject, answer.amount)
        counts.last = seat
        counts.decisions += 1


@kernel
def step(
    edition: Edition,
    game: Game,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    counts: GameCounters,
) -> Seat:
    """Let the next seat, or chance, answer; return its number."""
    seat = next_asked(game)
    if seat >= 0:
        choose(edition, game, game, seat, levels[seat], stream, offers, answer)
    carry_out(edition, game, seat, answer, counts)
    return seat


@kernel
def count_games(
    editions: Any,
    games: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    counters: Any,
    most_turns: int,
    scores: Any,
    falls: Any,
) -> None:
    """Play games from the start and count their events."""
    for place in range(len(games)):
        game, counts = games[place], counters[place]
        seed_game(game.chance[0], streams[place])
        open_game(editions[0], game, len(levels))
        while goes_on(game, counts, most_turns, MOST_DECISIONS):
            step(editions[0], game, levels, streams[place], offers[0], answers[0], counts)
            if game.event_count > 0 and game.events[0].kind == events.ROLLED:
                falls[0].pips[game.events[0].subject - 1] += 1
        counts.winners = game.winners
        count_score(game, counts, scores[place])


@kernel
def count_score(game: Game, counts: GameCounters, score: Score) -> None:
    """Record the result of a game."""
    for seat in range(game.seats):
        score.rounds = max(score.rounds, counts.turns[seat])
        score.worth[seat] = game.players[seat].score
        score.place[seat] = game.players[seat].place


@kernel
def play_on(
    editions: Any, games: Any, levels: Any, streams: Any, offers: Any, answers: Any, counters: Any, most_turns: int
) -> None:
    """Continue games from their current states, each with its own random numbers."""
    for place in range(len(games)):
        seed_game(games[place].chance[0], streams[place])
        while goes_on(games[place], counters[place], most_turns, MOST_DECISIONS):
            step(editions[0], games[place], levels, streams[place], offers[0], answers[0], counters[place])
        counters[place].winners = games[place].winners
