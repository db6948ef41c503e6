# What every table says, whatever the game.

seat-you = you
name-you = You
seat-named = { $name }
owner-you = {"your "}
owner-named = { $name }’s{" "}
owner-none = {""}

list-comma = {", "}
list-and = { $first } and { $last }

card-unknown = a card
card-code = { $code }
cards-known = { $cards }
cards-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
cards-some-hidden =
    { $cards } and { $count ->
        [one] one more card
       *[other] { $count } more cards
    }

piece-numbered = { $owner }piece { $number }
piece-gone = something that is gone

event-conceded = { $seat } conceded.
event-timed-out = { $seat } ran out of time.
event-game-over =
    { $count ->
        [0] The game ended in a draw.
       *[other] { $winners } won the game.
    }

question-replacement =
    { $who ->
        [you] Several effects would replace this. Which one comes first?
       *[other] { $seat } chooses which effect comes first.
    }

option-cancel = Take it all back
option-replace = Effect { $number } first
verb-cancel = take it back
verb-replace = put it first

result-conceded = { $losers } conceded.
result-agreed = The players agreed on a draw.

refusal-not-offered = that is not one of the options offered now.
refusal-not-your-decision = it is someone else who decides now.
refusal-game-is-over = the game is over.
refusal-hidden-card = you have not seen this card, so nothing can be said about it.
refusal-no-undo = that cannot be taken back: something has been revealed or chosen since.
refusal-trial-card = this card is there for trying out rules; decks have it only where the setting allows that.
