# BlackPoker 第八版 act8.0 Lite。用語依日文的行動列表與角色列表。
#
# 英文                   日文                      繁體              簡體
# barrier                防壁                      屏障              屏障
# soldier, common        兵士、一般兵              士兵、一般兵      士兵、普通兵
# hero, ace              英雄、エース              英雄、王牌        英雄、王牌
# equipped soldier       装備兵                    裝備兵            装备兵
# character              キャラクター              角色              角色
# charged, driven        チャージ、ドライブ        直立、橫置        竖置、横置
# life, graveyard        ライフ、墓地              生命、墓地        生命、墓地
# stage, chance          ステージ、チャンス        舞台、機會        舞台、机会
# action, request        アクション                行動              行动
# key card, target       キーカード、対象          關鍵牌、對象      关键牌、目标
# resolve, trigger       解決、誘発                結算、觸發        结算、触发
# attacker, blocker      アタッカー、ブロッカー    攻擊者、阻擋者    攻击者、阻挡者
# haste, mutual strike   速攻、相打ち              速攻、同歸於盡    速攻、同归于尽
# number, cost           数字、コスト              點數、費用        点数、费用
# discard, pass          捨てる、パス              捨棄、跳過        丢弃、跳过
# face down, go first    裏向き、先攻              蓋著、先攻        正面朝下、先手
# Joker                  Joker                     鬼牌              鬼牌
# Set Barrier            防壁設置                  設置屏障          布置屏障
# Up, Down, Twist        アップ、ダウン、ツイスト  提升、降低、扭轉  提升、降低、扭转
# Counter, Throw         カウンター、投擲          反制、投擲        反制、投掷
# Search, Break Barrier  サーチ、防壁破壊          搜尋、破壞屏障    检索、破坏屏障
# Generation Change      世代交代                  世代交替          世代交替

game-blackpoker = BlackPoker
    .about = 用兩副普通撲克牌進行的對戰：牌庫就是你的生命，每張牌都能當作士兵、屏障或魔法。

card-bp =
    { $suit ->
        [spades] ♠
        [hearts] ♥
        [diamonds] ♦
       *[clubs] ♣
    }{ $rank }
card-bp-joker = 鬼牌
cards-bp-equipped = { $first }+{ $rest }

piece-bp-soldier =
    { $told ->
        [number] { $owner }{ $cards }（{ $number }）
       *[plain] { $owner }{ $cards }
    }
piece-bp-barrier =
    { $number ->
        [0] { $owner }屏障
       *[other] { $owner }屏障{ $number }
    }
piece-bp-barrier-known =
    { $number ->
        [0] { $owner }屏障（{ $card }）
       *[other] { $owner }屏障{ $number }（{ $card }）
    }
piece-bp-request =
    { $count ->
        [0] { $owner }「{ $action }」
       *[other] { $owner }「{ $action }」（{ $keys }）
    }

## 行動（依行動列表的順序）

group-bp-deployment = 部署
group-bp-turn-control = 回合控制
group-bp-attack = 攻擊
group-bp-magic = 魔法
group-bp-triggered = 觸發

action-bp-set-barrier = 設置屏障
    .effect = 支付1點生命，每回合一次，立即生效：將一張手牌蓋著設置為屏障。
action-bp-summon-soldier = 召喚士兵
    .keys = 2～10
    .effect = 橫置一個屏障並支付1點生命：這張牌成為點數相同的士兵。
action-bp-summon-hero = 召喚英雄
    .keys = J、Q或K
    .effect = 橫置兩個屏障並支付1點生命：這張牌成為點數11、12或13的英雄。
action-bp-summon-ace = 召喚王牌
    .keys = A
    .effect = 支付1點生命：這張牌成為點數1的王牌，登場的回合就能攻擊。
action-bp-equip = 裝備
    .keys = 鬼牌以外的牌
    .effect = 橫置一個屏障並支付1點生命：將這張牌疊在自己同花色的士兵上，點數相加。
action-bp-end = 結束
    .effect = 將手牌捨棄到剩七張，然後交出回合。接著對手進行「直立」和「抽牌」。
action-bp-charge = 直立
    .effect = 在「結束」之後觸發：回合玩家的所有角色變為直立。
action-bp-draw = 抽牌
    .effect = 在「直立」之後觸發：回合玩家從生命抽一張牌，還可以再抽一張。
