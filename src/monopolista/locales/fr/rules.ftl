### Les règles : d’où vient une clause.

rule-by = Selon { $booklet }.
rule-changed = Selon { $booklet }, mais modifiée par une règle maison de cette table.
rule-house = Règle maison de cette table.
rule-house-by = Règle maison de cette table, selon { $booklet }.
rule-silent = Le livret n’en dit rien ; on suit les autres livrets du jeu.
booklet-own = le fichier de cette édition
