"""What a seat may not know makes no difference to it: the drafts of others, and the stream of chance."""

import msgspec
import pytest

from monopolista.engine.chance import Stream, next_word, seed_stream
from monopolista.engine.records import copy, dtype_of, to_bytes
from monopolista.engine.seats import SEATS, holds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.editions import Box, Options, edition_ids, load
from monopolista.games.classic.presentation.view import view_denials, view_table
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.games.classic.rules.table import asked
from monopolista.games.interface.views import OfferView, view_offers
from tests.battery.options import Chosen
from tests.battery.stage import PLAYED
from tests.games.classic.battery.games import BATTERY
from tests.games.classic.battery.variants import PARTS, Variant, at_random

EVERY = 20
VARIANTS: list[Variant] = [
    *(("italy", {"deck": "BA"[number % 2]}) for number in range(7)),
    *((edition, {}) for edition in edition_ids()),
    *(at_random(number) for number in range(30, 42)),
]
GAMES = [
    (edition, options, number, *PARTS[(number + shift) % len(PARTS)])
    for number, (edition, options) in enumerate(VARIANTS)
    for shift in range(4 if edition == "italy" else 2)
]
"""Of every variant the first."""


def other_world(game: Game, seat: int, stream: Stream) -> Game:
    """Return a game that differs in all that a seat may not know."""
    other = copy(game)
    other.chance[0].words[:] = [next_word(stream) for _ in range(4)]
    for place in range(SEATS):
        if place != seat:
            draft = other.drafts[place]
            draft.maker = place
            draft.partner = next_word(stream) % game.seats
            draft.gives, draft.gets = next_word(stream) >> 4, next_word(stream) >> 4
            draft.gives_cards, draft.gets_cards = next_word(stream) % 16, next_word(stream) % 16
            draft.money = next_word(stream) % 1000 - 500
            draft.counters = next_word(stream) % 5
    return other


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "number", "players", "position"), GAMES)
def test_two_worlds_look_the_same_to_a_seat(
    edition: str, options: Chosen, number: int, players: int, position: int
) -> None:
    box = load(edition, msgspec.convert(options, Options))
    stream = Stream()
    seed_stream(stream, 3, number)
    for step, stage in zip(range(600), BATTERY.played(edition, options, number, players, position), strict=False):
        game: Game = stage.games[PLAYED]
        if step % EVERY == 0 and game.depth > 0:
            for seat in range(game.seats):
                look_the_same(box, seat, game, other_world(game, seat, stream))


def look_the_same(box: Box, seat: int, game: Game, other: Game) -> None:
    """Two worlds show a seat the same, offer it the same, and have its bot decide the same."""
    assert to_bytes(other) != to_bytes(game)
    assert seen_bytes(other) == seen_bytes(game)
    assert view_table(box, other) == view_table(box, game)
    offers = offered(box.edition, game, seat)
    assert offered(box.edition, other, seat) == offers
    assert view_denials(box, other, seat, offers) == view_denials(box, game, seat, offers)
    if holds(asked(game), seat):
        assert decided(box.edition, other, seat) == decided(box.edition, game, seat)


def seen_bytes(game: Game) -> bytes:
    """Return the bytes of what lies open."""
    return to_bytes(game)[: dtype_of(Seen).itemsize]


def offered(edition: Edition, game: Game, seat: int) -> list[OfferView]:
    """Return what a seat is offered."""
    out = Offers()
    list_offers(edition, game, seat, out)
    return view_offers(out, verbs.WORDS)


def decided(edition: Edition, game: Game, seat: int) -> bytes:
    """Return what the bot ``regular`` decides for a seat."""
    answer = Answer()
    policy.choose(edition, game, seat, answer)
    return to_bytes(answer)
