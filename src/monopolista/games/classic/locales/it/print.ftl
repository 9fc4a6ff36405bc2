### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-title = Stampa il gioco
print-title-of = { $name }, da stampare
print-lead = Tabellone, contratti, carte, banconote e pedine a grandezza reale, da ritagliare e piegare.
print-box = Tabellone
print-draft = { $name } (in officina)
print-failed = Il tabellone non si è caricato. Controlla il link o riprova.
print-preview = Fogli da stampare
print-paper = Carta
print-parts = Che cosa stampare
print-part-board = Tabellone
print-part-deeds = Contratti
print-part-cards = Carte
print-part-money = Banconote
print-part-pieces = Pedine ed edifici
print-edge = Lato del tabellone, in millimetri
print-one-sheet = Un foglio: { $edge } mm
print-notes = Banconote per ogni taglio
print-how = Come stampare
print-duplex = Fronte e retro
print-tint = Carta colorata (serve più inchiostro)
print-now = { $count ->
    [one] Stampa 1 pagina
   *[other] Stampa { $count } pagine
}
print-advice-window = Nella finestra di stampa scegli { $paper }, scala 100% e nessun margine, oppure salva in PDF.
print-advice-ruler = Stampa prima una sola pagina e misura il righello in alto: dev’essere lungo 100 mm.
print-advice-duplex = Stampa su entrambi i lati, girando sul lato lungo: ogni retro cade dietro il suo fronte.
print-advice-tiles = Il tabellone occupa { $count } fogli. Taglia lungo i segni a sinistra e in alto e incolla ogni foglio su quello prima, sovrapponendo { $overlap } mm.
print-advice-pieces = Piega lungo le linee tratteggiate. Le pedine stanno in piedi sulle due alette; gli edifici si incollano con la linguetta bianca.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, retro
print-tile = riga { $row }, colonna { $column }
print-ruler = { $length } mm sulla carta
print-deed = Contratto
print-deed-redeem = Per riscattare
