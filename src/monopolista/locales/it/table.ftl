### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name. Other messages choose an article or a preposition by the names
### "Banca" and "Parcheggio", and the gender of an adjective by "rosso" and "giallo": change them there, too.

seat-number = Posto { $number }
quoted = «{ $text }»
list-two = { $before } e { $last }
list-more = { $before } e { $last }
bank = Banca
pot = Parcheggio

## The colours

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

## The players

players = Giocatori
player-robot = robot
player-program = programma
player-mine = tu
player-away = assente
player-stand-in = gioca un robot
player-turn = di turno
player-turn-title = Tocca a te
player-out = fuori gioco{ $place ->
        [0] { "" }
       *[other] , { $place }º
    }

## The room

room-missing = Questo tavolo non esiste
room-missing-why = Il link è sbagliato, oppure il tavolo è stato chiuso da tempo.
room-home = Pagina iniziale
room-opening = Apertura del tavolo…
room-offline = Connessione persa: nuovo tentativo…
room-last-seen = Il tavolo com’era: { $at }.

## The keyboard

key-finish = Salta al mio turno
skip-motion = Salta le animazioni in corso
skip-asked = Salta al mio turno. Vuole saltare anche: { $names }
skip-waits = Stai saltando le attese. I robot fanno ancora una pausa per { $names }.

## Closing a game

close-game-open = Chiudi la partita per tutti…
close-game-title = Vuoi chiudere la partita?
close-game-text = La partita finisce per tutti e non si può riprendere. Il seme dei dadi diventa visibile.
close-game-yes = Chiudi la partita
