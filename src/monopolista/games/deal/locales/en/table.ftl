### MONOPOLY Deal on the screen: the table, the hand, what a card would do, paying, Just Say No, the quick reference.
###
### $number, $size and $count are numbers; everything else is a text ready to be shown: $amount and $before money,
### $subject and $given cards, $set a set as in deal-set-…, $colour and $second colours, the rest players.

## The table

deal-hand = Your hand
deal-hand-of = The hand of { $seat }
deal-hand-show = Show the hand of { $seat }
deal-hand-empty = No card in hand
deal-hand-count = { $number ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $number } cards in hand
}
deal-bank = Bank
deal-bank-worth = Bank: { $amount }
deal-bank-empty = Nothing in the bank
deal-sets-of = Properties of { $seat }
deal-sets-empty = No properties yet
deal-sets-complete = { $number } of { $size } sets complete
deal-aim = Lay complete sets of { $size } colours to win.
deal-mark-hand = Your cards. Tap one, or drag it to where it goes, and see what it would do.
deal-mark-own = Your properties lie here. Each colour that is complete fills one of the marks: fill all of them to win.
deal-auto-answer = { $answer ->
    [end] end the turn
    [give] give the card
    [discard] discard the card
    [pay] pay
   *[other] the only answer
}
deal-set-count = { $number } of { $size }
deal-set-read = { $set }: { $number } of { $size } cards, rent { $amount }
deal-set-read-complete = { $set }: complete, rent { $amount }
deal-set-new = A new { $set }
deal-pile-left = { $number ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $number } cards in the pile
}
deal-discards = Discards
deal-discards-empty = No discards yet
deal-discards-count = { $number ->
    [one] One discard
   *[other] { $number } discards
}
deal-discards-open = Look through the discards
deal-discards-last = On top: { $subject }
deal-plays-left = { $number ->
    [0] No card left to play
    [one] One card left to play
   *[other] { $number } cards left to play
}
deal-doubles = { $number ->
    [2] The next rent counts double
   *[other] The next rent counts { $number } times
}
deal-turn-mine = Your turn
deal-turn-of = Turn of { $seat }
deal-turn-number = Turn { $number }
deal-player-out = has left the table

## A card

deal-card-worth = worth { $amount }
deal-card-in-hand = card { $number } of { $count } in hand

## What a card would do, before it is played

deal-would-bank = With { $subject } your bank goes from { $before } to { $amount }.
deal-would-lay = { $subject } joins the { $set }: { $number } of { $size }.
deal-would-begin = { $subject } begins a new { $set }.
deal-would-complete = { $subject } completes the { $set }.
deal-would-win = That is the last set you need: you win.
deal-would-move = { $subject } goes over to the { $set }.
deal-would-break = The { $set } is then no longer complete.
deal-would-rent = You ask everybody else for { $amount }, the rent of the { $set }.
deal-would-rent-any = You ask one player, whom you choose next, for { $amount }, the rent of the { $set }.
deal-would-rent-one = You ask { $other } for { $amount }, the rent of the { $set }.
deal-would-double = { $number ->
    [2] The rent card that you play next counts double.
   *[other] The rent card that you play next counts { $number } times.
}
deal-would-pass-go = { $number ->
    [one] You draw one card.
   *[other] You draw { $number } cards.
}
deal-would-birthday = You ask everybody else for { $amount }.
deal-would-collector = You ask { $other } for { $amount }.
deal-would-sly = { $subject } comes over to you from { $other }.
deal-would-forced = { $subject } comes over to you from { $other }; choose next what you give for it.
deal-would-forced-for = { $other } gives you { $subject } and gets { $given }.
deal-would-breaker = The whole { $set } comes over to you from { $other }.
deal-would-build = { $subject } on the { $set }: its rent goes from { $before } to { $amount }.
deal-would-say-no = The action of { $other } does nothing to you, unless { $other } says no as well.
deal-would-answer-no = Whoever it is played against may say no.
deal-would-pay = { $seat } would pay { $amount }.
deal-would-pay-all = { $seat } would pay { $amount }, and have nothing left.
deal-would-pay-nothing = { $seat } would pay nothing.
deal-would-discard = You part with { $subject }.

## Choosing what a card is played on

