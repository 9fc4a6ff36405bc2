"""What chance may answer: a number of pips."""

from typing import Final

from monopolista.games.common.notation import Action
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import PIPS

OUTCOMES: Final = tuple(Action(verbs.ROLL, pips) for pips in range(1, PIPS + 1))
"""Every answer of chance, each as probable as the others."""
