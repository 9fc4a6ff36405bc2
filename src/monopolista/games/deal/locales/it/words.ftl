### MONOPOLY Deal: its cards, the sentences for what happens, the questions, the options.
###
### The sentence of a fact is deal-<kind>-<what is special about it> where there is one, else deal-<kind>. The
### attribute .echo says that another sentence of the same step tells the thing already.
###
### Arguments, all of them texts but $number and $count, which are numbers:
###   $seat, $other, $names   players
###   $subject, $given        cards by their names: "Via Roma", "M 5", "Just Say No"
###   $set                    a colour’s set, as in deal-set-…; $colour and $second are colours
###   $amount                 money, ready to be shown

## The cards

deal-card-money = { $amount }
deal-card-wild = Convertibile { $colour } / { $second }
deal-card-wild-any = Convertibile multicolore
deal-card-rent = Affitto { $colour } / { $second }
deal-card-rent-any = Affitto multicolore
deal-card-double = Affitto e conguaglio
deal-card-pass-go = Via
deal-card-birthday = Buon compleanno
deal-card-collector = Esazione
deal-card-sly = Un’offerta che non si può rifiutare
deal-card-forced = Appropriazione
deal-card-breaker = Esproprio
deal-card-no = Opposizione
deal-card-house = Casa
deal-card-hotel = Albergo
deal-text-money = Sta bene nella tua banca, dove paga { $amount }.
deal-text-property = Calala davanti a te, e mettile accanto le altre del suo colore finché la serie è completa.
deal-text-wild = Vale come { $colour } o come { $second }: scegli quando la cali, e in ogni tuo turno puoi cambiare idea.
deal-text-wild-any = Vale come il colore che ti manca, quale che sia, ma nessuno la prende in pagamento.
deal-text-rent = Scegli una tua serie, { $colour } o { $second }: tutti gli altri te ne pagano l’affitto.
deal-text-rent-any = Scegli una tua serie, di qualunque colore, e un giocatore che te ne paghi l’affitto.
deal-text-double = Giocala subito prima di una carta Affitto, che così vale il doppio; con due vale quattro volte.
deal-text-pass-go = Un altro giro di tabellone: pesca ancora { $number } carte.
deal-text-birthday = Torta per tutti, e { $amount } per te da ognuno degli altri.
deal-text-collector = Qualcuno bussa a casa del giocatore che scegli, e ne torna con { $amount } per te.
deal-text-sly = Prendi una proprietà a un altro giocatore, purché la serie non sia completa.
deal-text-forced = Scambia una tua proprietà con quella di un altro; le serie complete, di qua e di là, non si toccano.
deal-text-breaker = Prendi a un altro giocatore una serie completa, con tutto quello che ci sta sopra.
deal-text-no = Quando qualcuno gioca un’azione contro di te, gioca questa: a te non succede niente.
deal-text-house = Su una serie completa aggiunge { $amount } all’affitto; non è fatta per stazioni e società.
deal-text-hotel = Su una serie completa che ha già la casa aggiunge altri { $amount } all’affitto.
deal-set-own = serie { $name }
deal-set-brown = serie marrone
deal-set-light-blue = serie celeste
deal-set-pink = serie rosa
deal-set-orange = serie arancione
deal-set-red = serie rossa
deal-set-yellow = serie gialla
deal-set-green = serie verde
deal-set-dark-blue = serie blu
deal-set-station = serie delle stazioni
deal-set-company = serie delle società

## The turn

deal-started = Carte mescolate: { $number } al tavolo.
deal-first = Sorteggio: comincia { $seat }.
deal-turn = Turno di { $seat }.
deal-drew = { $seat } pesca { $subject }.
deal-drew-hidden = { $seat } pesca una carta.
deal-reshuffled = { $number ->
        [one] Mazzo finito: l’unico scarto diventa il nuovo mazzo.
       *[other] Mazzo finito: si rimescolano i { $number } scarti.
    }
deal-no-cards = Carte finite: { $seat } non pesca.
deal-banked = { $seat } mette in banca { $subject }: vale { $amount }.
deal-banked-money = { $seat } mette in banca { $subject }.
deal-laid = { $seat } cala { $subject } nella { $set }.
deal-moved = { $seat } sposta { $subject } nella { $set }.
deal-taken-back = { $seat } riprende in mano { $subject }.
deal-built = { $seat } costruisce sulla { $set }: { $subject }.
deal-discarded = { $seat } scarta { $subject }.
deal-discarded-under = { $seat } mette { $subject } sotto il mazzo.
deal-discarded-hidden = { $seat } mette una carta sotto il mazzo.
deal-ended = { $seat } passa il turno.

## Actions

deal-played = { $seat } gioca { $subject }.
deal-played-rent = { $seat } gioca { $subject }: tutti gli altri pagano { $amount }.
deal-played-rent-any = { $seat } gioca { $subject } e chiede { $amount }.
deal-against = { $seat } chiede { $amount } a { $other }.
deal-doubled = { $number ->
        [2] { $seat } gioca { $subject }: il prossimo affitto vale doppio.
       *[other] { $seat } gioca { $subject }: il prossimo affitto vale { $number } volte.
    }
