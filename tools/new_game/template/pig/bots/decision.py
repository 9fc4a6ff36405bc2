"""The interface through which a table asks its bots."""

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.records import part
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.rules_adapter import Draw
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.bots.registry import BOTS, choose
from tools.new_game.template.pig.rules.records import Edition, Game, Offers, Seen


def decide(level: str, edition: Edition, game: Game, seat: Seat, draw: Draw) -> Action:
    """Return the decision of the bot of a level for a seat with a question."""
    number, stream, answer = number_of(level, BOTS), Stream(), Answer()
    if BOTS[number].is_random:
        seed_stream(stream, draw(1 << 16), draw(1 << 16))
    choose(edition, game, part(Seen, game), seat, number, stream, Offers(), answer)
    return Action(answer.verb)
