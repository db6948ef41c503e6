# The library in the browser: rulebooks, cards, decks, replays.

## Rulebooks

web-rules-title = Rulebooks
web-rules-about = Every rule that the games cite, in our own words, with scenarios that show it.
web-rules-common = Rules of every table
web-rules-where = Where you are
web-rules-no-clause = This rulebook has no clause { $clause }.
web-rules-search-clauses = Search the clauses
web-rules-search = Words or a clause’s number
web-rules-kind = Kind
web-rules-every-kind = Every kind
web-rules-shown-only = Only with scenarios
web-rules-count =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-chapter-rulings = Rulings
web-rules-chapter-skills = Skills of the characters
web-rules-chapter-glossary = Glossary
web-rules-kind-definition = definition
web-rules-kind-procedure = procedure
web-rules-kind-restriction = restriction
web-rules-kind-permission = permission
web-rules-kind-timing = timing
web-rules-kind-keyword = keyword
web-rules-kind-setup = set-up
web-rules-kind-win = winning
web-rules-kind-rules-processing = rule processing
web-rules-kind-layer = layer
web-rules-kind-meta = about the rules
web-rules-kind-ruling = ruling
web-rules-kind-skill = skill
web-rules-observable = A game can show it.
web-rules-not-observable = No game can show it.
web-rules-reason = Why it was decided so
web-rules-example = Example
web-rules-same-as = The same is said by
web-rules-english-only = Clauses are kept in English only so far.
web-rules-scenarios = Scenarios that show it
web-rules-no-scenarios = No scenario names this clause.
web-rules-neighbours = Clause before and after
web-rules-play = Play it
web-rules-close-film = Close
web-rules-also-shows = Also shows:
web-rules-text = Text of the scenario
web-rules-film = The scenario, step by step
web-rules-given = Given
web-rules-when = When
web-rules-then = Then
web-rules-asks = Asked
web-rules-cannot = Cannot
web-rules-holds = This holds.
web-rules-fails = This does not hold.
web-rules-goes-on = The game goes on.

## Cards and characters

web-cards-title = Cards
web-cards-characters = Characters
web-cards-to-decks = Build a deck
web-cards-search-cards = Search the cards
web-cards-search = Name, number or text
web-cards-name = Name
web-cards-order = Order
web-cards-ascending = Ascending; change to descending
web-cards-descending = Descending; change to ascending
web-cards-filters =
    { $count ->
        [0] Narrow down
       *[other] Narrow down ({ $count })
    }
web-cards-least = { $field }: at least
web-cards-most = { $field }: at most
web-cards-add-value = { $field }: choose
web-cards-any = Any
web-cards-clear = Show all again
web-cards-count = { $count } of { $all } cards
web-cards-more = Show { $count } more
web-cards-no-card = There is no card { $code }.
web-cards-in-decks = In decks
web-cards-fields = Facts
web-cards-neighbours = Card before and after
web-cards-field-number = Number
web-cards-field-set = Set
web-cards-field-kind = Kind
web-cards-field-cost = Cost
web-cards-field-colour = Colour
web-cards-field-reduction = Reduction
web-cards-field-element = Element
web-cards-field-family = Family
web-cards-field-job = Job
web-cards-field-category = Category
web-cards-field-symbol = Symbol
web-cards-field-levels = Levels
web-cards-field-cores = Cores for a level
web-cards-field-bp = BP
web-cards-field-power = Power
web-cards-field-block = Block
web-cards-field-rarity = Rarity
web-cards-field-mark = Mark
web-cards-field-limit-break = Limit Break
web-cards-field-suit = Suit
web-cards-field-copies = Copies
web-cards-field-fate = Fate
web-cards-field-skill = Skill
web-cards-mark-ex = EX
web-cards-mark-generic = generic
web-cards-mark-succession = Succession
web-cards-mark-trial = For trying out rules
web-cards-suit-spades = spades
web-cards-suit-hearts = hearts
web-cards-suit-diamonds = diamonds
web-cards-suit-clubs = clubs
web-cards-suit-joker = Joker
web-cards-characters-of = Characters of { $game }
web-cards-all-characters = All characters
web-cards-no-characters = Nobody plays as a character in this game.
web-cards-search-characters = Search the characters
web-cards-search-words = Name or words of a skill
web-cards-axis = Point of the axis
web-cards-every-point = Every point
web-cards-character-count = { $count } of { $all } characters
web-cards-nothing-found = Nothing is like that.
web-cards-link = Link to this sheet

