### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## A chi tocca, e che cosa fare

yours = Tocca a te
yours-named = { $seat }, tocca a te
also-asked = Tocca anche a
waiting-latest = Le ultime mosse
head-waiting = { $count ->
    [one] Tocca a { $names }
   *[other] Si aspettano { $names }
}
head-over = La partita è finita

## Le risposte

answer-not-now = Ora non si può: { $title }
answer-give-up = Sì, mi ritiro
answer-not-give-up = No, continuo
failure-clause = Non si può: { $title }
failure-row = { $done } su { $count } fatti, poi fermo.
failure-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo e rispondi.
failure-not-yours = Questo posto non è tuo.
failure-not-host = Può farlo solo chi ospita.
failure-not-now = Adesso non si può.
failure-disk-full = Il disco del server è pieno. Nulla è perduto; si continua appena c’è spazio.
failure-malformed = Il tavolo non ha capito la risposta.
failure-unknown-room = Questo tavolo non esiste (più).
failure-too-much = Troppo in fretta: riprova fra un momento.
failure-words = Questo server non ammette una di quelle parole.
failure-blocked = Questo server non ti fa entrare.
failure-idle-answers = Troppe risposte che non cambiano nulla. Rispondi prima alla domanda: dopo il prossimo dado o la prossima carta si può continuare.
failure-game-too-long = Questa partita ha già tutte le risposte che una partita può avere. Cominciatene un’altra.

## Riprendere una mossa; $what è una frase intera della storia, $count quanti eventi se ne vanno

take-back = Riprendi
take-back-ask = Chiedi di riprendere
take-back-named = Riprendi:
take-back-ask-named = Chiedi di riprendere:
took-back = { $count ->
    [one] { $seat } riprende: «{ $what }»
   *[other] { $seat } torna a prima di: «{ $what }»
}
took-back-something = { $seat } riprende una risposta.
took-back-mark = ripreso:
wish-title = Qualcuno vorrebbe riprendere
wish-asks = { $seat } vorrebbe tornare a prima di: «{ $what }»
wish-asks-something = { $seat } vorrebbe riprendere una risposta.
wish-revealed = I dadi e le carte visti da allora si tirano e si pescano di nuovo.
wish-waiting = { $count ->
    [one] Decide { $names }.
   *[other] Decidono { $names }.
}
wish-refused = { $seat } non è d’accordo.
wish-agree = D’accordo
wish-agree-named = { $seat }: d’accordo
wish-refuse = No
wish-refuse-named = { $seat }: no
wish-withdraw = Lascia stare

## L’asta

clock-left = { $seconds ->
    [one] Manca { $seconds } secondo
   *[other] Mancano { $seconds } secondi
}

## Il debito

give-up-open = Ritirati dalla partita …
give-up-title = Ritirarsi dalla partita

## Affitti da chiedere e proposte

business = Da non perdere

## Racconto, libro mastro, regole

story-title = Racconto della partita
story-earlier = Mostra prima
story-turn = Turno { $turn }
story-start = L’inizio
follow-newest = Vai alla fine
ledger-title = Movimenti di denaro
ledger-by-player = Movimenti di
ledger-everybody = Tutti
ledger-by-cause = Causa
ledger-all-causes = Ogni causa
ledger-balance = prima { $before }, dopo { $after }
ledger-empty = Nessun movimento.
clause-open = Regola { $clause }: { $title }
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessuna regola con queste parole.
rules-loading = Si apre il libretto …

## Le probabilità di vittoria

winning-title = Chi sta vincendo
winning-note = Una stima, imparata da partite fra robot: quanto spesso vince chi si trova così.
winning-ahead = Per farla si prosegue la partita di qualche giro, molte volte, ogni volta con altra fortuna.
winning-share = vince al { $share }
winning-one = { $name } { $share }
winning-read = Probabilità di vittoria, { $when }: { $values }
winning-at = Turno { $turn }
winning-now = Adesso
winning-slider = Turno a cui si leggono le probabilità

## Le porte, i tasti, le impostazioni

panels = Pannelli
panel-estate = Proprietà
estate-whose = Di chi
panel-story = Racconto
panel-ledger = Libro mastro
panel-rules = Regole
panel-help = Tasti
panel-settings = Impostazioni
panel-hint = Consiglio
panel-close = Chiudi
help-note = La partita si gioca tutta anche da tastiera.
key-space = Spazio
key-main = La risposta principale
key-question = Vai alla domanda
key-take-back = Riprendere la propria ultima risposta
key-story = Racconto
key-ledger = Libro mastro
key-rules = Regole
key-help = I tasti
key-settings = Impostazioni
key-hint = Un consiglio
key-close = Chiudi il pannello
key-marks = Salta il primo sguardo
key-sound = Suoni accesi o spenti
settings-language = Lingua
settings-theme = Tema
settings-motion = Movimento
settings-motion-none = Nessuno
settings-pace = I robot rispondono
settings-pace-option = { $pace ->
    [0] subito
    [150] in fretta
    [600] con calma
   *[other] senza fretta
}
settings-auto = L’unica risposta possibile
settings-auto-off = La do io
settings-auto-answers = Da sola
settings-auto-turns = Da sola, anche la fine del turno
auto-soon = Da sé: { $answer } …
auto-done = Da sé: { $answer }
settings-sound = Suoni
settings-sound-away = Con la scheda nascosta
settings-sound-silent = Silenzio
settings-sound-turn = Mi chiama quando tocca a me
sound-ask = Giocare con i suoni?
sound-yes = Con i suoni
sound-no = Senza
sound-now = { $on ->
    [yes] Suoni accesi
   *[no] Suoni spenti
}
marks-title = Un primo sguardo
marks-count = { $number } di { $count }:
marks-next = Avanti
marks-skip = Salta
marks-done = Ho capito
mark-question = Qui il tavolo ti chiede qualcosa. Il bottone pieno è la risposta principale; la dà anche la barra spaziatrice.
mark-story = Qui si racconta tutto quel che succede, ogni riga con la sua regola. Il resto è lì accanto, nelle impostazioni e nei tasti.
notice-stop = Ferma
settings-on = Accesi
settings-off = Spenti
table-title = Questo tavolo
table-booklet = Si gioca come dice il libretto.
table-house-rule = regola di casa
table-option = { $option }: { $value }

## Consigli e maestro

hint-before = Così come stanno le cose vinci al { $share }.
hint-limit = Offri fino a { $amount }: oltre, le tue probabilità calano.
hint-limit-none = Lascia: con qualsiasi offerta le tue probabilità calano.
hint-none = Adesso non c’è nulla da scegliere.
hint-proposals = Che cosa si può proporre
hint-worth = { $share } ({ $points })
hint-both = tu { $after }, { $name } { $points }
hint-too-much = Troppi consigli in una volta: aspetta qualche secondo.
hint-failed = Adesso non c’è un consiglio.
hint-thinking = Si pesa …
hint-note = Le tue probabilità di vincere dopo ogni risposta, e di quanti punti cambiano: una stima, da ciò che puoi sapere. La registrazione della partita dice che hai chiesto.
teacher-sure = Ne sei sicuro?
teacher-cost = { $answer }: vinci al { $share }, { $points }.
teacher-better = Meglio: { $answer }, { $share }.
teacher-nothing = Senza: { $share }.
teacher-partner = A { $name } porta { $points }.
teacher-again = Ci ripenso
teacher-ahead = Vado avanti
settings-teacher = Maestro: chiede prima di una risposta che costa
settings-teacher-off = non chiede mai
settings-teacher-from = { $points ->
    [1] un punto
   *[other] { $points } punti
}
