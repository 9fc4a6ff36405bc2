"""A bot that asks for everybody's whole purse for what completes their colours, and otherwise plays as ``regular``."""

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.proposals import address
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.bots.regular.trade import may_propose, propose
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.records import COLOURS, Edition, Seen


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, stream: Stream, answer: Answer) -> None:  # noqa: ARG001
    """Ask for whole purses at the beginning of a turn."""
    begins = tasks.is_turn(seen.agenda[seen.depth - 1].kind) and holds_dice(seen, seat)
    if not (begins and ask_for_a_purse(edition, seen, seat, answer)):
        policy.choose(edition, seen, seat, answer)


@kernel
def holds_dice(seen: Seen, seat: Seat) -> bool:
    """Say whether it is a seat's own turn."""
    return seen.turn == seat


@kernel
def ask_for_a_purse(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Offer a player what it lacks of a colour for all its money; say whether there was such an offer."""
    for partner in range(seen.seats):
        money = spendable(seen, partner)
        if partner == seat or seen.players[partner].playing == 0 or money <= 0:
            continue
        for colour in range(COLOURS):
            lacking = edition.deeds[colour] & ~seen.players[partner].deeds
            if lacking == edition.deeds[colour] or lacking == 0 or lacking & ~seen.players[seat].deeds != 0:
                continue
            address(answer, seat, partner)
            trade = answer.trade[0]
            trade.gives = lacking
            trade.money = -money
            if may_propose(edition, seen, trade):
                propose(answer)
                return True
    return False
