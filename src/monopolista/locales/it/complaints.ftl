### Reporting a player or a message to the operators of the server.
###
### $seat is a name.

complain-open = Segnala { $seat }…
complain-line = Segnala questo messaggio di { $seat }
complain-title = Vuoi segnalare { $seat }?
complain-text = Chi gestisce il server vedrà il nome, il tavolo e gli ultimi messaggi di { $seat }. Al tavolo nessuno lo saprà.
complain-line-text = Chi gestisce il server vedrà questo messaggio e quelli vicini. Al tavolo nessuno lo saprà.
complain-no = Annulla
complain-yes = Segnala
complain-done = Segnalazione inviata. Grazie.
complain-failed-often = Troppe segnalazioni: aspetta qualche minuto.
complain-failed-other = Segnalazione non riuscita. Riprova tra poco.

## Where the operators of the server let nobody in

room-blocked = Accesso negato
room-blocked-why = Questo server non accetta connessioni dal tuo indirizzo.
room-shut = Questo tavolo è stato chiuso
room-shut-why = Chi gestisce il server lo ha chiuso definitivamente. Qui non si può più giocare.
room-shut-said = «{ $reason }»
room-shut-dice = Controlla i dadi dell’ultima partita
