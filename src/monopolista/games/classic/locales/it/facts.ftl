### Frasi per i fatti di una partita: la storia sullo schermo, il libro mastro, il replay nel terminale.
###
### La frase di un fatto è fact-<tipo>-<clausola> se c’è, altrimenti fact-<tipo> (tutto minuscolo):
### fact-paid-rent-3, fact-bought. L’attributo .echo dice che un’altra frase dello stesso passo racconta
### già la cosa: il racconto la salta, il libro mastro no.
###
### Argomenti, tutti testi tranne $number, che è un numero:
###   $seat, $other   nomi; la banca è «la banca», e nessuna frase comincia con un nome che può essere la banca
###   $subject        nome della casella; testo della carta in drew, card-kept, card-returned, card-passed e
###                   sotto CARD-1; dadi come «5 + 3» in start-rolled e rolled; vuoto quando manca
###   $amount         denaro già scritto
###   $number         la quantità del fatto; per gli edifici scarsi (auction-opened sotto BLD-6, shortage,
###                   wanted, waived) 1 è una casa e 2 un albergo
###   $clause         la clausola, come RENT-3
###   $terms          in proposed e accepted: le condizioni, composte con gli id terms-…


## L’inizio e il turno

fact-started = Si comincia: { $number } al tavolo.
fact-start-rolled = Per chi comincia, { $seat } fa { $number } ({ $subject }).
fact-turn = È il turno di { $seat }.
fact-rolled = { $seat } fa { $number } ({ $subject }).
fact-rolled-rent-6 = Per la bolletta { $seat } fa { $number } ({ $subject }).
fact-rolled-card-3 = Per la bolletta { $seat } fa { $number } ({ $subject }).
fact-moved = { $seat } va su { $subject }.
fact-moved-card-3 = La carta manda { $seat } su { $subject }.
fact-moved-speed-4 = Con l’autobus { $seat } va su { $subject }.
fact-moved-speed-5 = Con Mr. Monopoly { $seat } va su { $subject }.
fact-moved-speed-7 = { $seat } sceglie di andare su { $subject }.
fact-stayed-put = Mr. Monopoly non trova proprietà dove portare { $seat }.
die-bus = autobus
die-mister = Mr. Monopoly

## Le proprietà e le aste

fact-bought = { $seat } compra { $subject } per { $amount }.
fact-declined = { $seat } non compra { $subject }.
fact-auction-opened = All’asta { $subject }: si parte da { $amount }.
fact-auction-opened-bld-6 = All’asta { $number ->
        [2] un albergo
       *[1] una casa
    }: si parte da { $amount }.
fact-bid = { $seat } offre { $amount }.
fact-passed = { $seat } lascia l’asta.
fact-won = { $seat } si aggiudica { $subject } per { $amount }.
fact-won-bld-6 = { $seat } si aggiudica l’edificio per { $amount }.
fact-unsold = Nessuno offre: resta alla banca.
fact-unsold-bld-6 = L’edificio non trova posto: torna alla banca, che restituisce l’offerta.
fact-deed-passed = { $other } riceve { $subject } da { $seat }.
fact-deed-passed-trade-1 = { $other } riceve { $subject } da { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } ritira il contratto di { $subject }.
    .echo = sì
fact-deed-passed-auc-1 = { $other } ritira il contratto di { $subject }.
    .echo = sì
fact-deed-passed-bank-2 = { $other } eredita { $subject } da { $seat }.
fact-deed-passed-bank-3 = { $seat } lascia { $subject } alla banca.
fact-deed-passed-short-1 = { $other } riceve dal mazzo { $subject }.
fact-deed-passed-short-4 = { $seat } lascia { $subject }: raccoglie { $other }.

## Gli affitti

fact-rent-due = { $seat } è su { $subject }: { $other } può chiedere l’affitto.
fact-rent-asked = { $seat } presenta il conto per { $subject }: paga { $other }.
    .echo = sì
fact-rent-lapsed = { $seat } non ha chiesto l’affitto di { $subject }: { $other } la fa franca.
fact-asking = { $number ->
        [0] { $seat } chiederà gli affitti di persona.
       *[1] { $seat } lascia che sia il tavolo a chiedere i suoi affitti.
    }

## Le carte

fact-drew = { $seat } pesca una carta. { $subject }
fact-card-kept = { $seat } conserva la carta per uscire di prigione.
    .echo = sì
fact-card-returned = La carta di { $seat } torna in fondo al mazzo.
fact-card-returned-jail-2 = { $seat } usa la carta ed esce di prigione.
fact-card-passed = { $other } riceve da { $seat } la carta per uscire di prigione.
fact-card-passed-trade-1 = { $other } riceve da { $seat } la carta per uscire di prigione.
    .echo = yes
fact-card-passed-bank-2 = { $other } eredita da { $seat } la carta per uscire di prigione.
fact-card-passed-short-4 = { $other } eredita da { $seat } la carta per uscire di prigione.
fact-chose-card = { $seat } pesca una carta invece di pagare.

