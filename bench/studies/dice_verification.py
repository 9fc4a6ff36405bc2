"""Verify a thousand games with ``monopolista verify`` and with the verifier of fair-dice.md, intact and forged.

``python -m bench.studies.dice_verification [GAMES]`` prints how many games both accept, and how many forgeries each
rejects.
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
    """Verify a number of games."""
    started, found = time.monotonic(), Counter[str]()
    with TemporaryDirectory() as folder:
        verifier, file = program(Path(folder)), Path(folder) / "game.json"

        def exit_status(sheet_data: object) -> int:
            file.write_text(json.dumps(sheet_data), encoding="utf-8")
            return subprocess.run([build_web.NODE, verifier, file], check=False, capture_output=True).returncode

        for number in range(games):
            game, kind = fair_game(number), KINDS[number % len(KINDS)]
            honest = msgspec.to_builtins(run_to_end(verification_sheet(game)))
            verdict, status = verify_transcript(game), exit_status(honest)
            found["whole" if verdict.over else "given up"] += 1
            found["accepted by both"] += not verdict.failure and status == (0 if verdict.over else 1)
            forgery = forged(game, kind, random.Random(number))
            found["refused by verify"] += verify_transcript(forgery).failure != ""
            found["refused in JavaScript"] += exit_status(forged_sheet(honest, forgery)) == 2
            found[f"forged: {kind}"] += 1
    for what, count in found.items():
        print(f"{what}: {count}")
    print(f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