action-bp-attack = 攻擊
    .effect = 每回合一次：結算時，從自己直立的士兵中指定攻擊者並橫置。
action-bp-block = 阻擋
    .effect = 在有攻擊者的「攻擊」之後觸發：對手為每個攻擊者指定阻擋者。
action-bp-damage-judgement = 傷害判定
    .effect = 在「阻擋」之後觸發：點數低的一方進入墓地；屏障進入墓地，可能帶走攻擊者；沒被阻擋的攻擊者造成等同點數的傷害。
action-bp-up = 提升
    .keys = ♥A～10
    .effect = 捨棄一張手牌，隨時可用：本回合內，一名士兵的點數增加這張牌的點數。
action-bp-down = 降低
    .keys = ♠A～10
    .effect = 捨棄一張手牌，隨時可用：本回合內，一名士兵的點數減少這張牌的點數；降到0就進入墓地。
action-bp-twist = 扭轉
    .keys = ♦A～10
    .effect = 捨棄一張手牌，隨時可用：任一角色變為橫置或直立，由你選擇。
action-bp-counter = 反制
    .keys = ♣A～10
    .effect = 捨棄一張手牌，隨時可用：將一個行動無效，它須有兩張關鍵牌，或只有一張且點數不高於這張牌。
action-bp-break-barrier = 破壞屏障
    .keys = ♥和♦
    .effect = 使用一張♥和一張♦：任一屏障進入墓地。
action-bp-throw = 投擲
    .keys = ♠和♣
    .effect = 使用一張♠和一張♣：對手受到等同其中一張點數的傷害，看哪一張由對局設定決定。
action-bp-search = 搜尋
    .keys = 鬼牌
    .effect = 使用鬼牌，隨時可用，立即生效：從自己的生命任選一張牌，展示後加入手牌，再洗牌。
action-bp-generation-change = 世代交替
    .effect = 鬼牌、A、J、Q或K進入墓地後觸發：將自己生命的牌依序送入墓地，直到出現下一張這樣的牌，將它加入手牌。

## 發生的事

event-bp-drew = { $seat }抽了{ $cards }。
event-bp-preset =
    { $number ->
        [0] { $seat }開局時有一個屏障：{ $cards }。
       *[other] { $seat }開局時有一名士兵：{ $cards }。
    }
event-bp-turned-up-first = { $seat }翻開{ $cards }來決定先攻。
event-bp-set-up-anew = 先攻還沒決定，生命就已耗盡：重新發牌。
event-bp-begins = { $seat }先攻。
event-bp-turn = 第{ $number }回合：{ $seat }
event-bp-charged-all = { $seat }的所有角色變為直立。
event-bp-declined-card = { $seat }沒有抽第二張牌。
event-bp-passed = { $seat }跳過。
event-bp-both-passed = 雙方都跳過。
event-bp-requested =
    { $count ->
        [0] { $seat }發起「{ $action }」
       *[other] { $seat }以{ $keys }發起「{ $action }」
    }{ $aimed ->
        [yes] ，對象是{ $target }。
       *[no] 。
    }
event-bp-triggered = 「{ $action }」觸發。
event-bp-trigger-dropped = 舞台不是空的，「{ $action }」沒有發生。
event-bp-resolved = 「{ $action }」結算完畢。
event-bp-target-gone = 「{ $action }」沒有效果：對象已經不在了。
event-bp-paid-barrier = { $seat }橫置{ $piece }作為費用。
event-bp-damage =
    { $why ->
        [cost] { $seat }支付了{ $number }點生命：{ $cards }。
       *[damage] { $number ->
            [0] { $seat }沒有受到傷害。
           *[other] { $seat }受到{ $number }點傷害：{ $cards }。
        }
    }
event-bp-discarded = { $seat }捨棄了{ $cards }。
event-bp-set-barrier =
    { $seen ->
        [yes] { $seat }將{ $cards }設置為屏障。
       *[no] { $seat }設置了一個蓋著的屏障。
    }
