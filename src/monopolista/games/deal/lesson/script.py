"""The guided card game: a set, the bank, rent, paying, Just Say No, and the third complete set, which wins.

Cards are stated by their numbers, as in transcripts; ``tests/games/deal/test_lesson.py`` says which they are.
"""

from typing import Final

from monopolista.games.deal.rules import tasks, verbs
from monopolista.games.interface.lessons import Expected, Lesson, LessonStep

_LIGHT_BLUE: Final = 24
_RED: Final = 33
_MONEY: Final = 11
_RENT: Final = 59
_PASS_GO: Final = 89
_JUST_SAY_NO: Final = 74
_BANK: Final = (0, 6, _MONEY)
"""The learner's money when the bot's birthday is paid."""

_POSITION: Final = {
    "turn": 1,
    "hands": {
        0: ("light-blue-3", "just-say-no", "forced-deal"),
        1: ("birthday", "sly-deal", "money-4", "money-2", "money-1"),
    },
    "sets": {
        0: ("company: company-1 company-2", "light-blue: light-blue-1 light-blue-2", "red: red-1 red-2"),
        1: ("green: green-1", "yellow: yellow-1"),
    },
}

_STEPS: Final = (
    LessonStep("lay", (f"card-{_LIGHT_BLUE}-chosen", f"card-{_LIGHT_BLUE}"), (Expected(verbs.LAY, (_LIGHT_BLUE,)),)),
    LessonStep("bank", (f"card-{_MONEY}-chosen", f"card-{_MONEY}"), (Expected(verbs.BANK, (_MONEY,)),)),
    LessonStep(
        "rent",
        (f"card-{_RENT}-chosen", f"card-{_RENT}"),
        (Expected(verbs.PLAY, (_RENT,)),),
        ("1 allow 1", "1 pick 6", "1 pick 0", "1 pay"),
    ),
    LessonStep("end", ("answer-end",), (Expected(verbs.END),), ("* draw 104", "* draw 12", "1 play 86")),
    LessonStep("allow", ("answer-allow",), (Expected(verbs.ALLOW),)),
    LessonStep(
        "pay",
        ("question",),
        (Expected(verbs.PICK, _BANK), Expected(verbs.UNPICK), Expected(verbs.PAY)),
        ("1 play 77 31",),
        while_asked=tasks.WORDS[tasks.TO_PAY],
    ),
    LessonStep(
        "no",
        ("answer-no",),
        (Expected(verbs.NO, (_JUST_SAY_NO,)),),
        ("1 allow 0", "1 bank 14", "1 end", f"* draw {_RED}", f"* draw {_PASS_GO}"),
    ),
    LessonStep(
        "pass-go",
        (f"card-{_PASS_GO}-chosen", f"card-{_PASS_GO}"),
        (Expected(verbs.PLAY, (_PASS_GO,)),),
        ("* draw 60", "* draw 15"),
    ),
    LessonStep("win", (f"card-{_RED}-chosen", f"card-{_RED}"), (Expected(verbs.LAY, (_RED,)),)),
)

_OPENING: Final = ("1 bank 6", "1 bank 0", "1 end", f"* draw {_MONEY}", f"* draw {_RENT}")
"""Money is banked in the game, so that ledgers begin with nothing."""

LESSON: Final = Lesson(_POSITION, _OPENING, _STEPS, {})
