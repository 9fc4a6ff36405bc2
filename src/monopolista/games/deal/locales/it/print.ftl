### The page on which a card game is printed; $count is a number, $amount is money.

print-deck-lead = Tutte le carte del mazzo, fronte e retro, e le serie a colpo d’occhio, a grandezza reale, da ritagliare.
print-part-sets = Serie in breve
print-sets-title = Serie complete
print-sets-win = { $count ->
    [one] Si vince con 1 serie
   *[other] Si vince con { $count } serie
}
print-sets-house = Casa { $amount }
print-sets-hotel = Albergo { $amount }
print-advice-deck = Le carte misurano 63 per 88 mm ed entrano nelle bustine comuni: con una vecchia carta dietro non serve il retro.