event-bp-nothing-to-set = { $seat }沒有手牌可以設置為屏障。
event-bp-summoned = { $seat }召喚了{ $stack }（{ $kind }）。
event-bp-equipped = { $seat }為士兵裝備了{ $last }：{ $stack }。
event-bp-attacks = { $seat }以{ $piece }攻擊。
event-bp-blocks = { $seat }以{ $piece }阻擋{ $attacker }。
event-bp-turned-up = { $piece }翻開了。
event-bp-died = { $piece }進入墓地。
event-bp-number-up = { $piece }的點數在本回合增加{ $number }。
event-bp-number-down = { $piece }的點數在本回合減少{ $number }。
event-bp-driven = { $piece }變為橫置。
event-bp-charged = { $piece }變為直立。
event-bp-counter-failed = 「反制」的點數不夠高：「{ $action }」（{ $cards }）仍然有效。
event-bp-nullified = 「{ $action }」（{ $cards }）被無效了。
event-bp-searches = { $seat }查看了自己生命的{ $number }張牌。
event-bp-searched = { $seat }展示{ $cards }並加入手牌。
event-bp-shuffled = { $seat }將生命洗牌。
event-bp-buried = { $seat }從生命將{ $cards }送入墓地。
event-bp-found = { $seat }找到{ $cards }並加入手牌。

result-bp-no-life-left = { $losers }的生命耗盡了。

## 問題

question-bp-chance =
    { $who ->
        [you] { $stage ->
            [empty] 你的回合，機會在你手上：要發起什麼行動？
           *[waiting] 機會在你手上：要回應舞台上的行動，還是跳過？
        }
       *[other] 機會在{ $seat }手上。
    }
question-bp-second-key =
    { $who ->
        [you] { $action }：第二張關鍵牌用哪一張？
       *[other] { $seat }正在宣告行動。
    }
question-bp-target =
    { $who ->
        [you] { $action }：選擇哪個對象？
       *[other] { $seat }正在宣告行動。
    }
question-bp-pay-barrier =
    { $who ->
        [you] { $action }：要橫置哪個屏障作為費用？
       *[other] { $seat }正在宣告行動。
    }
question-bp-pay-discard =
    { $who ->
        [you] { $action }：要捨棄哪張牌作為費用？
       *[other] { $seat }正在宣告行動。
    }
question-bp-declare = { $seat }正在宣告行動。
question-bp-pick-barrier =
    { $who ->
        [you] 要將哪張牌設置為屏障？
       *[other] { $seat }正在選擇設置為屏障的牌。
    }
question-bp-discard-down =
    { $who ->
        [you] 手牌太多了，還要捨棄{ $left }張。
       *[other] { $seat }正在將手牌捨棄到剩七張。
    }
question-bp-second-card =
    { $who ->
        [you] 要抽第二張牌嗎？生命會減少1點。
       *[other] { $seat }可以抽第二張牌。
    }
question-bp-attackers =
    { $who ->
        [you] 由誰攻擊？
       *[other] { $seat }正在指定攻擊者。
    }
question-bp-blockers =
    { $who ->
        [you] 由誰阻擋{ $attacker }？
       *[other] { $seat }正在指定阻擋者。
    }
question-bp-twist =
    { $who ->
        [you] 扭轉：要橫置還是直立？
       *[other] { $seat }正在選擇橫置或直立。
    }
question-bp-search =
    { $who ->
        [you] 要從生命拿哪張牌？
       *[other] { $seat }正在查看自己的生命。
    }

## 選項

option-bp-pass = 跳過
option-bp-set-barrier = 設置屏障
option-bp-summon-soldier = 以{ $card }召喚士兵
option-bp-summon-hero = 以{ $card }召喚英雄
option-bp-summon-ace = 以{ $card }召喚王牌
option-bp-equip = 為士兵裝備{ $card }
option-bp-end = 結束回合
option-bp-attack = 攻擊
option-bp-up = 以{ $card }提升（+{ $number }）
option-bp-down = 以{ $card }降低（−{ $number }）
option-bp-twist = 以{ $card }扭轉
option-bp-counter = 以{ $card }反制
option-bp-break-barrier = 以{ $card }破壞屏障
option-bp-throw = 以{ $card }投擲
option-bp-search = 以{ $card }搜尋
option-bp-with = 使用{ $card }
option-bp-target = 以{ $piece }為對象
option-bp-target-player = 以{ $player }為對象
option-bp-drive = 橫置{ $piece }
option-bp-discard = 捨棄{ $card }
option-bp-set = 將{ $card }設置為屏障
option-bp-attack-with = 以{ $piece }攻擊
option-bp-block-with = 以{ $piece }阻擋{ $attacker }
option-bp-done =
    { $what ->
        [attackers] 確定以{ $named }攻擊
        [no-attackers] 不攻擊
        [blockers] 確定以{ $named }阻擋{ $attacker }
        [no-blockers] 不阻擋{ $attacker }
       *[neither] 確定
    }
