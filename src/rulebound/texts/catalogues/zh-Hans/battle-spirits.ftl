# Battle Spirits 标准赛制 1.0。用语依官方规则手册。
#
# 英文                    日文                        繁体                  简体
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
    .about = 灵魂卡的对战：能量既是你的生命值，也用来支付费用、提升卡牌的等级。标准赛制，附六副入门牌组。

## 卡牌、能量、费用

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
            [1] 灵魂能量
           *[other] { $count }个能量（含灵魂能量）
        }
       *[no] { $count ->
            [0] 没有能量
           *[other] { $count }个能量
        }
    }
count-bs-colour = { $colour }{ $number }
colour-bs-red = 红
colour-bs-purple = 紫
colour-bs-green = 绿
colour-bs-white = 白
colour-bs-yellow = 黄
colour-bs-blue = 蓝
kind-bs-spirit = 灵魂卡
    .short = 灵
kind-bs-nexus = 核心卡
    .short = 核
kind-bs-magic = 魔法卡
    .short = 魔

sum-bs-cost = 费用{ $cost }
sum-bs-succession = { $sum } − { $number }（{ $colour }，继召）
sum-bs-field = { $sum } − { $number }（{ $colour }）
sum-bs-due = { $sum } = { $due }
price-bs =
    { $how ->
        [succession] 支付{ $due }，继召后{ $least }
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
fact-bs-reduction = 减轻标志 { $symbols }
fact-bs-symbols = 标志 { $symbols }
fact-bs-ex = { $count }（EX）
fact-bs-families = 系统：{ $families }
fact-bs-family = { $name }
detail-bs =
    { $facts }
    { $text }

outcome-bs =
    { $change ->
        [depleted] 它会消灭
        [drops] 降到Lv{ $level }
        [rises] 升到Lv{ $level }
       *[keeps] 维持Lv{ $level }
    }
source-bs-reserve = 预备区{ $count }个
source-bs-card = { $piece }上{ $count }个
source-bs-soul = 灵魂能量
plan-bs-remove = 除外{ $cards }
plan-bs-pay = 支付{ $sources }
plan-bs-place = 放置{ $sources }（Lv{ $level }）
plan-bs-place-none = 不放置能量（Lv{ $level }）
plan-bs-harm =
    { $change ->
        [depleted] { $piece }会消灭
       *[drops] { $piece }降到Lv{ $level }
    }
plan-bs-harmless = 没有卡牌降级

## 发生的事

event-bs-shuffled = { $seat }将牌组洗牌。
event-bs-cores-laid = { $seat }以{ $number }点生命值开始。
event-bs-drew = { $seat }抽了{ $cards }。
event-bs-deck-empty = { $seat }已经没有牌可抽。
event-bs-won-throw = { $seat }猜拳获胜。
event-bs-goes-first = { $seat }先攻。
event-bs-kept = { $seat }保留手牌。
event-bs-redrew = { $seat }将手牌放回牌组，重新抽牌。
event-bs-turn-begins = 第{ $number }回合：{ $seat }
event-bs-step-starts = { $step }。
event-bs-step-ended = { $seat }结束{ $step }。
event-bs-core-gained = { $seat }从空间取得{ $cores }。
event-bs-cores-returned = { $seat }废弃区的{ $cores }返回预备区。
event-bs-refreshed =
    { $state ->
        [exhausted] 从重疲劳变回疲劳：{ $pieces }。
       *[refreshed] 回复：{ $pieces }。
    }
event-bs-exhausted =
    { $how ->
        [heavy] { $piece }重疲劳。
       *[plain] { $piece }疲劳。
    }
event-bs-used = { $seat }展示要使用的{ $cards }。
event-bs-removed = { $seat }以继召将废弃区的{ $cards }除外。
event-bs-paid = { $seat }支付了{ $cores }。
event-bs-summoned = { $seat }召唤{ $piece }，放置{ $cores }。
event-bs-deployed =
    { $number ->
        [0] { $seat }配置{ $piece }。
       *[other] { $seat }配置{ $piece }，放置{ $cores }。
    }
event-bs-magic-used =
    { $part ->
        [main] { $seat }使用{ $cards }的主要效果。
       *[flash] { $seat }使用{ $cards }的灵动效果。
    }
event-bs-magic-spent = { $cards }放到废弃区。
event-bs-activated =
    { $what ->
        [card] { $seat }发挥{ $cards }的效果。
        [piece] { $piece }的效果发挥。
       *[effect] { $seat }的效果发挥。
    }
event-bs-rearranged =
    { $count ->
        [0] { $seat }移动了{ $number }个能量。
       *[other] { $seat }移动能量：{ $changed }。
    }
rearranged-bs = { $piece }现有{ $cores }
event-bs-cores-moved =
    { $onto ->
        [card] 效果将{ $cores }放到{ $piece }上。
       *[place] 效果移动了{ $seat }的{ $cores }。
    }
event-bs-cores-taken = 效果从{ $piece }取走{ $cores }。
event-bs-attacks = { $seat }以{ $piece }攻击。
event-bs-blocks = { $seat }以{ $piece }防御。
event-bs-no-block = { $seat }不防御。
event-bs-declined = { $seat }不使用灵动效果。
event-bs-both-declined = 双方都不使用灵动效果。
event-bs-compared = { $piece }的BP为{ $bp }。
event-bs-compared-both = BP{ $bp }（{ $attacker }）对BP{ $other }（{ $blocker }）。
event-bs-life-reduced = { $seat }失去{ $number }点生命值，剩下{ $left }点。
event-bs-life-safe = { $piece }的攻击没有减少生命值。
event-bs-battle-ends = 战斗结束。
event-bs-destroyed =
    { $cause ->
        [battle] { $piece }在战斗中被破坏。
        [effect] { $piece }被{ $whose }效果破坏。
        [bp-zero] { $piece }因{ $whose }效果BP变为0，被破坏。
       *[rules] { $piece }被破坏。
    }
event-bs-depleted = { $piece }消灭。
event-bs-returned = { $piece }将离开场地。
event-bs-left-field =
    { $fate ->
        [hand] { $piece }返回手牌。
        [deck-bottom] { $piece }放到牌组底。
        [deck-top] { $piece }放到牌组顶。
        [removed] { $piece }从游戏中除外。
       *[trash] { $piece }放到废弃区。
    }
event-bs-put =
    { $place ->
        [hand] { $seat }将{ $cards }加入手牌。
        [trash] { $seat }将{ $cards }放到废弃区。
        [removed] { $seat }将{ $cards }从游戏中除外。
        [deck-top] { $seat }将{ $cards }放到牌组顶。
       *[deck-bottom] { $seat }将{ $cards }放到牌组底。
    }
event-bs-opened = { $seat }从牌组公开{ $cards }。
event-bs-discarded-from-deck = { $seat }的牌组废弃了{ $cards }。
event-bs-named-colour = { $seat }指定了{ $colour }色。

result-no-life = { $losers }的生命值变为0。
result-empty-deck = { $losers }在开始阶段时牌组为0张。

## 问题

question-bs-turn-order =
    { $who ->
        [you] 你猜拳获胜。要先攻还是后攻？
       *[other] { $seat }正在选择先攻或后攻。
    }
question-bs-redraw =
    { $who ->
        [you] 要保留这副手牌吗？可以重新抽牌一次。
       *[other] { $seat }正在决定是否重新抽牌。
    }
question-bs-main =
    { $who ->
        [you] { $step ->
            [second-main] 你的第二主要阶段：要做什么？
           *[main] 你的主要阶段：要做什么？
        }
       *[other] { $seat }正在进行主要阶段。
    }
question-bs-attack =
    { $who ->
        [you] 你的攻击阶段：要以哪张灵魂卡攻击？
       *[other] { $seat }正在选择攻击的灵魂卡。
    }
question-bs-flash =
    { $who ->
        [you] 灵动时机{ $here ->
            [blocked] （{ $attacker }对{ $blocker }）
            [yes] （{ $attacker }攻击中）
           *[no] {""}
        }：要使用灵动效果吗？
       *[other] { $seat }正在决定是否使用灵动效果。
    }
question-bs-block =
    { $who ->
        [you] { $here ->
            [yes] { $attacker }攻击，将减少{ $symbols }点生命值：要以哪张灵魂卡防御？
           *[no] 攻击的灵魂卡已经离开：要防御吗？
        }
       *[other] { $seat }正在选择防御的灵魂卡。
    }
question-bs-exhaust-another =
    { $who ->
        [you] 要防御就必须再疲劳另一张灵魂卡：要哪一张？
       *[other] { $seat }为了防御再疲劳一张灵魂卡。
    }
question-bs-pay =
    { $who ->
        [you] { $what ->
            [card] { $card }：{ $sum }。还要支付{ $left }个，下一个用哪里的能量？
            [soul] { $card }：支付灵魂能量。
            [free] { $card }：不需支付费用。
           *[effect] 效果要求再支付{ $left }个，下一个用哪里的能量？
        }
       *[other] { $seat }正在支付能量。
    }
question-bs-place =
    { $who ->
        [you] { $card }（{ $levels }），已放置{ $placed }个：{ $level ->
            [0] 还不到Lv1，下一个用哪里的能量？
           *[other] Lv{ $level }。还要放置吗？
        }
       *[other] { $seat }正在放置能量。
    }
question-bs-remove =
    { $who ->
        [you] { $card }：{ $sum }。要以继召将废弃区中有EX标志的卡牌除外吗？
       *[other] { $seat }正在以继召减轻费用。
    }
question-bs-move =
    { $who ->
        [you] 要移动哪里的能量？{ $moved ->
            [0] 依序为预备区、自己的卡牌（由左至右）、灵魂能量。
           *[other] 目前移动{ $moved }个。
        }
       *[other] { $seat }正在移动能量。
    }
question-bs-move-to =
    { $who ->
        [you] { $what ->
            [reserve] 预备区的能量：要移到哪里？
            [soul] 灵魂能量：要移到哪里？
           *[card] { $piece }上的能量：要移到哪里？
        }
       *[other] { $seat }正在移动能量。
    }
question-bs-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 指定1张。
           *[other] 还要指定{ $left }张。
        }
       *[other] { $seat }正在为{ $card }指定对象。
    }
