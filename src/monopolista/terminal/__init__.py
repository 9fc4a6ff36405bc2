"""The game in a terminal: alone against robots, or at somebody's table; ``docs/terminal.md`` tells how."""
