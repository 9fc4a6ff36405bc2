"""The notation of answers: short words that a person can read and that round-trip.

>>> write(parse("bid 120"))
'bid 120'
>>> write(parse("propose 2 give 5 15 get 39 money -50"))
'propose 2 give 5 15 get 39 money -50'

A seat writes ``roll``; chance writes ``roll 3 4`` for the dice, ``roll 3 4 5`` with the Speedy die (4 is the bus,
5 and 6 are Mr. Monopoly), ``draw 13`` for a card and ``dealt 39`` for a deed; the clock writes ``time``. In a
proposal, deeds are squares, and a positive ``money`` is what the proposer pays.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from monopolista.engine.seats import Seat
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Money
from monopolista.games.common.notation import REMEMBERED, Action, NotationError, number, split, wrong_count

_LISTS = {"give": "gives", "get": "gets", "give_card": "gives_cards", "get_card": "gets_cards"}
_SINGLES = ("money", "counter", "clear")


@dataclass(frozen=True)
class Terms:
    """The terms of a trade as its maker states them; deeds by square, jail cards by number."""

    partner: Seat
    gives: tuple[int, ...] = ()
    gets: tuple[int, ...] = ()
    gives_cards: tuple[int, ...] = ()
    gets_cards: tuple[int, ...] = ()
    money: Money = 0
    counters: int = 0
    clears: int = 0


@dataclass(frozen=True)
class Proposal(Action):
    """A proposal stated whole, with its terms."""

    terms: Terms | None = None


def terms_in(action: Action) -> Terms | None:
    """Return the terms that an action states, None where it states none."""
    return action.terms if isinstance(action, Proposal) else None


def write(action: Action) -> str:
    """Return the notation of an action."""
    word = verbs.WORDS[action.verb]
    terms = terms_in(action)
    if terms is not None:
        return _write_terms(word, terms)
    if action.verb == verbs.ROLL and action.subject:
        third = f" {action.amount // 10}" if action.amount >= 10 else ""
        return f"{word} {action.subject} {action.amount % 10}{third}"
    if action.verb in (verbs.DRAW, verbs.DEALT) or verbs.takes_subject(action.verb):
        return f"{word} {action.subject}"
    return f"{word} {action.amount}" if verbs.takes_amount(action.verb) else word


def _write_terms(word: str, terms: Terms) -> str:
    parts = [word, str(terms.partner)]
    for key, name in _LISTS.items():
        values: tuple[int, ...] = getattr(terms, name)
        parts += [key, *map(str, values)] if values else []
    parts += ["money", str(terms.money)] if terms.money else []
    parts += ["counter", str(terms.counters)] if terms.counters else []
    parts += ["clear", str(terms.clears)] if terms.clears else []
    return " ".join(parts)


@lru_cache(REMEMBERED)
def parse(text: str) -> Action:
    """Return the action that a text states, or raise NotationError."""
    verb, words = split(text, verbs.NUMBERS)
    if verb == verbs.PROPOSE and words:
        return Proposal(verb, terms=_parse_terms(words))
    numbers = [number(word) for word in words]
    if verb == verbs.ROLL and len(numbers) == 2:
        return Action(verb, numbers[0], numbers[1])
    if verb == verbs.ROLL and len(numbers) == 3 and 0 < numbers[1] < 10 and numbers[2] > 0:
        return Action(verb, numbers[0], numbers[1] + 10 * numbers[2])
    subject = verb in (verbs.DRAW, verbs.DEALT) or verbs.takes_subject(verb)
    if len(numbers) != subject + verbs.takes_amount(verb):
        raise wrong_count(text)
    if subject:
        return Action(verb, numbers[0])
    return Action(verb, 0, numbers[0] if numbers else 0)


def _parse_terms(words: list[str]) -> Terms:
    values: dict[str, list[int]] = {"partner": []}
    key = "partner"
    for word in words:
        if word in _LISTS or word in _SINGLES:
            if word in values:
                raise NotationError(f"{word}: give it once")
            key = word
            values[key] = []
        else:
            values[key].append(number(word))
    for single in ("partner", *_SINGLES):
        if single in values and len(values[single]) != 1:
            raise NotationError(f"{single}: give one number")
    gives, gets, gives_cards, gets_cards = (_distinct(values.get(key, ())) for key in _LISTS)
    money, counters, clears = (values.get(key, [0])[0] for key in _SINGLES)
    return Terms(values["partner"][0], gives, gets, gives_cards, gets_cards, money, counters, clears)


def _distinct(values: Iterable[int]) -> tuple[int, ...]:
    ordered = tuple(sorted(values))
    if len(set(ordered)) != len(ordered):
        raise NotationError("a proposal names each square and each card once")
    return ordered
