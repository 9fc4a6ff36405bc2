### Come un giocatore torna al suo posto, o ha il posto di chi è assente.
###
### $seat, $name e $names sono nomi; $when è un momento in parole.

return-note = Chi ha un posto trova il suo codice nelle impostazioni, sull’altro dispositivo.
return-code = Codice del posto
return-go = Riprendilo
return-seats = Posti di chi è assente
return-none = In questo momento nessuno è assente.
return-ask = Chiedi agli altri
return-ask-named = Chiedi agli altri il posto di { $seat }
return-asked = La domanda è partita. Aspetta qui.
return-name = Il tuo nome
return-failed-code-form = Un codice ha sei segni, per esempio K7P 3WD.
return-failed-code-wrong = Nessun posto di questo tavolo ha quel codice. Un codice vale una volta sola.
return-failed-code-often = Troppi tentativi: aspetta un minuto, o chiedi agli altri.
return-failed-seat-request-there = Ora qualcuno tiene quel posto.
return-failed-seat-request-gone = Nel frattempo la domanda è stata ritirata.
return-failed-seat-request-full = Oggi quel posto è già passato di mano troppe volte.
return-failed-words = Questo server non ammette una parola di quel nome.
return-failed-name-unseen = Quel nome ha caratteri che non si vedono, o ne ha troppi.
return-failed-other = Non è riuscito. Riprova fra un momento.
seat-request-agreed = D’accordo: { $names }.
seat-request-waits = Si aspetta ancora: { $names }.
seat-request-minutes = { $minutes ->
    [one] Il posto passa di mano solo quando è vuoto da un minuto.
   *[other] Il posto passa di mano solo quando è vuoto da { $minutes } minuti.
}
seat-request-yes = D’accordo
seat-request-no = No
handover = Il tuo posto { $seat } è passato a { $name } in tua assenza ({ $when }).
handover-back = Riprendi il mio posto
handover-late = È troppo tardi per riprenderlo.
notice-rematch = { $who } ha chiamato la rivincita.
notice-rematch-host = Chi ospita ha chiamato la rivincita.
notice-taken-back = { $seat } di nuovo al tavolo, su un altro dispositivo.
notice-let-in = { $who } ha ora il posto di { $seat }.
notice-reclaimed = { $seat } di nuovo al tavolo: ha ripreso il posto.
notice-lost = Il tuo posto { $seat } è ora su un altro dispositivo. Qui stai guardando.
notice-turned-away = Gli altri non ti hanno fatto entrare al posto di { $seat }.
notice-owner-back = { $seat } di nuovo al tavolo: la tua domanda è caduta.
notice-lapsed = Il gioco è andato avanti prima che tutti fossero d’accordo: la tua richiesta di riprendere è caduta.
notice-late = Tempo scaduto: per { $seat } ha risposto un robot.
notice-close = Chiudi questo avviso
