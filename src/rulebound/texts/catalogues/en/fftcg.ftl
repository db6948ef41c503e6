# FF-TCG, comprehensive rules 3.2, in the terms of its cards.

game-fftcg = FF-TCG
    .about = A duel of Forwards: Backups and the cards in your hand pay for what you cast, and seven points of damage lose the game. Constructed and Limited, with ready-made decks.

## Cards, CP, costs

piece-ff =
    { $number ->
        [0] { $owner }{ $card }
       *[other] { $owner }{ $card } #{ $number }
    }
item-ff =
    { $kind ->
        [summon] { $owner }{ $card }
        [special] { $owner }{ $name } ({ $card })
       *[ability] the ability of { $owner }{ $card }
    }
item-ff-gone = an ability
card-ff-numbered = { $card } ({ $code })
described-ff = { $piece } ({ $stats })
list-ff = { $first }, { $rest }
stat-ff-power = { $power }
stat-ff-damage = { $damage } damage
state-ff-dull = dull
state-ff-frozen = frozen
kind-ff-forward = Forward
kind-ff-backup = Backup
kind-ff-summon = Summon
kind-ff-monster = Monster
element-ff-fire = Fire
element-ff-ice = Ice
element-ff-wind = Wind
element-ff-earth = Earth
element-ff-lightning = Lightning
element-ff-water = Water
element-ff-light = Light
element-ff-dark = Dark
points-ff-element = { $number } { $element } CP
points-ff-any = { $number } CP
crystals-ff =
    { $number ->
        [one] 1 Crystal
       *[other] { $number } Crystals
    }
cost-ff-mill =
    { $number ->
        [one] the top card of your deck
       *[other] the top { $number } cards of your deck
    }
cost-ff-special = discard a card of its name
cost-ff-dull = dull it
cost-ff-x = X CP
cost-ff-part =
    { $deed ->
        [discard] { $own ->
            [yes] discard it
           *[no] discard cards
        }
        [dull] { $own ->
            [yes] dull it
           *[no] dull others
        }
        [counters] remove counters
        [removed] { $own ->
            [yes] remove it from the game
           *[no] remove others from the game
        }
        [hand] { $own ->
            [yes] return it to the hand
           *[no] return others to the hand
        }
       *[put] { $own ->
            [yes] put it into the Break Zone
           *[no] put others into the Break Zone
        }
    }
phase-ff = { $owner }{ $step }
detail-ff =
    { $facts }
    { $text }

## What happened

event-ff-first-player = { $seat } went first.
event-ff-kept = { $seat } kept the hand.
event-ff-mulligan = { $seat } put the hand on the bottom of the deck to draw again.
event-ff-shuffled = { $seat } shuffled the deck.
event-ff-turn-begins = Turn { $number }: { $seat }
event-ff-step-starts = { $step }.
event-ff-turn-cleaned = What lasted until the end of the turn ended.
event-ff-drew = { $seat } drew { $cards }.
event-ff-cannot-draw = { $seat } had no card left to draw.
event-ff-passed = { $seat } passed.
event-ff-activated = Activated: { $things }.
event-ff-thawed = Frozen, so not activated: { $things }.
event-ff-dulled = Dulled: { $things }.
event-ff-frozen = Frozen: { $things }.
event-ff-control-changed = { $seat } gained control of { $piece }.

event-ff-cast = { $seat } cast { $cards }.
event-ff-casts = { $seat } cast { $cards }.
event-ff-used = { $seat } used { $piece }.
event-ff-auto-stacked = Triggered: { $piece }.
event-ff-chosen = { $seat } chose { $things }.
event-ff-mode-selected = { $seat } selected action { $number }.
event-ff-x-named = { $seat } named X: { $number }.
event-ff-share-named = { $piece } is to get { $amount } damage.
event-ff-cp-dulled = { $seat } dulled { $piece } for 1 { $element } CP.
event-ff-cp-discarded = { $seat } discarded { $cards } for 2 { $element } CP.
event-ff-paid = { $seat } produced { $number } CP: { $sources }.
source-ff-cp-dulled = { $piece } ({ $element })
source-ff-cp-discarded = { $cards } from the hand ({ $element })
event-ff-crystals-paid =
    { $number ->
        [one] { $seat } paid 1 Crystal.
       *[other] { $seat } paid { $number } Crystals.
    }
event-ff-crystals-gained =
    { $number ->
        [one] { $seat } gained 1 Crystal.
       *[other] { $seat } gained { $number } Crystals.
    }
