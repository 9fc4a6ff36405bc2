### The open question, the auction, the debt, the trades and the panels beside the board.
###
### Money ($amount, $price, $cash, $left …) and names ($seat, $other, $names, $square …) are texts ready to be shown;
### $count, $tries, $stock and the other numbers are numbers.

## Whose turn it is to answer, and what to do

head-roll = Tira i dadi
head-bus = Dove vai con l’autobus?
head-anywhere = Vai dove vuoi
head-choose = Paghi o peschi?
head-jail = In prigione
head-end = Hai finito?
head-buy = { $square }
head-auction = Asta: { $square }
head-building-auction = { $building ->
    [hotel] Asta: un albergo
   *[house] Asta: una casa
}
head-shortage = { $building ->
    [hotel] Pochi alberghi
   *[house] Poche case
}
head-place = { $building ->
    [hotel] Dove metti l’albergo?
   *[house] Dove metti la casa?
}
head-debt = Paga il debito
head-transferred = { $deeds ->
    [one] Un contratto ipotecato
   *[other] Contratti ipotecati
}
task-roll = Tira i dadi.
task-bus = Scegli fin dove andare con l’autobus.
task-anywhere = Scegli una casella.
task-choose = Paga o pesca una carta.
task-jail = Scegli come uscire di prigione.
task-end = Puoi ancora costruire o scambiare.
task-buy = È in vendita: la compri?
task-auction = Fai un’offerta o passa.
task-building-auction = Fai un’offerta o passa.
task-shortage = Vuoi costruire anche tu?
task-place = Scegli la strada.
task-debt = Trova il denaro per pagare.
task-transferred = Riscatta o mantieni l’ipoteca.
status-start = Si tira per decidere chi comincia.
status-dice = { $seat } tira i dadi.
status-drawing = { $seat } pesca una carta.
status-dealing = Si distribuiscono i contratti.
status-bus = { $names } sceglie fin dove andare con l’autobus.
status-anywhere = { $names } sceglie una casella.
status-choose = { $names } sceglie se pagare { $amount } o pescare una carta.
status-move-on = { $seat } va avanti con Mr. Monopoly.
status-roll = { $names } deve tirare i dadi.
status-jail = { $names } deve scegliere come uscire di prigione.
status-rolled = { $seat } ha tirato.
status-end = { $names } può ancora costruire, scambiare o passare il turno.
status-hand-on = { $seat } passa il turno.
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
status-transferred = { $names } decide se riscattare i contratti ipotecati.
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
    [hotel] { $names } sceglie dove mettere l’albergo.
   *[house] { $names } sceglie dove mettere la casa.
}
status-move = { $seat } si muove.
status-estate = La banca mette all’asta i contratti.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Proposta rifiutata
turned-down-line = { $partner } rifiuta: { $gives } in cambio di { $gets }.
turned-down-change = Modifica
turned-down-again = Riproponi
turned-down-away = Chiudi

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Dove può arrivare { $seat } con il prossimo tiro
ahead-goal = { $total }: { $square }, { $ways } su 36
ahead-due = { $total }: { $square }, { $ways } su 36: { $amount } { $payee ->
    [Banca] alla banca
    [Parcheggio] al Parcheggio
   *[other] a { $payee }
}

## The answers

answer-roll = Tira i dadi
answer-roll-double = serve un doppio
ride-one = con un dado: { $steps }
ride-both = con tutti e due: { $steps }
answer-go = Vai su { $square }
answer-pay = Paga { $amount }
answer-take = Pesca da { $deck }
answer-fine = Paga { $fine }
answer-card = Usa la carta
answer-card-of = Usa la carta { $deck }
answer-end = Passa il turno
answer-buy = Compra per { $price }
answer-decline = All’asta
answer-decline-plain = Non comprare
answer-raise-money = Trova contanti
answer-bid = Offri { $amount }
answer-pass = Passa
answer-bid-up-to = Fino a { $amount }
answer-bid-up-to-note = rilancio automatico
answer-want = { $building ->
    [hotel] Chiedi l’albergo
   *[house] Chiedi la casa
}
answer-waive = Rinuncia
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
   *[other] Fai tutti e { $count }
}
answer-own-way = Scegli tu
answer-bankrupt = Dichiara bancarotta
answer-trade = Proponi uno scambio
answer-propose = Proponi
answer-counter-send = Invia la controproposta
answer-accept = Accetta
answer-refuse = Rifiuta
answer-counter = Controproponi
answer-more = Altro
answer-back = Indietro
answer-refuse-all = Rifiuta tutte e { $count }
answer-ignore = Blocca { $maker }
answer-ignore-spoken = Blocca { $maker }: niente più proposte in questa partita
answer-ignore-all = Blocca tutti
answer-ignore-all-spoken = Blocca tutti: niente più proposte in questa partita
answer-withdraw = Ritira

