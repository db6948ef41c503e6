# 星杯传说十周年版。用语依规则书。
#
# 英文                        日文                            繁体                      简体
# camp, morale                陣営、士気                      陣營、士氣                阵营、士气
# stone, gem, crystal         星石、宝石、水晶                星石、寶石、水晶          星石、宝石、水晶
# Grail, energy, heal         星杯、エネルギー、治療          星杯、能量、治療          星杯、能量、治疗
# buy, synthesise, refine     購入、合成、精錬                購買、合成、提煉          购买、合成、提炼
# attack, counter             攻撃、応戦                      攻擊、應戰                攻击、应战
# hit, miss, ward off         命中、外れ、防ぐ                命中、未命中、抵擋        命中、未命中、抵挡
# Holy Light, Holy Shield     聖光、聖盾                      聖光、聖盾                圣光、圣盾
# Weakness, Poison            虚弱、毒                        虛弱、中毒                虚弱、中毒
# Magic Bullet                魔弾                            魔彈                      魔弹
# burst, overflow             爆牌、溢れる                    爆牌、溢出                爆牌、溢出
# start-up, response          起動、応答                      啟動、響應                启动、响应
# tapped, form                横向き、形態                    橫置、形態                横置、形态
# covers                      伏せ札                          蓋牌                      盖牌

game-asteriated-grail = 星杯传说
    .about = 两个阵营各有二至四名角色：攻击、施法、收集星石合成星杯。先得到五个星杯，或使对方士气降为0的阵营获胜。可选择人数，其他座位由电脑担任。

## 名称

seat-ag = { $character }{ $name }
seat-ag-nobody = 无人
owner-ag = { $seat }的
skill-ag = “{ $name }”
character-ag = { $name }
text-ag = { $text }
camp-ag-red = 红方
camp-ag-blue = 蓝方
element-ag-earth = 地
element-ag-water = 水
element-ag-fire = 火
element-ag-wind = 风
element-ag-thunder = 雷
element-ag-light = 光
element-ag-dark = 暗
fate-ag-holy = 圣
fate-ag-blood = 血
fate-ag-tech = 技
fate-ag-chant = 咏
fate-ag-phantom = 幻
fate-ag-none = 无

card-ag-named = “{ $name }”
card-ag-bearing = { $card }〔{ $skills }〕
card-ag-earth-slash =
    { $more ->
        [2] 地裂斩（{ $fate }二）
       *[other] 地裂斩（{ $fate }）
    }
card-ag-water-slash =
    { $more ->
        [2] 水涟斩（{ $fate }二）
       *[other] 水涟斩（{ $fate }）
    }
card-ag-fire-slash =
    { $more ->
        [2] 火焰斩（{ $fate }二）
       *[other] 火焰斩（{ $fate }）
    }
card-ag-wind-slash =
    { $more ->
        [2] 风神斩（{ $fate }二）
       *[other] 风神斩（{ $fate }）
    }
card-ag-thunder-slash =
    { $more ->
        [2] 雷光斩（{ $fate }二）
       *[other] 雷光斩（{ $fate }）
    }
card-ag-dark-slash =
    { $more ->
        [2] 暗灭（{ $fate }二）
       *[other] 暗灭（{ $fate }）
    }
card-ag-light =
    { $more ->
        [2] 圣光（{ $fate }二）
       *[other] 圣光（{ $fate }）
    }
card-ag-shield = 圣盾（{ $element }·{ $fate }）
card-ag-weakness = 虚弱（{ $element }·{ $fate }）
card-ag-poison = 中毒（{ $element }·{ $fate }）
card-ag-bullet = 魔弹（{ $element }·{ $fate }）

effect-ag-poison = 中毒
effect-ag-weakness = 虚弱
effect-ag-shield = 圣盾
piece-ag = { $seat }面前的{ $effect }
token-ag = { $name }
token-ag-yellow = 黄色指示物
token-ag-blue = 蓝色指示物
token-ag-covers = 盖牌

