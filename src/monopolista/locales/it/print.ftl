### The page on which an edition is printed.
###
### $name and $part are names; $number, $count and $length are numbers.

print-title = Stampa il gioco
print-title-of = { $name }, da stampare
print-box = Edizione
print-draft = { $name } (in officina)
print-failed = L’edizione non si è caricata. Controlla il link o riprova.
print-preview = Fogli da stampare
print-paper = Carta
print-parts = Che cosa stampare
print-part-cards = Carte
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
print-advice-one-side = Stampa su un solo lato dei fogli.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, retro
print-ruler = { $length } mm sulla carta
