### I dadi di una partita: da che cosa vengono, e la pagina che li controlla.
###
### $seat, $answer e $answers sono numeri, $says è ciò che dice una risposta del caso.

dice-promise = Ogni lancio e ogni carta vengono da un seme segreto, fissato prima della partita, e da ciò che ogni browser ha aggiunto. La sua impronta si vedeva già prima; il seme si vede a fine partita.
dice-check = Ogni lancio e ogni carta vengono da questo seme, la cui impronta si vedeva prima della partita, e da ciò che ogni browser ha aggiunto.
dice-seed = Seme
dice-hash = Impronta (SHA-256)
dice-check-link = Controlla
dice-parts = Che cosa ha aggiunto ciascuno
dice-part-waits = ancora niente
dice-part-none = niente
dice-part-hidden = ha promesso qualcosa e non l’ha mostrato
dice-own-kept = I dadi sono quelli fissati prima della partita, e la tua parte è compresa.
dice-own-seed = Non fidarti di questa partita: il seme non è quello la cui impronta si vedeva prima.
dice-own-list = Non fidarti di questa partita: ciò che i giocatori hanno aggiunto non è quello dell’elenco che hai visto.
dice-own-share = Non fidarti di questa partita: la tua parte non è nei dadi.
dice-own-anew = Non fidarti di questa partita: il server ha ricominciato dopo aver visto la tua parte.
dice-page-title = Controlla i dadi
lobby-dice-title = I dadi
lobby-dice = Nessuno può scegliere i dadi o le carte: il server ha già fissato la sua parte, e ogni browser a questo tavolo aggiunge la propria.
lobby-dice-how = Come funziona
lobby-dice-more = Il server ha estratto un seme segreto e ne mostra l’impronta. Ogni browser aggiunge un segreto suo, all’inizio solo con l’impronta. Quando la partita viene avviata, i browser mostrano i loro segreti, e tutti i dadi e le carte vengono dall’insieme. A fine partita il seme si vede, e chiunque può controllare tutto.
lobby-dice-called = Si fissano i dadi: la partita comincia fra un momento.
dice-page-lead = Se tutto quello che il caso ha portato era fissato prima della partita. I numeri si calcolano qui, nel tuo browser.
dice-page-result = Che cosa risulta
dice-page-paste = Una partita salvata, come testo
dice-page-check = Controlla
dice-page-choose = Scegli un file
dice-page-note = Confronta l’impronta con quella vista nella sala d’attesa. Se anche le risposte dei giocatori seguono le regole, lo controlla la riga di comando: monopolista verify FILE
dice-result-fair = Tutto regolare: ciò che il caso ha portato viene dal seme e da quanto i giocatori hanno aggiunto.
dice-result-partly = Ogni lancio e ogni carta vengono dal seme. Non tutto il resto è provato:
dice-unbound-promise = che il seme fosse fissato prima della partita: l’ha scelto il server da solo all’inizio
dice-unbound-terms = la scatola, le opzioni, i nomi e i robot: nelle versioni precedenti i dadi non ne dipendono
dice-unbound-seal = le risposte dei giocatori: questa partita salvata non porta il sigillo
dice-unbound-position = da dove è cominciata la partita: i pezzi sono stati disposti a mano
dice-unbound-begun = le risposte prima della numero { $begun }: vengono da un’altra partita, con i suoi dadi
dice-result-closed = La partita è stata chiusa prima della fine. Fino alla risposta { $answers } tutto ciò che il caso ha portato viene dal seme e da quanto i giocatori hanno aggiunto.
dice-result-cut = Manca la fine. Fino alla risposta { $answers }, l’ultima che c’è, tutto ciò che il caso ha portato viene dal seme e da quanto i giocatori hanno aggiunto.
dice-result-early = Il seme non è ancora visibile: lo sarà a fine partita.
dice-result-promise = Falsificata: il seme non è quello di cui si vedeva l’impronta.
dice-result-terms = Falsificata: ciò che si dice della partita non è ciò da cui dipendono i suoi dadi.
dice-result-share = Falsificata: ciò che il posto { $seat } ha aggiunto non è quanto aveva promesso.
dice-result-draw = Falsificata: la risposta { $answer } ({ $says }) non viene dal seme.
dice-result-pile = Falsificata: la risposta { $answer } ({ $says }) non è stata pescata fra ciò che c’era.
dice-result-unreadable = Non è una partita salvata che si possa giocare secondo le regole.
