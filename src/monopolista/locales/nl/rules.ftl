### De spelregels: waar een regel vandaan komt.

rule-by = Volgens { $booklet }.
rule-changed = Volgens { $booklet }, maar veranderd door een huisregel van deze tafel.
rule-house = Een huisregel van deze tafel.
rule-house-by = Een huisregel van deze tafel, volgens { $booklet }.
rule-silent = Het boekje spreekt hier niet over; er wordt gespeeld zoals in de andere boekjes van het spel.
booklet-italy = het Italiaanse boekje
booklet-italy-2013 = het Italiaanse boekje van 2013
booklet-italy-euro = de oudere Italiaanse regels
booklet-belgium-nl = het Belgische boekje in het Nederlands
booklet-belgium-fr = het Belgische boekje in het Frans
booklet-deal = het Italiaanse boekje van MONOPOLY Deal, van 2014
booklet-deal-answers = de antwoorden van Hasbro aan spelers
booklet-own = het bestand van deze editie