## Decks

web-decks-title = Decks
web-decks-title-of = Decks: { $game }
web-decks-about = Build decks, check them by the rules, and bring them to a table.
web-decks-none-here = In { $game } nobody brings a deck.
web-decks-deck = Your deck
web-decks-pool = All cards
web-decks-in-deck = In the deck
web-decks-add-card = One more: { $card }
web-decks-remove-card = One fewer: { $card }
web-decks-own = Your decks, kept in this browser
web-decks-new = New
web-decks-new-name = My deck
web-decks-from-ready = Start from a ready-made deck
web-decks-choose = Choose…
web-decks-name = Name of the deck
web-decks-name-taken = Another deck has this name, or it is empty. Write another.
web-decks-import = Import
web-decks-import-about = Paste a deck list: a line for each card, with number or name in any language (3 26RSD01-002, 3x Gen-Bo), or JSON. The cards of the open deck are replaced.
web-decks-list = Deck list
web-decks-file = Or a file
web-decks-file-too-large = This file is too large for a deck list.
web-decks-unread =
    { $count ->
        [one] { $count } line could not be read; the others are in the deck.
       *[other] { $count } lines could not be read; the others are in the deck.
    }
web-decks-export = Export
web-decks-writing = Written with
web-decks-writing-text = Names and numbers
web-decks-writing-numbers = Numbers alone
web-decks-writing-json = JSON
web-decks-copy = Copy
web-decks-copied = Copied.
web-decks-not-copied = The browser did not let it be copied. Select the text and copy it yourself.
web-decks-download = Download
web-decks-duplicate = Duplicate
web-decks-remove = Delete
web-decks-remove-sure = Delete the deck “{ $name }” from this browser?
web-decks-keep = Keep it
web-decks-empty = The deck is empty. Add cards, or start from a ready-made deck.
web-decks-checking =
    { $count ->
        [one] { $count } card; being checked …
       *[other] { $count } cards; being checked …
    }
web-decks-legal =
    { $count ->
        [one] { $count } card: this deck may be played.
       *[other] { $count } cards: this deck may be played.
    }
web-decks-illegal =
    { $faults ->
        [one] { $count } cards; one rule objects:
       *[other] { $count } cards; { $faults } rules object:
    }
web-decks-not-kept = This browser keeps nothing: export the deck before you leave.
web-decks-play = Play with this deck
web-decks-main = Main deck
web-decks-lb = LB deck
web-decks-curve = Cards by cost

## Replays

web-replay-title = Replay
web-replay-of = Replay: { $game }
web-replay-about = Watch the record of a game, step by step and by anyone’s knowledge. A record is replayed and compared first: one that was edited is refused.
web-replay-file = The file of a record
web-replay-paste = Or paste its text
web-replay-watch = Watch
web-replay-too-large = This file is too large for a record.
web-replay-open-other = Open another record
web-replay-viewer = By whose knowledge
web-replay-everything = Everything, all hands open
web-replay-moment = The table at this step
web-replay-controls = Steps of the replay
web-replay-step = Step
web-replay-where = Step { $step } of { $last }
web-replay-back = One step back
web-replay-forward = One step on
web-replay-turn-back = One turn back
web-replay-turn-forward = One turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-log = Log
web-replay-log-empty = Nothing has happened yet.
web-replay-share = Copy the link to this moment
web-replay-download = Download the record
web-replay-scenario = Make a scenario from this moment
web-replay-scenario-about = Step { $step } as the text of a scenario file. It can be checked with `rulebound scenario run`, or changed.
web-replay-scenario-text = Text of the scenario
web-replay-report = Report this
web-replay-report-about = Tell whoever runs this server what is wrong at step { $step }. The record goes with it.
web-replay-reason = What is wrong?
web-replay-report-send = Send
web-replay-reported = Thank you, it was reported.
web-replay-unfinished = Not finished
web-replay-draw = A draw
web-replay-won = Won by { $who }
web-replay-verified = Replays exactly, { $steps } steps
web-replay-fair = The shuffle was promised before the game, and holds
web-replay-unfair = The shuffle is not the one that was promised
web-replay-no-fairness = Nothing was promised about the shuffle
web-replay-fairness = How to check the shuffle
web-replay-commitment = SHA-256 of the secret, shown before the game
web-replay-secret = The secret
web-replay-entropy = Added by seat { $seat }