question-bs-pick-hand =
    { $who ->
        [you] { $card }：要手牌中的哪一张？
       *[other] { $seat }正在为{ $card }选择手牌。
    }
question-bs-pick-trash =
    { $who ->
        [you] { $card }：要废弃区的哪一张？
       *[other] { $seat }正在为{ $card }选择废弃区的卡牌。
    }
question-bs-pick-open =
    { $who ->
        [you] { $card }：要公开的哪一张？
       *[other] { $seat }正在为{ $card }选择公开的卡牌。
    }
question-bs-pick-deck =
    { $who ->
        [you] { $card }：要牌组中的哪一张？
       *[other] { $seat }正在为{ $card }选择牌组的卡牌。
    }
question-bs-pick-removed =
    { $who ->
        [you] { $card }：要已除外的哪一张？
       *[other] { $seat }正在为{ $card }选择已除外的卡牌。
    }
question-bs-pick-anywhere =
    { $who ->
        [you] { $card }：要哪一张？
       *[other] { $seat }正在为{ $card }选择卡牌。
    }
question-bs-how-many =
    { $who ->
        [you] { $card }：要几个能量？
       *[other] { $seat }正在决定能量的数量。
    }
question-bs-give-core =
    { $who ->
        [you] { $card }的效果要取走能量：要哪一个？还有{ $left }个。
       *[other] { $seat }正在选择{ $card }取走的能量。
    }
