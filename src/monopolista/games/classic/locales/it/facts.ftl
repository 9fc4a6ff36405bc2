### Sentences for the facts of a game: the story on the screen, the ledger, the replay in the terminal.
###
### The sentence of a fact is fact-<kind>-<clause> where there is one, else fact-<kind> (all lower case):
### fact-paid-rent-3, fact-bought. The attribute .echo says that another sentence of the same step tells the
### thing already: the story passes over it, the ledger does not.
###
### Arguments, all of them texts but $number, which is a number:
###   $seat, $other   names; the bank is "Banca" and the pot "Parcheggio" (table.ftl): where a name may be one of
###                   them, the sentence chooses the article or preposition by it
###   $subject        the square's name; the card's text in drew, card-kept, card-returned, card-passed and
###                   under CARD-1; dice as "5 + 3" in start-rolled and rolled; empty where there is none
###   $amount         money, ready to be shown
###   $number         the fact's quantity; for scarce buildings (auction-opened under BLD-6, shortage, wanted,
###                   waived) 1 is a house and 2 a hotel
###   $clause         the clause, as in RENT-3
###   $terms          in proposed and accepted: the terms, put together from the terms-… ids


## The start and the turn

fact-started = Si comincia: { $number } al tavolo.
fact-start-rolled = Tiro iniziale: { $seat } fa { $number } ({ $subject }).
start-rolled-together = Tiro iniziale: { $rolls }.
start-rolled-one = { $seat } { $number }
fact-turn = Turno di { $seat }.
fact-rolled = { $seat } fa { $number } ({ $subject }).
fact-rolled-rent-6 = Per l’affitto { $seat } fa { $number } ({ $subject }).
fact-rolled-card-3 = Per l’affitto { $seat } fa { $number } ({ $subject }).
fact-moved = { $seat } va su { $subject }.
fact-moved-card-3 = La carta manda { $seat } su { $subject }.
fact-moved-speed-4 = Con l’autobus { $seat } va su { $subject }.
fact-moved-speed-5 = Con Mr. Monopoly { $seat } va su { $subject }.
fact-moved-speed-7 = { $seat } sceglie di andare su { $subject }.
fact-stayed-put = { $seat } resta dov’è: Mr. Monopoly non ha proprietà da raggiungere.
die-bus = autobus
die-mister = Mr. Monopoly

## Property and auctions

fact-bought = { $seat } compra { $subject } per { $amount }.
fact-declined = { $seat } non compra { $subject }.
fact-auction-opened = Asta per { $subject }: si parte da { $amount }.
fact-auction-opened-bld-6 = Asta per { $number ->
        [2] un albergo
       *[1] una casa
    }: si parte da { $amount }.
fact-bid = { $seat } offre { $amount }.
fact-passed = { $seat } lascia l’asta.
fact-won = { $seat } si aggiudica { $subject } per { $amount }.
fact-won-bld-6 = { $seat } si aggiudica l’edificio per { $amount }.
fact-unsold = Nessuna offerta: resta alla banca.
fact-unsold-bld-6 = Non c’è dove costruire: l’edificio torna alla banca, che restituisce l’offerta.
fact-deed-passed = { $other } riceve { $subject } { $seat ->
        [Banca] dalla banca
       *[other] da { $seat }
    }.
fact-deed-passed-trade-1 = { $other } riceve { $subject } da { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } riceve il contratto di { $subject }.
    .echo = sì
fact-deed-passed-auc-1 = { $other } riceve il contratto di { $subject }.
    .echo = sì
fact-deed-passed-bank-2 = { $seat } cede { $subject } a { $other }.
fact-deed-passed-bank-3 = { $seat } cede { $subject } alla banca.
fact-deed-passed-short-1 = Contratti iniziali: { $other } riceve { $subject }.
fact-deed-passed-short-4 = { $seat } cede { $subject } { $other ->
        [Banca] alla banca
       *[other] a { $other }
    }.

## Rent

fact-rent-due = { $seat } è su { $subject }: { $other } può chiedere l’affitto.
fact-rent-asked = { $seat } chiede a { $other } l’affitto di { $subject }.
    .echo = sì