kind-ag-passive = 被动
kind-ag-response = 响应
kind-ag-startup = 启动
kind-ag-magic = 法术
kind-ag-unique = 独有技
price-ag-x = X点能量
price-ag =
    { $gems ->
        [0] 水晶×{ $crystals }
       *[other] { $crystals ->
            [0] 宝石×{ $gems }
           *[other] 宝石×{ $gems }、水晶×{ $crystals }
        }
    }
point-ag = 时间点{ $sign }
phase-ag-init = 游戏初始时
phase-ag-pre-turn = 回合开始前
phase-ag-turn-start = 回合开始时
phase-ag-pre-action = 行动阶段开始前
phase-ag-action-start = 行动阶段开始时
phase-ag-action = 行动阶段
phase-ag-action-end = 行动结束时
phase-ag-extra = 行动结束后
phase-ag-turn-end = 回合结束时

sheet-ag-character = { $name } · 命格：{ $fate } · { $stars }星
sheet-ag-limits = { $limits }
limit-ag =
    { $count ->
        [-1] { $token }无上限
       *[other] { $token }上限{ $count }
    }
limit-ag-form = 形态：{ $form }
limit-ag-card = 专属卡：{ $card }
sheet-ag-skill =
    { $skill }（{ $kind }{ $costs ->
        [yes] ，{ $price }
       *[no] {""}
    }{ $often ->
        [once] ，每回合一次
       *[any] {""}
    }{ $count ->
        [0] {""}
       *[other] ；{ $points }
    }）：{ $text }
detail-ag-unique = { $skill }：{ $text }
detail-ag-skills = 技能：{ $skills }。

## 发生的事

event-ag-camp = { $seat }属于{ $camp }。
event-ag-camps = 红方：{ $red }。蓝方：{ $blue }。
event-ag-first-player = { $seat }先行动。
event-ag-pool = 可选的角色：{ $cards }。
event-ag-picked =
    { $count ->
        [0] { $seat }选好了角色。
       *[other] { $seat }选择{ $cards }。
    }
event-ag-banned = { $seat }禁用{ $cards }。
event-ag-character = { $seat }的角色是{ $cards }。
event-ag-characters = 角色：{ $seats }。
event-ag-drew = { $seat }摸了{ $cards }。
event-ag-turn = 第{ $number }回合：{ $seat }
event-ag-phase = { $phase }。
event-ag-action-over = { $seat }的行动结束。
event-ag-skill-used = { $seat }发动{ $skill }。
event-ag-skill-used-on = { $seat }对{ $targets }发动{ $skill }。
event-ag-targeted = { $skill }的目标是{ $seat }。
event-ag-energy-spent = { $seat }消耗{ $number }点能量。
event-ag-energy-gained = { $seat }获得{ $number }点能量。
event-ag-energy-lost = { $seat }失去{ $number }点能量。
event-ag-energy-turned = { $seat }的{ $number }个宝石变为水晶。
event-ag-covered = { $owner }{ $what }：加入{ $cards }。
event-ag-uncovered = { $owner }{ $what }：移除{ $cards }。
event-ag-cover-taken = { $seat }从{ $what }将{ $cards }收入手牌。
event-ag-card-used = { $seat }使用{ $cards }。
event-ag-discarded = { $seat }弃了{ $cards }。
event-ag-exchanged =
    { $count ->
        [0] { $seat }无法行动，更换手牌。
       *[other] { $seat }无法行动，更换手牌：{ $cards }。
    }
event-ag-attacked =
    { $how ->
        [card] { $seat }以{ $cards }攻击{ $other }。
        [other] { $seat }以{ $cards }作为{ $element }系攻击{ $other }。
       *[bare] { $seat }对{ $other }发动{ $element }系攻击。
    }
event-ag-countered =
    { $how ->
        [card] { $seat }以{ $cards }应战，目标是{ $other }。
        [other] { $seat }以{ $cards }作为{ $element }系应战，目标是{ $other }。
       *[bare] { $seat }以{ $element }系应战，目标是{ $other }。
    }
