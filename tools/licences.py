"""Licences of installed Python packages."""

from importlib.metadata import PackageNotFoundError, metadata
from typing import Final

from cyclonedx.spdx import fixup_id, is_expression

_CLASSIFIER: Final = "License :: "
_SPDX: Final = {
    "Apache Software License": "Apache-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "MIT No Attribution License (MIT-0)": "MIT-0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}
"""SPDX identifiers of classifiers that name one licence; *BSD License* names several."""
_LONGEST_NAME: Final = 60
"""Some packages put the whole text into the field ``License``."""


def licence_of(package: str) -> str:
    """Return the licence of an installed package: SPDX where possible, otherwise its own name; empty where unknown."""
    try:
        fields = metadata(package)
    except PackageNotFoundError:
        return ""
    classifiers = [one.rpartition(" :: ")[2] for one in fields.get_all("Classifier", []) if one.startswith(_CLASSIFIER)]
    stated = [fields[field].strip() for field in ("License-Expression", "License") if field in fields]
    named = [*stated, *(_SPDX.get(one, "") for one in classifiers)]
    exact = [spdx for spdx in map(spdx_of, named) if spdx]
    loose = [one for one in [*classifiers, *stated] if one and len(one.splitlines()) == 1 and len(one) <= _LONGEST_NAME]
    return next(iter([*exact, *loose]), "")


def spdx_of(text: str) -> str:
    """Return an identifier or expression in SPDX notation, empty where a text is neither."""
    return fixup_id(text) or (text if text and is_expression(text) else "")
