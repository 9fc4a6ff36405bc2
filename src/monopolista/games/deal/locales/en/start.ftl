### How the start page offers the card game; the rest of its texts comes when it is opened.

start-new-deal = New card game
start-new-deal-note = MONOPOLY Deal: you and three robots. Friends can join with a link.
