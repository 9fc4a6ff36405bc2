"""Sizes of what a message may hold: what is larger is refused as it is decoded, before any work is done for it."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from monopolista.names import LARGEST

MOST_KEYS = 16
"""Keys that a connection may show at once."""
MOST_SEATS = 16
"""Seats of a table; a box has no more than ten."""
MOST_OPTIONS = 100
LONGEST_WORD, LONGEST_TEXT = 100, 1000

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""A name, a key, a hash in hexadecimal: the longest has 64 characters."""
Name = Annotated[str, Meta(max_length=LARGEST)]
"""What a player, a bot or a seat is called; names.py says what a name is."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""A line of the chat, or an answer; what the chat and the notation allow is less."""
Keys = Annotated[list[Word], Meta(max_length=MOST_KEYS)]
OptionValues = Annotated[Mapping[Word, bool | int | Word | None], Meta(max_length=MOST_OPTIONS)]
"""Options by their names; None is the booklet's own choice."""

LONGEST_TRANSCRIPT = 256 * 1024
LONGEST_ANSWER = 3600
"""Seconds that a table can give its players for an answer, at most."""