question-bs-spread =
    { $who ->
        [you] { $card }的效果：下一个能量放置到哪张卡牌？由左至右，还有{ $left }个。
       *[other] { $seat }正在选择因{ $card }放置能量的卡牌。
    }
question-bs-spread-soul =
    { $who ->
        [you] { $card }的效果：灵魂能量放置到哪张卡牌？
       *[other] { $seat }正在选择因{ $card }放置灵魂能量的卡牌。
    }
question-bs-soul-among =
    { $who ->
        [you] { $card }的效果要移动能量：其中包含灵魂能量吗？
       *[other] { $seat }正在决定{ $card }是否移动灵魂能量。
    }
question-bs-which-effect =
    { $who ->
        [you] { $card }的效果：发挥哪一个效果？
       *[other] { $seat }正在选择{ $card }发挥的效果。
    }
question-bs-order =
    { $who ->
        [you] 多个效果同时发挥：接下来结算哪一个？
       *[other] { $seat }正在决定效果结算的顺序。
    }
question-bs-copy =
    { $who ->
        [you] 这个不可重复的效果只有1张发挥：哪一张？
       *[other] { $seat }正在决定发挥不可重复效果的卡牌。
    }
question-bs-put-order =
    { $who ->
        [you] 接下来放回哪一张卡牌？
       *[other] { $seat }正在决定放回卡牌的顺序。
    }
