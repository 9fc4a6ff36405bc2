"""The languages: the one list of them; whatever else a language needs, a test names."""

from typing import Final, Literal, NamedTuple, get_args

Language = Literal["it", "en", "nl", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"
"""The language of a user who asks for none of them."""


class Spoken(NamedTuple):
    """How a language is called, and how it writes sums."""

    name: str
    """What it calls itself."""
    region: str
    """Whose numbers and dates it writes, as in nl-BE."""
    group: str
    """What stands between thousands."""
    behind: bool = False
    """Whether the currency stands behind the sum."""
    close: bool = False
    """Whether a sign of a currency touches the sum; its letters never do."""


SPOKEN: Final[dict[Language, Spoken]] = {
    "it": Spoken("Italiano", "it-IT", "."),
    "nl": Spoken("Nederlands", "nl-NL", "."),
    "fr": Spoken("Français", "fr-FR", "\u202f", behind=True),
    "en": Spoken("English", "en-US", ",", close=True),
}
"""In the order in which they are offered."""
if set(SPOKEN) != set(LANGUAGES):
    raise TypeError(f"languages with an incomplete declaration: {', '.join(set(SPOKEN) ^ set(LANGUAGES))}")


def spoken_in(language: str) -> Spoken:
    """Return how a language is spoken; another than those there are is a KeyError."""
    return {str(code): spoken for code, spoken in SPOKEN.items()}[language]
