### I testi delle carte: card-<chiave nel file dell’edizione>. $amount e $second (riparazioni) sono denaro già scritto;
### $square è il nome della casella indicata dalla carta, $deck quello dell’altro mazzo.
### $go e $jail sono i nomi del Via e della prigione di un tabellone che li chiama altrimenti, e “usual” dove hanno un
### nome solito.
### $station e $company sono i nomi che il tabellone dà a queste caselle, e “usual” dove le chiama così.
### $factor dice per quanto si moltiplicano un affitto o i dadi, o di quante caselle si torna indietro.

card-if-past-go = { $go ->
    [usual] Se passate dal Via
   *[other] Se passate da { $go }
  }
card-go = { $go ->
    [usual] Di corsa al Via
   *[other] Di corsa fino a { $go }
  }, come il primo giorno di vacanza, e ritirate la vostra paga!
card-jail-free = L’avvocato ha trovato il cavillo giusto: con questa carta { $jail ->
    [usual] uscite di prigione
   *[other] uscite da { $jail }
  } senza pagare. Tenetela da parte, o scambiatela.
card-to-jail = Il maresciallo vi aspettava all’angolo: { $jail ->
    [usual] dritti in prigione
   *[other] dritti a { $jail }
  }, { $go ->
    [usual] senza passare dal Via
   *[other] senza passare da { $go }
  } e senza paga.

## Le carte delle scatole italiane

card-advance-24 = Le caravelle levano l’ancora: andate fino a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-39 = Banda in testa e bandiere al vento: sfilate fino a { $square }.
card-advance-11 = Si inaugura la mostra, e il rinfresco è gratis: andate fino a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-13 = Il professore fa l’appello: presentatevi a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-5 = Domenica al mare, col cocomero nella rete: andate fino a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-25 = Sci in spalla e maglione della zia: andate fino a { $square }. { card-if-past-go }, ritirate la paga.
card-nearest-station =
    { $station ->
        [usual] In carrozza, si parte! Avanzate fino alla prossima stazione
       *[other] Avanzate fino alla prossima casella «{ $station }»
    }: se è libera potete comprarla, se è di un altro gli spetta { $factor ->
        [2] il doppio dell’affitto
       *[other] { $factor } volte l’affitto
    }.
card-nearest-company =
    { $company ->
        [usual] Il rubinetto tossisce e la luce va e viene: avanzate fino alla prossima società
       *[other] Avanzate fino alla prossima casella «{ $company }»
    }. Se è libera potete comprarla, se è di un altro tirate i dadi e gli spetta { $factor ->
        [10] dieci volte il totale
       *[other] { $factor } volte il totale
    }.
card-dividend = Gli scooter vanno a ruba, e voi siete soci della fabbrica: la banca vi paga un dividendo di { $amount }.
card-back-three =
    Avete dimenticato l’ombrello al caffè: tornate indietro di { $factor ->
        [1] una casella
        [3] tre caselle
       *[other] { $factor } caselle
    }.
