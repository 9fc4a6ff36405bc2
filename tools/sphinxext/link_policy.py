"""Which references need no page of their own; all others have to lead somewhere.

Python names of other packages and of single games, type variables and private names are shown as text: the site is
built without a network, so that no inventory of another project is read. So are links to files of the repository
outside ``docs/``, as long as the file exists; where a page includes the file, they lead to that page.
"""

import importlib
from pathlib import Path
from typing import Any, TypeVar

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import make_refnode
from sphinx.util.typing import ExtensionMetadata

from tools.sphinxext.python_modules import OWN_OF_A_GAME, PACKAGE


def resolve_as_text(
    _app: Sphinx, _env: BuildEnvironment, node: addnodes.pending_xref, content: nodes.Element
) -> nodes.Node | None:
    """Show an exempt reference as text; None leaves it to Sphinx, which warns."""
    if node.get("refdomain") != "py":
        return None
    return content if is_exempt(node["reftarget"]) else None


def is_exempt(target: str) -> bool:
    """Return whether a Python name needs no page.

    >>> is_exempt("numpy.ndarray"), is_exempt("monopolista.table.Tabel")
    (True, False)
    """
    module, _, name = target.rpartition(".")
    if target.split(".", maxsplit=1)[0] != PACKAGE or name.startswith("_") or OWN_OF_A_GAME.match(target):
        return True
    try:
        found: Any = getattr(importlib.import_module(module), name, None)
    except ImportError:
        return False
    return isinstance(found, TypeVar)


class RepositoryLinks(SphinxPostTransform):
    """Resolve links to Markdown files of the repository that are no pages."""

    default_priority = 5  # before that of MyST, which warns of them

    def run(self, **_: Any) -> None:
        """Replace each link whose file exists."""
        for node in list(self.document.findall(addnodes.pending_xref)):
            target, _, anchor = node["reftarget"].partition("#")
            is_page = node["reftype"] != "myst" or target in self.env.found_docs
            file = None if is_page else self._file_of(target.removesuffix(".md"))
            if file is not None:
                node.replace_self(self._link_to(file, anchor or node.get("reftargetid", ""), node))

    def _file_of(self, target: str) -> Path | None:
        """Return the Markdown file that a link names, as seen from the pages or from a file that this one includes."""
        source = Path(self.env.srcdir)
        included = [(source / one).parent for one in self.env.dependencies.get(self.env.docname, ())]
        files = ((folder / f"{target}.md").resolve() for folder in (source, *included))
        return next((file for file in files if file.is_file()), None)

    def _link_to(self, file: Path, anchor: str, node: addnodes.pending_xref) -> nodes.Node:
        """Return a link to the page that includes a file, or only its text."""
        for page, sources in self.env.dependencies.items():
            if any((Path(self.env.srcdir) / source).resolve() == file for source in sources):
                return make_refnode(self.app.builder, self.env.docname, page, anchor, node[0])
        return node[0]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the policy."""
    app.add_post_transform(RepositoryLinks)
    app.connect("missing-reference", resolve_as_text)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
