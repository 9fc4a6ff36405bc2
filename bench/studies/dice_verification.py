"""Has a thousand games checked by ``monopolista verify`` and by the verifier of docs/dice.md, and each forged once.

``python -m bench.studies.dice_verification [GAMES]`` says how many both accepted, and how many forged each refused.
"""

import json
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from tests.server.fair_games import KINDS, fair_game, forged, forged_sheet
from tests.server.fairness.test_verification import program
from tools import build_web

from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.verification import verification_sheet, verify_transcript

GAMES = 1000


def main(games: int) -> None:
    """Check so many games."""
    begun, found = time.monotonic(), Counter[str]()
    with TemporaryDirectory() as folder:
        verifier, told = program(Path(folder)), Path(folder) / "game.json"

        def ends(told_of: object) -> int:
            told.write_text(json.dumps(told_of), encoding="utf-8")
            return subprocess.run([build_web.NODE, verifier, told], check=False, capture_output=True).returncode

        for number in range(games):
            game, kind = fair_game(number), KINDS[number % len(KINDS)]
            honest = msgspec.to_builtins(run_to_end(verification_sheet(game)))
            verdict, said = verify_transcript(game), ends(honest)
            found["whole" if verdict.over else "given up"] += 1
            found["accepted by both"] += not verdict.failure and said == (0 if verdict.over else 1)
            other = forged(game, kind, random.Random(number))
            found["refused by verify"] += verify_transcript(other).failure != ""
            found["refused in JavaScript"] += ends(forged_sheet(honest, other)) == 2
            found[f"forged: {kind}"] += 1
    for what, count in found.items():
        print(f"{what}: {count}")
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
