"""The recipes of CONTRIBUTING.md, each followed block by block in a copy of the package, as a newcomer would."""

import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from shutil import copytree, ignore_patterns
from textwrap import dedent

import pytest

pytestmark = pytest.mark.campaign("recipes", sample=2)

ROOT = Path(__file__).parents[1]
RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
GAME = "src/monopolista/games/classic"
PLACE = re.compile(r"# (in|new:) (.+?)(?:, (below|above|instead of): (.*))?")


class Newcomer:
    """A developer with a clone, who follows a recipe."""

    def __init__(self, clone: Path) -> None:
        self.clone = clone
        self.touched: list[str] = []

    def follow(self, title: str) -> None:
        """Do what each block of a recipe says."""
        recipe = RECIPES.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
        for block in re.findall(r"^ +```\w+\n(.*?)^ +```$", recipe, re.DOTALL | re.MULTILINE):
            head, _, text = dedent(block).partition("\n")
            output = PLACE.fullmatch(head)
            assert output, head
            for place in places(output[2]):
                self.put(place, text, how=output[3] or "new", anchor=output[4] or "")

    def put(self, place: str, text: str, *, how: str, anchor: str) -> None:
        """Put a text into a file where its anchor is: the first line that has it."""
        file = self.clone / place
        self.touched.append(place)
        if how == "new":
            assert not file.exists()
            file.write_text(text, encoding="utf-8")
            return
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        number = next((number for number, line in enumerate(lines) if anchor in line), None)
        assert number is not None, f"{place} has no line with {anchor!r}"
        first, last = {"below": (number + 1,) * 2, "above": (number,) * 2, "instead of": (number, number + 1)}[how]
        lines[first:last] = [text]
        file.write_text("".join(lines), encoding="utf-8")

    def run(self, program: str) -> str:
        """Run a program with the package as it is now; return what it prints."""
        paths = os.pathsep.join([str(self.clone / "src"), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": paths}
        command = [sys.executable, "-W", "error", "-c", dedent(program)]
        done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True, cwd=self.clone)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def places(output: str) -> list[str]:
    """The files that a block names: paths are the classic game's unless they begin at the root."""
    at_root = output.startswith(("src/", "rulebook/", "docs/", "web/"))
    choices = [part.split(",") for part in re.findall(r"\{([^}]*)\}", output)]
    plain = re.sub(r"\{[^}]*\}", "{}", output if at_root else f"{GAME}/{output}")
    return [plain.format(*chosen) for chosen in product(*choices)]


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    without = ignore_patterns("web_dist")
    copytree(ROOT / "src" / "monopolista", tmp_path / "src" / "monopolista", ignore=without)
    copytree(ROOT / "rulebook", tmp_path / "rulebook")
    return Newcomer(tmp_path)


def test_a_house_rule(newcomer: Newcomer) -> None:
    newcomer.follow("A house rule")
    output = newcomer.run("""
        from monopolista.games import load
        from monopolista.games.classic.editions import Options
        from monopolista.locales import say
        from monopolista.rulebook import rules_for
        from tests.games.classic.scenario import position

        for chosen in (False, True):
            game = position(2, at={0: 3}, owns={1: (5,)}, options=Options(no_first_rent=chosen))
            game.roll(1, 1)
            print(game.cash(1) > 1500, "passed GO yet" in rules_for(game.table.box, "en")["RENT-1"].text)
        print("no_first_rent" in [option.name for option in load("italy").listed], say("option-no-first-rent", "nl"))
    """)
    assert output == "True False\nFalse True\nTrue No rent before GO"
    output = newcomer.run("""
        from monopolista import Table
        from monopolista.engine.network.kernels import Marks
        from monopolista.games.classic.editions import load
        from monopolista.games.classic.evaluation.feature_extraction import mark_table
        from monopolista.games.classic.evaluation.features import FEATURES
        from monopolista.games.classic.learn.learning import LEARNING

        tables = [Table("italy", 2, seed=1, options={"no_first_rent": chosen}) for chosen in (False, True)]
        print([int(LEARNING.agent_view(table.box, 2).observe(table.state(), 0)[-1]) for table in tables])
        for table in tables:
            marks = Marks()
            mark_table(table.box.edition, table.state(), marks)
            print(FEATURES - 1 in marks.features[: marks.count])
        print(tables[0].odds() == tables[1].odds())
    """)
    assert output == "[0, 1]\nFalse\nTrue\nTrue"  # agents observe it, and the network's feature counts for nothing
    assert len(set(newcomer.touched)) == 2 + 8  # and beside them a scenario and a golden game


def test_a_message(newcomer: Newcomer) -> None:
    for folder in ("docs", "web/src/table"):
        copytree(ROOT / folder, newcomer.clone / folder)
    newcomer.follow("A message")
    output = newcomer.run("""
        import tempfile
        from pathlib import Path

        import anyio
        import msgspec
        from monopolista.client.json_schema import schema
        from monopolista.protocol.codegen.typescript import modules
        from monopolista.protocol.people import RoomEvent, Wave
        from monopolista.server.rooms.websocket import _decoder
        from tests.server.house import House, seat_persons

        async def wave():
            house = House(Path(tempfile.mkdtemp()))
            anna, bruno = await seat_persons(house, 2)
            sent = _decoder.decode(b'{"type":"wave","id":"a","seat":0}')
            await anna.say(sent)
            print([(one.event, one.seat) for one in await bruno.listen() if isinstance(one, RoomEvent)])
            print((await bruno.say(sent))[0].code)
            house.close()

        anyio.run(wave)
        print("Wave" in schema()["$defs"], "type: 'wave'" in modules()["protocol"])
    """)
    assert output == "[('waved', 0)]\nnot-yours\nTrue True"
    assert len({place for place in newcomer.touched if "locales" not in place}) + 1 <= 5, "with its test"


def test_a_card(newcomer: Newcomer) -> None:
    newcomer.follow("A card")
    output = newcomer.run("""
        from monopolista.games.classic.editions import load
        from monopolista.games.classic.presentation.narrate import card_text

        box = load("italy")
        (number,) = [number for number, card in enumerate(box.cards) if card.key == "lost-purse"]
        print(len(box.cards), "dividend" in [card.key for card in box.cards])
        print(card_text(box, number, "en").startswith("A purse lies in the road"))
    """)
    assert output == "32 False\nTrue"


def test_an_edition(newcomer: Newcomer) -> None:
    newcomer.follow("An edition")
    output = newcomer.run("""
        from monopolista import Table
        from monopolista.rulebook import rules_for

        table = Table("milan", 2, seed=1)
        print(table.view().players[0].cash, rules_for(table.box, "it")["SET-2"].origin != "")
    """)
    assert output == "2000 True"


def test_a_language(newcomer: Newcomer) -> None:
    newcomer.follow("A language")
    package = newcomer.clone / "src" / "monopolista"
    for folder in (newcomer.clone / "rulebook", package / "locales", *package.glob("games/*/locales")):
        copytree(folder / "en", folder / "de")
    output = newcomer.run("""
        from monopolista.games import load
        from monopolista.games.common.wording import money
        from monopolista.locales import LANGUAGES, say
        from monopolista.rulebook import page_for

        print("de" in LANGUAGES, say("fact-bid", "de", seat="Anna", amount=money(1085, "€", "de")))
        print("## DEAL-1 ·" in page_for(load("deal"), "de"))
    """)
    assert output == "True Anna bids 1.085\xa0€.\nTrue"


def test_a_bot(newcomer: Newcomer) -> None:
    newcomer.follow("A bot")
    output = newcomer.run("""
        from monopolista import Table
        from monopolista.bots import decide
        from monopolista.locales import has
        from monopolista.table import seeded

        table, draw = Table("italy", 2, seed=3), seeded(4)
        while table.version < 300 and not table.over:
            table.play(table.next_asked, decide("miser", table, table.next_asked, draw))
        done = {step.action.split(" ")[0] for step in table.steps}
        print("decline" in done, "buy" in done, "miser" in table.game.levels, has("robot-style-miserly-note", "fr"))
    """)
    assert output == "True False True True"
