"""The kernels that count card games: what every event adds, what everybody has after a round, and how it ended."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.events import Event
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds, size
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import choose
from monopolista.games.deal.rules import clauses, events, table
from monopolista.games.deal.rules.records import COLOURS, RENT, RENT_ANY, SEATS, SETS_EACH, Game, Offers, Pack, Seen
from monopolista.games.deal.rules.sets import is_property
from monopolista.games.deal.simulation.count_records import KINDS, ROUNDS, WHOLE, Counts, Ledger, Score
from monopolista.games.deal.simulation.game_loop import carry_out


@kernel
def count_games(
    packs: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    most_turns: int,
    scores: Any,
    ledgers: Any,
    counts: Any,
) -> None:
    """Play each game to its end, or until a seat has had ``most_turns`` turns, and count; see ``play_games``."""
    for place in range(len(games)):
        count_game(
            packs[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            most_turns, scores[place], ledgers[0], counts[0],
        )  # fmt: skip


@kernel
def count_game(
    pack: Pack,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: GameCounters,
    most_turns: int,
    score: Score,
    ledger: Ledger,
    counts: Counts,
) -> None:
    """Play one game and count what happens in it."""
    open_ledger(ledger)
    while goes_on(game, tally, most_turns, WHOLE):
        if game.turns > 0 and tally.turns[game.turn] > ledger.rounds:
            end_round(game, ledger)
        seat = table.next_asked(game)
        if seat >= 0:
            choose(pack, game, seen, seat, levels[seat], stream, offers, answer)
        carry_out(pack, game, seat, answer, tally)
        if tally.refused == clauses.NONE:
            count_events(pack, game, answer.amount, score, ledger, counts)
            note_sets(game, ledger)
    tally.winners = game.winners
    close_ledger(game, score, ledger, counts)


@kernel
def open_ledger(ledger: Ledger) -> None:
    """Forget the last game."""
    ledger.rounds = 0
    for seat in range(SEATS):
        ledger.had[seat] = 0
    for place in range(SEATS * KINDS):
        ledger.held[place] = 0


@kernel
def end_round(game: Game, ledger: Ledger) -> None:
    """Note what everybody has when the first turn of a new round begins."""
    if ledger.rounds < ROUNDS:
        for seat in range(game.seats):
            ledger.sets[ledger.rounds * SEATS + seat] = size(game.players[seat].complete)
            ledger.worth[ledger.rounds * SEATS + seat] = game.players[seat].worth
    ledger.rounds += 1


@kernel
def note_sets(game: Game, ledger: Ledger) -> None:
    """Remember of which colours everybody has had a complete set."""
    for seat in range(game.seats):
        ledger.had[seat] |= game.players[seat].complete


@kernel
def count_events(pack: Pack, game: Game, about: int, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count everything that the last step did; ``about`` is the amount of the answer that led to it."""
    for place in range(game.event_count):
        count_event(pack, game.events[place], about, score, ledger, counts)


