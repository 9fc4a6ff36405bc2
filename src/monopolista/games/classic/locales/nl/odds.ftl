### De kansen van een doos: hoe vaak men op een vak stilstaat, wanneer een kleur zich terugbetaalt.
###
### $count en $rolls zijn getallen; alle andere waarden zijn kant-en-klare tekst.

odds-jail = In de gevangenis
odds-jail-leave = meteen eruit
odds-jail-stay = zo lang mogelijk blijven
odds-squares = Waar pionnen stilstaan
odds-squares-note = Het deel van de worpen waarna een pion op een vak staat. Er wordt { $rolls } keer per beurt geworpen.
odds-square = Vak
odds-share = Worpen die hier eindigen
odds-visits = Beurten tussen twee bezoeken
odds-board = Het bord: hoe roder een vak, hoe vaker men er stilstaat.
odds-in-jail = In de gevangenis
odds-visiting = { $square }, op bezoek
odds-colours = Wat kleuren opbrengen
odds-colours-note = Van een hele kleur in één hand, gelijkmatig bebouwd.
odds-measure = Wat
odds-measure-turns = beurten van een tegenstander tot het terugbetaald is
odds-measure-rent = huur per beurt van een tegenstander
odds-measure-cost = prijs met de gebouwen
odds-colour = Kleur
odds-bare = alleen de straten
odds-houses = { $count ->
    [one] één huis
   *[other] { $count } huizen
}
odds-hotel = hotel
odds-never = nooit
odds-best = het snelst
odds-chart = Beurten van een tegenstander tot een kleur terugbetaald is, naar de huizen op elke straat.
odds-assumed = Wat wordt aangenomen
odds-assumed-cards = Elke kaart van de stapel is even waarschijnlijk; kaarten die spelers houden, ontbreken niet.
odds-assumed-pay-or-draw = De kaart die laat betalen of trekken, wordt betaald.
odds-assumed-leave = Men verlaat de gevangenis vóór de eerste worp, met de boete of een kaart.
odds-assumed-stay = Men blijft in de gevangenis tot een dubbele worp of tot de pogingen op zijn.
odds-assumed-rents = Elke huur wordt geïnd.
