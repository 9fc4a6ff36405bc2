"""``python -m monopolista``."""

import sys

from monopolista.cli import main

sys.exit(main())
