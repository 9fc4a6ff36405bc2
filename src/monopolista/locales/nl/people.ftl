### De mensen aan tafel: wat ze elkaar zeggen, hoe ze op hun plaats terugkomen, de spellen van deze browser.
###
### $seat, $name, $names, $who zijn namen; $text is wat iemand schreef; $before en $after zijn bedragen in letters en cijfers.

## Wat ze zeggen

panel-talk = Praten
key-talk = Praten
talk-unread = { $count ->
    [one] één ongelezen woord
   *[other] { $count } ongelezen
}
talk-lines = Wat er gezegd is
talk-empty = Nog niemand heeft iets gezegd.
talk-write = Zeg iets tegen de tafel
talk-send = Verstuur
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Zeg het zonder woorden
reaction-bravo = goed gedaan!
reaction-laugh = lacht
reaction-wonder = staat versteld
reaction-sorrow = is bedroefd
reaction-anger = is woedend
reaction-luck = veel geluk!
talk-off = De gastheer heeft de chat uitgezet. De tekens zonder woorden blijven.
talk-watching = Toeschouwers lezen hier, en schrijven niet.
talk-closed = Wat er gezegd wordt, is voor wie speelt.
talk-kept = Alleen deze tafel leest het. Het komt in geen herhaling en in geen bewaard spel.
talk-mute = Luister niet naar { $seat }
talk-muted = { $seat } is niet te horen
talk-mute-title = Wie je niet wilt horen
talk-chat = Chatten
talk-overheard = Toeschouwers mogen meelezen
talk-save = Bewaar wat er gezegd is
talk-failed-talk-off = De gastheer heeft de chat uitgezet.
talk-failed-talk-long = Dat is te lang: hoogstens { $most } tekens.
talk-failed-talk-empty = Er staat niets in om te lezen.
talk-failed-talk-fast = Te veel ineens: wacht enkele seconden en probeer opnieuw.
talk-failed-words = Een van die woorden is op deze server niet toegestaan.

## Toekijken, en terugkomen

watching = Je kijkt toe.
watching-return = Neem een plaats terug
panel-return = Neem een plaats terug
code-title = Je plaats op een ander toestel
code-title-named = De plaats van { $seat } op een ander toestel
code-note = Scan het plaatje, of open daar de link van de tafel en typ de code. Ze geldt één keer; deze browser kijkt daarna alleen toe.
code-make = Toon de code
code-again = Maak een andere code
code-picture = Code om te scannen: { $link }
seat-request = { $name } vraagt de plaats van { $seat }, die er niet is.

## Wat een robot intussen deed

silent = De tijd was al een paar keer om: voor { $seat } speelt een robot meteen door, tot je terug bent.
silent-here = Ik ben er weer
meanwhile = { $answers ->
    [one] Terwijl je weg was, antwoordde een robot één keer voor { $seat }.
   *[other] Terwijl je weg was, antwoordde een robot { $answers } keer voor { $seat }.
}
meanwhile-cash = Geld: { $before }, nu { $after }.
meanwhile-read = Wat er gebeurde
panel-meanwhile = Terwijl je weg was

## De spellen van deze browser

games-title = Mijn spellen
games-running = Aan de gang
games-over = Afgelopen
games-none = Deze browser heeft nog geen spel gespeeld.
games-yours = Jij bent aan zet
games-waits = { $names } aan zet
games-gone = Deze tafel is er niet meer.
games-all = Al mijn spellen ({ $count })
games-won = jij won
games-won-by = gewonnen door { $names }
games-table = Naar de tafel
games-forget-finished = Vergeet alle afgelopen spellen
games-kept = Deze lijst staat alleen in deze browser. Een spel vergeten wist niets op de server.
