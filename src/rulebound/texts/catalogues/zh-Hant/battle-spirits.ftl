# Battle Spirits 標準賽制 1.0。用語依官方規則手冊。
#
# 英文                    日文                        繁體                  簡體
# Spirit, Nexus, Magic    スピリット、ネクサス、マジック  靈魂卡、核心卡、魔法卡  灵魂卡、核心卡、魔法卡
# Core, Soul Core         コア、ソウルコア            能量、靈魂能量        能量、灵魂能量
# Life, Reserve, Trash    ライフ、リザーブ、トラッシュ  生命值、預備區、廢棄區  生命值、预备区、废弃区
# Void, Field, Deck       ボイド、フィールド、デッキ  空間、場地、牌組      空间、场地、牌组
# cost, reduction symbol  コスト、軽減シンボル        費用、減輕標誌        费用、减轻标志
# summon, deploy, use     召喚、配置、使用            召喚、配置、使用      召唤、配置、使用
# attack, block           アタック、ブロック          攻擊、防禦            攻击、防御
# exhaust, refresh        疲労、回復                  疲勞、回復            疲劳、回复
# destroy, deplete        破壊、消滅                  破壞、消滅            破坏、消灭
# Super Unleash           真界放                      真界放                真界放
# Succession              継召                        繼召                  继召
# Soul Magic              ソウルマジック              靈魂魔法              灵魂魔法
# Main, Flash             メイン、フラッシュ          主要、靈動            主要、灵动
# activate, pending       発揮、待機状態              發揮、待機狀態        发挥、待机状态
# symbol, family          シンボル、系統              標誌、系統            标志、系统

game-battle-spirits = Battle Spirits
    .about = 靈魂卡的對戰：能量既是你的生命值，也用來支付費用、提升卡牌的等級。標準賽制，附六副入門牌組。

## 卡牌、能量、費用

piece-bs =
    { $number ->
        [0] { $owner }{ $card }
       *[other] { $owner }{ $card }#{ $number }
    }
stats-bs =
    { $kind ->
        [nexus] Lv{ $level }
       *[spirit] Lv{ $level }、BP{ $bp }
    }
fighter-bs = { $piece }（{ $stats }）
cores-bs =
    { $soul ->
        [yes] { $count ->
            [1] 靈魂能量
           *[other] { $count }個能量（含靈魂能量）
        }
       *[no] { $count ->
            [0] 沒有能量
           *[other] { $count }個能量
        }
    }
count-bs-colour = { $colour }{ $number }
colour-bs-red = 紅
colour-bs-purple = 紫
colour-bs-green = 綠
colour-bs-white = 白
colour-bs-yellow = 黃
colour-bs-blue = 藍
kind-bs-spirit = 靈魂卡
    .short = 靈
kind-bs-nexus = 核心卡
    .short = 核
kind-bs-magic = 魔法卡
    .short = 魔

sum-bs-cost = 費用{ $cost }
sum-bs-succession = { $sum } − { $number }（{ $colour }，繼召）
sum-bs-field = { $sum } − { $number }（{ $colour }）
sum-bs-due = { $sum } = { $due }
price-bs =
    { $how ->
        [succession] 支付{ $due }，繼召後{ $least }
       *[plain] 支付{ $due }
    }
level-bs =
    { $soul ->
        [yes] Lv{ $level }：●{ $cores }或◆
       *[no] Lv{ $level }：●{ $cores }
    }{ $kind ->
        [spirit] {" "}BP{ $bp }
       *[nexus] {""}
    }
fact-bs-colours = { $colours }
fact-bs-reduction = 減輕標誌 { $symbols }
fact-bs-symbols = 標誌 { $symbols }
fact-bs-ex = { $count }（EX）
fact-bs-families = 系統：{ $families }
fact-bs-family = { $name }
detail-bs =
    { $facts }
    { $text }

outcome-bs =
    { $change ->
        [depleted] 它會消滅
        [drops] 降到Lv{ $level }
        [rises] 升到Lv{ $level }
       *[keeps] 維持Lv{ $level }
    }
source-bs-reserve = 預備區{ $count }個
source-bs-card = { $piece }上{ $count }個
source-bs-soul = 靈魂能量
plan-bs-remove = 除外{ $cards }
plan-bs-pay = 支付{ $sources }
plan-bs-place = 放置{ $sources }（Lv{ $level }）
plan-bs-place-none = 不放置能量（Lv{ $level }）
plan-bs-harm =
    { $change ->
        [depleted] { $piece }會消滅
       *[drops] { $piece }降到Lv{ $level }
    }
