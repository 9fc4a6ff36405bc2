### La domanda aperta, l’asta, il debito, gli scambi e i pannelli accanto al tabellone.
###
### Denaro ($amount, $price, $cash, $left …) e nomi ($seat, $other, $names, $square …) sono testi già scritti;
### $count, $tries, $stock e gli altri numeri sono numeri.

## A chi tocca, e che cosa fare

head-roll = Tira i dadi
head-bus = Dove ti porta l’autobus?
head-anywhere = Vai dove vuoi
head-choose = Paghi o peschi?
head-jail = In prigione
head-end = Passi i dadi?
head-buy = { $square }
head-auction = Asta: { $square }
head-building-auction = { $building ->
    [hotel] Asta: un albergo
   *[house] Asta: una casa
}
head-shortage = { $building ->
    [hotel] Alberghi contati
   *[house] Case contate
}
head-place = { $building ->
    [hotel] Dove apri l’albergo?
   *[house] Dove metti la casa?
}
head-debt = Un conto da saldare
head-transferred = { $deeds ->
    [one] Un contratto ipotecato
   *[other] Contratti ipotecati
}
task-roll = Tira i dadi.
task-bus = Scegli fin dove vai con l’autobus.
task-anywhere = Scegli una casella.
task-choose = Paga o pesca una carta.
task-jail = Esci, o prova a uscire.
task-end = Passa i dadi quando hai finito.
task-buy = È libera: la compri?
task-auction = Fai un’offerta o passa.
task-building-auction = Fai un’offerta o passa.
task-shortage = Anche tu, o lasci?
task-place = Scegli la strada.
task-debt = Trova il denaro per pagare.
task-transferred = Riscatta o mantieni l’ipoteca.
status-start = Si tira per chi comincia.
status-dice = { $seat } tira i dadi.
status-drawing = { $seat } pesca una carta.
status-dealing = Si distribuiscono i contratti.
status-bus = { $names } sceglie fin dove andare con l’autobus.
status-anywhere = { $names } sceglie una casella dove andare.
status-choose = { $names } decide se pagare { $amount } o pescare una carta.
status-move-on = { $seat } prosegue con Mr. Monopoly.
status-roll = { $names } deve tirare i dadi.
status-jail = { $names } è in prigione e deve decidere come uscirne.
status-rolled = { $seat } ha tirato.
status-end = { $names } può ancora fare affari, poi passa i dadi.
status-hand-on = { $seat } passa i dadi.
status-buy = { $names } decide se comprare { $square } per { $amount }.
status-auction = { $count ->
    [one] { $names } può ancora rilanciare.
   *[other] Possono ancora rilanciare { $names }.
}
status-building-auction = { $count ->
    [one] { $names } può ancora rilanciare.
   *[other] Possono ancora rilanciare { $names }.
}
status-debt = { $names } deve trovare { $amount }.
status-transferred = { $names } decide se riscattare contratti ipotecati.
status-shortage = { $building ->
    [hotel] { $seat } vuole un albergo: { $count ->
        [one] deve rispondere { $names }.
       *[other] devono rispondere { $names }.
    }
   *[house] { $seat } vuole una casa: { $count ->
        [one] deve rispondere { $names }.
       *[other] devono rispondere { $names }.
    }
}
status-place = { $building ->
    [hotel] { $names } sceglie dove aprire l’albergo.
   *[house] { $names } sceglie dove mettere la casa.
}
status-move = { $seat } si muove.
status-estate = La banca mette all’asta i contratti.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Proposta rifiutata
turned-down-line = { $partner } rifiuta: { $gets } per { $gives }.
turned-down-change = Cambia
turned-down-again = Di nuovo
turned-down-away = Chiudi

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Dove può portare il prossimo tiro di { $seat }
ahead-goal = { $total }: { $square }, { $ways } su 36
ahead-due = { $total }: { $square }, { $ways } su 36: { $amount } a { $payee }

## Le risposte

