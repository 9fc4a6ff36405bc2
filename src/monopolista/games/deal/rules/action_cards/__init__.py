"""Action cards: rent, what is taken, buildings, and Just Say No (DEAL-10 to DEAL-16)."""
