### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-lead = Bord, eigendomskaarten, kaarten, geld en pionnen op ware grootte, om te knippen en te vouwen.
print-part-board = Speelbord
print-part-deeds = Eigendomskaarten
print-part-money = Bankbiljetten
print-part-pieces = Pionnen en gebouwen
print-edge = Zijde van het bord, in millimeter
print-one-sheet = Eén vel: { $edge } mm
print-notes = Bankbiljetten per waarde
print-advice-tiles = Het bord beslaat { $count } vellen. Knip links en boven langs de tekens en plak elk vel { $overlap } mm over het vorige.
print-advice-pieces = Vouw langs de stippellijnen. Pionnen staan op hun twee voetjes; gebouwen plak je met de witte strook.

## On the sheets.

print-tile = rij { $row }, kolom { $column }
print-deed = Eigendomskaart
print-deed-redeem = Om af te lossen
