### MONOPOLY Deal: le carte, le frasi per quello che succede, le domande, le opzioni.
###
### La frase di un fatto è deal-<tipo>-<che cosa ha di particolare> se c’è, altrimenti deal-<tipo>. L’attributo
### .echo dice che un’altra frase dello stesso passo racconta già la cosa.
###
### Argomenti, tutti testi tranne $number e $count, che sono numeri:
###   $seat, $other, $names   giocatori
###   $subject, $given        carte per nome: «Via Roma», «M 5», «Opposizione»
###   $set                    la serie di un colore, come in deal-set-…; $colour e $second sono colori
###   $amount                 denaro già scritto

## Le carte

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

## Il turno

deal-started = Carte mescolate: { $number } al tavolo.
deal-first = La sorte vuole che cominci { $seat }.
deal-turn = È il turno di { $seat }.
deal-drew = { $seat } pesca { $subject }.
deal-drew-hidden = { $seat } pesca una carta.
deal-reshuffled = { $number ->
        [one] Il mazzo è finito: l’unico scarto fa da mazzo nuovo.
       *[other] Il mazzo è finito: si rimescolano i { $number } scarti.
    }
deal-no-cards = Non resta nessuna carta: { $seat } non pesca.
deal-banked = { $seat } mette in banca { $subject } per { $amount }.
deal-banked-money = { $seat } mette in banca { $subject }.
deal-laid = { $seat } cala { $subject } nella { $set }.
deal-moved = { $seat } sposta { $subject } nella { $set }.
deal-taken-back = { $seat } riprende { $subject }.
deal-built = { $seat } costruisce sulla { $set }: { $subject }.
deal-discarded = { $seat } scarta { $subject }.
deal-discarded-under = { $seat } mette { $subject } sotto il mazzo.
deal-discarded-hidden = { $seat } mette una carta sotto il mazzo.
deal-ended = { $seat } chiude il turno.

## Le azioni

deal-played = { $seat } gioca { $subject }.
deal-played-rent = { $seat } gioca { $subject }: da ogni altro giocatore { $amount }.
deal-played-rent-any = { $seat } gioca { $subject }, per { $amount }.
deal-against = { $seat } chiede { $amount } a { $other }.
deal-doubled = { $number ->
        [2] { $seat } gioca { $subject }: il prossimo affitto vale doppio.
       *[other] { $seat } gioca { $subject }: il prossimo affitto vale { $number } volte.
    }
deal-played-pass-go = { $seat } gioca { $subject } e pesca ancora.
deal-played-birthday = È il compleanno di { $seat }: da ogni altro giocatore { $amount }.
deal-played-collector = { $seat } manda l’esattore da { $other }, per { $amount }.
deal-played-sly = { $seat } fa a { $other } un’offerta che non si può rifiutare.
deal-played-forced = { $seat } tenta un’Appropriazione ai danni di { $other }.
deal-played-breaker = { $seat } gioca { $subject } contro { $other }.
deal-wanted = { $seat } vuole { $subject } da { $other }.
deal-wanted-swap = { $seat } vuole { $subject } da { $other } in cambio di { $given }.
deal-wanted-set = { $seat } vuole da { $other } tutta la serie con { $subject }.
deal-said-no = No! { $seat } gioca { $subject } contro { $other }.
deal-allowed = { $seat } lascia fare.
deal-cancelled = Niente da fare: { $subject } non tocca { $other }.
deal-took = { $seat } prende { $subject } da { $other }.
deal-took-building = Con la serie { $seat } prende da { $other } anche { $subject }.
deal-set-broken-to-bank = Serie spezzata: { $subject } va nella banca di { $seat }.
deal-set-broken-stay = Serie spezzata: { $seat } ci lascia { $subject }, che però non rende.
deal-set-broken-discard = Serie spezzata: { $seat } perde { $subject }, che va fra gli scarti.

## I pagamenti

