"""The folders of the browser's side: which of them may import which, and that no shared file names a game."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from tools import build_web

SRC = build_web.WEB / "src"
GAMES = SRC / "games"
NAMES = {folder.name for folder in GAMES.iterdir() if folder.is_dir()}
REGISTRY = GAMES / "index.ts"
SHARED = [
    path
    for path in sorted(SRC.rglob("*"))
    if path.is_file() and path != REGISTRY and not any(path.is_relative_to(GAMES / name) for name in NAMES)
    if not path.is_relative_to(build_web.PROTOCOL)
]


def words(text: str) -> set[str]:
    """Return the words of a text, those within names such as isSoAndSo too."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SRC)))
def test_what_all_games_share_names_none(path: Path) -> None:
    assert not NAMES & words(path.read_text(encoding="utf-8"))


def test_the_registry_names_every_game() -> None:
    assert words(REGISTRY.read_text(encoding="utf-8")) >= NAMES


UPWARDS = "boundaries/dependencies"
UNKNOWN_FILE = "boundaries/no-unknown-files"
UNKNOWN_IMPORT = "boundaries/no-unknown-dependencies"
IMPORTS = {
    # A folder imports lower layers only; type-only, dynamic imports and re-exports count.
    ("net/new.ts", "import { BASE } from '../platform/basePath.ts';"): [],
    ("net/new.ts", "import { Session } from '../session/session.svelte.ts';"): [UPWARDS],
    ("net/new.ts", "import type { Session } from '../session/session.svelte.ts';"): [UPWARDS],
    ("core/new.ts", "export const panel = () => import('../table/shell/SidePanel.svelte');"): [UPWARDS],
    ("core/new.ts", "export * from '../session/context.ts';"): [UPWARDS],
    # Folders of one layer do not import each other; a subfolder does not import its parent.
    ("table/log/New.svelte", "import GameOverCard from '../end/GameOverCard.svelte';"): [UPWARDS],
    ("ui/symbols/New.svelte", "import Money from '../Money.svelte';"): [UPWARDS],
    # Imports in components and of components.
    ("ui/New.svelte", "import type { Ledger } from '../core/ledger.ts';"): [UPWARDS],
    ("table/end/New.svelte", "import Token from '../../ui/symbols/Token.svelte';"): [],
    # A game has layers of its own, and imports neither another game nor its generated types.
    ("games/deal/text/new.ts", "import { UNKNOWN } from '../model/displayState.ts';"): [],
    ("games/deal/model/new.ts", "import { cardName } from '../text/names.ts';"): [UPWARDS],
    ("games/deal/slots.ts", "import Frame from './layout/Frame.svelte';"): [],
    ("games/deal/state/new.ts", "import { BOARD } from '../../classic/board/geometry.ts';"): [UPWARDS],
    ("games/deal/text/new.ts", "import { FACT } from '../../../generated/deal.ts';"): [],
    ("games/deal/text/new.ts", "import { FACT } from '../../../generated/classic.ts';"): [UPWARDS],
    # Shared folders import no game. The program imports the registry, which imports the games' roots.
    ("table/log/new.ts", "import { FACT } from '../../generated/protocol.ts';"): [],
    ("table/log/new.ts", "import { FACT } from '../../generated/classic.ts';"): [UPWARDS],
    ("table/log/new.ts", "import { GAMES } from '../../games/index.ts';"): [UPWARDS],
    ("table/log/new.ts", "import { MANIFEST } from '../../games/deal/manifest.ts';"): [UPWARDS],
    ("app/main.ts", "import { MANIFEST } from '../games/deal/manifest.ts';"): [UPWARDS],
    ("games/index.ts", "import { MANIFEST } from './deal/manifest.ts';"): [],
    ("games/index.ts", "import { setsOf } from './deal/text/setViews.ts';"): [UPWARDS],
    # A folder that is not listed imports nothing, and nothing imports it.
    ("novel/new.ts", "export {};"): [UNKNOWN_FILE],
    ("net/novel/new.ts", "import { BASE } from '../../platform/basePath.ts';"): [UPWARDS],
    ("games/deal/novel/new.ts", "import { cardName } from '../text/names.ts';"): [UPWARDS],
    ("net/new.ts", "import { BASE } from './nowhere.ts';"): [UNKNOWN_IMPORT],
}


@pytest.mark.process
def test_what_each_folder_may_import() -> None:
    build_web.install()
    build_web.write_protocol()
    written = [
        {"path": path, "text": f'<script lang="ts">\n  {line}\n</script>\n' if path.endswith(".svelte") else line}
        for path, line in IMPORTS
    ]
    command = [build_web.NODE, "--no-warnings", Path(__file__).parent / "imports.ts"]
    done = subprocess.run(command, input=json.dumps(written).encode(), check=True, capture_output=True)
    assert dict(zip(IMPORTS, json.loads(done.stdout), strict=True)) == IMPORTS