fact-rent-lapsed = { $seat } non ha chiesto l’affitto di { $subject }: { $other } non paga.
fact-asking = { $number ->
        [0] { $seat } chiede gli affitti a mano.
       *[1] { $seat } chiede gli affitti in automatico.
    }

## Cards

fact-drew = { $seat } pesca una carta. { $subject }
fact-card-kept = { $seat } tiene la carta per uscire di prigione.
    .echo = sì
fact-card-returned = La carta di { $seat } torna in fondo al mazzo.
fact-card-returned-jail-2 = { $seat } usa la carta ed esce di prigione.
fact-card-passed = { $other } riceve da { $seat } la carta per uscire di prigione.
fact-card-passed-trade-1 = { $other } riceve da { $seat } la carta per uscire di prigione.
    .echo = yes
fact-card-passed-bank-2 = { $seat } cede a { $other } la carta per uscire di prigione.
fact-card-passed-short-4 = { $seat } cede { $other ->
        [Banca] alla banca
       *[other] a { $other }
    } la carta per uscire di prigione.
fact-chose-card = { $seat } pesca una carta invece di pagare.

## Jail

fact-jailed = { $seat } va in prigione.
fact-jailed-turn-3 = Terzo doppio di fila: { $seat } va in prigione.
fact-freed = { $seat } esce di prigione.
fact-freed-jail-2 = { $seat } esce di prigione.
    .echo = sì
fact-freed-jail-3 = Doppio! { $seat } esce di prigione.
fact-freed-jail-4 = Tentativi finiti: { $seat } esce di prigione.
fact-stayed = Niente doppio per { $seat }: tentativo { $number }.

## Buildings

fact-built = { $number ->
        [1] { $seat } costruisce la prima casa su { $subject }.
        [5] { $seat } costruisce un albergo su { $subject }.
       *[other] { $seat } costruisce su { $subject }: ora le case sono { $number }.
    }
built-together = { $seat } costruisce: { $streets }.
built-street = { $number ->
        [1] { $subject } (1 casa)
        [5] { $subject } (albergo)
       *[other] { $subject } ({ $number } case)
    }
fact-sold = { $number ->
        [0] { $seat } vende l’ultima casa su { $subject }.
        [one] { $seat } vende una casa su { $subject }: ne resta { $number }.
       *[other] { $seat } vende una casa su { $subject }: ne restano { $number }.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } vende gli edifici su { $subject }: non ne resta nessuno.
        [1] { $seat } vende gli edifici su { $subject }: resta una casa.
        [5] { $seat } vende gli edifici su { $subject }: resta l’albergo.
       *[other] { $seat } vende gli edifici su { $subject }: restano { $number } case.
    }
fact-sold-bank-2 = Gli edifici di { $seat } su { $subject } tornano alla banca.
fact-sold-short-3 = { $seat } vende l’albergo su { $subject } con le sue case.
fact-shortage = { $number ->
        [2] { $seat } vuole un albergo su { $subject }, ma non ce n’è per tutti.
       *[1] { $seat } vuole una casa su { $subject }, ma non ce n’è per tutti.
    }
fact-wanted = { $number ->
        [2] Anche { $seat } lo vuole.
       *[1] Anche { $seat } la vuole.
    }
fact-waived = { $seat } rinuncia.

## Mortgages

fact-mortgaged = { $seat } ipoteca { $subject } per { $amount }.
fact-redeemed = { $seat } riscatta { $subject } per { $amount }.
fact-redeemed-mort-3 = { $seat } riscatta subito { $subject }.
fact-kept = { $seat } mantiene l’ipoteca su { $subject }.
fact-cancelled = La banca cancella l’ipoteca su { $subject }.

## Trades

fact-proposed = { $number ->
        [0] { $seat } propone uno scambio a { $other }: { $terms }.
       *[other] { $seat } fa una controproposta a { $other }: { $terms }.
    }
