### The rulebook: where a clause comes from.

rule-by = From { $booklet }.
rule-changed = From { $booklet }, changed by a house rule at this table.
rule-house = A house rule at this table.
rule-house-by = A house rule at this table, from { $booklet }.
rule-silent = The rulebook does not say. It is played as in other editions of the game.
booklet-own = this edition’s own file
