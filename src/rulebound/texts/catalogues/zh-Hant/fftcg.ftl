# FF-TCG 總規則 3.2。用語依規則書。
#
# 英文                        日文                                    繁體                      簡體
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
    .about = 前鋒的對戰：以後衛和手牌產生水晶點數來招喚卡牌，受到7點傷害就輸掉遊戲。構築賽與限制賽，附現成的卡組。

## 卡牌、水晶點數、消耗

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
item-ff-gone = 一個技能
card-ff-numbered = { $card }（{ $code }）
described-ff = { $piece }（{ $stats }）
list-ff = { $first }、{ $rest }
stat-ff-power = { $power }
stat-ff-damage = 傷害{ $damage }
state-ff-dull = 休止
state-ff-frozen = 凍結
kind-ff-forward = 前鋒
kind-ff-backup = 後衛
kind-ff-summon = 召喚獸
kind-ff-monster = 怪物
element-ff-fire = 火
element-ff-ice = 冰
element-ff-wind = 風
element-ff-earth = 土
element-ff-lightning = 雷
element-ff-water = 水
element-ff-light = 光
element-ff-dark = 暗
points-ff-element = { $number }點{ $element }屬性水晶點數
points-ff-any = { $number }點水晶點數
crystals-ff = { $number }個水晶
cost-ff-mill = 卡組頂的{ $number }張卡牌
cost-ff-special = 丟棄同名卡牌
cost-ff-dull = 令其休止
cost-ff-x = X點水晶點數
cost-ff-part =
    { $deed ->
        [discard] { $own ->
            [yes] 丟棄它
           *[no] 丟棄卡牌
        }
        [dull] { $own ->
            [yes] 令其休止
           *[no] 令其他角色休止
        }
        [counters] 移除指示物
        [removed] { $own ->
            [yes] 將其移除
           *[no] 將其他卡牌移除
        }
        [hand] { $own ->
            [yes] 將其返回手牌
           *[no] 將其他卡牌返回手牌
        }
       *[put] { $own ->
            [yes] 將其置於損毀區
           *[no] 將其他卡牌置於損毀區
        }
    }
phase-ff = { $owner }{ $step }
detail-ff =
    { $facts }
    { $text }

## 發生的事

event-ff-first-player = { $seat }是先手玩家。
event-ff-kept = { $seat }保留手牌。
event-ff-mulligan = { $seat }將手牌放到卡組底，重新取牌。
event-ff-shuffled = { $seat }給卡組洗牌。
event-ff-turn-begins = 第{ $number }回合：{ $seat }
event-ff-step-starts = { $step }。
event-ff-turn-cleaned = 持續到回合結束的效果結束。
event-ff-drew = { $seat }取了{ $cards }。
event-ff-cannot-draw = { $seat }已經沒有牌可取。
event-ff-passed = { $seat }放棄優先權。
event-ff-activated = 進入行動狀態：{ $things }。
event-ff-thawed = 被凍結，未進入行動狀態：{ $things }。
event-ff-dulled = 休止：{ $things }。
event-ff-frozen = 凍結：{ $things }。
event-ff-control-changed = { $seat }獲得{ $piece }的控制權。