auto-answer = { $answer ->
    [roll] tira i dadi
    [end] passa il turno
    [decline] non comprare
    [pass] passa
    [waive] rinuncia
    [take] pesca una carta
    [pay] paga
    [keep] mantieni l’ipoteca
    [redeem] riscatta
    [place] metti l’edificio
    [fine] paga ed esci
    [card] usa la carta
   *[other] unica mossa possibile
}

## The turn and the jail

roll-first = Prima di tirare puoi costruire, ipotecare o scambiare.
roll-again = { $doubles ->
    [one] Hai fatto doppio: tiri ancora.
   *[other] Secondo doppio di fila: tiri ancora, ma al terzo vai in prigione.
}
roll-speedy = Tiri anche il dado Speedy: i numeri si sommano, con l’autobus scegli tu, con Mr. Monopoly vai più avanti.
speedy-number = Dado Speedy: { $face } in più, { $total } in tutto.
speedy-bus = Dado Speedy, autobus: { $seat } può usare un dado bianco, l’altro o tutti e due.
speedy-mister = Dado Speedy, Mr. Monopoly: dopo questa casella { $seat } va alla prossima proprietà in vendita; se non ce n’è, alla prossima su cui si paga l’affitto.
speedy-moved-on = Dado Speedy: Mr. Monopoly ha portato qui { $seat }.
speedy-three = Tre numeri uguali: { $seat } va su una casella a scelta e non tira più.
anywhere-how = Toccala sul tabellone, raggiungila con le frecce o cercala qui, poi conferma.
anywhere-search = Cerca una casella
anywhere-squares = Caselle
anywhere-none = Nessuna casella trovata.
anywhere-first = Scegli una casella
choose-missing = Hai { $cash }: ti mancano { $missing }. Vendi edifici o ipoteca, poi paga.
end-business = Prima puoi ancora costruire, ipotecare o scambiare.
jail-tries = { $tries ->
    [0] Hai tre tentativi per fare doppio. Oppure paga { $fine } o usa una carta.
    [1] Primo tentativo fallito: te ne restano due.
   *[other] Ultimo tentativo: senza doppio paghi { $fine } ed esci con questo tiro.
}
buy-left = Hai { $cash }: ti resterebbero { $left }.
buy-missing = Hai { $cash }: ti mancano { $missing }. Vendi edifici o ipoteca, poi compra.

## Scarce buildings

shortage-text = { $building ->
    [hotel] { $seat } vuole un albergo su { $square }. { $stock ->
        [one] In banca ne resta uno: se lo vuoi anche tu, va all’asta.
       *[other] In banca ne restano { $stock }: se non bastano per tutti, vanno all’asta.
    }
   *[house] { $seat } vuole una casa su { $square }. { $stock ->
        [one] In banca ne resta una: se la vuoi anche tu, va all’asta.
       *[other] In banca ne restano { $stock }: se non bastano per tutti, vanno all’asta.
    }
}
place-text = { $building ->
    [hotel] L’albergo è tuo per { $amount }: mettilo subito.
   *[house] La casa è tua per { $amount }: mettila subito.
}
place-text-priced = { $building ->
    [hotel] C’è un albergo anche per te, al suo prezzo: mettilo subito o rinuncia.
   *[house] C’è una casa anche per te, al suo prezzo: mettila subito o rinuncia.
}

## The auction

auction-highest = Offerta più alta
auction-first = Si parte da
auction-raise = Rilancia
auction-raise-by = Rilancia di { $amount }
auction-price = prezzo
auction-limit = Il gioco rilancia per te fino a { $amount }, solo quanto serve. Gli altri non vedono il limite.
auction-limit-passed = Hanno superato il tuo limite di { $amount }: rilancia o passa.
auction-limit-change = Cambia il limite
auction-limit-end = Togli il limite
auction-entry = La tua offerta, da { $low } a { $high }
auction-range = Hai { $cash }: offri da { $low } a { $high }.
auction-too-poor = Hai { $cash }, ma servono { $low }. Vendi o ipoteca per restare in gara, oppure passa.
auction-leading = La tua offerta è la più alta.
auction-passed = Hai passato: sei fuori da quest’asta.
auction-news = { $other } offre { $amount }
auction-in = In gara
auction-out = Fuori

## Mortgaged deeds received

transferred-text = { $deeds ->
    [one] Hai ricevuto un contratto ipotecato: riscattalo subito, oppure paga il 10% e mantieni l’ipoteca. Hai { $cash }.
   *[other] Hai ricevuto contratti ipotecati: per ognuno, riscattalo subito o paga il 10% e mantieni l’ipoteca. Hai { $cash }.
}

## Debt

