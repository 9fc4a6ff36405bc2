### Les règles : d’où vient une clause.

rule-by = Selon { $booklet }.
rule-changed = Selon { $booklet }, mais changée par une règle maison de cette table.
rule-house = Règle maison de cette table.
rule-house-by = Règle maison de cette table, selon { $booklet }.
rule-silent = Le livret n’en parle pas ; on joue comme dans les autres livrets du jeu.
booklet-italy = le livret italien
booklet-italy-2013 = le livret italien de 2013
booklet-italy-euro = les anciennes règles italiennes
booklet-belgium-nl = le livret belge en néerlandais
booklet-belgium-fr = le livret belge en français
booklet-deal = le livret italien de MONOPOLY Deal, de 2014
booklet-deal-answers = les réponses de Hasbro aux joueurs
booklet-own = le fichier de cette édition
