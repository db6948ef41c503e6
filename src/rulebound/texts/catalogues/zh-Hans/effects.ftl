# 所有游戏的卡牌效果共用的问句。
#
# 英文          日文          繁体        简体
# effect        効果          效果        效果
# choose        選ぶ          指定        指定
# instead       かわりに      改為        改为

card-named = “{ $name }”
card-text = { $text }
list-dot = { $first } · { $rest }

question-pick =
    { $who ->
        [you] { $card }：要哪一个？
       *[other] { $seat }正在为{ $card }选择。
    }
question-may =
    { $who ->
        [you] { $card }：要发挥吗？
       *[other] { $seat }正在决定是否发挥{ $card }的效果。
    }
question-instead =
    { $who ->
        [you] { $card }：照平常，还是改为另一种？
       *[other] { $seat }正在决定如何发挥{ $card }的效果。
    }

option-choose = { $what }
option-done = 不再选择
option-do-it = 发挥
option-decline = 不发挥
option-usually = 照平常
option-instead = 改为另一种
verb-choose = 指定
