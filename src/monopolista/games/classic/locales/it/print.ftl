### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-lead = Tabellone, contratti, carte, banconote e pedine a grandezza reale, da ritagliare e piegare.
print-part-board = Tabellone
print-part-deeds = Contratti
print-part-money = Banconote
print-part-pieces = Pedine ed edifici
print-edge = Lato del tabellone, in millimetri
print-one-sheet = Un foglio: { $edge } mm
print-notes = Banconote per ogni taglio
print-advice-tiles = Il tabellone occupa { $count } fogli. Taglia lungo i segni a sinistra e in alto e incolla ogni foglio su quello prima, sovrapponendo { $overlap } mm.
print-advice-pieces = Piega lungo le linee tratteggiate. Le pedine stanno in piedi sulle due alette; gli edifici si incollano con la linguetta bianca.

## On the sheets.

print-tile = riga { $row }, colonna { $column }
print-deed = Contratto
print-deed-redeem = Per riscattare
