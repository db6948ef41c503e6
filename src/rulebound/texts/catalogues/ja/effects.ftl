# どのゲームでも、カードの効果が尋ねること。

card-named = 「{ $name }」
card-text = { $text }
list-dot = { $first } · { $rest }

question-pick =
    { $who ->
        [you] { $card }：どれにしますか？
       *[other] { $seat }が{ $card }の対象を選んでいます。
    }
question-may =
    { $who ->
        [you] { $card }：行いますか？
       *[other] { $seat }が{ $card }の効果を行うか決めています。
    }
question-instead =
    { $who ->
        [you] { $card }：通常どおりにしますか、かわりの方にしますか？
       *[other] { $seat }が{ $card }の効果の行い方を決めています。
    }

option-choose = { $what }
option-done = これ以上選ばない
option-do-it = 行う
option-decline = 行わない
option-usually = 通常どおり
option-instead = かわりの方
verb-choose = 対象に選ぶ