event-ff-cast = { $seat }招喚{ $cards }。
event-ff-casts = { $seat }招喚了{ $cards }。
event-ff-used = { $seat }使用{ $piece }。
event-ff-auto-stacked = 觸發：{ $piece }。
event-ff-chosen = { $seat }選擇{ $things }。
event-ff-mode-selected = { $seat }選取第{ $number }項。
event-ff-x-named = { $seat }決定X為{ $number }。
event-ff-share-named = { $piece }將分到{ $amount }點傷害。
event-ff-cp-dulled = { $seat }令{ $piece }休止，產生1點{ $element }屬性水晶點數。
event-ff-cp-discarded = { $seat }丟棄{ $cards }，產生2點{ $element }屬性水晶點數。
event-ff-paid = { $seat }產生{ $number }點水晶點數：{ $sources }。
source-ff-cp-dulled = { $piece }（{ $element }）
source-ff-cp-discarded = 手牌的{ $cards }（{ $element }）
event-ff-crystals-paid = { $seat }支付{ $number }個水晶。
event-ff-crystals-gained = { $seat }獲得{ $number }個水晶。
event-ff-turned-up = { $seat }翻開極限技卡組的{ $cards }。
event-ff-resolves = { $piece }結算。
event-ff-no-target = { $piece }：沒有可以選擇的目標，技能消失。
event-ff-condition-gone = { $piece }的條件不再成立，沒有任何效果。
event-ff-fizzled = { $piece }選擇的目標都不再適用，沒有任何效果。
event-ff-cancelled = { $piece }無效。
event-ff-summon-done = { $cards }置於損毀區。
event-ff-delayed-made = { $seat }的延遲型自動技能生成。
event-ff-warped = { $seat }使用異次元，將{ $cards }以放置{ $number }個異次元指示物的狀態移除。
event-ff-primes = { $seat }令{ $piece }顯現，將{ $cards }疊在上方。
event-ff-not-primed = { $seat }沒有找出可以令{ $piece }顯現的卡牌。

event-ff-enters =
    { $how ->
        [warp] { $things }因異次元進場。
       *[plain] { $things }進場。
    }
event-ff-cannot-enter = { $cards }無法進場。
event-ff-leaves =
    { $fate ->
        [damage] { $things }因傷害而損毀。
        [broken] { $things }損毀。
        [power] { $things }的力量變為0，置於損毀區。
        [name] { $things }置於損毀區：同名角色只能有1個。
        [light] { $things }置於損毀區：光屬性與暗屬性的角色合計只能有1個。
        [backups] { $things }置於損毀區：後衛最多5個。
        [put] { $things }置於損毀區。
        [hand] { $things }返回手牌。
        [deck-top] { $things }置於卡組頂。
        [deck-bottom] { $things }置於卡組底。
        [removed] { $things }被移除。
       *[other] { $things }離場。
    }
event-ff-upper-card-removed = 疊在上方的{ $cards }被移除。
event-ff-lb-returned = { $cards }正面朝上移到極限技卡組。
event-ff-put =
    { $place ->
        [hand] { $seat }將{ $cards }加入手牌。
        [break-zone] { $seat }將{ $cards }置於損毀區。
        [removed] { $seat }將{ $cards }移除。
        [deck-top] { $seat }將{ $cards }置於卡組頂。
        [deck-bottom] { $seat }將{ $cards }置於卡組底。
       *[other] { $seat }移動{ $cards }。
    }
event-ff-milled = { $seat }卡組頂的{ $cards }置於損毀區。
event-ff-discarded = { $seat }丟棄{ $cards }。
event-ff-hand-revealed =
    { $count ->
        [0] { $seat }公開手牌：0張。
       *[other] { $seat }公開手牌：{ $cards }。
    }
event-ff-looked = { $seat }查看卡組頂的{ $cards }。
event-ff-opened = { $seat }公開卡組頂的{ $cards }。
event-ff-found = { $seat }找出{ $cards }。
event-ff-brought = { $seat }從遊戲外部帶入{ $cards }。
event-ff-counters-added = 在{ $piece }上放置{ $number }個指示物。
event-ff-counters-removed =
    { $how ->
        [warp] 移除{ $piece }上的1個異次元指示物。
       *[plain] 移除{ $piece }上的{ $number }個指示物。
    }
event-ff-number-named = { $seat }選取數字{ $number }。
event-ff-pile-taken = { $seat }選取{ $number }張卡牌的一組。

event-ff-attack = 攻擊開始。
event-ff-party-formed = { $seat }組隊。
event-ff-party-dissolved = 隊伍解散。
event-ff-attacks =
    { $count ->
        [1] { $seat }以{ $things }攻擊。
       *[other] { $seat }組隊攻擊：{ $things }。
    }
