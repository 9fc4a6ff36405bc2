"""Editions: what each box and its booklet say, as data."""

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.load import (
    content_of,
    edition_ids,
    faults_of,
    find_content,
    load,
    register,
    register_content,
    register_values,
    sample_contents,
    texts_of,
    toml_of,
    whole_content,
)
from monopolista.games.classic.editions.options import Options, options_of
from monopolista.games.classic.editions.presets import presets_of

__all__ = [
    "Box",
    "Options",
    "content_of",
    "edition_ids",
    "faults_of",
    "find_content",
    "load",
    "options_of",
    "presets_of",
    "register",
    "register_content",
    "register_values",
    "sample_contents",
    "texts_of",
    "toml_of",
    "whole_content",
]
