"""What is said of the open questions of the card game."""

from collections.abc import Callable
from typing import Final

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.presentation import colour_names
from monopolista.games.deal.presentation.narrate import card_name
from monopolista.games.deal.presentation.view import DealQuestionView, DealView
from monopolista.games.deal.rules.records import SETS_EACH
from monopolista.games.interface.terminal_ui import TerminalView

DealTerminalView = TerminalView[DealBox, DealView]
"""A table of the card game, as one reader sees it."""


def question_of(seen: DealTerminalView) -> DealQuestionView | None:
    """Return the question to the observing seat, or else the first one; None after the end."""
    return seen.first_question(seen.view.questions)


def is_asked(seen: DealTerminalView) -> bool:
    """Return whether the observing seat has to answer."""
    question = question_of(seen)
    return question is not None and seen.seat in question.seats


def is_own_duel(seen: DealTerminalView, question: DealQuestionView) -> bool:
    """Say whether it is the reader's own action that another player says no to."""
    return question.kind == "duel" and question.other == seen.seat


def head_of(seen: DealTerminalView) -> str:
    """Return the question, or the players for whom the game waits."""
    question = question_of(seen)
    if question is None:
        return seen.say("head-over")
    if is_asked(seen):
        own = "-own" if is_own_duel(seen, question) else ""
        return seen.say(f"deal-head-{question.kind}{own}", **wording(seen, question))
    waited = sorted({seat for one in seen.view.questions for seat in one.seats})
    return seen.say("head-waiting", names=seen.all_names(waited), count=len(waited))


def wording(seen: DealTerminalView, question: DealQuestionView) -> dict[str, str | int]:
    """Return what the texts about a question may name."""
    wanted = question.wants[0] if question.kind == "to-give" and question.wants else question.card
    return {
        "seat": seen.name(question.seat),
        "other": seen.name(question.other) if question.other >= 0 else "",
        "subject": card(seen, wanted),
        "amount": seen.money(question.amount),
        "number": question.amount if question.kind == "to-discard" else question.noes,
        "names": seen.all_names(question.seats),
        "count": len(question.seats),
    }


def card(seen: DealTerminalView, number: int) -> str:
    """Return the name of a card; empty for one that may not be known."""
    return card_name(seen.box, number, seen.language)


def set_name(seen: DealTerminalView, number: int) -> str:
    """Return a set as sentences name it: "green set"; empty for none."""
    return colour_names.set_name(seen.box, COLOUR_KEYS[number // SETS_EACH], seen.language) if number >= 0 else ""


def lies_in(seen: DealTerminalView, wanted: int) -> tuple[int, int]:
    """Return the owner of a property and its set; -1 for none."""
    for seat, player in enumerate(seen.view.players):
        for one in player.sets:
            if wanted in (*one.cards, one.house, one.hotel):
                return seat, one.set
    return -1, -1


def lines_of(seen: DealTerminalView) -> list[str]:
    """Return what there is to know for an answer."""
    question = question_of(seen)
    if question is None:
        return []
    if not is_asked(seen):
        return [seen.say(f"deal-status-{question.kind}", **wording(seen, question))]
    write = _DETAILS.get(question.kind)
    return write(seen, question) if write else [seen.say(f"deal-task-{question.kind}", **wording(seen, question))]


def _playing(seen: DealTerminalView, _: DealQuestionView) -> list[str]:
    lines = [seen.say("deal-plays-left", number=seen.view.plays)]
    if seen.view.doubles:
        lines.append(seen.say("deal-doubles", number=2**seen.view.doubles))
    return lines


def _in_duel(seen: DealTerminalView, question: DealQuestionView) -> list[str]:
    """Describe the action, the Just Say No cards played so far, and the result if no more follow."""
    words = {"seat": seen.name(question.seat), "other": seen.name(question.other)}
    duel = "deal-duel-own" if is_own_duel(seen, question) else "deal-duel"
    wanted = question.wants[0] if question.wants else -1
    subject = card(seen, wanted)
    if wanted < 0:
        asks = seen.say(f"{duel}-asks", **words, amount=seen.money(question.amount))
    elif seen.box.cards[question.card].kind == "breaker":
        asks = seen.say(f"{duel}-wants-set", **words, set=set_name(seen, lies_in(seen, wanted)[1]))
    elif question.gives >= 0:
        asks = seen.say(f"{duel}-wants-swap", **words, subject=subject, given=card(seen, question.gives))
    else:
        asks = seen.say(f"{duel}-wants", **words, subject=subject)
    if question.noes == 0:
        return [asks]
    stands = seen.say("deal-duel-stands" if question.noes % 2 == 0 else "deal-duel-falls")
    return [asks, seen.say("deal-duel-noes", number=question.noes), stands]


def _paying(seen: DealTerminalView, question: DealQuestionView) -> list[str]:
    short = question.amount - question.picked_worth
    left = seen.say("deal-pay-exact")
    if short:
        message = "deal-pay-missing" if short > 0 else "deal-pay-over"
        left = seen.say(message, amount=seen.money(abs(short)))
    picked = seen.listed(card(seen, one) for one in question.picked)
    chosen = f"{seen.say('deal-pay-picked')} {seen.money(question.picked_worth)}"
    return [f"{chosen}{f' ({picked})' if picked else ''}. {left}"]


_DETAILS: Final[dict[str, Callable[[DealTerminalView, DealQuestionView], list[str]]]] = {
    "to-play": _playing,
    "duel": _in_duel,
    "to-pay": _paying,
}
"""What there is to know for an answer, by the kind of question; of any other what has to be done."""
