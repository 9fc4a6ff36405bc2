### MONOPOLY Deal on the screen: the table, the hand, what a card would do, paying, Just Say No, the quick guide.
###
### $number, $size and $count are numbers; everything else is a text ready to be shown: $amount and $before money,
### $subject and $given cards, $set a set as in deal-set-…, $colour and $second colours, the rest players.

## The table

deal-hand = Your hand
deal-hand-of = { $seat }’s hand
deal-hand-show = Show { $seat }’s hand
deal-hand-empty = No cards in hand
deal-hand-count = { $number ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
deal-bank = Bank
deal-bank-worth = Bank: { $amount }
deal-bank-empty = Bank is empty
deal-sets-of = { $seat }’s properties
deal-sets-empty = No properties yet
deal-sets-complete = { $number } of { $size } sets complete
deal-aim = Complete sets of { $size } colours to win.
deal-mark-question = This card shows what you can do now.
deal-mark-hand = { $input ->
    [touch] Your cards. Tap one, or drag it to where it goes, to see what it would do.
   *[pointer] Your cards. Click one, or drag it to where it goes, to see what it would do.
}
deal-mark-own = Your properties go here. Each complete colour fills one mark. Fill them all to win.
deal-auto-answer = { $answer ->
    [allow] allow it
    [end] end turn
    [give] give the card
    [discard] discard the card
    [pay] pay
   *[other] the only option
}
deal-set-count = { $number } of { $size }
deal-set-read = { $set }: { $number } of { $size } cards, rent { $amount }
deal-set-read-complete = { $set }: complete, rent { $amount }
deal-set-new = New { $set }
deal-pile-left = { $number ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $number } cards in the draw pile
}
deal-discards = Discards
deal-discards-empty = No discards yet
deal-discards-count = { $number ->
    [one] 1 discard
   *[other] { $number } discards
}
deal-discards-open = Look through the discards
deal-discards-last = On top: { $subject }
deal-plays-left = { $number ->
    [0] No plays left
    [one] 1 play left
   *[other] { $number } plays left
}
deal-plays-then = { $number ->
    [0] That uses your last play.
    [one] That leaves 1 play.
   *[other] That leaves { $number } plays.
}
deal-doubles = { $number ->
    [2] The next rent counts double
   *[other] The next rent counts { $number } times
}
deal-turn-mine = Your turn
deal-turn-of = { $seat }’s turn
deal-turn-number = Turn { $number }
deal-player-out = has left the game

## A card

deal-card-worth = worth { $amount }
deal-card-in-hand = card { $number } of { $count } in hand

## What a card would do, before it is played

deal-would-bank = Banking { $subject } takes your bank from { $before } to { $amount }.
deal-would-lay = { $subject } joins the { $set }: { $number } of { $size }.
deal-would-begin = { $subject } starts a new { $set }.
deal-would-complete = { $subject } completes the { $set }.
deal-would-win = That’s the last set you need: you win.
deal-would-move = { $subject } moves to the { $set }.
deal-would-break = The { $set } will no longer be complete.
deal-would-rent = Everybody else owes you { $amount }, the rent of the { $set }.
deal-would-rent-any = One player of your choice owes you { $amount }, the rent of the { $set }.
deal-would-rent-one = { $other } owes you { $amount }, the rent of the { $set }.
deal-would-double = { $number ->
    [2] The next rent card you play counts double.
   *[other] The next rent card you play counts { $number } times.
}
deal-would-pass-go = { $number ->
    [one] You draw 1 card.
   *[other] You draw { $number } cards.
}
deal-would-birthday = Everybody else owes you { $amount }.
deal-would-collector = { $other } owes you { $amount }.
deal-would-sly = You take { $subject } from { $other }.
deal-would-forced = You take { $subject } from { $other }. Next, choose what to give in return.
deal-would-forced-for = You take { $subject } from { $other } and give { $given }.
deal-would-breaker = You take the whole { $set } from { $other }.
deal-would-build = { $subject } on the { $set } raises its rent from { $before } to { $amount }.
deal-would-say-no = { $other }’s action doesn’t affect you, unless { $other } says no too.
deal-would-answer-no = Your target can say no.
deal-would-pay = { $seat } would pay { $amount }.
deal-would-pay-all = { $seat } would pay { $amount } and have nothing left.
deal-would-pay-nothing = { $seat } would pay nothing.
deal-would-discard = You discard { $subject }.

## Choosing what a card is played on

deal-play-or-bank = What will you do with { $subject }?
deal-target-set = Choose where it goes.
deal-target-rent = Choose a set to charge rent for.
deal-target-card = Choose the property you want.
deal-target-whole = Choose the set you want.
deal-target-player = Choose a player.
deal-target-build = Choose a set to build on.
deal-target-give = Choose the property you give.
deal-target-none = There’s nothing to play it on right now. Bank it, or keep it.
deal-target-cancel = Another card
deal-card-back = Put it back

## Paying

