### Segnalare una persona, o ciò che ha detto, a chi gestisce il server.
###
### $seat is a name.

complain-open = Segnala { $seat } …
complain-line = Segnala questa frase di { $seat }
complain-title = Segnalare { $seat }
complain-text = Chi gestisce il server vedrà il nome, il tavolo e ciò che { $seat } ha detto per ultimo. Al tavolo nessuno lo viene a sapere.
complain-line-text = Chi gestisce il server vedrà questa frase e ciò che si è detto prima e dopo. Al tavolo nessuno lo viene a sapere.
complain-no = No, lascia stare
complain-yes = Sì, segnala
complain-done = Segnalato. Grazie.
complain-failed-often = Sono molte segnalazioni: aspetta qualche minuto.
complain-failed-other = Non è riuscito. Riprova fra un momento.

## Where whoever runs the server lets nobody in

room-blocked = Questo server non ti fa entrare
room-blocked-why = Chi lo gestisce rifiuta le connessioni dal tuo indirizzo.
room-shut = Questo tavolo è stato chiuso
room-shut-why = Chi gestisce il server lo ha chiuso per sempre. Qui non si gioca più.
room-shut-said = «{ $reason }»
room-shut-dice = Controlla i dadi dell’ultima partita
