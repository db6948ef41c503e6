# FF-TCG 总规则 3.2。用语依规则书。
#
# 英文                        日文                                    繁体                      简体
# Forward, Backup, Monster    フォワード、バックアップ、モンスター    前鋒、後衛、怪物          前锋、后卫、怪物
# Character, Summon           キャラクター、召喚獣                    角色、召喚獸              角色、召唤兽
# cast, use, resolve          キャスト、使用、解決                    招喚、使用、結算          招唤、使用、结算
# CP, Crystal, cost           CP、クリスタル、コスト                  水晶點數、水晶、消耗      水晶点数、水晶、消耗
# dull, activate, freeze      ダル、アクティブ、凍結                  休止、進入行動狀態、凍結  休止、进入行动状态、冻结
# break, discard, remove      ブレイク、捨てる、除外                  損毀、丟棄、移除          损毁、丢弃、移除
# Break Zone, Damage Zone     ブレイクゾーン、ダメージゾーン          損毀區、傷害區            损毁区、伤害区
# deck, LB deck, stack        デッキ、LBデッキ、スタック              卡組、極限技卡組、堆疊區  卡组、极限技卡组、堆叠区
# ability, EX Burst           アビリティ、EXバースト                  技能、極限爆發技          技能、极限爆发技
# Warp, Priming, Limit Break  ワープ、プライミング、リミットブレイク  異次元、顯現、極限技      异次元、显现、极限技
# attack, block, party        攻撃、ブロック、パーティ                攻擊、防禦、隊伍          攻击、防御、队伍
# priority, pass              優先権、放棄                            優先權、放棄              优先权、放弃
# choose, select              選ぶ、決める                            選擇、選取                选择、选取

game-fftcg = FF-TCG
    .about = 前锋的对战：以后卫和手牌产生水晶点数来招唤卡牌，受到7点伤害就输掉游戏。构筑赛与限制赛，附现成的卡组。

## 卡牌、水晶点数、消耗

piece-ff =
    { $number ->
        [0] { $owner }{ $card }
       *[other] { $owner }{ $card }#{ $number }
    }
item-ff =
    { $kind ->
        [summon] { $owner }{ $card }
        [special] { $owner }{ $name }（{ $card }）
       *[ability] { $owner }{ $card }的技能
    }
item-ff-gone = 一个技能
card-ff-numbered = { $card }（{ $code }）
described-ff = { $piece }（{ $stats }）
list-ff = { $first }、{ $rest }
stat-ff-power = { $power }
stat-ff-damage = 伤害{ $damage }
state-ff-dull = 休止
state-ff-frozen = 冻结
kind-ff-forward = 前锋
kind-ff-backup = 后卫
kind-ff-summon = 召唤兽
kind-ff-monster = 怪物
element-ff-fire = 火
element-ff-ice = 冰
element-ff-wind = 风
element-ff-earth = 土
element-ff-lightning = 雷
element-ff-water = 水
element-ff-light = 光
element-ff-dark = 暗
points-ff-element = { $number }点{ $element }属性水晶点数
points-ff-any = { $number }点水晶点数
crystals-ff = { $number }个水晶
cost-ff-mill = 卡组顶的{ $number }张卡牌
cost-ff-special = 丢弃同名卡牌
cost-ff-dull = 令其休止
cost-ff-x = X点水晶点数
cost-ff-part =
    { $deed ->
        [discard] { $own ->
            [yes] 丢弃它
           *[no] 丢弃卡牌
        }
        [dull] { $own ->
            [yes] 令其休止
           *[no] 令其他角色休止
        }
        [counters] 移除指示物
        [removed] { $own ->
            [yes] 将其移除
           *[no] 将其他卡牌移除
        }
        [hand] { $own ->
            [yes] 将其返回手牌
           *[no] 将其他卡牌返回手牌
        }
       *[put] { $own ->
            [yes] 将其置于损毁区
           *[no] 将其他卡牌置于损毁区
        }
    }
phase-ff = { $owner }{ $step }
detail-ff =
    { $facts }
    { $text }

## 发生的事

