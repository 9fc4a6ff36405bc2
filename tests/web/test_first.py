"""A new table begins with the box of the user's language and region, in every game."""

import json
import subprocess
from pathlib import Path

import pytest
from tools import build_web

from monopolista.games import edition_ids, game_of, load

READERS = {
    (("nl-BE", "nl", "en"), "nl"): "belgium-nl",
    (("fr-BE",), "fr"): "belgium-fr",
    (("en-GB", "en-US", "it"), "en"): "uk",
    (("en-US", "en"), "en"): "us",
    (("it-CH",), "it"): "italy",
    (("nl-NL",), "nl"): "belgium-nl",
    (("fr",), "fr"): "belgium-fr",
    (("en-AU",), "en"): "uk",
    # Who has chosen another language than the browser's has the box of that one.
    (("nl-BE", "en-US"), "en"): "us",
    (("nl-BE",), "it"): "italy",
    ((), "fr"): "belgium-fr",
    # Who asks for a language that there is not reads English, in the box of the region where there is one.
    (("de-BE", "de"), "en"): "belgium-nl",
    (("de-IT",), "en"): "italy",
    (("es-ES", "de-IT"), "en"): "italy",
    (("cy-GB",), "en"): "uk",
    (("de-DE", "de"), "en"): "us",
    ((), "en"): "us",
    # What a system calls its language is not always the name of one.
    (("en-US@posix",), "en"): "us",
    (("nl_BE.UTF-8", "C", ""), "nl"): "belgium-nl",
}


@pytest.mark.process
def test_everybody_begins_with_the_box_of_their_region() -> None:
    editions = [
        {"id": one, "game": game_of(one).name, "firstFor": load(one).file.first_for} for one in edition_ids()
    ]  # fmt: skip
    asked = {"editions": editions, "readers": list(READERS)}
    command = [build_web.NODE, "--no-warnings", Path(__file__).parent / "first.ts"]
    done = subprocess.run(command, input=json.dumps(asked).encode(), check=True, capture_output=True)
    said = json.loads(done.stdout)
    assert said["found"] == [[edition, "deal"] for edition in READERS.values()]
    assert set(said["regional"]) <= set(edition_ids())
