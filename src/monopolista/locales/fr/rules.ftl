### Les règles : d’où vient une clause.

rule-by = Selon { $booklet }.
rule-changed = Selon { $booklet }, mais modifiée par une règle maison de cette table.
rule-house = Règle maison de cette table.
rule-house-by = Règle maison de cette table, selon { $booklet }.
rule-silent = Le règlement n’en dit rien ; on joue comme dans les autres éditions.
booklet-own = le fichier de cette édition
