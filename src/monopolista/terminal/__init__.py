"""The game in a terminal, against bots or at a table on a server; see ``docs/how-to/play-in-a-terminal.md``."""