plan-bs-harmless = 沒有卡牌降級

## 發生的事

event-bs-shuffled = { $seat }將牌組洗牌。
event-bs-cores-laid = { $seat }以{ $number }點生命值開始。
event-bs-drew = { $seat }抽了{ $cards }。
event-bs-deck-empty = { $seat }已經沒有牌可抽。
event-bs-won-throw = { $seat }猜拳獲勝。
event-bs-goes-first = { $seat }先攻。
event-bs-kept = { $seat }保留手牌。
event-bs-redrew = { $seat }將手牌放回牌組，重新抽牌。
event-bs-turn-begins = 第{ $number }回合：{ $seat }
event-bs-step-starts = { $step }。
event-bs-step-ended = { $seat }結束{ $step }。
event-bs-core-gained = { $seat }從空間取得{ $cores }。
event-bs-cores-returned = { $seat }廢棄區的{ $cores }返回預備區。
event-bs-refreshed =
    { $state ->
        [exhausted] 從重疲勞變回疲勞：{ $pieces }。
       *[refreshed] 回復：{ $pieces }。
    }
event-bs-exhausted =
    { $how ->
        [heavy] { $piece }重疲勞。
       *[plain] { $piece }疲勞。
    }
event-bs-used = { $seat }展示要使用的{ $cards }。
event-bs-removed = { $seat }以繼召將廢棄區的{ $cards }除外。
event-bs-paid = { $seat }支付了{ $cores }。
event-bs-summoned = { $seat }召喚{ $piece }，放置{ $cores }。
event-bs-deployed =
    { $number ->
        [0] { $seat }配置{ $piece }。
       *[other] { $seat }配置{ $piece }，放置{ $cores }。
    }
event-bs-magic-used =
    { $part ->
        [main] { $seat }使用{ $cards }的主要效果。
       *[flash] { $seat }使用{ $cards }的靈動效果。
    }
event-bs-magic-spent = { $cards }放到廢棄區。
event-bs-activated =
    { $what ->
        [card] { $seat }發揮{ $cards }的效果。
        [piece] { $piece }的效果發揮。
       *[effect] { $seat }的效果發揮。
    }
event-bs-rearranged =
    { $count ->
        [0] { $seat }移動了{ $number }個能量。
       *[other] { $seat }移動能量：{ $changed }。
    }
rearranged-bs = { $piece }現有{ $cores }
event-bs-cores-moved =
    { $onto ->
        [card] 效果將{ $cores }放到{ $piece }上。
       *[place] 效果移動了{ $seat }的{ $cores }。
    }
event-bs-cores-taken = 效果從{ $piece }取走{ $cores }。
event-bs-attacks = { $seat }以{ $piece }攻擊。
event-bs-blocks = { $seat }以{ $piece }防禦。
event-bs-no-block = { $seat }不防禦。
event-bs-declined = { $seat }不使用靈動效果。
event-bs-both-declined = 雙方都不使用靈動效果。
event-bs-compared = { $piece }的BP為{ $bp }。
event-bs-compared-both = BP{ $bp }（{ $attacker }）對BP{ $other }（{ $blocker }）。
event-bs-life-reduced = { $seat }失去{ $number }點生命值，剩下{ $left }點。
event-bs-life-safe = { $piece }的攻擊沒有減少生命值。
event-bs-battle-ends = 戰鬥結束。
event-bs-destroyed =
    { $cause ->
        [battle] { $piece }在戰鬥中被破壞。
        [effect] { $piece }被{ $whose }效果破壞。
        [bp-zero] { $piece }因{ $whose }效果BP變為0，被破壞。
       *[rules] { $piece }被破壞。
    }
event-bs-depleted = { $piece }消滅。
event-bs-returned = { $piece }將離開場地。
event-bs-left-field =
    { $fate ->
        [hand] { $piece }返回手牌。
        [deck-bottom] { $piece }放到牌組底。
        [deck-top] { $piece }放到牌組頂。
        [removed] { $piece }從遊戲中除外。
       *[trash] { $piece }放到廢棄區。
    }
