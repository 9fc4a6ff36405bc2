"""Bots of the player's own, named ``module:function``, at the table beside the game's.

A kernel ``choose(edition, seen, seat, stream, answer)`` decides as ours do and is compiled with them. A plain function
``decide(view, seat, offers)`` is shown what lies open on the table and what its seat may do; it returns an action in
the notation, or None for what it leaves to ``regular``. Games with one are played in plain Python.
"""

import traceback
from collections.abc import Callable, Sequence
from typing import Any, Final

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.actions.notation import parse, terms_in
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.decision import action_of
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.editions import Box
from monopolista.games.classic.presentation.view import TableView, view_table
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.simulator import FUNCTION_PARAMETERS, CustomBot, CustomBotError, import_bot
from monopolista.games.interface.views import OfferView, view_offers

MOST: Final = 4


@kernel
def nobody(edition: Edition, seen: Seen, seat: Seat, stream: Stream, answer: Answer) -> None:
    """Decide nothing: nobody was brought for this place."""
    set_answer(answer, verbs.NOTHING, 0, 0)


bot_0: Any = nobody
bot_1: Any = nobody
bot_2: Any = nobody
bot_3: Any = nobody


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, number: int, stream: Stream, answer: Answer) -> None:
    """Let the bot of a number decide for a seat."""
    if number == 0:
        bot_0(edition, seen, seat, stream, answer)
    elif number == 1:
        bot_1(edition, seen, seat, stream, answer)
    elif number == 2:
        bot_2(edition, seen, seat, stream, answer)
    elif number == 3:
        bot_3(edition, seen, seat, stream, answer)
    else:
        raise AssertionError("no bot was brought for this place")


def find(name: str) -> CustomBot:
    """Return the bot of a name, or raise CustomBotError."""
    return import_bot(name, FUNCTION_PARAMETERS)


def seat_bots(names: Sequence[str], box: Box) -> None:
    """Seat bots in this process; where kernels are compiled, what is seated first stays."""
    for place, name in enumerate(names):
        bot = find(name)
        if not bot.is_kernel:
            globals()[f"bot_{place}"] = _asked(bot, box)
        elif COMPILED and not hasattr(bot.function, "py_func"):
            globals()[f"bot_{place}"] = kernel(bot.function)
        else:
            globals()[f"bot_{place}"] = bot.function


def _asked(bot: CustomBot, box: Box) -> Callable[[Edition, Game, int, Stream, Answer], None]:
    """Return a plain function as a kernel would be called, with the whole game."""
    listed = Offers()

    def choose(edition: Edition, game: Game, seat: Seat, stream: Stream, answer: Answer) -> None:
        list_offers(edition, game, seat, listed)
        said = _said(bot, view_table(box, game), seat, view_offers(listed, verbs.WORDS))
        if said is None:
            policy.choose(edition, game, seat, answer)
        else:
            _take(bot, box, game, seat, said, answer)

    return choose


def _said(bot: CustomBot, view: TableView, seat: Seat, offers: list[OfferView]) -> object:
    """Ask a bot, or say where it failed."""
    try:
        return bot.function(view, seat, offers)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.filename}, line {last.lineno}"
        raise CustomBotError(f"{bot.name}: {type(error).__name__}: {error} ({where})") from error


def _take(bot: CustomBot, box: Box, game: Game, seat: Seat, said: object, answer: Answer) -> None:
    """Take what a bot said as its answer."""
    try:
        action = parse(said) if isinstance(said, str) else None
    except NotationError:
        action = None
    if action is None or ((terms := terms_in(action)) is not None and not draft_terms(box, game, seat, terms)):
        raise CustomBotError(f"{bot.name} returned {said!r}, which is not an action")
    set_answer(answer, action.verb, action.subject, action.amount)


def decide(bot: CustomBot, box: Box, game: Game, seat: Seat, draw: Draw) -> Action:
    """Return what a kernel does with a seat that has something to say, at a table that is played in plain Python."""
    answer, stream = Answer(), Stream()
    seed_stream(stream, draw(1 << 16), draw(1 << 16))
    getattr(bot.function, "py_func", bot.function)(box.edition, game, seat, stream, answer)
    return action_of(box, answer)