deal-picked = { $seat } pensa di pagare con { $subject }.
    .echo = sì
deal-picked-back = { $seat } preferisce tenere { $subject }.
    .echo = sì
deal-paid = { $seat } paga { $other } con { $subject }, che vale { $amount }.
deal-paid-money = { $seat } paga { $subject }: incassa { $other }.
deal-paid-nothing = { $seat } non ha con che pagare { $amount }: { $other } resta a mani vuote.

## La fine

deal-left = { $number ->
        [0] { $seat } lascia il tavolo.
        [one] { $seat } lascia il tavolo, e { $number } carta va fra gli scarti.
       *[other] { $seat } lascia il tavolo, e { $number } carte vanno fra gli scarti.
    }
deal-won = { $seat } ha { $number } serie complete: monopolista!
deal-won-left = Al tavolo resta solo { $seat }: monopolista!

## Le domande

deal-head-to-play = Che cosa giochi?
deal-head-whom = Chi ti paga { $amount }?
deal-head-to-give = Che cosa dai per { $subject }?
deal-head-to-discard = { $number ->
    [one] Una carta di troppo
   *[other] { $number } carte di troppo
}
deal-head-duel = { $subject }: dici di no?
deal-head-to-pay = { $amount } per { $other }
deal-task-to-play = Gioca una carta, o chiudi il turno.
deal-task-whom = Scegli chi paga.
deal-task-to-give = Scegli la carta che dai.
deal-task-to-discard = Scegli di che cosa fare a meno.
deal-task-duel = Di’ di no, o lascia fare.
deal-task-to-pay = Scegli le carte con cui paghi.
deal-ahead-plays = { $plays ->
    [0] { $seat } ha giocato tutto quello che poteva.
    [one] { $seat } può giocare ancora una carta.
   *[other] { $seat } può giocare ancora { $plays } carte.
}
deal-ahead-rent = Con una carta affitto { $seat } può chiedere fino a { $amount }.
deal-ahead-close = Basta ancora una serie per vincere: { $names }.
deal-status-start = La sorte dice chi comincia.
deal-status-begin = Comincia il turno di { $seat }.
deal-status-drawing = { $seat } pesca.
deal-status-hand-on = Il turno di { $seat } è finito.
deal-status-to-play = Tocca a { $names }.
deal-status-whom = { $names } sceglie chi paga { $amount }.
deal-status-to-give = { $names } sceglie che cosa dare in cambio.
deal-status-to-discard = { $names } ha troppe carte e sceglie di quali fare a meno.
deal-status-duel = { $subject }: tocca rispondere a { $names }.
deal-status-to-pay = { $count ->
    [one] { $names } sceglie come pagare { $other }: { $amount }.
   *[other] { $names } scelgono come pagare { $other }: { $amount }.
}

## Le risposte

deal-answer-bank = In banca
deal-answer-lay = Cala
deal-answer-play = Gioca
deal-answer-move = Sposta
deal-answer-undo = Riprendi
deal-answer-end = Chiudi il turno
deal-answer-at = Paga { $other }
deal-answer-give = Do questa
deal-answer-no = Mi oppongo
deal-answer-allow = Lascio fare
deal-answer-pick = Pago con questa
deal-answer-unpick = Questa la tengo
deal-answer-pick-suggested = Prendi il suggerimento
deal-answer-pay = Paga
deal-answer-discard = Ne faccio a meno
deal-answer-leave = Ritirati dalla partita …

## Opzioni e livelli

