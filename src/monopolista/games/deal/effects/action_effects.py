"""The effect of an action of MONOPOLY Deal if no player says no, and the sets after a step.

The rules' own kernels compute all of it, so a screen shows what will happen.
"""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from msgspec import Struct, field

from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.records import parts, sharing
from monopolista.engine.seats import Seat, members, without_seat
from monopolista.engine.task_stack import Task
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.presentation.view import DealSetView, view_sets, whole_set
from monopolista.games.deal.rules import ending, payment, records, sets, verbs
from monopolista.games.deal.rules.action_cards import stealing
from monopolista.games.deal.rules.action_cards.duel import duel_place
from monopolista.games.deal.rules.records import LAID, NO_CARD, Card, Game, Money, Pack, Player, Series
from monopolista.games.deal.rules.sets import NO_SET
from monopolista.games.deal.rules.zones import put_in_set, put_on_set, take_up
from monopolista.games.interface.views import Effect, OfferView, Standing


class DealPaymentView(Struct, rename="camel"):
    """A payment of a seat."""

    seat: Seat
    amount: int
    """At least this amount, because nobody gives change (DEAL-5)."""
    all: bool
    """Whether the seat has nothing else."""


class DealEffect(Effect, tag="deal"):
    """The effect of an action for the seat that may take it, if no player says no."""

    set: int = NO_SET
    """The set of the seat that gets a card, -1 for none."""
    number: int = 0
    """Number of cards in that set afterwards."""
    completes: bool = False
    """Whether the action completes a set of the seat."""
    breaks: int = NO_SET
    """The set of the seat that is no longer complete afterwards, -1 for none."""
    wins: bool = False
    rent: Money = 0
    """Rent of that set now."""
    rent_after: Money = 0
    bank: int = 0
    """Value of the bank now, if the action puts a card into it."""
    bank_after: int = 0
    draws: int = 0
    """Number of cards that the seat draws."""
    factor: int = 0
    """Factor of the rent afterwards, 0 for an action that is no rent."""
    asks: int = 0
    """The amount that the action asks."""
    against: list[int] = field(default_factory=list[int])
    """Its targets; empty if the seat chooses them next."""
    pays: list[DealPaymentView] = field(default_factory=list[DealPaymentView])
    takes: list[int] = field(default_factory=list[int])
    """Cards that the seat would get from others."""
    gives: list[int] = field(default_factory=list[int])
    """Cards that the seat would give to others."""
    refusable: bool = False
    """Whether the targets may say no (DEAL-15)."""


class DealSetsView(Struct, rename="camel"):
    """The sets of a seat."""

    seat: Seat
    sets: list[DealSetView]


class DealStanding(Standing, tag="deal"):
    """The sets of the seats that a step names."""

    players: list[DealSetsView]


def standing(box: DealBox, game: Game, step_events: Sequence[Event]) -> DealStanding | None:
    """Return how the sets stand after a step, None where it names nobody."""
    named = {seat for event in step_events for seat in (event.seat, event.other) if 0 <= seat < game.seats}
    return DealStanding([DealSetsView(seat, view_sets(box, game, seat)) for seat in sorted(named)]) if named else None


def to_lay_in(game: Game) -> Game:
    """Return a game that has to itself where cards lie before the seats, and the rest with the real one.

    A copy of the whole, for every seat of every view, would cost more than the view. Its events are not
    kept.
    """
    trial = sharing(game)
    trial.players = parts(Player, game.players)
    trial.zone, trial.holder = game.zone[:], game.holder[:]
    trial.at, trial.picked = game.at[:], game.picked[:]
    trial.events = [Event()] * MAX_EVENTS
    trial.event_count = 0
    return trial


