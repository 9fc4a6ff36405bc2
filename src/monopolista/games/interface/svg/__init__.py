"""Pictures of tables as SVG: drawing, the symbols that they share with the browser, and what a seat sees."""
