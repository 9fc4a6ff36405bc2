"""Offers: the legal actions of a seat."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from tools.new_game.template.pig.rules import clauses, verbs
from tools.new_game.template.pig.rules.records import Edition, Game, Offers
from tools.new_game.template.pig.rules.table import refusal


@kernel
def list_offers(edition: Edition, game: Game, seat: Seat, offers: Offers) -> None:
    """List the legal actions of a seat, in the order of the verbs."""
    offers.count = 0
    if seat < 0:
        return
    for verb in range(verbs.ROLL, verbs.LEAVE + 1):
        if refusal(game, seat, verb, 0, 0) == clauses.NONE:
            offer = offers.rows[offers.count]
            offer.verb = verb
            offers.count += 1
