# Battle Spirits Standard 1.0, in the terms of the rule manual.

game-battle-spirits = Battle Spirits
    .about = A duel of Spirits: Cores are your Life, pay for your cards and raise their levels. Standard format, with the six entry decks.

## Cards, Cores, costs

piece-bs =
    { $number ->
        [0] { $owner }{ $card }
       *[other] { $owner }{ $card } #{ $number }
    }
stats-bs =
    { $kind ->
        [nexus] Lv{ $level }
       *[spirit] Lv{ $level }, BP { $bp }
    }
fighter-bs = { $piece } ({ $stats })
cores-bs =
    { $soul ->
        [yes] { $count ->
            [one] the Soul Core
           *[other] { $count } Cores (with the Soul Core)
        }
       *[no] { $count ->
            [0] no Cores
            [one] 1 Core
           *[other] { $count } Cores
        }
    }
count-bs-colour = { $number } { $colour }
colour-bs-red = red
colour-bs-purple = purple
colour-bs-green = green
colour-bs-white = white
colour-bs-yellow = yellow
colour-bs-blue = blue
kind-bs-spirit = Spirit
    .short = Sp
kind-bs-nexus = Nexus
    .short = Nx
kind-bs-magic = Magic
    .short = Mg

sum-bs-cost = cost { $cost }
sum-bs-succession = { $sum } − { $number } ({ $colour }, Succession)
sum-bs-field = { $sum } − { $number } ({ $colour })
sum-bs-due = { $sum } = { $due }
price-bs =
    { $how ->
        [succession] pay { $due }, by Succession { $least }
       *[plain] pay { $due }
    }
level-bs =
    { $soul ->
        [yes] Lv{ $level }: ●{ $cores } or ◆
       *[no] Lv{ $level }: ●{ $cores }
    }{ $kind ->
        [spirit] {" "}BP { $bp }
       *[nexus] {""}
    }
fact-bs-colours = { $colours }
fact-bs-reduction = reduction { $symbols }
fact-bs-symbols = symbols { $symbols }
fact-bs-ex = { $count } EX
fact-bs-families = Family: { $families }
fact-bs-family = { $name }
detail-bs =
    { $facts }
    { $text }

outcome-bs =
    { $change ->
        [depleted] it is depleted
        [drops] it drops to Lv{ $level }
        [rises] it rises to Lv{ $level }
       *[keeps] it keeps Lv{ $level }
    }
source-bs-reserve = { $count } from the Reserve
source-bs-card = { $count } from { $piece }
source-bs-soul = the Soul Core
plan-bs-remove = remove { $cards }
plan-bs-pay = pay { $sources }
plan-bs-place = place { $sources } (Lv{ $level })
plan-bs-place-none = place none (Lv{ $level })
plan-bs-harm =
    { $change ->
        [depleted] { $piece } is depleted
       *[drops] { $piece } drops to Lv{ $level }
    }
plan-bs-harmless = no Lv is lost

## What happened

event-bs-shuffled = { $seat } shuffled the Deck.
event-bs-cores-laid = { $seat } began with { $number } Life.
event-bs-drew = { $seat } drew { $cards }.
event-bs-deck-empty = { $seat } had no card left to draw.
event-bs-won-throw = { $seat } won the throw.
event-bs-goes-first = { $seat } went first.
event-bs-kept = { $seat } kept the Hand.
event-bs-redrew = { $seat } put the Hand back to redraw.
event-bs-turn-begins = Turn { $number }: { $seat }
event-bs-step-starts = { $step }.
event-bs-step-ended = { $seat } ended the { $step }.
event-bs-core-gained = { $seat } gained { $cores } from the Void.
event-bs-cores-returned = { $seat } took { $cores } back from the Trash.
event-bs-refreshed =
    { $state ->
        [exhausted] Heavy Exhausted, now only exhausted: { $pieces }.
       *[refreshed] Refreshed: { $pieces }.
    }
event-bs-exhausted =
    { $how ->
        [heavy] { $piece } was Heavy Exhausted.
       *[plain] { $piece } was exhausted.
    }
event-bs-used = { $seat } revealed { $cards } to use it.
event-bs-removed = { $seat } removed { $cards } from the Trash for Succession.
event-bs-paid = { $seat } paid { $cores }.
event-bs-summoned = { $seat } summoned { $piece } with { $cores }.
event-bs-deployed =
    { $number ->
        [0] { $seat } deployed { $piece }.
       *[other] { $seat } deployed { $piece } with { $cores }.
    }