event-bs-put =
    { $place ->
        [hand] { $seat }將{ $cards }加入手牌。
        [trash] { $seat }將{ $cards }放到廢棄區。
        [removed] { $seat }將{ $cards }從遊戲中除外。
        [deck-top] { $seat }將{ $cards }放到牌組頂。
       *[deck-bottom] { $seat }將{ $cards }放到牌組底。
    }
event-bs-opened = { $seat }從牌組公開{ $cards }。
event-bs-discarded-from-deck = { $seat }的牌組廢棄了{ $cards }。
event-bs-named-colour = { $seat }指定了{ $colour }色。

result-no-life = { $losers }的生命值變為0。
result-empty-deck = { $losers }在開始階段時牌組為0張。

## 問題

question-bs-turn-order =
    { $who ->
        [you] 你猜拳獲勝。要先攻還是後攻？
       *[other] { $seat }正在選擇先攻或後攻。
    }
question-bs-redraw =
    { $who ->
        [you] 要保留這副手牌嗎？可以重新抽牌一次。
       *[other] { $seat }正在決定是否重新抽牌。
    }
question-bs-main =
    { $who ->
        [you] { $step ->
            [second-main] 你的第二主要階段：要做什麼？
           *[main] 你的主要階段：要做什麼？
        }
       *[other] { $seat }正在進行主要階段。
    }
question-bs-attack =
    { $who ->
        [you] 你的攻擊階段：要以哪張靈魂卡攻擊？
       *[other] { $seat }正在選擇攻擊的靈魂卡。
    }
question-bs-flash =
    { $who ->
        [you] 靈動時機{ $here ->
            [blocked] （{ $attacker }對{ $blocker }）
            [yes] （{ $attacker }攻擊中）
           *[no] {""}
        }：要使用靈動效果嗎？
       *[other] { $seat }正在決定是否使用靈動效果。
    }
question-bs-block =
    { $who ->
        [you] { $here ->
            [yes] { $attacker }攻擊，將減少{ $symbols }點生命值：要以哪張靈魂卡防禦？
           *[no] 攻擊的靈魂卡已經離開：要防禦嗎？
        }
       *[other] { $seat }正在選擇防禦的靈魂卡。
    }
question-bs-exhaust-another =
    { $who ->
        [you] 要防禦就必須再疲勞另一張靈魂卡：要哪一張？
       *[other] { $seat }為了防禦再疲勞一張靈魂卡。
    }
question-bs-pay =
    { $who ->
        [you] { $what ->
            [card] { $card }：{ $sum }。還要支付{ $left }個，下一個用哪裡的能量？
            [soul] { $card }：支付靈魂能量。
            [free] { $card }：不需支付費用。
           *[effect] 效果要求再支付{ $left }個，下一個用哪裡的能量？
        }
       *[other] { $seat }正在支付能量。
    }
question-bs-place =
    { $who ->
        [you] { $card }（{ $levels }），已放置{ $placed }個：{ $level ->
            [0] 還不到Lv1，下一個用哪裡的能量？
           *[other] Lv{ $level }。還要放置嗎？
        }
       *[other] { $seat }正在放置能量。
    }
question-bs-remove =
    { $who ->
        [you] { $card }：{ $sum }。要以繼召將廢棄區中有EX標誌的卡牌除外嗎？
       *[other] { $seat }正在以繼召減輕費用。
    }
question-bs-move =
    { $who ->
        [you] 要移動哪裡的能量？{ $moved ->
            [0] 依序為預備區、自己的卡牌（由左至右）、靈魂能量。
           *[other] 目前移動{ $moved }個。
        }
       *[other] { $seat }正在移動能量。
    }
question-bs-move-to =
    { $who ->
        [you] { $what ->
            [reserve] 預備區的能量：要移到哪裡？
            [soul] 靈魂能量：要移到哪裡？
           *[card] { $piece }上的能量：要移到哪裡？
        }
       *[other] { $seat }正在移動能量。
    }
question-bs-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 指定1張。
           *[other] 還要指定{ $left }張。
        }
       *[other] { $seat }正在為{ $card }指定對象。
    }
question-bs-pick-hand =
    { $who ->
        [you] { $card }：要手牌中的哪一張？
       *[other] { $seat }正在為{ $card }選擇手牌。
    }
question-bs-pick-trash =
    { $who ->
        [you] { $card }：要廢棄區的哪一張？
       *[other] { $seat }正在為{ $card }選擇廢棄區的卡牌。
    }