deal-played-pass-go = { $seat } gioca { $subject } e pesca ancora.
deal-played-birthday = È il compleanno di { $seat }: tutti gli altri pagano { $amount }.
deal-played-collector = { $seat } gioca Esazione e chiede { $amount } a { $other }.
deal-played-sly = { $seat } gioca Un’offerta che non si può rifiutare contro { $other }.
deal-played-forced = { $seat } gioca Appropriazione contro { $other }.
deal-played-breaker = { $seat } gioca { $subject } contro { $other }.
deal-wanted = { $seat } vuole prendere { $subject } a { $other }.
deal-wanted-swap = { $seat } vuole prendere { $subject } a { $other } in cambio di { $given }.
deal-wanted-set = { $seat } vuole prendere a { $other } tutta la serie con { $subject }.
deal-said-no = No! { $seat } gioca { $subject } contro { $other }.
deal-allowed = { $seat } non si oppone.
deal-cancelled = Azione annullata: { $subject } non ha effetto su { $other }.
deal-took = { $seat } prende { $subject } da { $other }.
deal-took-building = Con la serie { $seat } prende da { $other } anche { $subject }.
deal-set-broken-to-bank = Serie non più completa: { $subject } va nella banca di { $seat }.
deal-set-broken-stay = Serie non più completa: { $seat } ci lascia { $subject }, che però non rende.
deal-set-broken-discard = Serie non più completa: { $seat } scarta { $subject }.

## Paying

deal-picked = { $seat } sceglie { $subject } per pagare.
    .echo = sì
deal-picked-back = { $seat } ci ripensa e tiene { $subject }.
    .echo = sì
deal-paid = { $seat } paga { $other } con { $subject }, che vale { $amount }.
deal-paid-money = { $seat } paga { $subject } a { $other }.
deal-paid-nothing = { $seat } non ha nulla per pagare { $amount } a { $other }.

## The end

deal-left = { $number ->
        [0] { $seat } si ritira.
        [one] { $seat } si ritira: { $number } carta va negli scarti.
       *[other] { $seat } si ritira: { $number } carte vanno negli scarti.
    }
deal-won = { $seat } ha { $number } serie complete: monopolista!
deal-won-left = Resta in gioco solo { $seat }: monopolista!

## The questions

deal-head-to-play = Che cosa giochi?
deal-head-done = Passi il turno?
deal-head-whom = Chi deve pagarti { $amount }?
deal-head-to-give = Che cosa dai per { $subject }?
deal-head-to-discard = { $number ->
    [one] Una carta di troppo
   *[other] { $number } carte di troppo
}
deal-head-duel = { $subject }: ti opponi?
deal-head-duel-own = { $seat } si oppone
deal-head-to-pay = Paga { $amount } a { $other }
deal-task-to-play = Gioca una carta o passa il turno.
deal-task-done = Non ti resta nulla da giocare.
deal-task-done-move = Sposta una Convertibile o passa il turno.
deal-task-whom = Scegli chi paga.
deal-task-to-give = Scegli la carta da dare.
deal-task-to-discard = Scegli che cosa scartare.
deal-task-duel = Opponiti o accetta.
deal-task-to-pay = Scegli le carte con cui pagare.
deal-ahead-plays = { $plays ->
    [0] { $seat } non può più giocare carte.
    [one] { $seat } può giocare ancora una carta.
   *[other] { $seat } può giocare ancora { $plays } carte.
}
deal-ahead-rent = Con una carta Affitto { $seat } può chiedere fino a { $amount }.
deal-ahead-close = A una serie dalla vittoria: { $names }.
deal-status-start = Si sorteggia chi comincia.
deal-status-begin = Comincia il turno di { $seat }.
deal-status-drawing = { $seat } pesca.
deal-status-hand-on = Il turno di { $seat } è finito.
deal-status-to-play = Tocca a { $names }.
deal-status-whom = { $names } sceglie chi paga { $amount }.
deal-status-to-give = { $names } sceglie che cosa dare in cambio.
deal-status-to-discard = { $names } deve scartare le carte di troppo.
deal-status-duel = { $subject }: tocca rispondere a { $names }.
deal-status-to-pay = { $count ->
    [one] { $names } sceglie come pagare { $other }: { $amount }.
   *[other] { $names } scelgono come pagare { $other }: { $amount }.
}

## The answers

deal-answer-bank = In banca
deal-answer-lay = Cala
deal-answer-play = Gioca
deal-answer-move = Sposta
deal-answer-undo = Annulla
deal-answer-end = Passa il turno
deal-answer-at = Fai pagare { $other }
deal-answer-give = Dai questa
deal-answer-no = Opponiti
deal-answer-allow = Accetta
deal-answer-pick = Usa per pagare
deal-answer-unpick = Tieni questa
deal-answer-pick-suggested = Segui il consiglio
deal-answer-pay = Paga
deal-answer-discard = Scarta
deal-answer-leave = Ritirati dalla partita…