event-bs-magic-used =
    { $part ->
        [main] { $seat } used { $cards } (Main).
       *[flash] { $seat } used { $cards } (Flash).
    }
event-bs-magic-spent = { $cards } went to the Trash.
event-bs-activated =
    { $what ->
        [card] { $seat } activated { $cards }.
        [piece] The effect of { $piece } activated.
       *[effect] An effect of { $seat } activated.
    }
event-bs-rearranged =
    { $count ->
        [0] { $seat } moved { $number ->
            [one] 1 Core
           *[other] { $number } Cores
        }.
       *[other] { $seat } moved Cores: { $changed }.
    }
rearranged-bs = { $piece } now has { $cores }
event-bs-cores-moved =
    { $onto ->
        [card] An effect put { $cores } onto { $piece }.
       *[place] An effect moved { $cores } of { $seat }.
    }
event-bs-cores-taken = An effect took { $cores } from { $piece }.
event-bs-attacks = { $seat } attacked with { $piece }.
event-bs-blocks = { $seat } blocked with { $piece }.
event-bs-no-block = { $seat } did not block.
event-bs-declined = { $seat } used no Flash effect.
event-bs-both-declined = Nobody used a Flash effect.
event-bs-compared = { $piece } has BP { $bp }.
event-bs-compared-both = BP { $bp } ({ $attacker }) against BP { $other } ({ $blocker }).
event-bs-life-reduced = { $seat } lost { $number } Life; { $left } left.
event-bs-life-safe = The attack of { $piece } took no Life.
event-bs-battle-ends = The battle ended.
event-bs-destroyed =
    { $cause ->
        [battle] { $piece } was destroyed in battle.
        [effect] { $piece } was destroyed by { $whose }effect.
        [bp-zero] { $piece } was destroyed at BP 0 by { $whose }effect.
       *[rules] { $piece } was destroyed.
    }
event-bs-depleted = { $piece } was depleted.
event-bs-returned = { $piece } is to leave the Field.
event-bs-left-field =
    { $fate ->
        [hand] { $piece } returned to the Hand.
        [deck-bottom] { $piece } went to the bottom of the Deck.
        [deck-top] { $piece } went on top of the Deck.
        [removed] { $piece } was removed from the game.
       *[trash] { $piece } went to the Trash.
    }
event-bs-put =
    { $place ->
        [hand] { $seat } took { $cards } into the Hand.
        [trash] { $seat } put { $cards } into the Trash.
        [removed] { $seat } removed { $cards } from the game.
        [deck-top] { $seat } put { $cards } on top of the Deck.
       *[deck-bottom] { $seat } put { $cards } on the bottom of the Deck.
    }
event-bs-opened = { $seat } revealed { $cards } from the Deck.
event-bs-discarded-from-deck = { $cards } went from the Deck of { $seat } to the Trash.
event-bs-named-colour = { $seat } named { $colour }.

result-no-life = { $losers } had no Life left.
result-empty-deck = { $losers } began a turn with an empty Deck.

## Questions

question-bs-turn-order =
    { $who ->
        [you] You won the throw. Do you go first or second?
       *[other] { $seat } chooses who goes first.
    }
question-bs-redraw =
    { $who ->
        [you] Do you keep this Hand? You may redraw once.
       *[other] { $seat } may redraw the Hand.
    }
question-bs-main =
    { $who ->
        [you] { $step ->
            [second-main] Your second Main Step: what do you do?
           *[main] Your Main Step: what do you do?
        }
       *[other] { $seat } acts in the Main Step.
    }
question-bs-attack =
    { $who ->
        [you] Your Attack Step: who attacks?
       *[other] { $seat } chooses an attacker.
    }
question-bs-flash =
    { $who ->
        [you] Flash Timing{ $here ->
            [blocked] , { $attacker } against { $blocker }
            [yes] , { $attacker } attacks
           *[no] {""}
        }: do you use a Flash effect?
       *[other] { $seat } may use a Flash effect.
    }
question-bs-block =
    { $who ->
        [you] { $here ->
            [yes] { $attacker } attacks for { $symbols } Life: who blocks?
           *[no] The attacker has left: who blocks?
        }
       *[other] { $seat } chooses a blocker.
    }
question-bs-exhaust-another =
    { $who ->
        [you] To block you must exhaust another Spirit: which one?
       *[other] { $seat } exhausts another Spirit to block.
    }
