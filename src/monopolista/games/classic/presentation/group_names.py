"""What groups of deeds are called: the colours, and stations and companies as a board calls them."""

from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.kinds import own_kinds
from monopolista.games.common.wording import printed_name
from monopolista.locales import say

USUAL = "usual"
"""In place of a name: texts use their own word."""
OWN_KIND = "own-kind"
"""In place of a group's key: texts quote the name of a kind that the board calls otherwise."""


def group_name(box: Box, group: str, language: str) -> str:
    """Return the name of a group of deeds, as a label has it.

    >>> from monopolista.games.classic.editions import load
    >>> group_name(load(), "light-blue", "en"), group_name(load(), "station", "fr")
    ('light blue', 'gare')
    """
    own = own_name(box, group, language)
    return say(f"colour-{group}", language) if own == USUAL else own


def own_name(box: Box, kind: str, language: str, *, several: bool = False) -> str:
    """Return what a board calls its stations or its companies, or ``usual`` where it has no words of its own."""
    for named, names in own_kinds(box.file).items():
        if named == kind:
            return printed_name(box, names.many if several else names.one, language)
    return USUAL


def group_in_reason(box: Box, group: str, language: str) -> dict[str, str]:
    """Return a group as the messages of reasons take it: its key in ``about`` and its name in ``colour``."""
    own = own_name(box, group, language, several=True)
    if own != USUAL:
        return {"about": OWN_KIND, "colour": own}
    return {"about": group, "colour": say(f"colour-{group}", language) if group else ""}
