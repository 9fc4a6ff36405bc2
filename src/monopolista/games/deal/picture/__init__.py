"""The card game as a picture: sets, banks and piles, and the hand of the seat that looks, drawn as SVG."""
