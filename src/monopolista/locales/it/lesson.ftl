### Le partite guidate: una prima partita con dadi e carte già decisi, in cui il programma dice che cosa fare.
###
### $input vale touch dove lo schermo si tocca, pointer dove ci sono mouse e tastiera.

lesson-title = Partita guidata
lesson-count = Passo { $number } di { $count }
lesson-watch = Tocca a { $robot }: guarda che cosa succede.
lesson-skip = Salta
lesson-skip-note = Esci dalla partita guidata: puoi riprenderla più tardi
lesson-play = Gioca una partita vera
lesson-all = Partite guidate
lesson-script = In una partita guidata dadi e carte sono già decisi: non c’è niente da verificare.

lesson-heading = Impara giocando
lesson-lead = Brevi partite con dadi e carte già decisi, che ti dicono a ogni passo che cosa fare. Smetti quando vuoi e riprendi più tardi.
lesson-begin = Inizia
lesson-resume = Riprendi
lesson-restart = Ricomincia
lesson-finished = Completata
lesson-opening = Apertura della partita guidata…
lesson-failed = La partita guidata non si apre: riprova tra poco.
