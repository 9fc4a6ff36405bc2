### The page on which a board is printed, and words on what is printed.
###
### $name and $part are names; $number, $count, $row, $column, $edge, $overlap and $length are numbers.

print-title = Spel afdrukken
print-title-of = { $name }, om af te drukken
print-lead = Bord, eigendomskaarten, kaarten, geld en pionnen op ware grootte, om te knippen en te vouwen.
print-box = Bord
print-draft = { $name } (in de werkplaats)
print-failed = Dit bord kon niet worden geladen. Controleer de link of probeer het opnieuw.
print-preview = Vellen om af te drukken
print-paper = Papier
print-parts = Wat je afdrukt
print-part-board = Speelbord
print-part-deeds = Eigendomskaarten
print-part-cards = Kaarten
print-part-money = Bankbiljetten
print-part-pieces = Pionnen en gebouwen
print-edge = Zijde van het bord, in millimeter
print-one-sheet = Eén vel: { $edge } mm
print-notes = Bankbiljetten per waarde
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
print-advice-tiles = Het bord beslaat { $count } vellen. Knip links en boven langs de tekens en plak elk vel { $overlap } mm over het vorige.
print-advice-pieces = Vouw langs de stippellijnen. Pionnen staan op hun twee voetjes; gebouwen plak je met de witte strook.

## On the sheets.

print-sheet = { $part } { $number }/{ $count }
print-back = { $part } { $number }/{ $count }, achterkant
print-tile = rij { $row }, kolom { $column }
print-ruler = { $length } mm op papier
print-deed = Eigendomskaart
print-deed-redeem = Om af te lossen