## Options and levels

option-no-is-play = Opposizione vale una giocata
option-no-is-play-note = Nel proprio turno conta come una delle tre carte da giocare, come nei regolamenti dal 2024.
option-double-any = Ogni affitto si può raddoppiare
option-double-any-note = Anche quello multicolore, come nelle risposte di Hasbro ai giocatori. Il regolamento raddoppia solo quello a due colori.
option-broken = Edifici di una serie incompleta
option-broken-note = Dove vanno casa e albergo se la serie perde una carta. Il regolamento non lo dice e le altre fonti non concordano.
option-broken-bank = nella banca del proprietario
option-broken-stay = restano, ma non rendono
option-broken-discard = negli scarti
option-excess = Carte di troppo
option-excess-note = Dove vanno a fine turno; nel regolamento del 2008 sotto il mazzo.
option-excess-discards = negli scarti
option-excess-under = sotto il mazzo
option-take-back = Annullare una giocata
option-take-back-note = Una carta appena messa in banca o calata può tornare in mano finché non si scopre nulla. Il regolamento non lo permette mai.
option-wild-sets = Carta necessaria in una serie
option-wild-sets-note = Senza questa carta una serie non è completa. Il regolamento non lo dice e le altre fonti non concordano.
option-wild-sets-colour = una non multicolore
option-wild-sets-property = una proprietà semplice
option-wild-sets-any = qualsiasi carta
preset-brisk = Veloce
preset-brisk-note = { $seconds } secondi per mossa.
robot-style-cautious-note = cala e mette in banca ciò che può, senza rischiare
robot-style-shrewd-note = raccoglie, ruba e si oppone con criterio
robot-source-author = un agente pubblicato per il gioco di carte
chapter-deal = Il gioco di carte
booklet-deal = il regolamento italiano di MONOPOLY Deal, del 2014
booklet-deal-answers = le risposte di Hasbro ai giocatori

## What answers are called in hints

deal-advice-bank = Metti in banca { $subject }
deal-advice-lay = Cala { $subject } nella { $set }
deal-advice-move = Sposta { $subject } nella { $set }
deal-advice-end = Passa il turno
deal-advice-at = Fai pagare { $other }
deal-advice-give = Dai { $subject }
deal-advice-no = Opponiti
deal-advice-allow = Accetta
deal-advice-pick = Paga con { $subject }
deal-advice-pay = Paga
deal-advice-discard = Scarta { $subject }
deal-advice-play-rent = Gioca { $subject } per la { $set }
deal-advice-play-rent-any = Gioca { $subject } per la { $set }
deal-advice-play-double = Gioca { $subject }
deal-advice-play-pass-go = Gioca { $subject }
deal-advice-play-birthday = Gioca { $subject }
deal-advice-play-collector = Gioca { $subject } contro { $other }
deal-advice-play-sly = Gioca { $subject }: { $wanted } da { $other }
deal-advice-play-forced = Gioca { $subject }: { $wanted } da { $other }
deal-advice-play-breaker = Gioca { $subject }: la { $set } di { $other }
deal-advice-play-house = Costruisci sulla { $set }: { $subject }
deal-advice-play-hotel = Costruisci sulla { $set }: { $subject }

## Why an answer is better than another, beside it in hints and analyses

reason-deal-wins = È l’ultima serie che serve.
reason-deal-stops = Altrimenti la partita è persa.
reason-deal-completes = Completa la { $set }.
reason-deal-takes-set = Prende una serie completa.
reason-deal-blocks = Altrimenti con la { $set } un avversario può vincere.
reason-deal-keeps-set = La { $set } resta completa.
reason-deal-helps = Altrimenti un avversario completa la { $set }.
reason-deal-raises = Aumenta l’affitto della { $set }.
reason-deal-saves-all = Altrimenti si perde tutto ciò che serve per pagare.
reason-deal-saves-property = La banca non basta per pagare.
reason-deal-keeps-no = Opposizione resta in mano.
reason-deal-keeps-property = Si paga in denaro, le proprietà restano.
reason-deal-less-rent = Fa perdere meno affitto.
reason-deal-overpays = L’altra carta vale più del dovuto, e non si dà resto.
reason-deal-needed = L’altra carta completa la { $set }.
reason-deal-fits = L’altra carta va con la { $set }.
reason-deal-smaller = L’altra carta vale di più.
reason-deal-doubles = L’affitto della { $set } vale doppio.
reason-deal-draws = Fa pescare altre carte.
reason-deal-strips = Toglie a un avversario tutto ciò con cui può pagare.
reason-deal-property = A un avversario la banca non basta per pagare.
reason-deal-beyond-value = Rende più del suo valore in banca.
reason-deal-brings-more = Rende di più.
reason-deal-banked = In banca la carta vale di più.
reason-deal-empty-bank = Con la banca vuota si paga con le proprietà.
reason-deal-too-many = A fine turno ci sarebbero troppe carte in mano.
reason-deal-hidden = In mano nessuno può prenderla.
reason-deal-keeps = Meglio tenere la carta per dopo.
