"""Configuration of the documentation site; ``make docs`` builds it."""

import sys
import warnings
from pathlib import Path
from typing import Final

from pygments.lexers import find_lexer_class_by_name
from sphinx.application import Sphinx

import monopolista

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for tools.sphinxext

project = "monopolista"
author = "the authors of monopolista"
version = release = monopolista.__version__

extensions = [
    "myst_parser",
    "sphinx_copybutton",
    "tools.sphinxext.command_line",
    "tools.sphinxext.http_api",
    "tools.sphinxext.link_policy",
    "tools.sphinxext.mermaid",
    "tools.sphinxext.metrics",
    "tools.sphinxext.python_modules",
    "tools.sphinxext.records",
]
myst_heading_anchors = 4
nitpicky = True

numpydoc_show_class_members = False
# The docstring of msgspec.Struct, which is not shown, has a section that numpydoc does not know.
warnings.filterwarnings("ignore", message="Unknown section Configuration in the docstring of Struct")
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"monopolista {release}"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}
copybutton_exclude = ".linenos, .gp, .go"
"""What is not copied with an example: prompts and output."""

linkcheck_timeout = 10
linkcheck_retries = 1
linkcheck_ignore = [r"https?://(localhost|127\.|10\.|192\.168\.)"]
"""Addresses of examples."""

AS_TEXT: Final = ("ftl", "mermaid", "svelte")
"""Languages of code blocks that Pygments lacks."""


def setup(app: Sphinx) -> None:
    """Show code in languages without a lexer as it is."""
    for name in AS_TEXT:
        app.add_lexer(name, find_lexer_class_by_name("text"))
