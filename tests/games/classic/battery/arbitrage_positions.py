"""Positions in which an outsider trades with bots: of games that bots have played, or with all deeds dealt anew."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.seats import member, size
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.rules import clauses, tasks
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import COLOURS, DEEDS, JAIL_CARDS, Edition, Game, Seen
from tests.battery.stage import BOTS, PLAYED, START, Stage
from tests.games.classic.battery import adapter, games

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
TURNS: Final = 40
"""Turns of everybody together before a position, at the least."""
PURSES: Final = (60, 300, 800, 2500)


@kernel
def reach_position(stage: Stage, number: int) -> bool:
    """Let bots play a game until a turn begins; deal all deeds anew in every other game.

    Return whether it goes on, at a table of 3 to 6.
    """
    if not FEWEST_SEATS <= adapter.seats_of(stage.printed[0], number) <= MOST_SEATS:
        return False
    games.begin(stage, number, START)
    game, stream = stage.games[PLAYED], stage.streams[0]
    least = TURNS + below(stream, TURNS)
    while game.depth > 0 and not (game.turns >= least and turn_begins(game)):
        if adapter.decision(stage, BOTS, number) != clauses.NONE:
            return False
    if game.depth == 0:
        return False
    game.claim_count = 0
    game.event_count = 0
    if number % 2 == 1:
        deal_deeds(stage.printed[0], game, stream)
    fill_purses(game, stream)
    return True


@kernel
def turn_begins(game: Seen) -> bool:
    """Return whether a turn begins, with nothing else on the table."""
    kind = top_kind(game)
    begins = game.depth == 1 and tasks.is_turn(kind) and kind != tasks.TO_END
    return begins and game.doubles == 0 and game.trade_count == 0


@kernel
def deal_deeds(edition: Edition, game: Game, stream: Stream) -> None:
    """Give every deed to a seat that plays, one whole colour to one seat, without buildings and mortgages."""
    alive = living(game)
    whole = below(stream, COLOURS)
    lucky = member(alive, below(stream, size(alive)))
    for deed in range(DEEDS):
        square = edition.square[deed]
        anybody = member(alive, below(stream, size(alive)))
        game.owner[square] = lucky if edition.colour[square] == whole else anybody
        game.mortgaged[square] = 0
        game.level[square] = 0
    game.houses = edition.houses
    game.hotels = edition.hotels
    for card in range(JAIL_CARDS):
        if edition.jail_cards[card] >= 0:
            game.holder[card] = member(alive, below(stream, size(alive)))
            game.decks[edition.jail_cards[card] // 16].unseen &= ~(1 << (edition.jail_cards[card] % 16))
    gather_sets(edition, game)


@kernel
def fill_purses(game: Game, stream: Stream) -> None:
    """Leave half of the seats their money, and give the others little or much."""
    for seat in range(game.seats):
        if game.players[seat].playing == 1 and below(stream, 2) == 0:
            game.players[seat].cash = PURSES[below(stream, len(PURSES))]
