"""Notation of the actions: ``roll``, ``hold``, ``leave``; chance answers ``roll 5``.

>>> write(parse("roll 5"))
'roll 5'
"""

from monopolista.games.common.notation import Action, number, split, wrong_count
from tools.new_game.template.pig.rules import verbs


def write(action: Action) -> str:
    """Return the notation of an action."""
    word = verbs.WORDS[action.verb]
    return f"{word} {action.subject}" if action.subject else word


def parse(text: str) -> Action:
    """Return the action that a text states, or raise NotationError."""
    verb, words = split(text, verbs.NUMBERS)
    if len(words) > (verb == verbs.ROLL) or (words and number(words[0]) == 0):
        raise wrong_count(text)
    return Action(verb, number(words[0]) if words else 0)
