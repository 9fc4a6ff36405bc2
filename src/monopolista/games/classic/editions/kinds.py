"""What a board calls its stations and its companies."""

from collections.abc import Mapping

import msgspec

from monopolista.games.classic.editions.schema import EditionFile, KindNames, NamedKind


def own_kinds(file: EditionFile) -> Mapping[NamedKind, KindNames]:
    """Return the words of an edition for its stations and its companies, without those that it calls as usual."""
    if file.kinds is msgspec.UNSET:
        return {}
    stated: list[tuple[NamedKind, KindNames | msgspec.UnsetType]] = [
        ("station", file.kinds.station),
        ("company", file.kinds.company),
    ]
    return {kind: names for kind, names in stated if names is not msgspec.UNSET}