event-ff-first-player = { $seat }是先手玩家。
event-ff-kept = { $seat }保留手牌。
event-ff-mulligan = { $seat }将手牌放到卡组底，重新取牌。
event-ff-shuffled = { $seat }给卡组洗牌。
event-ff-turn-begins = 第{ $number }回合：{ $seat }
event-ff-step-starts = { $step }。
event-ff-turn-cleaned = 持续到回合结束的效果结束。
event-ff-drew = { $seat }取了{ $cards }。
event-ff-cannot-draw = { $seat }已经没有牌可取。
event-ff-passed = { $seat }放弃优先权。
event-ff-activated = 进入行动状态：{ $things }。
event-ff-thawed = 被冻结，未进入行动状态：{ $things }。
event-ff-dulled = 休止：{ $things }。
event-ff-frozen = 冻结：{ $things }。
event-ff-control-changed = { $seat }获得{ $piece }的控制权。

event-ff-cast = { $seat }招唤{ $cards }。
event-ff-casts = { $seat }招唤了{ $cards }。
event-ff-used = { $seat }使用{ $piece }。
event-ff-auto-stacked = 触发：{ $piece }。
event-ff-chosen = { $seat }选择{ $things }。
event-ff-mode-selected = { $seat }选取第{ $number }项。
event-ff-x-named = { $seat }决定X为{ $number }。
event-ff-share-named = { $piece }将分到{ $amount }点伤害。
event-ff-cp-dulled = { $seat }令{ $piece }休止，产生1点{ $element }属性水晶点数。
event-ff-cp-discarded = { $seat }丢弃{ $cards }，产生2点{ $element }属性水晶点数。
event-ff-paid = { $seat }产生{ $number }点水晶点数：{ $sources }。
source-ff-cp-dulled = { $piece }（{ $element }）
source-ff-cp-discarded = 手牌的{ $cards }（{ $element }）
event-ff-crystals-paid = { $seat }支付{ $number }个水晶。
event-ff-crystals-gained = { $seat }获得{ $number }个水晶。
event-ff-turned-up = { $seat }翻开极限技卡组的{ $cards }。
event-ff-resolves = { $piece }结算。
event-ff-no-target = { $piece }：没有可以选择的目标，技能消失。
event-ff-condition-gone = { $piece }的条件不再成立，没有任何效果。
event-ff-fizzled = { $piece }选择的目标都不再适用，没有任何效果。
event-ff-cancelled = { $piece }无效。
event-ff-summon-done = { $cards }置于损毁区。
event-ff-delayed-made = { $seat }的延迟型自动技能生成。
event-ff-warped = { $seat }使用异次元，将{ $cards }以放置{ $number }个异次元指示物的状态移除。
event-ff-primes = { $seat }令{ $piece }显现，将{ $cards }叠在上方。
event-ff-not-primed = { $seat }没有找出可以令{ $piece }显现的卡牌。

event-ff-enters =
    { $how ->
        [warp] { $things }因异次元进场。
       *[plain] { $things }进场。
    }
event-ff-cannot-enter = { $cards }无法进场。
event-ff-leaves =
    { $fate ->
        [damage] { $things }因伤害而损毁。
        [broken] { $things }损毁。
        [power] { $things }的力量变为0，置于损毁区。
        [name] { $things }置于损毁区：同名角色只能有1个。
        [light] { $things }置于损毁区：光属性与暗属性的角色合计只能有1个。
        [backups] { $things }置于损毁区：后卫最多5个。
        [put] { $things }置于损毁区。
        [hand] { $things }返回手牌。
        [deck-top] { $things }置于卡组顶。
        [deck-bottom] { $things }置于卡组底。
        [removed] { $things }被移除。
       *[other] { $things }离场。
    }
event-ff-upper-card-removed = 叠在上方的{ $cards }被移除。
event-ff-lb-returned = { $cards }正面朝上移到极限技卡组。
event-ff-put =
    { $place ->
        [hand] { $seat }将{ $cards }加入手牌。
        [break-zone] { $seat }将{ $cards }置于损毁区。
        [removed] { $seat }将{ $cards }移除。
        [deck-top] { $seat }将{ $cards }置于卡组顶。
        [deck-bottom] { $seat }将{ $cards }置于卡组底。
       *[other] { $seat }移动{ $cards }。
    }