## La prigione

fact-jailed = { $seat } finisce in prigione.
fact-jailed-turn-3 = Terzo doppio di fila: { $seat } finisce in prigione.
fact-freed = { $seat } esce di prigione.
fact-freed-jail-2 = { $seat } esce di prigione.
    .echo = sì
fact-freed-jail-3 = Un doppio! { $seat } esce di prigione.
fact-freed-jail-4 = Tentativi finiti: { $seat } esce di prigione.
fact-stayed = Niente doppio per { $seat }: tentativo { $number }.

## Gli edifici

fact-built = { $number ->
        [1] { $seat } costruisce la prima casa in { $subject }.
        [5] { $seat } apre un albergo in { $subject }.
       *[other] { $seat } costruisce in { $subject }: ora le case sono { $number }.
    }
built-together = { $seat } costruisce: { $streets }.
built-street = { $number ->
        [1] { $subject } (una casa)
        [5] { $subject } (albergo)
       *[other] { $subject } ({ $number } case)
    }
fact-sold = { $number ->
        [0] { $seat } rivende l’ultima casa in { $subject }.
        [one] { $seat } rivende una casa in { $subject }: ne resta { $number }.
       *[other] { $seat } rivende una casa in { $subject }: ne restano { $number }.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } demolisce: in { $subject } non resta nulla.
        [1] { $seat } demolisce: in { $subject } resta una casa.
        [5] { $seat } demolisce: in { $subject } resta l’albergo.
       *[other] { $seat } demolisce: in { $subject } restano { $number } case.
    }
fact-sold-bank-2 = Gli edifici di { $seat } in { $subject } tornano alla banca.
fact-sold-short-3 = { $seat } rivende l’albergo in { $subject } con le sue case.
fact-shortage = { $number ->
        [2] { $seat } vuole un albergo in { $subject }, ma non ce n’è per tutti.
       *[1] { $seat } vuole una casa in { $subject }, ma non ce n’è per tutti.
    }
fact-wanted = { $number ->
        [2] Anche { $seat } lo vuole.
       *[1] Anche { $seat } la vuole.
    }
fact-waived = { $seat } ci rinuncia.

## Le ipoteche

fact-mortgaged = { $seat } ipoteca { $subject } per { $amount }.
fact-redeemed = { $seat } riscatta { $subject } per { $amount }.
fact-redeemed-mort-3 = { $seat } riscatta subito { $subject }.
fact-kept = { $seat } lascia l’ipoteca su { $subject }.
fact-cancelled = La banca cancella l’ipoteca su { $subject }.

## Gli scambi

fact-proposed = { $number ->
        [0] Proposta di { $seat } per { $other }: { $terms }.
       *[other] Controproposta di { $seat } per { $other }: { $terms }.
    }
fact-accepted = Affare fatto tra { $seat } e { $other }: { $other } { $terms }.
fact-refused = { $seat } rifiuta la proposta di { $other }.
fact-withdrawn = { $seat } ritira la sua proposta per { $other }.
fact-voided = Cade la proposta di { $seat } per { $other }: non si può più onorare.
fact-hearing = { $number ->
        [0] { $seat } non ascolta più le proposte di { $other }.
       *[1] { $seat } ascolta di nuovo le proposte di { $other }.
    }
terms = dà { $gives } per { $gets }
terms-and = { $first } e { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] la carta per uscire di prigione
       *[other] { $number } carte per uscire di prigione
    }
terms-unknown = le condizioni sono sul tavolo
terms-debt = { $amount } di debito saldato

## I debiti e la fine

fact-owes = { $seat } deve { $amount } e non li ha in contanti: li aspetta { $other }.
fact-cleared = Con lo scambio { $seat } salda { $amount } di debito: li aspettava { $other }.
fact-bankruptcy = Bancarotta per { $seat }: raccoglie tutto { $other }.
fact-ended = Resta in gioco solo { $seat }: monopolista!
fact-ended-short-4 = La partita breve finisce qui: { $seat } è il giocatore più ricco e vince.
fact-ended-time-1 = { $seat } è il giocatore più ricco e vince.
fact-shared = Con la stessa ricchezza vince anche { $seat }.
fact-riches = { $seat } vale { $amount }.
fact-time-up = Il tempo è scaduto.

## Il denaro

fact-paid = { $amount }: paga { $seat }, incassa { $other }.
fact-paid-set-2 = Per cominciare { $other } riceve { $amount }.
    .echo = sì
fact-paid-go-1 = Al Via { $other } ritira { $amount }.
fact-paid-park-1 = Al Parcheggio gratuito { $other } ritira { $amount }.
fact-paid-tax-1 = { $seat } paga { $amount }: { $subject }.
fact-paid-card-1 = Lo dice la carta: { $seat } paga { $amount }, incassa { $other }.
fact-paid-card-3 = La carta rincara il conto: per { $subject } { $seat } paga { $amount }, incassa { $other }.
fact-paid-buy-1 = { $seat } paga { $amount } per { $subject }.
    .echo = sì
