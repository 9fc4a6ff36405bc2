### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Posto { $number }
bank = la banca
pot = la cassa del Parcheggio

## Il tabellone

colour-brown = marrone
colour-light-blue = celeste
colour-pink = rosa
colour-orange = arancione
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-dark-blue = blu
colour-station = stazione
colour-company = società

## I giocatori

players = Giocatori
player-robot = robot
player-program = software
player-mine = tu
player-away = assente
player-stand-in = gioca un robot
player-turn = di turno
player-turn-title = Tocca a te
player-out = fuori gioco{ $place ->
        [0] { "" }
       *[other] , { $place }º
    }

## La stanza

room-missing = Qui non c’è nessun tavolo
room-missing-why = Il link è sbagliato, oppure il tavolo è stato sparecchiato da tempo.
room-home = Alla pagina iniziale
room-opening = Si apre il tavolo …
room-offline = Collegamento interrotto: si riprova …
room-last-seen = Il tavolo com’era: { $at }.

## La tastiera

key-finish = Mostra subito tutto quello che si muove

## Chiudere una partita

close-game-open = Chiudi la partita per tutti …
close-game-title = Chiudere la partita
close-game-text = La partita finisce qui per tutti e non si potrà continuare. Il seme dei suoi dadi sarà visibile.
close-game-yes = Sì, chiudila
