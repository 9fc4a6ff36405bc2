"""MONOPOLY Deal as a terminal shows it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from monopolista.engine.events import Event
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.presentation.colour_names import set_name
from monopolista.games.deal.terminal.answers import choices_of
from monopolista.games.deal.terminal.cards import detail_of, set_cards, stage_of, step_from
from monopolista.games.deal.terminal.prompts import DealTerminalView, card, head_of, is_asked, lines_of
from monopolista.games.interface.terminal_ui import SIGNS, Arrow, Choice, Row, Run, Screen, Stage, fitted


class DealScreen:
    """The sets, the hand, the open question, the players."""

    keys: Mapping[str, str] = MappingProxyType({
        "1": "deal-key-card", "u": "deal-key-undo", "f": "deal-key-end", "n": "deal-key-no", "a": "deal-key-allow",
    })  # fmt: skip

    def asked(self, seen: DealTerminalView) -> bool:
        """Return whether the observing seat has to answer."""
        return is_asked(seen)

    def head(self, seen: DealTerminalView) -> str:
        """Return the question, or the players for whom the game waits."""
        return head_of(seen)

    def lines(self, seen: DealTerminalView) -> list[str]:
        """Return what there is to know for an answer."""
        return lines_of(seen)

    def choices(self, seen: DealTerminalView) -> list[Choice]:
        """Return what may be done, the main answer first."""
        return choices_of(seen)

    def places(self, seen: DealTerminalView) -> Sequence[int]:
        """Return the cards of the hand."""
        return seen.hand

    def stage(self, seen: DealTerminalView, size: tuple[int, int], place: int) -> Stage:
        """Return the table."""
        return stage_of(seen, size, place)

    def step(self, seen: DealTerminalView, place: int, arrow: Arrow) -> int:
        """Return the next card of the hand."""
        return step_from(seen, place, arrow)

    def detail(self, seen: DealTerminalView, place: int) -> list[Row]:
        """Return what a card is for, or what lies before everybody."""
        return detail_of(seen, place)

    def players(self, seen: DealTerminalView, width: int) -> list[Row]:
        """Return the players: sign, name, complete sets, cards in hand, value of the bank."""
        return [_player(seen, seat, width) for seat in range(len(seen.view.players))]

    def standing(self, seen: DealTerminalView) -> list[str]:
        """Return what lies before everybody, the piles, and one's own hand."""
        lines = [line for seat in range(len(seen.view.players)) for line in _stands(seen, seat)]
        lines.append(seen.say("deal-pile-left", number=seen.view.pile))
        if seen.seat >= 0:
            held = seen.listed(card(seen, one) for one in seen.hand) or seen.say("deal-hand-empty")
            lines.append(f"{seen.say('deal-hand')}: {held}")
        return lines

    def ending(self, seen: DealTerminalView) -> list[str]:
        """Return the winners and the ranking."""
        winners, players = seen.view.winners, seen.view.players
        said = seen.say("end-winner", name=seen.all_names(winners), names=seen.all_names(winners))
        order = sorted(range(len(players)), key=lambda seat: players[seat].place)
        return [said, *(f"{players[seat].place}. {seen.name(seat)}: {_end(seen, seat)}" for seat in order)]

    def is_notable(self, event: Event, robots: Collection[int]) -> bool:  # noqa: ARG002 (robots play as persons do)
        """Say whether something is worth telling: everything is."""
        return True


def _end(seen: DealTerminalView, seat: int) -> str:
    player = seen.view.players[seat]
    if not player.playing:
        return seen.say("deal-end-left")
    amount = seen.money(player.bank_worth)
    return seen.say("deal-end-place-sets", number=len(player.complete), amount=amount)


def _player(seen: DealTerminalView, seat: int, width: int) -> Row:
    player, wins = seen.view.players[seat], seen.box.pack.sets_to_win
    turn = "▸" if seen.view.turn == seat and not seen.view.winners else " "
    complete = min(len(player.complete), wins)
    marks = "✓" * complete + "·" * (wins - complete)
    tail = f" {marks} {player.hand:>2}▯ {seen.money(player.bank_worth):>6}"
    if not player.playing:
        tail = f" {seen.say('deal-player-out')}"[: width // 2]
    ink = "" if player.playing else "muted"
    name = Run(fitted(seen.name(seat), width - 3 - len(tail)), ink, bold=seat == seen.seat)
    return [Run(turn, "signal", bold=True), Run(f"{SIGNS[seat]} ", f"seat-{seat}", bold=True), name, Run(tail, ink)]


def _stands(seen: DealTerminalView, seat: int) -> Iterator[str]:
    player = seen.view.players[seat]
    if not player.playing:
        yield f"{seen.name(seat)}: {seen.say('deal-player-out')}"
        return
    hand = seen.say("deal-hand-count", number=player.hand)
    yield f"{seen.name(seat)}: {hand}, {seen.say('deal-bank-worth', amount=seen.money(player.bank_worth))}"
    for one in player.sets:
        size, amount = seen.box.pack.size[one.colour], seen.money(one.rent)
        message = "deal-set-read-complete" if one.complete else "deal-set-read"
        name = set_name(seen.box, COLOUR_KEYS[one.colour], seen.language)
        said = seen.say(message, set=name, number=len(one.cards), size=size, rent=amount, amount=amount)
        yield f"  {said} ({', '.join(card(seen, number) for number in set_cards(one))})"


SCREEN: Final[Screen] = DealScreen()
