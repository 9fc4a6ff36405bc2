"""The list of languages; tests name everything else that a new language needs."""

from typing import Final, Literal, NamedTuple, get_args

Language = Literal["it", "en", "nl", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"
"""The default language."""


class Spoken(NamedTuple):
    """The name of a language, and its format of amounts."""

    name: str
    """Its name in the language itself."""
    region: str
    """The locale of its numbers and dates, such as nl-BE."""
    group: str
    """The separator of thousands."""
    behind: bool = False
    """Whether the currency follows the amount."""
    close: bool = False
    """Whether the currency symbol has no space before the amount; letters always have one."""


SPOKEN: Final[dict[Language, Spoken]] = {
    "it": Spoken("Italiano", "it-IT", "."),
    "nl": Spoken("Nederlands", "nl-NL", "."),
    "fr": Spoken("Français", "fr-FR", "\u202f", behind=True),
    "en": Spoken("English", "en-US", ",", close=True),
}
"""Languages in display order."""
if set(SPOKEN) != set(LANGUAGES):
    raise TypeError(f"languages with an incomplete declaration: {', '.join(set(SPOKEN) ^ set(LANGUAGES))}")


def spoken_in(language: str) -> Spoken:
    """Return the format of a language; an unknown language raises KeyError."""
    return {str(code): spoken for code, spoken in SPOKEN.items()}[language]
