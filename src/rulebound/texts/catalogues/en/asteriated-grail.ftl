# Asteriated Grail, 10th anniversary edition. The words are those of the rulings: camp, Grail, gem, crystal,
# Holy Light, Holy Shield, Magic Bullet, burst, overflow, start-up.

game-asteriated-grail = Asteriated Grail
    .about = Two camps of two, three or four characters: attack, use magic, gather stones for Grails. Five Grails win, and so does the other camp’s morale at 0. Choose how many play; bots take the other seats.

## Names

seat-ag = { $character } { $name }
seat-ag-nobody = nobody
owner-ag = { $seat }’s{" "}
skill-ag = { $name }
character-ag = { $name }
text-ag = { $text }
camp-ag-red = Red
camp-ag-blue = Blue
element-ag-earth = earth
element-ag-water = water
element-ag-fire = fire
element-ag-wind = wind
element-ag-thunder = thunder
element-ag-light = light
element-ag-dark = dark
fate-ag-holy = holy
fate-ag-blood = blood
fate-ag-tech = tech
fate-ag-chant = chant
fate-ag-phantom = phantom
fate-ag-none = no fate

card-ag-named = { $name }
card-ag-bearing = { $card } [{ $skills }]
card-ag-earth-slash =
    { $more ->
        [2] Earth Slash ({ $fate } II)
       *[other] Earth Slash ({ $fate })
    }
card-ag-water-slash =
    { $more ->
        [2] Water Slash ({ $fate } II)
       *[other] Water Slash ({ $fate })
    }
card-ag-fire-slash =
    { $more ->
        [2] Fire Slash ({ $fate } II)
       *[other] Fire Slash ({ $fate })
    }
card-ag-wind-slash =
    { $more ->
        [2] Wind Slash ({ $fate } II)
       *[other] Wind Slash ({ $fate })
    }
card-ag-thunder-slash =
    { $more ->
        [2] Thunder Slash ({ $fate } II)
       *[other] Thunder Slash ({ $fate })
    }
card-ag-dark-slash =
    { $more ->
        [2] Dark Extinction ({ $fate } II)
       *[other] Dark Extinction ({ $fate })
    }
card-ag-light =
    { $more ->
        [2] Holy Light ({ $fate } II)
       *[other] Holy Light ({ $fate })
    }
card-ag-shield = Holy Shield ({ $element }, { $fate })
card-ag-weakness = Weakness ({ $element }, { $fate })
card-ag-poison = Poison ({ $element }, { $fate })
card-ag-bullet = Magic Bullet ({ $element }, { $fate })

effect-ag-poison = Poison
effect-ag-weakness = Weakness
effect-ag-shield = Holy Shield
piece-ag = { $effect } before { $seat }
token-ag = { $name }
token-ag-yellow = yellow token
token-ag-blue = blue token
token-ag-covers = covers

kind-ag-passive = passive
kind-ag-response = response
kind-ag-startup = start-up
kind-ag-magic = magic
kind-ag-unique = unique, on cards
price-ag-x = X energy
price-ag =
    { $gems ->
        [0] { $crystals ->
            [one] 1 crystal
           *[other] { $crystals } crystals
        }
        [one] { $crystals ->
            [0] 1 gem
            [one] 1 gem and 1 crystal
           *[other] 1 gem and { $crystals } crystals
        }
       *[other] { $crystals ->
            [0] { $gems } gems
            [one] { $gems } gems and 1 crystal
           *[other] { $gems } gems and { $crystals } crystals
        }
    }
point-ag = point { $sign }
phase-ag-init = start of the game
phase-ag-pre-turn = before the turn
phase-ag-turn-start = start of the turn
phase-ag-pre-action = before the action phase
phase-ag-action-start = start of the action phase
phase-ag-action = action phase
phase-ag-action-end = end of an action
phase-ag-extra = after an action
phase-ag-turn-end = end of the turn

sheet-ag-character = { $name } · fate: { $fate } · { $stars } stars
sheet-ag-limits = { $limits }
limit-ag =
    { $count ->
        [-1] { $token } without limit
       *[other] { $token } up to { $count }
    }
limit-ag-form = form: { $form }
limit-ag-card = exclusive card: { $card }
sheet-ag-skill =
    { $skill } ({ $kind }{ $costs ->
        [yes] , { $price }
       *[no] {""}
    }{ $often ->
        [once] , once a turn
       *[any] {""}
    }{ $count ->
        [0] {""}
       *[other] ; { $points }
    }): { $text }
