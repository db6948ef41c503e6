# The terminal table.

language-name = English

## The board

player-you = You ({ $name })
player-human = { $name }
player-bot = { $name } ({ $bot })
table-shared = Shared
table-none = none
table-count = { $zone } { $count }
table-waiting = Waiting for { $seat }. { $question }
table-over = { $result } Press r for what now.
table-no-option = No option uses this now. Press w to see why.
table-shortcut = p  As proposed: { $said }
table-no-shortcut = Nothing is proposed now.
table-no-hint = You are not asked anything now.
table-hint = The greedy bot would choose: { $option }
table-saved = Saved as { $path }
table-passing = passing by itself
table-no-pass = You cannot pass now.
table-no-stack = Nothing waits to resolve, or it is not for you to pass now.

## Keys

key-help = Help
    .help = this help
key-why = Why?
    .help = why can’t I? Every card and piece, with the rule that says so
key-hint = Hint
    .help = what the greedy bot would do in your place
key-undo = Undo
    .help = take your last choice back, as long as nothing has been revealed
key-save = Save
    .help = save a copy under a name (every choice is saved by itself anyway)
key-concede = Concede
    .help = give up
key-cards = Cards
    .help = read any card that you can see, the piles too
key-shortcut = Pay
    .help = pay, place or divide as proposed
key-until = Pass
    .help = pass until something happens: the other player acts, an ability goes on the stack, the turn changes, or a stop is reached
key-all = Resolve
    .help = pass until all that waits has resolved, or the other player acts
key-stops = Stops
    .help = where you want to be asked, and whether the table passes everywhere else by itself
key-language = { $language }
    .help = the next language
key-theme = Theme
    .help = light or dark colours
key-quit = Quit
    .help = leave; the game is saved
key-start = New game
key-open = Open file
key-back = Back
    .help = one step back (Home: to the beginning)
key-forward = On
    .help = one step on (End: to the end)
key-turn-back = Turn back
    .help = to the beginning of the turn
key-turn-forward = Turn on
    .help = to the next turn
key-jump = Jump
    .help = to a step by its number
key-viewer = Seat
    .help = see it as another seat, or as a spectator
key-back-out = Back
    .help = leave the replay

## Dialogs

dialog-close = Esc or Enter: back · arrow keys: scroll
dialog-enter = Enter: take it · Esc: back
clause-reason = Reason:
clause-example = Example:
clause-english = The clauses are kept in English so far.
cards-title = Cards
cards-keys = ↑/↓: card · Esc: back
why-title = Why can’t I?
why-no-card = Without a card
why-possible = possible now.
why-nothing = Nothing in this game is done without a card.
why-keys = ←/→: card or reason · Enter on a reason: the rule · Esc: back
stops-title = Where do you want to be asked?
stops-running = pass by itself wherever there is no stop
stops-in-turn =
    { $whose ->
        [own] your turn: { $moment }
       *[other] the other’s turn: { $moment }
    }
stop-main-1 = Main Phase 1
stop-attack = before an attack
stop-attackers = an attack, before blocks
stop-blockers = after blocks, before the damage
stop-damage = after the damage
stop-main-2 = Main Phase 2
stop-stack =
    { $whose ->
        [own] something of yours is next to resolve
       *[other] something of the other’s is next to resolve
    }
stops-keys = Enter: set or take away · r: the usual ones · Esc: back
passed-over =
    { $whose ->
        [own] Passed over: your turn, { $moment }.
       *[other] Passed over: { $name }’s turn, { $moment }.
    }
passed-over-stack = Passed over: { $what }.
save-question = Save a copy as:
concede-question = Concede the game?
concede-yes = Concede
concede-no = Play on
handover-title = Pass the device to { $name }.
handover-ready = { $name }: press Enter when you alone can see the screen.
result-rematch = Rematch
result-replay = Watch the replay
result-save = Save a copy
result-new = Another game
result-look = Look at the table
result-quit = Quit
result-keys = ↑/↓ and Enter

## Help

help-welcome = Welcome! This help opens by itself only once; F1 brings it back.
help-how = How to play
help-signs = Signs
help-signs-text = [ ] or a heavy border: an option uses it · { $back } face down · ▶ who is asked
help-keys = Keys
help-choosing = Choose with ↑/↓ and Enter, with number keys, or with the mouse. Tab goes to the board and to the log; Enter on a line of the log shows its rule.

