### The dice of a game: what they come from, and the page that checks them.
###
### $seat, $answer and $answers are numbers, $says is what an answer of chance says.

dice-promise = Ogni tiro e ogni carta vengono da un seme segreto, fissato prima della partita, e da ciò che ogni browser ha aggiunto. L’impronta del seme è pubblica dall’inizio; il seme si vede a fine partita.
dice-check = Ogni tiro e ogni carta vengono da questo seme, la cui impronta era pubblica dall’inizio, e da ciò che ogni browser ha aggiunto.
dice-seed = Seme
dice-hash = Impronta (SHA-256)
dice-check-link = Controlla
dice-parts = Contributo di ogni giocatore
dice-part-waits = ancora niente
dice-part-none = niente
dice-part-hidden = promesso, ma non mostrato
dice-own-kept = Verificato: il caso era fissato prima della partita, con il tuo contributo.
dice-own-seed = Non fidarti di questa partita: il seme non corrisponde all’impronta mostrata prima.
dice-own-list = Non fidarti di questa partita: i contributi dei giocatori non sono quelli dell’elenco che hai visto.
dice-own-share = Non fidarti di questa partita: il tuo contributo manca nei dadi.
dice-own-anew = Non fidarti di questa partita: il server ha ricominciato dopo aver visto il tuo contributo.
dice-page-title = Controlla i dadi
lobby-dice-title = I dadi
lobby-dice = Nessuno può scegliere i dadi o le carte: il server ha già fissato la sua parte e ogni browser al tavolo aggiunge la propria.
lobby-dice-how = Come funziona
lobby-dice-more = Il server ha estratto un seme segreto e ne mostra l’impronta. Ogni browser aggiunge un segreto, e all’inizio ne mostra solo l’impronta. Quando comincia la partita i browser rivelano i loro segreti: dall’insieme vengono tutti i dadi e le carte. A fine partita il seme è visibile e chiunque può controllare tutto.
lobby-dice-called = Preparazione dei dadi: la partita sta per cominciare.
dice-page-lead = Verifica che dadi e carte fossero fissati prima della partita. Il calcolo avviene qui, nel tuo browser.
dice-page-result = Risultato
dice-page-paste = Incolla una partita salvata
dice-page-check = Controlla
dice-page-choose = Scegli un file
dice-page-note = Confronta l’impronta con quella vista nella sala d’attesa. Per verificare che anche le mosse dei giocatori rispettino le regole usa la riga di comando: monopolista verify FILE
dice-result-fair = Tutto regolare: dadi e carte vengono dal seme e dai contributi dei giocatori.
dice-result-partly = Tutti i tiri e le carte vengono dal seme. Il resto non è tutto dimostrato:
dice-unbound-promise = che il seme fosse fissato prima della partita: all’inizio l’ha scelto il server da solo
dice-unbound-terms = edizione, opzioni, nomi e robot: nelle versioni precedenti i dadi non ne dipendono
dice-unbound-seal = le mosse dei giocatori: questa partita salvata non ha il sigillo
dice-unbound-position = la posizione iniziale: i pezzi sono stati disposti a mano
dice-unbound-begun = le mosse prima della numero { $begun }: vengono da un’altra partita, con altri dadi
dice-result-closed = La partita è stata chiusa prima della fine. Fino alla mossa { $answers } dadi e carte vengono dal seme e dai contributi dei giocatori.
dice-result-cut = Manca la fine. Fino alla mossa { $answers }, l’ultima presente, dadi e carte vengono dal seme e dai contributi dei giocatori.
dice-result-early = Il seme non è ancora visibile: lo sarà a fine partita.
dice-result-promise = Partita falsificata: il seme non corrisponde all’impronta mostrata.
dice-result-terms = Partita falsificata: i dati della partita non sono quelli da cui dipendono i dadi.
dice-result-share = Partita falsificata: il contributo del posto { $seat } non è quello promesso.
dice-result-draw = Partita falsificata: la mossa { $answer } ({ $says }) non viene dal seme.
dice-result-pile = Partita falsificata: alla mossa { $answer } ({ $says }) è stata pescata una carta che non c’era.
dice-result-unreadable = Questa partita salvata non si può giocare secondo le regole.
