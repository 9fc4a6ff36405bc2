"""Positions of the card game: cards placed by a user, and set on the table."""

from msgspec import field

from monopolista.engine.task_stack import pop
from monopolista.games.common.printed import prepared
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.card_names import UnknownCardNameError, cards_called, set_called
from monopolista.games.deal.rules import clauses, setting_up, tasks
from monopolista.games.deal.rules.records import BANKED, BUILT, CARDS, HAND, LAID, Game, Pack, Player
from monopolista.games.deal.rules.sets import is_property
from monopolista.games.deal.rules.zones import put_in_bank, put_in_hand, put_in_set, put_on_discards, put_on_set
from monopolista.games.interface import positions
from monopolista.games.interface.positions import Number, PositionError, raise_faults, unknown_seats

Words = tuple[str, ...]


@prepared
class Position(positions.Position, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table when a seat is about to play, and has drawn.

    Seats are numbered from 0. Cards are named by their keys (``sly-deal``), and each word takes a card that lies
    nowhere yet; ``house#2`` is the second house and no other. A set is its name and its cards as they lie,
    ``brown: brown-1 wild-any house``; ``brown.2`` is a second set of that colour.
    """

    turn: Number = 0
    """The seat whose turn it is."""
    plays: Number | None = None
    """How many cards it may still play, if fewer than at the beginning of a turn."""
    hands: dict[Number, Words] = field(default_factory=dict[Number, Words])
    """The cards in a hand, by seat."""
    banks: dict[Number, Words] = field(default_factory=dict[Number, Words])
    """The cards in a bank, by seat."""
    sets: dict[Number, Words] = field(default_factory=dict[Number, Words])
    """The sets before a seat."""
    discards: Words = ()
    """The cards in the middle."""
    under: Words = ()
    """The cards under the draw pile, the first one drawn first."""
    pile: Words | None = None
    """The draw pile, in no order: all cards that are not named; where it is stated, those are discards."""


def put(box: DealBox, position: Position, seats: int) -> Game:
    """Return a state in which everything lies as a position has it, or raise PositionError where it cannot be put."""
    raise_faults(unknown_seats({position.turn}.union(position.hands, position.banks, position.sets), seats))
    game = Game()
    setting_up.open_game(box.pack, game, seats)
    game.event_count = 0
    laying = _Laying(box, game)
    try:
        laying.put(position)
    except UnknownCardNameError as error:
        raise PositionError([str(error)]) from error
    _put_turn(box.pack, game, position)
    return game


class _Laying:
    """Lays the cards of a position, each of which is there once."""

    def __init__(self, box: DealBox, game: Game) -> None:
        self.box = box
        self.game = game
        self.left = set(range(len(box.cards)))

    def put(self, position: Position) -> None:
        """Put every card where it belongs; what is not named is in the pile, or discarded."""
        pack, game = self.box.pack, self.game
        for seat, words in position.hands.items():
            if len(words) > HAND:
                raise PositionError([f"seat {seat} holds {len(words)} cards: there is room for {HAND}"])
            for word in words:
                put_in_hand(game, seat, self.take(word), game.hands[seat].count)
        for seat, words in position.banks.items():
            for word in words:
                put_in_bank(pack, game, seat, self.take(word))
        for seat, written in position.sets.items():
            for one in written:
                self.lay(seat, one)
        for word in position.discards:
            put_on_discards(game, self.take(word))
        self.make_pile(position)

    def take(self, word: str) -> int:
        """Take the first card that a word names and that is left."""
        called = cards_called(self.box, word)
        found = next((card for card in called if card in self.left), None)
        if found is None:
            raise PositionError([f"{word} is placed too often: there are only {len(called)}"])
        self.left.remove(found)
        return found

    def lay(self, seat: int, written: str) -> None:
        """Lay a set before a seat, as it is written."""
        name, colon, words = written.partition(": ")
        if not colon:
            raise PositionError([f"not a set: {written[:40]!r}; it is written 'brown: brown-1 brown-2'"])
        series = set_called(name)
        for word in words.split(" "):
            card = self.take(word)
            put_card = put_in_set if is_property(self.box.pack, card) else put_on_set
            put_card(self.box.pack, self.game, seat, card, series)

    def make_pile(self, position: Position) -> None:
        """Make the draw pile, and discard what does not belong there."""
        game = self.game
        under = [self.take(word) for word in position.under]
        unseen = sorted(self.left) if position.pile is None else [self.take(word) for word in position.pile]
        for card in self.left.difference(unseen):
            put_on_discards(game, card)
        game.unseen[:] = unseen + [0] * (CARDS - len(unseen))
        game.under[:] = under + [0] * (CARDS - len(under))
        game.unseen_count, game.under_count = len(unseen), len(under)
        game.pile = len(unseen) + len(under)


def _put_turn(pack: Pack, game: Game, position: Position) -> None:
    while game.depth > 1:
        pop(game)  # what is dealt at the start
    game.turn = position.turn
    game.turns = 1
    game.plays = pack.plays if position.plays is None else position.plays
    task = game.agenda[0]
    task.kind = tasks.TO_PLAY
    task.seats = 1 << position.turn
    task.seat = position.turn
    task.clause = clauses.DEAL_2


def count_anew(pack: Pack, game: Game) -> None:
    """Count what lies before each seat, after cards were laid by hand."""
    for seat, hand in enumerate(game.hands):
        game.players[seat] = _with_nothing(game.players[seat])
        game.players[seat].hand = hand.count
    for card in range(CARDS):
        seat, series = game.holder[card], game.at[card]
        if game.zone[card] == BANKED:
            put_in_bank(pack, game, seat, card)
        elif game.zone[card] == LAID:
            put_in_set(pack, game, seat, card, series)
        elif game.zone[card] == BUILT:
            put_on_set(pack, game, seat, card, series)


def _with_nothing(player: Player) -> Player:
    blank = Player()
    blank.playing, blank.place = player.playing, player.place
    return blank
