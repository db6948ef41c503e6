# BlackPoker act8.0 Lite. The words are those of the rulings: barrier, Break Barrier, Generation Change, stage,
# chance, life.

game-blackpoker = BlackPoker
    .about = A duel with two ordinary decks: your draw pile is your life, your cards are soldiers, barriers and magic.

card-bp =
    { $suit ->
        [spades] ♠
        [hearts] ♥
        [diamonds] ♦
       *[clubs] ♣
    }{ $rank }
card-bp-joker = Joker
cards-bp-equipped = { $first }+{ $rest }

piece-bp-soldier =
    { $told ->
        [number] { $owner }{ $cards } ({ $number })
       *[plain] { $owner }{ $cards }
    }
piece-bp-barrier =
    { $number ->
        [0] { $owner }barrier
       *[other] { $owner }barrier { $number }
    }
piece-bp-barrier-known =
    { $number ->
        [0] { $owner }barrier ({ $card })
       *[other] { $owner }barrier { $number } ({ $card })
    }
piece-bp-request =
    { $count ->
        [0] { $owner }{ $action }
       *[other] { $owner }{ $action } with { $keys }
    }

## Actions, in the order of the sheet

group-bp-deployment = Deployment
group-bp-turn-control = Turn control
group-bp-attack = Attack
group-bp-magic = Magic
group-bp-triggered = Triggered

action-bp-set-barrier = Set Barrier
    .effect = Costs 1 life, once per turn, at once: a card of your hand becomes a face-down barrier.
action-bp-summon-soldier = Summon Soldier
    .keys = a 2 to 10
    .effect = Costs a driven barrier and 1 life: the card becomes a soldier of its number.
action-bp-summon-hero = Summon Hero
    .keys = a J, Q or K
    .effect = Costs two driven barriers and 1 life: the card becomes a hero of 11, 12 or 13.
action-bp-summon-ace = Summon Ace
    .keys = an A
    .effect = Costs 1 life: the card becomes an ace of 1 that may attack at once.
action-bp-equip = Equip
    .keys = any card but a Joker
    .effect = Costs a driven barrier and 1 life: the card is laid on your soldier of its suit and adds its number.
action-bp-end = End
    .effect = Discard down to seven cards and hand over the turn. Charge and Draw follow for the other player.
action-bp-charge = Charge
    .effect = Follows End: all characters of the turn player become charged.
action-bp-draw = Draw
    .effect = Follows Charge: the turn player draws a card from life and may draw a second one.
action-bp-attack = Attack
    .effect = Once per turn: when it resolves, name attackers among your charged soldiers and drive them.
action-bp-block = Block
    .effect = Follows an Attack that has attackers: the opponent names blockers for each of them.
action-bp-damage-judgement = Damage Judgement
    .effect = Follows Block: the lower number dies, a barrier dies and may kill, unblocked attackers deal their number.
action-bp-up = Up
    .keys = a ♥ A to 10
    .effect = Costs a discarded card, at any time: a soldier’s number rises by the card’s number this turn.
action-bp-down = Down
    .keys = a ♠ A to 10
    .effect = Costs a discarded card, at any time: a soldier’s number falls by the card’s number; at 0 it dies.
action-bp-twist = Twist
    .keys = a ♦ A to 10
    .effect = Costs a discarded card, at any time: any character becomes driven or charged, as you choose.
action-bp-counter = Counter
    .keys = a ♣ A to 10
    .effect = Costs a discarded card, at any time: nullifies a request with two key cards, or with one that is no higher.
action-bp-break-barrier = Break Barrier
    .keys = a ♥ and a ♦
    .effect = Uses a ♥ and a ♦: any barrier goes to the graveyard.
action-bp-throw = Throw
    .keys = a ♠ and a ♣
    .effect = Uses a ♠ and a ♣: damage to the opponent by the number of one of them, as the match is set.
action-bp-search = Search
    .keys = a Joker
    .effect = Uses a Joker, at any time and at once: take any card of your life, show it, and shuffle.
action-bp-generation-change = Generation Change
    .effect = Follows the death of a Joker, A, J, Q or K: bury your life down to the next such card and take it.

## What happened

event-bp-drew = { $seat } drew { $cards }.
event-bp-preset =
    { $number ->
        [0] { $seat } started with a barrier: { $cards }.
       *[other] { $seat } started with a soldier: { $cards }.
    }
