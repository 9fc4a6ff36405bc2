"""Sentences for events, in the language of the reader; the browser has the same ones."""

from collections.abc import Sequence

from monopolista.games.common.wording import seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.locales import say
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules import events


def narrate(box: PigBox, names: Sequence[str], step: Step, language: str) -> list[str]:  # noqa: ARG001
    """Return the sentences for the events of a step."""
    return [
        say(
            f"pig-{events.WORDS[event.kind]}",
            language,
            seat=seat_name(names, event.seat, language),
            pips=event.subject,
            number=event.amount,
        )
        for event in step.events
    ]
