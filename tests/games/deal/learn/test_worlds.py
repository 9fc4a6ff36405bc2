"""What a seat sees as numbers, and what it may do, depends on no card that it may not see."""

import numpy as np
import pytest
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.episodes import DISABLED, FOR_WINNING
from monopolista.engine.records import dtype_of, parts
from monopolista.games.deal.editions import DealBox, load
from monopolista.games.deal.learn.action_space import space_of
from monopolista.games.deal.learn.actions import ACTIONS, write_mask
from monopolista.games.deal.learn.fields import LENGTH
from monopolista.games.deal.learn.learning import LEARNING
from monopolista.games.deal.learn.observe import observe, observe_table
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Hand, Offers, Seen
from monopolista.games.interface.learning import Setting
from tests.battery.bodies import quick_bytes
from tests.battery.stage import PLAYED
from tests.games.deal.battery.games import played
from tests.games.deal.battery.variants import options
from tests.games.deal.battery.worlds import Memory, other_world
from tests.plugins.campaigns import Campaign

POSITIONS = 20_000
CHUNKS = 100
EVERY = 3
"""One position in this many is examined, by each of its seats."""
OPEN = dtype_of(Seen).itemsize
SPACE = space_of(load().pack)


def views_of(box: DealBox, game: Game, seat: int) -> tuple[bytes, bytes]:
    """Return what a seat sees and what it may do: no more than who is handed what lies open and the seat's hand."""
    places = LEARNING.places(Setting(box, game.seats, frozenset(), ("random",) * 5, 1, 1, DISABLED, FOR_WINNING), 1)
    places.games[0] = game
    row: NDArray[np.float32] = np.zeros(LENGTH, np.float32)
    (seen,), (hand,) = parts(Seen, (game,)), parts(Hand, (game.hands[seat],))
    observe_table(box.pack, game.seats, row)
    observe(SPACE, box.pack, seen, hand, seat, row)
    assert np.array_equal(places.see(seat), row)
    mask: NDArray[np.int8] = np.zeros(ACTIONS, np.int8)
    offers = Offers()
    list_offers(box.pack, game, seat, offers)
    write_mask(SPACE, box.pack, game.seats, seat, offers, mask)
    return row.tobytes(), mask.tobytes()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_worlds_are_the_same_to_a_seat(chunk: int) -> None:
    looked, number = 0, 1000 * chunk
    while looked < POSITIONS // CHUNKS:
        looked += compare_worlds(number, POSITIONS // CHUNKS - looked)
        number += 1


def compare_worlds(number: int, most: int) -> int:
    """Compare at every third position of a game what each seat observes in two worlds; return how often."""
    stream, memory, looked = Stream(), Memory(), 0
    seed_stream(stream, 6, number)
    box = load(options=options(number))
    for step, stage in zip(range(200), played(number), strict=False):
        game: Game = stage.games[PLAYED]
        memory.note(game.events[: game.event_count] if step > 0 else ())
        for seat in range(game.seats if step % EVERY == 0 else 0):
            other = other_world(game, seat, memory, stream)
            assert quick_bytes(other) != quick_bytes(game)
            assert views_of(box, other, seat) == views_of(box, game, seat)
            looked += 1
        if looked >= most:
            break
    return min(looked, most)


@pytest.mark.campaign
def test_whatever_happens_in_the_open_changes_what_every_seat_sees(campaign: Campaign) -> None:
    for number in range(campaign.size(sample=1, full=3)):
        box = load(options=options(number))
        before: tuple[bytes, list[bytes]] | None = None
        for stage in played(number):
            game: Game = stage.games[PLAYED]
            if game.turns >= 25:
                break
            now = opened(game), rows(box, game)
            if before and now[0] != before[0]:
                assert not any(one == other for one, other in zip(before[1], now[1], strict=True))
            before = now


def opened(game: Game) -> bytes:
    """Return what lies open."""
    return quick_bytes(game)[:OPEN]


def rows(box: DealBox, game: Game) -> list[bytes]:
    """Return what each seat sees."""
    return [views_of(box, game, seat)[0] for seat in range(game.seats)]
