### What the lobby offers at once, and what is behind it; it comes with the lobby.
###
### $count, $minutes and $seconds are plain numbers.

preset-title = Tipo di partita
preset-standard = Classica
preset-standard-note = La partita intera. Si annulla se tutti accettano.
preset-practice = Allenamento
preset-practice-note = Consigli su richiesta, mosse annullabili contro i robot.
preset-booklet = Da regolamento
preset-booklet-note = Senza aggiunte: né consigli né mosse annullate.
preset-last = Come l’ultima volta
preset-last-note = Le impostazioni della tua ultima partita.
lobby-as-last = Come l’ultima volta
lobby-reset = Ripristina
lobby-more = Altre opzioni
lobby-more-changed = { $count ->
    [one] 1 modificata
   *[other] { $count } modificate
}
lobby-help = Aiuti
lobby-guests = Ospiti
