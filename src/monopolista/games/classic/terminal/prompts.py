"""What is said of the open question of a classic game."""

from collections.abc import Callable
from typing import Final

from monopolista.engine.seats import BANK
from monopolista.games.classic.editions import Box
from monopolista.games.classic.presentation.narrate import card_text, square_in_text
from monopolista.games.classic.presentation.view import PlayerView, QuestionView, TableView
from monopolista.games.interface.terminal_ui import TerminalView

ClassicTerminalView = TerminalView[Box, TableView]
"""A table of the classic game, as one reader sees it."""
AUCTIONS: Final = ("auction", "building-auction")
_BUS: Final = 4


def question_of(seen: ClassicTerminalView) -> QuestionView | None:
    """Return the question to the observing seat, or else the first one; None after the end."""
    return seen.first_question(seen.view.questions)


def is_asked(seen: ClassicTerminalView) -> bool:
    """Return whether the observing seat has to answer."""
    question = question_of(seen)
    return question is not None and seen.seat in question.seats


def head_of(seen: ClassicTerminalView) -> str:
    """Return the question, or the players for whom the game waits."""
    question = question_of(seen)
    if question is None:
        return seen.say("head-over")
    is_shown = is_asked(seen) or question.kind in AUCTIONS
    return seen.say(f"head-{question.kind}" if is_shown else "head-waiting", **wording(seen, question))


def wording(seen: ClassicTerminalView, question: QuestionView) -> dict[str, str | int]:
    """Return what the texts about a question may name."""
    return {
        "names": seen.all_names(question.seats),
        "count": len(question.seats),
        "seat": seen.name(question.seat),
        "other": seen.name(question.other),
        "square": square(seen, question.square) if question.square >= 0 else "",
        "amount": seen.money(question.amount),
        "building": "hotel" if question.building == 2 else "house",
        "deeds": len(question.deeds),
    }


def square(seen: ClassicTerminalView, place: int) -> str:
    """Return the name of a square in a sentence."""
    return square_in_text(seen.box, place, seen.language)


def lines_of(seen: ClassicTerminalView) -> list[str]:
    """Return what there is to know for an answer."""
    question = question_of(seen)
    if question is None:
        return []
    lines = _news(seen, question)
    if not is_asked(seen):
        return [*lines, seen.say(f"status-{question.kind}", **wording(seen, question))]
    player = seen.view.players[seen.seat]
    return [*lines, *_details(seen, question, player)]


def _news(seen: ClassicTerminalView, question: QuestionView) -> list[str]:
    """Return what concerns everybody: the highest bid, the face of the Speedy die."""
    lines: list[str] = []
    if question.kind in AUCTIONS:
        sum_ = seen.money(question.amount if question.other >= 0 else question.low)
        leads = f" · {seen.name(question.other)}" if question.other >= 0 else ""
        said = seen.say("auction-highest" if question.other >= 0 else "auction-first")
        lines.append(f"{said}: {sum_}{leads}")
    return lines + _speedy(seen, question)


def _speedy(seen: ClassicTerminalView, question: QuestionView) -> list[str]:
    dice = seen.view.dice
    if len(dice) < 3 or question.kind not in ("buy", "auction", "bus", "anywhere", "debt"):
        return []
    if question.kind == "anywhere":
        return [seen.say("speedy-three", seat=seen.name(question.seat))]
    face, seat = dice[2], seen.name(seen.view.turn)
    if face < _BUS:
        return [seen.say("speedy-number", face=face, total=sum(dice))]
    return [seen.say("speedy-bus" if face == _BUS else "speedy-mister", seat=seat)]


def _details(seen: ClassicTerminalView, question: QuestionView, player: PlayerView) -> list[str]:
    """Return the facts for the answer to the question."""
    write = _DETAILS.get(question.kind)
    return write(seen, question, player) if write else [seen.say(f"task-{question.kind}")]


def _rolling(seen: ClassicTerminalView, _: QuestionView, player: PlayerView) -> list[str]:
    doubles = seen.view.doubles
    said = [seen.say("roll-again", doubles=doubles)] if doubles else _business(seen, "roll-first")
    return [*said, *([seen.say("roll-speedy")] if player.speedy else [])]


def _business(seen: ClassicTerminalView, message: str) -> list[str]:
    """Return the lines about building, mortgages and trades, if any player owns anything."""
    view = seen.view
    owned = any(seat != BANK for seat in view.owner) or any(player.cards for player in view.players)
    return [seen.say(message)] if owned else []