event-ag-hit = { $seat }命中{ $other }：{ $number }点伤害。
event-ag-missed = { $seat }对{ $other }的攻击未命中。
event-ag-redirected = 攻击的目标改为{ $seat }。
event-ag-holy-light = { $seat }以{ $cards }抵挡。
event-ag-magic = { $seat }对{ $other }使用{ $cards }。
event-ag-placed =
    { $own ->
        [yes] { $effect }放在{ $seat }面前。
       *[no] { $other }将{ $effect }放在{ $seat }面前。
    }
event-ag-effect-gone = { $seat }面前的{ $effect }移除了。
event-ag-effect-taken = { $seat }将{ $other }面前的{ $effect }收入手牌。
event-ag-effect-moved = { $effect }从{ $other }转移到{ $seat }面前。
event-ag-magic-bullet =
    { $how ->
        [first] { $seat }使用{ $cards }。
       *[on] { $seat }以{ $cards }传递魔弹。
    }
event-ag-bullet-flies = 魔弹从{ $seat }飞向{ $other }：{ $number }点伤害。
event-ag-bullet-over = 魔弹在{ $seat }处结束。
event-ag-dealt = { $other }对{ $seat }造成{ $number }点伤害。
event-ag-dealt-oneself =
    { $who ->
        [you] { $seat }对自己造成{ $number }点伤害。
       *[other] { $seat }对自身造成{ $number }点伤害。
    }
event-ag-taken = { $seat }承受{ $number }点伤害。
event-ag-healed = { $seat }使用{ $number }点治疗抵御伤害。
event-ag-heal-gained =
    { $where ->
        [card] { $effect }增加{ $number }点治疗。
       *[seat] { $seat }获得{ $number }点治疗。
    }
event-ag-heal-lost =
    { $where ->
        [card] { $effect }移除{ $number }点治疗。
       *[seat] { $seat }失去{ $number }点治疗。
    }
event-ag-heal-overflow = { $seat }溢出{ $number }点治疗。
event-ag-yellow-gained = { $seat }获得{ $what }×{ $number }。
event-ag-yellow-lost = { $seat }移除{ $what }×{ $number }。
event-ag-blue-gained = { $seat }获得{ $what }×{ $number }。
event-ag-blue-lost = { $seat }移除{ $what }×{ $number }。
event-ag-tapped =
    { $known ->
        [yes] { $seat }横置，进入{ $form }。
       *[no] { $seat }横置。
    }
event-ag-untapped =
    { $known ->
        [yes] { $seat }转正，脱离{ $form }。
       *[no] { $seat }转正。
    }
event-ag-burst = { $seat }爆牌，弃了{ $cards }。
event-ag-morale-lost = { $camp }士气-{ $number }。
event-ag-morale-gained = { $camp }士气+{ $number }。
event-ag-gems-gained = { $camp }获得{ $number }个宝石。
event-ag-crystals-gained = { $camp }获得{ $number }个水晶。
event-ag-crystals-turned = { $camp }的{ $number }个水晶变为宝石。
event-ag-stones-spent = { $camp }移除{ $number }个星石。
event-ag-grail-gained = { $camp }获得1个星杯：共{ $number }个。
event-ag-bought = { $seat }执行购买。
event-ag-synthesised = { $seat }合成星杯。
event-ag-refined = { $seat }提炼得到{ $number }点能量。
event-ag-extra-action =
    { $kind ->
        [attack] { $seat }额外+1攻击行动。
        [magic] { $seat }额外+1法术行动。
       *[either] { $seat }额外+1攻击行动或法术行动。
    }
event-ag-extra-turn = { $seat }获得额外的回合。
event-ag-skipped = { $seat }跳过行动阶段。
event-ag-gave = { $seat }将{ $cards }交给{ $other }。
event-ag-took =
    { $aimed ->
        [yes] { $seat }从{ $other }处拿走{ $cards }。
       *[no] { $seat }将{ $cards }收入手牌。
    }
event-ag-picked-up = { $seat }从弃牌堆将{ $cards }收入手牌。
event-ag-shown = { $seat }展示{ $cards }。
event-ag-blade-taken = { $seat }将{ $cards }收入手牌。
event-ag-blade-gone = { $seat }归还{ $cards }。
event-ag-reshuffled = 弃牌堆洗成新的牌库：{ $number }张。
event-ag-game-over = { $camp }获胜：{ $winners }。

