"""A custom bot that never loads: a run with it says nothing and does not begin, as while it compiles."""

import os
import time
from pathlib import Path

with Path(os.environ["ASLEEP"]).open("w", encoding="utf-8") as awake:
    awake.write("awake\n")
    awake.flush()
    time.sleep(600)
