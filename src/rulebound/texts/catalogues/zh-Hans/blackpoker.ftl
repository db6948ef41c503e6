# BlackPoker 第八版 act8.0 Lite。用语依据日文的行动列表和角色列表。
#
# 英文                   日文                      繁体              简体
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
    .about = 用两副普通扑克牌进行的对战：牌库就是你的生命，每张牌都能当作士兵、屏障或魔法。

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
        [0] { $owner }“{ $action }”
       *[other] { $owner }“{ $action }”（{ $keys }）
    }

## 行动（按行动列表的顺序）

group-bp-deployment = 部署
group-bp-turn-control = 回合控制
group-bp-attack = 攻击
group-bp-magic = 魔法
group-bp-triggered = 触发

action-bp-set-barrier = 布置屏障
    .effect = 支付1点生命，每回合一次，立即生效：将一张手牌正面朝下布置为屏障。
action-bp-summon-soldier = 召唤士兵
    .keys = 2～10
    .effect = 横置一个屏障并支付1点生命：这张牌成为点数相同的士兵。
action-bp-summon-hero = 召唤英雄
    .keys = J、Q或K
    .effect = 横置两个屏障并支付1点生命：这张牌成为点数11、12或13的英雄。
action-bp-summon-ace = 召唤王牌
    .keys = A
    .effect = 支付1点生命：这张牌成为点数1的王牌，登场当回合就能攻击。
action-bp-equip = 装备
    .keys = 鬼牌以外的牌
    .effect = 横置一个屏障并支付1点生命：将这张牌叠在己方同花色的士兵上，点数相加。
action-bp-end = 结束
    .effect = 将手牌弃到剩七张，然后交出回合。接着对手进行“竖置”和“抽牌”。
action-bp-charge = 竖置
    .effect = 在“结束”之后触发：回合玩家的所有角色变为竖置。
action-bp-draw = 抽牌
    .effect = 在“竖置”之后触发：回合玩家从生命抽一张牌，还可以再抽一张。
action-bp-attack = 攻击
    .effect = 每回合一次：结算时，从己方竖置的士兵中指定攻击者并横置。
action-bp-block = 阻挡
    .effect = 在有攻击者的“攻击”之后触发：对手为每个攻击者指定阻挡者。
action-bp-damage-judgement = 伤害判定
    .effect = 在“阻挡”之后触发：点数低的一方进入墓地；屏障进入墓地，可能带走攻击者；未被阻挡的攻击者造成等同点数的伤害。
action-bp-up = 提升
    .keys = ♥A～10
    .effect = 丢弃一张手牌，随时可用：本回合内，一名士兵的点数增加这张牌的点数。
action-bp-down = 降低
    .keys = ♠A～10
    .effect = 丢弃一张手牌，随时可用：本回合内，一名士兵的点数减少这张牌的点数；降到0就进入墓地。
action-bp-twist = 扭转
    .keys = ♦A～10
    .effect = 丢弃一张手牌，随时可用：任意一个角色变为横置或竖置，由你选择。
action-bp-counter = 反制
    .keys = ♣A～10
    .effect = 丢弃一张手牌，随时可用：使一个行动无效，它须有两张关键牌，或者只有一张且点数不高于这张牌。
action-bp-break-barrier = 破坏屏障
    .keys = ♥和♦
    .effect = 使用一张♥和一张♦：任意一个屏障进入墓地。
action-bp-throw = 投掷
    .keys = ♠和♣
    .effect = 使用一张♠和一张♣：对手受到等同其中一张点数的伤害，看哪一张由对局设置决定。
action-bp-search = 检索
    .keys = 鬼牌
    .effect = 使用鬼牌，随时可用，立即生效：从自己的生命中任选一张牌，展示后加入手牌，再洗牌。
action-bp-generation-change = 世代交替
    .effect = 鬼牌、A、J、Q或K进入墓地后触发：将自己生命的牌依次送入墓地，直到出现下一张这样的牌，将它加入手牌。

## 发生的事

event-bp-drew = { $seat }抽了{ $cards }。
event-bp-preset =
    { $number ->
        [0] { $seat }开局时有一个屏障：{ $cards }。
       *[other] { $seat }开局时有一名士兵：{ $cards }。
    }
