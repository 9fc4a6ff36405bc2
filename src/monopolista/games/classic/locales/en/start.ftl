### How the start page offers the game, and what of the board frames it; the rest comes when it is played.
###
### $amount is ready-made money.

square-collect = collect { $amount }
game-classic = Board game
game-classic-note = Streets, houses and rent
