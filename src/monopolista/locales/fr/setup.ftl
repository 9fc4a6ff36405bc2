### What the lobby offers at once, and what is behind it; it comes with the lobby.
###
### $count, $minutes and $seconds are plain numbers.

preset-title = Type de partie
preset-standard = Classique
preset-standard-note = La partie entière. On annule si tout le monde accepte.
preset-practice = Entraînement
preset-practice-note = Conseils à la demande, coups annulables contre les robots.
preset-booklet = Règles strictes
preset-booklet-note = Rien de plus : ni conseils, ni annulation.
preset-last = Comme la dernière fois
preset-last-note = Les réglages de votre dernière partie.
lobby-as-last = Comme la dernière fois
lobby-reset = Rétablir
lobby-more = Plus d’options
lobby-more-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
lobby-help = Aides
lobby-guests = Invités