question-bs-pay =
    { $who ->
        [you] { $what ->
            [card] { $card }: { $sum }. Pay { $left } more; which Core next?
            [soul] { $card }: pay the Soul Core.
            [free] { $card }: nothing to pay.
           *[effect] An effect wants { $left } more to be paid; which Core next?
        }
       *[other] { $seat } pays Cores.
    }
question-bs-place =
    { $who ->
        [you] { $card } ({ $levels }), { $placed } placed: { $level ->
            [0] not yet Lv1; which Core next?
           *[other] Lv{ $level }. Any more?
        }
       *[other] { $seat } places Cores.
    }
question-bs-remove =
    { $who ->
        [you] { $card }: { $sum }. Remove EX cards from your Trash (Succession)?
       *[other] { $seat } pays by Succession.
    }
question-bs-move =
    { $who ->
        [you] Which Core moves{ $moved ->
            [0] ? In this order: Reserve, your cards from the left, the Soul Core.
           *[other] {" "}next? { $moved } moved so far.
        }
       *[other] { $seat } moves Cores.
    }
question-bs-move-to =
    { $who ->
        [you] { $what ->
            [reserve] A Core from the Reserve: where to?
            [soul] The Soul Core: where to?
           *[card] A Core from { $piece }: where to?
        }
       *[other] { $seat } moves Cores.
    }
question-bs-choose =
    { $who ->
        [you] { $card }: choose { $left ->
            [one] one.
           *[other] { $left } more.
        }
       *[other] { $seat } chooses for { $card }.
    }
question-bs-pick-hand =
    { $who ->
        [you] { $card }: which card of your Hand?
       *[other] { $seat } picks cards of the Hand for { $card }.
    }
question-bs-pick-trash =
    { $who ->
        [you] { $card }: which card in the Trash?
       *[other] { $seat } picks cards in the Trash for { $card }.
    }
question-bs-pick-open =
    { $who ->
        [you] { $card }: which of the revealed cards?
       *[other] { $seat } picks among the revealed cards for { $card }.
    }
question-bs-pick-deck =
    { $who ->
        [you] { $card }: which card of the Deck?
       *[other] { $seat } picks cards of the Deck for { $card }.
    }
question-bs-pick-removed =
    { $who ->
        [you] { $card }: which card that is removed from the game?
       *[other] { $seat } picks removed cards for { $card }.
    }
question-bs-pick-anywhere =
    { $who ->
        [you] { $card }: which card?
       *[other] { $seat } picks cards for { $card }.
    }
question-bs-how-many =
    { $who ->
        [you] { $card }: how many Cores?
       *[other] { $seat } chooses how many Cores move.
    }
question-bs-give-core =
    { $who ->
        [you] { $card } takes Cores: which of yours goes? { $left } more.
       *[other] { $seat } names the Cores that { $card } takes.
    }
question-bs-spread =
    { $who ->
        [you] { $card }: which card gets the next Core? { $left } more, from left to right.
       *[other] { $seat } names the cards that get Cores from { $card }.
    }
question-bs-spread-soul =
    { $who ->
        [you] { $card }: which card gets the Soul Core?
       *[other] { $seat } names the card that gets the Soul Core from { $card }.
    }
question-bs-soul-among =
    { $who ->
        [you] { $card } moves Cores: is the Soul Core one of them?
       *[other] { $seat } says whether { $card } moves the Soul Core.
    }
question-bs-which-effect =
    { $who ->
        [you] { $card }: which effect is activated?
       *[other] { $seat } names the effect that { $card } activates.
    }
question-bs-order =
    { $who ->
        [you] Several effects activate together: which one resolves next?
       *[other] { $seat } orders the effects that activate together.
    }
question-bs-copy =
    { $who ->
        [you] Only one copy of this Unstackable effect holds: which one?
       *[other] { $seat } names the copy of an Unstackable effect that holds.
    }
question-bs-put-order =
    { $who ->
        [you] Which card do you put back next?
       *[other] { $seat } puts cards back in an order.
    }
question-bs-colour =
    { $who ->
        [you] { $card }: name a colour.
       *[other] { $seat } names a colour.
    }

## Options

option-bs-go-first = Go first
option-bs-go-second = Go second
option-bs-keep = Keep the Hand
option-bs-redraw = Put it back and redraw
option-bs-end-step =
    { $step ->
        [only-main] End the turn (no attacks on the first turn)
        [main] On to the Attack Step
        [attack] No more attacks
       *[second-main] End the turn
    }