event-ff-block = { $seat }指定防禦。
event-ff-blocks = { $seat }以{ $piece }防禦。
event-ff-is-blocked = { $piece }被防禦。
event-ff-not-blocked = { $seat }不防禦。
event-ff-damaged = { $piece }受到{ $amount }點傷害。
event-ff-undamaged = { $piece }沒有受到傷害。
event-ff-all-damaged = 傷害：{ $damages }。
event-ff-all-share-named = 傷害的分配：{ $damages }。
damage-ff = { $piece } { $amount }點
event-ff-damages-player = { $piece }給予{ $seat }傷害。
event-ff-damage-taken = { $seat }受到{ $count }點傷害（{ $cards }），合計{ $number }點。
event-ff-no-card-for-damage = { $seat }沒有卡牌可以放入傷害區。
event-ff-burst = { $seat }使用{ $cards }的極限爆發技。

event-ff-loop-found = 相同的狀態再次出現：這是無限循環。
event-ff-loop-named =
    { $number ->
        [0] { $seat }立即停止循環。
       *[other] { $seat }宣布循環進行{ $number }次。
    }
event-ff-loop-over = 循環結束，本回合不能再選擇進行同樣的循環。

result-lost =
    { $why ->
        [damage] { $losers }受到的傷害達到了上限。
        [draw] { $losers }需要取牌時無法取牌。
        [deck] { $losers }在卡組沒有卡牌時受到傷害。
       *[effect] { $losers }因效果輸掉遊戲。
    }
result-draw =
    { $why ->
        [loop] 無限循環無法停止，平局。
       *[effect] 雙方玩家同時失敗，平局。
    }

## 問題

question-ff-mulligan =
    { $who ->
        [you] 要保留這副手牌嗎？可以將手牌放到卡組底，重新取5張牌，僅限一次。
       *[other] { $seat }正在決定是否替換手牌。
    }
question-ff-priority =
    { $who ->
        [you] { $here ->
            [stack] 接下來結算{ $top }：之前要做什麼嗎？
            [attack] { $attackers }{ $count ->
                [1] 正在攻擊
               *[other] 正在組隊攻擊
            }：要做什麼嗎？
            [blocked] { $blocker }正在防禦{ $attackers }：要做什麼嗎？
           *[no] { $phase }：要做什麼？
        }
       *[other] { $seat }擁有優先權。
    }
question-ff-declare =
    { $who ->
        [you] { $card }：要宣布什麼？
       *[other] { $seat }正在宣布{ $card }的內容。
    }
question-ff-target =
    { $who ->
        [you] { $card }：{ $chosen ->
            [0] {""}
           *[other] 再
        }{ $up ->
            [yes] 選擇最多{ $left }個目標。
           *[no] 選擇{ $left }個目標。
        }
       *[other] { $seat }正在為{ $card }選擇目標。
    }
question-ff-mode =
    { $who ->
        [you] { $card }：要選取哪一項？
       *[other] { $seat }正在選取{ $card }的效果。
    }
question-ff-extra =
    { $who ->
        [you] { $card }：要如何支付？
       *[other] { $seat }正在選擇{ $card }的支付方式。
    }
question-ff-x =
    { $who ->
        [you] { $card }：X是多少？
       *[other] { $seat }正在決定{ $card }的X。
    }
question-ff-split =
    { $who ->
        [you] { $card }：還有{ $amount }點傷害可以分配，要分給{ $what }多少？
       *[other] { $seat }正在分配{ $card }的傷害。
    }
question-ff-special =
    { $who ->
        [you] { $card }：要丟棄哪一張同名卡牌？
       *[other] { $seat }正在為{ $card }丟棄卡牌。
    }
question-ff-part =
    { $who ->
        [you] { $card }：要以什麼支付消耗？
       *[other] { $seat }正在支付{ $card }的消耗。
    }
question-ff-lb =
    { $who ->
        [you] { $card }：還要翻開極限技卡組的{ $left }張卡牌，下一張是哪一張？
       *[other] { $seat }正在支付{ $card }的極限技消耗。
    }
