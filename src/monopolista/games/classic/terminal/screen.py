"""The classic game as a terminal shows it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from monopolista.engine.events import Event
from monopolista.games.classic.rules import events
from monopolista.games.classic.terminal.answers import choices_of
from monopolista.games.classic.terminal.board import detail_of, stage_of, step_from
from monopolista.games.classic.terminal.prompts import (
    ClassicTerminalView,
    head_of,
    is_asked,
    lines_of,
    question_of,
    square,
)
from monopolista.games.classic.terminal.trading import proposal_line
from monopolista.games.interface.terminal_ui import SIGNS, Arrow, Choice, Row, Run, Screen, Stage, fitted

_TALK: Final = (events.PROPOSED, events.REFUSED, events.WITHDRAWN, events.VOIDED)
"""Results of proposals other than a trade: between bots, only trades are shown."""
_LEAST_NAME: Final = 8


class ClassicScreen:
    """The board, the open question, the players."""

    keys: Mapping[str, str] = MappingProxyType({"n": "key-no", "a": "key-ask", "e": "key-estate", "t": "key-trades"})

    def asked(self, seen: ClassicTerminalView) -> bool:
        """Return whether the observing seat has to answer."""
        return is_asked(seen)

    def head(self, seen: ClassicTerminalView) -> str:
        """Return the question, or the players for whom the game waits."""
        return head_of(seen)

    def lines(self, seen: ClassicTerminalView) -> list[str]:
        """Return what there is to know for an answer, the dice before it."""
        question = question_of(seen)
        rolled = question is not None and question.kind not in ("roll", "jail")
        dice = [one for one in seen.view.dice if one and rolled]
        said: list[str] = []
        if len(dice) >= 2:
            names = ("first", "second", "third")
            message = "dice-three" if len(dice) == 3 else "dice"
            said = [seen.say(message, **dict(zip(names, dice, strict=False)))]
        return [*said, *lines_of(seen)]

    def choices(self, seen: ClassicTerminalView) -> list[Choice]:
        """Return what may be done, the main answer first."""
        return choices_of(seen)

    def places(self, seen: ClassicTerminalView) -> Sequence[int]:  # noqa: ARG002 (squares are reached by the arrows)
        """Return no place: there are too many of them."""
        return ()

    def stage(self, seen: ClassicTerminalView, size: tuple[int, int], place: int) -> Stage:
        """Return the board."""
        return stage_of(seen, size, place)

    def step(self, seen: ClassicTerminalView, place: int, arrow: Arrow) -> int:  # noqa: ARG002 (the board is always the same)
        """Return the next square in the direction of an arrow."""
        return step_from(place, arrow)

    def detail(self, seen: ClassicTerminalView, place: int) -> list[Row]:
        """Return what there is to know of a square."""
        return detail_of(seen, place)

    def players(self, seen: ClassicTerminalView, width: int) -> list[Row]:
        """Return the players: sign, name, whether jailed or out, cash."""
        return [_player(seen, seat, width) for seat in range(len(seen.view.players))]

    def standing(self, seen: ClassicTerminalView) -> list[str]:
        """Return how everybody stands, and which proposals are open."""
        lines = [line for seat in range(len(seen.view.players)) for line in _stands(seen, seat)]
        stock = seen.say("bank-stock", houses=seen.view.houses, hotels=seen.view.hotels)
        return [*lines, stock, *(proposal_line(seen, one) for one in seen.view.trades)]

    def ending(self, seen: ClassicTerminalView) -> list[str]:
        """Return the winners and the ranking."""
        winners, players = seen.view.winners, seen.view.players
        message = "end-winner" if len(winners) == 1 else "end-winners"
        said = seen.say(message, name=seen.all_names(winners), names=seen.all_names(winners))
        order = sorted(range(len(players)), key=lambda seat: (seat not in winners, players[seat].place))
        ranks = [f"{number}. {seen.name(seat)}: {_worth(seen, seat)}" for number, seat in enumerate(order, start=1)]
        return [said, *ranks]

    def is_notable(self, event: Event, robots: Collection[int]) -> bool:
        """Say whether something is worth telling: what robots only talk about among themselves is not."""
        return not (event.kind in _TALK and event.seat in robots and event.other in robots)


def _worth(seen: ClassicTerminalView, seat: int) -> str:
    player = seen.view.players[seat]
    return seen.money(player.worth) if player.playing else seen.say("player-stamp")


def _player(seen: ClassicTerminalView, seat: int, width: int) -> Row:
    player = seen.view.players[seat]
    status = "" if player.playing else seen.say("player-stamp")
    if player.playing and player.jailed:
        status = seen.say("player-jailed")
    cash = seen.money(player.cash) if player.playing else ""
    turn = "▸" if seen.view.turn == seat and not seen.view.winners else " "
    tail = f" {status}"[: width - 3 - _LEAST_NAME - len(cash) - 1] if status else ""
    room = width - 4 - len(tail) - len(cash)
    ink = "" if player.playing else "muted"
    name = Run(fitted(seen.name(seat), room), ink, bold=seat == seen.seat)
    return [Run(turn, "signal", bold=True), Run(f"{SIGNS[seat]} ", f"seat-{seat}", bold=True), name, Run(tail, "muted"),
            Run(f" {cash}", ink, bold=True)]  # fmt: skip


def _stands(seen: ClassicTerminalView, seat: int) -> Iterator[str]:
    """Yield where a player is, what it has in cash, and its deeds."""
    player, view = seen.view.players[seat], seen.view
    if not player.playing:
        yield f"{seen.name(seat)}: {seen.say('player-stamp')}"
        return
    jailed = f" ({seen.say('player-jailed')})" if player.jailed else ""
    yield f"{seen.name(seat)}: {seen.money(player.cash)}, {square(seen, player.square)}{jailed}"
    deeds = [_deed(seen, place) for place, owner in enumerate(view.owner) if owner == seat]
    if deeds:
        yield f"  {seen.say('player-deeds', deeds=', '.join(deeds))}"
    if player.cards:
        yield f"  {seen.say('player-jail-cards', number=len(player.cards))}"


def _deed(seen: ClassicTerminalView, place: int) -> str:
    level, name = seen.view.level[place], square(seen, place)
    if seen.view.mortgaged[place]:
        return f"{name} ({seen.say('square-mortgaged')})"
    return f"{name} ({seen.say('deed-level', level=level)})" if level else name


SCREEN: Final[Screen] = ClassicScreen()
