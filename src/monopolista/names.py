"""Names that people read: visible characters, length, and names that look alike.

All checks use properties of Unicode: Default_Ignorable_Code_Point, Joining_Type, Indic_Syllabic_Category,
Extended_Pictographic and others by ``regex``, and confusable characters from the data of ``confusable_homoglyphs``.

References
----------
UAX #29: extended grapheme clusters, which a reader counts as characters.
UAX #31, section 2.3: where ZERO WIDTH JOINER and ZERO WIDTH NON-JOINER are part of a word.
UTS #39, section 4: skeletons of confusable strings; section 5.4: how many nonspacing marks may follow each other.
UTS #51: emoji sequences.
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from monopolista.json_reader import read_json

if TYPE_CHECKING:
    import regex

BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosco", "Gilda", "Italo", "Livia", "Oreste")

LONGEST: Final = 24
"""Characters of a player's name, as a reader counts them."""
LARGEST_CLUSTER: Final = 12
"""Code points of one such character: the longest emoji sequence has 10, the longest conjunct of Devanagari 11."""
LARGEST: Final = LONGEST * LARGEST_CLUSTER
"""Bound of the code points of a player's name; longer texts are rejected unread."""
_MARKS: Final = 4
"""Nonspacing marks in a row (UTS #39, section 5.4)."""

_LETTER: Final = r"[\p{L}--\p{Default_Ignorable_Code_Point}]"
_PICTURE: Final = r"[\p{Extended_Pictographic}--\p{Cn}]"
_SHOWN: Final = r"[\p{Emoji}&&\p{Extended_Pictographic}]"
"""A character that can be shown as an emoji."""
_JOINERS: Final = rf"""
    # UAX #31, A1: between letters of a cursive script, ZWNJ says that they are not joined.
    (?<=[\p{{Joining_Type=Dual_Joining}}\p{{Joining_Type=Left_Joining}}]\p{{Joining_Type=Transparent}}*)\u200C
        (?=\p{{Joining_Type=Transparent}}*[\p{{Joining_Type=Dual_Joining}}\p{{Joining_Type=Right_Joining}}])
    # UAX #31, A2 and B: after a virama, ZWNJ and ZWJ choose how a conjunct is written.
  | (?<={_LETTER}\p{{M}}*\p{{Canonical_Combining_Class=Virama}}\p{{M}}*)
        (?:\u200C(?={_LETTER})|\u200D(?!\p{{Indic_Syllabic_Category=Vowel_Dependent}}))
    # The Unicode Standard, chapter 12: before a virama, ZWJ keeps the first letter of a conjunct whole, as in Bengali.
  | (?<={_LETTER})\u200D(?=\p{{Canonical_Combining_Class=Virama}}{_LETTER})
"""
_PICTURES: Final = rf"""
    # UTS #51: pictures joined to one, shown as text or as a picture, keycaps, flags of regions.
    (?<={_PICTURE}[\p{{Emoji_Modifier}}\uFE0F]*)\u200D(?={_PICTURE})
  | (?<={_SHOWN})[\uFE0E\uFE0F]
  | (?<=[0-9#*])\uFE0F(?=\u20E3)
  | (?<=\U0001F3F4)[\U000E0030-\U000E0039\U000E0061-\U000E007A]{{3,6}}\U000E007F
"""
_EMOJI: Final = rf"""
    # UTS #51, ED-14 to ED-17: keycaps, flags of countries and regions, pictures and those joined to one.
    [0-9#*]\uFE0F?\u20E3
  | \p{{Regional_Indicator}}{{2}}
  | {_SHOWN}[\uFE0F\p{{Emoji_Modifier}}]?(?:\u200D{_SHOWN}[\uFE0F\p{{Emoji_Modifier}}]?)*
  | \U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{{3,6}}\U000E007F
"""
_VARIANTS: Final = r"""
    # Forms of an ideograph, as family names have them, and of Mongolian letters.
    (?<=\p{Unified_Ideograph})[\uFE00-\uFE02\U000E0100-\U000E01EF]
  | (?<=[\p{L}&&\p{Script=Mongolian}])[\u180B-\u180D\u180F]
"""
_UNSEEN: Final = r"[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]"
_EMPTY: Final = frozenset({"BLANK", "FILLER", "NULL"})
"""Words in the name of a character that has a place and no picture, such as BRAILLE PATTERN BLANK."""


def visible_text(text: str) -> str:
    """Return a text in one line, without invisible characters that it does not need.

    >>> visible_text(" <b>Anna</b>\\u202e\\u3164 ")
    '<b>Anna</b>'
    >>> visible_text("1\\ufe0f\\u20e3") == "1\\ufe0f\\u20e3", visible_text("Anna\\ufe0f")
    (True, 'Anna')
    """
    plain = "".join(" " if one.isspace() or _is_empty(one) else one for one in text)
    return " ".join(_seen_or_not().sub(lambda found: found["kept"] or "", plain).split())