question-ff-pay =
    { $who ->
        [you] { $card }：還要支付{ $left }點水晶點數{ $count ->
            [0] {""}
           *[other] （至少包含{ $missing }）
        }。以什麼產生？
       *[other] { $seat }正在支付{ $card }的消耗。
    }
question-ff-burst =
    { $who ->
        [you] { $card }放入了你的傷害區：要使用極限爆發技嗎？
       *[other] { $seat }正在決定是否使用{ $card }的極限爆發技。
    }
question-ff-order =
    { $who ->
        [you] 你有多個自動技能觸發：接下來將哪一個放入堆疊區？最後放入的最先結算。
       *[other] { $seat }正在將自動技能放入堆疊區。
    }
question-ff-entry-order =
    { $who ->
        [you] 這些卡牌同時進場：下一張是哪一張？
       *[other] { $seat }正在決定同時進場的卡牌的順序。
    }
question-ff-attack =
    { $who ->
        [you] 要以哪個前鋒攻擊？
       *[other] { $seat }正在指定攻擊的前鋒。
    }
question-ff-party =
    { $who ->
        [you] 目前的隊伍：{ $things }。誰加入？
       *[other] { $seat }正在組隊。
    }
question-ff-block =
    { $who ->
        [you] { $attackers }{ $count ->
            [1] 正在攻擊
           *[other] 正在組隊攻擊
        }：要以哪個前鋒防禦？
       *[other] { $seat }正在指定防禦的前鋒。
    }
question-ff-divide =
    { $who ->
        [you] { $blocker }還有{ $amount }點傷害要分配給隊伍，要分給{ $what }多少？
       *[other] { $seat }正在分配防禦前鋒的傷害。
    }
question-ff-search =
    { $who ->
        [you] { $card }：要找出卡組中的哪一張？
       *[other] { $seat }正在尋找卡組。
    }
question-ff-discard =
    { $who ->
        [you] { $card }：還要丟棄{ $left }張手牌，要哪一張？
       *[other] { $seat }正在為{ $card }丟棄手牌。
    }
question-ff-hand-limit =
    { $who ->
        [you] 你有{ $hand }張手牌，要丟棄到剩5張。要哪一張？
       *[other] { $seat }正在將手牌丟棄到剩5張。
    }
question-ff-put-order =
    { $who ->
        [you] { $place ->
            [deck-top] 接下來將哪張卡牌置於卡組頂？最後一張在最上方。
            [deck-bottom] 接下來將哪張卡牌置於卡組底？最後一張在最下方。
           *[other] 接下來放置哪張卡牌？
        }
       *[other] { $seat }正在決定放置卡牌的順序。
    }
question-ff-number =
    { $who ->
        [you] { $card }：選取1個數字。
       *[other] { $seat }正在為{ $card }選取數字。
    }
question-ff-piles =
    { $who ->
        [you] { $card }：{ $what }要放到哪一組？
       *[other] { $seat }正在為{ $card }分組。
    }
question-ff-take-pile =
    { $who ->
        [you] { $card }：要選取哪一組？
       *[other] { $seat }正在為{ $card }選取一組。
    }
question-ff-too-many-backups =
    { $who ->
        [you] 後衛最多5個：要將哪一個置於損毀區？
       *[other] { $seat }的後衛太多。
    }
question-ff-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 選擇1個。
           *[other] 還要選擇{ $left }個。
        }
       *[other] { $seat }正在為{ $card }選擇。
    }
question-ff-select =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 選取1個。
           *[other] 還要選取{ $left }個。
        }
       *[other] { $seat }正在為{ $card }選取。
    }
question-ff-pick-hand =
    { $who ->
        [you] { $card }：要手牌中的哪一張？
       *[other] { $seat }正在為{ $card }選取手牌。
    }
question-ff-pick-deck =
    { $who ->
        [you] { $card }：要卡組中的哪一張？
       *[other] { $seat }正在為{ $card }選取卡組的卡牌。
    }
