"""A walk: tokens that go round by the table's own rules of dice, cards and jail, and neither buy nor owe anything.

One player has every deed, all mortgaged, and everybody has plenty of money. Jail cards go back under
their deck as soon as they are drawn. The exact odds are held against it.
"""

from typing import Any, Final

import numpy as np

from monopolista.engine.chance import seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.offers import Verb
from monopolista.engine.records import cells, number, pack, record, unpack
from monopolista.engine.seats import BANK
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.rules import clauses, events, jail, setting_up, table, tasks, verbs
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import CARDS, DECKS, DEEDS, JAIL_CARDS, SQUARES, Edition, Game

PLENTY: Final = 500_000_000
"""More than any box can ask for between two rolls."""
PRISON: Final = SQUARES
"""The place of jail itself behind the squares of the board, apart from just visiting."""


@record
class Steps:
    """How tokens walk, and what is counted."""

    stays: int = number("1 to stay in jail as long as one may, 0 to leave at once")
    shuffled: int = number("1 to shuffle a deck before every draw, 0 to leave it as the booklet says (CARD-1)")
    rolls: int = number("rolls so far")
    turns: int = number("turns begun so far")
    stops: list[int] = cells(SQUARES + 1, "rolls at whose end a token stood on each square, or in PRISON")
    landings: list[int] = cells(SQUARES + 1, "landings on each square, and how often one was sent to PRISON")


def walk(edition: Edition, steps: Steps, rolls: int, *, seed: int, seats: int = 1, games: int = 1) -> Steps:
    """Let the tokens of some games, each with decks of its own, walk for ``rolls`` rolls each; return the counts."""
    seeds = np.random.SeedSequence(seed).generate_state(2 * games)
    if COMPILED:
        packed: Any = np.repeat(pack(Game()), games)
        counts: Any = pack(steps)
        walk_games(pack(edition), packed, counts, seeds, seats, rolls)
        return unpack(Steps, counts[0])
    counted = [steps]
    walk_games([edition], [Game() for _ in range(games)], counted, seeds.tolist(), seats, rolls)
    return counted[0]


@kernel
def walk_games(editions: Any, games: Any, steps: Any, seeds: Any, seats: int, rolls: int) -> None:
    """Set up each blank game with a seed of two words, and walk in it."""
    for place in range(len(games)):
        seed_stream(games[place].chance[0], seeds[2 * place], seeds[2 * place + 1])
        set_up(editions[0], games[place], seats)
        for _ in range(rolls):
            roll(editions[0], games[place], steps[0])


@kernel
def set_up(edition: Edition, game: Game, seats: int) -> None:
    """Open a game, see who starts, and give every deed, mortgaged, to the first seat."""
    setting_up.open_game(edition, game, seats)
    enrich(game)
    while tasks.is_chance(top_kind(game)):
        table.answer_chance(edition, game)
    for deed in range(DEEDS):
        game.owner[edition.square[deed]] = 0
        game.mortgaged[edition.square[deed]] = 1
    gather_sets(edition, game)


@kernel
def enrich(game: Game) -> None:
    """Give everybody plenty of money."""
    for seat in range(game.seats):
        game.players[seat].cash = PLENTY


@kernel
def roll(edition: Edition, game: Game, steps: Steps) -> None:
    """Roll once for the player with the dice, and count where that leads."""
    enrich(game)
    seat = game.turn
    if game.doubles == 0:
        steps.turns += 1
    if top_kind(game) == tasks.IN_JAIL and steps.stays == 0:
        act(edition, game, steps, verbs.FINE)
    act(edition, game, steps, verbs.ROLL)
    while tasks.is_chance(top_kind(game)) or top_kind(game) == tasks.TO_CHOOSE:
        if top_kind(game) == tasks.TO_CHOOSE:
            act(edition, game, steps, verbs.PAY)
        else:
            let_chance_answer(edition, game, steps)
    steps.rolls += 1
    steps.stops[PRISON if game.players[seat].jailed == 1 else game.players[seat].square] += 1
    if top_kind(game) == tasks.TO_END:
        act(edition, game, steps, verbs.END)


@kernel
def act(edition: Edition, game: Game, steps: Steps, verb: Verb) -> None:
    """Let who has the dice do something that is never forbidden here."""
    refused = table.apply(edition, game, game.turn, verb, 0, 0)
    assert refused == clauses.NONE
    count(game, steps)


@kernel
def let_chance_answer(edition: Edition, game: Game, steps: Steps) -> None:
    """Let the dice fall or a card be drawn; one that frees from jail goes back at once."""
    if steps.shuffled == 1 and top_kind(game) == tasks.DRAWING:
        shuffle(game)
    table.answer_chance(edition, game)
    count(game, steps)
    for card in range(JAIL_CARDS):
        if game.holder[card] != BANK:
            jail.return_card(edition, game, card, clauses.CARD_2)


@kernel
def shuffle(game: Game) -> None:
    """Put both decks together anew."""
    for deck in range(DECKS):
        game.decks[deck].unseen = (1 << CARDS) - 1
        game.decks[deck].length = 0


@kernel
def count(game: Game, steps: Steps) -> None:
    """Count the landings among the events of the last step."""
    for place in range(game.event_count):
        event = game.events[place]
        if event.kind == events.MOVED:
            steps.landings[event.subject] += 1
        elif event.kind == events.JAILED:
            steps.landings[PRISON] += 1
