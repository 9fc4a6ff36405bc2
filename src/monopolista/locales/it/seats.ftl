### How a player comes back to a seat, or gets the seat of one who is away.
###
### $seat, $name and $names are names; $when is a moment in words.

return-note = Il codice è nelle impostazioni, sull’altro dispositivo di chi ha il posto.
return-code = Codice del posto
return-go = Riprendi
return-seats = Posti di giocatori assenti
return-none = Ora non c’è nessun assente.
return-ask = Chiedi agli altri
return-ask-named = Chiedi agli altri il posto di { $seat }
return-asked = Richiesta inviata. Resta su questa pagina.
return-name = Il tuo nome
return-failed-code-form = Un codice ha sei caratteri, per esempio K7P 3WD.
return-failed-code-wrong = Codice non valido per questo tavolo. Ogni codice vale una volta sola.
return-failed-code-often = Troppi tentativi: aspetta un minuto, o chiedi agli altri.
return-failed-seat-request-there = Quel posto è di nuovo occupato.
return-failed-seat-request-gone = La richiesta è stata ritirata.
return-failed-seat-request-full = Oggi quel posto ha già cambiato giocatore troppe volte.
return-failed-words = Il nome contiene una parola non ammessa da questo server.
return-failed-name-unseen = Il nome contiene caratteri invisibili o è troppo lungo.
return-failed-other = Non riuscito. Riprova tra poco.
seat-request-agreed = D’accordo: { $names }.
seat-request-waits = In attesa di: { $names }.
seat-request-minutes = { $minutes ->
    [one] Il posto si può cedere solo dopo un minuto di assenza.
   *[other] Il posto si può cedere solo dopo { $minutes } minuti di assenza.
}
seat-request-yes = Accetta
seat-request-no = Rifiuta
handover = In tua assenza il tuo posto { $seat } è passato a { $name } ({ $when }).
handover-back = Riprendi il posto
handover-late = Non è più possibile riprenderlo.
notice-rematch = { $who } propone la rivincita.
notice-rematch-host = L’host propone la rivincita.
notice-taken-back = { $seat } è di nuovo al tavolo, su un altro dispositivo.
notice-let-in = { $who } ha preso il posto di { $seat }.
notice-reclaimed = { $seat } è di nuovo al tavolo e ha ripreso il posto.
notice-lost = Il tuo posto { $seat } è ora su un altro dispositivo. Qui puoi solo guardare.
notice-turned-away = Gli altri hanno rifiutato la tua richiesta per il posto di { $seat }.
notice-owner-back = { $seat } è di nuovo al tavolo: la tua richiesta è annullata.
notice-lapsed = La partita è andata avanti prima che tutti accettassero: la richiesta di annullare è decaduta.
notice-late = Tempo scaduto: un robot ha giocato per { $seat }.
notice-close = Chiudi l’avviso