event-bp-turned-up-first = { $seat } turned up { $cards } for the first turn.
event-bp-set-up-anew = a life ran out before someone was first: the cards were dealt anew.
event-bp-begins = { $seat } went first.
event-bp-turn = Turn { $number }: { $seat }
event-bp-charged-all = { $seat } charged all characters.
event-bp-declined-card = { $seat } drew no second card.
event-bp-passed = { $seat } passed.
event-bp-both-passed = Both passed.
event-bp-requested =
    { $count ->
        [0] { $seat } requested { $action }
       *[other] { $seat } requested { $action } with { $keys }
    }{ $aimed ->
        [yes] , aimed at { $target }.
       *[no] .
    }
event-bp-triggered = { $action } was triggered.
event-bp-trigger-dropped = { $action } was dropped: the stage was not empty.
event-bp-resolved = { $action } resolved.
event-bp-target-gone = { $action } had no effect: its target was gone.
event-bp-paid-barrier = { $seat } drove { $piece } to pay.
event-bp-damage =
    { $why ->
        [cost] { $seat } paid { $number } life: { $cards }.
       *[damage] { $number ->
            [0] { $seat } took no damage.
           *[other] { $seat } took { $number } damage: { $cards }.
        }
    }
event-bp-discarded = { $seat } discarded { $cards }.
event-bp-set-barrier =
    { $seen ->
        [yes] { $seat } set { $cards } as a barrier.
       *[no] { $seat } set a face-down barrier.
    }
event-bp-nothing-to-set = { $seat } had no card in hand to set as a barrier.
event-bp-summoned = { $seat } summoned { $stack } ({ $kind }).
event-bp-equipped = { $seat } equipped a soldier with { $last }: { $stack }.
event-bp-attacks = { $seat } attacked with { $piece }.
event-bp-blocks = { $seat } blocked { $attacker } with { $piece }.
event-bp-turned-up = { $piece } was turned up.
event-bp-died = { $piece } went to the graveyard.
event-bp-number-up = { $piece } rose by { $number } this turn.
event-bp-number-down = { $piece } fell by { $number } this turn.
event-bp-driven = { $piece } became driven.
event-bp-charged = { $piece } became charged.
event-bp-counter-failed = Counter was too low: { $action } with { $cards } stands.
event-bp-nullified = { $action } with { $cards } was nullified.
event-bp-searches = { $seat } looked through the { $number } cards of the own life.
event-bp-searched = { $seat } showed { $cards } and took it to hand.
event-bp-shuffled = { $seat } shuffled the life.
event-bp-buried = { $seat } buried { $cards } from life.
event-bp-found = { $seat } found { $cards } and took it to hand.

result-bp-no-life-left = { $losers } had no life left.

## Questions

question-bp-chance =
    { $who ->
        [you] { $stage ->
            [empty] Your turn, your chance: what do you request?
           *[waiting] Your chance: answer what is on the stage, or pass.
        }
       *[other] { $seat } holds the chance.
    }
question-bp-second-key =
    { $who ->
        [you] { $action }: which second key card?
       *[other] { $seat } declares a request.
    }
question-bp-target =
    { $who ->
        [you] { $action }: which target?
       *[other] { $seat } declares a request.
    }
question-bp-pay-barrier =
    { $who ->
        [you] { $action }: which barrier do you drive to pay?
       *[other] { $seat } declares a request.
    }
question-bp-pay-discard =
    { $who ->
        [you] { $action }: which card do you discard to pay?
       *[other] { $seat } declares a request.
    }
question-bp-declare = { $seat } declares a request.
question-bp-pick-barrier =
    { $who ->
        [you] Which card becomes the barrier?
       *[other] { $seat } picks a card for a barrier.
    }
question-bp-discard-down =
    { $who ->
        [you] Your hand is too large. Discard { $left ->
            [one] one card
           *[other] { $left } more cards
        }.
       *[other] { $seat } discards down to seven cards.
    }
question-bp-second-card =
    { $who ->
        [you] Draw a second card? It costs 1 life.
       *[other] { $seat } may draw a second card.
    }
question-bp-attackers =
    { $who ->
        [you] Who attacks?
       *[other] { $seat } names attackers.
    }
