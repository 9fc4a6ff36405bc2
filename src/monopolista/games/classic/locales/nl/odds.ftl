### The odds of a box: how often one stops on a square, when a colour has paid for itself.
###
### $count and $rolls are numbers; all other values are ready-made text.

odds-jail = In de gevangenis
odds-jail-leave = meteen eruit
odds-jail-stay = zo lang mogelijk blijven
odds-squares = Waar pionnen stoppen
odds-squares-note = Het deel van de worpen waarna een pion op het vak staat. Er wordt { $rolls } keer per beurt gegooid.
odds-square = Vak
odds-share = Worpen die hier eindigen
odds-visits = Beurten tussen twee bezoeken
odds-board = Het bord: hoe roder een vak, hoe vaker er een pion stopt.
odds-in-jail = In de gevangenis
odds-visiting = { $square }, op bezoek
odds-colours = Wat kleuren opbrengen
odds-colours-note = Een hele kleur van één speler, gelijkmatig bebouwd.
odds-measure = Toon
odds-measure-turns = beurten van een tegenstander tot de kleur is terugverdiend
odds-measure-rent = huur per beurt van een tegenstander
odds-measure-cost = prijs met gebouwen
odds-colour = Kleur
odds-bare = alleen de straten
odds-houses = { $count ->
    [one] één huis
   *[other] { $count } huizen
}
odds-hotel = hotel
odds-never = nooit
odds-best = het snelst
odds-chart = Beurten van een tegenstander tot een kleur is terugverdiend, per aantal huizen op elke straat.
odds-assumed = Aannames
odds-assumed-cards = Elke kaart van de stapel is even waarschijnlijk; kaarten die spelers bewaren, tellen gewoon mee.
odds-assumed-pay-or-draw = Bij de kaart ‘betalen of trekken’ wordt altijd betaald.
odds-assumed-leave = Een speler verlaat de gevangenis vóór de eerste worp, met de boete of een kaart.
odds-assumed-stay = Een speler blijft in de gevangenis tot er dubbel valt of de pogingen op zijn.
odds-assumed-freeing-double = Wie met dubbel uit de gevangenis komt, gooit niet nog eens. Veel gepubliceerde cijfers tellen die worp wel mee en wijken dus iets af.
odds-assumed-rents = Alle huur wordt geïnd.