option-no-is-play = Opposizione vale una giocata
option-no-is-play-note = Nel proprio turno è una delle tre carte da giocare: così i libretti dal 2024.
option-double-any = Ogni affitto si può raddoppiare
option-double-any-note = Anche quello multicolore: così le risposte di Hasbro ai giocatori. Il libretto raddoppia solo quello a due colori.
option-broken = Edifici di una serie spezzata
option-broken-note = Dove vanno casa e albergo se la serie perde una carta. Il libretto tace, gli altri non vanno d’accordo.
option-broken-bank = nella banca di chi li ha
option-broken-stay = restano, e non rendono
option-broken-discard = fra gli scarti
option-excess = Carte di troppo
option-excess-note = Dove vanno a fine turno; il libretto del 2008 le mette sotto il mazzo.
option-excess-discards = fra gli scarti
option-excess-under = sotto il mazzo
option-take-back = Ripensamenti
option-take-back-note = Una carta appena messa in banca o calata si può riprendere finché non si svela nulla. Il libretto dice mai.
option-wild-sets = Che cosa fa una serie
option-wild-sets-note = Di quale carta una serie non può fare a meno. Il libretto tace, gli altri non vanno d’accordo.
option-wild-sets-colour = una che non sia multicolore
option-wild-sets-property = una proprietà semplice
option-wild-sets-any = va bene qualunque carta
robot-style-cautious = prudente
robot-style-cautious-note = cala e mette in banca quello che può, e non rischia
robot-style-shrewd = scaltro
robot-style-shrewd-note = raccoglie, ruba e si oppone con criterio
robot-source-author = un agente pubblicato per il gioco di carte
chapter-deal = Il gioco di carte
booklet-deal = il libretto italiano di MONOPOLY Deal, del 2014
booklet-deal-answers = le risposte di Hasbro ai giocatori

## Come si chiamano le risposte nei consigli

deal-advice-bank = Metti in banca { $subject }
deal-advice-lay = Cala { $subject } nella { $set }
deal-advice-move = Sposta { $subject } nella { $set }
deal-advice-end = Chiudi il turno
deal-advice-at = Fai pagare { $other }
deal-advice-give = Da’ { $subject }
deal-advice-no = Di’ di no
deal-advice-allow = Lascia fare
deal-advice-pick = Paga con { $subject }
deal-advice-pay = Paga
deal-advice-discard = Fa’ a meno di { $subject }
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

## Perché una risposta è migliore di un’altra, accanto ad essa nei suggerimenti e nelle analisi

reason-deal-wins = È l’ultima serie che manca.
reason-deal-stops = Altrimenti la partita è persa.
reason-deal-completes = Completa la { $set }.
reason-deal-takes-set = Prende una serie completa.
reason-deal-blocks = Altrimenti la { $set } può essere l’ultima di un altro.
reason-deal-keeps-set = La { $set } resta completa.
reason-deal-helps = Altrimenti un altro completa la { $set }.
reason-deal-raises = L’affitto della { $set } sale.
reason-deal-saves-all = Altrimenti se ne va tutto ciò che può pagare.
reason-deal-saves-property = La banca non basta per pagare.
reason-deal-keeps-no = L’Opposizione resta in mano.
reason-deal-keeps-property = Pagano i soldi, le proprietà restano.
reason-deal-less-rent = Costa meno affitto.
reason-deal-overpays = L’altra carta vale più del dovuto, e non si dà resto.
reason-deal-needed = L’altra carta completa la { $set }.
reason-deal-fits = L’altra carta va con la { $set }.
reason-deal-smaller = L’altra carta vale di più.
reason-deal-doubles = L’affitto della { $set } conta doppio.
reason-deal-draws = Porta nuove carte.
reason-deal-strips = Prende tutto ciò con cui un altro può pagare.
reason-deal-property = A un altro la banca non basta per pagare.
reason-deal-beyond-value = Rende più di quanto la carta vale come denaro.
reason-deal-brings-more = Rende di più.
reason-deal-banked = Come denaro la carta vale di più.
reason-deal-empty-bank = Senza niente in banca pagano le proprietà.
reason-deal-too-many = Alla fine del turno ci sarebbero troppe carte in mano.
reason-deal-hidden = In mano nessuno può prenderla.
reason-deal-keeps = La carta resta per un’altra volta.
