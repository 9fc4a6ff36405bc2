### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## Whose turn it is to answer, and what to do

yours = Jij bent aan zet
yours-named = { $seat }, jij bent aan zet
also-asked = Ook aan zet
waiting-latest = Laatste zetten
head-waiting = { $count ->
    [one] { $names } is aan zet
   *[other] Wachten op { $names }
}
head-out = { $name } is uitgeschakeld
head-over = Het spel is afgelopen

## The answers

answer-not-now = Kan nu niet: { $title }
answer-give-up = Spel verlaten
answer-not-give-up = Doorspelen
failure-clause = Dat kan niet: { $title }
failure-row = { $done } van { $count } gelukt, daarna gestopt.
failure-stale = De tafel is intussen veranderd: kijk en kies opnieuw.
failure-not-yours = Deze plaats is niet van jou.
failure-not-host = Alleen de host kan dat.
failure-not-now = Dat kan nu niet.
failure-disk-full = De schijf van de server is vol. Er gaat niets verloren: het spel gaat verder zodra er weer ruimte is.
failure-malformed = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
failure-unknown-room = Deze tafel bestaat niet (meer).
failure-too-much = Dat ging te snel: probeer het zo opnieuw.
failure-words = Je bericht bevat een woord dat op deze server niet is toegestaan.
failure-blocked = Je hebt geen toegang tot deze server.
failure-idle-answers = Te veel zetten die niets veranderen. Beantwoord eerst de vraag: na de volgende worp of kaart kan het weer.
failure-game-too-long = Dit spel heeft het maximale aantal zetten bereikt. Begin een nieuw spel.
failure-lesson = Dat komt later.

## Taking back; $what is a whole sentence of the story, $count how many events go

take-back = Ongedaan maken
take-back-ask = Vragen om ongedaan te maken
take-back-named = Ongedaan maken:
take-back-ask-named = Vragen om ongedaan te maken:
took-back = { $count ->
    [one] { $seat } maakt ongedaan: “{ $what }”
   *[other] { $seat } gaat terug tot vóór: “{ $what }”
}
took-back-something = { $seat } maakt een zet ongedaan.
took-back-mark = ongedaan gemaakt:
wish-title = Verzoek om ongedaan te maken
wish-asks = { $seat } wil terug tot vóór: “{ $what }”
wish-asks-something = { $seat } wil een zet ongedaan maken.
wish-revealed = De dobbelstenen en kaarten van daarna worden opnieuw bepaald.
wish-waiting = { $count ->
    [one] Wachten op { $names }.
   *[other] Wachten op { $names }.
}
wish-refused = { $seat } gaat niet akkoord.
wish-agree = Akkoord
wish-agree-named = { $seat }: akkoord
wish-agree-all = Iedereen hier gaat akkoord
wish-refuse = Weigeren
wish-refuse-named = { $seat }: weigeren
wish-withdraw = Intrekken

## The auction

clock-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}

## Debt

give-up-open = Spel verlaten …
give-up-title = Spel verlaten

## Rents to ask for, and proposals

business = Nog te doen

## Story, ledger, rules

story-title = Verloop van het spel
story-earlier = Eerdere tonen
story-turn = Beurt { $turn }
story-start = Het begin
follow-newest = Naar het einde
ledger-title = Betalingen
ledger-by-player = Speler
ledger-everybody = Alle spelers
ledger-by-cause = Reden
ledger-all-causes = Alle redenen
ledger-balance = van { $before } naar { $after }
ledger-empty = Nog geen betalingen.
clause-open = Regel { $clause }: { $title }
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-found = { $count ->
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
}
rules-none = Geen regels gevonden.
rules-loading = De regels worden geladen …

## The odds of winning

winning-title = Winstkansen
winning-note = Een schatting, geleerd uit spellen tussen robots: hoe vaak een speler vanuit deze stand wint.
winning-ahead = Daarvoor wordt het spel vele malen enkele rondes doorgespeeld, telkens met ander geluk.
odds-change = { $points } procentpunt
winning-share = { $share } kans
winning-one = { $name } { $share }
winning-read = Winstkansen, { $when }: { $values }
winning-at = Beurt { $turn }
winning-now = Nu
winning-slider = Beurt waarvan je de kansen ziet

