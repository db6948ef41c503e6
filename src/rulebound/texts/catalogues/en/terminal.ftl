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
    .help = pay and place Cores as proposed
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
why-keys = ←/→: card or reason · Enter on a reason: the rule · Esc: back
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
plain-help-cards = card NAME reads a card, card alone lists all that you can see, pay pays and places Cores as proposed.
