"""How a bot's kernel states what it decided."""

from monopolista.kernel.classic.records import Answer
from monopolista.kernel.classic.trade import clear_trade
from monopolista.kernel.jit import kernel


@kernel
def say(answer: Answer, verb: int, subject: int, amount: int) -> None:
    """Decide for an action other than a proposal."""
    answer.verb = verb
    answer.subject = subject
    answer.amount = amount
    clear_trade(answer.trade[0])