class EffectPredictor:
    """Says what a seat's actions would do, on a game beside the real one that is laid back after each of them."""

    def __init__(self, pack: Pack, game: Game, seat: Seat) -> None:
        self._pack = pack
        self._game = game
        self._seat = seat
        self._spare: Game | None = None

    def effect(self, offer: OfferView) -> DealEffect | None:
        """Return what an action that is offered would do, None where there is nothing to say."""
        subject, amount = offer.subject, offer.low
        match verbs.NUMBERS[offer.verb]:
            case verbs.BANK:
                bank = self._game.players[self._seat].bank
                return DealEffect(bank=bank, bank_after=bank + self._pack.value[subject])
            case verbs.LAY | verbs.MOVE:
                return self._laid(subject, amount)
            case verbs.PLAY:
                return self._played(subject, amount)
            case verbs.AT:
                return self._asked(self._top().amount, [subject])
            case verbs.GIVE:
                return self._through(records.FORCED, self._seat, self._top().amount, subject)
            case verbs.NO:
                duel = self._game.agenda[duel_place(self._game, amount)]
                return DealEffect(against=[duel.other if duel.seat == self._seat else duel.seat], refusable=True)
            case verbs.ALLOW:
                return self._allowed(subject)
            case verbs.PICK | verbs.UNPICK:
                return DealEffect(breaks=self._broken_without(subject), gives=[subject])
            case _:
                return None

    def _top(self) -> Task:
        return self._game.agenda[self._game.depth - 1]

    def _trial(self) -> Game:
        """Return the game in which cards are laid, and laid back at once."""
        if self._spare is None:
            self._spare = to_lay_in(self._game)
        return self._spare

    @contextmanager
    def _without(self, card: Card) -> Generator[Game]:
        """Take a card up that may lie in front of a seat, and lay it back in the end."""
        game, trial = self._game, self._trial()
        lies = game.zone[card] == LAID
        if lies:
            take_up(self._pack, trial, card)
        yield trial
        if lies:
            put_in_set(self._pack, trial, game.holder[card], card, game.at[card])

    def _laid(self, card: Card, series: Series) -> DealEffect:
        """A property comes into a set, from the hand or from another set."""
        pack, seat = self._pack, self._seat
        with self._without(card) as trial:
            put_in_set(pack, trial, seat, card, series)
            effect = self._compared(trial, series)
            take_up(pack, trial, card)
        return effect

    def _compared(self, trial: Game, series: Series) -> DealEffect:
        """Return what has become of the seat's sets, one of which has got a card or a building."""
        game, pack, seat = self._game, self._pack, self._seat
        was, now = self._complete_in(game), self._complete_in(trial)
        return DealEffect(
            set=series,
            number=trial.players[seat].count[series] if series != NO_SET else 0,
            completes=not was.issuperset(now),
            breaks=min(was.difference(now), default=NO_SET),
            wins=game.turn == seat and ending.has_won(pack, trial),
            rent=sets.rent_of(pack, game, seat, series) if series != NO_SET else 0,
            rent_after=sets.rent_of(pack, trial, seat, series) if series != NO_SET else 0,
        )

    def _complete_in(self, game: Game) -> set[Series]:
        begun = enumerate(game.players[self._seat].count)
        return {one for one, count in begun if count > 0 and sets.is_complete(self._pack, game, self._seat, one)}

    def _broken_without(self, card: Card) -> int:
        """Return the set that is complete no longer without a card, -1 for none."""
        game, pack, seat = self._game, self._pack, self._seat
        series = game.at[card]
        if game.zone[card] != LAID or not sets.is_complete(pack, game, seat, series):
            return NO_SET
        with self._without(card) as trial:
            return NO_SET if sets.is_complete(pack, trial, seat, series) else series

    def _played(self, card: Card, target: int) -> DealEffect:
        """An action card is played, in the order in which the booklet has them."""
        game, pack = self._game, self._pack
        match pack.kind[card]:
            case records.RENT:
                return self._rent(target, self._others())
            case records.RENT_ANY:
                others = self._others()
                return self._rent(target, others if len(others) == 1 else [])
            case records.DOUBLE:
                return DealEffect(factor=2 << game.doubles)
            case records.PASS_GO:
                return DealEffect(draws=pack.go_cards)
            case records.BIRTHDAY:
                return self._asked(pack.birthday, self._others())
            case records.COLLECTOR:
                return self._asked(pack.collects, [target])
            case records.HOUSE | records.HOTEL:
                return self._built(card, target)
            case records.SLY | records.BREAKER as kind:
                return self._through(kind, self._seat, target, NO_CARD)
            case kind:
                assert kind == records.FORCED
                return self._swapped(target)

    def _others(self) -> list[int]:
        return members(without_seat(ending.living(self._game), self._seat))

    def _rent(self, series: Series, against: list[int]) -> DealEffect:
        """A rent is asked; from whom is said next where a multicolour card has the choice."""
        game = self._game
        due = sets.rent_of(self._pack, game, self._seat, series)
        effect = self._asked(due << game.doubles, against)
        effect.rent = due
        effect.factor = 1 << game.doubles
        return effect

    def _asked(self, amount: int, against: list[int]) -> DealEffect:
        """A sum is asked of some seats."""
        return DealEffect(
            asks=amount, against=against, pays=[self._payment(seat, amount) for seat in against], refusable=True
        )

    def _payment(self, seat: Seat, amount: int) -> DealPaymentView:
        everything = not payment.has_choice(self._pack, self._game, seat, amount)
        return DealPaymentView(seat, self._game.players[seat].worth if everything else amount, everything)

    def _built(self, card: Card, series: Series) -> DealEffect:
        """A house or a hotel comes on a set."""
        trial = self._trial()
        put_on_set(self._pack, trial, self._seat, card, series)
        effect = self._compared(trial, series)
        take_up(self._pack, trial, card)
        return effect

    def _swapped(self, wanted: int) -> DealEffect:
        """A property is wanted for one of its own: which one is said next where there are several."""
        given = stealing.only_to_give(self._pack, self._game, self._seat)
        if given == NO_CARD:
            return DealEffect(against=[self._game.holder[wanted]], takes=[wanted], refusable=True)
        return self._through(records.FORCED, self._seat, wanted, given)

    def _through(self, kind: int, taker: Seat, wanted: int, given: int) -> DealEffect:
        """Cards are taken: what that does to the seat, which takes them or loses them."""
        game = self._game
        loser = game.holder[wanted]
        trial = self._taken(kind, taker, wanted, given)
        takes = whole_set(game, wanted) if kind == records.BREAKER else [wanted]
        gives = [given] if kind == records.FORCED else []
        if taker != self._seat:
            takes, gives = gives, takes
        effect = self._compared(trial, trial.at[takes[0]] if takes else NO_SET)
        effect.takes, effect.gives = takes, gives
        if taker == self._seat:
            effect.against, effect.refusable = [loser], True
        return effect

    def _taken(self, kind: int, taker: Seat, wanted: int, given: int) -> Game:
        """Return a game after a seat has taken what it wants."""
        pack, trial = self._pack, to_lay_in(self._game)
        loser = trial.holder[wanted]
        match kind:
            case records.SLY:
                stealing.take(pack, trial, taker, loser, wanted)
            case records.FORCED:
                stealing.swap(pack, trial, taker, loser, wanted, given)
            case _:
                assert kind == records.BREAKER
                stealing.take_set(pack, trial, taker, loser, wanted)
        return trial

    def _allowed(self, target: int) -> DealEffect | None:
        """Letting it be: after an even number of Just Say No cards the action goes through, else nothing happens."""
        task = self._game.agenda[duel_place(self._game, target)]
        kind = self._pack.kind[task.about]
        if task.more % 2 == 1:
            return None
        if kind in (records.SLY, records.FORCED, records.BREAKER):
            return self._through(kind, task.other, task.amount, task.low - 1)
        return DealEffect(asks=task.amount, pays=[self._payment(target, task.amount)])


def effects(pack: Pack, game: Game, seat: Seat, offers: Sequence[OfferView]) -> list[DealEffect | None]:
    """Return what each of a seat's offers would do."""
    foreteller = EffectPredictor(pack, game, seat)
    return [foreteller.effect(offer) for offer in offers]