detail-ag-unique = { $skill }: { $text }
detail-ag-skills = Skills: { $skills }.

## What happened

event-ag-camp = { $seat } is in the { $camp } camp.
event-ag-camps = Red camp: { $red }. Blue camp: { $blue }.
event-ag-first-player = { $seat } goes first.
event-ag-pool = Characters to choose from: { $cards }.
event-ag-picked =
    { $count ->
        [0] { $seat } picked a character.
       *[other] { $seat } picked { $cards }.
    }
event-ag-banned = { $seat } banned { $cards }.
event-ag-character = { $seat } plays { $cards }.
event-ag-characters = The characters: { $seats }.
event-ag-drew = { $seat } drew { $cards }.
event-ag-turn = Turn { $number }: { $seat }
event-ag-phase = The phase: { $phase }.
event-ag-action-over = The action of { $seat } is over.
event-ag-skill-used = { $seat } used { $skill }.
event-ag-skill-used-on = { $seat } used { $skill } on { $targets }.
event-ag-targeted = { $skill } concerns { $seat }.
event-ag-energy-spent = { $seat } spent { $number } energy.
event-ag-energy-gained = { $seat } gained { $number } energy.
event-ag-energy-lost = { $seat } lost { $number } energy.
event-ag-energy-turned =
    { $number ->
        [one] A gem of { $seat } became a crystal.
       *[other] { $number } gems of { $seat } became crystals.
    }
event-ag-covered = { $owner }{ $what }: { $cards } added.
event-ag-uncovered = { $owner }{ $what }: { $cards } removed.
event-ag-cover-taken = { $seat } took { $cards } from the { $what } into the hand.
event-ag-card-used = { $seat } used { $cards }.
event-ag-discarded = { $seat } discarded { $cards }.
event-ag-exchanged =
    { $count ->
        [0] { $seat } could not act and exchanged the hand.
       *[other] { $seat } could not act and exchanged the hand: { $cards }.
    }
event-ag-attacked =
    { $how ->
        [card] { $seat } attacked { $other } with { $cards }.
        [other] { $seat } attacked { $other } with { $cards } as { $element }.
       *[bare] { $seat } made a { $element } attack on { $other }.
    }
event-ag-countered =
    { $how ->
        [card] { $seat } countered with { $cards }, at { $other }.
        [other] { $seat } countered with { $cards } as { $element }, at { $other }.
       *[bare] { $seat } made a { $element } counter at { $other }.
    }
event-ag-hit = { $seat } hit { $other }: { $number } damage.
event-ag-missed = The attack of { $seat } on { $other } missed.
event-ag-redirected = The attack now goes to { $seat }.
event-ag-holy-light = { $seat } warded it off with { $cards }.
event-ag-magic = { $seat } used { $cards } on { $other }.
event-ag-placed =
    { $own ->
        [yes] { $effect } lies before { $seat } now.
       *[no] { $other } placed { $effect } before { $seat }.
    }
event-ag-effect-gone = { $effect } before { $seat } is gone.
event-ag-effect-taken = { $seat } took { $effect } from before { $other } into the hand.
event-ag-effect-moved = { $effect } moved from { $other } to { $seat }.
event-ag-magic-bullet =
    { $how ->
        [first] { $seat } used { $cards }.
       *[on] { $seat } passed the Magic Bullet on with { $cards }.
    }
event-ag-bullet-flies = The Magic Bullet flies from { $seat } to { $other }: { $number } damage.
event-ag-bullet-over = The Magic Bullet ended at { $seat }.
event-ag-dealt = { $other } dealt { $seat } { $number } damage.
event-ag-dealt-oneself =
    { $who ->
        [you] { $seat } dealt yourself { $number } damage.
       *[other] { $seat } dealt itself { $number } damage.
    }
event-ag-taken = { $seat } took { $number } damage.
event-ag-healed = { $seat } used { $number } heal against the damage.
event-ag-heal-gained =
    { $where ->
        [card] { $effect } gained { $number } heal.
       *[seat] { $seat } gained { $number } heal.
    }
event-ag-heal-lost =
    { $where ->
        [card] { $effect } lost { $number } heal.
       *[seat] { $seat } lost { $number } heal.
    }
