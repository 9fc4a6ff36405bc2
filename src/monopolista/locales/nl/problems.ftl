### The page of problems: positions of games that were played, in which one answer is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

problems-lead = Stellingen uit spellen tussen robots, met telkens één zet die duidelijk de beste is. Kies jouw zet; daarna zie je hoe vaak elke zet wint.
problems-found = { $count ->
    [0] Nog geen in één keer opgelost
   *[other] { $count } van { $all } in één keer opgelost
}
problems-easy = Makkelijk
problems-medium = Gemiddeld
problems-hard = Moeilijk
problems-every = Alle
problems-which = Niveau
problems-edition = Editie
problems-players = { $players } spelers
problems-right-once = opgelost
problems-wrong-once = niet opgelost
problems-failed = De puzzel kon niet worden geladen. Probeer het zo opnieuw.
problem-title = Puzzel { $number }
problem-ask = Wat doet { $name }?
problem-right = Dat is de beste zet.
problem-wrong = Er is een betere zet.
problem-yours = jouw zet
problem-best = beste zet
problem-won = wint { $share } van de spellen
problem-gains = vooral in het voordeel van { $name }: { $points }
problem-how = Na elke zet hebben sterke robots { $games } spellen verder gespeeld, telkens met dezelfde dobbelstenen: de verschillen zijn geen toeval.
problem-how-hidden = Na elke zet hebben sterke robots { $games } spellen verder gespeeld. De kaarten die { $name } niet kon zien, werden telkens opnieuw gedeeld, na elke zet dezelfde: de verschillen zijn geen toeval.
problem-next = Volgende puzzel
problem-all = Alle puzzels
problem-before = Wat eraan voorafging
problem-return = Terug naar de puzzel
problem-unknown = Deze puzzel bestaat niet.
