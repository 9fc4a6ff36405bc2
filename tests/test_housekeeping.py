"""The files of a repository that people and programs look for by their names: present, valid, and of one version."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import monopolista
from tests.commands.makefile import targets

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGES = ["SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", ".github/pull_request_template.md"]


def read(name: str) -> Any:
    """Return the contents of a YAML file."""
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def latest_release() -> tuple[str, str]:
    """Return version and date of the newest release in the list of changes."""
    found = re.search(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert found is not None
    return found[1], found[2]


def test_the_newest_release_is_the_version_of_the_package() -> None:
    assert latest_release()[0] == monopolista.__version__


def test_the_citation_names_version_date_authors_and_licence_of_the_package() -> None:
    cited = read("CITATION.cff")
    assert (cited["version"], str(cited["date-released"])) == latest_release()
    assert cited["authors"] == PYPROJECT["project"]["authors"]
    assert cited["license"] == PYPROJECT["project"]["license"]


def test_what_a_release_says_changed_stands_under_known_headings() -> None:
    headings = re.findall(r"^### (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(headings) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Migration"}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_links_to_files_that_there_are(name: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / name).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / name).parent.joinpath(link).exists()] == []


def commands_of_hooks() -> list[str]:
    """Return what the hooks before a commit and the container for development run."""
    hooks = [hook for one in read(".pre-commit-config.yaml")["repos"] for hook in one["hooks"]]
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    return [*(hook["entry"] for hook in hooks), container["postCreateCommand"]]


@pytest.mark.parametrize("command", commands_of_hooks())
def test_hooks_run_targets_of_the_makefile(command: str) -> None:
    program, *asked = shlex.split(command)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert program == "make"
    assert [one for one in asked if one not in targets() and f"\n{one}: " not in makefile] == []


def test_continuous_integration_runs_what_a_clone_has_to_pass_on_the_oldest_and_newest_python() -> None:
    (job,) = read(".github/workflows/ci.yml")["jobs"].values()
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    classified = re.findall(r":: (3\.\d+)", "\n".join(PYPROJECT["project"]["classifiers"]))
    assert job["strategy"]["matrix"]["python"] == [classified[0], classified[-1]]


def test_actions_of_others_are_named_by_commit() -> None:
    used = re.findall(r"uses: (\S+)", (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one)] == []


def test_every_form_for_issues_asks_for_something() -> None:
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    asked = {form.name: read(str(form.relative_to(ROOT))).get("body") for form in forms if form.name != "config.yml"}
    assert asked
    assert all(
        fields and any(field.get("validations", {}).get("required") for field in fields) for fields in asked.values()
    )


def test_the_oldest_python_of_the_classifiers_is_the_one_that_is_required() -> None:
    classified = re.findall(r":: (3\.\d+)", "\n".join(PYPROJECT["project"]["classifiers"]))
    assert PYPROJECT["project"]["requires-python"] == f">={classified[0]}"
