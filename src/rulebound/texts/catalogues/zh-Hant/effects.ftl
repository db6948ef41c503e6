# 所有遊戲的卡牌效果共用的問句。
#
# 英文          日文          繁體        簡體
# effect        効果          效果        效果
# choose        選ぶ          指定        指定
# instead       かわりに      改為        改为

card-named = 「{ $name }」
card-text = { $text }
list-dot = { $first } · { $rest }

question-pick =
    { $who ->
        [you] { $card }：要哪一個？
       *[other] { $seat }正在為{ $card }選擇。
    }
question-may =
    { $who ->
        [you] { $card }：要發揮嗎？
       *[other] { $seat }正在決定是否發揮{ $card }的效果。
    }
question-instead =
    { $who ->
        [you] { $card }：照平常，還是改為另一種？
       *[other] { $seat }正在決定如何發揮{ $card }的效果。
    }

option-choose = { $what }
option-done = 不再選擇
option-do-it = 發揮
option-decline = 不發揮
option-usually = 照平常
option-instead = 改為另一種
verb-choose = 指定
