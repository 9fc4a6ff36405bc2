### The rulebook: where a clause comes from.

rule-by = By { $booklet }.
rule-changed = By { $booklet }, but changed by a house rule of this table.
rule-house = A house rule of this table.
rule-house-by = A house rule of this table, by { $booklet }.
rule-silent = The booklet does not speak of this; it is played as in the other booklets of the game.
booklet-own = the file of this edition
