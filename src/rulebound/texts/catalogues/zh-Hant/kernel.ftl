# 所有遊戲的牌桌共用的文字。
#
# 英文       日文      繁體  簡體
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

card-unknown = 一張牌
card-code = { $code }
cards-known = { $cards }
cards-hidden = { $count }張牌
cards-some-hidden = { $cards }和另外{ $count }張牌

piece-numbered = { $owner }{ $number }號
piece-gone = 已經不在的東西

event-conceded = { $seat }投降了。
event-timed-out = { $seat }的時間用完了。
event-game-over =
    { $count ->
        [0] 對局以平手結束。
       *[other] { $winners }獲勝。
    }

question-replacement =
    { $who ->
        [you] 有多個效果可以取代這件事。要先套用哪一個？
       *[other] { $seat }正在選擇先套用哪個效果。
    }

option-cancel = 全部收回
option-replace = 先套用效果{ $number }
verb-cancel = 收回
verb-replace = 先套用

result-conceded = { $losers }投降了。
result-agreed = 雙方同意和局。

refusal-not-offered = 目前的選項裡沒有這一項。
refusal-not-your-decision = 現在不是由你決定。
refusal-game-is-over = 對局已經結束。
refusal-hidden-card = 你還沒看過這張牌，所以無法說明。
refusal-no-undo = 無法復原：之後已經有牌公開，或做了別的選擇。
refusal-trial-card = 這張是測試規則用的卡牌，只有設定允許時才能放入牌組。