event-ff-milled = { $seat }卡组顶的{ $cards }置于损毁区。
event-ff-discarded = { $seat }丢弃{ $cards }。
event-ff-hand-revealed =
    { $count ->
        [0] { $seat }公开手牌：0张。
       *[other] { $seat }公开手牌：{ $cards }。
    }
event-ff-looked = { $seat }查看卡组顶的{ $cards }。
event-ff-opened = { $seat }公开卡组顶的{ $cards }。
event-ff-found = { $seat }找出{ $cards }。
event-ff-brought = { $seat }从游戏外部带入{ $cards }。
event-ff-counters-added = 在{ $piece }上放置{ $number }个指示物。
event-ff-counters-removed =
    { $how ->
        [warp] 移除{ $piece }上的1个异次元指示物。
       *[plain] 移除{ $piece }上的{ $number }个指示物。
    }
event-ff-number-named = { $seat }选取数字{ $number }。
event-ff-pile-taken = { $seat }选取{ $number }张卡牌的一组。

event-ff-attack = 攻击开始。
event-ff-party-formed = { $seat }组队。
event-ff-party-dissolved = 队伍解散。
event-ff-attacks =
    { $count ->
        [1] { $seat }以{ $things }攻击。
       *[other] { $seat }组队攻击：{ $things }。
    }
event-ff-block = { $seat }指定防御。
event-ff-blocks = { $seat }以{ $piece }防御。
event-ff-is-blocked = { $piece }被防御。
event-ff-not-blocked = { $seat }不防御。
event-ff-damaged = { $piece }受到{ $amount }点伤害。
event-ff-undamaged = { $piece }没有受到伤害。
event-ff-all-damaged = 伤害：{ $damages }。
event-ff-all-share-named = 伤害的分配：{ $damages }。
damage-ff = { $piece } { $amount }点
event-ff-damages-player = { $piece }给予{ $seat }伤害。
event-ff-damage-taken = { $seat }受到{ $count }点伤害（{ $cards }），合计{ $number }点。
event-ff-no-card-for-damage = { $seat }没有卡牌可以放入伤害区。
event-ff-burst = { $seat }使用{ $cards }的极限爆发技。

event-ff-loop-found = 相同的状态再次出现：这是无限循环。
event-ff-loop-named =
    { $number ->
        [0] { $seat }立即停止循环。
       *[other] { $seat }宣布循环进行{ $number }次。
    }
event-ff-loop-over = 循环结束，本回合不能再选择进行同样的循环。

result-lost =
    { $why ->
        [damage] { $losers }受到的伤害达到了上限。
        [draw] { $losers }需要取牌时无法取牌。
        [deck] { $losers }在卡组没有卡牌时受到伤害。
       *[effect] { $losers }因效果输掉游戏。
    }
result-draw =
    { $why ->
        [loop] 无限循环无法停止，平局。
       *[effect] 双方玩家同时失败，平局。
    }

## 问题

question-ff-mulligan =
    { $who ->
        [you] 要保留这副手牌吗？可以将手牌放到卡组底，重新取5张牌，仅限一次。
       *[other] { $seat }正在决定是否替换手牌。
    }
question-ff-priority =
    { $who ->
        [you] { $here ->
            [stack] 接下来结算{ $top }：之前要做什么吗？
            [attack] { $attackers }{ $count ->
                [1] 正在攻击
               *[other] 正在组队攻击
            }：要做什么吗？
            [blocked] { $blocker }正在防御{ $attackers }：要做什么吗？
           *[no] { $phase }：要做什么？
        }
       *[other] { $seat }拥有优先权。
    }
question-ff-declare =
    { $who ->
        [you] { $card }：要宣布什么？
       *[other] { $seat }正在宣布{ $card }的内容。
    }
question-ff-target =
    { $who ->
        [you] { $card }：{ $chosen ->
            [0] {""}
           *[other] 再
        }{ $up ->
            [yes] 选择最多{ $left }个目标。
           *[no] 选择{ $left }个目标。
        }
       *[other] { $seat }正在为{ $card }选择目标。
    }
question-ff-mode =
    { $who ->
        [you] { $card }：要选取哪一项？
       *[other] { $seat }正在选取{ $card }的效果。
    }
question-ff-extra =
    { $who ->
        [you] { $card }：要如何支付？
       *[other] { $seat }正在选择{ $card }的支付方式。
    }