event-ff-turned-up = { $seat } turned { $cards } in the LB deck face up.
event-ff-resolves = { $piece } resolved.
event-ff-no-target = { $piece }: there was nothing to choose, so its ability is gone.
event-ff-condition-gone = { $piece } did nothing: its condition no longer held.
event-ff-fizzled = { $piece } did nothing: what was chosen no longer fits.
event-ff-cancelled = { $piece } was cancelled.
event-ff-summon-done = { $cards } went to the Break Zone.
event-ff-delayed-made = An ability of { $seat } waits for later.
event-ff-warped =
    { $number ->
        [one] { $seat } used Warp: { $cards } was removed from the game with 1 Warp Counter.
       *[other] { $seat } used Warp: { $cards } was removed from the game with { $number } Warp Counters.
    }
event-ff-primes = { $seat } primed { $piece }: { $cards } lies on top now.
event-ff-not-primed = { $seat } found no card to prime { $piece } with.

event-ff-enters =
    { $how ->
        [warp] { $things } entered the field by Warp.
       *[plain] { $things } entered the field.
    }
event-ff-cannot-enter = { $cards } cannot enter the field.
event-ff-leaves =
    { $fate ->
        [damage] Broken by damage: { $things }.
        [broken] Broken: { $things }.
        [power] { $things } had no power left and went to the Break Zone.
        [name] { $things } went to the Break Zone: a name may be there only once.
        [light] { $things } went to the Break Zone: there may be only one Light or Dark Character.
        [backups] { $things } went to the Break Zone: there may be only five Backups.
        [put] { $things } went to the Break Zone.
        [hand] { $things } returned to the hand.
        [deck-top] { $things } went on top of the deck.
        [deck-bottom] { $things } went to the bottom of the deck.
        [removed] Removed from the game: { $things }.
       *[other] { $things } left the field.
    }
event-ff-upper-card-removed = { $cards }, which lay on top, was removed from the game.
event-ff-lb-returned = { $cards } went face up to the LB deck.
event-ff-put =
    { $place ->
        [hand] { $seat } took { $cards } into the hand.
        [break-zone] { $seat } put { $cards } into the Break Zone.
        [removed] { $seat } removed { $cards } from the game.
        [deck-top] { $seat } put { $cards } on top of the deck.
        [deck-bottom] { $seat } put { $cards } on the bottom of the deck.
       *[other] { $seat } moved { $cards }.
    }
event-ff-milled = { $cards } went from the deck of { $seat } to the Break Zone.
event-ff-discarded = { $seat } discarded { $cards }.
event-ff-hand-revealed =
    { $count ->
        [0] { $seat } revealed the hand: it is empty.
       *[other] { $seat } revealed the hand: { $cards }.
    }
event-ff-looked = { $seat } looked at { $cards } from the top of a deck.
event-ff-opened = { $seat } revealed { $cards } from the top of the deck.
event-ff-found = { $seat } found { $cards }.
event-ff-brought = { $seat } brought { $cards } into the game from outside.
event-ff-counters-added =
    { $number ->
        [one] A counter was put on { $piece }.
       *[other] { $number } counters were put on { $piece }.
    }
event-ff-counters-removed =
    { $how ->
        [warp] A Warp Counter was removed from { $piece }.
       *[plain] { $number ->
            [one] A counter was removed from { $piece }.
           *[other] { $number } counters were removed from { $piece }.
        }
    }
event-ff-number-named = { $seat } named the number { $number }.
event-ff-pile-taken =
    { $number ->
        [one] { $seat } took the pile of 1 card.
       *[other] { $seat } took the pile of { $number } cards.
    }

event-ff-attack = An attack began.
event-ff-party-formed = { $seat } formed a party.
event-ff-party-dissolved = The party was dissolved.
event-ff-attacks =
    { $count ->
        [one] { $seat } attacked with { $things }.
       *[other] { $seat } attacked with a party: { $things }.
    }
event-ff-block = { $seat } declared a block.
event-ff-blocks = { $seat } blocked with { $piece }.
event-ff-is-blocked = { $piece } was blocked.
event-ff-not-blocked = { $seat } did not block.
event-ff-damaged = { $piece } took { $amount } damage.
event-ff-undamaged = { $piece } took no damage.
event-ff-all-damaged = Damage: { $damages }.
event-ff-all-share-named = Damage to be dealt: { $damages }.
damage-ff = { $piece } { $amount }
event-ff-damages-player = { $piece } dealt damage to { $seat }.
event-ff-damage-taken =
    { $count ->
        [one] { $seat } took a point of damage ({ $cards }): { $number } now.
       *[other] { $seat } took { $count } points of damage ({ $cards }): { $number } now.
    }
