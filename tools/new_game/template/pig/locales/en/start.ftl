### How the start page offers the game; its other texts come when it is opened.

start-new-pig = New table of Pig
start-new-pig-note = A dice game: you and robots. Friends join with a link.