event-ag-heal-overflow = { $number } heal of { $seat } overflowed.
event-ag-yellow-gained = { $seat } gained { $what } ×{ $number }.
event-ag-yellow-lost = { $seat } lost { $what } ×{ $number }.
event-ag-blue-gained = { $seat } gained { $what } ×{ $number }.
event-ag-blue-lost = { $seat } lost { $what } ×{ $number }.
event-ag-tapped =
    { $known ->
        [yes] { $seat } took on a form: { $form }.
       *[no] { $seat } was tapped.
    }
event-ag-untapped =
    { $known ->
        [yes] { $seat } left the form: { $form }.
       *[no] { $seat } was untapped.
    }
event-ag-burst = { $seat } burst and laid aside { $cards }.
event-ag-morale-lost = { $camp } lost { $number } morale.
event-ag-morale-gained = { $camp } gained { $number } morale.
event-ag-gems-gained =
    { $number ->
        [one] { $camp } gained a gem.
       *[other] { $camp } gained { $number } gems.
    }
event-ag-crystals-gained =
    { $number ->
        [one] { $camp } gained a crystal.
       *[other] { $camp } gained { $number } crystals.
    }
event-ag-crystals-turned =
    { $number ->
        [one] A crystal of { $camp } became a gem.
       *[other] { $number } crystals of { $camp } became gems.
    }
event-ag-stones-spent =
    { $number ->
        [one] { $camp } gave up a stone.
       *[other] { $camp } gave up { $number } stones.
    }
event-ag-grail-gained = { $camp } gained a Grail: { $number } now.
event-ag-bought = { $seat } bought.
event-ag-synthesised = { $seat } synthesised a Grail.
event-ag-refined = { $seat } gained { $number } energy by refining.
event-ag-extra-action =
    { $kind ->
        [attack] { $seat } gets an extra Attack Action.
        [magic] { $seat } gets an extra Magic Action.
       *[either] { $seat } gets an extra Attack or Magic Action.
    }
event-ag-extra-turn = { $seat } gets an extra turn.
event-ag-skipped = { $seat } skipped the action phase.
event-ag-gave = { $seat } gave { $cards } to { $other }.
event-ag-took =
    { $aimed ->
        [yes] { $seat } took { $cards } from { $other }.
       *[no] { $seat } took { $cards } into the hand.
    }
event-ag-picked-up = { $seat } took { $cards } from the discard pile into the hand.
event-ag-shown = { $seat } showed { $cards }.
event-ag-blade-taken = { $seat } took { $cards } into the hand.
event-ag-blade-gone = { $seat } gave { $cards } back.
event-ag-reshuffled =
    { $number ->
        [one] The discard pile became the new deck: 1 card.
       *[other] The discard pile became the new deck: { $number } cards.
    }
event-ag-game-over = The { $camp } camp won: { $winners }.

result-morale = The other camp has no morale left: { $camp } won.
result-grails = { $camp } has five Grails and won.

## Questions

question-ag-pick-character =
    { $who ->
        [you] { $own ->
            [yes] Which character do you play?
           *[no] Which character does { $player } play?
        }
       *[other] { $seat } picks a character.
    }
question-ag-ban =
    { $who ->
        [you] Which character do you ban?
       *[other] { $seat } bans a character.
    }
question-ag-insert-ban =
    { $who ->
        [you] Once you may ban a character just before the other captain picks. Now?
       *[other] { $seat } may ban a character.
    }
question-ag-weakened =
    { $who ->
        [you] Weakness or a bind: do you draw and act, or skip the action phase?
       *[other] { $seat } chooses to draw or to skip the action phase.
    }
question-ag-stuck =
    { $who ->
        [you] You cannot act: exchange the hand before the start-up?
       *[other] { $seat } cannot act.
    }
question-ag-startup =
    { $who ->
        [you] Do you use a start-up?
       *[other] { $seat } may use a start-up.
    }
question-ag-act =
    { $who ->
        [you] Your action: attack, magic, or a special action?
       *[other] { $seat } chooses an action.
    }
question-ag-extra =
    { $who ->
        [you] { $kind ->
            [attack] Your extra Attack Action{ $count ->
                [0] {""}
               *[other] {" "}({ $only } only)
            }, by { $skill }:
            [magic] Your extra Magic Action, by { $skill }:
           *[either] Your extra Attack or Magic Action, by { $skill }:
        }
       *[other] { $seat } has an extra action.
    }
question-ag-which-extra =
    { $who ->
        [you] Which extra action do you take next?
       *[other] { $seat } chooses an extra action.
    }
