"""The bot ``champion``: does what brings the best odds of winning, as a small network judges what would follow."""

from monopolista.engine.agenda import top_kind
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots import champion_building, champion_deeds, champion_trade, regular
from monopolista.games.classic.bots.answers import say
from monopolista.games.classic.bots.champion_trial import begin_trial, odds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import clauses, jail, tasks, verbs
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.records import Edition, Seen


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide what a seat does that is asked something, has a trade to answer or a rent to ask for."""
    if regular.ask_for_rent(seen, seat, answer) or champion_trade.answer_trade(edition, seen, seat, answer):
        return
    kind = top_kind(seen)
    if in_debt(seen, seat):
        regular.choose(edition, seen, seat, answer)
    elif kind == tasks.TO_END:
        if not champion_building.build_or_redeem(edition, seen, seat, answer):
            say(answer, verbs.END, 0, 0)
    elif kind == tasks.TO_ROLL or kind == tasks.IN_JAIL:
        begin_turn(edition, seen, seat, answer)
    elif kind == tasks.TO_BUY:
        champion_deeds.buy_or_decline(edition, seen, seat, answer)
    elif kind == tasks.AUCTION:
        champion_deeds.bid_or_pass(edition, seen, seat, answer)
    else:
        regular.choose(edition, seen, seat, answer)


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade before the first roll, leave jail if that is wise, and roll."""
    if champion_trade.withdraw_stale(edition, seen, seat, answer):
        return
    if seen.doubles == 0 and champion_trade.seek_trade(edition, seen, seat, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and leave_jail(edition, seen, seat, answer):
        return
    say(answer, verbs.ROLL, 0, 0)


@kernel
def leave_jail(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Leave jail at once where the odds are better outside; say whether that is so."""
    card = jail.why_not_card(seen, seat) == clauses.NONE
    if not card and jail.why_not_fine(edition, seen, seat) != clauses.NONE:
        return False
    begin_trial(seen, answer)
    inside = odds(edition, seat, answer)
    trial = answer.trial[0]
    trial.agenda[0].kind = tasks.TO_ROLL
    trial.players[seat].jailed = 0
    trial.players[seat].tries = 0
    trial.players[seat].cash -= 0 if card else edition.fine
    if odds(edition, seat, answer) <= inside:
        return False
    say(answer, verbs.CARD if card else verbs.FINE, 0, 0)
    return True
