"""The record in which a bot's kernel returns its decision."""

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Verb
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules.trade import clear_trade


@kernel
def set_answer(answer: Answer, verb: Verb, subject: int, amount: Amount) -> None:
    """Decide on an action other than a proposal."""
    answer.verb = verb
    answer.subject = subject
    answer.amount = amount
    clear_trade(answer.trade[0])
