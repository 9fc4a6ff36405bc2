### Il regolamento: da dove viene una clausola.

rule-by = Secondo { $booklet }.
rule-changed = Secondo { $booklet }, ma cambiata da una regola della casa di questo tavolo.
rule-house = Regola della casa di questo tavolo.
rule-house-by = Regola della casa di questo tavolo, secondo { $booklet }.
rule-silent = Il libretto non ne parla; si gioca come negli altri libretti del gioco.
booklet-italy = il libretto italiano
booklet-italy-2013 = il libretto italiano del 2013
booklet-italy-euro = le vecchie regole italiane
booklet-belgium-nl = il libretto belga in olandese
booklet-belgium-fr = il libretto belga in francese
booklet-deal = il libretto italiano di MONOPOLY Deal, del 2014
booklet-deal-answers = le risposte di Hasbro ai giocatori
booklet-own = il file di questa edizione