question-bs-colour =
    { $who ->
        [you] { $card }：指定一种颜色。
       *[other] { $seat }正在指定颜色。
    }

## 选项

option-bs-go-first = 先攻
option-bs-go-second = 后攻
option-bs-keep = 保留手牌
option-bs-redraw = 放回手牌，重新抽牌
option-bs-end-step =
    { $step ->
        [only-main] 结束回合（第一回合不能攻击）
        [main] 进入攻击阶段
        [attack] 不再攻击
       *[second-main] 结束回合
    }
option-bs-summon = 召唤{ $card }（{ $price }）
option-bs-deploy = 配置{ $card }（{ $price }）
option-bs-use-main = 使用{ $card }的主要效果（{ $price }）
option-bs-use-flash = 使用{ $card }的灵动效果（{ $price }）
option-bs-use-main-soul = 以灵魂能量使用{ $card }的主要效果
option-bs-use-flash-soul = 以灵魂能量使用{ $card }的灵动效果
option-bs-activate =
    { $several ->
        [yes] 发挥{ $card }的效果{ $number }
       *[no] 发挥{ $card }的效果
    }
option-bs-move-cores = 移动能量
option-bs-attack = 以{ $card }（{ $stats }）攻击
option-bs-block = 以{ $card }（{ $stats }）防御
option-bs-pass =
    { $what ->
        [block] 不防御
       *[flash] 不使用
    }
option-bs-exhaust = 疲劳{ $card }
option-bs-pay = 从{ $piece }：{ $outcome }
option-bs-pay-reserve = 从预备区（剩{ $left }个）
option-bs-pay-soul =
    { $soul ->
        [card] { $piece }上的灵魂能量：{ $outcome }
       *[reserve] 预备区的灵魂能量
    }
option-bs-place =
    { $level ->
        [0] 从{ $piece }：{ $outcome }
       *[other] 从{ $piece }：{ $outcome } → Lv{ $level }
    }
option-bs-place-reserve =
    { $level ->
        [0] 从预备区（剩{ $left }个）
       *[other] 从预备区（剩{ $left }个）→ Lv{ $level }
    }
option-bs-place-soul =
    { $soul ->
        [card] { $piece }上的灵魂能量：{ $outcome } → Lv{ $level }
       *[reserve] 预备区的灵魂能量 → Lv{ $level }
    }
option-bs-done-placing =
    { $placed ->
        [0] 不放置能量：Lv{ $level }
       *[other] 这样就好：Lv{ $level }
    }
