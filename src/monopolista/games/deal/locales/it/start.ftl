### How the start page offers the card game; the rest of its texts comes when it is opened.

start-new-deal = Nuovo tavolo di carte
start-new-deal-note = MONOPOLY Deal: tu e tre robot. Gli amici entrano con un link.
