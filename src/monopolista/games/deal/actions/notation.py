"""The notation of the card game.

>>> write(parse("lay 30 12"))
'lay 30 12'

Chance writes ``first 2`` and ``draw 57``; ``play 60`` is an action without a target.
"""

from functools import lru_cache

from monopolista.games.common.notation import REMEMBERED, Action, number, split, wrong_count
from monopolista.games.deal.rules import verbs


def write(action: Action) -> str:
    """Return the notation of an action."""
    word = verbs.WORDS[action.verb]
    if verbs.takes_amount(action.verb) and not _is_without_target(action):
        return f"{word} {action.subject} {action.amount}"
    return f"{word} {action.subject}" if verbs.takes_subject(action.verb) else word


def _is_without_target(action: Action) -> bool:
    return action.verb == verbs.PLAY and action.amount == verbs.NO_TARGET


@lru_cache(REMEMBERED)
def parse(text: str) -> Action:
    """Return the action that a text states, or raise NotationError."""
    verb, words = split(text, verbs.NUMBERS)
    numbers = [number(word) for word in words]
    if verb == verbs.PLAY and len(numbers) == 1:
        numbers.append(verbs.NO_TARGET)
    if len(numbers) != verbs.takes_subject(verb) + verbs.takes_amount(verb):
        raise wrong_count(text)
    subject, amount = (*numbers, 0, 0)[:2]
    return Action(verb, subject, amount)