event-ff-no-card-for-damage = { $seat } had no card left to take damage with.
event-ff-burst = { $seat } used the EX Burst of { $cards }.

event-ff-loop-found = The same position has come back: this is a loop.
event-ff-loop-named =
    { $number ->
        [0] { $seat } stopped the loop at once.
        [one] { $seat } let the loop run once.
       *[other] { $seat } let the loop run { $number } times.
    }
event-ff-loop-over = The loop is over; this turn it cannot be begun again by choice.

result-lost =
    { $why ->
        [damage] { $losers } took the damage that loses the game.
        [draw] { $losers } had to draw from an empty deck.
        [deck] { $losers } took damage with an empty deck.
       *[effect] { $losers } lost by an effect.
    }
result-draw =
    { $why ->
        [loop] Nobody could stop a loop: a draw.
       *[effect] Both players lost at the same time: a draw.
    }

## Questions

question-ff-mulligan =
    { $who ->
        [you] Do you keep this hand? Once you may put it on the bottom of the deck and draw five new cards.
       *[other] { $seat } may draw a new hand.
    }
question-ff-priority =
    { $who ->
        [you] { $here ->
            [stack] { $top } is next to resolve: do you do anything first?
            [attack] { $attackers } { $count ->
                [one] attacks
               *[other] attack as a party
            }: do you do anything?
            [blocked] { $blocker } blocks { $attackers }: do you do anything?
           *[no] { $phase }: what do you do?
        }
       *[other] { $seat } has priority.
    }
question-ff-declare =
    { $who ->
        [you] { $card }: what do you announce?
       *[other] { $seat } announces what { $card } does.
    }
question-ff-target =
    { $who ->
        [you] { $card }: choose { $up ->
            [yes] up to { $left }
           *[no] { $left }
        }{ $chosen ->
            [0] {""}
           *[other] {" more"}
        }.
       *[other] { $seat } chooses for { $card }.
    }
question-ff-mode =
    { $who ->
        [you] { $card }: which action do you select?
       *[other] { $seat } selects an action of { $card }.
    }
question-ff-extra =
    { $who ->
        [you] { $card }: how do you pay?
       *[other] { $seat } chooses how to pay for { $card }.
    }
question-ff-x =
    { $who ->
        [you] { $card }: how much is X?
       *[other] { $seat } names X for { $card }.
    }
question-ff-split =
    { $who ->
        [you] { $card }: { $amount } damage to divide. How much of it does { $what } get?
       *[other] { $seat } divides the damage of { $card }.
    }
question-ff-special =
    { $who ->
        [you] { $card }: which card of its name do you discard?
       *[other] { $seat } discards a card for { $card }.
    }
question-ff-part =
    { $who ->
        [you] { $card }: what do you use for its cost?
       *[other] { $seat } pays for { $card }.
    }
question-ff-lb =
    { $who ->
        [you] { $card }: turn { $left ->
            [one] one more card
           *[other] { $left } more cards
        } of your LB deck face up. Which one next?
       *[other] { $seat } pays the LB cost of { $card }.
    }
question-ff-pay =
    { $who ->
        [you] { $card }: { $left } CP to pay{ $count ->
            [0] {""}
           *[other] , with at least { $missing }
        }. What produces it?
       *[other] { $seat } pays for { $card }.
    }
question-ff-burst =
    { $who ->
        [you] { $card } lies in your Damage Zone now: do you use its EX Burst?
       *[other] { $seat } decides on the EX Burst of { $card }.
    }
question-ff-order =
    { $who ->
        [you] Several of your abilities triggered. Which one goes on the stack next? The last one resolves first.
       *[other] { $seat } puts abilities on the stack.
    }
question-ff-entry-order =
    { $who ->
        [you] These cards enter the field together. Which one counts as the next?
       *[other] { $seat } orders the cards that enter the field together.
    }
question-ff-attack =
    { $who ->
        [you] Who attacks?
       *[other] { $seat } chooses an attacker.
    }
question-ff-party =
    { $who ->
        [you] The party so far: { $things }. Who joins?
       *[other] { $seat } forms a party.
    }
question-ff-block =
    { $who ->
        [you] { $attackers } { $count ->
            [one] attacks
           *[other] attack as a party
        }: who blocks?
       *[other] { $seat } chooses a blocker.
    }
