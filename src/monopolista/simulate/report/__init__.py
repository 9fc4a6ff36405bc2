"""Reports of a run: tables, charts, pages and the data dictionary."""
