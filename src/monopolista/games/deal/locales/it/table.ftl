### MONOPOLY Deal sullo schermo: il tavolo, la mano, che cosa farebbe una carta, pagare, Opposizione, il promemoria.
###
### $number, $size e $count sono numeri; tutto il resto è testo già scritto: $amount e $before denaro, $subject e
### $given carte, $set una serie come in deal-set-…, $colour e $second colori, gli altri giocatori.

## Il tavolo

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
deal-aim = Vince chi completa le serie di { $size } colori.
deal-mark-hand = Le tue carte. Toccane una, o trascinala dove va, e vedi che cosa farebbe.
deal-mark-own = Qui stanno le tue proprietà. Ogni colore completo riempie uno dei segni: riempili tutti e hai vinto.
deal-auto-answer = { $answer ->
    [end] finisci il turno
    [give] dai la carta
    [discard] scarta la carta
    [pay] paga
   *[other] l’unica risposta
}
deal-set-count = { $number } su { $size }
deal-set-read = { $set }: { $number } carte su { $size }, affitto { $amount }
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
deal-doubles = { $number ->
    [2] Il prossimo affitto vale doppio
   *[other] Il prossimo affitto vale { $number } volte
}
deal-turn-mine = Tocca a te
deal-turn-of = Turno di { $seat }
deal-turn-number = Turno { $number }
deal-player-out = ha lasciato il tavolo

## Una carta

deal-card-worth = vale { $amount }
deal-card-in-hand = carta { $number } di { $count } in mano

## Che cosa farebbe una carta, prima di giocarla

deal-would-bank = Con { $subject } la tua banca passa da { $before } a { $amount }.
deal-would-lay = { $subject } entra nella { $set }: { $number } su { $size }.
deal-would-begin = { $subject } comincia una { $set }.
deal-would-complete = { $subject } completa la { $set }.
deal-would-win = È l’ultima serie che ti serve: vinci.
deal-would-move = { $subject } passa nella { $set }.
deal-would-break = La { $set } non sarà più completa.
deal-would-rent = Chiedi { $amount } a ogni altro giocatore, l’affitto della { $set }.
deal-would-rent-any = Chiedi { $amount }, l’affitto della { $set }, a un giocatore che scegli subito dopo.
deal-would-rent-one = Chiedi { $amount } a { $other }, l’affitto della { $set }.
deal-would-double = { $number ->
    [2] L’affitto che chiedi subito dopo vale doppio.
   *[other] L’affitto che chiedi subito dopo vale { $number } volte.
}
deal-would-pass-go = { $number ->
    [one] Peschi una carta.
   *[other] Peschi { $number } carte.
}
deal-would-birthday = Chiedi { $amount } a ogni altro giocatore.
deal-would-collector = Chiedi { $amount } a { $other }.
deal-would-sly = Da { $other } passa a te { $subject }.
deal-would-forced = Da { $other } passa a te { $subject }; subito dopo scegli che cosa dai in cambio.
deal-would-forced-for = { $other } ti dà { $subject } e riceve { $given }.
deal-would-breaker = Da { $other } passa a te tutta la { $set }.
deal-would-build = { $subject } sulla { $set }: l’affitto passa da { $before } a { $amount }.
deal-would-say-no = L’azione di { $other } non ti tocca, a meno che { $other } non si opponga a sua volta.
deal-would-answer-no = Chi la subisce può opporsi.
deal-would-pay = { $seat } pagherebbe { $amount }.
deal-would-pay-all = { $seat } pagherebbe { $amount }, e non avrebbe più niente.
deal-would-pay-nothing = { $seat } non pagherebbe niente.
deal-would-discard = Fai a meno di { $subject }.

## Scegliere a che cosa serve una carta

deal-play-or-bank = Che cosa fai con { $subject }?
deal-target-set = Scegli dove calarla.
deal-target-rent = Scegli la serie di cui chiedi l’affitto.
deal-target-card = Scegli la proprietà che vuoi.
deal-target-whole = Scegli la serie che vuoi.
deal-target-player = Scegli il giocatore.
deal-target-build = Scegli la serie su cui costruire.
deal-target-give = Scegli la proprietà che dai.
deal-target-none = Adesso non c’è niente su cui giocarla: mettila in banca, o tienila.
deal-target-cancel = Un’altra carta

## I pagamenti