## Doors, keys, settings

panels = Panelen
panel-estate = Bezit
estate-whose = Bezit van
panel-story = Verloop
panel-ledger = Kasboek
panel-rules = Regels
panel-help = Toetsen
panel-settings = Instellingen
panel-hint = Tip
panel-close = Sluiten
help-note = Je kunt het hele spel met het toetsenbord spelen.
key-space = Spatie
key-main = De gevulde knop
key-question = Naar de vraag
key-take-back = Je laatste zet ongedaan maken
key-story = Verloop
key-ledger = Kasboek
key-rules = Regels
key-help = Toetsen
key-settings = Instellingen
key-hint = Tip
key-close = Paneel sluiten
key-marks = Rondleiding overslaan
key-sound = Geluid aan of uit
settings-language = Taal
settings-theme = Thema
settings-motion = Animaties
settings-motion-none = Geen
settings-pace = Tempo van de robots
settings-pace-option = { $pace ->
    [0] meteen
    [150] snel
    [600] normaal
   *[other] langzaam
}
settings-auto = Als er maar één zet mogelijk is
settings-auto-off = Zelf doen
settings-auto-answers = Automatisch
settings-auto-turns = Automatisch, ook beurt beëindigen
auto-soon = Automatisch: { $answer } …
auto-done = Automatisch: { $answer }
settings-sound = Geluid en trillen
settings-sound-away = Als het tabblad verborgen is
settings-sound-silent = Stil
settings-sound-turn = Als ik aan zet ben
sound-ask = Met geluid spelen?
sound-yes = Ja
sound-no = Nee
sound-now = { $on ->
    [yes] Geluid aan
   *[no] Geluid uit
}
marks-title = Rondleiding
marks-count = { $number } van { $count }:
marks-next = Volgende
marks-skip = Overslaan
marks-done = Begrepen
mark-question = { $input ->
    [touch] Hier zie je wat je kunt doen. De gevulde knop ligt het meest voor de hand.
   *[pointer] Hier zie je wat je kunt doen. De spatiebalk werkt als de gevulde knop.
}
mark-story = { $input ->
    [touch] Hier lees je alles wat er gebeurt, telkens met de regel erbij. Ernaast vind je de instellingen.
   *[pointer] Hier lees je alles wat er gebeurt, telkens met de regel erbij. Ernaast vind je de instellingen en de toetsen.
}
notice-stop = Stoppen
settings-on = Aan
settings-off = Uit
table-title = Deze tafel
table-booklet = Standaardregels, zonder huisregels.
table-house-rule = huisregel
table-option = { $option }: { $value }

## Hints and the teacher; $share is a percentage, $points are percentage points with their sign

hint-before = Nu heb je { $share } kans om te winnen.
hint-limit = Bied hoogstens { $amount }: daarboven daalt je winstkans.
hint-limit-none = Niet bieden: elk bod verlaagt je winstkans.
hint-none = Er valt nu niets te kiezen.
hint-proposals = Mogelijke ruilvoorstellen
hint-open-offer = Voorstellen …
hint-worth = { $share } ({ $points })
hint-both = jij { $after }, { $name } { $points }
hint-too-much = Te veel tips na elkaar: wacht enkele seconden.
hint-failed = Er is nu geen tip.
hint-thinking = Bezig met rekenen …
hint-note = Je winstkans na elke zet, met tussen haakjes de verandering in procentpunten. Een schatting, op basis van wat jij mag weten. In de herhaling is te zien dat je een tip vroeg.
hint-odds = De grafiek ‘Winstkansen’ speelt ook enkele rondes vooruit en kan enkele procentpunten afwijken.
teacher-sure = Weet je het zeker?
teacher-cost = { $answer }: { $share } kans om te winnen, { $points }.
teacher-better = Beter: { $answer }, { $share }.
teacher-nothing = Zonder deze zet: { $share }.
teacher-partner = Winstkans van { $name }: { $points }.
teacher-again = Opnieuw kiezen
teacher-ahead = Toch doen
settings-teacher = Waarschuwen als een zet winstkans kost
settings-teacher-off = nooit
settings-teacher-from = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
