"""The search of ``champion`` within its turn: it follows the best answers to the end of the turn.

A position with plays left is worth the best use of them: Double the Rent is worth as much as the rent that follows.
Each further play is the one with the best win odds; other players are assumed to allow it.
"""

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import copier
from monopolista.engine.seats import Seat, holds
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.bots.champion.offers import is_weighed
from monopolista.games.deal.bots.champion.scratch_state import (
    asks_others,
    begin_trial,
    let_others_answer,
    odds,
    odds_after,
)
from monopolista.games.deal.bots.records import PROMISING, Answer
from monopolista.games.deal.bots.regular.own_turn import set_answer
from monopolista.games.deal.rules import clauses, tasks, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import PLAYS, Game, Hand, Pack, Seen
from monopolista.games.deal.rules.table import apply

lay_all = copier(Game)


@kernel
def plan(pack: Pack, seen: Seen, hand: Hand, seat: Seat, margin: int, answer: Answer) -> None:
    """Decide on the answer with the best win odds at the end of the turn; keep an earlier decision within a margin."""
    verb, subject, amount = answer.verb, answer.subject, answer.amount
    count = find_promising(pack, seen, hand, seat, answer)
    if verb != verbs.MOVE and not is_promising(answer, count, verb, subject, amount):
        found = odds_after(pack, seen, hand, seat, verb, subject, amount, answer)
        if found >= 0:
            place = min(count, PROMISING - 1)
            enter(answer, place, verb, subject, amount)
            answer.promising[place].odds = found
            count = place + 1
    best = -1
    chosen = 0
    for place in range(count):
        one = answer.promising[place]
        found = one.odds + gain_by_following(pack, seen, hand, seat, place, answer)
        if one.verb == verb and one.subject == subject and one.amount == amount:
            found += margin
        if found > best:
            best = found
            chosen = place
    set_answer(answer, answer.promising[chosen].verb, answer.promising[chosen].subject, answer.promising[chosen].amount)


@kernel
def find_promising(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> int:
    """Find the answers with the best win odds, the best first; return how many."""
    begin_trial(seen, hand, seat, answer)
    offers = answer.offers[0]
    list_offers(pack, answer.trial[0], seat, offers)
    count = 0
    for place in range(offers.count):
        if not is_weighed(pack, seen, offers, place):
            continue
        offer = offers.rows[place]
        found = odds_after(pack, seen, hand, seat, offer.verb, offer.subject, offer.low, answer)
        at = count
        while at > 0 and answer.promising[at - 1].odds < found:
            at -= 1
        if found < 0 or at == PROMISING:
            continue
        count = min(count + 1, PROMISING)
        for later in range(count - 1 - at):
            move_down(answer, count - 1 - later)
        enter(answer, at, offer.verb, offer.subject, offer.low)
        answer.promising[at].odds = found
    return count


@kernel
def move_down(answer: Answer, place: int) -> None:
    """Move an answer down by one place."""
    one = answer.promising[place - 1]
    enter(answer, place, one.verb, one.subject, one.amount)
    answer.promising[place].odds = one.odds


@kernel
def enter(answer: Answer, place: int, verb: Verb, subject: int, amount: Amount) -> None:
    """Insert an answer among the best ones."""
    one = answer.promising[place]
    one.verb = verb
    one.subject = subject
    one.amount = amount


@kernel
def is_promising(answer: Answer, count: int, verb: Verb, subject: int, amount: Amount) -> bool:
    """Return whether an answer is among the best ones."""
    for place in range(count):
        one = answer.promising[place]
        if one.verb == verb and one.subject == subject and one.amount == amount:
            return True
    return False


@kernel
def gain_by_following(pack: Pack, seen: Seen, hand: Hand, seat: Seat, place: int, answer: Answer) -> int:
    """Return the change of the win odds from the position after an allowed answer to the end of the turn.

    An answer that wins at once is not followed further.
    """
    one = answer.promising[place]
    begin_trial(seen, hand, seat, answer)
    if apply(pack, answer.trial[0], seat, one.verb, one.subject, one.amount) != clauses.NONE:
        return 0
    let_others_answer(pack, seat, answer)
    if holds(answer.trial[0].winners, seat):
        return ODDS
    if not goes_on(answer.trial[0], seat):
        return 0
    before = odds(pack, seat, answer)
    doubted = 0
    for _ in range(2 * PLAYS):
        if goes_on(answer.trial[0], seat):
            doubted += play_best(pack, seat, answer)
    return odds(pack, seat, answer) - doubted - before


@kernel
def goes_on(trial: Game, seat: Seat) -> bool:
    """Return whether a seat continues its turn."""
    if trial.depth == 0 or trial.turn != seat:
        return False
    kind = top_kind(trial)
    return (kind == tasks.TO_PLAY and trial.plays > 0) or kind == tasks.WHOM or kind == tasks.TO_GIVE


@kernel
def play_best(pack: Pack, seat: Seat, answer: Answer) -> int:
    """Make the play with the best win odds if it is allowed; return the deduction for the case that it is not."""
    trial = answer.trial[0]
    node = answer.trial[1]
    lay_all(node, trial)
    offers = answer.offers[0]
    list_offers(pack, node, seat, offers)
    best = -1
    chosen = -1
    for place in range(offers.count):
        if is_weighed(pack, node, offers, place):
            begin_play(pack, seat, place, answer)
            let_others_answer(pack, seat, answer)
            found = odds(pack, seat, answer)
            if found > best:
                best = found
                chosen = place
    begin_play(pack, seat, chosen, answer)
    if not asks_others(trial, seat):
        return 0
    asking = odds(pack, seat, answer)
    let_others_answer(pack, seat, answer)
    return (best - asking) // 2


@kernel
def begin_play(pack: Pack, seat: Seat, place: int, answer: Answer) -> None:
    """Set the scratch state to the position after one of the offers."""
    trial = answer.trial[0]
    offer = answer.offers[0].rows[place]
    lay_all(trial, answer.trial[1])
    clause = apply(pack, trial, seat, offer.verb, offer.subject, offer.low)
    assert clause == clauses.NONE