event-bp-turned-up-first = { $seat }翻开{ $cards }来决定先手。
event-bp-set-up-anew = 先手还没决定，生命就已耗尽：重新发牌。
event-bp-begins = { $seat }先手。
event-bp-turn = 第{ $number }回合：{ $seat }
event-bp-charged-all = { $seat }的所有角色变为竖置。
event-bp-declined-card = { $seat }没有抽第二张牌。
event-bp-passed = { $seat }跳过。
event-bp-both-passed = 双方都跳过。
event-bp-requested =
    { $count ->
        [0] { $seat }发起“{ $action }”
       *[other] { $seat }用{ $keys }发起“{ $action }”
    }{ $aimed ->
        [yes] ，目标是{ $target }。
       *[no] 。
    }
event-bp-triggered = “{ $action }”触发。
event-bp-trigger-dropped = 舞台不是空的，“{ $action }”没有发生。
event-bp-resolved = “{ $action }”结算完毕。
event-bp-target-gone = “{ $action }”没有效果：目标已经不在了。
event-bp-paid-barrier = { $seat }横置{ $piece }作为费用。
event-bp-damage =
    { $why ->
        [cost] { $seat }支付了{ $number }点生命：{ $cards }。
       *[damage] { $number ->
            [0] { $seat }没有受到伤害。
           *[other] { $seat }受到{ $number }点伤害：{ $cards }。
        }
    }
event-bp-discarded = { $seat }丢弃了{ $cards }。
event-bp-set-barrier =
    { $seen ->
        [yes] { $seat }将{ $cards }布置为屏障。
       *[no] { $seat }布置了一个正面朝下的屏障。
    }
event-bp-nothing-to-set = { $seat }没有手牌可以布置为屏障。
event-bp-summoned = { $seat }召唤了{ $stack }（{ $kind }）。
event-bp-equipped = { $seat }为士兵装备了{ $last }：{ $stack }。
event-bp-attacks = { $seat }用{ $piece }攻击。
event-bp-blocks = { $seat }用{ $piece }阻挡{ $attacker }。
event-bp-turned-up = { $piece }翻开了。
event-bp-died = { $piece }进入墓地。
event-bp-number-up = { $piece }的点数在本回合增加{ $number }。
event-bp-number-down = { $piece }的点数在本回合减少{ $number }。
event-bp-driven = { $piece }变为横置。
event-bp-charged = { $piece }变为竖置。
event-bp-counter-failed = “反制”的点数不够高：“{ $action }”（{ $cards }）仍然有效。
event-bp-nullified = “{ $action }”（{ $cards }）被无效了。
event-bp-searches = { $seat }查看了自己生命的{ $number }张牌。
event-bp-searched = { $seat }展示{ $cards }并加入手牌。
event-bp-shuffled = { $seat }将生命洗牌。
event-bp-buried = { $seat }从生命将{ $cards }送入墓地。
event-bp-found = { $seat }找到{ $cards }并加入手牌。

result-bp-no-life-left = { $losers }的生命耗尽了。

## 问题

question-bp-chance =
    { $who ->
        [you] { $stage ->
            [empty] 你的回合，机会在你手上：要发起什么行动？
           *[waiting] 机会在你手上：要响应舞台上的行动，还是跳过？
        }
       *[other] 机会在{ $seat }手上。
    }
question-bp-second-key =
    { $who ->
        [you] { $action }：第二张关键牌用哪一张？
       *[other] { $seat }正在宣告行动。
    }
question-bp-target =
    { $who ->
        [you] { $action }：选择哪个目标？
       *[other] { $seat }正在宣告行动。
    }
question-bp-pay-barrier =
    { $who ->
        [you] { $action }：横置哪个屏障作为费用？
       *[other] { $seat }正在宣告行动。
    }
question-bp-pay-discard =
    { $who ->
        [you] { $action }：丢弃哪张牌作为费用？
       *[other] { $seat }正在宣告行动。
    }
question-bp-declare = { $seat }正在宣告行动。
question-bp-pick-barrier =
    { $who ->
        [you] 将哪张牌布置为屏障？
       *[other] { $seat }正在选择布置为屏障的牌。
    }
question-bp-discard-down =
    { $who ->
        [you] 手牌太多了，还要丢弃{ $left }张。
       *[other] { $seat }正在将手牌弃到剩七张。
    }
question-bp-second-card =
    { $who ->
        [you] 要抽第二张牌吗？生命会减少1点。
       *[other] { $seat }可以抽第二张牌。
    }
question-bp-attackers =
    { $who ->
        [you] 由谁攻击？
       *[other] { $seat }正在指定攻击者。
    }
question-bp-blockers =
    { $who ->
        [you] 由谁阻挡{ $attacker }？
       *[other] { $seat }正在指定阻挡者。
    }
question-bp-twist =
    { $who ->
        [you] 扭转：横置还是竖置？
       *[other] { $seat }正在选择横置或竖置。
    }
