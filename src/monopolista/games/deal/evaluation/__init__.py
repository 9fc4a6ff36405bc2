"""Win odds of the card game: features of each seat that an observer may see, and a small network over them."""
