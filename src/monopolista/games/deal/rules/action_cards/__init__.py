"""Action cards: rent, stealing, buildings, and Just Say No (DEAL-10 to DEAL-16)."""