question-bp-search =
    { $who ->
        [you] 从生命中拿哪张牌？
       *[other] { $seat }正在查看自己的生命。
    }

## 选项

option-bp-pass = 跳过
option-bp-set-barrier = 布置屏障
option-bp-summon-soldier = 用{ $card }召唤士兵
option-bp-summon-hero = 用{ $card }召唤英雄
option-bp-summon-ace = 用{ $card }召唤王牌
option-bp-equip = 为士兵装备{ $card }
option-bp-end = 结束回合
option-bp-attack = 攻击
option-bp-up = 用{ $card }提升（+{ $number }）
option-bp-down = 用{ $card }降低（−{ $number }）
option-bp-twist = 用{ $card }扭转
option-bp-counter = 用{ $card }反制
option-bp-break-barrier = 用{ $card }破坏屏障
option-bp-throw = 用{ $card }投掷
option-bp-search = 用{ $card }检索
option-bp-with = 使用{ $card }
option-bp-target = 以{ $piece }为目标
option-bp-target-player = 以{ $player }为目标
option-bp-drive = 横置{ $piece }
option-bp-discard = 丢弃{ $card }
option-bp-set = 将{ $card }布置为屏障
option-bp-attack-with = 用{ $piece }攻击
option-bp-block-with = 用{ $piece }阻挡{ $attacker }
option-bp-done =
    { $what ->
        [attackers] 确定用{ $named }攻击
        [no-attackers] 不攻击
        [blockers] 确定用{ $named }阻挡{ $attacker }
        [no-blockers] 不阻挡{ $attacker }
       *[neither] 确定
    }
option-bp-make-driven = 将{ $piece }横置
option-bp-make-charged = 将{ $piece }竖置
option-bp-take = 拿取{ $card }
option-bp-draw-another = 抽第二张牌
option-bp-decline = 不抽第二张牌

verb-bp-with = 作为第二张关键牌
verb-bp-target = 作为目标
verb-bp-drive = 横置作为费用
verb-bp-discard = 丢弃
verb-bp-set = 布置为屏障
verb-bp-attack-with = 用来攻击
verb-bp-block-with = 用来阻挡
verb-bp-make-driven = 用扭转横置
verb-bp-make-charged = 用扭转竖置
verb-bp-take = 用检索拿取
verb-bp-swap = 交换位置

## 不行的原因

refusal-bp-not-direct = “{ $action }”是自动触发的，不能由玩家发起。
refusal-bp-not-main = “{ $action }”只能在自己的回合、舞台为空时发起。
refusal-bp-once-per-turn = “{ $action }”每回合只能一次。
refusal-bp-no-key = “{ $action }”的关键牌必须是{ $keys }。
refusal-bp-no-target = 现在没有可以作为目标的东西。
refusal-bp-not-your-chance = 机会不在你手上。
refusal-bp-not-in-hand = 这张牌不在你的手牌里。
refusal-bp-no-barrier = 费用需要你自己竖置的屏障。
refusal-bp-barrier-not-payable = 只有自己竖置的屏障能支付费用，而且每个只能用一次。
refusal-bp-no-life = 你的生命不够支付费用。
refusal-bp-no-discard = 你没有其他手牌可以丢弃。
refusal-bp-key-not-discarded = 这张牌是这个行动的关键牌，或者已经选为要丢弃的牌。
refusal-bp-key-twice = 同一张牌不能当作两张关键牌。
refusal-bp-target-opponent = “{ $action }”的目标必须是对手。
refusal-bp-target-soldier = “{ $action }”的目标必须是士兵。
refusal-bp-target-character = “{ $action }”的目标必须是角色。
refusal-bp-target-keys = “{ $action }”的目标必须是舞台上有关键牌的行动。
refusal-bp-target-barrier = “{ $action }”的目标必须是屏障。
refusal-bp-equip-no-joker = 鬼牌不能成为装备的目标。
refusal-bp-equip-same-suit = “{ $action }”需要己方同花色的士兵。
refusal-bp-discard-named = 这张牌已经选为要丢弃的牌。
refusal-bp-attacker-not-own = 只有自己的角色能为你攻击。
refusal-bp-no-attacker-label = 它不是攻击者：屏障不能攻击。
refusal-bp-driven-cannot-attack = 它是横置的；只有竖置的士兵能攻击。
refusal-bp-new-cannot-attack = 它本回合才登场，而且没有速攻。
refusal-bp-attacker-named = 它已经在攻击了。
refusal-bp-one-attacker = 只能指定一个攻击者。
refusal-bp-blocker-not-own = 只有被攻击一方的角色能阻挡。
refusal-bp-driven-cannot-block = 它是横置的；只有竖置的角色能阻挡。
refusal-bp-blocks-already = 它已经在阻挡一个攻击者了。
refusal-bp-barrier-blocks-alone = 屏障只能单独阻挡。
refusal-bp-one-blocker = 这里只能指定一个阻挡者。
refusal-bp-no-swap = 屏障不能交换位置。
refusal-bp-no-second-key = 现在不需要第二张关键牌。
refusal-bp-nothing-to-drive = 现在不需要横置屏障。
refusal-bp-nothing-to-discard = 现在不需要丢弃牌。
refusal-bp-no-barrier-due = 现在不是布置屏障的时候。
refusal-bp-no-attack-due = 现在不是指定攻击者的时候。
refusal-bp-no-block-due = 现在不是指定阻挡者的时候。
refusal-bp-no-twist-due = 现在没有要用扭转决定的事。
refusal-bp-no-search-due = 现在没有进行检索。
refusal-bp-no-draw-due = 现在不是抽第二张牌的时候。
refusal-bp-must-end = 在自己的回合、舞台为空时，要结束回合，而不是跳过。