question-ag-respond =
    { $who ->
        [you] { $by ->
            [skill] Do you use { $skill }?
           *[rules] Which skill do you use?
        }
       *[other] { $seat } may use a skill.
    }
question-ag-name-card =
    { $who ->
        [you] { $skill }: which card?
       *[other] { $seat } names cards for { $skill }.
    }
question-ag-name-cover =
    { $who ->
        [you] { $skill }: which of the { $what }?
       *[other] { $seat } names { $what } for { $skill }.
    }
question-ag-name-target =
    { $who ->
        [you] { $skill }: which character?
       *[other] { $seat } names a character for { $skill }.
    }
question-ag-name-number =
    { $who ->
        [you] { $skill }: how much?
       *[other] { $seat } names a number for { $skill }.
    }
question-ag-name-mode =
    { $who ->
        [you] { $skill }: in which way?
       *[other] { $seat } chooses how to use { $skill }.
    }
question-ag-name-effect =
    { $who ->
        [you] { $skill }: which effect?
       *[other] { $seat } names an effect for { $skill }.
    }
question-ag-pay =
    { $who ->
        [you] { $skill }: how many gems do you pay with?
       *[other] { $seat } pays for { $skill }.
    }
question-ag-skill =
    { $who ->
        [you] { $skill }: what do you choose?
       *[other] { $seat } answers for { $skill }.
    }
question-ag-attack-target =
    { $who ->
        [you] { $card }: whom do you attack, and how?
       *[other] { $seat } attacks.
    }
question-ag-counter-target =
    { $who ->
        [you] { $card }: at whom do you counter?
       *[other] { $seat } counters.
    }
question-ag-magic-target =
    { $who ->
        [you] { $card }: before whom?
       *[other] { $seat } uses a magic card.
    }
question-ag-defend =
    { $who ->
        [you] { $other } attacks you{ $known ->
            [yes] {" "}({ $element }, { $number } damage)
           *[no] {""}
        }: what do you do?
       *[other] { $seat } answers the attack.
    }
question-ag-bullet =
    { $who ->
        [you] A Magic Bullet from { $other } ({ $number } damage): what do you do?
       *[other] { $seat } answers the Magic Bullet.
    }
question-ag-heal =
    { $who ->
        [you] { $number } damage: how much of your { $heal } heal do you use?
       *[other] { $seat } may use heal.
    }
question-ag-burst =
    { $who ->
        [you] You hold { $hand } cards, { $limit } are allowed: discard { $left ->
            [one] one.
           *[other] { $left } more.
        }
       *[other] { $seat } bursts and discards.
    }
question-ag-discard =
    { $who ->
        [you] { $by ->
            [skill] { $skill }: discard { $left ->
                [one] a card.
               *[other] { $left } cards.
            }
           *[rules] Discard { $left ->
                [one] a card.
               *[other] { $left } cards.
            }
        }
       *[other] { $seat } discards.
    }
question-ag-give =
    { $who ->
        [you] { $left ->
            [one] Give { $other } a card.
           *[other] Give { $other } { $left } cards.
        }
       *[other] { $seat } gives cards away.
    }
question-ag-cover =
    { $who ->
        [you] Which card do you lay to your { $what }?
       *[other] { $seat } lays cards down.
    }
question-ag-uncover =
    { $who ->
        [you] Which of your { $what } do you remove?
       *[other] { $seat } removes { $what }.
    }
question-ag-buy-stone =
    { $who ->
        [you] There is room for one stone: a gem or a crystal?
       *[other] { $seat } chooses a stone.
    }
question-ag-synthesise =
    { $who ->
        [you] Three stones for a Grail: how many of them are gems?
       *[other] { $seat } synthesises.
    }
question-ag-refine =
    { $who ->
        [you] Which stones do you refine?
       *[other] { $seat } refines.
    }

## Options

option-ag-attack = Attack with { $card }
option-ag-magic =
    { $how ->
        [bullet] Use { $card } as a Magic Bullet
       *[usual] Use { $card }
    }