## Start

start-new = New game
start-saved = Saved games
start-none = None yet. Every game is saved while you play.
start-game = Game
start-opponent = Opponent
start-seat = Your seat
start-yours = Your deck
start-theirs = Other deck
start-any-deck = any, by chance
start-language = Language
start-open = Which file?
start-play = Play
opponent-greedy = Greedy bot
opponent-random = Random bot
opponent-easy = Easy bot
opponent-normal = Normal bot
opponent-hard = Hard bot
opponent-expert = Expert bot
opponent-human = Human
opponent-bot = { $bot } bot
saved-open =
    { $count ->
        [one] one choice made: go on
       *[other] { $count } choices made: go on
    }
saved-finished =
    { $count ->
        [one] finished after one choice: watch
       *[other] finished after { $count } choices: watch
    }

## Replay

replay-step = Step { $step } of { $last }, seen by { $viewer }.
replay-seat = seat { $name }
replay-spectator = a spectator
replay-jump = To which step, 0 to { $last }?

## Line mode

plain-choose = Choose 1 to { $count }, or: why CARD, hint, undo, save NAME, log, table, concede, help, quit.
plain-not-understood = “{ $typed }” is neither the number of an option nor a command. Type help for the commands.
plain-shortcut = pay, as proposed: { $said }
plain-no-such-option = There is no option { $typed }; choose 1 to { $count }.
plain-no-such-card = There is no card or piece “{ $typed }” on the table. Write a card as { $example }, a piece as { $piece }.
plain-why-what = Write what you ask about: why { $example }, why { $piece }, or why all for actions without a card.
plain-reason = { $verb }: { $reason }
plain-quit = The game is saved. Go on with: rulebound play --load { $path }
plain-sure = Concede? Type yes to do it.
plain-nothing-happened = You play on.
plain-help-commands = Commands: a number chooses an option. why { $example } (or why { $piece }, why all) tells why not. rule { $clause } shows a rule. hint, undo, save NAME, log, table, concede, help, quit.
plain-help-cards = card NAME reads a card, card alone lists all that you can see, pay pays, places or divides as proposed.
plain-help-passing = until passes until something happens, all until everything has resolved. stops tells where you are asked; stops on and stops off switch passing by itself, stops own main-1 sets a stop or takes it away, stops usual sets the usual ones.
plain-no-such-stop = There is no stop “{ $typed }”. Write it as { $example }; stops alone lists all.

## FF-TCG

table-ff-headline = Turn { $turn }: { $seat }
table-ff-priority = Priority: { $seat }
table-ff-damage = Damage { $taken }/{ $most }
table-ff-forwards = Forwards
table-ff-backups = Backups
table-ff-monsters = Monsters
table-ff-hurt = Damage
table-ff-piles = Piles
table-ff-pile = { $pile } ({ $cards })
table-ff-down = LB deck { $count } face down
table-ff-known = { $zone } { $count } (with { $cards })
table-ff-battle = Battle
table-ff-attacker = Attacker
table-ff-party = Party
table-ff-blocker = Blocker
table-ff-gone = no longer there
table-ff-outcome = Outcome
table-ff-unblocked = no block: { $outcome }
table-ff-if-blocks = { $piece }: { $outcome }
outcome-ff-points =
    { $number ->
        [one] 1 point of damage
       *[other] { $number } points of damage
    }
outcome-ff-broken =
    { $count ->
        [0] nobody would be broken
       *[other] { $broken } would be broken
    }
plan-ff-give = give { $things }
plan-ff-turn-up = turn up { $things }
plan-ff-dull = dull { $things }
plan-ff-discard = discard { $things }
plan-ff-left-over = { $number } CP left over
plan-ff-divide = { $shares }
stacked-ff = { $what } → { $named }
part-ff-kind = { $elements } { $kinds }
part-ff-cost =
    { $how ->
        [changed] cost { $cost }, now { $price }
       *[plain] cost { $cost }
    }
part-ff-power =
    { $how ->
        [changed] power { $power } (printed { $printed })
       *[plain] power { $power }
    }
part-ff-counters =
    { $count ->
        [one] 1 { $counter } Counter
       *[other] { $count } { $counter } Counters
    }
