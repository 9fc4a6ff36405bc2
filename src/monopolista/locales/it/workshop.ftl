### The workshop, where players make an edition of their own, whatever the game.
###
### $games and $seat are numbers, $count is a number of things.

workshop-game = Il gioco
workshop-own-name = La mia edizione
workshop-start = Da quale edizione vuoi partire?
workshop-start-copy = Copia questa
workshop-start-blank = Senza nomi
workshop-print-this = Stampa questa
workshop-samples = Oppure uno dei nostri esempi
workshop-start-failed = L’edizione non si è caricata. Controlla il link o riprova.
workshop-starting = Apertura dell’edizione…

## What is done with the whole edition.

workshop-undo = Annulla
workshop-redo = Ripristina
workshop-restart = Ricomincia
workshop-open = Apri un file
workshop-save = Salva su file
workshop-save-toml = Salva in TOML
workshop-share = Crea un link
workshop-print = Stampa
workshop-more = Altro
workshop-play = Gioca
workshop-link = Link a questa edizione
workshop-link-note = Chi ha questo link può modificare una copia. Il link resta lo stesso finché l’edizione non cambia.
workshop-busy = Troppe edizioni per ora: riprova tra un’ora.
workshop-failed = Il server non ha accettato l’edizione.
workshop-unreadable = Questo file non è un’edizione di questo gioco che il programma sa leggere.
workshop-checking = Controllo…
workshop-check-sound = Pronto per giocare
workshop-check-failed = Il server ora non può controllare l’edizione. Le modifiche sono salvate qui.
workshop-not-stored = Questo browser non può salvare l’edizione: salvala su file.
workshop-show-fault = Mostra
workshop-section = Che cosa modificare
workshop-section-box = Edizione
workshop-section-cards = Carte
workshop-section-rules = Regole
workshop-section-balance = Equilibrio

## Its name, its languages and its money.

workshop-name = Nome
workshop-box-name = Nome dell’edizione
workshop-languages = Lingue dei nomi
workshop-first-language = Lingua propria dell’edizione
workshop-currency = Simbolo della valuta

## Games of robots.

workshop-balance-faulty = Prima correggi quello che segnala il controllo.
workshop-robots = Partite tra robot
workshop-robots-start = Fai giocare { $games } partite ai robot
workshop-robots-games = Partite
workshop-robots-turns = Durata media in turni
workshop-robots-endless = Partite senza fine
workshop-robots-seat = Vittorie al posto { $seat }

## Faults, below the field that has them; $low and $high are numbers.

workshop-faults = { $count ->
    [one] Una cosa da cambiare
   *[other] { $count } cose da cambiare
}
workshop-fault-format = Questo valore non è del tipo che va qui.
workshop-fault-unknown = Un’edizione non ha un valore così.
workshop-fault-missing = Questo valore manca.
workshop-fault-range = Scrivi un numero da { $low } a { $high }.
workshop-fault-game = Nessun gioco con questo nome accetta scatole personali.
workshop-fault-inherits = L’edizione di partenza non esiste o non si può cambiare così.
workshop-fault-own-name = L’edizione ha bisogno di un nome suo.
workshop-fault-size = L’edizione è troppo grande: accorcia i testi o togli una lingua.
workshop-fault-languages = Ogni lingua compare una volta sola, compresa quella dell’edizione.
workshop-fault-currency = Da uno a tre caratteri, senza spazi né cifre.
workshop-fault-name = Un nome ha da 1 a 60 caratteri visibili.
workshop-fault-same = Qualcos’altro qui ha già questo nome, o uno che gli somiglia.