option-bs-done-moving = 完成：移动{ $moved }个能量
option-bs-remove = 除外{ $card }（之后支付{ $due }）
option-bs-no-more = 不再除外：支付{ $due }
option-bs-move = 从{ $piece }：{ $outcome }
option-bs-move-reserve = 从预备区（剩{ $left }个）
option-bs-move-soul =
    { $soul ->
        [card] { $piece }上的灵魂能量：{ $outcome }
       *[reserve] 预备区的灵魂能量
    }
option-bs-to = 移到{ $piece }：{ $outcome }
option-bs-to-reserve = 移到预备区
option-bs-give = { $piece }上的能量：{ $outcome }
option-bs-give-soul = { $piece }上的灵魂能量：{ $outcome }
option-bs-soul-stays = 只用灵魂能量以外的能量
option-bs-soul-goes = 包含灵魂能量
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

verb-bs-summon = 召唤
verb-bs-deploy = 配置
verb-bs-use-main = 使用主要效果
verb-bs-use-flash = 使用灵动效果
verb-bs-use-main-soul = 以灵魂能量使用主要效果
verb-bs-use-flash-soul = 以灵魂能量使用灵动效果
verb-bs-activate = 发挥效果
verb-bs-attack = 攻击
verb-bs-block = 防御
verb-bs-pay = 以其能量支付
verb-bs-place = 放置其能量
verb-bs-remove = 以继召除外
verb-bs-move = 移动其能量
verb-bs-to = 将能量移到它上面
verb-bs-give = 取走其能量
verb-bs-give-soul = 取走其灵魂能量
verb-bs-exhaust = 为了防御而疲劳
verb-bs-put = 放回
verb-bs-resolve = 结算其效果
verb-bs-move-cores = 移动能量

## 原因

