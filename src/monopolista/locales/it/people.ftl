### The people at the table: what they say to each other, how they come back to a seat, the games of this browser.
###
### $seat, $name, $names, $who are names; $text is what a player wrote; $before and $after are sums ready to be shown.

## What they say

panel-talk = Chat
key-talk = Chat
talk-unread = { $count ->
    [one] un messaggio non letto
   *[other] { $count } messaggi non letti
}
talk-lines = Messaggi
talk-empty = Ancora nessun messaggio.
talk-write = Scrivi un messaggio
talk-send = Invia
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Reazioni
reaction-bravo = complimenti!
reaction-laugh = risata
reaction-wonder = stupore
reaction-sorrow = tristezza
reaction-anger = rabbia
reaction-luck = buona fortuna!
talk-off = L’host ha disattivato la chat. Puoi usare le reazioni.
talk-watching = Gli spettatori possono leggere, ma non scrivere.
talk-closed = La chat è riservata a chi gioca.
talk-kept = La legge solo questo tavolo. Non entra nei replay né nelle partite salvate.
talk-mute = Silenzia { $seat }
talk-mute-title = Giocatori silenziati
talk-chat = Chat attiva
talk-overheard = Leggibile dagli spettatori
talk-save = Salva la chat
talk-failed-talk-off = L’host ha disattivato la chat.
talk-failed-talk-long = Messaggio troppo lungo: al massimo { $most } caratteri.
talk-failed-talk-empty = Il messaggio è vuoto.
talk-failed-talk-fast = Troppi messaggi: aspetta qualche secondo e riprova.
talk-failed-words = Il messaggio contiene una parola non ammessa da questo server.

## Watching, and coming back

watching = Stai guardando.
watching-return = Riprendi il posto
panel-return = Riprendi il posto
code-title = Il tuo posto su un altro dispositivo
code-title-named = Il posto di { $seat } su un altro dispositivo
code-note = Inquadra il codice, oppure apri il link del tavolo sull’altro dispositivo e scrivi il codice. Vale una volta sola; poi questo browser può solo guardare.
code-make = Mostra il codice
code-again = Nuovo codice
code-picture = Codice da inquadrare: { $link }
seat-request = { $name } chiede il posto di { $seat }, che è assente.

## What a robot did meanwhile

silent = Tempo scaduto più volte: per { $seat } ora gioca un robot, finché non torni.
silent-here = Riprendi
meanwhile = { $answers ->
    [one] In tua assenza un robot ha giocato una mossa per { $seat }.
   *[other] In tua assenza un robot ha giocato { $answers } mosse per { $seat }.
}
meanwhile-cash = Contanti: da { $before } a { $after }.
meanwhile-read = Che cosa è successo
panel-meanwhile = In tua assenza

## The games of this browser

games-title = Le mie partite
games-running = In corso
games-over = Finite
games-none = Questo browser non ha ancora giocato partite.
games-yours = Tocca a te
games-waits = Tocca a { $names }
games-gone = Questo tavolo non esiste più.
games-all = Tutte le mie partite ({ $count })
games-won = hai vinto
games-won-by = vittoria di { $names }
games-table = Apri tavolo
games-forget-finished = Togli quelle finite
games-kept = Questo elenco è solo in questo browser. Togliere una partita non la cancella dal server.