question-ff-divide =
    { $who ->
        [you] { $blocker } deals { $amount } more damage to the party. How much of it to { $what }?
       *[other] { $seat } divides the damage of the blocker.
    }
question-ff-search =
    { $who ->
        [you] { $card }: which card of your deck?
       *[other] { $seat } searches the deck.
    }
question-ff-discard =
    { $who ->
        [you] { $card }: discard { $left ->
            [one] one card.
           *[other] { $left } more cards.
        }
       *[other] { $seat } discards for { $card }.
    }
question-ff-hand-limit =
    { $who ->
        [you] You hold { $hand } cards: discard down to five. Which one?
       *[other] { $seat } discards down to five cards.
    }
question-ff-put-order =
    { $who ->
        [you] { $place ->
            [deck-top] Which card goes on top of the deck next? The last one lies on top.
            [deck-bottom] Which card goes to the bottom of the deck next? The last one lies lowest.
           *[other] Which card is put away next?
        }
       *[other] { $seat } puts cards away in an order.
    }
question-ff-number =
    { $who ->
        [you] { $card }: name a number.
       *[other] { $seat } names a number for { $card }.
    }
question-ff-piles =
    { $who ->
        [you] { $card }: into which pile does { $what } go?
       *[other] { $seat } makes two piles for { $card }.
    }
question-ff-take-pile =
    { $who ->
        [you] { $card }: which pile do you take?
       *[other] { $seat } takes a pile for { $card }.
    }
question-ff-too-many-backups =
    { $who ->
        [you] There may be only five Backups: which one do you put into the Break Zone?
       *[other] { $seat } has too many Backups.
    }
question-ff-choose =
    { $who ->
        [you] { $card }: choose { $left ->
            [one] one.
           *[other] { $left } more.
        }
       *[other] { $seat } chooses for { $card }.
    }
question-ff-select =
    { $who ->
        [you] { $card }: select { $left ->
            [one] one.
           *[other] { $left } more.
        }
       *[other] { $seat } selects for { $card }.
    }
question-ff-pick-hand =
    { $who ->
        [you] { $card }: which card of the hand?
       *[other] { $seat } picks cards of the hand for { $card }.
    }
question-ff-pick-deck =
    { $who ->
        [you] { $card }: which card of the deck?
       *[other] { $seat } picks cards of the deck for { $card }.
    }
question-ff-pick-break-zone =
    { $who ->
        [you] { $card }: which card in the Break Zone?
       *[other] { $seat } picks cards in the Break Zone for { $card }.
    }
question-ff-pick-stack =
    { $who ->
        [you] { $card }: which Summon or ability on the stack?
       *[other] { $seat } picks on the stack for { $card }.
    }
question-ff-pick-damage-zone =
    { $who ->
        [you] { $card }: which card in the Damage Zone?
       *[other] { $seat } picks cards in the Damage Zone for { $card }.
    }
question-ff-pick-lb-deck =
    { $who ->
        [you] { $card }: which card of the LB deck?
       *[other] { $seat } picks cards of the LB deck for { $card }.
    }
question-ff-pick-removed =
    { $who ->
        [you] { $card }: which card that is removed from the game?
       *[other] { $seat } picks removed cards for { $card }.
    }
question-ff-pick-open =
    { $who ->
        [you] { $card }: which of the revealed cards?
       *[other] { $seat } picks among the revealed cards for { $card }.
    }
question-ff-pick-looked =
    { $who ->
        [you] { $card }: which of the cards that you look at?
       *[other] { $seat } picks among the cards looked at for { $card }.
    }
question-ff-pick-anywhere =
    { $who ->
        [you] { $card }: which card?
       *[other] { $seat } picks cards for { $card }.
    }
question-ff-replacement =
    { $who ->
        [you] { $several ->
            [yes] Several effects would replace this. Which one comes first?
           *[no] An effect may replace this: do you apply it?
        }
       *[other] { $seat } decides which effect comes first.
    }
question-ff-loop-count =
    { $who ->
        [you] { $several ->
            [yes] This is a loop that both players can stop: how often do you let it run? The lower number counts.
           *[no] This is a loop that you can stop: how often do you let it run?
        }
       *[other] { $seat } names how often the loop runs.
    }

## Options

option-ff-keep = Keep the hand
option-ff-mulligan = Draw a new hand
option-ff-cast =
    { $limit ->
        [0] { $how ->
            [other] Cast { $card } ({ $price }, or otherwise)
           *[usual] Cast { $card } ({ $price })
        }
       *[other] Cast { $card } from the LB deck ({ $price }, LB { $limit })
    }