option-ag-counter = Counter with { $card }
option-ag-light = Ward it off with { $card }
option-ag-bullet = Pass it on with { $card }
option-ag-shield = Let the Holy Shield ward it off
option-ag-take = Take it ({ $number } damage)
option-ag-discard = Discard { $card }
option-ag-uncover = Remove { $card }
option-ag-give = Give { $card }
option-ag-cover = Lay { $card } to the { $what }
option-ag-effect = { $effect }
option-ag-target = { $seat }
option-ag-buy = Buy: draw 3 cards; a gem and a crystal for the camp
option-ag-synthesise = Synthesise: draw 3 cards; 3 stones become a Grail
option-ag-refine = Refine: stones of the camp become energy
option-ag-exchange = Cannot act: show the hand and exchange it
option-ag-skip = Skip the action phase
option-ag-draw = Draw
option-ag-pass =
    { $at ->
        [extra] No extra action
       *[other] No
    }
option-ag-done = No more
option-ag-decline = No
option-ag-pick = { $card }
option-ag-ban = Ban { $card }
option-ag-gems =
    { $number ->
        [one] With 1 gem
       *[other] With { $number } gems
    }
option-ag-stones =
    { $gems ->
        [0] { $crystals ->
            [one] 1 crystal
           *[other] { $crystals } crystals
        }
        [one] { $crystals ->
            [0] 1 gem
            [one] 1 gem and 1 crystal
           *[other] 1 gem and { $crystals } crystals
        }
       *[other] { $gems } gems
    }
option-ag-gem = A gem
option-ag-crystal = A crystal
option-ag-extra =
    { $kind ->
        [attack] Attack Action, by { $skill }{ $count ->
            [0] {""}
           *[other] {" "}({ $only } only)
        }
        [magic] Magic Action, by { $skill }
       *[either] Attack or Magic Action, by { $skill }
    }
option-ag-heal = { $number } heal
option-ag-number = { $number }
option-ag-with = With { $card }
option-ag-element = As { $element }
option-ag-use =
    { $costs ->
        [yes] Use { $skill } ({ $price })
       *[no] Use { $skill }
    }
option-ag-word = { $word }
option-ag-word-number = { $word }: { $number }
option-ag-word-card = { $word }: { $card }

verb-ag-attack = Attack with it
verb-ag-magic = Use it as magic
verb-ag-counter = Counter with it
verb-ag-light = Ward an attack off with it
verb-ag-bullet = Pass a Magic Bullet on with it
verb-ag-shield = Use the Holy Shield
verb-ag-take = Take the attack
verb-ag-discard = Discard it
verb-ag-uncover = Remove it
verb-ag-give = Give it
verb-ag-cover = Lay it beside the character
verb-ag-effect = Name it
verb-ag-target = Name a character
verb-ag-buy = Buy
verb-ag-synthesise = Synthesise
verb-ag-refine = Refine
verb-ag-exchange = Exchange the hand
verb-ag-put-back = Put energy back

## Reasons