answer-roll = Tira i dadi
answer-roll-double = ci vuole un doppio
ride-one = con un dado: { $steps }
ride-both = con tutti e due: { $steps }
answer-go = Vai: { $square }
answer-pay = Paga { $amount }
answer-take = Pesca da { $deck }
answer-fine = Paga { $fine }
answer-card = Usa la carta
answer-card-of = Usa la carta { $deck }
answer-end = Passa i dadi
answer-buy = Compra per { $price }
answer-decline = All’asta
answer-decline-plain = Non compro
answer-raise-money = Trova contanti
answer-bid = Offri { $amount }
answer-pass = Passo
answer-bid-up-to = Fino a { $amount }
answer-bid-up-to-note = solo quanto serve
answer-want = { $building ->
    [hotel] Lo voglio anch’io
   *[house] La voglio anch’io
}
answer-waive = Lascio
answer-redeem = Riscatta: { $price }
answer-keep = Mantieni: { $price }
answer-redeem-short = Riscatta
answer-keep-short = Mantieni
answer-build = Costruisci
answer-sell = Vendi
answer-mortgage = Ipoteca
answer-next-step = Fai il primo passo
answer-all-steps = { $count ->
    [one] Fai il passo
   *[other] Falli tutti e { $count }
}
answer-own-way = Scelgo io
answer-trade = Proponi uno scambio
answer-propose = Proponi
answer-counter-send = Manda la controproposta
answer-accept = Accetta
answer-refuse = Rifiuta
answer-counter = Controproponi
answer-more = Altro
answer-back = Indietro
answer-refuse-all = Rifiutale tutte e { $count }
answer-ignore = Niente più da { $maker }
answer-ignore-spoken = Niente più da { $maker } in questa partita
answer-ignore-all = Niente più da nessuno
answer-ignore-all-spoken = Niente più da nessuno in questa partita
answer-withdraw = Ritira

auto-answer = { $answer ->
    [roll] tira i dadi
    [end] passa i dadi
    [decline] non comprare
    [pass] passa
    [waive] lascia perdere
    [take] pesca una carta
    [pay] paga
    [keep] tieni l’ipoteca
    [redeem] riscatta
    [place] metti l’edificio
    [fine] paga ed esci
    [card] usa la carta
   *[other] l’unica risposta
}

## Il turno e la prigione

roll-first = Prima, se vuoi, c’è tempo per costruire, ipotecare o trattare.
roll-again = { $doubles ->
    [one] Hai fatto doppio: tiri ancora.
   *[other] Secondo doppio di fila: tiri ancora, ma con un terzo finisci in prigione.
}
roll-speedy = Con te rotola anche il dado Speedy: i numeri si sommano, l’autobus ti fa scegliere, Mr. Monopoly ti porta più avanti.
speedy-number = Dado Speedy: { $face } in più, { $total } in tutto.
speedy-bus = Dado Speedy, l’autobus: { $seat } va avanti quanto un dado bianco, l’altro, o tutti e due.
speedy-mister = Dado Speedy, Mr. Monopoly: finita questa casella, { $seat } prosegue fino alla prossima proprietà libera; se non ce n’è, alla prossima su cui si paga l’affitto.
speedy-moved-on = Dado Speedy: Mr. Monopoly ha portato { $seat } fin qui.
speedy-three = Tre numeri uguali: { $seat } va su una casella a scelta, e non tira più.
anywhere-how = Toccala sul tabellone, raggiungila con le frecce o cercala qui, poi conferma.
anywhere-search = Cerca una casella
anywhere-squares = Le caselle
anywhere-none = Nessuna casella con queste parole.
anywhere-first = Prima scegli una casella
choose-missing = Hai { $cash }: mancano { $missing }. Puoi vendere edifici o ipotecare, poi pagare.
end-business = Se vuoi, prima costruisci, ipoteca o tratta.
jail-tries = { $tries ->
    [0] Tre turni per provare a fare doppio; oppure paghi { $fine }, o usi una carta.
    [1] Un tentativo è andato. Ne restano due.
   *[other] Ultimo tentativo: senza doppio paghi { $fine } ed esci con questo tiro.
}
buy-left = Hai { $cash }; ti resterebbero { $left }.
buy-missing = Hai { $cash }: mancano { $missing }. Puoi vendere edifici o ipotecare, poi comprare.

## Edifici contati

