"""Action cards: they are played in the middle, and take effect unless a player says no (DEAL-3, DEAL-12 to DEAL-16)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import pop, push, top_kind
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.action_cards import rent, stealing
from monopolista.games.deal.rules.action_cards.building import build, why_not_build
from monopolista.games.deal.rules.action_cards.duel import challenge, challenge_all
from monopolista.games.deal.rules.draw import let_draw
from monopolista.games.deal.rules.playing import forget_undo, why_not_use
from monopolista.games.deal.rules.records import (
    BIRTHDAY,
    BREAKER,
    COLLECTOR,
    DOUBLE,
    FORCED,
    HOTEL,
    HOUSE,
    NO_CARD,
    PASS_GO,
    RENT,
    RENT_ANY,
    SLY,
    Card,
    CardKind,
    Game,
    Pack,
    Seen,
)
from monopolista.games.deal.rules.verbs import NO_TARGET, Target
from monopolista.games.deal.rules.zones import put_on_discards, take_from_hand


@kernel
def why_not_play(pack: Pack, game: Game, seat: Seat, card: Card, target: Target) -> Clause:
    """Return the clause that forbids playing an action card, or NONE."""
    clause = why_not_use(game, seat, card)
    if clause == clauses.NONE:
        clause = why_not_now(pack, game, seat, card)
    if clause == clauses.NONE:
        clause = why_not_target(pack, game, seat, card, target)
    return clause


@kernel
def why_not_now(pack: Pack, game: Game, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids playing an action card of the hand with any target, or NONE."""
    if pack.kind[card] == DOUBLE:
        return rent.why_not_double(pack, game, seat)
    if game.doubles > 0 and not rent.can_be_doubled(pack, card):
        return clauses.DEAL_11
    return clauses.NONE


@kernel
def why_not_target(pack: Pack, seen: Seen, seat: Seat, card: Card, target: Target) -> Clause:
    """Return the clause that forbids this target of an action card, or any target, by the public state; or NONE."""
    kind = pack.kind[card]
    if kind == RENT or kind == RENT_ANY:
        return rent.why_not_ask(pack, seen, seat, card, target)
    if kind == HOUSE or kind == HOTEL:
        return why_not_build(pack, seen, seat, card, target)
    if kind == COLLECTOR:
        return why_not_collect(seen, seat, target)
    if kind == SLY:
        return stealing.why_not_take(pack, seen, seat, target)
    if kind == FORCED:
        return stealing.why_not_swap(pack, seen, seat, target)
    if kind == BREAKER:
        return stealing.why_not_take_set(pack, seen, seat, target)
    if kind == PASS_GO or kind == BIRTHDAY or kind == DOUBLE:
        return clauses.NONE if target == NO_TARGET else clauses.DEAL_3
    return clauses.DEAL_3


@kernel
def why_not_collect(seen: Seen, seat: Seat, target: Seat) -> Clause:
    """Return the clause that forbids collecting a debt from a seat, or NONE."""
    if target == seat or not 0 <= target < seen.seats or seen.players[target].playing == 0:
        return clauses.DEAL_13
    return clauses.NONE


@kernel
def play(pack: Pack, game: Game, seat: Seat, card: Card, target: Target) -> None:
    """Play an action card: it goes to the discards, or as a building on its set."""
    forget_undo(game)
    take_from_hand(game, seat, card)
    game.plays -= 1
    kind = pack.kind[card]
    if kind == HOUSE or kind == HOTEL:
        build(pack, game, seat, card, target)
        return
    put_on_discards(game, card)
    if kind == RENT or kind == RENT_ANY:
        rent.ask(pack, game, seat, card, target)
    elif kind == DOUBLE:
        rent.double(game, seat, card)
    elif kind == SLY or kind == FORCED or kind == BREAKER:
        want(game, seat, card, target, kind=kind)
    else:
        play_simple(pack, game, seat, card, target, kind=kind)


@kernel
def play_simple(pack: Pack, game: Game, seat: Seat, card: Card, target: Target, kind: CardKind) -> None:
    """Play an action that draws cards (DEAL-12) or demands a printed sum (DEAL-13)."""
    if kind == PASS_GO:
        emit(game, events.PLAYED, seat=seat, subject=card, clause=clauses.DEAL_12)
        let_draw(game, seat, pack.go_cards, clauses.DEAL_12)
    elif kind == BIRTHDAY:
        emit(game, events.PLAYED, seat=seat, subject=card, amount=pack.birthday, clause=clauses.DEAL_13)
        challenge_all(game, seat, card, pack.birthday, clause=clauses.DEAL_13)
    else:
        assert kind == COLLECTOR
        emit(game, events.PLAYED, seat=seat, other=target, subject=card, amount=pack.collects, clause=clauses.DEAL_13)
        challenge(game, seat, target, card, amount=pack.collects, clause=clauses.DEAL_13)


@kernel
def want(game: Game, seat: Seat, card: Card, wanted: Card, kind: CardKind) -> None:
    """Demand a card of another seat; for a Forced Deal, the card in exchange is chosen next (DEAL-14)."""
    target = game.holder[wanted]
    emit(game, events.PLAYED, seat=seat, other=target, subject=card, clause=clauses.DEAL_14)
    if kind == FORCED:
        push(
            game,
            tasks.TO_GIVE,
            seats=1 << seat,
            seat=seat,
            other=target,
            about=card,
            amount=wanted,
            clause=clauses.DEAL_14,
        )
        return
    emit(
        game,
        events.WANTED,
        seat=seat,
        other=target,
        subject=wanted,
        amount=-1 if kind == BREAKER else 0,
        clause=clauses.DEAL_14,
    )
    challenge(game, seat, target, card, amount=wanted, clause=clauses.DEAL_14)


@kernel
def why_not_give(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids giving a property for the demanded one, or NONE."""
    if top_kind(seen) != tasks.TO_GIVE or seen.turn != seat:
        return clauses.DEAL_14
    return stealing.why_not_give(pack, seen, seat, card)


@kernel
def give(game: Game, seat: Seat, given: Card) -> None:
    """Choose the property to give for the demanded one (Forced Deal)."""
    task = game.agenda[game.depth - 1]
    target = task.other
    card = task.about
    wanted = task.amount
    pop(game)
    emit(game, events.WANTED, seat=seat, other=target, subject=wanted, amount=1 + given, clause=clauses.DEAL_14)
    challenge(game, seat, target, card, amount=wanted, clause=clauses.DEAL_14)
    game.agenda[game.depth - 1].low = 1 + given


@kernel
def give_the_only_one(pack: Pack, game: Game) -> bool:
    """Give the only possible property, where there is just one; return whether there was."""
    only = stealing.only_to_give(pack, game, game.turn)
    if only == NO_CARD:
        return False
    give(game, game.turn, only)
    return True
