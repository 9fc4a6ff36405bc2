### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-lead = Plateau, titres, cartes, billets et pions en vraie grandeur, à découper et à plier.
print-part-board = Plateau de jeu
print-part-deeds = Titres de propriété
print-part-money = Billets
print-part-pieces = Pions et bâtiments
print-edge = Côté du plateau, en millimètres
print-one-sheet = Une feuille : { $edge } mm
print-notes = Billets de chaque valeur
print-advice-tiles = Le plateau occupe { $count } feuilles. Coupez le long des repères à gauche et en haut, puis collez chaque feuille sur la précédente en la recouvrant de { $overlap } mm.
print-advice-pieces = Pliez le long des pointillés. Les pions tiennent sur leurs deux pieds ; les bâtiments se collent par la languette blanche.

## On the sheets.

print-tile = rangée { $row }, colonne { $column }
print-deed = Titre de propriété
print-deed-redeem = Pour lever l’hypothèque