question-bs-pick-open =
    { $who ->
        [you] { $card }：要公開的哪一張？
       *[other] { $seat }正在為{ $card }選擇公開的卡牌。
    }
question-bs-pick-deck =
    { $who ->
        [you] { $card }：要牌組中的哪一張？
       *[other] { $seat }正在為{ $card }選擇牌組的卡牌。
    }
question-bs-pick-removed =
    { $who ->
        [you] { $card }：要已除外的哪一張？
       *[other] { $seat }正在為{ $card }選擇已除外的卡牌。
    }
question-bs-pick-anywhere =
    { $who ->
        [you] { $card }：要哪一張？
       *[other] { $seat }正在為{ $card }選擇卡牌。
    }
question-bs-how-many =
    { $who ->
        [you] { $card }：要幾個能量？
       *[other] { $seat }正在決定能量的數量。
    }
question-bs-give-core =
    { $who ->
        [you] { $card }的效果要取走能量：要哪一個？還有{ $left }個。
       *[other] { $seat }正在選擇{ $card }取走的能量。
    }
question-bs-spread =
    { $who ->
        [you] { $card }的效果：下一個能量放置到哪張卡牌？由左至右，還有{ $left }個。
       *[other] { $seat }正在選擇因{ $card }放置能量的卡牌。
    }
question-bs-spread-soul =
    { $who ->
        [you] { $card }的效果：靈魂能量放置到哪張卡牌？
       *[other] { $seat }正在選擇因{ $card }放置靈魂能量的卡牌。
    }
question-bs-soul-among =
    { $who ->
        [you] { $card }的效果要移動能量：其中包含靈魂能量嗎？
       *[other] { $seat }正在決定{ $card }是否移動靈魂能量。
    }
question-bs-which-effect =
    { $who ->
        [you] { $card }的效果：發揮哪一個效果？
       *[other] { $seat }正在選擇{ $card }發揮的效果。
    }
question-bs-order =
    { $who ->
        [you] 多個效果同時發揮：接下來結算哪一個？
       *[other] { $seat }正在決定效果結算的順序。
    }
question-bs-copy =
    { $who ->
        [you] 這個不可重複的效果只有1張發揮：哪一張？
       *[other] { $seat }正在決定發揮不可重複效果的卡牌。
    }
question-bs-put-order =
    { $who ->
        [you] 接下來放回哪一張卡牌？
       *[other] { $seat }正在決定放回卡牌的順序。
    }
question-bs-colour =
    { $who ->
        [you] { $card }：指定一種顏色。
       *[other] { $seat }正在指定顏色。
    }

## 選項

option-bs-go-first = 先攻
option-bs-go-second = 後攻
option-bs-keep = 保留手牌
option-bs-redraw = 放回手牌，重新抽牌
option-bs-end-step =
    { $step ->
        [only-main] 結束回合（第一回合不能攻擊）
        [main] 進入攻擊階段
        [attack] 不再攻擊
       *[second-main] 結束回合
    }
option-bs-summon = 召喚{ $card }（{ $price }）
option-bs-deploy = 配置{ $card }（{ $price }）
option-bs-use-main = 使用{ $card }的主要效果（{ $price }）
option-bs-use-flash = 使用{ $card }的靈動效果（{ $price }）
option-bs-use-main-soul = 以靈魂能量使用{ $card }的主要效果
option-bs-use-flash-soul = 以靈魂能量使用{ $card }的靈動效果
option-bs-activate =
    { $several ->
        [yes] 發揮{ $card }的效果{ $number }
       *[no] 發揮{ $card }的效果
    }
option-bs-move-cores = 移動能量
option-bs-attack = 以{ $card }（{ $stats }）攻擊
option-bs-block = 以{ $card }（{ $stats }）防禦
option-bs-pass =
    { $what ->
        [block] 不防禦
       *[flash] 不使用
    }
option-bs-exhaust = 疲勞{ $card }
option-bs-pay = 從{ $piece }：{ $outcome }
option-bs-pay-reserve = 從預備區（剩{ $left }個）
option-bs-pay-soul =
    { $soul ->
        [card] { $piece }上的靈魂能量：{ $outcome }
       *[reserve] 預備區的靈魂能量
    }
option-bs-place =
    { $level ->
        [0] 從{ $piece }：{ $outcome }
       *[other] 從{ $piece }：{ $outcome } → Lv{ $level }
    }