shortage-text = { $building ->
    [hotel] { $seat } vuole un albergo in { $square }. { $stock ->
        [one] In banca ne è rimasto uno: se lo vuoi anche tu, va all’asta.
       *[other] In banca ne sono rimasti { $stock }: se siete in troppi a volerli, vanno all’asta.
    }
   *[house] { $seat } vuole una casa in { $square }. { $stock ->
        [one] In banca ne è rimasta una: se la vuoi anche tu, va all’asta.
       *[other] In banca ne sono rimaste { $stock }: se siete in troppi a volerle, vanno all’asta.
    }
}
place-text = { $building ->
    [hotel] L’albergo è tuo per { $amount }. Va messo subito.
   *[house] La casa è tua per { $amount }. Va messa subito.
}
place-text-priced = { $building ->
    [hotel] C’è un albergo anche per te, al suo prezzo. Mettilo subito, o lascialo.
   *[house] C’è una casa anche per te, al suo prezzo. Mettila subito, o lasciala.
}

## L’asta

auction-highest = Offerta più alta
auction-first = Si parte da
auction-raise = Rilancia
auction-raise-by = Rilancia di { $amount }
auction-price = prezzo
auction-limit = Il tavolo offre per te fino a { $amount }, sempre solo quanto serve. Nessun altro lo sa.
auction-limit-passed = Gli altri sono andati oltre i tuoi { $amount }: rilancia o passa.
auction-limit-change = Cambia il limite
auction-limit-end = Ritira il limite
auction-entry = La tua offerta, da { $low } a { $high }
auction-range = Hai { $cash }: offri da { $low } a { $high }.
auction-too-poor = Hai { $cash }, ma si parte da { $low }. Vendi o ipoteca per restare in gara, oppure passa.
auction-leading = L’offerta più alta è la tua.
auction-passed = Hai passato: per questa asta guardi e basta.
auction-news = { $other } offre { $amount }
auction-in = In gara
auction-out = Fuori

## Contratti ipotecati ricevuti

transferred-text = { $deeds ->
    [one] Hai ricevuto un contratto ipotecato. O lo riscatti subito, o paghi il 10% e l’ipoteca resta. Hai { $cash }.
   *[other] Hai ricevuto contratti ipotecati. Per ognuno: o lo riscatti subito, o paghi il 10% e l’ipoteca resta. Hai { $cash }.
}

## Il debito

debt-by-rent = { $to ->
    [bank] { $amount } alla banca per { $why }
   *[player] { $amount } a { $other }: affitto di { $why }
}
debt-by-card = { $to ->
    [bank] { $amount } alla banca. { $why }
   *[player] { $amount } a { $other }. { $why }
}
debt-by-rule = { $to ->
    [bank] { $amount } alla banca: { $why }
   *[player] { $amount } a { $other }: { $why }
}
debt-owed = Da pagare
debt-in-hand = In mano
debt-missing = Mancano
debt-reachable = Puoi ricavare
debt-suggestion = Un modo per farcela:
debt-step-mortgage = ipoteca { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] vendi un edificio in { $square } ({ $amount })
   *[other] vendi { $count } edifici in { $square } ({ $amount })
}
debt-own-way = Vendi edifici, ipoteca contratti o proponi uno scambio: appena il denaro basta, il conto si paga da sé.
debt-in-kind = { $other } può anche prendere contratti senza edifici per il debito, o per una parte: proponilo con uno scambio.
debt-hopeless = Nemmeno vendendo tutto basterebbe. Solo uno scambio può ancora salvarti.
give-up-sure = Vuoi davvero ritirarti? Tutto quello che hai torna alla banca e va all’asta. Non si torna indietro.
give-up-sure-debt = Vuoi davvero arrenderti? Se ciò che hai copre il debito, lo si paga e il resto va alla banca; altrimenti passa tutto al creditore. Non si torna indietro.

## Affitti da chiedere e proposte