def is_readable(name: str, longest: int) -> bool:
    """Say whether a name has from 1 to ``longest`` characters, all of them visible."""
    if (
        not 0 < len(name) <= longest * LARGEST_CLUSTER
        or visible_text(name) != name
        or _overloaded().search(_taken_apart(name))
    ):
        return False
    clusters = _clusters(name)
    return len(clusters) <= longest and max(map(len, clusters)) <= LARGEST_CLUSTER


def is_emoji(text: str) -> bool:
    """Say whether a text is one emoji: one character as a reader counts them, which may be joined from several.

    >>> is_emoji("\U0001f3f0"), is_emoji("\U0001f469\u200d\U0001f680"), is_emoji("\U0001f1ee\U0001f1f9")
    (True, True, True)
    >>> is_emoji("A"), is_emoji("\U0001f3f0\U0001f3f0"), is_emoji("")
    (False, False, False)
    """
    return is_readable(text, 1) and _emoji().fullmatch(text) is not None


def readable(name: str, longest: int = LONGEST) -> str:
    """Return a name without invisible characters; empty if nothing is left, or if it has too many characters or marks.

    >>> readable("  Anna\\u202e "), readable("\\u3164"), readable("x" * 25)
    ('Anna', '', '')
    """
    if len(name) > longest * LARGEST_CLUSTER:
        return ""
    plain = visible_text(name)
    return plain if is_readable(plain, longest) else ""


def similar_name(name: str, others: Iterable[str]) -> str:
    """Return the first of some names that looks like another name, empty for none.

    Case, spaces and invisible characters make no difference, and neither do confusable characters.

    Parameters
    ----------
    name : str
        Name to compare.
    others : iterable of str
        Names to compare it with.

    Returns
    -------
    str
        One of them, or an empty text.

    References
    ----------
    UTS #39, section 4.

    Examples
    --------
    >>> similar_name("\\u0410nna", ["Bruno", "Anna"]), similar_name("Anna", ["Hanna"])
    ('Anna', '')
    """
    own = skeletons(name)
    return next((other for other in others if any(map(str.__eq__, own, skeletons(other)))), "")


def skeleton(text: str) -> str:
    """Return a key that is equal for texts that look alike (UTS #39, section 4); it is not for display."""
    alike = _prototypes()
    plain = _ignorable().sub("", _taken_apart(text))
    return _taken_apart("".join(alike.get(one, one) for one in plain))


def skeletons(name: str) -> tuple[str, str]:
    """Return the skeletons of a name as written and in lower case: I looks like l, and i is the lower case of I."""
    plain = "".join(name.split())
    return skeleton(plain).casefold(), skeleton(plain.casefold())


def _clusters(text: str) -> list[str]:
    return _regex().findall(r"\X", text)


def _taken_apart(text: str) -> str:
    return unicodedata.normalize("NFD", text)


def _is_empty(character: str) -> bool:
    return not _EMPTY.isdisjoint(unicodedata.name(character, "").split())


def _regex() -> Any:
    """Return the package ``regex``, which a process that reads no names does without."""
    import regex  # noqa: PLC0415

    return regex


@lru_cache(1)
def _seen_or_not() -> "regex.Pattern[str]":
    regex = _regex()
    kept = f"{_JOINERS}|{_PICTURES}|{_VARIANTS}"
    return regex.compile(f"(?P<kept>{kept})|{_UNSEEN}", regex.VERBOSE | regex.VERSION1)


@lru_cache(1)
def _emoji() -> "regex.Pattern[str]":
    regex = _regex()
    return regex.compile(_EMOJI, regex.VERBOSE | regex.VERSION1)


@lru_cache(1)
def _overloaded() -> "regex.Pattern[str]":
    """Return the pattern of a mark without a letter, too many marks on one, and one mark twice."""
    marks = r"[\p{Mn}\p{Me}]"
    regex = _regex()
    return regex.compile(rf"(?:^|\s)\p{{M}}|{marks}{{{_MARKS + 1},}}|({marks})\1", regex.VERSION1)


@lru_cache(1)
def _ignorable() -> "regex.Pattern[str]":
    return _regex().compile(r"\p{Default_Ignorable_Code_Point}")


@lru_cache(1)
def _prototypes() -> dict[str, str]:
    """Return the prototype of each confusable character.

    The data lists every pair from both sides: the character with more neighbours is the prototype. A single character
    is never replaced by several, as Unicode does for m and rn.
    """
    source = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    listed = read_json(source, dict[str, list[dict[str, str]]])
    pairs = {_plain(one): [_plain(other["c"]) for other in others] for one, others in listed.items()}
    first = {one: others[0] for one, others in pairs.items() if len(one) == 1 and _stands_for(others[0], one, pairs)}
    return {one: "".join(first.get(part, part) for part in _taken_apart(other)) for one, other in first.items()}


def _stands_for(prototype: str, one: str, pairs: dict[str, list[str]]) -> bool:
    return (len(prototype), len(pairs[prototype]), one) > (len(one), len(pairs[one]), prototype)


def _plain(listed: str) -> str:
    """Return characters without the marks and the circle with which a table displays them."""
    plain = listed.replace("\u200e", "")
    return plain.replace("\u25cc", "") if len(plain) > 1 else plain