question-ff-x =
    { $who ->
        [you] { $card }：X是多少？
       *[other] { $seat }正在决定{ $card }的X。
    }
question-ff-split =
    { $who ->
        [you] { $card }：还有{ $amount }点伤害可以分配，要分给{ $what }多少？
       *[other] { $seat }正在分配{ $card }的伤害。
    }
question-ff-special =
    { $who ->
        [you] { $card }：要丢弃哪一张同名卡牌？
       *[other] { $seat }正在为{ $card }丢弃卡牌。
    }
question-ff-part =
    { $who ->
        [you] { $card }：要以什么支付消耗？
       *[other] { $seat }正在支付{ $card }的消耗。
    }
question-ff-lb =
    { $who ->
        [you] { $card }：还要翻开极限技卡组的{ $left }张卡牌，下一张是哪一张？
       *[other] { $seat }正在支付{ $card }的极限技消耗。
    }
question-ff-pay =
    { $who ->
        [you] { $card }：还要支付{ $left }点水晶点数{ $count ->
            [0] {""}
           *[other] （至少包含{ $missing }）
        }。以什么产生？
       *[other] { $seat }正在支付{ $card }的消耗。
    }
question-ff-burst =
    { $who ->
        [you] { $card }放入了你的伤害区：要使用极限爆发技吗？
       *[other] { $seat }正在决定是否使用{ $card }的极限爆发技。
    }
question-ff-order =
    { $who ->
        [you] 你有多个自动技能触发：接下来将哪一个放入堆叠区？最后放入的最先结算。
       *[other] { $seat }正在将自动技能放入堆叠区。
    }
question-ff-entry-order =
    { $who ->
        [you] 这些卡牌同时进场：下一张是哪一张？
       *[other] { $seat }正在决定同时进场的卡牌的顺序。
    }
question-ff-attack =
    { $who ->
        [you] 要以哪个前锋攻击？
       *[other] { $seat }正在指定攻击的前锋。
    }
question-ff-party =
    { $who ->
        [you] 目前的队伍：{ $things }。谁加入？
       *[other] { $seat }正在组队。
    }
question-ff-block =
    { $who ->
        [you] { $attackers }{ $count ->
            [1] 正在攻击
           *[other] 正在组队攻击
        }：要以哪个前锋防御？
       *[other] { $seat }正在指定防御的前锋。
    }
question-ff-divide =
    { $who ->
        [you] { $blocker }还有{ $amount }点伤害要分配给队伍，要分给{ $what }多少？
       *[other] { $seat }正在分配防御前锋的伤害。
    }
question-ff-search =
    { $who ->
        [you] { $card }：要找出卡组中的哪一张？
       *[other] { $seat }正在寻找卡组。
    }
question-ff-discard =
    { $who ->
        [you] { $card }：还要丢弃{ $left }张手牌，要哪一张？
       *[other] { $seat }正在为{ $card }丢弃手牌。
    }
question-ff-hand-limit =
    { $who ->
        [you] 你有{ $hand }张手牌，要丢弃到剩5张。要哪一张？
       *[other] { $seat }正在将手牌丢弃到剩5张。
    }
question-ff-put-order =
    { $who ->
        [you] { $place ->
            [deck-top] 接下来将哪张卡牌置于卡组顶？最后一张在最上方。
            [deck-bottom] 接下来将哪张卡牌置于卡组底？最后一张在最下方。
           *[other] 接下来放置哪张卡牌？
        }
       *[other] { $seat }正在决定放置卡牌的顺序。
    }
question-ff-number =
    { $who ->
        [you] { $card }：选取1个数字。
       *[other] { $seat }正在为{ $card }选取数字。
    }
question-ff-piles =
    { $who ->
        [you] { $card }：{ $what }要放到哪一组？
       *[other] { $seat }正在为{ $card }分组。
    }
question-ff-take-pile =
    { $who ->
        [you] { $card }：要选取哪一组？
       *[other] { $seat }正在为{ $card }选取一组。
    }
question-ff-too-many-backups =
    { $who ->
        [you] 后卫最多5个：要将哪一个置于损毁区？
       *[other] { $seat }的后卫太多。
    }
question-ff-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 选择1个。
           *[other] 还要选择{ $left }个。
        }
       *[other] { $seat }正在为{ $card }选择。
    }