def _in_jail(seen: ClassicTerminalView, _: QuestionView, player: PlayerView) -> list[str]:
    return [seen.say("jail-tries", tries=player.tries, fine=seen.money(seen.box.edition.fine))]


def _ending(seen: ClassicTerminalView, _: QuestionView, __: PlayerView) -> list[str]:
    return _business(seen, "end-business")


def _buying(seen: ClassicTerminalView, question: QuestionView, player: PlayerView) -> list[str]:
    return [seen.money(question.amount), _left(seen, question, player, "buy-missing")]


def _choosing(seen: ClassicTerminalView, question: QuestionView, player: PlayerView) -> list[str]:
    card = card_text(seen.box, question.card, seen.language)
    return [card, _left(seen, question, player, "choose-missing")]


def _transferred(seen: ClassicTerminalView, question: QuestionView, player: PlayerView) -> list[str]:
    return [seen.say("transferred-text", deeds=len(question.deeds), cash=seen.money(player.cash))]


def _scarce(seen: ClassicTerminalView, question: QuestionView, _: PlayerView) -> list[str]:
    stock = seen.view.hotels if question.building == 2 else seen.view.houses
    return [seen.say("shortage-text", **wording(seen, question), stock=stock)]


def _placing(seen: ClassicTerminalView, question: QuestionView, _: PlayerView) -> list[str]:
    message = "place-text" if question.amount > 0 else "place-text-priced"
    return [seen.say(message, **wording(seen, question))]


def _left(seen: ClassicTerminalView, question: QuestionView, player: PlayerView, missing: str) -> str:
    left = player.spendable - question.amount
    cash = seen.money(player.cash)
    if left >= 0:
        return seen.say("buy-left", cash=cash, left=seen.money(left))
    return seen.say(missing, cash=cash, missing=seen.money(-left))


def _bidding(seen: ClassicTerminalView, question: QuestionView, player: PlayerView) -> list[str]:
    cash, low = seen.money(player.spendable), seen.money(question.low)
    lines = [seen.say("auction-range", cash=cash, low=low, high=cash)]
    if player.spendable < question.low:
        lines = [seen.say("auction-too-poor", cash=cash, low=low)]
    if question.square >= 0:
        price = seen.money(seen.box.edition.price[question.square])
        lines.insert(0, f"{seen.say('auction-price')}: {price}")
    return lines


def _debt(seen: ClassicTerminalView, _: QuestionView, player: PlayerView) -> list[str]:
    debts = [one for one in seen.view.questions if one.kind == "debt" and one.seat == seen.seat]
    missing, reachable = max(0, player.debt - player.cash), max(0, player.raisable - player.cash)
    sums = {"owed": player.debt, "in-hand": player.cash, "missing": missing, "reachable": reachable}
    lines = [debt_cause(seen, one) for one in debts]
    lines.append(" · ".join(f"{seen.say(f'debt-{word}')} {seen.money(one)}" for word, one in sums.items()))
    if reachable < missing:
        lines.append(seen.say("debt-hopeless" if player.can_trade_out else "debt-lost"))
    elif not seen.suggestion:
        lines.append(seen.say("debt-own-way"))
    return lines


def debt_cause(seen: ClassicTerminalView, question: QuestionView) -> str:
    """Return why money is owed: "M 220 to Giulia: rent of Largo Colombo"."""
    by_rent = question.clause.startswith("RENT")
    message = "debt-by-card" if question.card >= 0 else "debt-by-rent" if by_rent else "debt-by-rule"
    why = seen.title(question.clause) if question.clause else ""
    if question.card >= 0:
        why = card_text(seen.box, question.card, seen.language)
    elif question.square >= 0:
        why = square(seen, question.square)
    to = "player" if question.other >= 0 else "bank"
    return seen.say(message, amount=seen.money(question.amount), other=seen.name(question.other), to=to, why=why)


_DETAILS: Final[dict[str, Callable[[ClassicTerminalView, QuestionView, PlayerView], list[str]]]] = {
    "roll": _rolling,
    "jail": _in_jail,
    "end": _ending,
    "buy": _buying,
    "choose": _choosing,
    "auction": _bidding,
    "building-auction": _bidding,
    "debt": _debt,
    "transferred": _transferred,
    "shortage": _scarce,
    "place": _placing,
}
"""What there is to know for an answer, by the kind of question; of any other what has to be done."""
