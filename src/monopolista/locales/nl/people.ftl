### The people at the table: what they say to each other, how they come back to a seat, the games of this browser.
###
### $seat, $name, $names, $who are names; $text is what a player wrote; $before and $after are sums ready to be shown.

## What they say

panel-talk = Chat
key-talk = Chat
talk-unread = { $count ->
    [one] één ongelezen bericht
   *[other] { $count } ongelezen berichten
}
talk-lines = Chatberichten
talk-empty = Nog geen berichten.
talk-write = Schrijf een bericht
talk-send = Versturen
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Reageren
reaction-bravo = goed gespeeld!
reaction-laugh = lacht
reaction-wonder = is verbaasd
reaction-sorrow = is verdrietig
reaction-anger = is boos
reaction-luck = veel geluk!
talk-off = De host heeft de chat uitgezet. Reacties kunnen nog wel.
talk-watching = Toeschouwers kunnen meelezen, maar niet schrijven.
talk-closed = Alleen spelers kunnen deze chat lezen.
talk-kept = Alleen deze tafel kan de chat lezen. Berichten komen niet in de herhaling of in een opgeslagen spel.
talk-mute = { $seat } dempen
talk-mute-title = Gedempt
talk-chat = Chat
talk-overheard = Toeschouwers mogen meelezen
talk-save = Chat opslaan
talk-failed-talk-off = De host heeft de chat uitgezet.
talk-failed-talk-long = Dit bericht is te lang: hoogstens { $most } tekens.
talk-failed-talk-empty = Dit bericht is leeg.
talk-failed-talk-fast = Te veel berichten na elkaar: wacht enkele seconden en probeer het opnieuw.
talk-failed-words = Je bericht bevat een woord dat op deze server niet is toegestaan.

## Watching, and coming back

watching = Je kijkt mee als toeschouwer.
watching-return = Terug naar mijn plaats
panel-return = Terug naar mijn plaats
code-title = Je plaats op een ander toestel
code-title-named = De plaats van { $seat } op een ander toestel
code-note = Scan de QR-code, of open op het andere toestel de link van de tafel en typ de code. De code werkt één keer; daarna kijk je in deze browser alleen nog mee.
code-make = Code tonen
code-again = Nieuwe code
code-picture = QR-code: { $link }
seat-request = { $name } vraagt de plaats van { $seat }, die afwezig is.

## What a robot did meanwhile

silent = De tijd van { $seat } was te vaak om: een robot speelt nu meteen, tot je terug bent.
silent-here = Ik ben terug
meanwhile = { $answers ->
    [one] Terwijl je weg was, heeft een robot één keer voor { $seat } gespeeld.
   *[other] Terwijl je weg was, heeft een robot { $answers } keer voor { $seat } gespeeld.
}
meanwhile-cash = Geld: { $before }, nu { $after }.
meanwhile-read = Bekijken
panel-meanwhile = Terwijl je weg was

## The games of this browser

games-title = Mijn spellen
games-running = Bezig
games-over = Afgelopen
games-none = Je hebt in deze browser nog geen spel gespeeld.
games-yours = Jij bent aan zet
games-waits = { $names } aan zet
games-gone = Deze tafel bestaat niet meer.
games-all = Al mijn spellen ({ $count })
games-won = jij won
games-won-by = gewonnen door { $names }
games-table = Naar de tafel
games-forget-finished = Afgelopen spellen verwijderen
games-kept = Deze lijst staat alleen in deze browser. Als je er een spel uit verwijdert, blijft het op de server staan.
