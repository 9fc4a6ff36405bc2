### De spelregels: waar een regel vandaan komt.

rule-by = Volgens { $booklet }.
rule-changed = Volgens { $booklet }, maar veranderd door een huisregel van deze tafel.
rule-house = Een huisregel van deze tafel.
rule-house-by = Een huisregel van deze tafel, volgens { $booklet }.
rule-silent = Het boekje spreekt hier niet over; er wordt gespeeld zoals in de andere boekjes van het spel.
booklet-own = het bestand van deze editie
