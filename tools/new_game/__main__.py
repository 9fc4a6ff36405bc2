"""Scaffold a new game: ``python -m tools.new_game NAME --title "Title"``; CONTRIBUTING.md has the recipe."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.new_game.scaffold import NewGame, NewGameError, scaffold

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Scaffold a new game.")
    parser.add_argument("name", help="name of its folders, of its only edition and in identifiers: 2 to 12 letters a-z")
    parser.add_argument("--title", required=True, help="title that players read")
    stated = parser.parse_args(arguments)
    try:
        made = scaffold(ROOT, NewGame(stated.name, stated.title))
    except NewGameError as error:
        print(error, file=sys.stderr)
        return 2
    for file in made:
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
