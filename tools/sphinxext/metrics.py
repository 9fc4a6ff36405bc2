"""The directive ``server-metrics``: every metric of the server, from its registry."""

from collections.abc import Iterator

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from monopolista.server.app.prometheus import PrometheusMetrics
from tools.sphinxext.generated_content import GeneratedContent, plain, table


class ServerMetrics(GeneratedContent):
    """A table of the metrics."""

    def lines(self) -> Iterator[str]:
        """Return a row for each metric."""
        metrics = sorted(PrometheusMetrics("sqlite").descriptions())
        rows = (
            (f"`{one.name}`", one.kind, ", ".join(f"`{label}`" for label in one.labels), f"{plain(one.text)}.")
            for one in metrics
        )
        return table(("Metric", "Type", "Labels", "Meaning"), rows)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("server-metrics", ServerMetrics)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
