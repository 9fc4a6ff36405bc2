"""The log of games by which another engine is compared with this one."""

import re
import shlex
from pathlib import Path
from typing import Final, Self

import msgspec
import pytest
from bench.comparison.__main__ import DIFFERS, UNREADABLE, main
from bench.comparison.actions import ACTIONS
from bench.comparison.played import MOST_ANSWERS, play_random_game
from bench.comparison.records import LogError, Record, decode, encode
from bench.comparison.replay import Comparison, compare
from bench.comparison.states import FIELDS
from bench.comparison.writing import log_of

from monopolista.games.classic.rules import verbs
from tests.commands.makefile import ROOT
from tests.plugins.campaigns import Campaign

PAGE: Final = (ROOT / "docs" / "how-to" / "compare-engines.md").read_text(encoding="utf-8")
COMMANDS: Final = (
    "python -m bench.comparison write games.jsonl.gz --games 1000 --workers 2",
    "python -m bench.comparison check games.jsonl",
)
BEGUN: Final = (
    '{"record":"game","edition":"us","players":2,"name":"a game"}',
    '{"record":"dice","values":[6,5]}',
    '{"record":"dice","values":[1,2]}',
)


def compared(*lines: str) -> Comparison:
    """Compare a log of one game."""
    [found] = compare(line.encode() for line in lines)
    return found


def example() -> list[str]:
    """Return the lines of the game that the page shows."""
    [block] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    return block.splitlines()


@pytest.mark.campaign("engine comparison", sample=1)
@pytest.mark.parametrize("number", range(28))
def test_a_game_that_is_written_is_read_back_equal_state_by_state(number: int, campaign: Campaign) -> None:
    transcript = play_random_game(7, number, answers=campaign.size(sample=250, full=MOST_ANSWERS))
    [found] = compare(encode(record) for record in log_of(transcript, "written"))
    assert found.differs == []
    assert found.actions > 100
    assert found.states > 100


def test_the_game_of_the_page_is_played_as_it_says() -> None:
    found = compared(*example())
    assert (found.differs, found.states) == ([], 1)
    assert found.actions == len(example()) - 2


@pytest.mark.parametrize(
    ("state", "difference"),
    [
        ('"players":[{"cash":1400},{}]', "players.0.cash: 1400 in the log, 1500 here"),
        ('"deeds":{"6":{"owner":0}}', "deeds.6: {'owner': 0} in the log, None here"),
        ('"players":[{"cash":1500}]', "players: [{'cash': 1500}] in the log"),
        ('"bank":{"houses":31}', "bank.houses: 31 in the log, 32 here"),
        ('"asked":[1]', "asked.0: 1 in the log, 0 here"),
        ('"over":true', "over: True in the log, False here"),
    ],
)
def test_a_state_that_differs_is_named_with_its_line_and_field(state: str, difference: str) -> None:
    found = compared(*BEGUN, f'{{"record":"state",{state}}}')
    assert len(found.differs) >= 1
    assert found.differs[0].startswith(f"line 4: {difference}")


def test_a_deed_that_the_log_lacks_is_a_difference_too() -> None:
    bought = example()[:-1]
    found = compared(*bought, '{"record":"state","deeds":{}}')
    assert "deeds.6: None in the log" in found.differs[0]


def test_a_table_of_ten_players_is_read() -> None:
    lines = (
        '{"record":"game","edition":"belgium-nl","players":10}',
        '{"record":"state","players":[' + "{}," * 9 + "{}]}",
    )
    assert compared(*lines).differs == []


def test_after_a_difference_the_rest_of_the_game_is_left_out_and_the_next_game_compared() -> None:
    wrong = '{"record":"state","over":true}'
    first, second = compare(line.encode() for line in (*BEGUN, wrong, wrong, *BEGUN))
    assert (first.states, second.differs) == (1, [])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"record":"action","player":0,"action":"buy"}', "refused by BUY-1"),
        ('{"record":"action","player":0,"action":"fly"}', "no action 'fly'"),
        ('{"record":"action","player":0,"action":"build"}', "build without 'square'"),
        ('{"record":"action","player":0,"action":"propose-trade"}', "propose-trade without 'other'"),
        ('{"record":"action","player":0,"action":"use-jail-card","deck":"chance"}', "player 0 holds no jail card"),
        ('{"record":"card","deck":"chance","card":"flight"}', "no card 'flight' in the chance deck"),
    ],
)
def test_what_cannot_be_played_is_named(line: str, said: str) -> None:
    assert said in compared(*BEGUN, line).differs[0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{}", "line 1"),
        ("not JSON", "line 1"),
        ("[" * 20_000, "line 1"),
        ('{"record":"dice","values":[7,1]}', "line 1"),
        ('{"record":"dice","values":[1,2]}', "does not begin with a game"),
        ('{"record":"game","edition":"us","players":2,"format":9}', "this program reads format 1"),
        (" " * 70_000, "longer than"),
    ],
)
def test_what_is_no_log_is_refused_with_its_line(line: str, said: str) -> None:
    with pytest.raises(LogError, match=said):
        list(compare([line.encode()]))


def test_blank_lines_line_ends_of_windows_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + "\r\n\r\n".join(BEGUN)
    assert [number for number, _ in decode(text.encode().splitlines(keepends=True))] == [1, 3, 5]


def test_every_answer_of_a_seat_is_an_action_but_for_what_puts_a_draft_together() -> None:
    of_seats = {verb for verb in verbs.WORDS if verb not in (verbs.NOTHING, verbs.DRAW, verbs.DEALT, verbs.TIME)}
    drafts = {verb for verb in of_seats if verbs.is_of_draft(verb)}
    assert {verb for verb, _ in ACTIONS.values()} == of_seats - drafts


def test_the_page_describes_every_record_action_and_field_of_a_state() -> None:
    records = [kind.__struct_config__.tag for kind in Record.__subclasses__()]
    assert [name for name in (*records, *ACTIONS, *FIELDS) if f"`{name}`" not in PAGE] == []


def test_the_commands_of_the_page_write_games_and_compare_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write, check = (shlex.split(command)[3:] for command in COMMANDS)
    assert all(command in PAGE for command in COMMANDS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bench.comparison.__main__.ProcessPoolExecutor", InProcess)
    write[write.index("1000")] = "1"
    assert main(write) == 0
    assert main([check[0], "games.jsonl.gz"]) == 0
    assert re.search(
        r"1 games, [\d,]+ actions and chances played, [\d,]+ states compared, 0 games differ", output_of(capsys)
    )
    (tmp_path / check[1]).write_text("\n".join((*BEGUN, '{"record":"state","over":true}')), encoding="utf-8")
    assert main(check) == DIFFERS
    assert "a game: line 4: over" in output_of(capsys)
    (tmp_path / check[1]).write_bytes(msgspec.json.encode({"record": "dance"}))
    assert main(check) == UNREADABLE


def output_of(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was printed."""
    return capsys.readouterr().out


class InProcess:
    """A pool of no processes, for a unit test."""

    def __init__(self, workers: int) -> None:
        assert workers == 2

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was started."""

    def map(self, function: object, numbers: object, **_: object) -> object:
        """Call the function here."""
        return map(function, numbers)  # type: ignore[call-overload]
