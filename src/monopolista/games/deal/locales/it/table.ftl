### MONOPOLY Deal on the screen: the table, the hand, what a card would do, paying, Just Say No, the quick reference.
###
### $number, $size and $count are numbers; everything else is a text ready to be shown: $amount and $before money,
### $subject and $given cards, $set a set as in deal-set-…, $colour and $second colours, the rest players.

## The table

deal-hand = La tua mano
deal-hand-of = La mano di { $seat }
deal-hand-show = Mostra la mano di { $seat }
deal-hand-empty = Nessuna carta in mano
deal-hand-count = { $number ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $number } carte in mano
}
deal-bank = Banca
deal-bank-worth = Banca: { $amount }
deal-bank-empty = Niente in banca
deal-sets-of = Proprietà di { $seat }
deal-sets-empty = Ancora nessuna proprietà
deal-sets-complete = Serie complete: { $number } su { $size }
deal-aim = Vince chi completa { $size } serie di colori diversi.
deal-mark-question = Qui vedi che cosa puoi fare.
deal-mark-hand = { $input ->
    [touch] Queste sono le tue carte. Toccane una, o trascinala, per vedere che cosa farebbe.
   *[pointer] Queste sono le tue carte. Fai clic su una, o trascinala, per vedere che cosa farebbe.
}
deal-mark-own = Queste sono le tue proprietà. Ogni serie completa riempie un segno: riempili tutti e vinci.
deal-auto-answer = { $answer ->
    [allow] accetta
    [end] passa il turno
    [give] dai la carta
    [discard] scarta la carta
    [pay] paga
   *[other] unica mossa possibile
}
deal-set-count = { $number } su { $size }
deal-set-read = { $set }: { $number } su { $size }, affitto { $amount }
deal-set-read-complete = { $set }: completa, affitto { $amount }
deal-set-new = Una nuova { $set }
deal-pile-left = { $number ->
    [0] Il mazzo è vuoto
    [one] Nel mazzo resta una carta
   *[other] Nel mazzo restano { $number } carte
}
deal-discards = Scarti
deal-discards-empty = Ancora nessuno scarto
deal-discards-count = { $number ->
    [one] Uno scarto
   *[other] { $number } scarti
}
deal-discards-open = Guarda gli scarti
deal-discards-last = In cima: { $subject }
deal-plays-left = { $number ->
    [0] Nessun’altra carta da giocare
    [one] Ancora una carta da giocare
   *[other] Ancora { $number } carte da giocare
}
deal-plays-then = { $number ->
    [0] Poi non puoi giocare altre carte.
    [one] Poi puoi giocare ancora una carta.
   *[other] Poi puoi giocare ancora { $number } carte.
}
deal-doubles = { $number ->
    [2] Il prossimo affitto vale doppio
   *[other] Il prossimo affitto vale { $number } volte
}
deal-turn-mine = Tocca a te
deal-turn-of = Turno di { $seat }
deal-turn-number = Turno { $number }
deal-player-out = fuori gioco

## A card

deal-card-worth = vale { $amount }
deal-card-in-hand = carta { $number } di { $count } in mano

## What a card would do, before it is played