option-bs-place-reserve =
    { $level ->
        [0] 從預備區（剩{ $left }個）
       *[other] 從預備區（剩{ $left }個）→ Lv{ $level }
    }
option-bs-place-soul =
    { $soul ->
        [card] { $piece }上的靈魂能量：{ $outcome } → Lv{ $level }
       *[reserve] 預備區的靈魂能量 → Lv{ $level }
    }
option-bs-done-placing =
    { $placed ->
        [0] 不放置能量：Lv{ $level }
       *[other] 這樣就好：Lv{ $level }
    }
option-bs-done-moving = 完成：移動{ $moved }個能量
option-bs-remove = 除外{ $card }（之後支付{ $due }）
option-bs-no-more = 不再除外：支付{ $due }
option-bs-move = 從{ $piece }：{ $outcome }
option-bs-move-reserve = 從預備區（剩{ $left }個）
option-bs-move-soul =
    { $soul ->
        [card] { $piece }上的靈魂能量：{ $outcome }
       *[reserve] 預備區的靈魂能量
    }
option-bs-to = 移到{ $piece }：{ $outcome }
option-bs-to-reserve = 移到預備區
option-bs-give = { $piece }上的能量：{ $outcome }
option-bs-give-soul = { $piece }上的靈魂能量：{ $outcome }
option-bs-soul-stays = 只用靈魂能量以外的能量
option-bs-soul-goes = 包含靈魂能量
option-bs-amount = { $cores }
option-bs-put = { $card }
option-bs-resolve =
    { $what ->
        [card] { $several ->
            [yes] { $card }（{ $number }）
           *[no] { $card }
        }
       *[effect] 效果{ $number }
    }
option-bs-colour = { $colour }色

verb-bs-summon = 召喚
verb-bs-deploy = 配置
verb-bs-use-main = 使用主要效果
verb-bs-use-flash = 使用靈動效果
verb-bs-use-main-soul = 以靈魂能量使用主要效果
verb-bs-use-flash-soul = 以靈魂能量使用靈動效果
verb-bs-activate = 發揮效果
verb-bs-attack = 攻擊
verb-bs-block = 防禦
verb-bs-pay = 以其能量支付
verb-bs-place = 放置其能量
verb-bs-remove = 以繼召除外
verb-bs-move = 移動其能量
verb-bs-to = 將能量移到它上面
verb-bs-give = 取走其能量
verb-bs-give-soul = 取走其靈魂能量
verb-bs-exhaust = 為了防禦而疲勞
verb-bs-put = 放回
verb-bs-resolve = 結算其效果
verb-bs-move-cores = 移動能量

## 原因

