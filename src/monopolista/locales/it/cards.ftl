### I testi delle carte: card-<chiave del file dell’edizione>. $amount e $second (riparazioni) sono denaro già scritto.

card-go = Di corsa al Via, come il primo giorno di vacanza, e ritirate la vostra paga!
card-jail-free = L’avvocato ha trovato il cavillo giusto: con questa carta uscite di prigione senza pagare. Tenetela da parte, o scambiatela.
card-to-jail = Il maresciallo vi aspettava all’angolo: dritti in prigione, senza passare dal Via e senza paga.

## Imprevisti

card-advance-24 = Le caravelle levano l’ancora: andate fino a Largo Colombo. Se passate dal Via, ritirate la paga.
card-advance-39 = Banda in testa e bandiere al vento: sfilate fino a Parco della Vittoria.
card-advance-11 = Si inaugura la mostra, e il rinfresco è gratis: andate in Via Accademia. Se passate dal Via, ritirate la paga.
card-advance-13 = Il professore fa l’appello: presentatevi in Corso Ateneo. Se passate dal Via, ritirate la paga.
card-advance-5 = Domenica al mare, col cocomero nella rete: andate alla Stazione Sud. Se passate dal Via, ritirate la paga.
card-advance-25 = Sci in spalla e maglione della zia: andate alla Stazione Nord. Se passate dal Via, ritirate la paga.
card-nearest-station = In carrozza, si parte! Avanzate fino alla prossima stazione: se è libera potete comprarla, se è di un altro gli spetta il doppio dell’affitto.
card-nearest-company = Il rubinetto tossisce e la luce va e viene: avanzate fino alla prossima società. Se è libera potete comprarla, se è di un altro tirate i dadi e gli spetta dieci volte il totale.
card-dividend = Gli scooter vanno a ruba, e voi siete soci della fabbrica: la banca vi paga un dividendo di { $amount }.
card-back-three = Avete dimenticato l’ombrello al caffè: tornate indietro di tre caselle.
card-repairs-general = Piove in soggiorno e cantano i tubi: rimettete a nuovo ogni edificio. Pagate { $amount } per casa e { $second } per albergo.
card-speeding = In discesa a tutto gas, e il vigile aveva il fischietto: multa di { $amount }.
card-chairman = Vi hanno eletto presidente della bocciofila: gazzosa per tutti! Pagate { $amount } a ogni giocatore.
card-building-loan = La cooperativa edilizia ha finito il palazzo e restituisce il prestito: incassate { $amount }.

## Probabilità

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
