"""The pictures that an edition brings along, and what squares may show."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from monopolista.games.classic.editions.schema import ICONS, EditionFile
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.common.faults import Fault
from monopolista.games.common.own_boxes import LONGEST_PICTURES
from monopolista.games.common.png import flaw_in_picture
from monopolista.names import is_emoji

_SHOWN: Final = f"must be one emoji, one of {', '.join(ICONS)}, or a name in pictures"


def pictures_of(file: EditionFile) -> Mapping[str, str]:
    """Return the pictures that an edition brings along: data addresses by their names."""
    return {} if file.pictures is msgspec.UNSET else file.pictures


def shown_on_square(file: EditionFile, place: int) -> str:
    """Return the picture of a square: an emoji, the name of an icon, or a data address; empty if it has none."""
    picture = file.squares[place].picture
    return "" if picture is msgspec.UNSET else pictures_of(file).get(picture, picture)


def faults_in_pictures(file: EditionFile) -> Iterator[Fault]:
    """Yield the faults in the pictures of an edition and in what its squares show."""
    pictures = pictures_of(file)
    for place, square in enumerate(file.squares):
        shown = square.picture
        if shown is not msgspec.UNSET and shown not in pictures and shown not in ICONS and not is_emoji(shown):
            yield Fault(f"squares[{place}].picture", "picture", _SHOWN)
    if len(pictures) > SQUARES or sum(map(len, pictures.values())) > LONGEST_PICTURES:
        yield Fault("pictures", "pictures", f"more than {SQUARES} pictures, or {LONGEST_PICTURES:,} characters in all")
        return
    for name, url in pictures.items():
        reason = "the name of one of the program's drawings" if name in ICONS else flaw_in_picture(url)
        if reason:
            yield Fault(f"pictures.{name}", "image", reason)
