### The puzzles: positions from games, in which one move is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

puzzles-lead = Stellingen uit spellen tussen robots, met telkens één zet die duidelijk de beste is. Kies jouw zet; daarna zie je hoe vaak elke zet wint.
puzzles-found = { $count ->
    [0] Nog geen in één keer opgelost
   *[other] { $count } van { $all } in één keer opgelost
}
puzzles-easy = Makkelijk
puzzles-medium = Gemiddeld
puzzles-hard = Moeilijk
puzzles-every = Alle
puzzles-which = Niveau
puzzles-edition = Editie
puzzles-players = { $players } spelers
puzzles-right-once = opgelost
puzzles-wrong-once = niet opgelost
puzzles-failed = De puzzel kon niet worden geladen. Probeer het zo opnieuw.
puzzle-title = Puzzel { $number }
puzzle-ask = Wat doet { $name }?
puzzle-right = Dat is de beste zet.
puzzle-wrong = Er is een betere zet.
puzzle-yours = jouw zet
puzzle-best = beste zet
puzzle-won = wint { $share } van de spellen
puzzle-gains = vooral in het voordeel van { $name }: { $points }
puzzle-how = Na elke zet hebben sterke robots { $games } spellen verder gespeeld, telkens met dezelfde dobbelstenen: de verschillen zijn geen toeval.
puzzle-how-hidden = Na elke zet hebben sterke robots { $games } spellen verder gespeeld. De kaarten die { $name } niet kon zien, werden telkens opnieuw gedeeld, na elke zet dezelfde: de verschillen zijn geen toeval.
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-before = Wat eraan voorafging
puzzle-return = Terug naar de puzzel
puzzle-unknown = Deze puzzel bestaat niet.
