"""Size limits of messages; the decoder refuses larger ones before any other work."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from monopolista.names import LARGEST

MOST_KEYS = 16
"""The highest number of keys in one message."""
MOST_SEATS = 16
"""The highest number of seats; no edition has more than ten."""
MOST_OPTIONS = 100
LONGEST_WORD, LONGEST_TEXT = 100, 1000

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""A name, a key or a hash in hexadecimal; the longest has 64 characters."""
Name = Annotated[str, Meta(max_length=LARGEST)]
"""The name of a player, a bot or a seat; ``names.py`` defines valid names."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""A line of chat or an answer; the limits of the chat and of the notation are lower."""
Keys = Annotated[list[Word], Meta(max_length=MOST_KEYS)]
OptionValues = Annotated[Mapping[Word, bool | int | Word | None], Meta(max_length=MOST_OPTIONS)]
"""Options by name; None stands for the booklet's own value."""

LONGEST_TRANSCRIPT = 448 * 1024
"""The longest transcript that a server takes: a game of 256 KiB, and the pictures of its box."""
LONGEST_ANSWER = 3600
"""The longest time limit of a table, in seconds."""