debt-by-rent = { $to ->
    [bank] { $amount } alla banca per { $why }
   *[player] { $amount } a { $other }: affitto di { $why }
}
debt-by-card = { $to ->
    [bank] { $amount } alla banca. { $why }
   *[player] { $amount } { $other ->
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }. { $why }
}
debt-by-rule = { $to ->
    [bank] { $amount } alla banca: { $why }
   *[player] { $amount } { $other ->
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }: { $why }
}
debt-owed = Da pagare
debt-in-hand = Contanti
debt-missing = Mancano
debt-reachable = Puoi ricavare
debt-suggestion = Un modo per farcela:
debt-suggestion-all = Mostra tutto
debt-suggestion-less = Mostra meno
debt-step-mortgage = ipoteca { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] vendi un edificio su { $square } ({ $amount })
   *[other] vendi { $count } edifici su { $square } ({ $amount })
}
debt-own-way = Vendi edifici, ipoteca contratti o proponi uno scambio: appena hai abbastanza denaro, il debito si paga da solo.
debt-in-kind = { $other } può accettare contratti senza edifici al posto del denaro: proponi uno scambio.
debt-hopeless = Non basta nemmeno vendere tutto: solo uno scambio può ancora salvarti.
debt-lost = Non basta nemmeno vendere tutto, e nessuno scambio può coprire quello che manca.
give-up-sure = Vuoi davvero ritirarti? Tutto ciò che hai torna alla banca e va all’asta. Non potrai tornare indietro.
give-up-sure-debt = Vuoi davvero ritirarti? Se ciò che hai basta, il debito viene pagato e il resto va alla banca; altrimenti passa tutto al creditore. Non potrai tornare indietro.
bankrupt-sure = Vuoi davvero dichiarare bancarotta? Perdi tutto ciò che hai e per te la partita finisce qui. Non potrai tornare indietro.

## Rents to ask for, and proposals