card-repairs-general = Piove in soggiorno e cantano i tubi: rimettete a nuovo ogni edificio. Pagate { $amount } per casa e { $second } per albergo.
card-speeding = In discesa a tutto gas, e il vigile aveva il fischietto: multa di { $amount }.
card-chairman = Vi hanno eletto presidente della bocciofila: gazzosa per tutti! Pagate { $amount } a ogni giocatore.
card-building-loan = La cooperativa edilizia ha finito il palazzo e restituisce il prestito: incassate { $amount }.
card-bank-error = Il cassiere pensava alla fidanzata e ha sbagliato a vostro favore: incassate { $amount }.
card-doctor = Il dottore prescrive aria di collina e presenta la parcella: pagate { $amount }.
card-shares = Vendete le azioni del cinematografo la sera della prima: incassate { $amount }.
card-holiday-fund = Rompete il salvadanaio delle vacanze, che era più pieno del previsto: incassate { $amount }.
card-tax-refund = Allo sportello delle tasse vi sorridono, e non è uno scherzo: rimborso di { $amount }.
card-birthday = Tanti auguri! Soffiate sulle candeline e ricevete { $amount } da ogni giocatore.
card-life-insurance = L’assicurazione sulla vita giunge a scadenza, e voi siete il ritratto della salute: incassate { $amount }.
card-hospital = Scapoli contro ammogliati, e la caviglia ha ceduto: pagate all’ospedale { $amount }.
card-school = Grembiule, cartella e calamaio nuovi: pagate alla scuola { $amount }.
card-consultancy = Vi hanno chiesto un parere e, cosa rara, lo pagano: incassate { $amount }.
card-repairs-street = Il comune rifà i marciapiedi e manda il conto a chi ci abita: pagate { $amount } per casa e { $second } per albergo.
card-beauty-contest = Secondo premio al concorso di bellezza dello stabilimento balneare: incassate { $amount } e la fascia.
card-inheritance = Lo zio d’America si è ricordato di voi: ereditate { $amount }.

## Le scatole belga, americana e britannica, e i mazzi più vecchi

card-advance-finest = Cappello nuovo, guanti nuovi e nessuna fretta: passeggiate fino a { $square }, il miglior indirizzo della città.
card-advance-outing = La banda suona in piazza e le cialde sono calde: andate fino a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-errand = Avevate promesso di ritirare l’orologio aggiustato: correte fino a { $square }. { card-if-past-go }, ritirate la paga.
card-advance-train = Il capotreno ha alzato la paletta e vi tiene aperto lo sportello: in treno fino a { $square }. { card-if-past-go }, ritirate la paga.
card-back-to = Avete lasciato la moka sul fuoco: tornate indietro fino a { $square }.
card-fine-or-draw = Sorpresi a calpestare le aiuole! Pagate una multa di { $amount }, o tentate la sorte con una carta di { $deck }.
card-tipsy = Avete diretto l’orchestra in piedi su un tavolo, e l’orchestra non c’era: multa di { $amount }.
card-crossword = Mancava solo l’undici orizzontale, e voi lo sapevate: incassate { $amount } per il cruciverba.
card-poor-tax = Passa il piattino per chi ha di meno, e vi guardano tutti: pagate { $amount }.
card-wedding = Si sposa la cugina, e le aragoste le offrite voi: pagate { $amount }.
card-no-licence = La patente è nell’altra giacca, come sempre: pagate { $amount }.
card-lottery = Il numero che giocate da quando eravate bambini è uscito davvero: incassate { $amount }.
card-account-interest = Il conto è cresciuto alle vostre spalle: la banca vi paga { $amount } di interessi.
card-charity = Dalla pesca di beneficenza nessuno esce col borsellino pieno: donate { $amount }.
card-bonds = Fuori le forbici: staccate le cedole delle obbligazioni e incassate { $amount }.
card-bank-credit = La banca ha rifatto i conti, ed è lei a dovere a voi: incassate { $amount }.
card-christmas-fund = Un poco ogni settimana, e il cappone è pagato: dai risparmi di Natale ricevete { $amount }.
card-opera = Cantate alla prima, e i biglietti li vendete voi: ogni giocatore vi paga { $amount }.
card-annuity = Un anno di più e nemmeno un soldo di meno: la pensione vi porta { $amount }.
card-insurance-premium = Quello delle assicurazioni ha la voce dolce e il modulo lungo: pagate { $amount }.
card-preference-shares = Il sette per cento sulle azioni privilegiate che nessuno voleva: incassate { $amount }.
card-lawsuit = Avete fatto causa per un albero di fichi, e ha vinto il fico: pagate { $amount }.
card-lottery-consolation = Il maiale è toccato al vicino, a voi il premio di consolazione della lotteria di paese: incassate { $amount }.