result-morale = 对方士气归零：{ $camp }获胜。
result-grails = { $camp }得到五个星杯，获胜。

## 问句

question-ag-pick-character =
    { $who ->
        [you] { $own ->
            [yes] 你要选择哪个角色？
           *[no] { $player }使用哪个角色？
        }
       *[other] { $seat }正在选择角色。
    }
question-ag-ban =
    { $who ->
        [you] 你要禁用哪个角色？
       *[other] { $seat }正在禁用角色。
    }
question-ag-insert-ban =
    { $who ->
        [you] 你可以在对方队长选择前禁用一个角色，限一次。现在要用吗？
       *[other] { $seat }可以禁用一个角色。
    }
question-ag-weakened =
    { $who ->
        [you] 虚弱或束缚：要摸牌后行动，还是跳过行动阶段？
       *[other] { $seat }正在选择摸牌或跳过行动阶段。
    }
question-ag-stuck =
    { $who ->
        [you] 你无法行动：要在启动前更换手牌吗？
       *[other] { $seat }无法行动。
    }
question-ag-startup =
    { $who ->
        [you] 要发动启动技吗？
       *[other] { $seat }可以发动启动技。
    }
question-ag-act =
    { $who ->
        [you] 你的行动：攻击、法术，还是特殊行动？
       *[other] { $seat }正在选择行动。
    }
question-ag-extra =
    { $who ->
        [you] { $kind ->
            [attack] { $skill }的额外攻击行动{ $count ->
                [0] {""}
               *[other] （限{ $only }系）
            }：
            [magic] { $skill }的额外法术行动：
           *[either] { $skill }的额外攻击行动或法术行动：
        }
       *[other] { $seat }有额外行动。
    }
question-ag-which-extra =
    { $who ->
        [you] 接下来执行哪个额外行动？
       *[other] { $seat }正在选择额外行动。
    }
question-ag-respond =
    { $who ->
        [you] { $by ->
            [skill] 要发动{ $skill }吗？
           *[rules] 要发动哪个技能？
        }
       *[other] { $seat }可以发动技能。
    }
question-ag-name-card =
    { $who ->
        [you] { $skill }：要用哪张牌？
       *[other] { $seat }正在为{ $skill }指定牌。
    }
question-ag-name-cover =
    { $who ->
        [you] { $skill }：要用哪张{ $what }？
       *[other] { $seat }正在为{ $skill }指定{ $what }。
    }
question-ag-name-target =
    { $who ->
        [you] { $skill }：目标是哪名角色？
       *[other] { $seat }正在为{ $skill }指定角色。
    }
question-ag-name-number =
    { $who ->
        [you] { $skill }：数量是多少？
       *[other] { $seat }正在为{ $skill }决定数量。
    }
question-ag-name-mode =
    { $who ->
        [you] { $skill }：要选哪一项？
       *[other] { $seat }正在选择{ $skill }的方式。
    }
question-ag-name-effect =
    { $who ->
        [you] { $skill }：要指定哪个效果？
       *[other] { $seat }正在为{ $skill }指定效果。
    }
question-ag-pay =
    { $who ->
        [you] { $skill }：用几个宝石支付？
       *[other] { $seat }正在支付{ $skill }。
    }
question-ag-skill =
    { $who ->
        [you] { $skill }：要选择什么？
       *[other] { $seat }正在为{ $skill }作选择。
    }
question-ag-attack-target =
    { $who ->
        [you] { $card }：攻击谁？
       *[other] { $seat }正在攻击。
    }
question-ag-counter-target =
    { $who ->
        [you] { $card }：应战的目标是谁？
       *[other] { $seat }正在应战。
    }
question-ag-magic-target =
    { $who ->
        [you] { $card }：放在谁面前？
       *[other] { $seat }正在使用法术牌。
    }
