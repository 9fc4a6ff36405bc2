"""The classic game as learning agents see it."""

from collections.abc import Sequence
from typing import Any, Final

from monopolista.engine.entry_points import entry_points
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, several
from monopolista.engine.seats import SEATS, Seat
from monopolista.games.classic.actions.describe_action import meaning
from monopolista.games.classic.actions.notation import terms_in
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer, answer_among
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.classic.editions import Box
from monopolista.games.classic.learn import actions, fields, kernels
from monopolista.games.classic.learn.kernels import Printed
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Game, Offers, Seen, Trade
from monopolista.games.common.notation import Action
from monopolista.games.interface.simulator import CustomBotError
from monopolista.games.learning_agents import Agents, Kinds

_ORDINALS: Final = {"seat": "the seat {} places on", "proposal to the seat": "the proposal to me number {}",
                    "proposal of the seat": "my proposal number {}"}  # fmt: skip


class ClassicLearning(Agents[Box]):
    """What agents see and do in the classic game."""

    fields = fields.FIELDS
    blocks = actions.BLOCKS
    levels = LEVELS
    kinds = Kinds(Game, Seen, Offers, Answer)
    kernels = kernels
    entries = entry_points(kernels, kernels.__name__)

    def printed(self, box: Box, *, resignation: bool = True) -> Printed:
        """Return what a box prints."""
        return Printed(several(box.edition, 1), int(resignation))

    def hide_from(self, games: Any, seat: Seat) -> None:
        """Clear the trades that the other seats are putting together."""
        for other in range(SEATS):
            if other != seat and COMPILED:
                games["drafts"][:, other] = blank(Trade, 1)[0]
            elif other != seat:
                for game in games:
                    game.drafts[other] = Trade()

    def write_answer(self, box: Box, game: Game, seat: Seat, action: Action, answer: Answer) -> None:
        """Write an action into the answer of a seat, the terms of a proposal into its draft."""
        terms = terms_in(action)
        if terms is not None and not draft_terms(box, game, seat, terms):
            raise CustomBotError("a proposal names deeds of the board and cards of the decks, each once")
        set_answer(answer, action.verb, action.subject, action.amount)

    def new_answer(self, levels: Sequence[int]) -> Answer:
        """Return an answer for bots that know each other's levels; an agent's seat counts as unknown."""
        return answer_among(levels)

    def describe(self, box: Box, action: int) -> str:
        """Return in English what the number of an action stands for.

        >>> from monopolista.games.classic.editions import load
        >>> LEARNING.describe(load("uk"), actions.FIRST[verbs.BUILD] + 27)
        'build on Mayfair (square 39)'
        >>> LEARNING.describe(load("uk"), actions.FIRST[verbs.BID] + 3)
        'bid the lowest sum and 5 raises'
        """
        verb = actions.verb_of(action)
        place = action - actions.FIRST[verb]
        block = next(block for block in actions.BLOCKS if block.verb == verbs.WORDS[verb])
        if block.by in _ORDINALS:
            return f"{block.verb} {_ORDINALS[block.by].format(place + 1)}"
        sums = {verbs.BID: _bid, verbs.MONEY: _money, verbs.CLEAR: _clear, verbs.ASKING: _asking}
        if verb in sums:
            return f"{block.verb} {sums[verb](place)}"
        return meaning(box, Action(verb, box.edition.square[place] if block.by == "deed" else _subject(verb, place)))


def _subject(verb: int, place: int) -> int:
    return place + 1 if verb == verbs.RIDE else place


def _bid(step: int) -> str:
    return "all that can be spent" if step == actions.ALL else f"the lowest sum and {actions.BIDS[step]} raises"


def _money(step: int) -> str:
    return f"{actions.SUMS[step]:+} raises"


def _clear(step: int) -> str:
    return f"{step} quarters of the debt"


def _asking(asks: int) -> str:
    return "by the table" if asks else "by oneself"


LEARNING: Final = ClassicLearning()