claim-ask = { $several ->
    [yes] { $owner }: chiedi { $amount } a { $visitor } per { $square }
   *[no] Chiedi { $amount } a { $visitor } per { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: chiedi a { $visitor } { $factor } × i dadi per { $square }
   *[no] Chiedi a { $visitor } { $factor } × i dadi per { $square }
}
claim-lapses = o decade al prossimo tiro
claim-later = dopo l’asta
proposals = Proposte di scambio
proposal-line = { $maker } { $terms }
proposal-to = Per { $partner }:
proposals-more = { $count ->
    [one] e un’altra proposta
   *[other] e altre { $count } proposte
}
proposal-many = { $count ->
    [one] Una proposta di scambio aspetta
   *[other] { $count } proposte di scambio aspettano
}

## I contratti

deed-rent = Affitto
deed-whole = Serie completa
deed-level = { $level ->
    [1] 1 casa
    [5] Albergo
   *[other] { $level } case
}
deed-stations = { $count ->
    [1] 1 stazione
   *[other] { $count } stazioni
}
deed-companies = { $count ->
    [1] 1 società
   *[other] { $count } società
}
deed-factor = { $factor } × i dadi
deed-building = Casa, albergo
deed-mortgage = Ipoteca
deed-is-mortgaged = ipotecato
jail-card = Esci di prigione
jail-cards = { $count ->
    [one] Una carta per uscire di prigione
   *[other] { $count } carte per uscire di prigione
}

## Le proprietà

estate-cash = In mano
estate-worth = Vale in tutto
estate-raisable = Con tutto venduto
estate-debt = Deve pagare
estate-mortgaged = ipotecato
estate-hotel = albergo
estate-rent-after = poi affitto { $amount }
estate-none = Ancora nessun contratto.
estate-out = È fuori dalla partita.
estate-no-building = Qui non si costruisce: { $title }
evenly-build = Costruisci uniformemente, su ogni via
evenly-sell = Vendi uniformemente, fino a
evenly-level = { $level ->
    [0] niente
    [1] 1 casa
    [5] albergo
   *[other] { $level } case
}
evenly-build-spoken = Costruisci uniformemente sul { $colour }, su ogni via { $level ->
    [1] 1 casa
    [5] un albergo
   *[other] { $level } case
}: { $amount }
evenly-sell-spoken = Vendi uniformemente sul { $colour }, così che ogni via tenga { $level ->
    [0] niente
    [1] 1 casa
   *[other] { $level } case
}: { $amount }
lack-money = mancano { $amount }
lack-bid = mancano { $amount } oltre alla tua offerta
lack-debt = prima paga quel che devi, { $amount }
lack-deeds = prima serve anche { $squares }
lack-redeemed = prima riscatta { $squares }
lack-built = prima un edificio su { $squares }
lack-sold = prima vendi su { $squares }
lack-room = c’è già un albergo
lack-houses = la banca non ha più case
lack-hotels = la banca non ha più alberghi
estate-trade = Proponi uno scambio a { $partner }
ask-for-me = Il tavolo chiede gli affitti per me
ask-for-named = Il tavolo chiede gli affitti per { $seat }

## Gli scambi

trade-new = Nuova proposta a
trade-as = A nome di
trade-with = Proposta a { $partner }
trade-counter-to = Controproposta a { $partner }
trade-between = Proposta di { $maker } a { $partner }
trade-gives = dà
trade-money = Denaro
trade-no-deeds = Nessun contratto.
trade-both-sides = Scegli che cosa dà ciascuno dei due.
trade-clear = Del debito di { $debtor } verso { $creditor } ({ $amount }) si estingue:
trade-clear-all = Tutto
trade-interest = { $seat } pagherà subito { $amount }: il 10% sui contratti ipotecati.
trade-hint = Tocca caselle, contratti o righe; un’altra scheda cambia giocatore.
trade-close = Chiudi (la bozza resta)
trade-empty = Svuota
trade-begun = bozza
trade-mortgaged = ipotecato: { $interest } subito, o { $redemption } per riscattarlo
trade-stays = Restano dove sono: { $title }
trade-no-deed = { $square } non ha contratto.
trade-unsold = { $square } è ancora in vendita.
trade-others = { $square } è di { $owner }: tocca la sua scheda per trattare con quel giocatore.
trade-bound = { $square } resta dov’è: { $title }
trade-less = { $amount } in meno
trade-more = { $amount } in più
trade-group = { $colour ->
    [station] le stazioni
    [company] le società
   *[other] il gruppo { $name }
}
trade-completes = { $mine ->
    [yes] Completa { $group } per te
   *[no] Completa { $group } per { $seat }
}
trade-breaks = { $mine ->
    [yes] Spezza { $group } a te
   *[no] Spezza { $group } a { $seat }
}
trade-totals = { $seat }: contanti da { $before } a { $after }, { $deeds ->
    [one] un contratto
   *[other] { $deeds } contratti
}, affitti { $rents }.
trade-redemption = Per riscattarli subito { $amount }.
trade-missing = A { $seat } mancano { $amount }
trade-side-bound = { $seat } ora non può: { $title }
trade-before-after = Prima e dopo lo scambio
trade-then = poi
trade-gone = perso
trade-row-cash = Contanti
trade-row-debt = Debiti
trade-row-deeds = Contratti
trade-row-cards = Carte
trade-row-rents = Affitti
trade-row-riches = Ricchezza
trade-row-colours = Gruppi
trade-lost = { $square } ora è di { $owner } ed è uscito dalla bozza.
trade-lost-cards = { $count ->
    [one] Una carta ha cambiato mano ed è uscita dalla bozza.
   *[other] { $count } carte hanno cambiato mano e sono uscite dalla bozza.
}
trade-unasked = La proposta a cui rispondevi non c’è più: questa è ora una proposta tua.
trade-partner-out = { $partner } è fuori dalla partita.
trades-to-me = Aspettano la tua risposta
trades-from-me = Le tue proposte
trades-of-others = Degli altri
trades-none = Nessuna proposta sul tavolo. Si può trattare in qualsiasi momento.

## Racconto, libro mastro, regole

chapter-set = Inizio
chapter-turn = Turno
chapter-go = Via
chapter-park = Parcheggio
chapter-visit = Transito
chapter-tax = Tasse
chapter-card = Carte
chapter-buy = Acquisti
chapter-auc = Aste
chapter-rent = Affitti
chapter-jail = Prigione
chapter-bld = Edifici
chapter-trade = Scambi
chapter-mort = Ipoteche
chapter-debt = Debiti
chapter-bank = Bancarotte
chapter-end = Fine
chapter-short = Partita breve
chapter-time = Partita a tempo
chapter-rich = Ricchezza
chapter-speed = Dado Speedy

## Le porte, i tasti, le impostazioni

mark-estate = Qui ci sono i tuoi contratti: costruisci, ipoteca, scambia. Si può anche toccare una tua casella.
panel-trades = Scambi
key-no = No: all’asta, passo, lascio
key-ask = Chiedi l’affitto
key-estate = Proprietà: costruire, ipotecare
key-trades = Scambi
settings-rent = Affitti
settings-offers = Proposte
hear-from = In questa partita ascolto le proposte di
hear-named = In questa partita { $seat } ascolta le proposte di
hear-all = Di tutti
hear-nobody = Di nessuno

## Come si chiamano le risposte nei consigli

hint-answer-propose = Proponi a { $partner } { $gives } per { $gets }
hint-answer-roll = Tira i dadi
hint-answer-end = Passa i dadi
hint-answer-fine = Paga la multa
hint-answer-card = Usa la carta
hint-answer-buy = Compra
hint-answer-decline = Non comprare
hint-answer-bid = Offri { $amount }
hint-answer-want = Voglio anch’io l’edificio
hint-answer-waive = Lascia l’edificio
hint-answer-place = Costruisci su { $square }
hint-answer-keep = Tieni ipotecata { $square }
hint-answer-redeem = Riscatta { $square }
hint-answer-ride = Viaggia di { $steps }
hint-answer-go = Va’ a { $square }
hint-answer-pay = Paga
hint-answer-take = Pesca una carta
hint-answer-build = Costruisci su { $square }
hint-answer-sell = Vendi un edificio di { $square }
hint-answer-mortgage = Ipoteca { $square }
hint-answer-ask = Chiedi l’affitto di { $square }
hint-answer-accept = Accetta la proposta di { $maker }
hint-answer-refuse = Rifiuta la proposta di { $maker }
hint-answer-bankrupt = Fallisci
hint-answer-withdraw = Ritira la proposta
hint-answer-pass = Lascia l’asta