question-ff-select =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 选取1个。
           *[other] 还要选取{ $left }个。
        }
       *[other] { $seat }正在为{ $card }选取。
    }
question-ff-pick-hand =
    { $who ->
        [you] { $card }：要手牌中的哪一张？
       *[other] { $seat }正在为{ $card }选取手牌。
    }
question-ff-pick-deck =
    { $who ->
        [you] { $card }：要卡组中的哪一张？
       *[other] { $seat }正在为{ $card }选取卡组的卡牌。
    }
question-ff-pick-break-zone =
    { $who ->
        [you] { $card }：要损毁区的哪一张？
       *[other] { $seat }正在为{ $card }选取损毁区的卡牌。
    }
question-ff-pick-stack =
    { $who ->
        [you] { $card }：要堆叠区的哪个召唤兽或技能？
       *[other] { $seat }正在为{ $card }选取堆叠区的召唤兽或技能。
    }
question-ff-pick-damage-zone =
    { $who ->
        [you] { $card }：要伤害区的哪一张？
       *[other] { $seat }正在为{ $card }选取伤害区的卡牌。
    }
question-ff-pick-lb-deck =
    { $who ->
        [you] { $card }：要极限技卡组的哪一张？
       *[other] { $seat }正在为{ $card }选取极限技卡组的卡牌。
    }
question-ff-pick-removed =
    { $who ->
        [you] { $card }：要移除区的哪一张？
       *[other] { $seat }正在为{ $card }选取移除区的卡牌。
    }
question-ff-pick-open =
    { $who ->
        [you] { $card }：要公开的哪一张？
       *[other] { $seat }正在为{ $card }选取公开的卡牌。
    }
question-ff-pick-looked =
    { $who ->
        [you] { $card }：要查看的哪一张？
       *[other] { $seat }正在为{ $card }选取查看的卡牌。
    }
question-ff-pick-anywhere =
    { $who ->
        [you] { $card }：要哪一张？
       *[other] { $seat }正在为{ $card }选取卡牌。
    }
question-ff-replacement =
    { $who ->
        [you] { $several ->
            [yes] 有多个置换效果。要先执行哪一个？
           *[no] 有1个置换效果：要执行吗？
        }
       *[other] { $seat }正在选择先执行哪个置换效果。
    }
question-ff-loop-count =
    { $who ->
        [you] { $several ->
            [yes] 这是双方都能停止的无限循环：要进行几次？以较少的次数为准。
           *[no] 这是你能停止的无限循环：要进行几次？
        }
       *[other] { $seat }正在宣布循环次数。
    }

## 选项

option-ff-keep = 保留手牌
option-ff-mulligan = 替换手牌
option-ff-cast =
    { $limit ->
        [0] { $how ->
            [other] 招唤{ $card }（{ $price }，或以其他方式支付）
           *[usual] 招唤{ $card }（{ $price }）
        }
       *[other] 从极限技卡组招唤{ $card }（{ $price }、极限技消耗{ $limit }）
    }
option-ff-use =
    { $how ->
        [special] 使用{ $card }的{ $name }（{ $price }）
        [given] 使用{ $card }获得的技能（{ $price }）
        [several] 使用{ $card }的技能{ $number }（{ $price }）
       *[only] 使用{ $card }的技能（{ $price }）
    }
option-ff-warp = 使用{ $card }的异次元{ $number }（{ $price }）
option-ff-prime = 使用{ $card }的显现（{ $price }）
option-ff-pass =
    { $then ->
        [resolve] 放弃优先权：结算{ $top }
        [phase] 放弃优先权：游戏继续
       *[open] 放弃优先权
    }
option-ff-mode =
    { $known ->
        [yes] { $number }：{ $text }
       *[no] 第{ $number }项
    }
option-ff-extra =
    { $number ->
        [0] 平常的消耗（{ $price }）
       *[other] 改为支付{ $price }
    }
option-ff-x = X = { $number }
option-ff-split = 给{ $what }{ $amount }点伤害
option-ff-special = 丢弃{ $what }
option-ff-give =
    { $deed ->
        [discard] 丢弃{ $what }
        [dull] 令{ $what }休止
        [counters] 移除{ $what }的指示物
        [removed] 将{ $what }移除
        [hand] 将{ $what }返回手牌
       *[put] 将{ $what }置于损毁区
    }