refusal-bs-not-in-hand = 只能使用手牌中的卡牌。
refusal-bs-not-a-spirit = 只有靈魂卡可以召喚。
refusal-bs-not-a-nexus = 只有核心卡可以配置。
refusal-bs-not-a-magic = 只有魔法卡可以這樣使用。
refusal-bs-no-main-effect = 這張魔法卡沒有主要效果。
refusal-bs-no-flash-effect = 這張魔法卡沒有靈動效果。
refusal-bs-not-main-step = 只能在自己的主要階段進行。
refusal-bs-not-your-turn = 現在不是你的回合。
refusal-bs-main-only = 主要效果只能在自己的主要階段使用。
refusal-bs-no-main-in-flash = 靈動時機中無法使用主要效果。
refusal-bs-no-flash-now = 靈動效果要在自己的主要階段，或輪到自己的靈動時機使用。
refusal-bs-no-flash-timing = 現在沒有靈動時機：沒有在進行戰鬥。
refusal-bs-cannot-pay = 能量不足以支付費用。
refusal-bs-no-cores-for-lv1 = 支付後沒有能量可以維持Lv1。
refusal-bs-no-soul-magic = 這張卡牌沒有靈魂魔法。
refusal-bs-no-symbol = 靈魂魔法需要自己場地上有該顏色的標誌。
refusal-bs-no-soul-core = 靈魂能量不在預備區，也不在自己的卡牌上。
refusal-bs-name-used = 本回合已經使用過同名的效果。
refusal-bs-not-in-main-step = 這個效果不能在主要階段使用。
refusal-bs-no-such-ability = 這張卡牌沒有可以任意發揮的效果。
refusal-bs-wrong-level = 目前的Lv無法發揮這個效果。
refusal-bs-wrong-period = 現在不是效果指定的時機。
refusal-bs-wrong-zone = 卡牌所在之處無法發揮這個效果。
refusal-bs-not-yours = 這不是你的卡牌。
refusal-bs-is-pending = 這張卡牌處於待機狀態。
refusal-bs-condition-fails = 沒有滿足效果的條件。
refusal-bs-cost-fails = ▶之前的部分無法完全執行。
refusal-bs-moved-already = 你剛移動過能量，請先做別的事。
refusal-bs-nothing-to-move = 沒有可移動的能量或卡牌。
refusal-bs-used-this-turn = 本回合已經使用過。
refusal-bs-used-this-battle = 本次戰鬥已經使用過。
refusal-bs-nexus-cannot-fight = 只有靈魂卡可以攻擊和防禦。
refusal-bs-is-exhausted = 它處於疲勞狀態。
refusal-bs-is-heavy-exhausted = 它處於重疲勞狀態。
refusal-bs-one-attack-at-a-time = 攻擊要逐一進行：先完成這次戰鬥。
refusal-bs-one-blocker = 已經有靈魂卡防禦，只能以一張防禦。
refusal-bs-not-your-spirit = 只能在自己的回合以自己的靈魂卡攻擊。
refusal-bs-not-attack-step = 攻擊要在攻擊階段宣告。
refusal-bs-cannot-attack = 效果使它無法攻擊。
refusal-bs-another-first = 有另一張靈魂卡必須先攻擊。
refusal-bs-tax-unpaid = 無法支付效果要求的費用。
refusal-bs-no-battle = 現在沒有可以防禦的攻擊。
refusal-bs-not-defending = 只有被攻擊玩家的靈魂卡可以防禦。
refusal-bs-cannot-block = 效果使它無法防禦這次攻擊。
refusal-bs-another-blocks = 有另一張靈魂卡必須防禦。
refusal-bs-must-block = 有靈魂卡必須防禦。
refusal-bs-must-attack = 有靈魂卡必須攻擊。
refusal-bs-nothing-to-choose = 現在沒有要指定的對象。
refusal-bs-not-a-candidate = 這個效果無法指定它。
refusal-bs-nothing-to-pay = 現在沒有要支付的費用。
refusal-bs-nothing-to-place = 現在不需放置能量。
refusal-bs-nothing-to-remove = 現在沒有以繼召除外的機會。
refusal-bs-no-ex-symbol = 它沒有EX標誌。
refusal-bs-enough-removed = 除外的張數不可超過減輕標誌的數量。
refusal-bs-not-in-trash = 只能除外自己廢棄區中尚未選取的卡牌。
refusal-bs-leaves-too-much = 選了這張，其餘能除外的卡牌就無法將費用降到可支付的數量。
refusal-bs-other-colour = 它的EX標誌與減輕標誌顏色不符。
refusal-bs-not-moving = 現在沒有在移動能量。
refusal-bs-no-core-there = 那裡沒有還能移動的能量。
refusal-bs-cores-stay = 必須留在卡上的能量會不足。
refusal-bs-lies-there = 能量已經在那裡，或不能放到那裡。
refusal-bs-core-then-place = 先選取能量，再選取它要去的地方。
refusal-bs-nothing-to-give = 現在沒有要取走的能量。
refusal-bs-nothing-to-exhaust = 現在不需為防禦疲勞卡牌。
refusal-bs-nothing-to-order = 現在沒有要放回的卡牌。
refusal-bs-nothing-to-resolve = 現在沒有要決定的順序。
refusal-bs-not-a-source = 能量只能依序取自預備區和自己的卡牌。
refusal-bs-earlier-source = 能量依預備區、由左到右的卡牌、靈魂能量的順序選取；這裡已經過了，或會使其餘能量不足。
refusal-bs-not-asked = 現在問的不是這件事。
refusal-bs-deck-too-small = 牌組至少要有40張。
refusal-bs-too-many-of-a-name = 同名卡牌最多3張。
refusal-bs-not-standard = 這張卡牌不能在標準賽制使用。
refusal-bs-wrong-block = 目前不能使用這個區塊圖示的卡牌。

## 區域、階段、設定

zone-bs-deck = 牌組
zone-bs-hand = 手牌
zone-bs-trash = 廢棄區
zone-bs-open = 公開
zone-bs-removed = 除外
zone-bs-use = 使用中
zone-bs-field = 場地
zone-bs-life = 生命值
zone-bs-reserve = 預備區