counter-ff = { $name }
part-ff-primed = primed on { $card }
part-ff-owner = owned by { $name }
part-ff-ex = EX Burst
part-ff-limit = Limit Break { $number }
part-ff-up = face up
part-ff-down = face down
part-ff-mode = action { $number }
part-ff-x = X = { $number }
state-ff-active = active
state-ff-fresh = new this turn
state-ff-attacking = attacking
state-ff-blocking = blocking
state-ff-silent = without abilities
sign-ff-fire = Fi
sign-ff-ice = Ic
sign-ff-wind = Wi
sign-ff-earth = Ea
sign-ff-lightning = Li
sign-ff-water = Wa
sign-ff-light = Lt
sign-ff-dark = Dk
sign-ff-forward = Fw
sign-ff-backup = Bk
sign-ff-summon = Su
sign-ff-monster = Mo
sign-ff-fresh = new
sign-ff-haste = Ha
sign-ff-brave = Br
sign-ff-first-strike = FS
sign-ff-party = Pa
sign-ff-up = up
about-ff-active = your dull Characters become active, except frozen ones.
about-ff-draw = you draw two cards; the first player, in the first turn, one.
about-ff-main-1 = cast Characters, use Warp and Priming; both may use Summons and abilities.
about-ff-attack = one attack after the other, with Summons and abilities in between.
about-ff-main-2 = as the first.
about-ff-end = down to five cards in hand; damage and what lasts for the turn are gone.
help-ff-goal = Whoever has taken seven points of damage (in Limited six), or has to draw or to take damage with an empty deck, has lost. You begin with five cards, and may change them all once.
help-ff-paying = Cards and many abilities cost CP. Dull an active Backup for 1 CP of its Element, or discard a card from your hand for 2 CP of its Element; Light and Dark cards are not discarded. At least 1 CP is of each Element of the card that you cast, the rest of any; Light and Dark cards take any. Key p pays as proposed: Backups that your hand needs least, then the cards that fit worst.
help-ff-field = Forwards attack and block, Backups produce CP (five at most, they enter dull), Monsters have abilities. A name may be on your side only once unless the card is generic, and so may Light and Dark together. Who came this turn neither attacks nor is dulled for an own ability, unless it has Haste.
help-ff-stack = Summons and abilities go on the stack, Characters do not. Whoever has priority acts or passes; when both pass one after the other, the top of the stack resolves, or the game goes on. Keys n, a and o pass for you; nothing is passed unless you have set it.
help-ff-battle = A Forward attacks alone, or in a party whose members share an Element; attackers are dulled. One active Forward may block. Unblocked, an attack deals one point of damage: the top card of the deck goes to the Damage Zone. Blocked, both sides deal damage equal to their power, and a Forward with as much damage as power is broken. The blocker divides its damage among a party.
help-ff-special = EX: when it goes to your Damage Zone, you may use its EX Burst at once. Special abilities: discard a card of the same name. Limit Break: cast from the LB deck by turning other cards there face up. Warp: remove it with counters; without counters it enters. Priming: a card of your deck is laid on top.
help-ff-signs = [Cloud] or a heavy border: an option uses it · Fw Fi6 9000 a Fire Forward of cost 6 with 9000 power (Bk Backup, Su Summon, Mo Monster) · Fi6→4 now 4 CP · 8000/9000 power now and printed · -3000 damage · +Clive what it was primed on · { $driven } dull · { $frozen } frozen · new came this turn · Ha Haste, Br Brave, FS First Strike, Pa joins any party · Ember×2 counters · EX EX Burst · LB2 Limit Break, up: face up · { $back } face down · ▲ attacks, ▼ blocks · ▶ who is asked
help-ff-phases = The phases of a turn

## Explaining

explain-position = { $game }, after step { $at }: { $seat } decides ({ $clause })
explain-choice = { $bot } would choose: { $option }
explain-slip = It takes some decisions without thinking, and this one with this seed. Had it thought:
explain-options = Estimate (0 lost, 1 won), how often tried, option:
explain-line = { $iterations ->
    [one] The line it expects, after one iteration:
   *[other] The line it expects, after { $iterations } iterations:
}
explain-step = { $seat }: { $option }
explain-no-line = none; it has tried too little.
