### The rulebook: where a clause comes from.

rule-by = Secondo { $booklet }.
rule-changed = Secondo { $booklet }, ma modificata da una regola della casa di questo tavolo.
rule-house = Regola della casa di questo tavolo.
rule-house-by = Regola della casa di questo tavolo, secondo { $booklet }.
rule-silent = Il regolamento non ne parla: si gioca come nelle altre edizioni.
booklet-own = il file di questa edizione