question-bp-blockers =
    { $who ->
        [you] Who blocks { $attacker }?
       *[other] { $seat } names blockers.
    }
question-bp-twist =
    { $who ->
        [you] Twist: driven or charged?
       *[other] { $seat } chooses between driven and charged.
    }
question-bp-search =
    { $who ->
        [you] Which card of your life do you take?
       *[other] { $seat } looks through the own life.
    }

## Options

option-bp-pass = Pass
option-bp-set-barrier = Set a barrier
option-bp-summon-soldier = Summon soldier with { $card }
option-bp-summon-hero = Summon hero with { $card }
option-bp-summon-ace = Summon ace with { $card }
option-bp-equip = Equip a soldier with { $card }
option-bp-end = End the turn
option-bp-attack = Attack
option-bp-up = Up with { $card } (+{ $number })
option-bp-down = Down with { $card } (−{ $number })
option-bp-twist = Twist with { $card }
option-bp-counter = Counter with { $card }
option-bp-break-barrier = Break Barrier with { $card }
option-bp-throw = Throw with { $card }
option-bp-search = Search with { $card }
option-bp-with = With { $card }
option-bp-target = Target { $piece }
option-bp-target-player = Target { $player }
option-bp-drive = Drive { $piece }
option-bp-discard = Discard { $card }
option-bp-set = Lay { $card } as a barrier
option-bp-attack-with = Attack with { $piece }
option-bp-block-with = Block { $attacker } with { $piece }
option-bp-done =
    { $what ->
        [attackers] Attack now with { $named }
        [no-attackers] No attackers
        [blockers] Done: { $named } against { $attacker }
        [no-blockers] Do not block { $attacker }
       *[neither] Done
    }
option-bp-make-driven = Drive { $piece }
option-bp-make-charged = Charge { $piece }
option-bp-take = Take { $card }
option-bp-draw-another = Draw a second card
option-bp-decline = No second card

verb-bp-with = As second key card
verb-bp-target = As target
verb-bp-drive = Drive to pay
verb-bp-discard = Discard
verb-bp-set = Lay as barrier
verb-bp-attack-with = Attack with it
verb-bp-block-with = Block with it
verb-bp-make-driven = Drive by Twist
verb-bp-make-charged = Charge by Twist
verb-bp-take = Take by Search
verb-bp-swap = Change places

## Reasons

refusal-bp-not-direct = { $action } comes about by itself; nobody requests it.
refusal-bp-not-main = { $action } needs your own turn and an empty stage.
refusal-bp-once-per-turn = { $action } is possible only once per turn.
refusal-bp-no-key = { $action } needs { $keys } as key card.
refusal-bp-no-target = there is nothing it could be aimed at now.
refusal-bp-not-your-chance = you do not hold the chance.
refusal-bp-not-in-hand = the card is not in your hand.
refusal-bp-no-barrier = the cost needs a charged barrier of yours.
refusal-bp-barrier-not-payable = only charged barriers of your own can pay, each once.
refusal-bp-no-life = you have too little life to pay.
refusal-bp-no-discard = you have no other card left to discard.
refusal-bp-key-not-discarded = this card is a key card of the request, or discarded already.
refusal-bp-key-twice = one card cannot be both key cards.
refusal-bp-target-opponent = { $action } is aimed at the opponent.
refusal-bp-target-soldier = { $action } is aimed at a soldier.
refusal-bp-target-character = { $action } is aimed at a character.
refusal-bp-target-keys = { $action } is aimed at a request with key cards on the stage.
refusal-bp-target-barrier = { $action } is aimed at a barrier.
refusal-bp-equip-no-joker = a Joker cannot be equipped.
refusal-bp-equip-same-suit = { $action } needs a soldier of your own with the same suit.
refusal-bp-discard-named = this card is among those you discard already.
refusal-bp-attacker-not-own = only your own characters attack for you.
refusal-bp-no-attacker-label = it is no attacker: barriers do not attack.
refusal-bp-driven-cannot-attack = it is driven; only charged soldiers attack.
refusal-bp-new-cannot-attack = it came this turn and has no haste.
refusal-bp-attacker-named = it is attacking already.
refusal-bp-one-attacker = only one attacker can be named.
refusal-bp-blocker-not-own = only characters of the player attacked can block.
refusal-bp-driven-cannot-block = it is driven; only charged characters block.
refusal-bp-blocks-already = it blocks an attacker already.
refusal-bp-barrier-blocks-alone = a barrier blocks alone, without company.
refusal-bp-one-blocker = only one blocker can be named here.
refusal-bp-no-swap = barriers keep their places.
refusal-bp-no-second-key = no second key card is asked for now.
refusal-bp-nothing-to-drive = no barrier has to be driven now.
refusal-bp-nothing-to-discard = no card has to be discarded now.
refusal-bp-no-barrier-due = no barrier is being laid now.
refusal-bp-no-attack-due = no attackers are being named now.
refusal-bp-no-block-due = no blockers are being named now.
refusal-bp-no-twist-due = no Twist asks for this now.
refusal-bp-no-search-due = no Search is going on.
refusal-bp-no-draw-due = no second card is offered now.
refusal-bp-must-end = on your turn with an empty stage you end the turn instead of passing.

