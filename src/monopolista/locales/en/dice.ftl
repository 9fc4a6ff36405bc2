### The dice of a game: what they come from, and the page that checks them.
###
### $seat, $answer and $answers are numbers, $says is an answer of chance.

dice-promise = Every roll and every card comes from a secret seed, fixed before the game, combined with what each browser added. You saw the seed’s hash beforehand; the seed itself is revealed when the game is over.
dice-check = Every roll and every card comes from this seed, whose hash was shown before the game, combined with what each browser added.
dice-seed = Seed
dice-hash = Hash (SHA-256)
dice-check-link = Check it
dice-parts = What each player added
dice-part-waits = nothing yet
dice-part-none = nothing
dice-part-hidden = promised a secret but didn’t reveal it
dice-own-kept = Checked: chance was fixed before the game, and your secret is part of it.
dice-own-seed = Don’t trust this game: its seed doesn’t match the hash shown before it.
dice-own-list = Don’t trust this game: what the players added doesn’t match the list you were shown.
dice-own-share = Don’t trust this game: your secret isn’t part of its dice.
dice-own-anew = Don’t trust this game: the server started over after your secret had been revealed.
dice-page-title = Check the dice
lobby-dice-title = Dice
lobby-dice = Nobody can choose the dice or the cards. The server has already fixed its part, and every browser at this table adds its own.
lobby-dice-how = How it works
lobby-dice-more = The server has drawn a secret seed and shows its hash. Each browser adds a secret of its own, at first only as a hash. When the host starts the game, the browsers reveal theirs, and all of it together decides every roll and card. After the game the seed is revealed, and anybody can check everything.
lobby-dice-called = Fixing the dice. The game starts in a moment.
dice-page-lead = Check that every roll and card was fixed before the game. The check runs here, in your browser.
dice-page-result = Result
dice-page-paste = Paste a saved game
dice-page-check = Check
dice-page-choose = Choose a file
dice-page-note = Compare the hash with the one you saw in the lobby. To check that the players’ moves follow the rules too, use the command line: monopolista verify FILE
dice-result-fair = Fair: every roll and card follows from the seed and from what the players added.
dice-result-partly = Every roll and card follows from the seed. This file doesn’t prove everything else:
dice-unbound-promise = that the seed was fixed before the game: the server picked it alone when the game started
dice-unbound-terms = the edition, the options, the names and the robots: dice from earlier versions don’t depend on them
dice-unbound-seal = what the players did: this saved game isn’t sealed
dice-unbound-position = where the game started: the position was set up by hand
dice-unbound-begun = everything before move { $begun }: it was taken over from another game, with that game’s dice
dice-result-closed = The game was closed early. Up to move { $answers }, every roll and card follows from the seed and from what the players added.
dice-result-cut = The end is missing. Up to move { $answers }, the last one here, every roll and card follows from the seed and from what the players added.
dice-result-early = The seed hasn’t been revealed yet. That happens when the game is over.
dice-result-promise = Forged: the seed doesn’t match the hash shown before the game.
dice-result-terms = Forged: the game’s settings aren’t the ones its dice depend on.
dice-result-share = Forged: what seat { $seat } added isn’t what was promised.
dice-result-draw = Forged: move { $answer } ({ $says }) doesn’t follow from the seed.
dice-result-pile = Forged: move { $answer } ({ $says }) wasn’t picked from what was there.
dice-result-unreadable = This isn’t a saved game that follows the rules.
