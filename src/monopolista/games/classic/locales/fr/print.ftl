### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-title = Imprimer le jeu
print-title-of = { $name }, à imprimer
print-lead = Plateau, titres, cartes, billets et pions en vraie grandeur, à découper et à plier.
print-box = Plateau
print-draft = { $name } (à l’atelier)
print-failed = Ce plateau ne s’est pas chargé. Vérifiez le lien ou réessayez.
print-preview = Feuilles à imprimer
print-paper = Papier
print-parts = Que faut-il imprimer ?
print-part-board = Plateau de jeu
print-part-deeds = Titres de propriété
print-part-cards = Cartes
print-part-money = Billets
print-part-pieces = Pions et bâtiments
print-edge = Côté du plateau, en millimètres
print-one-sheet = Une feuille : { $edge } mm
print-notes = Billets de chaque valeur
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
print-advice-tiles = Le plateau occupe { $count } feuilles. Coupez le long des repères à gauche et en haut, puis collez chaque feuille sur la précédente en la recouvrant de { $overlap } mm.
print-advice-pieces = Pliez le long des pointillés. Les pions tiennent sur leurs deux pieds ; les bâtiments se collent par la languette blanche.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, verso
print-tile = rangée { $row }, colonne { $column }
print-ruler = { $length } mm sur le papier
print-deed = Titre de propriété
print-deed-redeem = Pour lever l’hypothèque
