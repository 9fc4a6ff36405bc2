### How the start page offers the card game; the rest of its texts comes when it is opened.

start-new-deal = Nieuwe kaarttafel
start-new-deal-note = MONOPOLY Deal: jij en drie robots. Vrienden komen erbij met een link.
