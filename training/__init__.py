"""Training of the networks that judge positions: play, note, fit, put into whole numbers."""
