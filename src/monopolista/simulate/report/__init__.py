"""What a run leaves: tables, charts, the report and the data dictionary."""
