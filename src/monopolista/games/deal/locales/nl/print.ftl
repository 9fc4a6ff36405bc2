### The page on which a card game is printed; $count is a number, $amount is money.

print-deck-lead = Alle kaarten van het spel, voor- en achterkant, en de reeksen in één oogopslag, op ware grootte, om uit te knippen.
print-part-sets = Reeksen in het kort
print-sets-title = Volledige reeksen
print-sets-win = { $count ->
    [one] Win met 1 reeks
   *[other] Win met { $count } reeksen
}
print-sets-house = Huis { $amount }
print-sets-hotel = Hotel { $amount }
print-advice-deck = Kaarten zijn 63 bij 88 mm en passen in gewone hoesjes: met een oude kaart erachter hebben ze geen achterkant nodig.
