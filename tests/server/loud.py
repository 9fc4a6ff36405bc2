"""The program, made to log all that it has to say."""

import logging
import sys

from monopolista.cli import main

if __name__ == "__main__":
    logging.getLogger().setLevel(logging.DEBUG)
    sys.exit(main())