deal-play-or-bank = What do you do with { $subject }?
deal-target-set = Choose where to lay it.
deal-target-rent = Choose the set whose rent you ask.
deal-target-card = Choose the property that you want.
deal-target-whole = Choose the set that you want.
deal-target-player = Choose the player.
deal-target-build = Choose the set to build on.
deal-target-give = Choose the property that you give.
deal-target-none = It has nothing to be played on now: bank it, or keep it.
deal-target-cancel = Another card

## Paying

deal-pay-title = You owe { $other } { $amount }
deal-pay-picked = Chosen
deal-pay-missing = Still missing: { $amount }
deal-pay-exact = Exactly right
deal-pay-over = No change is given: { $amount } too much
deal-pay-suggestion-of = Suggestion: { $names }
deal-pay-breaks = That breaks up the { $set }.

## Just Say No

deal-duel-asks = { $other } wants { $amount } from you.
deal-duel-wants = { $other } wants your { $subject }.
deal-duel-wants-swap = { $other } wants your { $subject } and gives { $given } for it.
deal-duel-wants-set = { $other } wants your whole { $set }.
deal-duel-noes = { $number ->
    [0] Nobody has said no so far.
    [one] One no so far.
   *[other] { $number } noes so far.
}
deal-duel-stands = As things are, it happens.
deal-duel-falls = As things are, it is cancelled.
deal-duel-have-none = There is no Just Say No in your hand.

## Leaving

deal-give-up-sure = Do you really want to leave? All your cards go to the discards. There is no way back.

## The quick reference

panel-quick = In short
deal-quick-turn = Your turn
deal-quick-turn-1 = Draw two cards; five if your hand is empty.
deal-quick-turn-2 = Play up to three cards, or none.
deal-quick-turn-3 = Each one goes into your bank, in front of you, or into the middle.
deal-quick-turn-4 = Keep seven cards at most at the end.
deal-quick-cards = What cards do
deal-quick-cards-1 = Rent: two colours, and everybody else pays. Multicolour: one player pays.
deal-quick-cards-2 = Sly Deal takes a property, Forced Deal swaps one, Deal Breaker takes a complete set.
deal-quick-cards-3 = Debt Collector and birthday bring money, Pass GO brings cards.
deal-quick-cards-4 = Just Say No protects you at any time, and can itself be answered by another.
deal-quick-paying = Paying
deal-quick-paying-1 = You choose what you pay with: bank or properties, never the hand.
deal-quick-paying-2 = No change is given.
deal-quick-paying-3 = Properties go to the properties, all else to the bank of whoever is paid.
deal-quick-paying-4 = With nothing in front of you, you pay nothing.
deal-quick-winning = Winning
deal-quick-winning-1 = Three complete sets of different colours, in your own turn.
deal-quick-winning-2 = Convertible cards stand for one of their colours; move them in your own turn.
deal-quick-winning-3 = A house, then a hotel, on a complete set raise its rent.
deal-quick-winning-4 = A complete set is safe from all but Deal Breaker and from paying.

## The keys

deal-key-hand = To the hand; the arrow keys go from card to card
deal-key-card = The card with this number in the hand
deal-key-bank = Bank the card
deal-key-play = Play the card, or lay it down
deal-key-cancel = Another card
deal-key-undo = Take back
deal-key-end = End the turn
deal-key-no = Just say no
deal-key-allow = Let it happen
deal-key-quick = The four cards
deal-key-discards = The discards
deal-key-question = To the question

## Start page, lobby, end

game-deal = Card game
deal-seats-full = With one pack { $count } can play (DEAL-1).
deal-start-two = Two players at least (DEAL-1).
deal-end-sets = Complete sets: { $names }
deal-end-place-sets = { $number ->
    [0] no complete set, { $amount } in the bank
    [one] one complete set, { $amount } in the bank
   *[other] { $number } complete sets, { $amount } in the bank
}
deal-end-left = left the table
deal-end-collected = Money collected
deal-end-stolen = Properties taken
deal-end-noes = Times said no
deal-end-banked = Cards banked
replay-no = { $count ->
    [one] { $count } refusal
   *[other] { $count } refusals
}
replay-taken = { $count ->
    [one] { $count } property taken
   *[other] { $count } properties taken
}
replay-breaker = { $count ->
    [one] { $count } Deal Breaker
   *[other] { $count } Deal Breakers
}
deal-promise = Every card comes from a secret seed, fixed before the game, and from what each browser has added. Its hash was shown before; the seed itself is shown when the game is over.
deal-check = Every card comes from this seed, whose hash was shown before the game, and from what each browser has added.
