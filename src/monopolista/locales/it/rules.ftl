### The rulebook: where a clause comes from.

rule-by = Secondo { $booklet }.
rule-changed = Secondo { $booklet }, ma modificata da una regola della casa di questo tavolo.
rule-house = Regola della casa di questo tavolo.
rule-house-by = Regola della casa di questo tavolo, secondo { $booklet }.
rule-silent = Il libretto non ne parla; si gioca come negli altri libretti del gioco.
booklet-own = il file di questa edizione
