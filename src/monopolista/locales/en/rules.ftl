### The rulebook: where a clause comes from.

rule-by = By { $booklet }.
rule-changed = By { $booklet }, but changed by a house rule of this table.
rule-house = A house rule of this table.
rule-house-by = A house rule of this table, by { $booklet }.
rule-silent = The booklet does not speak of this; it is played as in the other booklets of the game.
booklet-italy = the Italian booklet
booklet-italy-2013 = the Italian booklet of 2013
booklet-italy-euro = the older Italian rules
booklet-belgium-nl = the Belgian booklet in Dutch
booklet-belgium-fr = the Belgian booklet in French
booklet-deal = the Italian booklet of MONOPOLY Deal, of 2014
booklet-deal-answers = Hasbro’s answers to players
booklet-own = the file of this edition
