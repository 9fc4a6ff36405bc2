"""``python -m monopolista``."""

import sys

from monopolista.cli import main

if __name__ == "__main__":  # not where a process that the server starts takes this module in
    sys.exit(main())
