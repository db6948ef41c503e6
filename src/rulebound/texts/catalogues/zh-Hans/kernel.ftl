# 所有游戏的牌桌共用的文字。
#
# 英文       日文      繁体  简体
# card       カード    牌    牌
# option     選択肢    選項  选项
# effect     効果      效果  效果
# replace    置換      取代  取代
# concede    投了      投降  认输
# take back  取り消す  復原  撤销

seat-you = 你
name-you = 你
seat-named = { $name }
owner-you = 你的
owner-named = { $name }的
owner-none = {""}

list-comma = 、
list-and = { $first }、{ $last }

card-unknown = 一张牌
card-code = { $code }
cards-known = { $cards }
cards-hidden = { $count }张牌
cards-some-hidden = { $cards }和另外{ $count }张牌

piece-numbered = { $owner }{ $number }号
piece-gone = 已经不在的东西

event-conceded = { $seat }认输了。
event-timed-out = { $seat }超时了。
event-game-over =
    { $count ->
        [0] 对局以平局结束。
       *[other] { $winners }获胜。
    }

question-replacement =
    { $who ->
        [you] 有多个效果可以取代这件事。先应用哪一个？
       *[other] { $seat }正在选择先应用哪个效果。
    }

option-cancel = 全部撤回
option-replace = 先应用效果{ $number }
verb-cancel = 撤回
verb-replace = 先应用

result-conceded = { $losers }认输了。
result-agreed = 双方同意和局。

refusal-not-offered = 当前的选项里没有这一项。
refusal-not-your-decision = 现在不由你决定。
refusal-game-is-over = 对局已经结束。
refusal-hidden-card = 你还没看过这张牌，所以无法说明。
refusal-no-undo = 无法撤销：之后已经有牌公开，或者做了别的选择。
refusal-trial-card = 这张是测试规则用的卡牌，只有设置允许时才能放入牌组。
