"""Types are looked into where they are imported: two threads that did it at once would bring the process down."""

import subprocess
import sys
from pathlib import Path

import pytest

LOOKS = """
import sys
from pathlib import Path
from monopolista.games import edition_ids
from monopolista.server.app import startup
from monopolista.server.jobs.run_store import SUMMARY, RunStore, SimulationRequest
from monopolista.table import Table
from monopolista.transcript import read

runs = RunStore(Path(sys.argv[1]))
looked = set()

def notice(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        looked.add(frame.f_locals["obj"])

sys.setprofile(notice)
for edition in edition_ids():
    table = Table(edition, 3, seed=1)
    table.set_position(turn=1)
    read(table.transcript.text())
folder = runs.add("a" * 16, SimulationRequest(0, "italy", {}, ["regular"], 1, 1, "it"))
(folder / SUMMARY).write_text("{}")
runs.all()
sys.setprofile(None)
print(table.version, *looked)
"""


@pytest.mark.process
def test_no_thread_is_the_first_to_look_into_a_type(tmp_path: Path) -> None:
    found = subprocess.run([sys.executable, "-c", LOOKS, tmp_path], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "0"