option-bp-make-driven = 將{ $piece }橫置
option-bp-make-charged = 將{ $piece }直立
option-bp-take = 拿取{ $card }
option-bp-draw-another = 抽第二張牌
option-bp-decline = 不抽第二張牌

verb-bp-with = 作為第二張關鍵牌
verb-bp-target = 作為對象
verb-bp-drive = 橫置作為費用
verb-bp-discard = 捨棄
verb-bp-set = 設置為屏障
verb-bp-attack-with = 用來攻擊
verb-bp-block-with = 用來阻擋
verb-bp-make-driven = 以扭轉橫置
verb-bp-make-charged = 以扭轉直立
verb-bp-take = 以搜尋拿取
verb-bp-swap = 交換位置

## 不能的原因

refusal-bp-not-direct = 「{ $action }」是自動觸發的，不能由玩家發起。
refusal-bp-not-main = 「{ $action }」只能在自己的回合、舞台是空的時候發起。
refusal-bp-once-per-turn = 「{ $action }」每回合只能一次。
refusal-bp-no-key = 「{ $action }」的關鍵牌必須是{ $keys }。
refusal-bp-no-target = 目前沒有東西可以作為對象。
refusal-bp-not-your-chance = 機會不在你手上。
refusal-bp-not-in-hand = 這張牌不在你的手牌裡。
refusal-bp-no-barrier = 費用需要你自己直立的屏障。
refusal-bp-barrier-not-payable = 只有自己直立的屏障能支付費用，而且每個只能用一次。
refusal-bp-no-life = 你的生命不夠支付費用。
refusal-bp-no-discard = 你沒有其他手牌可以捨棄。
refusal-bp-key-not-discarded = 這張牌是這個行動的關鍵牌，或已經選為要捨棄的牌。
refusal-bp-key-twice = 同一張牌不能當作兩張關鍵牌。
refusal-bp-target-opponent = 「{ $action }」的對象必須是對手。
refusal-bp-target-soldier = 「{ $action }」的對象必須是士兵。
refusal-bp-target-character = 「{ $action }」的對象必須是角色。
refusal-bp-target-keys = 「{ $action }」的對象必須是舞台上有關鍵牌的行動。
refusal-bp-target-barrier = 「{ $action }」的對象必須是屏障。
refusal-bp-equip-no-joker = 鬼牌不能成為裝備的對象。
refusal-bp-equip-same-suit = 「{ $action }」需要自己同花色的士兵。
refusal-bp-discard-named = 這張牌已經選為要捨棄的牌。
refusal-bp-attacker-not-own = 只有自己的角色能為你攻擊。
refusal-bp-no-attacker-label = 它不是攻擊者：屏障不能攻擊。
refusal-bp-driven-cannot-attack = 它是橫置的；只有直立的士兵能攻擊。
refusal-bp-new-cannot-attack = 它在本回合才登場，而且沒有速攻。
refusal-bp-attacker-named = 它已經在攻擊了。
refusal-bp-one-attacker = 只能指定一個攻擊者。
refusal-bp-blocker-not-own = 只有被攻擊一方的角色能阻擋。
refusal-bp-driven-cannot-block = 它是橫置的；只有直立的角色能阻擋。
refusal-bp-blocks-already = 它已經在阻擋一個攻擊者了。
refusal-bp-barrier-blocks-alone = 屏障只能單獨阻擋。
refusal-bp-one-blocker = 這裡只能指定一個阻擋者。
refusal-bp-no-swap = 屏障不能交換位置。
refusal-bp-no-second-key = 現在不需要第二張關鍵牌。
refusal-bp-nothing-to-drive = 現在不需要橫置屏障。
refusal-bp-nothing-to-discard = 現在不需要捨棄牌。
refusal-bp-no-barrier-due = 現在不是設置屏障的時候。
refusal-bp-no-attack-due = 現在不是指定攻擊者的時候。
refusal-bp-no-block-due = 現在不是指定阻擋者的時候。
refusal-bp-no-twist-due = 現在沒有要以扭轉決定的事。
refusal-bp-no-search-due = 現在沒有進行搜尋。
refusal-bp-no-draw-due = 現在不是抽第二張牌的時候。
refusal-bp-must-end = 在自己的回合、舞台是空的時候，要結束回合，而不是跳過。

