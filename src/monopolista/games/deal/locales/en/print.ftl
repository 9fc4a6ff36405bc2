### The page on which a card game is printed; $count is a number, $amount is money.

print-deck-lead = All cards of the deck front and back, and the sets at a glance, true to size, to cut out.
print-part-sets = Sets at a glance
print-sets-title = Complete sets
print-sets-win = { $count ->
    [one] Win with 1 set
   *[other] Win with { $count } sets
}
print-sets-house = House { $amount }
print-sets-hotel = Hotel { $amount }
print-advice-deck = Cards are 63 by 88 mm, so they fit into common sleeves: with an old card behind them, they need no back.