question-ag-defend =
    { $who ->
        [you] { $other }攻击你{ $known ->
            [yes] （{ $element }系，{ $number }点伤害）
           *[no] {""}
        }：如何应对？
       *[other] { $seat }正在应对攻击。
    }
question-ag-bullet =
    { $who ->
        [you] 来自{ $other }的魔弹（{ $number }点伤害）：如何应对？
       *[other] { $seat }正在应对魔弹。
    }
question-ag-heal =
    { $who ->
        [you] { $number }点伤害：你有{ $heal }点治疗，要用几点？
       *[other] { $seat }可以使用治疗。
    }
question-ag-burst =
    { $who ->
        [you] 你有{ $hand }张手牌，上限{ $limit }张：还要弃{ $left }张。
       *[other] { $seat }爆牌，正在弃牌。
    }
question-ag-discard =
    { $who ->
        [you] { $by ->
            [skill] { $skill }：弃{ $left }张牌。
           *[rules] 弃{ $left }张牌。
        }
       *[other] { $seat }正在弃牌。
    }
question-ag-give =
    { $who ->
        [you] 将{ $left }张牌交给{ $other }。
       *[other] { $seat }正在交出牌。
    }
question-ag-cover =
    { $who ->
        [you] 要将哪张牌放为{ $what }？
       *[other] { $seat }正在放置盖牌。
    }
question-ag-uncover =
    { $who ->
        [you] 要移除哪张{ $what }？
       *[other] { $seat }正在移除{ $what }。
    }
question-ag-buy-stone =
    { $who ->
        [you] 只放得下一个星石：要宝石还是水晶？
       *[other] { $seat }正在选择星石。
    }
question-ag-synthesise =
    { $who ->
        [you] 三个星石合成星杯：其中几个是宝石？
       *[other] { $seat }正在合成。
    }
question-ag-refine =
    { $who ->
        [you] 要提炼哪些星石？
       *[other] { $seat }正在提炼。
    }

## 选项

option-ag-attack = 以{ $card }攻击
option-ag-magic =
    { $how ->
        [bullet] 将{ $card }当作魔弹使用
       *[usual] 使用{ $card }
    }
option-ag-counter = 以{ $card }应战
option-ag-light = 以{ $card }抵挡
option-ag-bullet = 以{ $card }传递魔弹
option-ag-shield = 以圣盾抵挡
option-ag-take = 承受（{ $number }点伤害）
option-ag-discard = 弃{ $card }
option-ag-uncover = 移除{ $card }
option-ag-give = 交出{ $card }
option-ag-cover = 将{ $card }放为{ $what }
option-ag-effect = { $effect }
option-ag-target = { $seat }
option-ag-buy = 购买：摸3张牌，阵营+1宝石+1水晶
option-ag-synthesise = 合成：摸3张牌，3个星石换1个星杯
option-ag-refine = 提炼：将阵营的星石变为能量
option-ag-exchange = 无法行动：展示并更换手牌
option-ag-skip = 跳过行动阶段
option-ag-draw = 摸牌
option-ag-pass =
    { $at ->
        [extra] 不执行额外行动
       *[other] 不发动
    }
option-ag-done = 不再指定
option-ag-decline = 不要
option-ag-pick = { $card }
option-ag-ban = 禁用{ $card }
option-ag-gems = 用{ $number }个宝石
option-ag-stones =
    { $gems ->
        [0] { $crystals }个水晶
       *[other] { $crystals ->
            [0] { $gems }个宝石
           *[other] { $gems }个宝石、{ $crystals }个水晶
        }
    }
option-ag-gem = 宝石
option-ag-crystal = 水晶
option-ag-extra =
    { $kind ->
        [attack] { $skill }的攻击行动{ $count ->
            [0] {""}
           *[other] （限{ $only }系）
        }
        [magic] { $skill }的法术行动
       *[either] { $skill }的攻击行动或法术行动
    }
option-ag-heal = { $number }点治疗
option-ag-number = { $number }
option-ag-with = 用{ $card }
option-ag-element = 作为{ $element }系
option-ag-use =
    { $costs ->
        [yes] 发动{ $skill }（{ $price }）
       *[no] 发动{ $skill }
    }