step-bs-start = 開始階段
    .about = 回合開始。此時牌組為0張的玩家落敗。
step-bs-core = 能量階段
    .about = 從空間取1個能量放到預備區；第一回合沒有此階段。
step-bs-draw = 抽牌階段
    .about = 抽1張牌。
step-bs-refresh = 回復階段
    .about = 疲勞的卡牌回復，廢棄區的能量返回預備區。
step-bs-main = 主要階段
    .about = 可不限次數地召喚、配置、使用魔法卡、發揮效果、移動能量。
step-bs-attack = 攻擊階段
    .about = 以靈魂卡逐一攻擊；第一回合沒有此階段。
step-bs-second-main = 第二主要階段
    .about = 再進行一次主要階段；第一回合沒有此階段。
step-bs-end = 結束階段
    .about = 本回合中的效果結束，輪到對手。

setting-bs-first = 先攻
value-bs-first-random_chooser_chooses = 由猜拳的勝者選擇
value-bs-first-A = 座位A
value-bs-first-B = 座位B
setting-bs-trial_cards = 測試規則用的卡牌
value-bs-trial_cards-no = 不可放入牌組
value-bs-trial_cards-yes = 可以放入牌組

## 牌桌用語

table-bs-headline = 第{ $turn }回合：{ $seat }
table-bs-cores = 能量
table-bs-core-place = { $place }：{ $cores }
table-bs-spirits = 靈魂卡
table-bs-nexuses = 核心卡
table-bs-battle = 戰鬥
table-bs-attacks = { $piece }攻擊
table-bs-blocks = { $piece }防禦
table-bs-attacker-gone = 攻擊的靈魂卡已離開場地
table-bs-known = { $zone } { $count }（其中有{ $cards }）
state-bs-refreshed = 回復狀態
state-bs-exhausted = 疲勞狀態
state-bs-heavy-exhausted = 重疲勞狀態
state-bs-attacking = 攻擊中
state-bs-blocking = 防禦中
state-bs-unleashed = 真界放狀態
state-bs-pending = 待機狀態
symbols-bs = { $count }個標誌
spoken-bs-field = { $card }、{ $kind }、{ $stats }、{ $cores }、{ $symbols }、{ $states }
spoken-bs-hand = { $card }、{ $kind }、{ $sum }

## 說明

help-bs-goal = 生命值變為0，或在開始階段時牌組為0張的玩家落敗。一開始有5個能量作為生命值，4個在預備區，其中1個是靈魂能量（{ $soul }）。
help-bs-cores = 一切都靠能量：它是生命值、用來支付費用，放在卡牌上則提升等級。支付的能量進入廢棄區，在自己的回復階段返回。失去的生命值會進入自己的預備區，所以落後的一方有更多能量可用。
help-bs-paying = 自己場地上每有1個與減輕標誌同色的標誌，費用就減1。以預備區或自己卡牌上的能量支付；接著在新的卡牌上放置能量，至少要達到Lv1。按 p 會依建議支付。能量不足以維持Lv1的卡牌會消滅，進入廢棄區。
help-bs-battle = 攻擊的靈魂卡會疲勞。未被防禦時，依它的標誌數減少對手的生命值。被防禦時比較BP，較低的一方被破壞，相同則雙方都被破壞。疲勞的靈魂卡無法攻擊或防禦。
help-bs-flash = 戰鬥中，宣告攻擊後有一次靈動時機，宣告防禦後還有一次。由防禦方先開始，雙方輪流使用靈動效果，直到雙方接連都不使用為止。
help-bs-special = 真界放：只要放置靈魂能量就達到該Lv。繼召：將廢棄區中有EX標誌的卡牌除外來減輕費用。靈魂魔法：自己場地上有指定顏色的標誌時，只需支付靈魂能量。
help-bs-signs = [源 = 武] 或粗框：有選項會用到 · 靈5→3 費用5的靈魂卡，現在只需支付3（核 核心卡，魔 魔法卡） · { $core }3{ $soul } 3個能量和靈魂能量 · Lv2 5000 等級和BP，↑ ↓ 有變化 · ×2 兩個標誌 · ✦ 真界放 · { $driven } 疲勞，{ $driven }{ $driven } 重疲勞 · ▲ 攻擊，▼ 防禦 · ▶ 輪到誰決定
help-bs-steps = 回合的流程