question-ff-pick-break-zone =
    { $who ->
        [you] { $card }：要損毀區的哪一張？
       *[other] { $seat }正在為{ $card }選取損毀區的卡牌。
    }
question-ff-pick-stack =
    { $who ->
        [you] { $card }：要堆疊區的哪個召喚獸或技能？
       *[other] { $seat }正在為{ $card }選取堆疊區的召喚獸或技能。
    }
question-ff-pick-damage-zone =
    { $who ->
        [you] { $card }：要傷害區的哪一張？
       *[other] { $seat }正在為{ $card }選取傷害區的卡牌。
    }
question-ff-pick-lb-deck =
    { $who ->
        [you] { $card }：要極限技卡組的哪一張？
       *[other] { $seat }正在為{ $card }選取極限技卡組的卡牌。
    }
question-ff-pick-removed =
    { $who ->
        [you] { $card }：要移除區的哪一張？
       *[other] { $seat }正在為{ $card }選取移除區的卡牌。
    }
question-ff-pick-open =
    { $who ->
        [you] { $card }：要公開的哪一張？
       *[other] { $seat }正在為{ $card }選取公開的卡牌。
    }
question-ff-pick-looked =
    { $who ->
        [you] { $card }：要查看的哪一張？
       *[other] { $seat }正在為{ $card }選取查看的卡牌。
    }
question-ff-pick-anywhere =
    { $who ->
        [you] { $card }：要哪一張？
       *[other] { $seat }正在為{ $card }選取卡牌。
    }
question-ff-replacement =
    { $who ->
        [you] { $several ->
            [yes] 有多個置換效果。要先執行哪一個？
           *[no] 有1個置換效果：要執行嗎？
        }
       *[other] { $seat }正在選擇先執行哪個置換效果。
    }
question-ff-loop-count =
    { $who ->
        [you] { $several ->
            [yes] 這是雙方都能停止的無限循環：要進行幾次？以較少的次數為準。
           *[no] 這是你能停止的無限循環：要進行幾次？
        }
       *[other] { $seat }正在宣布循環次數。
    }

## 選項

option-ff-keep = 保留手牌
option-ff-mulligan = 替換手牌
option-ff-cast =
    { $limit ->
        [0] { $how ->
            [other] 招喚{ $card }（{ $price }，或以其他方式支付）
           *[usual] 招喚{ $card }（{ $price }）
        }
       *[other] 從極限技卡組招喚{ $card }（{ $price }、極限技消耗{ $limit }）
    }
option-ff-use =
    { $how ->
        [special] 使用{ $card }的{ $name }（{ $price }）
        [given] 使用{ $card }獲得的技能（{ $price }）
        [several] 使用{ $card }的技能{ $number }（{ $price }）
       *[only] 使用{ $card }的技能（{ $price }）
    }
option-ff-warp = 使用{ $card }的異次元{ $number }（{ $price }）
option-ff-prime = 使用{ $card }的顯現（{ $price }）
option-ff-pass =
    { $then ->
        [resolve] 放棄優先權：結算{ $top }
        [phase] 放棄優先權：遊戲繼續
       *[open] 放棄優先權
    }
option-ff-mode =
    { $known ->
        [yes] { $number }：{ $text }
       *[no] 第{ $number }項
    }
option-ff-extra =
    { $number ->
        [0] 平常的消耗（{ $price }）
       *[other] 改為支付{ $price }
    }
option-ff-x = X = { $number }
option-ff-split = 給{ $what }{ $amount }點傷害
option-ff-special = 丟棄{ $what }
option-ff-give =
    { $deed ->
        [discard] 丟棄{ $what }
        [dull] 令{ $what }休止
        [counters] 移除{ $what }的指示物
        [removed] 將{ $what }移除
        [hand] 將{ $what }返回手牌
       *[put] 將{ $what }置於損毀區
    }
