### The game in a terminal: what its keys do, its start, what is said when it ends.
###
### $count, $low and $high are numbers; $file is a file, $robots how well robots play, the rest names.

term-title = monopolista in de terminal
term-key-number = Die zet kiezen
term-key-standing = De stand bekijken
term-key-rule = Een regel op nummer, of alle nummers
term-key-language = Andere taal, met de tweeletterige code
term-key-wish = Akkoord met ongedaan maken, of weigeren
term-key-leave = Stoppen; het spel wordt bewaard
term-key-table = Naar de tafel; met de pijltjes ga je rond, Enter toont wat daar kan
term-number = Typ een getal van 1 tot { $count }, of ? voor hulp.
term-sum = Typ een bedrag van { $low } tot { $high }; laat leeg om niets te wijzigen.
term-back = Terug
term-picked = { $what }, gekozen
term-new = Nieuw spel
term-on = Doorgaan: { $names }
term-name = Je naam
term-guest = Gast
term-robots = { $count ->
    [one] één robot
   *[other] { $count } robots
}
term-play = Spelen
term-small = Dit venster is te klein: maak het minstens 80 kolommen breed en 24 rijen hoog.
term-saved = Het spel is opgeslagen in { $file }; met monopolista terminal ga je verder.
term-record = Het hele spel, stap voor stap: { $file }
term-judge = Geluk en vaardigheid: monopolista analyse { $file }
