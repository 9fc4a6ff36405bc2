"""The possible answers of chance: the sides of the die."""

from typing import Final

from monopolista.games.common.notation import Action
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import PIPS

OUTCOMES: Final = tuple(Action(verbs.ROLL, pips) for pips in range(1, PIPS + 1))
"""Every answer of chance; all have the same probability."""
