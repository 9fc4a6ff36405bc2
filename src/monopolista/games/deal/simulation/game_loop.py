"""The kernel that plays MONOPOLY Deal to its end: bots answer for the seats, chance for itself."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, Seat
from monopolista.games.deal.bots import registry as bots
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.rules import setting_up, table
from monopolista.games.deal.rules.records import Game, Offers, Pack, Seen


@kernel
def open_games(packs: Any, games: Any, streams: Any, seats: int) -> None:
    """Set up blank games; each stream holds the four words that seed the game's chance and the bots' own."""
    for place in range(len(games)):
        seed_game(games[place].chance[0], streams[place])
        setting_up.open_game(packs[0], games[place], seats)


@kernel
def play_games(
    packs: Any,
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
    """Play each game until it ends or has had its share; return how many decisions all have had."""
    total = 0
    for place in range(len(games)):
        play_on(
            packs[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            most_turns, most_decisions,
        )  # fmt: skip
        total += tallies[place].decisions
    return total


@kernel
def play_on(
    pack: Pack,
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
        seat = table.next_asked(game)
        if seat >= 0:
            bots.choose(pack, game, seen, seat, levels[seat], stream, offers, answer)
        carry_out(pack, game, seat, answer, tally)
    tally.winners = game.winners


@kernel
def carry_out(pack: Pack, game: Game, seat: Seat, answer: Answer, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance answer."""
    if seat == CHANCE:
        table.answer_chance(pack, game)
        tally.draws += 1
    else:
        tally.refused = table.apply(pack, game, seat, answer.verb, answer.subject, answer.amount)
        tally.last = seat
        tally.decisions += 1