option-ff-turn-up = 翻开{ $what }
option-ff-dull = 令{ $what }休止，产生{ $number }点{ $element }属性水晶点数
option-ff-discard =
    { $how ->
        [points] 丢弃{ $what }，产生{ $number }点{ $element }属性水晶点数
       *[plain] 丢弃{ $what }
    }
option-ff-attack = 以{ $what }攻击
option-ff-party = 以{ $what }开始组队
option-ff-join = 加入{ $what }
option-ff-party-done = 以这个队伍攻击
option-ff-no-attack = 不再攻击
option-ff-block = 以{ $what }防御
option-ff-no-block = 不防御
option-ff-burst = 使用{ $what }的极限爆发技
option-ff-order =
    { $several ->
        [yes] { $what }（{ $number }）
       *[no] { $what }
    }
option-ff-find = { $what }
option-ff-find-none =
    { $found ->
        [0] 不找出卡牌
       *[other] 不再找出卡牌
    }
option-ff-put = { $what }
option-ff-number = { $number }
option-ff-pile = 第{ $number }组
option-ff-take =
    { $count ->
        [0] 第{ $number }组：没有卡牌
       *[other] 第{ $number }组：{ $things }
    }
option-ff-give-up = 将{ $what }置于损毁区
option-ff-replace = 执行{ $card }的效果
option-ff-times =
    { $number ->
        [0] 立即停止
       *[other] { $number }次
    }

verb-ff-cast = 招唤
verb-ff-use = 使用技能
verb-ff-warp = 使用异次元
verb-ff-prime = 使用显现
verb-ff-attack = 攻击
verb-ff-party = 组队
verb-ff-join = 加入队伍
verb-ff-block = 防御
verb-ff-dull = 休止以产生水晶点数
verb-ff-discard = 丢弃
verb-ff-special = 为特殊技能丢弃
verb-ff-give = 用于支付消耗
verb-ff-turn-up = 翻开
verb-ff-split = 分配伤害
verb-ff-find = 找出
verb-ff-put = 接下来放置
verb-ff-order = 接下来放入堆叠区
verb-ff-burst = 使用极限爆发技
verb-ff-give-up = 置于损毁区
verb-ff-pile = 分组

## 原因

