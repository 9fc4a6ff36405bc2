### How the start page offers the game; its other texts come when it is opened.

game-pig = Pig
game-pig-note = A dice game