deal-would-bank = Con { $subject } la tua banca passa da { $before } a { $amount }.
deal-would-lay = { $subject } entra nella { $set }: { $number } su { $size }.
deal-would-begin = { $subject } inizia una nuova { $set }.
deal-would-complete = { $subject } completa la { $set }.
deal-would-win = È l’ultima serie che ti serve: vinci!
deal-would-move = { $subject } passa nella { $set }.
deal-would-break = La { $set } non sarà più completa.
deal-would-rent = Chiedi { $amount } a tutti gli altri, l’affitto della { $set }.
deal-would-rent-any = Chiedi { $amount }, l’affitto della { $set }, a un giocatore che scegli subito dopo.
deal-would-rent-one = Chiedi { $amount } a { $other }, l’affitto della { $set }.
deal-would-double = { $number ->
    [2] Il prossimo affitto che chiedi vale doppio.
   *[other] Il prossimo affitto che chiedi vale { $number } volte.
}
deal-would-pass-go = { $number ->
    [one] Peschi una carta.
   *[other] Peschi { $number } carte.
}
deal-would-birthday = Chiedi { $amount } a tutti gli altri.
deal-would-collector = Chiedi { $amount } a { $other }.
deal-would-sly = Prendi { $subject } da { $other }.
deal-would-forced = Prendi { $subject } da { $other }; subito dopo scegli che cosa dare in cambio.
deal-would-forced-for = { $other } ti dà { $subject } e riceve { $given }.
deal-would-breaker = Prendi da { $other } tutta la { $set }.
deal-would-build = { $subject } sulla { $set }: l’affitto passa da { $before } a { $amount }.
deal-would-say-no = L’azione di { $other } non ti tocca, a meno che { $other } non si opponga a sua volta.
deal-would-answer-no = L’avversario può opporsi.
deal-would-pay = { $seat } pagherebbe { $amount }.
deal-would-pay-all = { $seat } pagherebbe { $amount } e resterebbe senza niente.
deal-would-pay-nothing = { $seat } non pagherebbe niente.
deal-would-discard = Scarti { $subject }.

## Choosing what a card is played on

deal-play-or-bank = Che cosa fai con { $subject }?
deal-target-set = Scegli dove calarla.
deal-target-rent = Scegli la serie per cui chiedere l’affitto.
deal-target-card = Scegli la proprietà che vuoi.
deal-target-whole = Scegli la serie che vuoi.
deal-target-player = Scegli il giocatore.
deal-target-build = Scegli la serie su cui costruire.
deal-target-give = Scegli la proprietà da dare.
deal-target-none = Ora non puoi giocarla: mettila in banca o tienila.
deal-target-cancel = Cambia carta
deal-card-back = Rimettila a posto

## Paying

deal-pay-title = Devi { $amount } a { $other }
deal-pay-picked = Scelto
deal-pay-missing = Mancano { $amount }
deal-pay-exact = Importo esatto
deal-pay-over = { $amount } di troppo, senza resto
deal-pay-suggestion-of = Consiglio: { $names }
deal-pay-breaks = Così la { $set } non è più completa.

## Just Say No

deal-duel-asks = { $other } ti chiede { $amount }.
deal-duel-wants = { $other } vuole prenderti { $subject }.
deal-duel-wants-swap = { $other } vuole prenderti { $subject } e in cambio ti dà { $given }.
deal-duel-wants-set = { $other } vuole prenderti tutta la { $set }.
deal-duel-own-asks = Chiedi { $amount } a { $seat }.
deal-duel-own-wants = Vuoi prendere { $subject } a { $seat }.
deal-duel-own-wants-swap = Vuoi prendere { $subject } a { $seat } e in cambio dai { $given }.
deal-duel-own-wants-set = Vuoi prendere a { $seat } tutta la { $set }.
deal-duel-noes = { $number ->
    [0] Nessuno si è ancora opposto.
    [one] Finora una carta Opposizione.
   *[other] Finora { $number } carte Opposizione.
}
deal-duel-stands = Per ora l’azione ha effetto.
deal-duel-falls = Per ora l’azione è annullata.
deal-duel-have-none = Non hai carte Opposizione.
deal-lack-loose = nessun altro ha proprietà fuori da una serie completa
deal-lack-own-loose = non hai proprietà fuori da una serie completa
deal-lack-whole = nessun altro ha una serie completa
deal-lack-colours = non hai proprietà di questi colori
deal-lack-properties = non hai ancora proprietà
deal-lack-house = non hai una serie completa su cui mettere una casa
deal-lack-hotel = non hai una serie completa con una casa
deal-lack-plays = in questo turno non puoi più giocare carte
deal-lack-turn = non è il tuo turno

## What happens to the player, told large

