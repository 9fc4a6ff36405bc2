### The page on which an edition is printed.
###
### $name and $part are names; $number, $count and $length are numbers.

print-title = Imprimer le jeu
print-title-of = { $name }, à imprimer
print-box = Édition
print-draft = { $name } (à l’atelier)
print-failed = Cette édition ne s’est pas chargée. Vérifiez le lien ou réessayez.
print-preview = Feuilles à imprimer
print-paper = Papier
print-parts = Que faut-il imprimer ?
print-part-cards = Cartes
print-how = Façon d’imprimer
print-duplex = Recto verso
print-tint = Papier teinté (demande plus d’encre)
print-now = { $count ->
    [one] Imprimer { $count } page
   *[other] Imprimer { $count } pages
}
print-advice-window = Dans la fenêtre d’impression, choisissez { $paper }, une échelle de 100 % et aucune marge, ou enregistrez en PDF.
print-advice-ruler = Imprimez d’abord une page et mesurez la règle en haut : elle doit faire 100 mm.
print-advice-duplex = Imprimez recto verso en retournant sur le bord long : chaque verso tombe derrière son recto.
print-advice-one-side = Imprimez sur une seule face.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, verso
print-ruler = { $length } mm sur le papier
