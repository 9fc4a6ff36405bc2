"""How a process was started decides whether kernels are compiled, and where what was compiled is kept."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

import monopolista
from monopolista.engine.jit import COMPILED, kernel, rebound
from tests import compiled
from tests.engine.probes import lowest_of, read_from_the_end, weighed

PACKAGE = Path(monopolista.__file__).parent
LAYERED = ("engine.agenda", "games.classic.bots.regular", "games.classic.simulation.game_loop")


def python(program: str, source: Path = PACKAGE.parent, **environment: str) -> str:
    """Run a program in a fresh Python that imports the package from a folder; return what it prints."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "MONOPOLISTA_"))}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=kept | {"PYTHONPATH": str(source)} | environment,
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    ).stdout.strip()


def cache_dir(source: Path, module: str = "games.classic.simulation.game_loop", **environment: str) -> str:
    program = f"from monopolista.engine.jit import cache_dir; print(cache_dir('monopolista.{module}'))"
    return python(program, source, MONOPOLISTA_COMPILED="1", **environment)


def test_in_plain_python_the_decorator_changes_nothing() -> None:
    def double(number: int) -> int:
        return 2 * number

    assert not COMPILED
    assert kernel(double) is double


@pytest.mark.process
def test_in_plain_python_numba_is_never_imported() -> None:
    modules = ["table", "bots", "simulate", "games", "transcript", "rulebook", "server"]
    program = "import importlib, sys\n"
    program += f"for module in {modules}:\n    importlib.import_module(f'monopolista.{{module}}')\n"
    program += "    print(module, 'numba' in sys.modules or 'llvmlite' in sys.modules)"
    assert python(program).splitlines() == [f"{module} False" for module in modules]


@pytest.mark.process
def test_a_game_is_played_in_plain_python_without_numba() -> None:
    program = "import sys; sys.modules['numba'] = None\nfrom monopolista.table import Table\n"
    program += "table = Table('italy', 2, seed=1); table.play(table.question.seat, 'roll'); print(table.version > 3)"
    assert python(program) == "True"


@pytest.mark.compiled
def test_the_worker_compiles_with_bounds_checks() -> None:
    with pytest.raises(compiled.WorkerError, match="IndexError"):
        compiled.call("tests.engine.probes:beyond_the_end")


@pytest.mark.compiled
def test_only_kernels_of_users_may_index_from_the_end() -> None:
    with pytest.raises(compiled.WorkerError, match="IndexError"):
        compiled.call("tests.engine.probes:before_the_beginning")
    assert compiled.call("tests.engine.probes:read_from_the_end") == read_from_the_end() == 2


@pytest.mark.compiled
def test_the_lowest_member_of_a_set_is_the_same_in_both_bodies() -> None:
    masks = [1 << place for place in range(32)] + [0b1100, 0xFFFFFFFF, 0x80000001, 40]
    alone = [min(place for place in range(32) if (mask >> place) & 1) for mask in masks]
    assert compiled.call("tests.engine.probes:lowest_of", masks) == lowest_of(masks) == alone


@pytest.mark.compiled
def test_a_failed_assertion_of_a_kernel_is_an_error_when_compiled_too() -> None:
    with pytest.raises(compiled.WorkerError, match="AssertionError"):
        compiled.call("tests.engine.probes:too_many_tasks")


@pytest.mark.compiled
def test_a_kernel_is_called_by_name_and_without_its_defaults_and_is_compiled_once() -> None:
    results, _ = weighed()
    assert results == [14, 56, 908, 940]
    given, compilations = compiled.call("tests.engine.probes:weighed")
    assert given == results
    assert compilations <= 1  # none where an earlier run has left its caller


