# What the effects of cards ask, whatever the game.

card-named = { $name }
card-text = { $text }
list-dot = { $first } · { $rest }

question-pick =
    { $who ->
        [you] { $card }: which one?
       *[other] { $seat } answers for { $card }.
    }
question-may =
    { $who ->
        [you] { $card }: do it?
       *[other] { $seat } decides whether to use { $card }.
    }
question-instead =
    { $who ->
        [you] { $card }: as usual, or the other thing instead?
       *[other] { $seat } decides how to use { $card }.
    }

option-choose = { $what }
option-done = No more
option-do-it = Yes, do it
option-decline = No
option-usually = As usual
option-instead = The other thing instead
verb-choose = Choose it
