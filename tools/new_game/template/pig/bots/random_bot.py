"""The bot ``random``: it draws each legal answer with the same probability, and never leaves."""

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.rules.records import Offers


@kernel
def choose(offers: Offers, stream: Stream, answer: Answer) -> None:
    """Decide for a seat with a question; the last offer is to leave."""
    answer.verb = offers.rows[below(stream, offers.count - 1)].verb
