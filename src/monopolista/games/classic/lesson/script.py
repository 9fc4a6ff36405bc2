"""The guided classic game: rolling, buying, an auction, rent, a trade, houses, a mortgage and jail, in about a lap.

Prices and rents are the same in all editions. The learner bids at most ``_MOST_BID``, so that the houses can be paid
and the rent at square 27 cannot, whatever was bid.
"""

from typing import Final

from monopolista.games.classic.rules import verbs
from monopolista.games.interface.lessons import Expected, Lesson, LessonStep

_STATION: Final = 5
_ORANGE: Final = (16, 18, 19)
_MOST_BID: Final = 90

_POSITION: Final = {
    "turn": 1,
    "stage": "end",
    "turns": 6,
    "at": {0: 9, 1: 35},
    "owns": {0: (_STATION, 12, 18), 1: (6, 8, 11, 14, 19, 21, 24, 25, 26, 27, 29)},
    "built": {26: 2, 27: 2, 29: 2},
    "keeps": {0: ("chance",)},
    "asks_itself": (0,),
    "past_go": (0, 1),
}

_STEPS: Final = (
    LessonStep("roll", ("answer-roll",), (Expected(verbs.ROLL),), ("* roll 3 4",)),
    LessonStep("buy", ("answer-buy",), (Expected(verbs.BUY),)),
    LessonStep("end", ("answer-end",), (Expected(verbs.END),), ("1 roll", "* roll 4 6")),
    LessonStep("rent", ("claims",), (Expected(verbs.ASK),), ("1 end",)),
    LessonStep("roll-again", ("answer-roll",), (Expected(verbs.ROLL),), ("* roll 2 5",)),
    LessonStep("decline", ("answer-decline",), (Expected(verbs.DECLINE),), ("1 bid 20",)),
    LessonStep("bid", ("answer-bid",), (Expected(verbs.BID, most=_MOST_BID),), ("1 pass",)),
    LessonStep(
        "end-auction",
        ("answer-end",),
        (Expected(verbs.END),),
        ("1 roll", "* roll 1 2", "1 propose 0 give 19 get 23"),
    ),
    LessonStep("trade", ("answer-accept", "trades"), (Expected(verbs.ACCEPT),), ("1 end",)),
    LessonStep("build", ("evenly-build", "estate"), (Expected(verbs.BUILD, _ORANGE),), times=len(_ORANGE)),
    LessonStep("roll-built", ("answer-roll",), (Expected(verbs.ROLL),), ("* roll 1 3",)),
    LessonStep(
        "mortgage",
        ("answer-next-step", "question"),
        (Expected(verbs.MORTGAGE), Expected(verbs.SELL, _ORANGE)),
        while_asked="debt",
    ),
    LessonStep("end-debt", ("answer-end",), (Expected(verbs.END),), ("1 roll", "* roll 1 2", "1 end")),
    LessonStep("roll-jail", ("answer-roll",), (Expected(verbs.ROLL),), ("* roll 1 2",)),
    LessonStep("end-jail", ("answer-end",), (Expected(verbs.END),), ("1 roll", "* roll 1 2", "1 end")),
    LessonStep("card", ("answer-card",), (Expected(verbs.CARD),)),
    LessonStep("roll-free", ("answer-roll",), (Expected(verbs.ROLL),), ("* roll 2 4",)),
)

_OPTIONS: Final = {"cash": 790, "rent": "asked-1", "first_bid": 10, "speedy": False}
"""Money is laid by the option, so that ledgers begin with it."""

LESSON: Final = Lesson(_POSITION, ("1 end",), _STEPS, _OPTIONS)
