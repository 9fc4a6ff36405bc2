"""The built files of the game and of its documentation."""
