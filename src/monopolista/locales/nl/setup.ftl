### What the lobby offers at once, and what is behind it; it comes with the lobby.
###
### $count, $minutes and $seconds are plain numbers.

preset-title = Soort spel
preset-standard = Klassiek
preset-standard-note = Het hele spel. Ongedaan maken als iedereen akkoord gaat.
preset-practice = Oefenen
preset-practice-note = Tips als je erom vraagt, ongedaan maken tegen robots.
preset-booklet = Volgens het boekje
preset-booklet-note = Niets extra: geen tips, niets ongedaan maken.
preset-last = Zoals vorige keer
preset-last-note = De instellingen van je vorige spel.
lobby-as-last = Zoals vorige keer
lobby-reset = Herstellen
lobby-more = Meer opties
lobby-more-changed = { $count ->
    [one] 1 gewijzigd
   *[other] { $count } gewijzigd
}
lobby-help = Hulp
lobby-guests = Gasten
