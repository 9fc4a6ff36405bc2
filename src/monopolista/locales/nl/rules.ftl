### The rulebook: where a clause comes from.

rule-by = Volgens { $booklet }.
rule-changed = Volgens { $booklet }, maar aangepast door een huisregel van deze tafel.
rule-house = Een huisregel van deze tafel.
rule-house-by = Een huisregel van deze tafel, volgens { $booklet }.
rule-silent = Het reglement zegt hier niets over; zo wordt het in andere edities gespeeld.
booklet-own = het bestand van deze editie
