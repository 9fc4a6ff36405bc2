### How the start page offers the game, and what of the board frames it; the rest comes when it is played.
###
### $amount is ready-made money.

square-collect = ontvang { $amount }
game-classic = Bordspel
game-classic-note = Straten, huizen en huur
