"""Filter of refused words in names and chat lines: it finds whole words in any spelling, not parts of other words."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from monopolista.protocol.client_messages import Setup, TakeSeat
from monopolista.protocol.message_limits import LONGEST_TEXT
from monopolista.protocol.people import RequestSeat, SendChat
from monopolista.server.core.errors import DeniedError

Written = SendChat | RequestSeat | TakeSeat | Setup
"""Messages with text that other players read."""
LONGEST = 60
"""The longest refused word, in characters."""
SHORTEST = 2
_SPELT = 3
"""The shortest word that is also found with separated letters."""
_ALIKE = {
    "a": "4@",
    "b": "8",
    "e": "3",
    "g": "9",
    "i": "1!|",
    "l": "1!|",
    "o": "0",
    "s": "5$",
    "t": "7+",
    "z": "2",
}
"""Characters that replace a letter."""
_FOLDED = str.maketrans(
    {sign: letter for letter, signs in _ALIKE.items() for sign in signs} | dict.fromkeys("l1!|", "i")
)
_SAME = str.maketrans("ðđøłħŧıаеорсхуіјкмтвнԁɡαβειονρτυκ", "ddolhtiaeopcxyijkmtbhdgabeiovptuk")
"""Letters of other alphabets that resemble Latin ones, and Latin letters with a stroke."""
_BETWEEN = r"(?:[^\w\s@!|$+]|_)*+"
"""Matches characters within a word that neither are nor replace letters."""
_APART = r"(?:[^\w@!|$+]|_)++"
"""Matches characters between separated letters."""


class WordFilter:
    """The refused words in force."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        plain = sorted({word for one in words if (word := plain_word(one))})
        self._words = [(_skeleton(word), word) for word in plain]

    def has_any(self, text: str) -> bool:
        """Return whether a text contains a refused word."""
        if not self._words:
            return False
        plain = _plain(text)
        bones = _skeleton(plain)
        return any(_pattern(word).search(plain) is not None for skeleton, word in self._words if skeleton in bones)


def plain_word(word: str) -> str:
    """Return a word in the form in which it is searched; empty where it is too short.

    >>> plain_word(" Però! ")
    'pero'
    """
    signs = "".join(one for one in _plain(word[:LONGEST]) if one.isalnum())
    return signs if len(signs) >= SHORTEST else ""


@lru_cache(64)
def _plain(text: str) -> str:
    """Return a text in lower case, without accents and invisible characters."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    seen = (one for one in letters if one.isspace() or unicodedata.category(one) not in ("Mn", "Me", "Cf", "Cc"))
    return "".join(seen).translate(_SAME)


def _skeleton(plain: str) -> str:
    """Reduce a text for a fast first search: merge similar characters, remove repetitions and separators."""
    return "".join(sign for sign, _ in groupby(one for one in plain.translate(_FOLDED) if one.isalnum()))


@lru_cache(4096)
def _pattern(word: str) -> re.Pattern[str]:
    """Return a pattern that finds a word; letters may be repeated, but a single letter does not match a double one."""
    runs = [(letter, len(list(run))) for letter, run in groupby(word)]
    whole = _BETWEEN.join(_one(letter) + f"{{{many},}}+" for letter, many in runs)
    spelt = _APART.join(_one(letter) + "++" for letter in word)
    found = f"{whole}|{spelt}" if len(word) >= _SPELT else whole
    return re.compile(rf"(?<![^\W_])(?:{found})(?![^\W_])")


def _one(letter: str) -> str:
    return f"[{re.escape(letter + _ALIKE.get(letter, ''))}]"


def check_words(words: WordFilter, message: Written) -> None:
    """Raise DeniedError where a name or a line in a message contains a refused word.

    The search is expensive: callers first check the size and the rate limit.
    """
    texts = [*_texts(message)]
    if any(len(text) > LONGEST_TEXT for text in texts):
        raise DeniedError("malformed", f"at most {LONGEST_TEXT} characters in a text")
    if any(words.has_any(text) for text in texts):
        reason = "words" if isinstance(message, SendChat | RequestSeat) else ""
        raise DeniedError("words", "the administrator of this server does not allow a word in this text", reason=reason)


def _texts(message: Written) -> Iterator[str]:
    """Yield the texts in a message that other players would read."""
    if isinstance(message, SendChat):
        yield message.text
    elif isinstance(message, Setup):
        yield from (seat.name for seat in message.seats or ())
    else:
        yield message.name
