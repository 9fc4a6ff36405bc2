"""Scaffolding of a new game: ``python -m tools.new_game NAME --title "Title"``."""
