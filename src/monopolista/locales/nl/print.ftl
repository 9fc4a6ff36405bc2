### The page on which an edition is printed.
###
### $name and $part are names; $number, $count and $length are numbers.

print-title = Spel afdrukken
print-title-of = { $name }, om af te drukken
print-box = Editie
print-draft = { $name } (in de werkplaats)
print-failed = Deze editie kon niet worden geladen. Controleer de link of probeer het opnieuw.
print-preview = Vellen om af te drukken
print-paper = Papier
print-parts = Wat je afdrukt
print-part-cards = Kaarten
print-how = Hoe je afdrukt
print-duplex = Dubbelzijdig
print-tint = Getint papier (kost meer inkt)
print-now = { $count ->
    [one] 1 pagina afdrukken
   *[other] { $count } pagina’s afdrukken
}
print-advice-window = Kies in het afdrukvenster { $paper }, schaal 100% en geen marges, of sla op als pdf.
print-advice-ruler = Druk eerst één pagina af en meet de liniaal bovenaan: die moet 100 mm lang zijn.
print-advice-duplex = Druk dubbelzijdig af en draai over de lange zijde: elke achterkant valt dan achter zijn voorkant.
print-advice-one-side = Druk enkelzijdig af.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, achterkant
print-ruler = { $length } mm op papier
