"""The kernels that count: what every event adds, what everybody has at the end of a round, and how a game went."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.events import Event
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.seats import SEATS, Seat, holds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import clauses, events, tasks, verbs
from monopolista.games.classic.rules.debts.debt import debt_place
from monopolista.games.classic.rules.ending import riches
from monopolista.games.classic.rules.records import COLOURS, DEEDS, Edition, Game, Offers, Seen
from monopolista.games.classic.simulation.count_records import (
    FACES,
    FOR_START,
    PLACES,
    PRISON,
    ROUNDS,
    WAYS,
    WHOLE,
    Counts,
    Ledger,
    Score,
)
from monopolista.games.classic.simulation.deed_counting import count_built, count_hand_over, count_payment, count_trade
from monopolista.games.classic.simulation.game_loop import carry_out, decide, next_to_answer


@kernel
def count_games(
    editions: Any,
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
            editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            most_turns, scores[place], ledgers[0], counts[0],
        )  # fmt: skip


@kernel
def count_game(
    edition: Edition,
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
    count_events(edition, game, score, ledger, counts)
    while goes_on(game, tally, most_turns, WHOLE):
        if game.turns > 0 and tally.turns[game.turn] > ledger.rounds:
            end_round(edition, game, ledger)
        seat = next_to_answer(edition, game)
        if seat >= 0:
            decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
            note_cause(game, seat, answer, score)
        carry_out(edition, game, seat, answer, tally)
        if tally.refused == clauses.NONE:
            count_stop(game, ledger, counts)
            count_events(edition, game, score, ledger, counts)
    tally.winners = game.winners
    close_ledger(edition, game, score, ledger, counts)


@kernel
def open_ledger(ledger: Ledger) -> None:
    """Forget the last game."""
    ledger.rounds = 0
    ledger.rolling = 0
    ledger.building_bid = 0
    for deed in range(DEEDS):
        ledger.spent[deed] = 0
        ledger.earned[deed] = 0
        ledger.back[deed] = 0
        ledger.held[deed] = 0
    for colour in range(COLOURS):
        ledger.spent_colour[colour] = 0
        ledger.earned_colour[colour] = 0
        ledger.back_colour[colour] = 0
        ledger.held_colour[colour] = 0
        ledger.first[colour] = 0
        ledger.way[colour] = 0


@kernel
def end_round(edition: Edition, game: Game, ledger: Ledger) -> None:
    """Note what everybody has when the first turn of a new round begins."""
    if ledger.rounds < ROUNDS:
        note_riches(edition, game, ledger.cash, ledger.worth, ledger.rounds * SEATS)
    ledger.rounds += 1


@kernel
def note_riches(edition: Edition, game: Game, cash: Any, worth: Any, first: int) -> None:
    """Note every seat's money and riches (RICH-1)."""
    for seat in range(game.seats):
        cash[first + seat] = game.players[seat].cash
        worth[first + seat] = riches(edition, game, seat)


@kernel
def note_cause(game: Game, seat: Seat, answer: Answer, score: Score) -> None:
    """Note the debt by which a seat gives up."""
    if answer.verb == verbs.BANKRUPT:
        place = debt_place(game, seat)
        if place >= 0:
            score.cause[seat] = game.agenda[place].clause
            score.about[seat] = game.agenda[place].about


@kernel
def count_stop(game: Game, ledger: Ledger, counts: Counts) -> None:
    """Count where a roll has led, once all that came of it is settled."""
    rolled = game.depth > 0 and game.agenda[0].kind == tasks.ROLLED
    if rolled and ledger.rolling == 0:
        ledger.rolling = game.turn + 1
    elif ledger.rolling > 0 and not rolled:
        seat = ledger.rolling - 1
        player = game.players[seat]
        counts.stops[seat * PLACES + (PRISON if player.jailed == 1 else player.square)] += 1
        ledger.rolling = 0