option-ag-word = { $word }
option-ag-word-number = { $word }：{ $number }
option-ag-word-card = { $word }：{ $card }

verb-ag-attack = 以其攻击
verb-ag-magic = 作为法术使用
verb-ag-counter = 以其应战
verb-ag-light = 以其抵挡攻击
verb-ag-bullet = 以其传递魔弹
verb-ag-shield = 使用圣盾
verb-ag-take = 承受攻击
verb-ag-discard = 弃置
verb-ag-uncover = 移除
verb-ag-give = 交出
verb-ag-cover = 放为盖牌
verb-ag-effect = 指定效果
verb-ag-target = 指定角色
verb-ag-buy = 购买
verb-ag-synthesise = 合成
verb-ag-refine = 提炼
verb-ag-exchange = 更换手牌
verb-ag-put-back = 放回能量

## 理由

refusal-ag-not-so-many = 游戏人数为四、六或八人。
refusal-ag-unknown-character = 没有这个角色。
refusal-ag-twice-the-same = 同一角色只能由一名玩家使用。
refusal-ag-one-character-each = 每名玩家使用一个角色。
refusal-ag-crimson-and-templar = 红莲骑士与圣殿骑士不能同场。
refusal-ag-saintess-and-noble = 圣女与矜贵之女不能同场。
refusal-ag-no-room-to-buy = 再摸三张牌会超过手牌上限，不能购买。
refusal-ag-no-room-to-synthesise = 再摸三张牌会超过手牌上限，不能合成。
refusal-ag-too-few-stones = 合成星杯需要三个星石。
refusal-ag-no-stones = 你的阵营没有星石。
refusal-ag-energy-is-full = 你的能量已达上限。
refusal-ag-no-specials = 启动后不能执行特殊行动。
refusal-ag-no-specials-after-exchange = 更换手牌后不能执行特殊行动。
refusal-ag-not-allowed = 因为某个效果，你现在不能这么做。
refusal-ag-extra-is-general = 额外行动只能是攻击行动或法术行动。
refusal-ag-not-this-kind = 这个额外行动不是这一类。
refusal-ag-must-be-used = 你现在必须发动某个技能。
refusal-ag-one-startup = 每回合只能启动一次。
refusal-ag-nothing-after-startup = 发动后你将无法行动。
refusal-ag-must-start-up = 你无法做其他事，必须先发动能让你行动的启动技。
refusal-ag-says-so-first = 无法行动时，须在发动此启动技之前宣言并交换手牌。
refusal-ag-not-stuck = 无法行动时才能更换手牌。
refusal-ag-one-of-a-name = 该处已有同名的效果。
refusal-ag-one-weakness = 一名角色同时只能有一个虚弱。
refusal-ag-not-placeable = 现在不能在该处放置效果。
refusal-ag-answers-only = 圣光只能用来抵挡攻击或魔弹。
refusal-ag-not-magic = 这不是法术牌。
refusal-ag-no-magic-cards = 因为某个效果，你不能使用法术牌。
refusal-ag-not-a-bullet = 只有魔弹能传递魔弹。
refusal-ag-not-an-attack-card = 这不是攻击牌。
refusal-ag-not-an-opponent = 只能攻击对手。
refusal-ag-stealthed = 这名角色现在不能成为攻击的目标。
refusal-ag-wrong-element = 应战需要同系的攻击牌或暗灭。
refusal-ag-dark-attack = 暗灭的攻击不能应战。
refusal-ag-not-counterable = 这次攻击不能应战。
refusal-ag-not-the-attacker = 除了攻击者以外，没有可以应战的对手。
refusal-ag-keeps-no-shield = 圣盾不能保留：它会抵挡攻击。
refusal-ag-not-warded = 你现在不能使用圣光。
refusal-ag-no-holy-light = 这不是圣光。
refusal-ag-extra-restricted = 这个额外行动限用其他的牌。
refusal-ag-needs-energy = 你的能量不足。
refusal-ag-needs-gem = 需要宝石。
refusal-ag-repeated = 同一时机一个技能只能发动一次。
refusal-ag-no-exclusive-card = 它的专属卡不在你这里。
refusal-ag-lost-target = 没有合法的目标。
refusal-ag-condition-unmet = 无法满足发动条件。
refusal-ag-no-printed-card = 你的手牌中没有载有此技能的牌。
refusal-ag-not-now = 依技能的叙述，现在不能发动。
refusal-ag-once-a-turn = 每回合只能发动一次。
refusal-ag-not-your-turn = 现在不是你的行动。
refusal-ag-not-in-hand = 它不在你的手牌中。
refusal-ag-action-under-way = 你正在进行另一个行动。
refusal-ag-not-attacked = 现在没有人攻击你。
refusal-ag-no-bullet-here = 现在没有魔弹飞向你。
refusal-ag-magic-out-of-turn = 它要在你自己的回合作为行动使用。
refusal-ag-no-startup-now = 它要在你的行动阶段开始时发动。
refusal-ag-not-its-moment = 现在不是它的发动时机。
refusal-ag-by-itself = 它会自动生效，不能选择发动。
refusal-ag-energy-stays = 能量只能使用，不能放回。
refusal-ag-not-back = 应战不能指回攻击者。
refusal-ag-taunted = 你被挑衅：只能攻击挑衅者，或跳过行动阶段。
refusal-ag-finds-its-target = 魔弹的目标自动决定。
refusal-ag-named-already = 这名角色已被指定。
refusal-ag-named-in-order = 多名目标须按回合顺序指定，且其后须有足够的目标。
refusal-ag-enough-targets = 不能再指定更多目标。
refusal-ag-exclusive-stays = 专属效果不能像基础效果那样被移除。
refusal-ag-not-for-it = 技能所指的不是这个。
refusal-ag-means-others = 此技能的目标是其他角色。
refusal-ag-means-opponents = 此技能的目标是对手。
refusal-ag-means-teammates = 此技能的目标是队友。
refusal-ag-means-own-side = 此技能的目标是我方角色。
refusal-ag-energy-there-is-full = 这名角色的能量已达上限。
refusal-ag-no-cards-there = 这名角色没有手牌。
refusal-ag-lies-there = 该卡已在这名角色面前。
refusal-ag-another-than-before = 此技能的目标须是另一名角色。
refusal-ag-too-many-cards-there = 这名角色的手牌过多。
refusal-ag-no-heal-there = 这名角色没有治疗。
refusal-ag-no-energy-there = 这名角色没有能量。
refusal-ag-not-asked = 现在问的不是这件事。