deal-event-paid = { $seat } paga { $amount } a { $other }.
deal-event-swapped = { $seat } prende { $subject } da { $other } e dà in cambio { $given }.
deal-event-took-set = { $seat } prende da { $other } tutta la { $set }.
deal-event-complete = Serie completa

## Leaving

deal-give-up-sure = Vuoi davvero ritirarti? Tutte le tue carte vanno negli scarti. Non potrai tornare indietro.

## The quick reference

panel-quick = In breve
deal-quick-turn = Il tuo turno
deal-quick-turn-1 = Pesca due carte, o cinque se hai la mano vuota.
deal-quick-turn-2 = Gioca da zero a tre carte.
deal-quick-turn-3 = Mettile in banca, davanti a te o al centro.
deal-quick-turn-4 = A fine turno tieni al massimo sette carte.
deal-quick-cards = Che cosa fanno le carte
deal-quick-cards-1 = Affitto: a due colori pagano tutti, multicolore paga uno solo.
deal-quick-cards-2 = Un’offerta che non si può rifiutare prende una proprietà, Appropriazione la scambia, Esproprio prende una serie completa.
deal-quick-cards-3 = Esazione e Buon compleanno portano denaro, Via porta carte.
deal-quick-cards-4 = Opposizione ti protegge in ogni momento, e un’altra può annullarla.
deal-quick-paying = Come si paga
deal-quick-paying-1 = Scegli tu se pagare con la banca o con le proprietà, mai con la mano.
deal-quick-paying-2 = Non si dà resto.
deal-quick-paying-3 = Le proprietà vanno tra quelle di chi incassa, il resto nella sua banca.
deal-quick-paying-4 = Chi non ha niente davanti a sé non paga.
deal-quick-winning = Come si vince
deal-quick-winning-1 = Tre serie complete di colori diversi, nel tuo turno.
deal-quick-winning-2 = Le convertibili valgono uno dei loro colori; nel tuo turno puoi spostarle.
deal-quick-winning-3 = Una casa e poi un albergo su una serie completa ne alzano l’affitto.
deal-quick-winning-4 = Una serie completa si perde solo con Esproprio o per pagare.

## The keys

deal-key-hand = Vai alla mano; cambia carta con le frecce
deal-key-card = La carta in mano con quel numero
deal-key-bank = Metti la carta in banca
deal-key-play = Gioca la carta, o calala
deal-key-cancel = Cambia carta
deal-key-undo = Annulla
deal-key-end = Passa il turno
deal-key-no = Opponiti
deal-key-allow = Accetta
deal-key-quick = In breve
deal-key-discards = Guarda gli scarti
deal-key-question = Vai alla domanda

## Start page, lobby, end

deal-seats-full = Con un solo mazzo si gioca al massimo in { $count } (DEAL-1).
deal-start-two = Servono almeno due giocatori (DEAL-1).
deal-edition-note = carte e regole
deal-end-sets = Serie complete: { $names }
deal-end-place-sets = { $number ->
    [0] nessuna serie completa, { $amount } in banca
    [one] una serie completa, { $amount } in banca
   *[other] { $number } serie complete, { $amount } in banca
}
deal-end-left = fuori gioco
deal-end-collected = Denaro incassato
deal-end-stolen = Proprietà prese
deal-end-noes = Opposizioni
deal-end-banked = Carte in banca
replay-no = { $count ->
    [one] { $count } opposizione
   *[other] { $count } opposizioni
}
replay-taken = { $count ->
    [one] { $count } proprietà presa
   *[other] { $count } proprietà prese
}
replay-breaker = { $count ->
    [one] { $count } esproprio
   *[other] { $count } espropri
}
deal-promise = Ogni carta viene da un seme segreto, fissato prima della partita, e da ciò che ogni browser ha aggiunto. L’impronta del seme è pubblica dall’inizio; il seme si vede a fine partita.
deal-check = Ogni carta viene da questo seme, la cui impronta era pubblica dall’inizio, e da ciò che ogni browser ha aggiunto.