@kernel
def count_events(edition: Edition, game: Game, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count everything that the last step did."""
    for place in range(game.event_count):
        count_event(edition, game, game.events[place], score, ledger, counts)


@kernel
def count_event(edition: Edition, game: Game, event: Event, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count one event; those that are missing here add nothing."""
    match event.kind:
        case events.PAID:
            count_payment(edition, event, score, ledger, counts)
        case events.MOVED:
            counts.landings[event.seat * PLACES + event.subject] += 1
        case events.JAILED:
            counts.landings[event.seat * PLACES + PRISON] += 1
        case events.ROLLED:
            count_throw(event.other, event.subject, counts)
        case events.START_ROLLED:
            count_throw(FOR_START, event.subject, counts)
        case events.DEED_PASSED:
            count_hand_over(edition, game, event, ledger, counts)
        case events.BUILT:
            count_built(edition, event, ledger, counts)
        case events.PROPOSED | events.ACCEPTED | events.BANKRUPTCY:
            count_seat_event(edition, game, event, score, ledger)
        case _:
            count_deed_event(edition, event, ledger, counts)


@kernel
def count_seat_event(edition: Edition, game: Game, event: Event, score: Score, ledger: Ledger) -> None:
    """Count a proposal, a trade or a bankruptcy for the seats that it concerns."""
    if event.kind == events.PROPOSED:
        score.proposed[event.seat] += 1
    elif event.kind == events.ACCEPTED:
        count_trade(edition, game, event, ledger.rounds, score)
    else:
        score.lost[event.seat] = ledger.rounds + 1
        score.creditor[event.seat] = event.other


@kernel
def count_deed_event(edition: Edition, event: Event, ledger: Ledger, counts: Counts) -> None:
    """Count an event about a deed that moves neither money nor the deed itself."""
    if event.subject < 0:
        if event.kind == events.WON:
            ledger.building_bid = event.amount
        return
    match event.kind:
        case events.BOUGHT:
            counts.bought[edition.deed[event.subject]] += 1
        case events.DECLINED:
            counts.declined[edition.deed[event.subject]] += 1
        case events.WON:
            counts.auctioned[edition.deed[event.subject]] += 1
        case events.UNSOLD:
            counts.unsold[edition.deed[event.subject]] += 1
        case events.SOLD:
            counts.sold[edition.deed[event.subject]] += event.other
        case events.MORTGAGED:
            counts.mortgaged[edition.deed[event.subject]] += 1
        case events.REDEEMED:
            counts.redeemed[edition.deed[event.subject]] += 1
        case _:
            pass


@kernel
def count_throw(purpose: int, lie: int, counts: Counts) -> None:
    """Count dice as they lie: 100 x the Speedy die + 10 x the first + the second."""
    row = (purpose * FACES + lie // 100) * 6 + lie // 10 % 10 - 1
    counts.throws[row * 6 + lie % 10 - 1] += 1


@kernel
def close_ledger(edition: Edition, game: Game, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Note how the game went, and add up what depends on who won it."""
    score.rounds = ledger.rounds
    score.pot = game.pot
    note_riches(edition, game, score.cash, score.worth, 0)
    for seat in range(game.seats):
        score.place[seat] = game.players[seat].place if game.winners != 0 else 0
    for rounds in range(min(ledger.rounds, ROUNDS)):
        for seat in range(game.seats):
            add_round(game.winners, seat, rounds, score, ledger, counts)
    for deed in range(DEEDS):
        counts.held[deed] += ledger.held[deed]
    for colour in range(COLOURS):
        counts.held_colour[colour] += ledger.held_colour[colour]
        if ledger.first[colour] > 0 and holds(game.winners, ledger.first[colour] - 1):
            counts.whole_won[colour * WAYS + ledger.way[colour]] += 1


@kernel
def add_round(winners: int, seat: Seat, rounds: int, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Add what a seat had after a round, separately for winners."""
    place = ((ROUNDS if holds(winners, seat) else 0) + rounds) * SEATS + seat
    counts.games[place] += 1
    counts.cash[place] += ledger.cash[rounds * SEATS + seat]
    counts.worth[place] += ledger.worth[rounds * SEATS + seat]
    assert counts.worth[place] < WHOLE
    if score.lost[seat] == 0 or rounds < score.lost[seat] - 1:
        counts.playing[place] += 1
