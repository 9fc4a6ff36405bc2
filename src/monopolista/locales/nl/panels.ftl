### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## Wie moet antwoorden, en wat er te doen is

yours = Jij bent aan zet
yours-named = { $seat }, jij bent aan zet
also-asked = Ook gevraagd
waiting-latest = Laatste zetten
head-waiting = { $count ->
    [one] { $names } is aan zet
   *[other] Wachten op { $names }
}
head-over = Het spel is afgelopen

## De antwoorden

answer-not-now = Nu niet: { $title }
answer-give-up = Ja, ik stop
answer-not-give-up = Nee, ik speel door
failure-clause = Dat kan niet: { $title }
failure-row = { $done } van { $count } gedaan, dan gestopt.
failure-stale = De tafel is intussen veranderd: kijk opnieuw en antwoord.
failure-not-yours = Deze plaats is niet van jou.
failure-not-host = Dat kan alleen de gastheer.
failure-not-now = Nu niet.
failure-disk-full = De schijf van de server is vol. Er gaat niets verloren; het gaat verder zodra er plaats is.
failure-malformed = De tafel begreep het antwoord niet.
failure-unknown-room = Deze tafel bestaat niet (meer).
failure-too-much = Te snel: probeer zo dadelijk opnieuw.
failure-words = Een van die woorden is op deze server niet toegestaan.
failure-blocked = Deze server laat je niet binnen.
failure-idle-answers = Te veel antwoorden die niets veranderen. Beantwoord eerst de vraag: na de volgende dobbelsteen of kaart kan het weer.
failure-game-too-long = Dit spel heeft zoveel antwoorden als een spel mag hebben. Begin een nieuw.

## Terugnemen; $what is een hele zin van het verhaal, $count hoeveel gebeurtenissen verdwijnen

take-back = Neem terug
take-back-ask = Vraag om terug te nemen
take-back-named = Neem terug:
take-back-ask-named = Vraag om terug te nemen:
took-back = { $count ->
    [one] { $seat } neemt terug: “{ $what }”
   *[other] { $seat } gaat terug tot vóór: “{ $what }”
}
took-back-something = { $seat } neemt een antwoord terug.
took-back-mark = teruggenomen:
wish-title = Een vraag om terug te nemen
wish-asks = { $seat } wil terug tot vóór: “{ $what }”
wish-asks-something = { $seat } wil een antwoord terugnemen.
wish-revealed = Dobbelstenen en kaarten die sindsdien te zien waren, komen opnieuw.
wish-waiting = { $count ->
    [one] Nu beslist { $names }.
   *[other] Nu beslissen { $names }.
}
wish-refused = { $seat } gaat niet akkoord.
wish-agree = Akkoord
wish-agree-named = { $seat }: akkoord
wish-refuse = Weiger
wish-refuse-named = { $seat }: weiger
wish-withdraw = Laat maar

## De veiling

clock-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}

## De schuld

give-up-open = Verlaat het spel …
give-up-title = Het spel verlaten

## Te vragen huur, en voorstellen

business = Niet te missen

## Verhaal, kasboek, regels

story-title = Verhaal van het spel
story-earlier = Toon vroeger
story-turn = Beurt { $turn }
story-start = Het begin
follow-newest = Naar het einde
ledger-title = Geldverkeer
ledger-by-player = Geldverkeer van
ledger-everybody = Iedereen
ledger-by-cause = Oorzaak
ledger-all-causes = Elke oorzaak
ledger-balance = { $before } ervoor, { $after } erna
ledger-empty = Geen geldverkeer.
clause-open = Regel { $clause }: { $title }
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-found = { $count ->
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
}
rules-none = Geen regel met deze woorden.
rules-loading = Het boekje gaat open …

## De winstkansen