@kernel
def count_event(pack: Pack, event: Event, about: int, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count one event; those that are missing here add nothing."""
    match event.kind:
        case events.DREW:
            count_drawn(pack, event, score, ledger, counts)
        case events.RESHUFFLED:
            score.reshuffles += 1
        case events.BANKED:
            score.banked[event.seat] += 1
            counts.banked[pack.kind[event.subject]] += 1
        case events.LAID:
            score.laid[event.seat] += 1
            counts.laid[pack.kind[event.subject]] += 1
        case events.TAKEN_BACK:
            count_taken_back(pack, event, score, counts)
        case events.BUILT:
            score.built[event.seat] += 1
            counts.laid[pack.kind[event.subject]] += 1
        case events.DISCARDED:
            score.discarded[event.seat] += 1
            counts.discarded[pack.kind[event.subject]] += 1
        case _:
            count_action(pack, event, about, score, counts)


@kernel
def count_drawn(pack: Pack, event: Event, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count a card that came into a hand from the pile."""
    kind = pack.kind[event.subject]
    score.drawn[event.seat] += 1
    counts.drawn[kind] += 1
    ledger.held[event.seat * KINDS + kind] += 1


@kernel
def count_taken_back(pack: Pack, event: Event, score: Score, counts: Counts) -> None:
    """Count a card as if it had never been laid, or never banked."""
    kind = pack.kind[event.subject]
    if is_property(pack, event.subject):
        score.laid[event.seat] -= 1
        counts.laid[kind] -= 1
    else:
        score.banked[event.seat] -= 1
        counts.banked[kind] -= 1


@kernel
def count_action(pack: Pack, event: Event, about: int, score: Score, counts: Counts) -> None:
    """Count what an action is and what comes of it."""
    match event.kind:
        case events.PLAYED:
            count_played(pack, event, about, score, counts)
        case events.DOUBLED:
            score.played[event.seat] += 1
            counts.played[pack.kind[event.subject]] += 1
        case events.SAID_NO:
            score.noes[event.seat] += 1
            counts.played[pack.kind[event.subject]] += 1
        case events.ALLOWED:
            counts.against[pack.kind[event.subject]] += 1
        case events.CANCELLED:
            score.stopped[event.seat] += 1
            counts.against[pack.kind[event.subject]] += 1
            counts.stopped[pack.kind[event.subject]] += 1
        case events.PAID:
            score.paid[event.seat] += event.amount
            score.received[event.other] += event.amount
            counts.paid[pack.kind[event.subject]] += 1
        case events.TOOK:
            score.stolen[event.seat] += 1
            score.robbed[event.other] += 1
            counts.taken[pack.kind[event.subject]] += 1
            counts.seized[event.amount // SETS_EACH] += 1
        case events.TOOK_BUILDING:
            counts.taken[pack.kind[event.subject]] += 1
        case _:
            pass


@kernel
def count_played(pack: Pack, event: Event, about: int, score: Score, counts: Counts) -> None:
    """Count an action card; a rent is asked for the set that the answer named."""
    kind = pack.kind[event.subject]
    score.played[event.seat] += 1
    counts.played[kind] += 1
    if kind == RENT or kind == RENT_ANY:
        score.rents[event.seat] += 1
        score.asked[event.seat] += event.amount
        counts.rents[about // SETS_EACH] += 1
        counts.asked[about // SETS_EACH] += event.amount


@kernel
def close_ledger(game: Game, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Note how the game went, and add up what depends on who won it."""
    score.rounds = ledger.rounds
    for seat in range(game.seats):
        close_seat(game, seat, score)
        won = holds(game.winners, seat)
        for rounds in range(min(ledger.rounds, ROUNDS)):
            add_round(won, seat, rounds, ledger, counts)
        for kind in range(KINDS):
            counts.drawn_won[kind] += ledger.held[seat * KINDS + kind] if won else 0
        for colour in range(COLOURS):
            had = (ledger.had[seat] >> colour) & 1
            counts.complete[colour] += had
            counts.complete_won[colour] += had if won else 0
            counts.winning[colour] += (game.players[seat].complete >> colour) & 1 if won else 0


@kernel
def close_seat(game: Game, seat: Seat, score: Score) -> None:
    """Note what a seat has at the end."""
    player = game.players[seat]
    score.place[seat] = player.place if game.winners != 0 else 0
    score.sets[seat] = size(player.complete)
    score.worth[seat] = player.worth
    score.bank[seat] = player.bank
    score.hand[seat] = player.hand


@kernel
def add_round(won: bool, seat: Seat, rounds: int, ledger: Ledger, counts: Counts) -> None:
    """Add what a seat had after a round, separately for winners."""
    place = ((ROUNDS if won else 0) + rounds) * SEATS + seat
    counts.games[place] += 1
    counts.sets[place] += ledger.sets[rounds * SEATS + seat]
    counts.worth[place] += ledger.worth[rounds * SEATS + seat]
    assert counts.worth[place] < WHOLE
