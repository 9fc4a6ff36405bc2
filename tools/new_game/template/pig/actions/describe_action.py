"""Descriptions of actions, in English."""

from monopolista.games.common.notation import Action
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules import verbs


def meaning(box: PigBox, action: Action) -> str:  # noqa: ARG001 (the actions of all boxes mean the same)
    """Return the description of an action."""
    word = verbs.WORDS[action.verb]
    return f"{word}: the die shows {action.subject}" if action.subject else word
