### How the start page offers the card game; the rest of its texts comes when it is opened.

game-deal = Card game
game-deal-note = MONOPOLY Deal
