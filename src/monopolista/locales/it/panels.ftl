### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## Whose turn it is to answer, and what to do

yours = Tocca a te
yours-named = { $seat }, tocca a te
also-asked = Tocca anche a
waiting-latest = Ultime mosse
head-waiting = { $count ->
    [one] Tocca a { $names }
   *[other] Tocca a { $names }
}
head-out = { $name } è fuori gioco
head-over = Partita finita

## The answers

answer-not-now = Ora non si può: { $title }
answer-give-up = Ritirati
answer-not-give-up = Continua
failure-clause = Non si può: { $title }
failure-row = { $done } passi su { $count } eseguiti, poi un errore.
failure-stale = Il tavolo è cambiato: controlla e riprova.
failure-not-yours = Questo posto non è tuo.
failure-not-host = Può farlo solo l’host.
failure-not-now = Ora non si può.
failure-disk-full = Il disco del server è pieno. Niente è andato perso: la partita riprende appena c’è spazio.
failure-malformed = Mossa non valida: ricarica la pagina e riprova.
failure-unknown-room = Questo tavolo non esiste più.
failure-too-much = Troppe richieste: riprova tra poco.
failure-words = Il testo contiene una parola non ammessa da questo server.
failure-blocked = Accesso a questo server negato.
failure-idle-answers = Troppe mosse che non cambiano nulla. Rispondi prima alla domanda: dopo il prossimo tiro o la prossima carta potrai continuare.
failure-game-too-long = Questa partita ha raggiunto il numero massimo di mosse. Iniziane un’altra.
failure-lesson = Questo viene dopo.

## Taking back; $what is a whole sentence of the story, $count how many events go

take-back = Annulla la mossa
take-back-ask = Chiedi di annullare
take-back-named = Annulla:
take-back-ask-named = Chiedi di annullare:
took-back = { $count ->
    [one] { $seat } annulla: «{ $what }»
   *[other] { $seat } torna a prima di: «{ $what }»
}
took-back-something = { $seat } annulla una mossa.
took-back-mark = annullata:
wish-title = Richiesta di annullare
wish-asks = { $seat } vuole tornare a prima di: «{ $what }»
wish-asks-something = { $seat } vuole annullare una mossa.
wish-revealed = I tiri e le carte successivi saranno estratti di nuovo.
wish-waiting = { $count ->
    [one] Deve rispondere { $names }.
   *[other] Devono rispondere { $names }.
}
wish-refused = { $seat } ha rifiutato.
wish-agree = Accetta
wish-agree-named = { $seat }: accetta
wish-agree-all = Qui siamo tutti d’accordo
wish-refuse = Rifiuta
wish-refuse-named = { $seat }: rifiuta
wish-withdraw = Ritira

## The auction

clock-left = { $seconds ->
    [one] Manca { $seconds } secondo
   *[other] Mancano { $seconds } secondi
}

## Debt

give-up-open = Ritirati dalla partita…
give-up-title = Ritirati dalla partita

## Rents to ask for, and proposals

business = Da decidere

## Story, ledger, rules

story-title = Cronaca della partita
story-earlier = Mostra precedenti
story-turn = Turno { $turn }
story-start = Inizio
follow-newest = Vai alla fine
ledger-title = Movimenti di denaro
ledger-by-player = Giocatore
ledger-everybody = Tutti
ledger-by-cause = Causa
ledger-all-causes = Tutte le cause
ledger-balance = prima { $before }, dopo { $after }
ledger-empty = Nessun movimento.
clause-open = Regola { $clause }: { $title }
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessuna regola trovata.
rules-loading = Caricamento delle regole…

## The odds of winning

winning-title = Chi sta vincendo
winning-note = Una stima, imparata da partite tra robot: quanto spesso vince chi è in questa posizione.
winning-ahead = Per calcolarla la partita viene continuata per qualche giro molte volte, con tiri sempre diversi.
odds-change = { $points } punti
winning-share = { $share } di probabilità di vincere
winning-one = { $name } { $share }
winning-read = Probabilità di vittoria, { $when }: { $values }
winning-at = Turno { $turn }
winning-now = Ora
winning-slider = Scegli il turno