refusal-bs-not-in-hand = 只能使用手牌中的卡牌。
refusal-bs-not-a-spirit = 只有灵魂卡可以召唤。
refusal-bs-not-a-nexus = 只有核心卡可以配置。
refusal-bs-not-a-magic = 只有魔法卡可以这样使用。
refusal-bs-no-main-effect = 这张魔法卡没有主要效果。
refusal-bs-no-flash-effect = 这张魔法卡没有灵动效果。
refusal-bs-not-main-step = 只能在自己的主要阶段进行。
refusal-bs-not-your-turn = 现在不是你的回合。
refusal-bs-main-only = 主要效果只能在自己的主要阶段使用。
refusal-bs-no-main-in-flash = 灵动时机中无法使用主要效果。
refusal-bs-no-flash-now = 灵动效果要在自己的主要阶段，或轮到自己的灵动时机使用。
refusal-bs-no-flash-timing = 现在没有灵动时机：没有在进行战斗。
refusal-bs-cannot-pay = 能量不足以支付费用。
refusal-bs-no-cores-for-lv1 = 支付后没有能量可以维持Lv1。
refusal-bs-no-soul-magic = 这张卡牌没有灵魂魔法。
refusal-bs-no-symbol = 灵魂魔法需要自己场地上有该颜色的标志。
refusal-bs-no-soul-core = 灵魂能量不在预备区，也不在自己的卡牌上。
refusal-bs-name-used = 本回合已经使用过同名的效果。
refusal-bs-not-in-main-step = 这个效果不能在主要阶段使用。
refusal-bs-no-such-ability = 这张卡牌没有可以任意发挥的效果。
refusal-bs-wrong-level = 目前的Lv无法发挥这个效果。
refusal-bs-wrong-period = 现在不是效果指定的时机。
refusal-bs-wrong-zone = 卡牌所在之处无法发挥这个效果。
refusal-bs-not-yours = 这不是你的卡牌。
refusal-bs-is-pending = 这张卡牌处于待机状态。
refusal-bs-condition-fails = 没有满足效果的条件。
refusal-bs-cost-fails = ▶之前的部分无法完全执行。
refusal-bs-moved-already = 你刚移动过能量，请先做别的事。
refusal-bs-nothing-to-move = 没有可移动的能量或卡牌。
refusal-bs-used-this-turn = 本回合已经使用过。
refusal-bs-used-this-battle = 本次战斗已经使用过。
refusal-bs-nexus-cannot-fight = 只有灵魂卡可以攻击和防御。
refusal-bs-is-exhausted = 它处于疲劳状态。
refusal-bs-is-heavy-exhausted = 它处于重疲劳状态。
refusal-bs-one-attack-at-a-time = 攻击要逐一进行：先完成这次战斗。
refusal-bs-one-blocker = 已经有灵魂卡防御，只能以一张防御。
refusal-bs-not-your-spirit = 只能在自己的回合以自己的灵魂卡攻击。
refusal-bs-not-attack-step = 攻击要在攻击阶段宣告。
refusal-bs-cannot-attack = 效果使它无法攻击。
refusal-bs-another-first = 有另一张灵魂卡必须先攻击。
refusal-bs-tax-unpaid = 无法支付效果要求的费用。
refusal-bs-no-battle = 现在没有可以防御的攻击。
refusal-bs-not-defending = 只有被攻击玩家的灵魂卡可以防御。
refusal-bs-cannot-block = 效果使它无法防御这次攻击。
refusal-bs-another-blocks = 有另一张灵魂卡必须防御。
refusal-bs-must-block = 有灵魂卡必须防御。
refusal-bs-must-attack = 有灵魂卡必须攻击。
refusal-bs-nothing-to-choose = 现在没有要指定的对象。
refusal-bs-not-a-candidate = 这个效果无法指定它。
refusal-bs-nothing-to-pay = 现在没有要支付的费用。
refusal-bs-nothing-to-place = 现在不需放置能量。
refusal-bs-nothing-to-remove = 现在没有以继召除外的机会。
refusal-bs-no-ex-symbol = 它没有EX标志。
refusal-bs-enough-removed = 除外的张数不可超过减轻标志的数量。
refusal-bs-not-in-trash = 只能除外自己废弃区中尚未选取的卡牌。
refusal-bs-leaves-too-much = 选了这张，其余能除外的卡牌就无法将费用降到可支付的数量。
refusal-bs-other-colour = 它的EX标志与减轻标志颜色不符。
refusal-bs-not-moving = 现在没有在移动能量。
refusal-bs-no-core-there = 那里没有还能移动的能量。
refusal-bs-cores-stay = 必须留在卡上的能量会不足。
refusal-bs-lies-there = 能量已经在那里，或不能放到那里。
refusal-bs-core-then-place = 先选取能量，再选取它要去的地方。
refusal-bs-nothing-to-give = 现在没有要取走的能量。
refusal-bs-nothing-to-exhaust = 现在不需为防御疲劳卡牌。
refusal-bs-nothing-to-order = 现在没有要放回的卡牌。
refusal-bs-nothing-to-resolve = 现在没有要决定的顺序。
refusal-bs-not-a-source = 能量只能依序取自预备区和自己的卡牌。
refusal-bs-earlier-source = 能量依预备区、由左到右的卡牌、灵魂能量的顺序选取；这里已经过了，或会使其余能量不足。
refusal-bs-not-asked = 现在问的不是这件事。
refusal-bs-deck-too-small = 牌组至少要有40张。
refusal-bs-too-many-of-a-name = 同名卡牌最多3张。
refusal-bs-not-standard = 这张卡牌不能在标准赛制使用。
refusal-bs-wrong-block = 目前不能使用这个区块图示的卡牌。

## 区域、阶段、设定

zone-bs-deck = 牌组
zone-bs-hand = 手牌
zone-bs-trash = 废弃区
zone-bs-open = 公开
zone-bs-removed = 除外
zone-bs-use = 使用中
zone-bs-field = 场地
zone-bs-life = 生命值
zone-bs-reserve = 预备区

step-bs-start = 开始阶段
    .about = 回合开始。此时牌组为0张的玩家落败。
step-bs-core = 能量阶段
    .about = 从空间取1个能量放到预备区；第一回合没有此阶段。
step-bs-draw = 抽牌阶段
    .about = 抽1张牌。