option-ff-use =
    { $how ->
        [special] Use { $name } of { $card } ({ $price })
        [given] Use the ability that { $card } was given ({ $price })
        [several] Use ability { $number } of { $card } ({ $price })
       *[only] Use the ability of { $card } ({ $price })
    }
option-ff-warp = Use Warp { $number } of { $card } ({ $price })
option-ff-prime = Use Priming of { $card } ({ $price })
option-ff-pass =
    { $then ->
        [resolve] Pass: { $top } resolves
        [phase] Pass: the game goes on
       *[open] Pass
    }
option-ff-mode =
    { $known ->
        [yes] { $number }: { $text }
       *[no] Action { $number }
    }
option-ff-extra =
    { $number ->
        [0] The usual cost ({ $price })
       *[other] Pay { $price } instead
    }
option-ff-x = X = { $number }
option-ff-split = { $amount } damage to { $what }
option-ff-special = Discard { $what }
option-ff-give =
    { $deed ->
        [discard] Discard { $what }
        [dull] Dull { $what }
        [counters] Remove counters from { $what }
        [removed] Remove { $what } from the game
        [hand] Return { $what } to the hand
       *[put] Put { $what } into the Break Zone
    }
option-ff-turn-up = Turn { $what } face up
option-ff-dull = Dull { $what } for { $number } { $element } CP
option-ff-discard =
    { $how ->
        [points] Discard { $what } for { $number } { $element } CP
       *[plain] Discard { $what }
    }
option-ff-attack = Attack with { $what }
option-ff-party = Form a party with { $what }
option-ff-join = Add { $what }
option-ff-party-done = Attack with this party
option-ff-no-attack = No more attacks
option-ff-block = Block with { $what }
option-ff-no-block = Do not block
option-ff-burst = Use the EX Burst of { $what }
option-ff-order =
    { $several ->
        [yes] { $what } ({ $number })
       *[no] { $what }
    }
option-ff-find = { $what }
option-ff-find-none =
    { $found ->
        [0] Find nothing
       *[other] No more
    }
option-ff-put = { $what }
option-ff-number = { $number }
option-ff-pile = Pile { $number }
option-ff-take =
    { $count ->
        [0] Pile { $number }: no cards
       *[other] Pile { $number }: { $things }
    }
option-ff-give-up = Put { $what } into the Break Zone
option-ff-replace = Apply the effect of { $card }
option-ff-times =
    { $number ->
        [0] Stop it at once
        [one] Once
       *[other] { $number } times
    }

verb-ff-cast = Cast it
verb-ff-use = Use its ability
verb-ff-warp = Use its Warp
verb-ff-prime = Use its Priming
verb-ff-attack = Attack with it
verb-ff-party = Form a party with it
verb-ff-join = Add it to the party
verb-ff-block = Block with it
verb-ff-dull = Dull it for CP
verb-ff-discard = Discard it
verb-ff-special = Discard it for a special ability
verb-ff-give = Use it for a cost
verb-ff-turn-up = Turn it face up
verb-ff-split = Give it damage
verb-ff-find = Find it
verb-ff-put = Put it away next
verb-ff-order = Put its ability on the stack next
verb-ff-burst = Use its EX Burst
verb-ff-give-up = Give it up
verb-ff-pile = Put it into a pile

## Reasons