fact-paid-auc-1 = { $seat } paga { $amount } per { $subject }, come da offerta.
    .echo = sì
fact-paid-rent-1 = { $seat } paga { $amount } di affitto per { $subject }: incassa { $other }.
fact-paid-rent-3 = { $seat } paga { $amount } di affitto doppio per { $subject }: incassa { $other }.
fact-paid-rent-5 = { $seat } paga { $amount } di affitto per { $subject }: incassa { $other }.
fact-paid-rent-6 = { $seat } paga { $amount } di bolletta per { $subject }: incassa { $other }.
fact-paid-jail-2 = { $seat } paga { $amount } ed esce di prigione.
fact-paid-jail-4 = { $seat } paga { $amount } dopo l’ultimo tentativo.
fact-paid-bld-1 = { $seat } paga { $amount } per una casa in { $subject }.
    .echo = sì
fact-paid-bld-3 = { $seat } paga { $amount } per un albergo in { $subject }.
    .echo = sì
fact-paid-bld-6 = Per l’edificio all’asta { $seat } paga { $amount }, incassa { $other }.
    .echo = sì
fact-paid-bld-7 = { $other } ne ricava { $amount }: casa rivenduta in { $subject }.
fact-paid-bld-8 = { $other } ne ricava { $amount }: edifici demoliti in { $subject }.
fact-paid-trade-1 = Per l’affare { $seat } paga { $amount }, incassa { $other }.
    .echo = yes
fact-paid-mort-1 = { $other } riceve { $amount } per l’ipoteca su { $subject }.
    .echo = sì
fact-paid-mort-2 = { $seat } paga { $amount } per riscattare { $subject }.
    .echo = sì
fact-paid-mort-3 = { $seat } paga { $amount } per l’ipoteca ricevuta con { $subject }.
fact-paid-bank-2 = Si liquida tutto: { $seat } versa { $amount }, incassa { $other }.
fact-paid-bank-3 = { $seat } consegna alla banca gli ultimi { $amount }.
fact-paid-short-1 = { $seat } paga { $amount } per { $subject }, avuta dal mazzo.
fact-paid-short-3 = { $other } ne ricava { $amount }: albergo in { $subject }, con le sue case.
fact-paid-short-4 = Si consegna ciò che resta: { $seat } versa { $amount }, incassa { $other }.

## Perché un robot l’ha fatto, dopo la frase di ciò che ha fatto

event-with-reason = { $told } { $reason }
reason-lot = Ha deciso la sorte.
reason-no-cash = I soldi non bastano.
reason-keeps-cash = I soldi restano da parte.
reason-too-dear = Troppo caro per quello che rende.
reason-unwanted = Non ci guadagna nulla.
reason-completes = { $about ->
        [station] Riunisce tutte le stazioni.
        [company] Riunisce le due società.
       *[other] Completa la serie { $colour }.
    }
reason-completes-both = Ognuno completa una serie.
reason-needs-money = C’è un debito da pagare.
reason-good-price = I soldi valgono di più.
reason-gains = Vale il suo prezzo.
reason-cannot = Ora non si può fare.
reason-breaks = { $about ->
        [station] Dividerebbe le stazioni.
        [company] Dividerebbe le società.
       *[other] Spezzerebbe la serie { $colour }.
    }
reason-helps = { $about ->
        [station] Riunirebbe tutte le stazioni per l’altra parte.
        [company] Riunirebbe le due società per l’altra parte.
       *[other] Completerebbe la serie { $colour } per l’altra parte.
    }
reason-blocks = { $about ->
        [station] Altrimenti un altro può riunire le stazioni.
        [company] Altrimenti un altro può riunire le società.
       *[other] Altrimenti un altro può completare il gruppo { $colour }.
    }
reason-raises = Gli affitti del gruppo { $colour } salgono.
reason-deeds-left = Fuori ci sono ancora contratti da prendere.
reason-rents-threaten = Fuori gli affitti degli altri sono alti.
reason-keeps-card = Il cartoncino resta per un’altra volta.
reason-rents-fall = Altrimenti gli affitti calano.
reason-frees = Nella serie { $colour } si può di nuovo costruire.
reason-earns-again = Rende di nuovo un affitto.
reason-rent-due = C’è un affitto da incassare.
reason-keeps-whole = { $about ->
        [station] Le stazioni restano unite e senza ipoteche.
        [company] Le società restano unite e senza ipoteche.
       *[other] La serie { $colour } resta intera e senza ipoteche.
    }
reason-keeps-buildings = Gli edifici restano.
reason-less-rent = Costa meno affitti.
reason-deed-there = Lì c’è un contratto da prendere.
reason-avoids-jail = L’altra strada porta in prigione.
reason-avoids-rent = Sull’altra strada si paga più affitto.
reason-passes-go = La strada passa dal Via.
reason-too-little = Bisognerebbe pagare di più.