step-bs-refresh = 回复阶段
    .about = 疲劳的卡牌回复，废弃区的能量返回预备区。
step-bs-main = 主要阶段
    .about = 可不限次数地召唤、配置、使用魔法卡、发挥效果、移动能量。
step-bs-attack = 攻击阶段
    .about = 以灵魂卡逐一攻击；第一回合没有此阶段。
step-bs-second-main = 第二主要阶段
    .about = 再进行一次主要阶段；第一回合没有此阶段。
step-bs-end = 结束阶段
    .about = 本回合中的效果结束，轮到对手。

setting-bs-first = 先攻
value-bs-first-random_chooser_chooses = 由猜拳的胜者选择
value-bs-first-A = 座位A
value-bs-first-B = 座位B
setting-bs-trial_cards = 测试规则用的卡牌
value-bs-trial_cards-no = 不可放入牌组
value-bs-trial_cards-yes = 可以放入牌组

## 牌桌用語

table-bs-headline = 第{ $turn }回合：{ $seat }
table-bs-cores = 能量
table-bs-core-place = { $place }：{ $cores }
table-bs-spirits = 灵魂卡
table-bs-nexuses = 核心卡
table-bs-battle = 战斗
table-bs-attacks = { $piece }攻击
table-bs-blocks = { $piece }防御
table-bs-attacker-gone = 攻击的灵魂卡已离开场地
table-bs-known = { $zone } { $count }（其中有{ $cards }）
state-bs-refreshed = 回复状态
state-bs-exhausted = 疲劳状态
state-bs-heavy-exhausted = 重疲劳状态
state-bs-attacking = 攻击中
state-bs-blocking = 防御中
state-bs-unleashed = 真界放状态
state-bs-pending = 待机状态
symbols-bs = { $count }个标志
spoken-bs-field = { $card }、{ $kind }、{ $stats }、{ $cores }、{ $symbols }、{ $states }
spoken-bs-hand = { $card }、{ $kind }、{ $sum }

## 说明

help-bs-goal = 生命值变为0，或在开始阶段时牌组为0张的玩家落败。一开始有5个能量作为生命值，4个在预备区，其中1个是灵魂能量（{ $soul }）。
help-bs-cores = 一切都靠能量：它是生命值、用来支付费用，放在卡牌上则提升等级。支付的能量进入废弃区，在自己的回复阶段返回。失去的生命值会进入自己的预备区，所以落后的一方有更多能量可用。
help-bs-paying = 自己场地上每有1个与减轻标志同色的标志，费用就减1。以预备区或自己卡牌上的能量支付；接著在新的卡牌上放置能量，至少要达到Lv1。按 p 会按建议支付。能量不足以维持Lv1的卡牌会消灭，进入废弃区。
help-bs-battle = 攻击的灵魂卡会疲劳。未被防御时，依它的标志数减少对手的生命值。被防御时比较BP，较低的一方被破坏，相同则双方都被破坏。疲劳的灵魂卡无法攻击或防御。
help-bs-flash = 战斗中，宣告攻击后有一次灵动时机，宣告防御后还有一次。由防御方先开始，双方轮流使用灵动效果，直到双方接连都不使用为止。
help-bs-special = 真界放：只要放置灵魂能量就达到该Lv。继召：将废弃区中有EX标志的卡牌除外来减轻费用。灵魂魔法：自己场地上有指定颜色的标志时，只需支付灵魂能量。
help-bs-signs = [源 = 武] 或粗框：有选项会用到 · 灵5→3 费用5的灵魂卡，现在只需支付3（核 核心卡，魔 魔法卡） · { $core }3{ $soul } 3个能量和灵魂能量 · Lv2 5000 等级和BP，↑ ↓ 有变化 · ×2 两个标志 · ✦ 真界放 · { $driven } 疲劳，{ $driven }{ $driven } 重疲劳 · ▲ 攻击，▼ 防御 · ▶ 轮到谁决定
help-bs-steps = 回合的流程
