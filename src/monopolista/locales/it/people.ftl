### Le persone al tavolo: che cosa si dicono, come tornano al loro posto, le partite di questo browser.
###
### $seat, $name, $names, $who sono nomi; $text è ciò che qualcuno ha scritto; $before e $after sono somme già scritte.

## Che cosa si dicono

panel-talk = Parole
key-talk = Parole
talk-unread = { $count ->
    [one] una parola non letta
   *[other] { $count } non lette
}
talk-lines = Che cosa si è detto
talk-empty = Nessuno ha ancora detto nulla.
talk-write = Di’ qualcosa al tavolo
talk-send = Invia
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Dillo senza parole
reaction-bravo = bravo!
reaction-laugh = ride
reaction-wonder = resta di stucco
reaction-sorrow = è triste
reaction-anger = è furibondo
reaction-luck = buona fortuna!
talk-off = Chi ospita ha spento la chat. Restano i segni senza parole.
talk-watching = Gli spettatori qui leggono, e non scrivono.
talk-closed = Ciò che si dice è per chi gioca.
talk-kept = Lo legge solo questo tavolo. Non entra in nessuna replica e in nessuna partita salvata.
talk-mute = Non ascoltare { $seat }
talk-muted = { $seat } non si sente
talk-mute-title = Chi non vuoi sentire
talk-chat = La chat
talk-overheard = Gli spettatori possono leggerla
talk-save = Salva ciò che si è detto
talk-failed-talk-off = Chi ospita ha spento la chat.
talk-failed-talk-long = È troppo lungo: al massimo { $most } caratteri.
talk-failed-talk-empty = Non c’è nulla da leggere.
talk-failed-talk-fast = Troppo in una volta: aspetta qualche secondo e riprova.
talk-failed-words = Questo server non ammette una di quelle parole.

## Guardare, e tornare

watching = Stai guardando.
watching-return = Riprendi un posto
panel-return = Riprendi un posto
code-title = Il tuo posto su un altro dispositivo
code-title-named = Il posto di { $seat } su un altro dispositivo
code-note = Inquadra la figura, o apri là il link del tavolo e scrivi il codice. Vale una volta; poi questo browser guarda soltanto.
code-make = Mostra il codice
code-again = Fanne un altro
code-picture = Codice da inquadrare: { $link }
seat-request = { $name } chiede il posto di { $seat }, in sua assenza.

## Che cosa ha fatto un robot nel frattempo

silent = Il tempo è scaduto più volte: per { $seat } ora risponde subito un robot, finché non torni.
silent-here = Sono qui
meanwhile = { $answers ->
    [one] Mentre non c’eri, un robot ha risposto una volta per { $seat }.
   *[other] Mentre non c’eri, un robot ha risposto { $answers } volte per { $seat }.
}
meanwhile-cash = Denaro: { $before }, ora { $after }.
meanwhile-read = Che cosa è successo
panel-meanwhile = Mentre non c’eri

## Le partite di questo browser

games-title = Le mie partite
games-running = In corso
games-over = Finite
games-none = Questo browser non ha ancora giocato nessuna partita.
games-yours = Tocca a te
games-waits = Tocca a { $names }
games-gone = Questo tavolo non c’è più.
games-all = Tutte le mie partite ({ $count })
games-won = hai vinto
games-won-by = { $names }: vittoria
games-table = Al tavolo
games-forget-finished = Dimentica tutte quelle finite
games-kept = Questo elenco sta solo in questo browser. Dimenticare una partita non cancella nulla sul server.