option-bs-summon = Summon { $card } ({ $price })
option-bs-deploy = Deploy { $card } ({ $price })
option-bs-use-main = Use { $card }, Main ({ $price })
option-bs-use-flash = Use { $card }, Flash ({ $price })
option-bs-use-main-soul = Use { $card }, Main, for the Soul Core
option-bs-use-flash-soul = Use { $card }, Flash, for the Soul Core
option-bs-activate =
    { $several ->
        [yes] Activate { $card }, effect { $number }
       *[no] Activate { $card }
    }
option-bs-move-cores = Move Cores
option-bs-attack = Attack with { $card } ({ $stats })
option-bs-block = Block with { $card } ({ $stats })
option-bs-pass =
    { $what ->
        [block] Do not block
       *[flash] Use nothing
    }
option-bs-exhaust = Exhaust { $card }
option-bs-pay = From { $piece }: { $outcome }
option-bs-pay-reserve = From the Reserve ({ $left } left)
option-bs-pay-soul =
    { $soul ->
        [card] The Soul Core from { $piece }: { $outcome }
       *[reserve] The Soul Core from the Reserve
    }
option-bs-place =
    { $level ->
        [0] From { $piece }: { $outcome }
       *[other] From { $piece }: { $outcome } → Lv{ $level }
    }
option-bs-place-reserve =
    { $level ->
        [0] From the Reserve ({ $left } left)
       *[other] From the Reserve ({ $left } left) → Lv{ $level }
    }
option-bs-place-soul =
    { $soul ->
        [card] The Soul Core from { $piece }: { $outcome } → Lv{ $level }
       *[reserve] The Soul Core from the Reserve → Lv{ $level }
    }
option-bs-done-placing =
    { $placed ->
        [0] No Cores on it: Lv{ $level }
       *[other] That is enough: Lv{ $level }
    }
option-bs-done-moving = Done: { $moved ->
        [one] 1 Core moves
       *[other] { $moved } Cores move
    }
option-bs-remove = Remove { $card } (then pay { $due })
option-bs-no-more = Remove no more: pay { $due }
option-bs-move = From { $piece }: { $outcome }
option-bs-move-reserve = From the Reserve ({ $left } left)
option-bs-move-soul =
    { $soul ->
        [card] The Soul Core from { $piece }: { $outcome }
       *[reserve] The Soul Core from the Reserve
    }
option-bs-to = Onto { $piece }: { $outcome }
option-bs-to-reserve = Into the Reserve
option-bs-give = A Core from { $piece }: { $outcome }
option-bs-give-soul = The Soul Core from { $piece }: { $outcome }
option-bs-soul-stays = Only other Cores
option-bs-soul-goes = The Soul Core is one of them
option-bs-amount = { $cores }
option-bs-put = { $card }
option-bs-resolve =
    { $what ->
        [card] { $several ->
            [yes] { $card } ({ $number })
           *[no] { $card }
        }
       *[effect] Effect { $number }
    }
option-bs-colour = { $colour }

verb-bs-summon = Summon
verb-bs-deploy = Deploy
verb-bs-use-main = Use its Main effect
verb-bs-use-flash = Use its Flash effect
verb-bs-use-main-soul = Use Main for the Soul Core
verb-bs-use-flash-soul = Use Flash for the Soul Core
verb-bs-activate = Activate its effect
verb-bs-attack = Attack with it
verb-bs-block = Block with it
verb-bs-pay = Pay with its Cores
verb-bs-place = Place its Cores
verb-bs-remove = Remove it for Succession
verb-bs-move = Move its Cores
verb-bs-to = Move Cores onto it
verb-bs-give = Give up a Core of it
verb-bs-give-soul = Give up its Soul Core
verb-bs-exhaust = Exhaust it to block
verb-bs-put = Put it back
verb-bs-resolve = Resolve its effect
verb-bs-move-cores = Move Cores

## Reasons