## 區域、角色、設定

zone-bp-life = 生命
zone-bp-hand = 手牌
zone-bp-graveyard = 墓地
zone-bp-barriers = 屏障
zone-bp-soldiers = 士兵
zone-bp-fog = 迷霧
zone-bp-stage = 舞台
zone-bp-now = 結算中

kind-bp-common-soldier = 一般兵
kind-bp-hero = 英雄
kind-bp-ace = 王牌
kind-bp-equipped-soldier = 裝備兵
kind-bp-barrier = 屏障

label-bp-attacker = 攻擊者
label-bp-haste = 速攻
label-bp-blocker = 阻擋者
label-bp-mutual-strike = 同歸於盡

setting-bp-deck = 牌組
value-bp-deck-full54 = 全部54張
value-bp-deck-entry20 = 入門20張
value-bp-deck-entry16 = 入門16張
setting-bp-edition = 版本
value-bp-edition-sheet = 依規則表
value-bp-edition-published = 依公布版
setting-bp-throw_damage_suit = 投擲的傷害
value-bp-throw_damage_suit-clubs = ♣的點數
value-bp-throw_damage_suit-spades = ♠的點數
setting-bp-triggered_actions = 觸發的行動
value-bp-triggered_actions-by_speed = 依速度
value-bp-triggered_actions-never_on_stage = 不進舞台

## 牌桌上的文字

table-bp-headline = 第{ $turn }回合：{ $seat }
table-bp-chance = 機會：{ $seat }
table-bp-graveyard-top = { $zone } { $count }（{ $card }）
table-bp-hand-known = { $zone } { $count }（含{ $cards }）
table-bp-empty-stage = 舞台是空的。
table-bp-request =
    { $count ->
        [0] { $seat }：{ $action }
       *[other] { $seat }：{ $action } { $keys }
    }
table-bp-request-aimed =
    { $count ->
        [0] { $seat }：{ $action } → { $target }
       *[other] { $seat }：{ $action } { $keys } → { $target }
    }
state-bp-charged = 直立
state-bp-driven = 橫置
state-bp-new = 新
state-bp-attacks = 攻擊中
state-bp-blocks = 阻擋中
state-bp-face-down = 蓋著
spoken-bp-soldier = { $kind }{ $cards }，點數{ $number }，{ $states }
spoken-bp-barrier-known = 屏障{ $number }（{ $card }），{ $states }
spoken-bp-barrier = 屏障{ $number }，{ $states }
spoken-bp-labels = { $described }；{ $labels }

## 說明

help-bp-goal = 你蓋著的牌庫既是抽牌堆，也是你的生命。受到傷害時，牌庫的牌會進入墓地。生命耗盡的一方就輸了。
help-bp-field = 設置屏障（任何牌都可以，蓋著放），再橫置屏障來支付召喚士兵的費用。士兵負責攻擊；士兵和屏障都能阻擋。直立的角色可以行動，橫置的角色（{ $driven }）要等到你的下個回合才能再用。
help-bp-stage = 大多數行動會在舞台上等待。機會在誰手上，誰就可以用快速魔法（提升、降低、扭轉、反制、搜尋）回應，或是跳過。雙方接連跳過時，最上面的行動就會結算。
help-bp-battle = 被士兵阻擋時，點數低的一方進入墓地；點數相同時，雙方都進入墓地。阻擋的屏障會進入墓地，並帶走點數相同的攻擊者；如果屏障是鬼牌，任何攻擊者都會被帶走。沒被阻擋的攻擊者造成等同點數的傷害。
help-bp-turn = 用「結束」來結束自己的回合。接著對手將角色直立，抽一張牌，還可以再抽一張。
help-bp-signs = [♣7] 或粗框：有選項會用到 · { $back } 蓋著 · { $driven } 橫置 · =12 點數 · +3 本回合的變化 · 新：本回合登場 · ▲1 第一個攻擊者，▼1 阻擋它的角色 · ▶ 輪到誰決定