## 区域、布定

zone-ag-hand = 手牌
zone-ag-covers = 盖牌
zone-ag-exclusive = 专属卡
zone-ag-effects = 效果
zone-ag-burst = 爆牌
zone-ag-candidates = 候选角色
zone-ag-character = 角色
zone-ag-deck = 牌库
zone-ag-discard = 弃牌堆
zone-ag-open = 展示
zone-ag-roster = 角色堆
zone-ag-pool = 可选角色
zone-ag-banned = 已禁用

setting-ag-players = 人数
value-ag-players-4 = 四人
value-ag-players-6 = 六人
value-ag-players-8 = 八人
setting-ag-seats = 阵营座位
value-ag-seats-random = 随机
value-ag-seats-alternating = 交错
value-ag-seats-adjacent = 同阵营相邻
value-ag-seats-cm = 队长模式
value-ag-seats-bp = 禁选模式
setting-ag-draft = 选择角色
value-ag-draft-random = 随机
value-ag-draft-one_of_three = 三选一
value-ag-draft-any = 自由选择
value-ag-draft-bp = 禁选
value-ag-draft-cm = 队长禁选

## 牌桌

table-ag-headline = 第{ $turn }回合：{ $seat }
table-ag-camps = 阵营
table-ag-morale = 士气{ $number }/{ $most }
table-ag-stones = 宝石{ $gems }、水晶{ $crystals }（合计上限{ $most }）
table-ag-grails = 星杯{ $number }/{ $most }
table-ag-hand =
    { $known ->
        [0] 手牌{ $count }/{ $limit }
       *[other] 手牌{ $count }/{ $limit }（含{ $cards }）
    }