fact-accepted = Affare fatto tra { $seat } e { $other }: { $other } { $terms }.
fact-refused = { $seat } rifiuta la proposta di { $other }.
fact-withdrawn = { $seat } ritira la proposta a { $other }.
fact-voided = La proposta di { $seat } a { $other } non è più valida.
fact-hearing = { $number ->
        [0] { $seat } blocca le proposte di { $other }.
       *[1] { $seat } accetta di nuovo proposte da { $other }.
    }
terms = dà { $gives } in cambio di { $gets }
terms-and = { $first } e { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] la carta per uscire di prigione
       *[other] { $number } carte per uscire di prigione
    }
terms-unknown = le condizioni sono sul tavolo
terms-debt = uno sconto di { $amount } sul debito

## Debts and the end

fact-owes = { $seat } deve { $amount } { $other ->
        [Banca] alla banca
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    } e non ha abbastanza contanti.
fact-cleared = Con lo scambio { $seat } salda { $amount } del debito con { $other }.
fact-bankruptcy = { $seat } va in bancarotta: tutto passa { $other ->
        [Banca] alla banca
       *[other] a { $other }
    }.
fact-ended = Resta in gioco solo { $seat }: monopolista!
fact-ended-short-4 = La partita breve finisce qui: vince { $seat }, con il patrimonio più alto.
fact-ended-time-1 = Vince { $seat }, con il patrimonio più alto.
fact-shared = A pari patrimonio vince anche { $seat }.
fact-riches = { $seat } ha un patrimonio di { $amount }.
fact-time-up = La partita ha raggiunto il suo limite.

## Money

fact-paid = { $seat ->
        [Banca] La banca
        [Parcheggio] Il Parcheggio
       *[other] { $seat }
    } paga { $amount } { $other ->
        [Banca] alla banca
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }.
fact-paid-set-2 = { $other } riceve { $amount } per cominciare.
    .echo = sì
fact-paid-go-1 = { $other } ritira { $amount } al Via.
fact-paid-park-1 = { $other } ritira { $amount } al Parcheggio gratuito.
fact-paid-tax-1 = { $seat } paga { $amount }: { $subject }.
fact-paid-card-1 = Carta: { $seat ->
        [Banca] la banca
       *[other] { $seat }
    } paga { $amount } { $other ->
        [Banca] alla banca
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }.
fact-paid-card-3 = Carta: { $seat } paga { $amount } a { $other } per l’affitto aumentato di { $subject }.
fact-paid-buy-1 = { $seat } paga { $amount } per { $subject }.
    .echo = sì
fact-paid-auc-1 = Asta: { $seat } paga { $amount } per { $subject }.
    .echo = sì
fact-paid-rent-1 = { $seat } paga { $amount } a { $other } per l’affitto di { $subject }.
fact-paid-rent-3 = { $seat } paga { $amount } a { $other } per l’affitto doppio di { $subject }.
fact-paid-rent-5 = { $seat } paga { $amount } a { $other } per l’affitto di { $subject }.
fact-paid-rent-6 = { $seat } paga { $amount } a { $other } per l’affitto di { $subject }.
fact-paid-jail-2 = { $seat } paga { $amount } ed esce di prigione.
fact-paid-jail-4 = { $seat } paga { $amount } dopo l’ultimo tentativo.
fact-paid-bld-1 = { $seat } paga { $amount } per una casa su { $subject }.
    .echo = sì
fact-paid-bld-3 = { $seat } paga { $amount } per un albergo su { $subject }.
    .echo = sì
fact-paid-bld-6 = Edificio all’asta: { $seat ->
        [Banca] la banca
       *[other] { $seat }
    } paga { $amount } { $other ->
        [Banca] alla banca
       *[other] a { $other }
    }.
    .echo = sì
fact-paid-bld-7 = { $other } incassa { $amount } per una casa su { $subject }.
fact-paid-bld-8 = { $other } incassa { $amount } per gli edifici su { $subject }.
fact-paid-trade-1 = Scambio: { $seat } paga { $amount } a { $other }.
    .echo = yes
fact-paid-mort-1 = { $other } incassa { $amount } per l’ipoteca su { $subject }.
    .echo = sì
fact-paid-mort-2 = { $seat } paga { $amount } per riscattare { $subject }.
    .echo = sì