refusal-ag-not-so-many = four, six or eight play.
refusal-ag-unknown-character = there is no such character.
refusal-ag-twice-the-same = a character is played by one player only.
refusal-ag-one-character-each = every player has one character.
refusal-ag-crimson-and-templar = the Crimson Knight and the Templar are not in one game.
refusal-ag-saintess-and-noble = the Saintess and the Noble Daughter are not in one game.
refusal-ag-no-room-to-buy = three more cards would be over your hand limit, so you cannot buy.
refusal-ag-no-room-to-synthesise = three more cards would be over your hand limit, so you cannot synthesise.
refusal-ag-too-few-stones = a Grail takes three stones.
refusal-ag-no-stones = your camp has no stones.
refusal-ag-energy-is-full = your energy is at its limit.
refusal-ag-no-specials = after a start-up there is no special action.
refusal-ag-no-specials-after-exchange = after exchanging the hand there is no special action.
refusal-ag-not-allowed = an effect says that you may not do this now.
refusal-ag-extra-is-general = an extra action is an Attack or a Magic Action.
refusal-ag-not-this-kind = this extra action is of another kind.
refusal-ag-must-be-used = there is a skill that you have to use now.
refusal-ag-one-startup = there is only one start-up a turn.
refusal-ag-nothing-after-startup = after it you could take no action.
refusal-ag-must-start-up = you can do nothing but use a start-up that makes an action possible.
refusal-ag-says-so-first = who can do nothing says so and exchanges the hand before this start-up.
refusal-ag-not-stuck = only who cannot act exchanges the hand.
refusal-ag-one-of-a-name = an effect of this name lies there already.
refusal-ag-one-weakness = a character has only one Weakness at a time.
refusal-ag-not-placeable = no effect can be placed there now.
refusal-ag-answers-only = Holy Light only answers an attack or a Magic Bullet.
refusal-ag-not-magic = it is no magic card.
refusal-ag-no-magic-cards = an effect says that you may use no magic cards.
refusal-ag-not-a-bullet = only a Magic Bullet passes it on.
refusal-ag-not-an-attack-card = it is no attack card.
refusal-ag-not-an-opponent = only opponents are attacked.
refusal-ag-stealthed = this character cannot be the target of an attack now.
refusal-ag-wrong-element = a counter takes a card of the same element, or Dark Extinction.
refusal-ag-dark-attack = a dark attack cannot be countered.
refusal-ag-not-counterable = this attack cannot be countered.
refusal-ag-not-the-attacker = there is no opponent other than the attacker to counter at.
refusal-ag-keeps-no-shield = a Holy Shield cannot be kept: it wards the attack off.
refusal-ag-not-warded = you may not use Holy Light now.
refusal-ag-no-holy-light = it is no Holy Light.
refusal-ag-extra-restricted = the extra action takes other cards.
refusal-ag-needs-energy = you have too little energy for it.
refusal-ag-needs-gem = it takes gems.
refusal-ag-repeated = a skill is used only once at the same moment.
refusal-ag-no-exclusive-card = its exclusive card is not with you.
refusal-ag-lost-target = there is nothing that it could be used on.
refusal-ag-condition-unmet = its condition cannot be met.
refusal-ag-no-printed-card = no card in your hand bears it.
refusal-ag-not-now = its text does not allow it now.
refusal-ag-once-a-turn = it is used only once a turn.
refusal-ag-not-your-turn = it is not your action now.
refusal-ag-not-in-hand = it is not in your hand.
refusal-ag-action-under-way = you are in the middle of another action.
refusal-ag-not-attacked = nobody attacks you now.
refusal-ag-no-bullet-here = no Magic Bullet has reached you.
refusal-ag-magic-out-of-turn = it is used as an action in your own turn.
refusal-ag-no-startup-now = it is used at the start of your action phase.
refusal-ag-not-its-moment = this is not its moment.
refusal-ag-by-itself = it works by itself; nobody chooses it.
refusal-ag-energy-stays = energy is only used, it does not go back.
refusal-ag-not-back = a counter never goes back to the attacker.
refusal-ag-taunted = you are taunted: attack who taunted you, or skip the action phase.
refusal-ag-finds-its-target = a Magic Bullet finds its target by itself.
refusal-ag-named-already = this character is named already.
refusal-ag-named-in-order = several are named in the order of the turn, and enough must be left to follow.
refusal-ag-enough-targets = no more characters are named for it.
refusal-ag-exclusive-stays = an exclusive effect cannot be removed like a basic one.
refusal-ag-not-for-it = its text means something else.
refusal-ag-means-others = its text means other characters than you.
refusal-ag-means-opponents = its text means an opponent.
refusal-ag-means-teammates = its text means a teammate.
refusal-ag-means-own-side = its text means your own camp.
refusal-ag-energy-there-is-full = the energy of this character is at its limit.
refusal-ag-no-cards-there = this character has no cards.
refusal-ag-lies-there = its card lies before this character already.
refusal-ag-another-than-before = its text means another character than this one.
refusal-ag-too-many-cards-there = this character has too many cards for it.
refusal-ag-no-heal-there = this character has no heal.
refusal-ag-no-energy-there = this character has no energy.
refusal-ag-not-asked = this is not what you are asked now.

## Places, settings

zone-ag-hand = Hand
zone-ag-covers = Covers
zone-ag-exclusive = Exclusive cards
zone-ag-effects = Effects
zone-ag-burst = Burst
zone-ag-candidates = Candidates
zone-ag-character = Character
zone-ag-deck = Deck
zone-ag-discard = Discards
zone-ag-open = Open
zone-ag-roster = Roster
zone-ag-pool = Pool
zone-ag-banned = Banned

setting-ag-players = Players
value-ag-players-4 = four
value-ag-players-6 = six
value-ag-players-8 = eight
setting-ag-seats = Seats of the camps
value-ag-seats-random = by chance
value-ag-seats-alternating = alternating
value-ag-seats-adjacent = each camp together
value-ag-seats-cm = as for captains
value-ag-seats-bp = as for bans and picks
setting-ag-draft = Characters
value-ag-draft-random = by chance
value-ag-draft-one_of_three = one of three
value-ag-draft-any = any
value-ag-draft-bp = bans and picks
value-ag-draft-cm = captains ban and pick

