"""The classic game as a picture: the board with all that lies on it, drawn as SVG."""
