"""The card game's table in letters: the sets before everybody, and one's own hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.presentation.colour_names import colour_name
from monopolista.games.deal.presentation.view import DealSetView
from monopolista.games.deal.terminal.prompts import DealTerminalView, card
from monopolista.games.interface.terminal_ui import SIGNS, Arrow, Row, Run, Stage, fitted

_WIDE: Final = 70
"""Columns from which on sets have their whole names."""
_LETTERS: Final = 3
_LEAST_HOLE: Final = 8


def stage_of(seen: DealTerminalView, size: tuple[int, int], place: int) -> Stage:
    """Return what lies before everybody, then one's hand; the question stands below."""
    width, height = size
    rows = [row for seat in range(len(seen.view.players)) for row in _before(seen, seat, width)]
    rows.append(_piles(seen, width))
    rows += _hand(seen, width, place)
    rows = [_filled(row, width) for row in rows][: height - _LEAST_HOLE]
    top = len(rows)
    rows += [[Run(" " * width, paper="card")] for _ in range(height - top)]
    return Stage(rows, (0, top, width, height - top))


def _filled(row: Row, width: int) -> Row:
    left = width - sum(len(run.text) for run in row)
    return [*row, Run(" " * max(0, left), paper="paper")]


def _before(seen: DealTerminalView, seat: int, width: int) -> Iterator[Row]:
    """Yield the sets before a player, as many in a row as there is room for."""
    player = seen.view.players[seat]
    sign = Run(f"{SIGNS[seat]} ", f"seat-{seat}", "paper", bold=True)
    if width >= _WIDE:
        bank = seen.say("deal-bank-worth", amount=seen.money(player.bank_worth))
        yield [sign, Run(f"{seen.name(seat)} · {bank}", paper="paper", bold=seat == seen.seat)]
        sign = Run("  ", paper="paper")
    chips = [_chip(seen, one, width >= _WIDE) for one in player.sets]
    row: list[Run] = [sign]
    for chip in chips:
        if sum(len(run.text) for run in row) + len(chip.text) + 1 > width:
            yield row
            row = [Run("  ", paper="paper")]
        row += [chip, Run(" ", paper="paper")]
    if not chips:
        row.append(Run(seen.say("deal-sets-empty"), "muted", "paper"))
    yield row


def _chip(seen: DealTerminalView, one: DealSetView, whole: bool) -> Run:
    """Return a set in its colour: its name, how many of how many, its buildings, whether it is complete."""
    colour = COLOUR_KEYS[one.colour]
    size = seen.box.pack.size[one.colour]
    built = "⌂" * (one.house >= 0) + "H" * (one.hotel >= 0)
    name = colour_name(seen.box, colour, seen.language)
    count = f"{len(one.cards)}/{size}{built}{'✓' if one.complete else ''}"
    rent = f" {seen.money(one.rent)}" if whole and one.rent else ""
    text = f" {name} {count}{rent} " if whole else f"{_short_name(seen, one.colour)}{count}"
    return Run(text, f"on-{colour}", colour, bold=one.complete)


def _short_name(seen: DealTerminalView, colour: int) -> str:
    """Return the name of a colour in a few letters that no other colour has."""
    return short_names(tuple(colour_name(seen.box, key, seen.language) for key in COLOUR_KEYS))[colour]


def short_names(names: Sequence[str]) -> list[str]:
    """Return names in three letters, or in four where another begins with the same three.

    >>> short_names(["rosa", "rosso", "bleu clair", "bleu foncé", "vert"])
    ['rosa', 'ross', 'blc', 'blf', 'ver']
    """
    times = Counter(name[:_LETTERS] for name in names)
    return [name[:_LETTERS] if times[name[:_LETTERS]] == 1 else _shortened(name) for name in names]


def _shortened(name: str) -> str:
    first, _, second = name.partition(" ")
    return first[: _LETTERS - 1] + second[0] if second else first[: _LETTERS + 1]


