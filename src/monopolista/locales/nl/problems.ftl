### De bladzijde met problemen: stellingen uit gespeelde partijen, waarin één antwoord duidelijk het beste is.
###
### $count, $number, $players en $all zijn gewone getallen; alle andere getallen zijn al geschreven.

problems-lead = Stellingen uit spellen die robots speelden, waarin één antwoord duidelijk het beste is. Kies het jouwe; daarna zie je hoe vaak je met elk antwoord wint.
problems-found = { $count ->
    [0] Nog geen in één keer gevonden
   *[other] { $count } van { $all } in één keer gevonden
}
problems-easy = Makkelijk
problems-medium = Gemiddeld
problems-hard = Moeilijk
problems-every = Alle
problems-which = Hoe moeilijk
problems-edition = Doos
problems-players = { $players } spelers
problems-right-once = gevonden
problems-wrong-once = niet gevonden
problems-failed = Het probleem kwam niet. Probeer het zo meteen nog eens.
problem-title = Probleem { $number }
problem-ask = Wat doet { $name }?
problem-right = Dat is het beste antwoord.
problem-wrong = Er is een beter antwoord.
problem-yours = jouw antwoord
problem-best = beste antwoord
problem-won = wint { $share } van de spellen
problem-gains = het meeste gaat naar { $name }: { $points }
problem-how = Na elk antwoord speelden robots die goed spelen { $games } spellen verder, met in elk dezelfde dobbelstenen: de verschillen zijn meer dan toeval.
problem-how-hidden = Na elk antwoord speelden robots die goed spelen { $games } spellen verder. In elk werden de kaarten die { $name } niet kon zien opnieuw gedeeld, na elk antwoord dezelfde: de verschillen zijn meer dan toeval.
problem-next = Volgend probleem
problem-all = Alle problemen
problem-before = Hoe het zover kwam
problem-return = Terug naar de vraag
problem-unknown = Dit probleem bestaat niet.