fact-paid-mort-3 = { $seat } paga { $amount } di interessi sull’ipoteca di { $subject }.
fact-paid-bank-2 = Bancarotta: { $seat ->
        [Banca] la banca
       *[other] { $seat }
    } paga { $amount } { $other ->
        [Banca] alla banca
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }.
fact-paid-bank-3 = { $seat } cede alla banca gli ultimi { $amount }.
fact-paid-short-1 = Contratti iniziali: { $seat } paga { $amount } per { $subject }.
fact-paid-short-3 = { $other } incassa { $amount } per l’albergo su { $subject } e le sue case.
fact-paid-short-4 = Bancarotta: { $seat ->
        [Banca] la banca
       *[other] { $seat }
    } paga { $amount } { $other ->
        [Banca] alla banca
        [Parcheggio] al Parcheggio
       *[other] a { $other }
    }.

## Why a robot did it, behind the sentence of what it did; $colour is the name of a colour as in table.ftl

event-with-reason = { $told } { $reason }
reason-lot = Scelta a caso.
reason-no-cash = I contanti non bastano.
reason-keeps-cash = Meglio tenere i contanti.
reason-too-dear = Costa più di quanto rende.
reason-unwanted = Non porta nessun vantaggio.
reason-completes = { $about ->
        [station] Completa le stazioni.
        [company] Completa le società.
        [own-kind] Completa il gruppo «{ $colour }».
       *[other] Completa la serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        }.
    }
reason-completes-both = Tutti e due completano una serie.
reason-needs-money = Serve denaro per un debito.
reason-good-price = Il denaro offerto vale di più.
reason-gains = Vale il suo prezzo.
reason-nearly = { $about ->
        [station] Poi manca una sola stazione.
        [company] Poi manca una sola società.
        [own-kind] Poi manca un solo contratto del gruppo «{ $colour }».
       *[other] Poi manca un solo contratto della serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        }.
    }
reason-swap-pays = Lo scambio conviene.
reason-cannot = Ora non si può.
reason-breaks = { $about ->
        [station] Farebbe perdere le stazioni.
        [company] Farebbe perdere le società.
        [own-kind] Farebbe perdere il gruppo «{ $colour }».
       *[other] Farebbe perdere la serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        }.
    }
reason-helps = { $about ->
        [station] L’altro completerebbe le stazioni.
        [company] L’altro completerebbe le società.
        [own-kind] L’altro completerebbe il gruppo «{ $colour }».
       *[other] L’altro completerebbe la serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        }.
    }
reason-blocks = { $about ->
        [station] Impedisce a un avversario di completare le stazioni.
        [company] Impedisce a un avversario di completare le società.
        [own-kind] Impedisce a un avversario di completare il gruppo «{ $colour }».
       *[other] Impedisce a un avversario di completare la serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        }.
    }
reason-raises = Aumenta gli affitti della serie { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
reason-deeds-left = Sul tabellone ci sono ancora contratti da comprare.
reason-rents-threaten = Gli affitti degli avversari sono alti.
reason-keeps-card = Meglio tenere la carta per dopo.
reason-rents-fall = Altrimenti gli affitti calano.
reason-frees = Permette di nuovo di costruire sulla serie { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
reason-earns-again = Torna a dare affitto.
reason-rent-due = C’è un affitto da incassare.
reason-keeps-whole = { $about ->
        [station] Le stazioni restano unite e senza ipoteche.
        [company] Le società restano unite e senza ipoteche.
        [own-kind] Il gruppo «{ $colour }» resta intero e senza ipoteche.
       *[other] La serie { $colour ->
            [rosso] rossa
            [giallo] gialla
           *[other] { $colour }
        } resta intera e senza ipoteche.
    }
reason-keeps-buildings = Gli edifici restano.
reason-less-rent = Fa perdere meno affitto.
reason-deed-there = Lì c’è un contratto da comprare.
reason-avoids-jail = Evita la prigione.
reason-avoids-rent = Evita un affitto più alto.
reason-passes-go = Fa passare dal Via.
reason-too-little = Il prezzo è troppo basso.
