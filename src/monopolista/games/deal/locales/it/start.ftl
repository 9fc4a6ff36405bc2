### How the start page offers the card game; the rest of its texts comes when it is opened.

game-deal = Gioco di carte
game-deal-note = MONOPOLY Deal