def _piles(seen: DealTerminalView, width: int) -> Row:
    pile = seen.say("deal-pile-left", number=seen.view.pile)
    discards = seen.say("deal-discards-count", number=len(seen.view.discards))
    return [Run(fitted(f"{pile} · {discards}", width), "muted", "paper")]


def _hand(seen: DealTerminalView, width: int, place: int) -> Iterator[Row]:
    """Yield one's hand: each card with the number that chooses it, its colours, its worth."""
    if seen.seat < 0:
        return
    if not seen.hand:
        yield [Run(seen.say("deal-hand-empty"), "muted", "paper")]
    across = 3 if width >= _WIDE else 2
    room = width // across
    for first in range(0, len(seen.hand), across):
        some = seen.hand[first : first + across]
        yield [run for number, one in enumerate(some, first + 1) for run in _held(seen, (number, one), room, place)]


def _held(seen: DealTerminalView, held: tuple[int, int], room: int, place: int) -> Iterator[Run]:
    number, one = held
    colours = seen.box.cards[one].colours[:2]
    chosen = one == place
    paper, ink = ("chosen", "on-chosen") if chosen else ("paper", "")
    yield Run(f"{number:>2} ", "muted" if not chosen else ink, paper)
    for colour in colours:
        yield Run(" ", f"on-{colour}", colour)
    printed = seen.box.cards[one]
    worth = "" if printed.kind == "money" else f" {printed.value}"
    left = room - 3 - len(colours) - len(worth) - 1
    yield Run(f" {fitted(card(seen, one), left - 1)}{worth} ", ink, paper, bold=chosen)


def step_from(seen: DealTerminalView, place: int, arrow: Arrow) -> int:
    """Return the next card of the hand."""
    hand = seen.hand
    if not hand:
        return -1
    if place not in hand:
        return hand[0]
    by = {"left": -1, "right": 1, "up": -2, "down": 2}[arrow]
    return hand[min(max(0, hand.index(place) + by), len(hand) - 1)]


def detail_of(seen: DealTerminalView, place: int) -> list[Row]:
    """Return what a card of the hand is for; without one, the sets before everybody with their cards."""
    if place in seen.hand:
        return _card(seen, place)
    return [row for seat in range(len(seen.view.players)) for row in _sets(seen, seat)]


def _card(seen: DealTerminalView, number: int) -> list[Row]:
    printed = seen.box.cards[number]
    rows: list[Row] = [
        [Run(card(seen, number), bold=True)],
        [Run(seen.say("deal-card-worth", amount=seen.money(printed.value)))],
    ]
    return [*rows, [Run(text_of(seen, number))]]


def text_of(seen: DealTerminalView, number: int) -> str:
    """Return what a card does."""
    printed = seen.box.cards[number]
    pack = seen.box.pack
    sums = {"house": pack.house_rent, "hotel": pack.hotel_rent, "birthday": pack.birthday, "collector": pack.collects}
    first, second = (*printed.colours, None, None)[:2]
    return seen.say(
        f"deal-text-{printed.kind}",
        amount=seen.money(sums.get(printed.kind, printed.value)),
        colour=colour_name(seen.box, first, seen.language) if first else "",
        second=colour_name(seen.box, second, seen.language) if second else "",
        number=pack.go_cards,
    )


def _sets(seen: DealTerminalView, seat: int) -> Iterator[Row]:
    player = seen.view.players[seat]
    for one in player.sets:
        cards = seen.listed(card(seen, number) for number in set_cards(one))
        colour = COLOUR_KEYS[one.colour]
        chip = Run(_short_name(seen, one.colour), f"on-{colour}", colour)
        yield [Run(f"{SIGNS[seat]} ", f"seat-{seat}"), chip, Run(f" {cards}")]


def set_cards(one: DealSetView) -> Sequence[int]:
    """Return the cards of a set, its buildings last."""
    return [*one.cards, *(card for card in (one.house, one.hotel) if card >= 0)]
