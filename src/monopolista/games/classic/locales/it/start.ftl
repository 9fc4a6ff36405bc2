### How the start page offers the game, and what of the board frames it; the rest comes when it is played.
###
### $amount is ready-made money.

square-collect = ritirate { $amount }
game-classic = Gioco da tavolo
game-classic-note = Strade, case e affitti