## The table

table-ag-headline = Turn { $turn }: { $seat }
table-ag-camps = Camps
table-ag-morale = morale { $number }/{ $most }
table-ag-stones = gems { $gems }, crystals { $crystals } (at most { $most } together)
table-ag-grails = Grails { $number }/{ $most }
table-ag-hand =
    { $known ->
        [0] Hand { $count }/{ $limit }
       *[other] Hand { $count }/{ $limit } (with { $cards })
    }
table-ag-heal = Heal { $number }/{ $most }
table-ag-energy = energy: gems { $gems }, crystals { $crystals }
table-ag-under-way = Under way
table-ag-now = Now
table-ag-attack = { $seat } → { $other }: { $element } attack, { $number } damage
table-ag-bullet = { $seat } → { $other }: Magic Bullet, { $number } damage
spoken-ag-character =
    { $name }{ $titled ->
        [yes] {" "}[{ $title }]
       *[no] {""}
    }{ $tapped ->
        [form] , tapped: { $form }
        [plain] , tapped
       *[no] {""}
    }, { $numbers }
spoken-ag-effect =
    { $heal ->
        [0] { $effect }, placed by { $seat }
       *[other] { $effect }, placed by { $seat }, with { $heal } heal
    }
sheet-ag-card = { $card } · element: { $element } · fate: { $fate }
sheet-ag-unique = { $owner } · { $skill }: { $text }
kind-ag-slash = Slash
kind-ag-dark = Dark Extinction
kind-ag-light = Holy Light
kind-ag-shield = Holy Shield
kind-ag-weakness = Weakness
kind-ag-poison = Poison
kind-ag-bullet = Magic Bullet
about-ag-slash = attacks an opponent for 2 damage, or counters an attack of the same element.
about-ag-dark = an attack that nobody can counter; it counters any attack that can be countered.
about-ag-light = wards off an attack or a Magic Bullet, when one is aimed at you.
about-ag-shield = lies before a character and wards off the next attack or Magic Bullet, unless its player answers otherwise. One for each character.
about-ag-weakness = before its action phase the character draws 3 cards or skips the phase. One for each character.
about-ag-poison = before its action phase the character is dealt 1 magic damage. Several may lie there.
about-ag-bullet = flies to the nearest opponent on the right, who takes 2 magic damage, passes it on with a Magic Bullet (1 more damage), or wards it off.
help-ag-goal = Two camps, Red and Blue. A camp has won when it has five Grails, or when the morale of the other camp is 0. Allies do not see each other’s hands.
help-ag-turn = In your turn Poison and Weakness before you come first, then one start-up if your character has one, then one action: attack, magic, buy (draw 3 cards; a gem and a crystal), synthesise (draw 3 cards; 3 stones become a Grail, the other camp loses 1 morale) or refine (1 or 2 stones become your energy). Special actions are not possible after a start-up, and drawing 3 cards must not burst your hand.
help-ag-attack = An attack card deals 2 damage. Who is attacked counters with a card of the same element or Dark Extinction, and so attacks another opponent; or wards it off with Holy Light or a Holy Shield; or takes it. An own attack that hits gives your camp a gem, a counter a crystal.
help-ag-damage = Damage that you take is drawn as cards; each point of heal can ward off 1 of it. Who holds more cards than the limit (usually six) bursts: the rest is discarded, and the camp loses 1 morale for each card.
help-ag-stones = A camp holds at most five stones. Energy pays for ultimates: where a crystal is asked for, a gem will do too, but not the other way round. A character holds three energy and two heal unless its skills say otherwise.
help-ag-skills = Every character has skills: passives happen by themselves, responses are offered at their moment, start-ups at the start of your action phase, magic skills as a Magic Action. Unique skills are printed on base cards, and only their character can use them. Tapped characters are in a form.
help-ag-table = Read any character’s sheet with the key i on it, or with “card NAME” line by line. The detail under the options tells what the highlighted skill does.
help-ag-signs = [Fire Slash] or a heavy border: an option uses it · 4/6 four cards, at most six · { $heal } heal · { $gem } gems, { $crystal } crystals · { $tapped } tapped, with its form · { $turn } whose turn it is · ▶ who is asked · * your camp · { $back } face down
help-ag-cards = The base cards