winning-title = Wie staat er voor
winning-note = Een schatting, geleerd uit partijen tussen robots: hoe vaak wint wie er zo voor staat.
winning-ahead = Daarvoor wordt de partij vele malen enkele rondes doorgespeeld, telkens met ander geluk.
winning-share = { $share } kans
winning-one = { $name } { $share }
winning-read = Winstkansen, { $when }: { $values }
winning-at = Beurt { $turn }
winning-now = Nu
winning-slider = Beurt waarbij de kansen gelezen worden

## Deuren, toetsen, instellingen

panels = Panelen
panel-estate = Bezit
estate-whose = Van wie
panel-story = Verhaal
panel-ledger = Kasboek
panel-rules = Regels
panel-help = Toetsen
panel-settings = Instellingen
panel-hint = Tip
panel-close = Sluit
help-note = Het hele spel kan met het toetsenbord worden gespeeld.
key-space = Spatie
key-main = Het voornaamste antwoord
key-question = Naar de vraag
key-take-back = Het eigen laatste antwoord terugnemen
key-story = Verhaal
key-ledger = Kasboek
key-rules = Regels
key-help = De toetsen
key-settings = Instellingen
key-hint = Een tip
key-close = Sluit het paneel
key-marks = Sla de eerste blik over
key-sound = Geluid aan of uit
settings-language = Taal
settings-theme = Thema
settings-motion = Beweging
settings-motion-none = Geen
settings-pace = De robots antwoorden
settings-pace-option = { $pace ->
    [0] meteen
    [150] snel
    [600] rustig
   *[other] zonder haast
}
settings-auto = Het enige mogelijke antwoord
settings-auto-off = Geef ik zelf
settings-auto-answers = Vanzelf
settings-auto-turns = Vanzelf, ook het einde van mijn beurt
auto-soon = Vanzelf: { $answer } …
auto-done = Vanzelf: { $answer }
settings-sound = Geluid
settings-sound-away = Als het tabblad verborgen is
settings-sound-silent = Stil
settings-sound-turn = Roept me als ik aan zet ben
sound-ask = Met geluid spelen?
sound-yes = Met geluid
sound-no = Zonder
sound-now = { $on ->
    [yes] Geluid aan
   *[no] Geluid uit
}
marks-title = Een eerste blik
marks-count = { $number } van { $count }:
marks-next = Verder
marks-skip = Sla over
marks-done = Begrepen
mark-question = Hier vraagt de tafel je iets. De gevulde knop is het voornaamste antwoord; de spatiebalk geeft het ook.
mark-story = Hier wordt alles verteld wat er gebeurt, elke regel met zijn spelregel. De rest staat ernaast, bij instellingen en toetsen.
notice-stop = Niet nu
settings-on = Aan
settings-off = Uit
table-title = Deze tafel
table-booklet = Er wordt gespeeld zoals in het boekje.
table-house-rule = huisregel
table-option = { $option }: { $value }

## Tips en leraar

hint-before = Zoals het staat, win je met { $share }.
hint-limit = Bied tot { $amount }: daarboven daalt je kans.
hint-limit-none = Laat het gaan: bij elk bod daalt je kans.
hint-none = Er valt nu niets te kiezen.
hint-proposals = Wat je kunt voorstellen
hint-worth = { $share } ({ $points })
hint-both = jij { $after }, { $name } { $points }
hint-too-much = Te veel tips tegelijk: wacht een paar seconden.
hint-failed = Er is nu geen tip.
hint-thinking = Er wordt gewogen …
hint-note = Je winstkans na elk antwoord, en met hoeveel punten ze verandert: een schatting, uit wat jij mag weten. Het verslag van het spel zegt dat je vroeg.
teacher-sure = Weet je het zeker?
teacher-cost = { $answer }: { $share } winstkans, { $points }.
teacher-better = Beter: { $answer }, { $share }.
teacher-nothing = Zonder: { $share }.
teacher-partner = Het levert { $name } { $points } op.
teacher-again = Ik denk nog na
teacher-ahead = Ik ga door
settings-teacher = Leraar: vraagt vóór een antwoord dat kost
settings-teacher-off = vraagt nooit
settings-teacher-from = { $points ->
    [1] één punt
   *[other] { $points } punten
}