refusal-bs-not-in-hand = only cards in your Hand can be used.
refusal-bs-not-a-spirit = only Spirits are summoned.
refusal-bs-not-a-nexus = only Nexuses are deployed.
refusal-bs-not-a-magic = only Magic cards are used like this.
refusal-bs-no-main-effect = this Magic has no Main effect.
refusal-bs-no-flash-effect = this Magic has no Flash effect.
refusal-bs-not-main-step = this is possible only in your Main Step.
refusal-bs-not-your-turn = it is not your turn.
refusal-bs-main-only = a Main effect is used only in your Main Step.
refusal-bs-no-main-in-flash = in a Flash Timing no Main effect can be used.
refusal-bs-no-flash-now = a Flash effect is used in your Main Step, or in a Flash Timing when it is your chance.
refusal-bs-no-flash-timing = there is no Flash Timing now: no battle is going on.
refusal-bs-cannot-pay = your Cores do not suffice to pay for it.
refusal-bs-no-cores-for-lv1 = after paying, no Cores would be left to hold its Lv1.
refusal-bs-no-soul-magic = the card has no Soul Magic.
refusal-bs-no-symbol = Soul Magic needs a symbol of its colour on your Field.
refusal-bs-no-soul-core = the Soul Core is neither in your Reserve nor on a card of yours.
refusal-bs-name-used = an effect of this name was used this turn already.
refusal-bs-not-in-main-step = this effect cannot be used in the Main Step.
refusal-bs-no-such-ability = the card has no effect that is activated at will.
refusal-bs-wrong-level = the effect does not work at its present Lv.
refusal-bs-wrong-period = this is not the time that the effect names.
refusal-bs-wrong-zone = the effect does not work from where the card is.
refusal-bs-not-yours = the card is not yours.
refusal-bs-is-pending = the card is on its way out.
refusal-bs-condition-fails = the condition of the effect is not met.
refusal-bs-cost-fails = what the effect asks for first cannot be done in full.
refusal-bs-moved-already = you have just moved Cores; do something else first.
refusal-bs-nothing-to-move = there is no card or no Core for it.
refusal-bs-used-this-turn = it was used this turn already.
refusal-bs-used-this-battle = it was used in this battle already.
refusal-bs-nexus-cannot-fight = only Spirits attack and block.
refusal-bs-is-exhausted = it is exhausted.
refusal-bs-is-heavy-exhausted = it is Heavy Exhausted.
refusal-bs-one-attack-at-a-time = one attack at a time: this battle comes first.
refusal-bs-one-blocker = a Spirit blocks already; there is only one blocker.
refusal-bs-not-your-spirit = you attack with Spirits of your own, on your turn.
refusal-bs-not-attack-step = attacks are declared in the Attack Step.
refusal-bs-cannot-attack = an effect says that it cannot attack.
refusal-bs-another-first = another Spirit has to attack first.
refusal-bs-tax-unpaid = what an effect demands for it cannot be paid.
refusal-bs-no-battle = there is nothing to block now.
refusal-bs-not-defending = only Spirits of the player attacked can block.
refusal-bs-cannot-block = an effect says that it cannot block this attack.
refusal-bs-another-blocks = another Spirit has to block.
refusal-bs-must-block = a Spirit has to block.
refusal-bs-must-attack = a Spirit has to attack before the step ends.
refusal-bs-nothing-to-choose = nothing is to be chosen now.
refusal-bs-not-a-candidate = the effect cannot choose it.
refusal-bs-nothing-to-pay = nothing is to be paid now.
refusal-bs-nothing-to-place = no Cores are to be placed now.
refusal-bs-nothing-to-remove = Succession removes nothing now.
refusal-bs-no-ex-symbol = it has no EX symbol.
refusal-bs-enough-removed = no more cards may be removed than there are reduction symbols.
refusal-bs-not-in-trash = only a card of your own Trash that you have not named yet can be removed.
refusal-bs-leaves-too-much = with this card among them, what you may still remove does not bring the cost down to what you can pay.
refusal-bs-other-colour = its EX symbol is not of a colour that is reduced.
refusal-bs-not-moving = no Cores are being moved now.
refusal-bs-no-core-there = no Core that could still be moved lies there.
refusal-bs-cores-stay = Cores would be missing on a card that must keep them.
refusal-bs-lies-there = the Core lies there already, or none can be put there.
refusal-bs-core-then-place = first name a Core, then where it goes.
refusal-bs-nothing-to-give = no Core is to be given up now.
refusal-bs-nothing-to-exhaust = nothing is to be exhausted for a block now.
refusal-bs-nothing-to-order = no cards are being put back now.
refusal-bs-nothing-to-resolve = there is no order to be named now.
refusal-bs-not-a-source = Cores come from your Reserve and from your cards, in their order.
refusal-bs-earlier-source = Cores are named in order: the Reserve, your cards from left to right, the Soul Core; this one comes earlier, or leaves too few.
refusal-bs-not-asked = this is not what you are asked now.
refusal-bs-deck-too-small = a Deck has at least 40 cards.
refusal-bs-too-many-of-a-name = a Deck has at most 3 cards of one name.
refusal-bs-not-standard = the card is not made for the Standard format.
refusal-bs-wrong-block = the block icon of the card is not in season.