## 区域、角色、设置

zone-bp-life = 生命
zone-bp-hand = 手牌
zone-bp-graveyard = 墓地
zone-bp-barriers = 屏障
zone-bp-soldiers = 士兵
zone-bp-fog = 迷雾
zone-bp-stage = 舞台
zone-bp-now = 结算中

kind-bp-common-soldier = 普通兵
kind-bp-hero = 英雄
kind-bp-ace = 王牌
kind-bp-equipped-soldier = 装备兵
kind-bp-barrier = 屏障

label-bp-attacker = 攻击者
label-bp-haste = 速攻
label-bp-blocker = 阻挡者
label-bp-mutual-strike = 同归于尽

setting-bp-deck = 牌组
value-bp-deck-full54 = 全部54张
value-bp-deck-entry20 = 入门20张
value-bp-deck-entry16 = 入门16张
setting-bp-edition = 版本
value-bp-edition-sheet = 按规则表
value-bp-edition-published = 按公布版
setting-bp-throw_damage_suit = 投掷的伤害
value-bp-throw_damage_suit-clubs = ♣的点数
value-bp-throw_damage_suit-spades = ♠的点数
setting-bp-triggered_actions = 触发的行动
value-bp-triggered_actions-by_speed = 按速度
value-bp-triggered_actions-never_on_stage = 不进舞台

## 牌桌上的文字

table-bp-headline = 第{ $turn }回合：{ $seat }
table-bp-chance = 机会：{ $seat }
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
state-bp-charged = 竖置
state-bp-driven = 横置
state-bp-new = 新
state-bp-attacks = 攻击中
state-bp-blocks = 阻挡中
state-bp-face-down = 正面朝下
spoken-bp-soldier = { $kind }{ $cards }，点数{ $number }，{ $states }
spoken-bp-barrier-known = 屏障{ $number }（{ $card }），{ $states }
spoken-bp-barrier = 屏障{ $number }，{ $states }
spoken-bp-labels = { $described }；{ $labels }

## 帮助

help-bp-goal = 你正面朝下的牌库既是抽牌堆，也是你的生命。受到伤害时，牌库的牌会进入墓地。生命耗尽的一方落败。
help-bp-field = 布置屏障（任何牌都可以，正面朝下），再横置屏障来支付召唤士兵的费用。士兵负责攻击；士兵和屏障都能阻挡。竖置的角色可以行动，横置的角色（{ $driven }）要等到你的下个回合才能再用。
help-bp-stage = 大多数行动会在舞台上等待。机会在谁手上，谁就可以用快速魔法（提升、降低、扭转、反制、检索）响应，或者跳过。双方接连跳过时，最上面的行动就会结算。
help-bp-battle = 被士兵阻挡时，点数低的一方进入墓地；点数相同时，双方都进入墓地。阻挡的屏障会进入墓地，并带走点数相同的攻击者；如果屏障是鬼牌，任何攻击者都会被带走。未被阻挡的攻击者造成等同点数的伤害。
help-bp-turn = 用“结束”来结束自己的回合。接着对手将角色竖置，抽一张牌，还可以再抽一张。
help-bp-signs = [♣7] 或粗框：有选项会用到 · { $back } 正面朝下 · { $driven } 横置 · =12 点数 · +3 本回合的变化 · 新：本回合登场 · ▲1 第一个攻击者，▼1 阻挡它的角色 · ▶ 轮到谁决定
