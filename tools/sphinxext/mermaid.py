"""Mermaid diagrams as pictures, drawn when the site is built: a reader needs neither a network nor a script."""

import hashlib
from pathlib import Path
from typing import Any, Final

import mermaidx
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

LANGUAGE: Final = "mermaid"
"""The language of the code blocks that are drawn."""
_THEMES: Final = {"only-light": "neutral", "only-dark": "dark"}
"""The theme of a picture, by the class with which Furo shows it on a light or a dark page."""
_SETTINGS: Final[dict[str, Any]] = {
    "htmlLabels": False,  # a picture within a page shows no HTML
    "fontFamily": "sans-serif",
    "flowchart": {"htmlLabels": False, "useMaxWidth": False},
    "sequence": {
        "useMaxWidth": False, "wrap": True, "width": 155, "actorMargin": 14, "diagramMarginX": 10,
        "actorFontSize": 12, "messageFontSize": 14, "mirrorActors": False,
    },
}  # fmt: skip
"""Settings of Mermaid, for a diagram that fits the width of a page."""

log = logging.getLogger(__name__)


class DrawDiagrams(SphinxPostTransform):
    """Replace each diagram by its picture, which leads to itself in full size."""

    default_priority = 100
    """Before Sphinx collects the pictures of a page."""
    formats = ("html",)

    def run(self, **_: Any) -> None:
        """Draw the diagrams of a page; one that Mermaid refuses is a warning, which fails the build."""
        blocks = [one for one in self.document.findall(nodes.literal_block) if one.get("language") == LANGUAGE]
        for block in blocks:
            try:
                block.replace_self([self._picture(block.astext(), kind) for kind in _THEMES])
            except RuntimeError as error:
                log.warning("this diagram cannot be drawn: %s", " ".join(str(error).split()), location=block)

    def _picture(self, source: str, kind: str) -> nodes.image:
        """Return the picture of a diagram in a theme; its alternative text is the source, as with Graphviz."""
        digest = hashlib.sha256(f"{source}{_SETTINGS}{mermaidx.__version__}".encode()).hexdigest()[:16]
        file = Path(self.app.doctreedir) / LANGUAGE / f"{LANGUAGE}-{digest}-{_THEMES[kind]}.svg"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(mermaidx.render(source, theme=_THEMES[kind], config=_SETTINGS).svg(), encoding="utf-8")
        self.env.images.add_file(self.env.docname, str(file))
        picture = nodes.image(uri=str(file), alt=source, candidates={"*": str(file)}, classes=[kind])
        picture["scale"] = 100  # so that Sphinx links it to its file
        return picture


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the transform."""
    app.add_post_transform(DrawDiagrams)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
