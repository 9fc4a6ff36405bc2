### Quel che del tabellone incornicia la pagina iniziale; gli altri testi arrivano quando si gioca.
###
### $amount è denaro già scritto.

square-collect = ritirate { $amount }
