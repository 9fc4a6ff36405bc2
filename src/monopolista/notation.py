"""The notation of answers: short words that a person can read and that round-trip; each game has its own verbs.

>>> write(parse("bid 120"))
'bid 120'
>>> write(parse("propose 2 give 5 15 get 39 money -50"))
'propose 2 give 5 15 get 39 money -50'
>>> write(parse("lay 30 12", "deal"), "deal")
'lay 30 12'

A seat writes ``roll``; chance writes ``roll 3 4`` for the dice, ``roll 3 4 5`` with the Speedy die (4 is the bus,
5 and 6 are Mr. Monopoly), ``draw 13`` for a card and ``dealt 39`` for a deed; the clock writes ``time``. In a
proposal, deeds are squares, and a positive ``money`` is what the proposer pays.

In MONOPOLY Deal chance writes ``first 2`` and ``draw 57``; ``play 60`` is an action without a target.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from monopolista.editions import GameName
from monopolista.kernel.classic import verbs
from monopolista.kernel.deal import verbs as deal_verbs

_WORD = re.compile(r"[a-z_]{1,12}")
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_LONGEST = 400
_LISTS = {"give": "gives", "get": "gets", "give_card": "gives_cards", "get_card": "gets_cards"}

_SINGLES = ("money", "counter", "clear")


class NotationError(ValueError):
    """A text that is not an answer in the notation."""


@dataclass(frozen=True)
class Terms:
    """The terms of a trade as its maker states them; deeds by square, jail cards by number."""

    partner: int
    gives: tuple[int, ...] = ()
    gets: tuple[int, ...] = ()
    gives_cards: tuple[int, ...] = ()
    gets_cards: tuple[int, ...] = ()
    money: int = 0
    counters: int = 0
    clears: int = 0


@dataclass(frozen=True)
class Action:
    """An answer: a verb with its subject and amount, or a proposal with its terms."""

    verb: int
    subject: int = 0
    amount: int = 0
    terms: Terms | None = None


def write(action: Action, game: GameName = "classic") -> str:
    """Return the notation of an action."""
    return _write_deal(action) if game == "deal" else _write_classic(action)


def _write_deal(action: Action) -> str:
    word = deal_verbs.WORDS[action.verb]
    if deal_verbs.takes_amount(action.verb) and not _is_without_target(action):
        return f"{word} {action.subject} {action.amount}"
    return f"{word} {action.subject}" if deal_verbs.takes_subject(action.verb) else word


def _is_without_target(action: Action) -> bool:
    return action.verb == deal_verbs.PLAY and action.amount == deal_verbs.NO_TARGET


def _write_classic(action: Action) -> str:
    word = verbs.WORDS[action.verb]
    if action.terms is not None:
        return _write_terms(word, action.terms)
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


def parse(text: str, game: GameName = "classic") -> Action:
    """Return the action that a text states, or raise NotationError."""
    words = text[: _LONGEST + 1].split(" ")
    known = deal_verbs.NUMBERS if game == "deal" else verbs.NUMBERS
    if len(text) > _LONGEST or not _WORD.fullmatch(words[0]) or words[0] not in known:
        raise NotationError(f"not an answer: {text[:40]!r}")
    verb = known[words[0]]
    action = _parse_deal(verb, words) if game == "deal" else _parse_classic(verb, words)
    if action is None:
        raise NotationError(f"wrong number of values: {text[:40]!r}")
    return action


def _parse_deal(verb: int, words: list[str]) -> Action | None:
    numbers = [_number(word) for word in words[1:]]
    if verb == deal_verbs.PLAY and len(numbers) == 1:
        numbers.append(deal_verbs.NO_TARGET)
    if len(numbers) != deal_verbs.takes_subject(verb) + deal_verbs.takes_amount(verb):
        return None
    subject, amount = (*numbers, 0, 0)[:2]
    return Action(verb, subject, amount)


def _parse_classic(verb: int, words: list[str]) -> Action | None:
    if verb == verbs.PROPOSE and len(words) > 1:
        return Action(verb, terms=_parse_terms(words[1:]))
    numbers = [_number(word) for word in words[1:]]
    if verb == verbs.ROLL and len(numbers) == 2:
        return Action(verb, numbers[0], numbers[1])
    if verb == verbs.ROLL and len(numbers) == 3 and 0 < numbers[1] < 10 and numbers[2] > 0:
        return Action(verb, numbers[0], numbers[1] + 10 * numbers[2])
    subject = verb in (verbs.DRAW, verbs.DEALT) or verbs.takes_subject(verb)
    if len(numbers) != subject + verbs.takes_amount(verb):
        return None
    if subject:
        return Action(verb, numbers[0])
    return Action(verb, 0, numbers[0] if numbers else 0)


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise NotationError(f"not a whole number: {word[:20]!r}")
    return int(word)


def _parse_terms(words: list[str]) -> Terms:
    values: dict[str, list[int]] = {"partner": []}
    key = "partner"
    for word in words:
        if word in _LISTS or word in _SINGLES:
            if word in values:
                raise NotationError(f"stated twice: {word}")
            key = word
            values[key] = []
        else:
            values[key].append(_number(word))
    for single in ("partner", *_SINGLES):
        if single in values and len(values[single]) != 1:
            raise NotationError(f"one number needed: {single}")
    gives, gets, gives_cards, gets_cards = (_distinct(values.get(key, ())) for key in _LISTS)
    money, counters, clears = (values.get(key, [0])[0] for key in _SINGLES)
    return Terms(values["partner"][0], gives, gets, gives_cards, gets_cards, money, counters, clears)


def _distinct(values: Iterable[int]) -> tuple[int, ...]:
    ordered = tuple(sorted(values))
    if len(set(ordered)) != len(ordered):
        raise NotationError("named twice in one proposal")
    return ordered
