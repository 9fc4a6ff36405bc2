### The page on which an edition is printed.
###
### $name and $part are names; $number, $count and $length are numbers.

print-title = Print the game
print-title-of = { $name }, to print
print-box = Edition
print-draft = { $name } (in the workshop)
print-failed = This edition didn’t load. Check the link or try again.
print-preview = Sheets to print
print-paper = Paper
print-parts = What to print
print-part-cards = Cards
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
print-advice-one-side = Print on one side of the paper only.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, back
print-ruler = { $length } mm on paper
