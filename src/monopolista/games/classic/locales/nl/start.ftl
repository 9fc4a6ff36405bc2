### Wat van het bord de startpagina omlijst; de overige teksten komen als er gespeeld wordt.
###
### $amount is een uitgeschreven bedrag.

square-collect = ontvang { $amount }
