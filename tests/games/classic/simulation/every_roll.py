"""Every roll that can follow a position, each with its probability, played by the rules themselves.

One player has every deed; the other is about to roll in a state of the chain of the exact odds.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from monopolista.engine.chance import seed_stream
from monopolista.engine.records import copy
from monopolista.engine.seats import BANK, CHANCE
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.odds.chain import IN_JAIL
from monopolista.games.classic.rules import clauses, events, setting_up, table, tasks, verbs
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import CARDS, SQUARES, Edition, Game

OWNER, WALKER = 0, 1
PLENTY = 1_000_000


@dataclass(frozen=True)
class Roll:
    """One way in which a roll can go."""

    weight: float
    game: Game
    paid: dict[int, int] = field(default_factory=dict[int, int])
    """What the walker paid the owner in rents, by square."""

    @property
    def state(self) -> int:
        """The state of the chain from which the walker rolls next."""
        walker = self.game.players[WALKER]
        if walker.jailed:
            return IN_JAIL + walker.tries
        again = self.game.turn == WALKER and top_kind(self.game) == tasks.TO_ROLL
        return walker.square + SQUARES * (self.game.doubles if again else 0)


def standing(edition: Edition, state: int, built: int) -> Game:
    """Return a game in which the walker rolls from a state, all streets bearing a number of houses."""
    game = Game()
    setting_up.open_game(edition, game, 2)
    seed_stream(game.chance[0], 0, 1)
    for seat in (OWNER, WALKER):
        game.players[seat].cash = PLENTY
    while tasks.is_chance(top_kind(game)):
        table.answer_chance(edition, game)
    for square in edition.square:
        game.owner[square] = OWNER
        game.level[square] = built if edition.house_price[square] else 0
    gather_sets(edition, game)
    walker = game.players[WALKER]
    walker.jailed = int(state >= IN_JAIL)
    walker.square = edition.jail if walker.jailed else state % SQUARES
    walker.tries = state - IN_JAIL if walker.jailed else 0
    game.turn = WALKER
    game.doubles = 0 if walker.jailed else state // SQUARES
    game.agenda[0].kind = tasks.IN_JAIL if walker.jailed else tasks.TO_ROLL
    return game


def rolls_from(edition: Edition, state: int, *, stay: bool, built: int = 0) -> Iterator[Roll]:
    """Play every roll that can follow a state."""
    game = standing(edition, state, built)
    if state >= IN_JAIL and not stay:
        assert table.apply(edition, game, WALKER, verbs.FINE, 0, 0) == 0
    assert table.apply(edition, game, WALKER, verbs.ROLL, 0, 0) == 0
    yield from _on(edition, Roll(1, game))


def _on(edition: Edition, roll: Roll) -> Iterator[Roll]:
    """Answer what is asked in every way that chance may, until the roll is over."""
    kind = top_kind(roll.game)
    if kind == tasks.TO_CHOOSE:
        yield from _on(edition, _answered(edition, roll, WALKER, verbs.PAY, 0, 0, 1))
    elif kind == tasks.DICE:
        for one in range(1, 7):
            for two in range(1, 7):
                yield from _on(edition, _answered(edition, roll, CHANCE, verbs.ROLL, one, two, 36))
    elif kind == tasks.DRAWING:
        deck = roll.game.agenda[roll.game.depth - 1].about
        for card in range(deck * CARDS, (deck + 1) * CARDS):
            yield from _on(edition, _answered(edition, roll, CHANCE, verbs.DRAW, card, 0, CARDS))
    else:
        yield roll


def _answered(edition: Edition, roll: Roll, seat: int, verb: int, subject: int, amount: int, ways: int) -> Roll:
    """Give one of a number of equally likely answers; every draw is from a whole deck."""
    game = copy(roll.game)
    for deck in game.decks:
        deck.unseen = (1 << CARDS) - 1
        deck.length = 0
    game.holder[:] = [BANK] * len(game.holder)
    assert table.apply(edition, game, seat, verb, subject, amount) == 0
    paid = dict(roll.paid)
    for event in game.events[: game.event_count]:
        if (
            event.kind == events.PAID
            and event.seat == WALKER
            and event.other == OWNER
            and event.clause != clauses.CARD_1
        ):
            paid[event.subject] = paid.get(event.subject, 0) + event.amount
    return Roll(roll.weight / ways, game, paid)