## Places, steps, settings

zone-bs-deck = Deck
zone-bs-hand = Hand
zone-bs-trash = Trash
zone-bs-open = Revealed
zone-bs-removed = Removed
zone-bs-use = In use
zone-bs-field = Field
zone-bs-life = Life
zone-bs-reserve = Reserve

step-bs-start = Start Step
    .about = The turn begins. Whoever has an empty Deck now has lost.
step-bs-core = Core Step
    .about = One Core from the Void into your Reserve; not on the first turn.
step-bs-draw = Draw Step
    .about = Draw a card.
step-bs-refresh = Refresh Step
    .about = Your exhausted cards stand up again, and the Cores in your Trash return to the Reserve.
step-bs-main = Main Step
    .about = Summon, deploy, use Magic, activate effects and move Cores, as often as you like.
step-bs-attack = Attack Step
    .about = Attack with one Spirit after the other; not on the first turn.
step-bs-second-main = Second Main Step
    .about = Once more all that the Main Step allows; not on the first turn.
step-bs-end = End Step
    .about = What holds for the turn ends, and the opponent is next.

setting-bs-first = First player
value-bs-first-random_chooser_chooses = whoever wins the throw chooses
value-bs-first-A = seat A
value-bs-first-B = seat B
setting-bs-trial_cards = Cards for trying out rules
value-bs-trial_cards-no = not in decks
value-bs-trial_cards-yes = allowed in decks

## Words of the table

table-bs-headline = Turn { $turn }: { $seat }
table-bs-cores = Cores
table-bs-core-place = { $place } { $cores }
table-bs-spirits = Spirits
table-bs-nexuses = Nexuses
table-bs-battle = Battle
table-bs-attacks = { $piece } attacks
table-bs-blocks = { $piece } blocks
table-bs-attacker-gone = the attacker has left the Field
table-bs-known = { $zone } { $count } (with { $cards })
state-bs-refreshed = refreshed
state-bs-exhausted = exhausted
state-bs-heavy-exhausted = Heavy Exhausted
state-bs-attacking = attacking
state-bs-blocking = blocking
state-bs-unleashed = in the Super Unleash state
state-bs-pending = on its way out
symbols-bs =
    { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    }
spoken-bs-field = { $card }, { $kind }, { $stats }, { $cores }, { $symbols }, { $states }
spoken-bs-hand = { $card }, { $kind }, { $sum }

## Help

help-bs-goal = Whoever has no Life left, or begins a turn with an empty Deck, has lost. You start with five Cores as Life and four in the Reserve, one of which is the Soul Core ({ $soul }).
help-bs-cores = Cores do everything: they are your Life, they pay costs, and they lie on your cards and raise their levels. Paid Cores go to the Trash and come back in your Refresh Step. Life that you lose goes to your Reserve, so whoever is behind has more to spend.
help-bs-paying = A card costs its number, less one for every symbol on your Field in the colour of its reduction symbols. Pay with Cores from the Reserve or from your cards; then put Cores on the new card, at least enough for Lv1. Key p pays as proposed. A card whose Cores no longer hold Lv1 is depleted and goes to the Trash.
help-bs-battle = An attacking Spirit is exhausted. Unblocked it takes one Life for each of its symbols. Blocked, the lower BP is destroyed, and equal BP destroy both. Exhausted Spirits can neither attack nor block.
help-bs-flash = In a battle there is a Flash Timing after the attack, and another after a block. The defender may use a Flash effect first, then both in turn, until both decline one after the other.
help-bs-special = Super Unleash: the Soul Core alone holds that Lv. Succession: remove cards with EX symbols from your Trash to lower a cost. Soul Magic: with a symbol of its colour on your Field the Soul Core alone pays.
help-bs-signs = [Gen-Bo] or a heavy border: an option uses it · Sp5→3 a Spirit of cost 5, for which you would pay 3 now (Nx Nexus, Mg Magic) · { $core }3{ $soul } three Cores and the Soul Core · Lv2 5000 level and BP, ↑ ↓ changed · ×2 two symbols · ✦ Super Unleash · { $driven } exhausted, { $driven }{ $driven } Heavy Exhausted · ▲ attacks, ▼ blocks · ▶ who is asked
help-bs-steps = The steps of a turn
