"""``python -m monopolista``."""

import sys

from monopolista.cli import main

if __name__ == "__main__":  # not in a child process of the server, which imports this module
    sys.exit(main())