refusal-ff-not-in-hand = only cards in your hand can be cast, or cards with Limit Break in your LB deck.
refusal-ff-not-face-down = only face-down cards of your LB deck can be used.
refusal-ff-no-summon-now = this is cast only in a Main Phase or the Attack Phase.
refusal-ff-no-ability-now = abilities are used only in a Main Phase or the Attack Phase.
refusal-ff-no-back-attack-now = with Back Attack it is cast only in a Main Phase or the Attack Phase.
refusal-ff-not-main-phase = this is possible only in your Main Phase while the stack is empty.
refusal-ff-not-your-turn = it is not your turn.
refusal-ff-stack-not-empty = this is possible only while the stack is empty.
refusal-ff-no-target = there is nothing that it could choose.
refusal-ff-cannot-pay = its cost cannot be paid in full.
refusal-ff-too-few-lb-cards = your LB deck has too few face-down cards for its LB cost.
refusal-ff-no-namesake = your hand has no card of its name to discard.
refusal-ff-too-fresh = you have not controlled it since the start of your turn, and it has no Haste.
refusal-ff-is-dull = it is dull.
refusal-ff-forbidden = an effect says that this cannot be done.
refusal-ff-text-forbids = its own text does not allow it now.
refusal-ff-same-name = you control a Character of this name already.
refusal-ff-five-backups = you control five Backups already.
refusal-ff-light-or-dark = you control a Light or Dark Character already.
refusal-ff-no-warp = it has no Warp.
refusal-ff-no-priming = it has no Priming, or you do not control it.
refusal-ff-no-ability = it has no ability that you can use here.
refusal-ff-not-a-forward = only Forwards attack and block.
refusal-ff-has-attacked = it has attacked this turn already.
refusal-ff-not-declaring = this is not the time for it, or it is not your Character.
refusal-ff-must-attack = a Forward has to attack first.
refusal-ff-must-block = a Forward has to block.
refusal-ff-no-shared-element = all Forwards of a party share an Element, and they are named in the order of the field.
refusal-ff-not-asked = this is not what you are asked now.
refusal-ff-loop-is-over = it would begin a loop again that was stopped this turn.
refusal-ff-nothing-to-choose = nothing is to be chosen now.
refusal-ff-not-a-candidate = it cannot be chosen for this.
refusal-ff-nothing-to-pay = no CP is to be paid now.
refusal-ff-light-or-dark-cp = Light and Dark cards are not discarded for CP.
refusal-ff-not-a-source = CP comes from your active Backups and from the cards in your hand.
refusal-ff-surplus = it would produce CP that is not needed.
refusal-ff-wrong-element = it gives no CP of an Element that is still needed.
refusal-ff-earlier-source = sources of CP are named in order: Backups in the order of the field, then the cards of the hand; this one is out of turn.
refusal-ff-nothing-to-order = no cards are put away in an order now.
refusal-ff-no-party = no party is being formed now.
refusal-ff-nothing-to-stack = no abilities are put on the stack now.
refusal-ff-nothing-to-find = no deck is searched now.
refusal-ff-nothing-to-give = nothing of this kind is to be given up now.
refusal-ff-not-your-character = only your own Characters can be used for a cost.
refusal-ff-cannot-be-given = an effect says that it cannot be removed or returned, so it cannot be a cost.
refusal-ff-nothing-to-turn-up = no LB cost is to be paid now.
refusal-ff-no-burst = there is no EX Burst to decide on now.
refusal-ff-nothing-to-divide = nothing is to be divided now.
refusal-ff-share = all damage is given out, in thousands, and each that was chosen gets at least 1000.
refusal-ff-not-two-players = this game is for two players.
refusal-ff-no-main-deck = there is no main deck.
refusal-ff-not-fifty = in Constructed the main deck has exactly 50 cards.
refusal-ff-deck-too-small = in Limited the main deck has at least 40 cards.
refusal-ff-lb-deck-too-large = the LB deck has at most 8 cards.
refusal-ff-too-many-of-a-number = a deck has at most 3 cards of one number.
refusal-ff-lb-card-in-main-deck = cards with Limit Break are not for the main deck.
refusal-ff-no-limit-break = in Constructed the LB deck has only cards with Limit Break.

## Places, phases, settings

zone-ff-deck = Deck
zone-ff-hand = Hand
zone-ff-break-zone = Break Zone
zone-ff-damage-zone = Damage Zone
zone-ff-removed = Removed
zone-ff-face-down = Removed face down
zone-ff-lb-deck = LB deck
zone-ff-open = Revealed
zone-ff-looked = Looked at
zone-ff-field = Field
zone-ff-stack = Stack

step-ff-active = Active Phase
step-ff-draw = Draw Phase
step-ff-main-1 = Main Phase 1
step-ff-attack = Attack Phase
step-ff-main-2 = Main Phase 2
step-ff-end = End Phase

setting-ff-format = Format
value-ff-format-constructed = Constructed
value-ff-format-limited = Limited
setting-ff-ex_burst_on_lethal = EX Bursts on the damage that loses the game
value-ff-ex_burst_on_lethal-no = not used
value-ff-ex_burst_on_lethal-yes = used
setting-ff-surplus_cp = Surplus CP
value-ff-surplus_cp-v3-2 = at most 1 for each Element (rules 3.2)
value-ff-surplus_cp-v3-3 = any amount (rules 3.3)
setting-ff-first = First player
value-ff-first-random = drawn by chance
value-ff-first-A = seat A
value-ff-first-B = seat B
setting-ff-trial_cards = Cards for trying out rules
value-ff-trial_cards-no = not in decks
value-ff-trial_cards-yes = allowed in decks
