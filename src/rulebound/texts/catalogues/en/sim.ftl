# Simulations: what `rulebound sim` prints, and its report with all figures.

## Words of tables

sim-bot = bot
sim-deck = deck
sim-side = side
sim-character = character
sim-card = card
sim-meeting = meeting
sim-all-meetings = all meetings
sim-games = games
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-strength = strength
sim-elo = Elo
sim-error = 95 %
sim-decisions = decisions
sim-in-deck = in deck
sim-drawn = drawn
sim-not-drawn = not drawn
sim-played = played
sim-gain = gain when drawn
sim-range = { $low } to { $high }
sim-share-interval = { $share } ({ $low } to { $high })
sim-share-interval-first = first player { $share } ({ $low } to { $high })
sim-share-first = 1st { $share }
sim-share-of = { $share } of { $games }
sim-against = { $first } against { $second }
sim-against-itself = { $name } against itself
sim-against-itself-first = { $name } against itself (first player)
sim-card-number = { $name } ({ $number })
sim-side-red = red
sim-side-blue = blue

## Sentences on the terminal

sim-first = The first player won { $share } ({ $low } to { $high }).
sim-first-some = The first player won { $share } ({ $low } to { $high }). { $without } of { $meetings } meetings are left out: one side began fewer than { $fewest } games.
sim-first-unknown = How often the first player wins cannot be told from who is stronger: one side began fewer than { $fewest } games.
sim-first-unknown-anywhere = How often the first player wins cannot be told from who is stronger: in every meeting one side began fewer than { $fewest } games.
sim-more-cards =
    { $count ->
        [one] … and { $count } more card; --json and --out have them all.
       *[other] … and { $count } more cards; --json and --out have them all.
    }
sim-finished =
    { $finished } of { $games } games finished, { $draws } drawn, { $capped } capped, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }; the longest had { $longest } decisions.
sim-speed = { $decisions } decisions in { $seconds } s: { $speed } decisions/s.
sim-speed-kept = { $decisions } decisions in { $seconds } s: { $speed } decisions/s, after { $kept } of an earlier run.
sim-digest = digest { $digest }
sim-report = report { $path }
sim-stopped = Stopped.
sim-stopped-kept = Stopped. What is finished is kept in { $folder }; the same command goes on.
sim-no-font = The PNG figures are in English: no installed font has the letters of this language. Install one, such as Noto Sans CJK; the page and the SVG figures need none.
sim-bar-games = games
sim-bar-rate = { $rate } a second
sim-bar-left = { $time } left

## The report

sim-title-series = Series: { $game }
sim-title-round-robin = Round robin: { $game }
sim-title-gauntlet = Gauntlet: { $game }
sim-title-matrix = Deck against deck: { $game }
sim-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $finished } of them finished, { $draws } drawn, { $capped } capped, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }.
sim-summary-plan = Bots: { $bots }. Settings: { $settings }. Seed { $seed }.
sim-summary-plan-usual = Bots: { $bots }. Settings: the usual ones. Seed { $seed }.
sim-summary-pairs = Games were played in pairs on the same deal, the two sides changing places: one such game was worth { $worth } independent ones (the mean over all meetings).
sim-summary-digest = Digest of all games:
sim-as-table = { $title } as a table
sim-figure-label = { $title }: { $note }
sim-all-cards = All cards
    .note = The share of sides that won among those that had the card in their deck, drew it, had it and did not draw it, or played it. These shares are of all sides together, so a card of a strong bot or deck has large ones. Only the gain when drawn compares sides of the same bot and deck.

## Figures

sim-figure-matrix = Deck against deck
    .note = The share of games that the row won against the column.
    .mirrors = The share of games that the row won against the column. On the diagonal, where an entrant meets itself, the share that the first player won.
sim-figure-matrix-bots = Bot against bot
sim-figure-shares = Wins
    .note = The share of games won, with 95 % intervals (Wilson).
    .contest = The share of games won, with 95 % intervals (Wilson). Games of an entrant against itself are left out.
sim-figure-decks = Decks
    .note = The share of games that each deck won against others, whichever bot played it.
sim-figure-sides = Sides
    .note = The share of games that each side won, whichever bot played it.
sim-figure-ratings = Strength
    .note = Bradley and Terry's model on Elo's scale, relative to the mean of all; 400 points are odds of ten to one. The whiskers are 95 % intervals.
sim-figure-first-player = The first player
    .note = The share of games won by the side that had the first turn; drawn games are left out. In each meeting the share of an entrant when it began counts as much as that of the other. { $told }
sim-whoever-began = whoever began
sim-when-it-began = { $name }, when it began
sim-figure-lengths = Length of games
    .note = Finished games by their number of decisions with two or more options.
sim-figure-curves = How the shares settle
    .note = The share of the first entrant after so many games; the band is the 95 % interval.
    .nearest = The share of the first entrant after so many games; the band is the 95 % interval. Shown are the { $count } meetings nearest to even.
sim-curve = { $first } – { $second }
sim-figure-character-shares = Characters
    .note = The share of games that the side of each character won, whichever bot played it.
sim-figure-characters = Effects of characters
    .note = The effect of each character on the odds that its side wins, whoever else took part and whichever bot played it, on Elo's scale; 0 is the mean of all characters. Games are taken as independent: where deals were played more than once, the intervals may be too narrow.
sim-figure-cards = Cards
    .note = How many percentage points more often a side won that drew the card than one with the same bot and deck that did not. In long games more is drawn, so this tells of what happens together, not of causes.