option-ff-turn-up = 翻開{ $what }
option-ff-dull = 令{ $what }休止，產生{ $number }點{ $element }屬性水晶點數
option-ff-discard =
    { $how ->
        [points] 丟棄{ $what }，產生{ $number }點{ $element }屬性水晶點數
       *[plain] 丟棄{ $what }
    }
option-ff-attack = 以{ $what }攻擊
option-ff-party = 以{ $what }開始組隊
option-ff-join = 加入{ $what }
option-ff-party-done = 以這個隊伍攻擊
option-ff-no-attack = 不再攻擊
option-ff-block = 以{ $what }防禦
option-ff-no-block = 不防禦
option-ff-burst = 使用{ $what }的極限爆發技
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
option-ff-pile = 第{ $number }組
option-ff-take =
    { $count ->
        [0] 第{ $number }組：沒有卡牌
       *[other] 第{ $number }組：{ $things }
    }
option-ff-give-up = 將{ $what }置於損毀區
option-ff-replace = 執行{ $card }的效果
option-ff-times =
    { $number ->
        [0] 立即停止
       *[other] { $number }次
    }

verb-ff-cast = 招喚
verb-ff-use = 使用技能
verb-ff-warp = 使用異次元
verb-ff-prime = 使用顯現
verb-ff-attack = 攻擊
verb-ff-party = 組隊
verb-ff-join = 加入隊伍
verb-ff-block = 防禦
verb-ff-dull = 休止以產生水晶點數
verb-ff-discard = 丟棄
verb-ff-special = 為特殊技能丟棄
verb-ff-give = 用於支付消耗
verb-ff-turn-up = 翻開
verb-ff-split = 分配傷害
verb-ff-find = 找出
verb-ff-put = 接下來放置
verb-ff-order = 接下來放入堆疊區
verb-ff-burst = 使用極限爆發技
verb-ff-give-up = 置於損毀區
verb-ff-pile = 分組

## 原因