table-ag-heal = 治疗{ $number }/{ $most }
table-ag-energy = 能量：宝石{ $gems }、水晶{ $crystals }
table-ag-under-way = 进行中
table-ag-now = 现在
table-ag-attack = { $seat } → { $other }：{ $element }系攻击，{ $number }点伤害
table-ag-bullet = { $seat } → { $other }：魔弹，{ $number }点伤害
spoken-ag-character =
    { $name }{ $titled ->
        [yes] 〔{ $title }〕
       *[no] {""}
    }{ $tapped ->
        [form] ，横置：{ $form }
        [plain] ，横置
       *[no] {""}
    }，{ $numbers }
spoken-ag-effect =
    { $heal ->
        [0] { $effect }，由{ $seat }放置
       *[other] { $effect }，由{ $seat }放置，有{ $heal }点治疗
    }
sheet-ag-card = { $card } · 系：{ $element } · 命格：{ $fate }
sheet-ag-unique = { $owner } · { $skill }：{ $text }
kind-ag-slash = 各系斩
kind-ag-dark = 暗灭
kind-ag-light = 圣光
kind-ag-shield = 圣盾
kind-ag-weakness = 虚弱
kind-ag-poison = 中毒
kind-ag-bullet = 魔弹
about-ag-slash = 攻击一名对手，造成2点伤害；或用来对同系的攻击应战。
about-ag-dark = 无法应战的攻击；可以对任何能应战的攻击应战。
about-ag-light = 被攻击或被魔弹指定时，抵挡一次。
about-ag-shield = 放在角色面前，抵挡下一次攻击或魔弹，除非该玩家以其他方式应对。每名角色只能有一个。
about-ag-weakness = 该角色的行动阶段开始前，摸3张牌或跳过行动阶段。每名角色只能有一个。
about-ag-poison = 该角色的行动阶段开始前，受到1点法术伤害。可以有多个。
about-ag-bullet = 飞向右手边最近的对手，他须承受2点法术伤害、以魔弹传递（伤害+1），或抵挡。
help-ag-goal = 红蓝两个阵营。先得到五个星杯，或使对方士气降为0的阵营获胜。队友之间不能看彼此的手牌。
help-ag-turn = 你的回合先结算面前的中毒与虚弱，角色若有启动技可发动一次，然后执行一个行动：攻击、法术、购买（摸3张牌，阵营+1宝石+1水晶）、合成（摸3张牌，3个星石换1个星杯，对方士气-1）或提炼（1至2个星石变为你的能量）。启动后不能执行特殊行动；摸3张牌会爆牌时不能购买或合成。
help-ag-attack = 攻击牌造成2点伤害。被攻击者可以用同系的牌或暗灭应战，改为攻击另一名对手；或用圣光、圣盾抵挡；或承受。主动攻击命中，阵营+1宝石；应战命中，阵营+1水晶。
help-ag-damage = 承受多少伤害就摸多少张牌；每点治疗可抵御1点伤害。手牌超过上限（通常为6）就爆牌：弃掉多余的牌，每张使阵营士气-1。
help-ag-stones = 阵营最多有五个星石。能量用来发动必杀技：需要水晶时可以用宝石代替，反之不行。除非技能另有说明，角色的能量上限为3，治疗上限为2。
help-ag-skills = 每个角色都有技能：被动技自动生效，响应技在其时机可以发动，启动技在行动阶段开始时发动，法术技作为法术行动。独有技印在基础牌上，只有该角色能用。横置的角色处于形态之中。
help-ag-table = 在角色上按 i 键可阅读其角色卡，逐行模式用“card 名称”。选项下方会说明所选的技能。
help-ag-signs = [火焰斩]或粗框：有选项用到 · 4/6 手牌四张、上限六张 · { $heal }治疗 · { $gem }宝石，{ $crystal }水晶 · { $tapped }横置与形态 · { $turn }目前的回合 · ▶ 正在询问 · * 你的阵营 · { $back }盖著的牌
help-ag-cards = 基础牌