@pytest.mark.campaign
def test_what_calls_a_kernel_without_a_file_is_kept_for_the_next_process(tmp_path: Path) -> None:
    program = "from tests.engine.probes import compiled_anew; print(compiled_anew())"
    settings = {"MONOPOLISTA_COMPILED": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    assert [python(program, PACKAGE.parent, **settings) for _ in range(2)] == ["1", "0"]


@pytest.mark.process
def test_machine_code_of_an_earlier_process_is_loaded_without_what_compiles(tmp_path: Path) -> None:
    program = "import sys; from tests.engine.probes import scribbled\n"
    program += "print(scribbled()[:8], 'numba.np.linalg' in sys.modules)"
    settings = {"MONOPOLISTA_COMPILED": "1", "NUMBA_CACHE_DIR": str(tmp_path), "NUMBA_OPT": "0"}
    (first, compiles), (second, loads) = (python(program, PACKAGE.parent, **settings).split() for _ in range(2))
    assert (compiles, loads) == ("True", "False")
    assert first == second


@pytest.mark.process
def test_a_kernel_that_is_not_called_creates_no_file(tmp_path: Path) -> None:
    program = "import monopolista.games.deal.simulation.game_loop"
    python(program, PACKAGE.parent, MONOPOLISTA_COMPILED="1", NUMBA_CACHE_DIR=str(tmp_path))
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.process
def test_a_kernel_that_needs_a_pass_that_is_left_out_does_not_compile(tmp_path: Path) -> None:
    source = tmp_path / "enclosing.py"
    source.write_text(
        "from monopolista.engine.jit import kernel\n"
        "@kernel\n"
        "def doubled(number: int) -> int:\n"
        "    return (lambda one: 2 * one)(number)\n"
    )
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\nimport enclosing, numba\n"
    program += "try: enclosing.doubled(1)\nexcept numba.core.errors.NumbaError: print('refused')"
    settings = {"MONOPOLISTA_COMPILED": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    assert python(program, PACKAGE.parent, **settings) == "refused"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package whose sources can be edited."""
    hidden = {"web_dist"}
    copytree(PACKAGE, tmp_path / "monopolista", ignore=lambda _folder, names: hidden & set(names))
    return tmp_path


@pytest.mark.process
@pytest.mark.parametrize(
    "edited",
    [
        "games/classic/rules/property/rent.py",
        "engine/task_stack.py",
        "games/classic/bots/regular/policy.py",
        "games/classic/simulation/game_loop.py",
    ],
)
def test_an_edited_source_changes_where_compiled_code_is_kept(copied: Path, edited: str) -> None:
    before = cache_dir(copied)
    assert cache_dir(copied) == before
    source = copied / "monopolista" / edited
    source.write_text(source.read_text() + "\n# edited\n")
    assert cache_dir(copied) != before


@pytest.mark.process
def test_the_same_sources_elsewhere_are_kept_elsewhere(copied: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    copytree(copied / "monopolista", other / "monopolista")
    assert cache_dir(other) != cache_dir(copied)


@pytest.mark.process
def test_an_edited_bot_leaves_what_was_compiled_of_the_rules_where_it_is(copied: Path) -> None:
    before = {module: cache_dir(copied, module) for module in LAYERED}
    source = copied / "monopolista" / "games" / "classic" / "bots" / "regular" / "policy.py"
    source.write_text(source.read_text() + "\n# edited\n")
    rules, bots, pool = ((before[module], cache_dir(copied, module)) for module in LAYERED)
    assert rules[0] == rules[1]
    assert bots[0] != bots[1]
    assert pool[0] != pool[1]


@pytest.mark.process
def test_bots_of_ones_own_touch_neither_the_rules_nor_the_bots(copied: Path) -> None:
    for module in LAYERED[:2]:
        assert cache_dir(copied, module, MONOPOLISTA_OWN_CACHE="/own") == cache_dir(copied, module)
    assert cache_dir(copied, MONOPOLISTA_OWN_CACHE="/own") == "/own"


@pytest.mark.process
def test_code_with_bounds_checks_is_kept_apart(copied: Path) -> None:
    assert cache_dir(copied, NUMBA_BOUNDSCHECK="1") != cache_dir(copied)


@pytest.mark.process
def test_in_a_chosen_cache_directory_an_edited_source_is_compiled_anew_too(copied: Path) -> None:
    before = cache_dir(copied, NUMBA_CACHE_DIR="/somewhere")
    assert Path(before).parent == Path("/somewhere")
    source = copied / "monopolista" / "engine" / "task_stack.py"
    source.write_text(source.read_text() + "\n# edited\n")
    assert Path(cache_dir(copied, NUMBA_CACHE_DIR="/somewhere")).name != Path(before).name


def test_a_rebound_function_is_another_modules_and_calls_what_stands_for_its_names() -> None:
    def meeting() -> str:
        return str(os.sep)

    copy = rebound(meeting, "some.module", {"str": repr})
    assert (copy(), copy.__module__, copy.__qualname__) == (repr(os.sep), "some.module", "some.module.meeting")