deal-pay-title = Devi { $amount } a { $other }
deal-pay-picked = Scelte
deal-pay-missing = Mancano ancora { $amount }
deal-pay-exact = Tondo tondo
deal-pay-over = Non si dà resto: { $amount } di troppo
deal-pay-suggestion-of = Suggerimento: { $names }
deal-pay-breaks = Così si spezza la { $set }.

## Opposizione

deal-duel-asks = { $other } vuole da te { $amount }.
deal-duel-wants = { $other } vuole da te { $subject }.
deal-duel-wants-swap = { $other } vuole da te { $subject } e in cambio dà { $given }.
deal-duel-wants-set = { $other } vuole tutta la tua { $set }.
deal-duel-noes = { $number ->
    [0] Finora nessuno si è opposto.
    [one] Finora un’Opposizione.
   *[other] Finora { $number } carte Opposizione.
}
deal-duel-stands = Per ora l’azione ha effetto.
deal-duel-falls = Per ora l’azione è annullata.
deal-duel-have-none = In mano non hai nessuna Opposizione.

## Ritirarsi

deal-give-up-sure = Vuoi davvero ritirarti? Tutte le tue carte vanno fra gli scarti. Non si torna indietro.

## Il promemoria

panel-quick = In breve
deal-quick-turn = Il tuo turno
deal-quick-turn-1 = Pesca due carte; cinque, se hai la mano vuota.
deal-quick-turn-2 = Gioca fino a tre carte, o nessuna.
deal-quick-turn-3 = Ognuna va nella tua banca, davanti a te o al centro.
deal-quick-turn-4 = Alla fine tieni al massimo sette carte.
deal-quick-cards = Che cosa fanno le carte
deal-quick-cards-1 = Affitto: a due colori, pagano tutti gli altri; multicolore, ne paga uno.
deal-quick-cards-2 = Un’offerta che non si può rifiutare prende una proprietà, Appropriazione la scambia, Esproprio prende una serie completa.
deal-quick-cards-3 = Esazione e Buon compleanno portano denaro, Via porta carte.
deal-quick-cards-4 = Opposizione ti protegge in ogni momento, e un’altra può annullarla.
deal-quick-paying = Pagare
deal-quick-paying-1 = Scegli tu con che cosa: banca o proprietà, mai la mano.
deal-quick-paying-2 = Non si dà resto.
deal-quick-paying-3 = Le proprietà vanno fra le proprietà di chi incassa, il resto nella sua banca.
deal-quick-paying-4 = Chi non ha niente davanti a sé non paga niente.
deal-quick-winning = Vincere
deal-quick-winning-1 = Tre serie complete di colori diversi, nel tuo turno.
deal-quick-winning-2 = Le convertibili valgono uno dei loro colori; si spostano nel proprio turno.
deal-quick-winning-3 = Una casa e poi un albergo su una serie completa ne alzano l’affitto.
deal-quick-winning-4 = Una serie completa teme soltanto Esproprio e i conti da pagare.

## I tasti

deal-key-hand = Alla mano; le frecce passano da una carta all’altra
deal-key-card = La carta della mano con questo numero
deal-key-bank = Metti la carta in banca
deal-key-play = Gioca la carta, o calala
deal-key-cancel = Un’altra carta
deal-key-undo = Riprendi
deal-key-end = Chiudi il turno
deal-key-no = Mi oppongo
deal-key-allow = Lascio fare
deal-key-quick = Le quattro carte
deal-key-discards = Gli scarti
deal-key-question = Vai alla domanda

## Pagina iniziale, sala, fine

game-deal = Gioco di carte
deal-seats-full = Con un solo mazzo si gioca al massimo in { $count } (DEAL-1).
deal-start-two = Almeno due giocatori (DEAL-1).
deal-end-sets = Serie complete: { $names }
deal-end-place-sets = { $number ->
    [0] nessuna serie completa, { $amount } in banca
    [one] una serie completa, { $amount } in banca
   *[other] { $number } serie complete, { $amount } in banca
}
deal-end-left = ha lasciato il tavolo
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
deal-promise = Ogni carta viene da un seme segreto, fissato prima della partita, e da ciò che ogni browser ha aggiunto. La sua impronta si vedeva già prima; il seme si vede a fine partita.
deal-check = Ogni carta viene da questo seme, la cui impronta si vedeva prima della partita, e da ciò che ogni browser ha aggiunto.