## Places, characters, settings

zone-bp-life = Life
zone-bp-hand = Hand
zone-bp-graveyard = Graveyard
zone-bp-barriers = Barriers
zone-bp-soldiers = Soldiers
zone-bp-fog = Fog
zone-bp-stage = Stage
zone-bp-now = Now

kind-bp-common-soldier = common soldier
kind-bp-hero = hero
kind-bp-ace = ace
kind-bp-equipped-soldier = equipped soldier
kind-bp-barrier = barrier

label-bp-attacker = attacker
label-bp-haste = haste
label-bp-blocker = blocker
label-bp-mutual-strike = mutual strike

setting-bp-deck = Deck
value-bp-deck-full54 = all 54 cards
value-bp-deck-entry20 = 20 cards to begin with
value-bp-deck-entry16 = 16 cards to begin with
setting-bp-edition = Edition
value-bp-edition-sheet = as the sheet says
value-bp-edition-published = as published
setting-bp-throw_damage_suit = Throw counts
value-bp-throw_damage_suit-clubs = the ♣
value-bp-throw_damage_suit-spades = the ♠
setting-bp-triggered_actions = Triggered actions
value-bp-triggered_actions-by_speed = by their speed
value-bp-triggered_actions-never_on_stage = never on the stage

## Words of the table

table-bp-headline = Turn { $turn }: { $seat }
table-bp-chance = Chance: { $seat }
table-bp-graveyard-top = { $zone } { $count } ({ $card })
table-bp-hand-known = { $zone } { $count } (with { $cards })
table-bp-empty-stage = The stage is empty.
table-bp-request =
    { $count ->
        [0] { $seat }: { $action }
       *[other] { $seat }: { $action } { $keys }
    }
table-bp-request-aimed =
    { $count ->
        [0] { $seat }: { $action } → { $target }
       *[other] { $seat }: { $action } { $keys } → { $target }
    }
state-bp-charged = charged
state-bp-driven = driven
state-bp-new = new
state-bp-attacks = attacks
state-bp-blocks = blocks
state-bp-face-down = face down
spoken-bp-soldier = { $kind } { $cards }, number { $number }, { $states }
spoken-bp-barrier-known = barrier { $number } ({ $card }), { $states }
spoken-bp-barrier = barrier { $number }, { $states }
spoken-bp-labels = { $described }; { $labels }

## Help

help-bp-goal = Your face-down pile is your life and your draw pile at once. Damage puts cards from it into your graveyard. Whoever has no life left has lost.
help-bp-field = Lay barriers (any card, face down) and drive them to pay for soldiers. Soldiers attack; soldiers and barriers block. A charged character is upright and ready, a driven one ({ $driven }) is spent until your next turn.
help-bp-stage = Most actions wait on the stage. Whoever holds the chance may answer with quick magic (Up, Down, Twist, Counter, Search) or pass. When both pass one after the other, the request on top is carried out.
help-bp-battle = Blocked by soldiers, the lower number dies; equal numbers both die. A barrier that blocks dies, and kills an attacker of the same number, or any attacker if it is a Joker. Unblocked attackers deal damage by their number.
help-bp-turn = End your turn with End. The other player then charges, draws one card and may draw a second.
help-bp-signs = [♣7] or a heavy border: an option uses it · { $back } face down · { $driven } driven · =12 its number · +3 changed this turn · new: came this turn · ▲1 first attacker, ▼1 blocks it · ▶ who is asked