deal-pay-title = You owe { $other } { $amount }
deal-pay-picked = Selected
deal-pay-missing = You’re { $amount } short
deal-pay-exact = Exact amount
deal-pay-over = { $amount } too much, and there’s no change
deal-pay-suggestion-of = Suggestion: { $names }
deal-pay-breaks = This breaks up the { $set }.

## Just Say No

deal-duel-asks = { $other } wants { $amount } from you.
deal-duel-wants = { $other } wants your { $subject }.
deal-duel-wants-swap = { $other } wants your { $subject } for { $given }.
deal-duel-wants-set = { $other } wants your whole { $set }.
deal-duel-own-asks = You want { $amount } from { $seat }.
deal-duel-own-wants = You want { $subject } from { $seat }.
deal-duel-own-wants-swap = You want { $subject } from { $seat } for your { $given }.
deal-duel-own-wants-set = You want { $seat }’s whole { $set }.
deal-duel-noes = { $number ->
    [0] Nobody has said no yet.
    [one] One no so far.
   *[other] { $number } noes so far.
}
deal-duel-stands = As it stands, it goes ahead.
deal-duel-falls = As it stands, it’s cancelled.
deal-duel-have-none = You have no Just Say No.
deal-lack-loose = nobody else has a property outside a complete set
deal-lack-own-loose = you have no property outside a complete set
deal-lack-whole = nobody else has a complete set
deal-lack-colours = you have no property of these colours
deal-lack-properties = you have no properties yet
deal-lack-house = you have no complete set that takes a house
deal-lack-hotel = you have no complete set with a house
deal-lack-plays = you have no plays left this turn
deal-lack-turn = it’s not your turn

## What happens to the player, told large

deal-event-paid = { $seat } pays { $other } { $amount }.
deal-event-swapped = { $seat } takes { $subject } from { $other } and gives { $given }.
deal-event-took-set = { $seat } takes the whole { $set } from { $other }.
deal-event-complete = Set complete

## Leaving

deal-give-up-sure = Leave the game? All your cards are discarded. You can’t undo this.

## The quick guide

panel-quick = Quick guide
deal-quick-turn = Your turn
deal-quick-turn-1 = Draw two cards, or five if your hand is empty.
deal-quick-turn-2 = Play up to three cards. You don’t have to play any.
deal-quick-turn-3 = Each goes into your bank, in front of you, or into the middle.
deal-quick-turn-4 = End with no more than seven cards.
deal-quick-cards = Card effects
deal-quick-cards-1 = Rent: two colours, everybody else pays. Multicolour: one player pays.
deal-quick-cards-2 = Sly Deal takes a property, Forced Deal swaps one, Deal Breaker takes a complete set.
deal-quick-cards-3 = Debt Collector and It’s My Birthday bring money, Pass GO brings cards.
deal-quick-cards-4 = Just Say No protects you at any time, but another one can cancel it.
deal-quick-paying = Paying
deal-quick-paying-1 = You choose what to pay with: bank or properties, never your hand.
deal-quick-paying-2 = Nobody gives change.
deal-quick-paying-3 = Properties go to the other player’s properties, everything else to their bank.
deal-quick-paying-4 = With nothing in front of you, you pay nothing.
deal-quick-winning = Winning
deal-quick-winning-1 = Complete three sets of different colours, on your own turn.
deal-quick-winning-2 = A convertible card counts as one of its colours. Switch it on your own turn.
deal-quick-winning-3 = A house, then a hotel, raise the rent of a complete set.
deal-quick-winning-4 = Complete sets are safe, except from Deal Breaker and from paying.

## The keys

deal-key-hand = Go to your hand; arrow keys move between cards
deal-key-card = Select the card with this number
deal-key-bank = Bank the card
deal-key-play = Play the card, or lay it
deal-key-cancel = Choose another card
deal-key-undo = Undo
deal-key-end = End turn
deal-key-no = Just say no
deal-key-allow = Allow it
deal-key-quick = Quick guide
deal-key-discards = Discards
deal-key-question = Go to the question

## Start page, lobby, end

deal-seats-full = One pack is for up to { $count } players (DEAL-1).
deal-start-two = You need at least two players (DEAL-1).
deal-edition-note = sets the cards and the rules
deal-end-sets = Complete sets: { $names }
deal-end-place-sets = { $number ->
    [0] no complete sets, { $amount } in the bank
    [one] 1 complete set, { $amount } in the bank
   *[other] { $number } complete sets, { $amount } in the bank
}
deal-end-left = left the game
deal-end-collected = Money collected
deal-end-stolen = Properties taken
deal-end-noes = Just Say Nos
deal-end-banked = Cards banked
replay-no = { $count ->
    [one] { $count } Just Say No
   *[other] { $count } Just Say Nos
}
replay-taken = { $count ->
    [one] { $count } property taken
   *[other] { $count } properties taken
}
replay-breaker = { $count ->
    [one] { $count } Deal Breaker
   *[other] { $count } Deal Breakers
}
deal-promise = Every card comes from a secret seed, fixed before the game, combined with what each browser added. You saw the seed’s hash beforehand; the seed itself is revealed when the game is over.
deal-check = Every card comes from this seed, whose hash was shown before the game, combined with what each browser added.
