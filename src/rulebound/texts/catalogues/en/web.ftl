# The browser table, and words that every page of the client uses.

## Everywhere

web-close = Close
web-loading = Loading …
web-try-again = Try again
web-no-connection = the server cannot be reached.
web-language = Language
web-nav = Pages
web-nav-lobby = Lobby
web-nav-rules = Rulebooks
web-nav-cards = Cards
web-nav-decks = Decks
web-nav-learn = Learn
web-nav-sandbox = Sandbox
web-nav-settings = Settings
web-skip-to-content = Skip to the content
web-not-found = There is nothing here
web-not-found-why = The address leads to no page. Perhaps the link is old, or a letter is missing.
web-to-lobby = To the lobby
web-rulebook = Rulebook
web-open-clause = Rule { $clause }
web-open-rulebook = Read on in the rulebook
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The browser does not let us copy: the text is selected, copy it yourself.
web-save-file = Save as a file
web-send = Send
web-nothing-found = Nothing found.
web-you = you
web-theme = Colours
web-theme-auto = as the system has it
web-theme-light = light
web-theme-dark = dark
web-bot-named = Bot ({ $bot })
web-bot-random = random
web-bot-greedy = greedy
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert

## Seats, before the game

web-table = Table
web-waiting-title = { $game }: waiting for players
web-waiting-what = The game begins when every seat is taken and everyone is ready.
web-invite-link = Link for those you invite
web-seats = Seats
web-seat-open = open
web-seat-bot = A bot for seat { $seat }
web-seat-a-bot = Seat a bot …
web-remove-bot = Remove the bot
web-sit = Sit down
web-stand = Leave the seat
web-kick = Send away
web-ready = ready
web-not-ready = not ready yet
web-away = away
web-stood-in = a bot stands in
web-your-seat = Your seat
web-your-deck = Your deck
web-your-character = Your character
web-deck-by-chance = by chance
web-own-deck = a deck of one’s own
web-bring-list = Bring a deck list of your own
web-deck-list = Deck list
web-bring = Bring it
web-entropy-title = Add to the shuffle
web-entropy = A few words of yours
web-entropy-note = They are mixed into the shuffle, so that nobody can have chosen it.
web-i-am-ready = I am ready
web-you-are-ready = You are ready; the others are not yet.

## At the table

web-board = Board
web-your-hand = Your hand
web-side = Side of { $seat }
web-shared = Shared
web-on-turn = turn
web-cell-lit = { $cell }, can be used
web-hidden-cards =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
web-pile = { $zone }: { $count }
web-pile-open = { $zone }: { $count }, look through it
web-under = With it
web-decision = Question
web-waiting-for = Waiting for { $name }.
web-your-move = Your move
web-won = You have won!
web-lost = You have lost.
web-drawn = A draw.
web-won-by = Won by { $names }.
web-move-left = Move left
web-move-right = Move right
web-as-proposed = As proposed: { $said }
web-filter-options = Find an option
web-amount = Amount
web-less = less
web-more-of-it = more
web-look = Look closely
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier =
    { $count ->
        [one] show one earlier line
       *[other] show { $count } earlier lines
    }
web-clock = Clock
web-series = Series
web-series-is = Game { $game }, { $won }
web-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-you-watch = you are watching
web-connection-connecting = connecting
web-connection-open = connected
web-connection-lost = connection lost
web-connection-closed = closed
web-reconnecting = The connection is lost; trying again. Nothing is lost: the table waits.

## Help at the table

web-undo = Undo
web-ask-undo = Ask to undo
web-hint = Hint
web-hint-is = The bot would choose: { $option }
web-estimate = { $percent } %
web-why = Why not?
web-why-title = Why can’t I?
web-why-can = This can be done now.
web-why-nothing = There is nothing to be done with it.
web-pass-until = Pass on
    .help = Pass until something happens
web-resolve-all = Resolve all
web-stop-passing = Stop passing
web-passing = Automatic passing
web-passing-running = Pass by itself wherever there is no stop
web-passing-stops = Ask me here

## Offers, the end

web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-offer-draw = { $name } offers a draw.
web-offer-undo = { $name } asks to take the last choice back.
web-offer-open-hands = { $name } would let spectators see all hands.
web-offer-rematch = { $name } would like another game.
web-offered-draw = A draw is offered; waiting for { $names }.
web-offered-undo = An undo is asked for; waiting for { $names }.
web-offered-open-hands = Open hands are proposed; waiting for { $names }.
web-offered-rematch = A rematch is proposed; waiting for { $names }.
web-offer-a-draw = Offer a draw
web-open-hands = Open hands for spectators
web-rematch = Rematch
web-next-game = The next game is ready.
web-go-there = Go there
web-watch-replay = Replay

## Keys

web-key-arrows = go between cards
web-key-enter = use the card, or see why not
web-key-digits = choose that option
web-key-pass = pass
web-key-proposed = as proposed
web-key-undo = undo
web-key-why = why can’t I?
web-key-look = look at the card closely
web-key-hint = hint
web-key-move = move the card within your hand
web-key-filter = find an option
web-key-help = this help
web-help-touch = Cards with a glowing edge can be used: tap one. Tap any other to learn why it cannot be used; hold a card to look at it closely.

## The menu

web-menu = Menu
web-help = Help
web-sound = Sound
web-quick-choice = Choose at once when a card has only one option
web-concede = Concede
web-concede-sure = Do you really want to give up? The game is lost then.
web-go-on-playing = Go on playing
web-scenario = Scenario from this moment
web-scenario-known = The last quiet moment as a scenario file, as you know it: cards that you cannot see are filled in by cards that they could be. When the game is over there is one with the real cards.
web-scenario-what = This moment as a scenario file: it can be played, changed and checked.
web-report = Report this
web-report-what = A word to whoever runs this server. The record of the game goes along.
web-report-about = About
web-report-nobody = the game, nobody in particular
web-report-reason = What is wrong?
web-report-block = Block this person too: no listed tables of theirs, no seat at mine
web-report-sent = Thank you, it has been sent.
web-fairness = Fair shuffle
web-fairness-what = Before the first shuffle the server promised its secret by this hash. When the game is over the secret is revealed, and anyone can check that the shuffle was not chosen.
web-fairness-commitment = Promise (SHA-256)
web-fairness-secret = Secret
web-fairness-entropy = What the seats added
web-fairness-holds = The secret is the one that was promised.
web-fairness-broken = The secret is not the one that was promised!
web-fairness-cannot = This browser can check it only over a secure connection.
web-fairness-verify = Save the replay and check everything with:
web-fairness-later = The secret is revealed when the game is over.