claim-ask = { $several ->
    [yes] { $owner }: chiedi { $amount } a { $visitor } per { $square }
   *[no] Chiedi { $amount } a { $visitor } per { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: chiedi a { $visitor } { $factor } × i dadi per { $square }
   *[no] Chiedi a { $visitor } { $factor } × i dadi per { $square }
}
claim-lapses = scade al prossimo tiro
claim-later = dopo l’asta
proposals = Proposte di scambio
proposal-line = { $maker } { $terms }.
proposal-to = Per { $partner }:
proposals-more = { $count ->
    [one] C’è un’altra proposta in attesa.
   *[other] Ci sono altre { $count } proposte in attesa.
}
proposal-many = { $count ->
    [one] Hai una proposta di scambio
   *[other] Hai { $count } proposte di scambio
}

## Deeds

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
deed-own-kind = { $count ->
    [1] 1 { $one }
   *[other] { $count } { $many }
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

## The estate

estate-cash = Contanti
estate-worth = Patrimonio
estate-raisable = Vendendo tutto
estate-debt = Debiti
estate-mortgaged = ipotecato
estate-hotel = albergo
estate-rent-after = poi affitto { $amount }
estate-none = Ancora nessun contratto.
estate-out = È fuori dalla partita.
estate-no-building = Qui non si costruisce: { $title }
evenly-build = Costruisci su tutta la serie
evenly-sell = Vendi su tutta la serie, fino a
evenly-level = { $level ->
    [0] niente
    [1] 1 casa
    [5] albergo
   *[other] { $level } case
}
evenly-build-spoken = Costruisci su ogni strada della serie { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} fino a { $level ->
    [1] 1 casa
    [5] un albergo
   *[other] { $level } case
}: { $amount }
evenly-sell-spoken = Vendi su ogni strada della serie { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} fino a lasciare { $level ->
    [0] niente
    [1] 1 casa
   *[other] { $level } case
}: { $amount }
lack-money = mancano { $amount }
lack-bid = mancano { $amount }, tolta la tua offerta
lack-debt = prima paga il debito di { $amount }
lack-deeds = prima serve anche { $squares }
lack-redeemed = prima riscatta { $squares }
lack-built = prima costruisci su { $squares }
lack-sold = prima vendi gli edifici su { $squares }
lack-room = c’è già un albergo
lack-houses = la banca non ha più case
lack-hotels = la banca non ha più alberghi
estate-trade = Proponi uno scambio a { $partner }
ask-for-me = Chiedi gli affitti in automatico
ask-for-named = Chiedi gli affitti in automatico per { $seat }

## Trades

trade-new = Nuova proposta a
trade-as = A nome di
trade-with = Proposta a { $partner }
trade-counter-to = Controproposta a { $partner }
trade-between = Proposta di { $maker } a { $partner }
trade-gives = dà
trade-money = Denaro
trade-no-deeds = Nessun contratto.
trade-both-sides = Scegli che cosa dà ciascuno.
trade-clear = Sconto sul debito di { $debtor } con { $creditor } ({ $amount }):
trade-clear-all = Tutto
trade-interest = { $seat } pagherà subito { $amount }: il 10% sui contratti ipotecati.
trade-hint = Tocca caselle, contratti o righe; tocca un’altra scheda per cambiare giocatore.
trade-close = Chiudi (la bozza resta)
trade-empty = Svuota
trade-begun = bozza
trade-mortgaged = ipotecato: { $interest } subito, o { $redemption } per riscattarlo
trade-stays = Non si possono scambiare: { $title }
trade-no-deed = { $square } non ha contratto.
trade-unsold = { $square } è ancora in vendita.
trade-others = { $square } è di { $owner }: per scambiare tocca la sua scheda.
trade-bound = { $square } non si può scambiare: { $title }
trade-less = { $amount } in meno
trade-more = { $amount } in più
trade-group = { $colour ->
    [station] le stazioni
    [company] le società
    [own-kind] il gruppo «{ $name }»
    [red] la serie rossa
    [yellow] la serie gialla
   *[other] la serie { $name }
}
trade-completes = { $mine ->
    [yes] Completa { $group } per te
   *[no] Completa { $group } per { $seat }
}
trade-breaks = { $mine ->
    [yes] Ti fa perdere { $group }
   *[no] Fa perdere { $group } a { $seat }
}
trade-totals = { $seat }: contanti da { $before } a { $after }, { $deeds ->
    [one] un contratto
   *[other] { $deeds } contratti
}, affitti { $rents }.
trade-redemption = Per riscattarli subito servono { $amount }.
trade-missing = A { $seat } mancano { $amount }
trade-side-bound = { $seat } ora non può scambiare: { $title }
trade-before-after = Prima e dopo lo scambio
trade-then = poi
trade-gone = persa
trade-row-cash = Contanti
trade-row-debt = Debiti
trade-row-deeds = Contratti
trade-row-cards = Carte
trade-row-rents = Affitti
trade-row-riches = Patrimonio
trade-row-colours = Serie
trade-lost = { $square } non è più nella bozza: ora è di { $owner }.
trade-lost-cards = { $count ->
    [one] Una carta non è più nella bozza: ora è di altri.
   *[other] { $count } carte non sono più nella bozza: ora sono di altri.
}
trade-unasked = La proposta a cui rispondevi non c’è più: la tua è ora una proposta nuova.
trade-partner-out = { $partner } è fuori dalla partita.
trades-to-me = In attesa della tua risposta
trades-from-me = Le tue proposte
trades-of-others = Degli altri
trades-none = Nessuna proposta. Puoi proporre uno scambio in qualsiasi momento.

## Story, ledger, rules

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
chapter-rich = Patrimonio
chapter-speed = Dado Speedy

## Doors, keys, settings

mark-estate = { $input ->
    [touch] Qui trovi i tuoi contratti: costruisci, ipoteca, scambia. Puoi anche toccare una tua casella.
   *[pointer] Qui trovi i tuoi contratti: costruisci, ipoteca, scambia. Puoi anche fare clic su una tua casella.
}
panel-trades = Scambi
key-no = Rifiuta: all’asta, passa, rinuncia
key-ask = Chiedi l’affitto
key-estate = Proprietà: costruisci, ipoteca
key-trades = Scambi
settings-rent = Affitti
settings-offers = Proposte
hear-from = In questa partita ricevi proposte da
hear-named = In questa partita { $seat } riceve proposte da
hear-all = Tutti
hear-nobody = Nessuno

## What answers are called in hints

hint-answer-propose = Proponi a { $partner } { $gives } in cambio di { $gets }
hint-answer-roll = Tira i dadi
hint-answer-end = Passa il turno
hint-answer-fine = Paga la multa
hint-answer-card = Usa la carta
hint-answer-buy = Compra
hint-answer-decline = Non comprare
hint-answer-bid = Offri { $amount }
hint-answer-want = Chiedi anche tu l’edificio
hint-answer-waive = Rinuncia all’edificio
hint-answer-place = Costruisci su { $square }
hint-answer-keep = Mantieni l’ipoteca su { $square }
hint-answer-redeem = Riscatta { $square }
hint-answer-ride = Vai avanti di { $steps }
hint-answer-go = Vai su { $square }
hint-answer-pay = Paga
hint-answer-take = Pesca una carta
hint-answer-build = Costruisci su { $square }
hint-answer-sell = Vendi un edificio su { $square }
hint-answer-mortgage = Ipoteca { $square }
hint-answer-ask = Chiedi l’affitto di { $square }
hint-answer-accept = Accetta la proposta di { $maker }
hint-answer-refuse = Rifiuta la proposta di { $maker }
hint-answer-bankrupt = Dichiara bancarotta
hint-answer-withdraw = Ritira la proposta
hint-answer-pass = Lascia l’asta