refusal-ff-not-in-hand = 只能招唤手牌中的卡牌，或极限技卡组中的极限技卡牌。
refusal-ff-not-face-down = 只能使用极限技卡组中倒扣的卡牌。
refusal-ff-no-summon-now = 只能在主阶段和攻击阶段招唤。
refusal-ff-no-ability-now = 只能在主阶段和攻击阶段使用技能。
refusal-ff-no-back-attack-now = 偷袭只能在主阶段和攻击阶段招唤。
refusal-ff-not-main-phase = 只能在自己的主阶段，且堆叠区为空时进行。
refusal-ff-not-your-turn = 现在不是你的回合。
refusal-ff-stack-not-empty = 只能在堆叠区为空时进行。
refusal-ff-no-target = 没有可以选择的目标。
refusal-ff-cannot-pay = 无法支付全部消耗。
refusal-ff-too-few-lb-cards = 极限技卡组中倒扣的卡牌不足以支付极限技消耗。
refusal-ff-no-namesake = 手牌中没有可以丢弃的同名卡牌。
refusal-ff-too-fresh = 你不是从回合开始时就控制它，它也没有加速。
refusal-ff-is-dull = 它处于休止状态。
refusal-ff-forbidden = 有效果使这件事无法进行。
refusal-ff-text-forbids = 依照它自己的说明文，现在无法进行。
refusal-ff-same-name = 你已经控制同名的角色。
refusal-ff-five-backups = 你已经控制5个后卫。
refusal-ff-light-or-dark = 你已经控制光属性或暗属性的角色。
refusal-ff-no-warp = 它没有异次元。
refusal-ff-no-priming = 它没有显现，或不由你控制。
refusal-ff-no-ability = 它在这里没有你可以使用的技能。
refusal-ff-not-a-forward = 只有前锋可以攻击和防御。
refusal-ff-has-attacked = 它本回合已经攻击过。
refusal-ff-not-declaring = 现在不是时候，或它不是你的角色。
refusal-ff-must-attack = 有前锋必须先攻击。
refusal-ff-must-block = 有前锋必须防御。
refusal-ff-no-shared-element = 组队的前锋必须有相同的属性，并依战场上的顺序指定。
refusal-ff-not-asked = 现在问的不是这件事。
refusal-ff-loop-is-over = 会重复本回合已经停止的无限循环。
refusal-ff-nothing-to-choose = 现在没有要选择的目标。
refusal-ff-not-a-candidate = 无法选择它。
refusal-ff-nothing-to-pay = 现在不需支付水晶点数。
refusal-ff-light-or-dark-cp = 无法为了产生水晶点数而丢弃光属性、暗属性的卡牌。
refusal-ff-not-a-source = 水晶点数来自你处于行动状态的后卫和你的手牌。
refusal-ff-surplus = 会产生多余的水晶点数。
refusal-ff-wrong-element = 它无法产生还需要的属性的水晶点数。
refusal-ff-earlier-source = 先依战场上的顺序指定后卫，再指定手牌；现在轮不到它。
refusal-ff-nothing-to-order = 现在没有要依序放置的卡牌。
refusal-ff-no-party = 现在没有在组队。
refusal-ff-nothing-to-stack = 现在没有要放入堆叠区的技能。
refusal-ff-nothing-to-find = 现在没有在寻找卡组。
refusal-ff-nothing-to-give = 现在不需交出它。
refusal-ff-not-your-character = 只有自己的角色可以用来支付消耗。
refusal-ff-cannot-be-given = 有效果使它无法被移除或返回手牌，所以不能作为消耗。
refusal-ff-nothing-to-turn-up = 现在不需支付极限技消耗。
refusal-ff-no-burst = 现在没有要决定的极限爆发技。
refusal-ff-nothing-to-divide = 现在没有要分配的东西。
refusal-ff-share = 伤害以1000为单位全部分配，所选的每个目标至少分到1000。
refusal-ff-not-two-players = 这个游戏由2人进行。
refusal-ff-no-main-deck = 没有主卡组。
refusal-ff-not-fifty = 构筑赛的主卡组必须正好50张。
refusal-ff-deck-too-small = 限制赛的主卡组至少40张。
refusal-ff-lb-deck-too-large = 极限技卡组最多8张。
refusal-ff-too-many-of-a-number = 编号相同的卡牌最多3张。
refusal-ff-lb-card-in-main-deck = 主卡组无法使用拥有极限技的卡牌。
refusal-ff-no-limit-break = 构筑赛的极限技卡组只能使用拥有极限技的卡牌。

## 区域、阶段、设定

zone-ff-deck = 卡组
zone-ff-hand = 手牌
zone-ff-break-zone = 损毁区
zone-ff-damage-zone = 伤害区
zone-ff-removed = 移除区
zone-ff-face-down = 背面朝上移除
zone-ff-lb-deck = 极限技卡组
zone-ff-open = 公开
zone-ff-looked = 查看中
zone-ff-field = 战场
zone-ff-stack = 堆叠区

step-ff-active = 激活阶段
step-ff-draw = 取牌阶段
step-ff-main-1 = 第1主阶段
step-ff-attack = 攻击阶段
step-ff-main-2 = 第2主阶段
step-ff-end = 终止阶段

setting-ff-format = 赛制
value-ff-format-constructed = 构筑赛
value-ff-format-limited = 限制赛
setting-ff-ex_burst_on_lethal = 落败的伤害翻出的极限爆发技
value-ff-ex_burst_on_lethal-no = 不使用
value-ff-ex_burst_on_lethal-yes = 使用
setting-ff-surplus_cp = 多余的水晶点数
value-ff-surplus_cp-v3-2 = 每种属性至多1点（规则3.2）
value-ff-surplus_cp-v3-3 = 不限（规则3.3）
setting-ff-first = 先手玩家
value-ff-first-random = 随机决定
value-ff-first-A = 座位A
value-ff-first-B = 座位B
setting-ff-trial_cards = 测试规则用的卡牌
value-ff-trial_cards-no = 不可放入卡组
value-ff-trial_cards-yes = 可以放入卡组
