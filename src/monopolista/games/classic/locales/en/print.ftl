### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-lead = Board, deeds, cards, money and pieces, true to size, to cut and fold.
print-part-board = Game board
print-part-deeds = Title deeds
print-part-money = Banknotes
print-part-pieces = Tokens and buildings
print-edge = Edge of the board, in millimetres
print-one-sheet = One sheet: { $edge } mm
print-notes = Banknotes of each value
print-advice-tiles = The board takes { $count } sheets. Cut along the marks on the left and at the top, and glue each sheet { $overlap } mm over the one before it.
print-advice-pieces = Fold along the dashed lines. Tokens stand on their two feet; buildings are glued at the white flap.

## On the sheets.

print-tile = row { $row }, column { $column }
print-deed = Title deed
print-deed-redeem = To redeem
