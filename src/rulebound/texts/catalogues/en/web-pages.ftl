# The pages around the table: lobby, set-up, settings, account, lessons, sandbox.

## The lobby

web-lobby-title = Four card games, by the book
web-lobby-what = Play against a bot or a friend. The table knows every rule: it lights what you can do and says why not.
web-lobby-play = Play now
web-lobby-set-up = Set up a table
    .short = Set up
web-lobby-learn = Learn in five minutes
    .short = Learn
web-lobby-rules = Rules
web-lobby-cards = Cards
web-lobby-characters = Characters
web-lobby-own-tables = Your tables
web-lobby-listed-tables = Tables to join or watch
web-lobby-no-tables = No table is listed at the moment. Set one up and send a friend its link.
web-lobby-several = { $count } × { $name }
web-lobby-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-lobby-playing = being played
web-lobby-waiting = about to begin
web-lobby-sandbox = a sandbox
web-lobby-best-of = best of { $count }
web-lobby-go-on = Go on
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-you = You
web-lobby-guest = Your name here is { $name }. You need no account.
web-lobby-account = You are logged in as { $name }.
web-lobby-name-and-account = Name and account

## Setting up a table

web-new-title = { $game }: a new table
web-new-seats = Seats
web-new-seat = Seat { $seat }
web-new-seat-who = Who sits here
web-new-seat-me = Me
web-new-seat-bot = A bot
web-new-seat-open = Whoever comes
web-new-seat-open-note = Send the link of the table; whoever comes chooses what to bring.
web-new-seat-level = Level
web-new-deck = Deck
web-new-deck-chance = By chance
web-new-deck-own = { $name } (my own)
web-new-deck-list = A list that I paste …
web-new-deck-text = Deck list
web-new-deck-text-note = One card a line, with its count and its number or name.
web-new-deck-legal = This deck can be played: { $count } cards.
web-new-role = Character
web-new-role-draft = As the draft decides
web-new-settings = Rules of this table
web-new-series = Series
web-new-series-one = One game
web-new-series-three = Best of three
web-new-closed-decklists = Closed deck lists: nobody knows the other's deck
web-new-clocks = Clocks
web-new-clocks-note = Empty or 0: no limit.
web-new-clock-total = Minutes for each player
web-new-clock-decision = Seconds for one decision
web-new-clock-away = Minutes for a player who is not connected
web-new-abandoned = Then
web-new-abandoned-bot = a bot takes the seat
web-new-abandoned-lost = the game is lost
web-new-people = Who may come
web-new-listed = Listed in the lobby
web-new-listed-note = Anyone may take an open seat.
web-new-private-note = Only whoever has the link finds this table.
web-new-spectators = Spectators are welcome
web-new-spectators-note = They see no hand, unless every seat agrees to that.
web-new-open = Open the table
web-new-back = Back to the lobby

## Settings

web-settings-title = Settings
web-settings-note = They are kept in this browser.
web-settings-look = Look
web-settings-theme = Colours
web-settings-theme-auto = as the device has it
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-size = Text size
web-settings-size-small = small
web-settings-size-normal = normal
web-settings-size-large = large
web-settings-size-larger = larger
web-settings-motion = Motion
web-settings-motion-auto = as the device has it
web-settings-motion-reduced = reduced
web-settings-table = At the table
web-settings-sound = Sound when it is my turn
web-settings-quick = Choose at once
web-settings-quick-note = A press on a card that has a single option chooses it.
web-settings-passing = Automatic passing
web-settings-passing-note = Switched on from the beginning of a game; where it stops is set at the table.
web-settings-hand-order = Order of the hand
web-settings-hand-order-note = Your hand keeps the order that you give it at a table.
web-settings-hand-order-reset = Forget all orders
web-settings-hand-order-done = The hands are in the order of the table again.
web-settings-keys = Keys at the table

## Name and account

web-account-title = Name and account
web-account-guest = As a guest
web-account-guest-note = You need no account. This browser remembers you.
web-account-name = Name
web-account-rename = Use this name
web-account-renamed = That is your name now.
web-account-account = With an account
web-account-account-note = With an account you are the same person on every device. Your seats stay yours.
web-account-password = Password
web-account-password-note = At least 8 characters.
web-account-short = A password has at least 8 characters.
web-account-log-in = Log in
web-account-register = Register
web-account-log-out = Log out
web-account-welcome = Welcome, { $name }.
web-account-blocked = Blocked people
web-account-blocked-note = You do not see their listed tables, and they cannot sit at yours.
web-account-nobody = Nobody is blocked.
web-account-block-name = Name of the person
web-account-block = Block
web-account-unblock = Unblock

## Lessons

web-learn-title = Learn a game
web-learn-what = Five minutes each: you play, and the table tells you what happens and why.
web-learn-step = Step { $step } of { $count }
web-learn-next = Continue
web-learn-well-done = That is how it is done.
web-learn-clauses = In the rulebook:
web-learn-options = What you can do
web-learn-wanted = (wanted in this step)
web-learn-again = Play this part again
web-learn-open = In a lesson all cards lie open.
web-learn-opponent = Opponent
web-learn-partner = Partner
web-learn-play-now = Play a game
web-learn-others = Other lessons
web-learn-lost = The connection is lost; trying again …
web-guide-gently = You can do that, but not in this lesson. Try what is lit.

## The sandbox

web-sandbox-title = Sandbox
web-sandbox-title-of = { $game }: sandbox
web-sandbox-what = Lay out any position and play it: you choose for everyone and see everything.
web-sandbox-position = Position
web-sandbox-start = Begin with
web-sandbox-bare = A bare table
web-sandbox-lesson = The lesson, step { $step }
web-sandbox-text = The position as text (the “given” of a scenario)
web-sandbox-fine = This can be played. { $seat } is asked first: { $question }
web-sandbox-over = This can be set up, but the game is over at once.
web-sandbox-open = Play this position
web-sandbox-go-on = Go on from this position
web-sandbox-back = Back to the table
web-sandbox-how = How it works
web-sandbox-how-write = Write what each player has: hand, field, life and so on. What you leave out is as usual; it is checked while you type.
web-sandbox-how-play = At the table you answer for whoever is asked, and may take everything back.
web-sandbox-how-scenario = “{ web-scenario }” in the menu of a table writes the moment down as a test of the rules.
