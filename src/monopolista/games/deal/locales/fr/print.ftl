### The page on which a card game is printed; $count is a number, $amount is money.

print-deck-lead = Toutes les cartes du paquet, recto verso, et les séries en un coup d’œil, en vraie grandeur, à découper.
print-part-sets = Séries en bref
print-sets-title = Séries complètes
print-sets-win = { $count ->
    [one] On gagne avec { $count } série
   *[other] On gagne avec { $count } séries
}
print-sets-house = Maison { $amount }
print-sets-hotel = Hôtel { $amount }
print-advice-deck = Les cartes mesurent 63 mm sur 88 et entrent dans les pochettes courantes : avec une vieille carte derrière, le verso est inutile.