## Doors, keys, settings

panels = Pannelli
panel-estate = Proprietà
estate-whose = Di chi
panel-story = Cronaca
panel-ledger = Movimenti
panel-rules = Regole
panel-help = Tasti
panel-settings = Impostazioni
panel-hint = Consiglio
panel-close = Chiudi
help-note = Puoi giocare tutta la partita da tastiera.
key-space = Spazio
key-main = Mossa principale
key-question = Vai alla domanda
key-take-back = Annulla la tua ultima mossa
key-story = Cronaca
key-ledger = Movimenti
key-rules = Regole
key-help = Tasti
key-settings = Impostazioni
key-hint = Consiglio
key-close = Chiudi il pannello
key-marks = Salta l’introduzione
key-sound = Attiva o disattiva i suoni
settings-language = Lingua
settings-theme = Tema
settings-motion = Animazioni
settings-motion-none = Nessuna
settings-pace = Risposta dei robot
settings-pace-option = { $pace ->
    [0] subito
    [150] veloce
    [600] normale
   *[other] lenta
}
settings-auto = Se c’è una sola mossa possibile
settings-auto-off = Chiedi
settings-auto-answers = Automatica
settings-auto-turns = Automatica, anche a fine turno
auto-soon = Automatico: { $answer }…
auto-done = Automatico: { $answer }
settings-sound = Suoni e vibrazione
settings-sound-away = Con la scheda nascosta
settings-sound-silent = Muto
settings-sound-turn = Avvisa quando tocca a me
sound-ask = Vuoi attivare i suoni?
sound-yes = Attiva
sound-no = No
sound-now = { $on ->
    [yes] Suoni attivati
   *[no] Suoni disattivati
}
marks-title = Introduzione
marks-count = { $number } di { $count }:
marks-next = Avanti
marks-skip = Salta
marks-done = Fine
mark-question = { $input ->
    [touch] Qui il gioco ti chiede che cosa fare. Il pulsante pieno è la mossa principale.
   *[pointer] Qui il gioco ti chiede che cosa fare. Il pulsante pieno è la mossa principale: puoi usare anche la barra spaziatrice.
}
mark-story = { $input ->
    [touch] Qui leggi tutto ciò che succede, con la regola di ogni riga. Accanto trovi le impostazioni.
   *[pointer] Qui leggi tutto ciò che succede, con la regola di ogni riga. Accanto trovi le impostazioni e i tasti.
}
notice-stop = Ferma
settings-on = Sì
settings-off = No
table-title = Questo tavolo
table-booklet = Regole standard, senza regole della casa.
table-house-rule = regola della casa
table-option = { $option }: { $value }

## Hints and the teacher; $share is a percentage, $points are percentage points with their sign

hint-before = Ora hai il { $share } di probabilità di vincere.
hint-limit = Offri fino a { $amount }: oltre, le tue probabilità calano.
hint-limit-none = Passa: con qualsiasi offerta le tue probabilità calano.
hint-none = Ora non c’è nulla da scegliere.
hint-proposals = Proposte possibili
hint-open-offer = Proponi…
hint-worth = { $share } ({ $points })
hint-both = tu { $after }, { $name } { $points }
hint-too-much = Troppi consigli di seguito: aspetta qualche secondo.
hint-failed = Nessun consiglio disponibile ora.
hint-thinking = Calcolo…
hint-note = La probabilità di vincere dopo ogni mossa e la variazione in punti: una stima basata su ciò che puoi sapere. Nel replay si vede che hai chiesto un consiglio.
hint-odds = «Chi sta vincendo» gioca anche qualche turno in avanti: può differire di qualche punto.
teacher-sure = Confermi la mossa?
teacher-cost = { $answer }: hai il { $share } di probabilità di vincere ({ $points }).
teacher-better = Meglio: { $answer }, { $share }.
teacher-nothing = Senza questa mossa: { $share }.
teacher-partner = Per { $name }: { $points }.
teacher-again = Cambia mossa
teacher-ahead = Conferma
settings-teacher = Avviso prima di un errore
settings-teacher-off = mai
settings-teacher-from = { $points ->
    [1] da un punto
   *[other] da { $points } punti
}
