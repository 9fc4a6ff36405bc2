### What the lobby offers at once, and what is behind it; it comes with the lobby.
###
### $count, $minutes and $seconds are plain numbers.

preset-title = Kind of game
preset-standard = Classic
preset-standard-note = The whole game. Undo if everybody agrees.
preset-practice = Practice
preset-practice-note = Hints on request, undo against robots.
preset-booklet = By the book
preset-booklet-note = Nothing added: no hints, no undo.
preset-last = As last time
preset-last-note = Your settings from the last game.
lobby-as-last = As last time
lobby-reset = Reset
lobby-more = More options
lobby-more-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
lobby-help = Help
lobby-guests = Guests
