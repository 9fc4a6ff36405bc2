### Het spel op het scherm en in zinnen. $number, $pips en $count zijn getallen; $seat en $names spelers.

## De tafel

pig-goal = Met { $number } punten win je.
pig-score = { $number ->
    [one] één punt
   *[other] { $number } punten
}
pig-pot = Deze beurt: { $number }
pig-die = De dobbelsteen toont { $number }.
pig-player-out = heeft de tafel verlaten

## De gebeurtenissen

pig-turn = { $seat } is aan de beurt.
pig-rolled = { $pips ->
    [1] { $seat } gooit één en verliest de punten van de beurt.
   *[other] { $seat } gooit { $pips }: { $number } in deze beurt.
}
pig-held = { $seat } stopt en heeft { $number }.
pig-left = { $seat } verlaat de tafel.
pig-won = { $seat } wint.

## De vraag

pig-head = Gooien of stoppen?
pig-task = Gooi de dobbelsteen, of houd de punten van de beurt.
pig-status = { $names } beslist.
pig-answer-roll = Gooien
pig-answer-hold = Stoppen
pig-answer-hold-note = houdt { $number }
pig-auto-answer = { $answer ->
    [roll] de dobbelsteen gooien
   *[other] het enige antwoord
}
pig-give-up-sure = Wil je echt stoppen? Er is geen weg terug.
pig-mark-own = Hier staan de punten van elke speler.
pig-key-roll = De dobbelsteen gooien
pig-key-hold = Stoppen
pig-key-question = Naar de vraag

## Lobby, einde, robots

pig-seats-full = Er spelen hoogstens { $count } (PIG-1).
pig-start-two = Minstens twee spelers (PIG-1).
pig-promise = Elke worp komt uit een geheim zaad, vastgelegd vóór het spel, en uit wat elke browser heeft toegevoegd. De vingerafdruk was al vooraf te zien; het zaad zelf ziet men na het spel.
pig-check = Elke worp komt uit dit zaad, waarvan de vingerafdruk vóór het spel te zien was, en uit wat elke browser heeft toegevoegd.
robot-style-pig-random = grillig
robot-style-pig-random-note = gooit of stopt willekeurig
robot-style-pig-timid-note = stopt bij de eerste punten
robot-style-pig-daring-note = gooit zolang het loont
booklet-pig = de regels van Pig
