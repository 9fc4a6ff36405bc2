### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-title = Print the game
print-title-of = { $name }, to print
print-lead = Board, deeds, cards, money and pieces, true to size, to cut and fold.
print-box = Board
print-draft = { $name } (in the workshop)
print-failed = This board didn’t load. Check the link or try again.
print-preview = Sheets to print
print-paper = Paper
print-parts = What to print
print-part-board = Game board
print-part-deeds = Title deeds
print-part-cards = Cards
print-part-money = Banknotes
print-part-pieces = Tokens and buildings
print-edge = Edge of the board, in millimetres
print-one-sheet = One sheet: { $edge } mm
print-notes = Banknotes of each value
print-how = How to print
print-duplex = Double-sided
print-tint = Tinted paper (takes more ink)
print-now = { $count ->
    [one] Print 1 page
   *[other] Print { $count } pages
}
print-advice-window = In the print window, choose { $paper }, a scale of 100% and no margins, or save as PDF.
print-advice-ruler = Print one page first and measure the ruler at its top: it must be 100 mm long.
print-advice-duplex = Print on both sides and flip on the long edge: each back then lies behind its front.
print-advice-tiles = The board takes { $count } sheets. Cut along the marks on the left and at the top, and glue each sheet { $overlap } mm over the one before it.
print-advice-pieces = Fold along the dashed lines. Tokens stand on their two feet; buildings are glued at the white flap.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, back
print-tile = row { $row }, column { $column }
print-ruler = { $length } mm on paper
print-deed = Title deed
print-deed-redeem = To redeem
