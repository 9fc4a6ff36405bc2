### The dice of a game: what they come from, and the page that checks them.
###
### $seat, $answer and $answers are numbers, $says is what an answer of chance says.

dice-promise = Every roll and every card comes from a secret seed, fixed before the game, and from what each browser has added. Its hash was shown before; the seed itself is shown when the game is over.
dice-check = Every roll and every card comes from this seed, whose hash was shown before the game, and from what each browser has added.
dice-seed = Seed
dice-hash = Hash (SHA-256)
dice-check-link = Check it
dice-parts = What each player has added
dice-part-waits = nothing yet
dice-part-none = nothing
dice-part-hidden = promised something and did not show it
dice-own-kept = The dice are those that were fixed before the game, and your part is in them.
dice-own-seed = Do not trust this game: its seed is not the one whose hash was shown before it.
dice-own-list = Do not trust this game: what the players added is not what was on the list you were shown.
dice-own-share = Do not trust this game: your part is not in its dice.
dice-own-anew = Do not trust this game: the server began anew after your part had been shown.
dice-page-title = Check the dice
lobby-dice-title = The dice
lobby-dice = Nobody can choose the dice or the cards: the server has fixed its part already, and every browser at this table adds its own.
lobby-dice-how = How that works
lobby-dice-more = The server has drawn a secret seed and shows its hash. Each browser adds a secret of its own, at first only its hash. Once the game is called for, the browsers show theirs, and all dice and cards come from all of it together. After the game the seed is shown, and anybody can check everything.
lobby-dice-called = The dice are being fixed: the game begins in a moment.
dice-page-lead = Whether all that chance brought was fixed before the game. The numbers are worked out here, in your browser.
dice-page-result = What was found
dice-page-paste = A saved game, as text
dice-page-check = Check
dice-page-choose = Choose a file
dice-page-note = Compare the hash with the one you saw in the lobby. Whether the players’ answers keep to the rules, the command line checks too: monopolista verify FILE
dice-result-fair = Fair: everything that chance brought follows from the seed and from what the players added.
dice-result-partly = Every roll and every card follows from the seed. Not everything else is proved:
dice-unbound-promise = that the seed was fixed before the game: the server alone chose it when the game began
dice-unbound-terms = the box, the options, the names and the robots: the dice of earlier versions do not depend on them
dice-unbound-seal = what the players answered: this saved game bears no seal
dice-unbound-position = where the game began: the pieces were laid by hand
dice-unbound-begun = the answers before number { $begun }: they were taken over from another game, with its dice
dice-result-closed = The game was closed before its end. Up to answer { $answers }, everything that chance brought follows from the seed and from what the players added.
dice-result-cut = The end is missing. Up to answer { $answers }, the last one here, everything that chance brought follows from the seed and from what the players added.
dice-result-early = The seed has not been shown yet: that comes when the game is over.
dice-result-promise = Forged: the seed is not the one whose hash was shown.
dice-result-terms = Forged: what the sheet says of the game is not what its dice depend on.
dice-result-share = Forged: what seat { $seat } added is not what was promised.
dice-result-draw = Forged: answer { $answer } ({ $says }) does not follow from the seed.
dice-result-pile = Forged: answer { $answer } ({ $says }) was not picked from what lay there.
dice-result-unreadable = This is not a saved game that can be played by the rules.