refusal-ff-not-in-hand = 只能招喚手牌中的卡牌，或極限技卡組中的極限技卡牌。
refusal-ff-not-face-down = 只能使用極限技卡組中倒扣的卡牌。
refusal-ff-no-summon-now = 只能在主階段和攻擊階段招喚。
refusal-ff-no-ability-now = 只能在主階段和攻擊階段使用技能。
refusal-ff-no-back-attack-now = 偷襲只能在主階段和攻擊階段招喚。
refusal-ff-not-main-phase = 只能在自己的主階段，且堆疊區為空時進行。
refusal-ff-not-your-turn = 現在不是你的回合。
refusal-ff-stack-not-empty = 只能在堆疊區為空時進行。
refusal-ff-no-target = 沒有可以選擇的目標。
refusal-ff-cannot-pay = 無法支付全部消耗。
refusal-ff-too-few-lb-cards = 極限技卡組中倒扣的卡牌不足以支付極限技消耗。
refusal-ff-no-namesake = 手牌中沒有可以丟棄的同名卡牌。
refusal-ff-too-fresh = 你不是從回合開始時就控制它，它也沒有加速。
refusal-ff-is-dull = 它處於休止狀態。
refusal-ff-forbidden = 有效果使這件事無法進行。
refusal-ff-text-forbids = 依照它自己的說明文，現在無法進行。
refusal-ff-same-name = 你已經控制同名的角色。
refusal-ff-five-backups = 你已經控制5個後衛。
refusal-ff-light-or-dark = 你已經控制光屬性或暗屬性的角色。
refusal-ff-no-warp = 它沒有異次元。
refusal-ff-no-priming = 它沒有顯現，或不由你控制。
refusal-ff-no-ability = 它在這裡沒有你可以使用的技能。
refusal-ff-not-a-forward = 只有前鋒可以攻擊和防禦。
refusal-ff-has-attacked = 它本回合已經攻擊過。
refusal-ff-not-declaring = 現在不是時候，或它不是你的角色。
refusal-ff-must-attack = 有前鋒必須先攻擊。
refusal-ff-must-block = 有前鋒必須防禦。
refusal-ff-no-shared-element = 組隊的前鋒必須有相同的屬性，並依戰場上的順序指定。
refusal-ff-not-asked = 現在問的不是這件事。
refusal-ff-loop-is-over = 會重複本回合已經停止的無限循環。
refusal-ff-nothing-to-choose = 現在沒有要選擇的目標。
refusal-ff-not-a-candidate = 無法選擇它。
refusal-ff-nothing-to-pay = 現在不需支付水晶點數。
refusal-ff-light-or-dark-cp = 無法為了產生水晶點數而丟棄光屬性、暗屬性的卡牌。
refusal-ff-not-a-source = 水晶點數來自你處於行動狀態的後衛和你的手牌。
refusal-ff-surplus = 會產生多餘的水晶點數。
refusal-ff-wrong-element = 它無法產生還需要的屬性的水晶點數。
refusal-ff-earlier-source = 先依戰場上的順序指定後衛，再指定手牌；現在輪不到它。
refusal-ff-nothing-to-order = 現在沒有要依序放置的卡牌。
refusal-ff-no-party = 現在沒有在組隊。
refusal-ff-nothing-to-stack = 現在沒有要放入堆疊區的技能。
refusal-ff-nothing-to-find = 現在沒有在尋找卡組。
refusal-ff-nothing-to-give = 現在不需交出它。
refusal-ff-not-your-character = 只有自己的角色可以用來支付消耗。
refusal-ff-cannot-be-given = 有效果使它無法被移除或返回手牌，所以不能作為消耗。
refusal-ff-nothing-to-turn-up = 現在不需支付極限技消耗。
refusal-ff-no-burst = 現在沒有要決定的極限爆發技。
refusal-ff-nothing-to-divide = 現在沒有要分配的東西。
refusal-ff-share = 傷害以1000為單位全部分配，所選的每個目標至少分到1000。
refusal-ff-not-two-players = 這個遊戲由2人進行。
refusal-ff-no-main-deck = 沒有主卡組。
refusal-ff-not-fifty = 構築賽的主卡組必須正好50張。
refusal-ff-deck-too-small = 限制賽的主卡組至少40張。
refusal-ff-lb-deck-too-large = 極限技卡組最多8張。
refusal-ff-too-many-of-a-number = 編號相同的卡牌最多3張。
refusal-ff-lb-card-in-main-deck = 主卡組無法使用擁有極限技的卡牌。
refusal-ff-no-limit-break = 構築賽的極限技卡組只能使用擁有極限技的卡牌。

## 區域、階段、設定

zone-ff-deck = 卡組
zone-ff-hand = 手牌
zone-ff-break-zone = 損毀區
zone-ff-damage-zone = 傷害區
zone-ff-removed = 移除區
zone-ff-face-down = 背面朝上移除
zone-ff-lb-deck = 極限技卡組
zone-ff-open = 公開
zone-ff-looked = 查看中
zone-ff-field = 戰場
zone-ff-stack = 堆疊區

step-ff-active = 激活階段
step-ff-draw = 取牌階段
step-ff-main-1 = 第1主階段
step-ff-attack = 攻擊階段
step-ff-main-2 = 第2主階段
step-ff-end = 終止階段

setting-ff-format = 賽制
value-ff-format-constructed = 構築賽
value-ff-format-limited = 限制賽
setting-ff-ex_burst_on_lethal = 落敗的傷害翻出的極限爆發技
value-ff-ex_burst_on_lethal-no = 不使用
value-ff-ex_burst_on_lethal-yes = 使用
setting-ff-surplus_cp = 多餘的水晶點數
value-ff-surplus_cp-v3-2 = 每種屬性至多1點（規則3.2）
value-ff-surplus_cp-v3-3 = 不限（規則3.3）
setting-ff-first = 先手玩家
value-ff-first-random = 隨機決定
value-ff-first-A = 座位A
value-ff-first-B = 座位B
setting-ff-trial_cards = 測試規則用的卡牌
value-ff-trial_cards-no = 不可放入卡組
value-ff-trial_cards-yes = 可以放入卡組
