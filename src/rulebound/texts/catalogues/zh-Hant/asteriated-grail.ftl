# 星杯傳說十周年版。用語依規則書。
#
# 英文                        日文                            繁體                      簡體
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

game-asteriated-grail = 星杯傳說
    .about = 兩個陣營各有二至四名角色：攻擊、施法、收集星石合成星杯。先得到五個星杯，或使對方士氣降為0的陣營獲勝。可選擇人數，其他座位由電腦擔任。

## 名稱

seat-ag = { $character }{ $name }
seat-ag-nobody = 無人
owner-ag = { $seat }的
skill-ag = 「{ $name }」
character-ag = { $name }
text-ag = { $text }
camp-ag-red = 紅方
camp-ag-blue = 藍方
element-ag-earth = 地
element-ag-water = 水
element-ag-fire = 火
element-ag-wind = 風
element-ag-thunder = 雷
element-ag-light = 光
element-ag-dark = 暗
fate-ag-holy = 聖
fate-ag-blood = 血
fate-ag-tech = 技
fate-ag-chant = 詠
fate-ag-phantom = 幻
fate-ag-none = 無

card-ag-named = 「{ $name }」
card-ag-bearing = { $card }〔{ $skills }〕
card-ag-earth-slash =
    { $more ->
        [2] 地裂斬（{ $fate }二）
       *[other] 地裂斬（{ $fate }）
    }
card-ag-water-slash =
    { $more ->
        [2] 水漣斬（{ $fate }二）
       *[other] 水漣斬（{ $fate }）
    }
card-ag-fire-slash =
    { $more ->
        [2] 火焰斬（{ $fate }二）
       *[other] 火焰斬（{ $fate }）
    }
card-ag-wind-slash =
    { $more ->
        [2] 風神斬（{ $fate }二）
       *[other] 風神斬（{ $fate }）
    }
card-ag-thunder-slash =
    { $more ->
        [2] 雷光斬（{ $fate }二）
       *[other] 雷光斬（{ $fate }）
    }
card-ag-dark-slash =
    { $more ->
        [2] 暗滅（{ $fate }二）
       *[other] 暗滅（{ $fate }）
    }
card-ag-light =
    { $more ->
        [2] 聖光（{ $fate }二）
       *[other] 聖光（{ $fate }）
    }
card-ag-shield = 聖盾（{ $element }·{ $fate }）
card-ag-weakness = 虛弱（{ $element }·{ $fate }）
card-ag-poison = 中毒（{ $element }·{ $fate }）
card-ag-bullet = 魔彈（{ $element }·{ $fate }）

effect-ag-poison = 中毒
effect-ag-weakness = 虛弱
effect-ag-shield = 聖盾
piece-ag = { $seat }面前的{ $effect }
token-ag = { $name }
token-ag-yellow = 黃色指示物
token-ag-blue = 藍色指示物
token-ag-covers = 蓋牌

kind-ag-passive = 被動
kind-ag-response = 響應
kind-ag-startup = 啟動
kind-ag-magic = 法術
kind-ag-unique = 獨有技
price-ag-x = X點能量
price-ag =
    { $gems ->
        [0] 水晶×{ $crystals }
       *[other] { $crystals ->
            [0] 寶石×{ $gems }
           *[other] 寶石×{ $gems }、水晶×{ $crystals }
        }
    }
point-ag = 時間點{ $sign }
phase-ag-init = 遊戲初始時
phase-ag-pre-turn = 回合開始前
phase-ag-turn-start = 回合開始時
phase-ag-pre-action = 行動階段開始前
phase-ag-action-start = 行動階段開始時
phase-ag-action = 行動階段
phase-ag-action-end = 行動結束時
phase-ag-extra = 行動結束後
phase-ag-turn-end = 回合結束時

sheet-ag-character = { $name } · 命格：{ $fate } · { $stars }星
sheet-ag-limits = { $limits }
limit-ag =
    { $count ->
        [-1] { $token }無上限
       *[other] { $token }上限{ $count }
    }
limit-ag-form = 形態：{ $form }
limit-ag-card = 專屬卡：{ $card }
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

## 發生的事

event-ag-camp = { $seat }屬於{ $camp }。
event-ag-camps = 紅方：{ $red }。藍方：{ $blue }。
event-ag-first-player = { $seat }先行動。
event-ag-pool = 可選的角色：{ $cards }。
event-ag-picked =
    { $count ->
        [0] { $seat }選好了角色。
       *[other] { $seat }選擇{ $cards }。
    }
event-ag-banned = { $seat }禁用{ $cards }。
event-ag-character = { $seat }的角色是{ $cards }。
event-ag-characters = 角色：{ $seats }。
event-ag-drew = { $seat }摸了{ $cards }。
event-ag-turn = 第{ $number }回合：{ $seat }
event-ag-phase = { $phase }。
event-ag-action-over = { $seat }的行動結束。
event-ag-skill-used = { $seat }發動{ $skill }。
event-ag-skill-used-on = { $seat }對{ $targets }發動{ $skill }。
event-ag-targeted = { $skill }的目標是{ $seat }。
event-ag-energy-spent = { $seat }消耗{ $number }點能量。
event-ag-energy-gained = { $seat }獲得{ $number }點能量。
event-ag-energy-lost = { $seat }失去{ $number }點能量。
event-ag-energy-turned = { $seat }的{ $number }個寶石變為水晶。
event-ag-covered = { $owner }{ $what }：加入{ $cards }。
event-ag-uncovered = { $owner }{ $what }：移除{ $cards }。
event-ag-cover-taken = { $seat }從{ $what }將{ $cards }收入手牌。
event-ag-card-used = { $seat }使用{ $cards }。
event-ag-discarded = { $seat }棄了{ $cards }。
event-ag-exchanged =
    { $count ->
        [0] { $seat }無法行動，更換手牌。
       *[other] { $seat }無法行動，更換手牌：{ $cards }。
    }
event-ag-attacked =
    { $how ->
        [card] { $seat }以{ $cards }攻擊{ $other }。
        [other] { $seat }以{ $cards }作為{ $element }系攻擊{ $other }。
       *[bare] { $seat }對{ $other }發動{ $element }系攻擊。
    }
event-ag-countered =
    { $how ->
        [card] { $seat }以{ $cards }應戰，目標是{ $other }。
        [other] { $seat }以{ $cards }作為{ $element }系應戰，目標是{ $other }。
       *[bare] { $seat }以{ $element }系應戰，目標是{ $other }。
    }
event-ag-hit = { $seat }命中{ $other }：{ $number }點傷害。
event-ag-missed = { $seat }對{ $other }的攻擊未命中。
event-ag-redirected = 攻擊的目標改為{ $seat }。
event-ag-holy-light = { $seat }以{ $cards }抵擋。
event-ag-magic = { $seat }對{ $other }使用{ $cards }。
event-ag-placed =
    { $own ->
        [yes] { $effect }放在{ $seat }面前。
       *[no] { $other }將{ $effect }放在{ $seat }面前。
    }
event-ag-effect-gone = { $seat }面前的{ $effect }移除了。
event-ag-effect-taken = { $seat }將{ $other }面前的{ $effect }收入手牌。
event-ag-effect-moved = { $effect }從{ $other }轉移到{ $seat }面前。
event-ag-magic-bullet =
    { $how ->
        [first] { $seat }使用{ $cards }。
       *[on] { $seat }以{ $cards }傳遞魔彈。
    }
event-ag-bullet-flies = 魔彈從{ $seat }飛向{ $other }：{ $number }點傷害。
event-ag-bullet-over = 魔彈在{ $seat }處結束。
event-ag-dealt = { $other }對{ $seat }造成{ $number }點傷害。
event-ag-dealt-oneself =
    { $who ->
        [you] { $seat }對自己造成{ $number }點傷害。
       *[other] { $seat }對自身造成{ $number }點傷害。
    }
event-ag-taken = { $seat }承受{ $number }點傷害。
event-ag-healed = { $seat }使用{ $number }點治療抵禦傷害。
event-ag-heal-gained =
    { $where ->
        [card] { $effect }增加{ $number }點治療。
       *[seat] { $seat }獲得{ $number }點治療。
    }
event-ag-heal-lost =
    { $where ->
        [card] { $effect }移除{ $number }點治療。
       *[seat] { $seat }失去{ $number }點治療。
    }
event-ag-heal-overflow = { $seat }溢出{ $number }點治療。
event-ag-yellow-gained = { $seat }獲得{ $what }×{ $number }。
event-ag-yellow-lost = { $seat }移除{ $what }×{ $number }。
event-ag-blue-gained = { $seat }獲得{ $what }×{ $number }。
event-ag-blue-lost = { $seat }移除{ $what }×{ $number }。
event-ag-tapped =
    { $known ->
        [yes] { $seat }橫置，進入{ $form }。
       *[no] { $seat }橫置。
    }
event-ag-untapped =
    { $known ->
        [yes] { $seat }轉正，脫離{ $form }。
       *[no] { $seat }轉正。
    }
event-ag-burst = { $seat }爆牌，棄了{ $cards }。
event-ag-morale-lost = { $camp }士氣-{ $number }。
event-ag-morale-gained = { $camp }士氣+{ $number }。
event-ag-gems-gained = { $camp }獲得{ $number }個寶石。
event-ag-crystals-gained = { $camp }獲得{ $number }個水晶。
event-ag-crystals-turned = { $camp }的{ $number }個水晶變為寶石。
event-ag-stones-spent = { $camp }移除{ $number }個星石。
event-ag-grail-gained = { $camp }獲得1個星杯：共{ $number }個。
event-ag-bought = { $seat }執行購買。
event-ag-synthesised = { $seat }合成星杯。
event-ag-refined = { $seat }提煉得到{ $number }點能量。
event-ag-extra-action =
    { $kind ->
        [attack] { $seat }額外+1攻擊行動。
        [magic] { $seat }額外+1法術行動。
       *[either] { $seat }額外+1攻擊行動或法術行動。
    }
event-ag-extra-turn = { $seat }獲得額外的回合。
event-ag-skipped = { $seat }跳過行動階段。
event-ag-gave = { $seat }將{ $cards }交給{ $other }。
event-ag-took =
    { $aimed ->
        [yes] { $seat }從{ $other }處拿走{ $cards }。
       *[no] { $seat }將{ $cards }收入手牌。
    }
event-ag-picked-up = { $seat }從棄牌堆將{ $cards }收入手牌。
event-ag-shown = { $seat }展示{ $cards }。
event-ag-blade-taken = { $seat }將{ $cards }收入手牌。
event-ag-blade-gone = { $seat }歸還{ $cards }。
event-ag-reshuffled = 棄牌堆洗成新的牌庫：{ $number }張。
event-ag-game-over = { $camp }獲勝：{ $winners }。

result-morale = 對方士氣歸零：{ $camp }獲勝。
result-grails = { $camp }得到五個星杯，獲勝。

## 問句

question-ag-pick-character =
    { $who ->
        [you] { $own ->
            [yes] 你要選擇哪個角色？
           *[no] { $player }使用哪個角色？
        }
       *[other] { $seat }正在選擇角色。
    }
question-ag-ban =
    { $who ->
        [you] 你要禁用哪個角色？
       *[other] { $seat }正在禁用角色。
    }
question-ag-insert-ban =
    { $who ->
        [you] 你可以在對方隊長選擇前禁用一個角色，限一次。現在要用嗎？
       *[other] { $seat }可以禁用一個角色。
    }
question-ag-weakened =
    { $who ->
        [you] 虛弱或束縛：要摸牌後行動，還是跳過行動階段？
       *[other] { $seat }正在選擇摸牌或跳過行動階段。
    }
question-ag-stuck =
    { $who ->
        [you] 你無法行動：要在啟動前更換手牌嗎？
       *[other] { $seat }無法行動。
    }
question-ag-startup =
    { $who ->
        [you] 要發動啟動技嗎？
       *[other] { $seat }可以發動啟動技。
    }
question-ag-act =
    { $who ->
        [you] 你的行動：攻擊、法術，還是特殊行動？
       *[other] { $seat }正在選擇行動。
    }
question-ag-extra =
    { $who ->
        [you] { $kind ->
            [attack] { $skill }的額外攻擊行動{ $count ->
                [0] {""}
               *[other] （限{ $only }系）
            }：
            [magic] { $skill }的額外法術行動：
           *[either] { $skill }的額外攻擊行動或法術行動：
        }
       *[other] { $seat }有額外行動。
    }
question-ag-which-extra =
    { $who ->
        [you] 接下來執行哪個額外行動？
       *[other] { $seat }正在選擇額外行動。
    }
question-ag-respond =
    { $who ->
        [you] { $by ->
            [skill] 要發動{ $skill }嗎？
           *[rules] 要發動哪個技能？
        }
       *[other] { $seat }可以發動技能。
    }
question-ag-name-card =
    { $who ->
        [you] { $skill }：要用哪張牌？
       *[other] { $seat }正在為{ $skill }指定牌。
    }
question-ag-name-cover =
    { $who ->
        [you] { $skill }：要用哪張{ $what }？
       *[other] { $seat }正在為{ $skill }指定{ $what }。
    }
question-ag-name-target =
    { $who ->
        [you] { $skill }：目標是哪名角色？
       *[other] { $seat }正在為{ $skill }指定角色。
    }
question-ag-name-number =
    { $who ->
        [you] { $skill }：數量是多少？
       *[other] { $seat }正在為{ $skill }決定數量。
    }
question-ag-name-mode =
    { $who ->
        [you] { $skill }：要選哪一項？
       *[other] { $seat }正在選擇{ $skill }的方式。
    }
question-ag-name-effect =
    { $who ->
        [you] { $skill }：要指定哪個效果？
       *[other] { $seat }正在為{ $skill }指定效果。
    }
question-ag-pay =
    { $who ->
        [you] { $skill }：用幾個寶石支付？
       *[other] { $seat }正在支付{ $skill }。
    }
question-ag-skill =
    { $who ->
        [you] { $skill }：要選擇什麼？
       *[other] { $seat }正在為{ $skill }作選擇。
    }
question-ag-attack-target =
    { $who ->
        [you] { $card }：攻擊誰？
       *[other] { $seat }正在攻擊。
    }
question-ag-counter-target =
    { $who ->
        [you] { $card }：應戰的目標是誰？
       *[other] { $seat }正在應戰。
    }
question-ag-magic-target =
    { $who ->
        [you] { $card }：放在誰面前？
       *[other] { $seat }正在使用法術牌。
    }
question-ag-defend =
    { $who ->
        [you] { $other }攻擊你{ $known ->
            [yes] （{ $element }系，{ $number }點傷害）
           *[no] {""}
        }：如何應對？
       *[other] { $seat }正在應對攻擊。
    }
question-ag-bullet =
    { $who ->
        [you] 來自{ $other }的魔彈（{ $number }點傷害）：如何應對？
       *[other] { $seat }正在應對魔彈。
    }
question-ag-heal =
    { $who ->
        [you] { $number }點傷害：你有{ $heal }點治療，要用幾點？
       *[other] { $seat }可以使用治療。
    }
question-ag-burst =
    { $who ->
        [you] 你有{ $hand }張手牌，上限{ $limit }張：還要棄{ $left }張。
       *[other] { $seat }爆牌，正在棄牌。
    }
question-ag-discard =
    { $who ->
        [you] { $by ->
            [skill] { $skill }：棄{ $left }張牌。
           *[rules] 棄{ $left }張牌。
        }
       *[other] { $seat }正在棄牌。
    }
question-ag-give =
    { $who ->
        [you] 將{ $left }張牌交給{ $other }。
       *[other] { $seat }正在交出牌。
    }
question-ag-cover =
    { $who ->
        [you] 要將哪張牌放為{ $what }？
       *[other] { $seat }正在放置蓋牌。
    }
question-ag-uncover =
    { $who ->
        [you] 要移除哪張{ $what }？
       *[other] { $seat }正在移除{ $what }。
    }
question-ag-buy-stone =
    { $who ->
        [you] 只放得下一個星石：要寶石還是水晶？
       *[other] { $seat }正在選擇星石。
    }
question-ag-synthesise =
    { $who ->
        [you] 三個星石合成星杯：其中幾個是寶石？
       *[other] { $seat }正在合成。
    }
question-ag-refine =
    { $who ->
        [you] 要提煉哪些星石？
       *[other] { $seat }正在提煉。
    }

## 選項

option-ag-attack = 以{ $card }攻擊
option-ag-magic =
    { $how ->
        [bullet] 將{ $card }當作魔彈使用
       *[usual] 使用{ $card }
    }
option-ag-counter = 以{ $card }應戰
option-ag-light = 以{ $card }抵擋
option-ag-bullet = 以{ $card }傳遞魔彈
option-ag-shield = 以聖盾抵擋
option-ag-take = 承受（{ $number }點傷害）
option-ag-discard = 棄{ $card }
option-ag-uncover = 移除{ $card }
option-ag-give = 交出{ $card }
option-ag-cover = 將{ $card }放為{ $what }
option-ag-effect = { $effect }
option-ag-target = { $seat }
option-ag-buy = 購買：摸3張牌，陣營+1寶石+1水晶
option-ag-synthesise = 合成：摸3張牌，3個星石換1個星杯
option-ag-refine = 提煉：將陣營的星石變為能量
option-ag-exchange = 無法行動：展示並更換手牌
option-ag-skip = 跳過行動階段
option-ag-draw = 摸牌
option-ag-pass =
    { $at ->
        [extra] 不執行額外行動
       *[other] 不發動
    }
option-ag-done = 不再指定
option-ag-decline = 不要
option-ag-pick = { $card }
option-ag-ban = 禁用{ $card }
option-ag-gems = 用{ $number }個寶石
option-ag-stones =
    { $gems ->
        [0] { $crystals }個水晶
       *[other] { $crystals ->
            [0] { $gems }個寶石
           *[other] { $gems }個寶石、{ $crystals }個水晶
        }
    }
option-ag-gem = 寶石
option-ag-crystal = 水晶
option-ag-extra =
    { $kind ->
        [attack] { $skill }的攻擊行動{ $count ->
            [0] {""}
           *[other] （限{ $only }系）
        }
        [magic] { $skill }的法術行動
       *[either] { $skill }的攻擊行動或法術行動
    }
option-ag-heal = { $number }點治療
option-ag-number = { $number }
option-ag-with = 用{ $card }
option-ag-element = 作為{ $element }系
option-ag-use =
    { $costs ->
        [yes] 發動{ $skill }（{ $price }）
       *[no] 發動{ $skill }
    }
option-ag-word = { $word }
option-ag-word-number = { $word }：{ $number }
option-ag-word-card = { $word }：{ $card }

verb-ag-attack = 以其攻擊
verb-ag-magic = 作為法術使用
verb-ag-counter = 以其應戰
verb-ag-light = 以其抵擋攻擊
verb-ag-bullet = 以其傳遞魔彈
verb-ag-shield = 使用聖盾
verb-ag-take = 承受攻擊
verb-ag-discard = 棄置
verb-ag-uncover = 移除
verb-ag-give = 交出
verb-ag-cover = 放為蓋牌
verb-ag-effect = 指定效果
verb-ag-target = 指定角色
verb-ag-buy = 購買
verb-ag-synthesise = 合成
verb-ag-refine = 提煉
verb-ag-exchange = 更換手牌
verb-ag-put-back = 放回能量

## 理由

refusal-ag-not-so-many = 遊戲人數為四、六或八人。
refusal-ag-unknown-character = 沒有這個角色。
refusal-ag-twice-the-same = 同一角色只能由一名玩家使用。
refusal-ag-one-character-each = 每名玩家使用一個角色。
refusal-ag-crimson-and-templar = 紅蓮騎士與聖殿騎士不能同場。
refusal-ag-saintess-and-noble = 聖女與矜貴之女不能同場。
refusal-ag-no-room-to-buy = 再摸三張牌會超過手牌上限，不能購買。
refusal-ag-no-room-to-synthesise = 再摸三張牌會超過手牌上限，不能合成。
refusal-ag-too-few-stones = 合成星杯需要三個星石。
refusal-ag-no-stones = 你的陣營沒有星石。
refusal-ag-energy-is-full = 你的能量已達上限。
refusal-ag-no-specials = 啟動後不能執行特殊行動。
refusal-ag-no-specials-after-exchange = 更換手牌後不能執行特殊行動。
refusal-ag-not-allowed = 因為某個效果，你現在不能這麼做。
refusal-ag-extra-is-general = 額外行動只能是攻擊行動或法術行動。
refusal-ag-not-this-kind = 這個額外行動不是這一類。
refusal-ag-must-be-used = 你現在必須發動某個技能。
refusal-ag-one-startup = 每回合只能啟動一次。
refusal-ag-nothing-after-startup = 發動後你將無法行動。
refusal-ag-must-start-up = 你無法做其他事，必須先發動能讓你行動的啟動技。
refusal-ag-says-so-first = 無法行動時，須在發動此啟動技之前宣言並交換手牌。
refusal-ag-not-stuck = 無法行動時才能更換手牌。
refusal-ag-one-of-a-name = 該處已有同名的效果。
refusal-ag-one-weakness = 一名角色同時只能有一個虛弱。
refusal-ag-not-placeable = 現在不能在該處放置效果。
refusal-ag-answers-only = 聖光只能用來抵擋攻擊或魔彈。
refusal-ag-not-magic = 這不是法術牌。
refusal-ag-no-magic-cards = 因為某個效果，你不能使用法術牌。
refusal-ag-not-a-bullet = 只有魔彈能傳遞魔彈。
refusal-ag-not-an-attack-card = 這不是攻擊牌。
refusal-ag-not-an-opponent = 只能攻擊對手。
refusal-ag-stealthed = 這名角色現在不能成為攻擊的目標。
refusal-ag-wrong-element = 應戰需要同系的攻擊牌或暗滅。
refusal-ag-dark-attack = 暗滅的攻擊不能應戰。
refusal-ag-not-counterable = 這次攻擊不能應戰。
refusal-ag-not-the-attacker = 除了攻擊者以外，沒有可以應戰的對手。
refusal-ag-keeps-no-shield = 聖盾不能保留：它會抵擋攻擊。
refusal-ag-not-warded = 你現在不能使用聖光。
refusal-ag-no-holy-light = 這不是聖光。
refusal-ag-extra-restricted = 這個額外行動限用其他的牌。
refusal-ag-needs-energy = 你的能量不足。
refusal-ag-needs-gem = 需要寶石。
refusal-ag-repeated = 同一時機一個技能只能發動一次。
refusal-ag-no-exclusive-card = 它的專屬卡不在你這裡。
refusal-ag-lost-target = 沒有合法的目標。
refusal-ag-condition-unmet = 無法滿足發動條件。
refusal-ag-no-printed-card = 你的手牌中沒有載有此技能的牌。
refusal-ag-not-now = 依技能的敘述，現在不能發動。
refusal-ag-once-a-turn = 每回合只能發動一次。
refusal-ag-not-your-turn = 現在不是你的行動。
refusal-ag-not-in-hand = 它不在你的手牌中。
refusal-ag-action-under-way = 你正在進行另一個行動。
refusal-ag-not-attacked = 現在沒有人攻擊你。
refusal-ag-no-bullet-here = 現在沒有魔彈飛向你。
refusal-ag-magic-out-of-turn = 它要在你自己的回合作為行動使用。
refusal-ag-no-startup-now = 它要在你的行動階段開始時發動。
refusal-ag-not-its-moment = 現在不是它的發動時機。
refusal-ag-by-itself = 它會自動生效，不能選擇發動。
refusal-ag-energy-stays = 能量只能使用，不能放回。
refusal-ag-not-back = 應戰不能指回攻擊者。
refusal-ag-taunted = 你被挑釁：只能攻擊挑釁者，或跳過行動階段。
refusal-ag-finds-its-target = 魔彈的目標自動決定。
refusal-ag-named-already = 這名角色已被指定。
refusal-ag-named-in-order = 多名目標須按回合順序指定，且其後須有足夠的目標。
refusal-ag-enough-targets = 不能再指定更多目標。
refusal-ag-exclusive-stays = 專屬效果不能像基礎效果那樣被移除。
refusal-ag-not-for-it = 技能所指的不是這個。
refusal-ag-means-others = 此技能的目標是其他角色。
refusal-ag-means-opponents = 此技能的目標是對手。
refusal-ag-means-teammates = 此技能的目標是隊友。
refusal-ag-means-own-side = 此技能的目標是我方角色。
refusal-ag-energy-there-is-full = 這名角色的能量已達上限。
refusal-ag-no-cards-there = 這名角色沒有手牌。
refusal-ag-lies-there = 該卡已在這名角色面前。
refusal-ag-another-than-before = 此技能的目標須是另一名角色。
refusal-ag-too-many-cards-there = 這名角色的手牌過多。
refusal-ag-no-heal-there = 這名角色沒有治療。
refusal-ag-no-energy-there = 這名角色沒有能量。
refusal-ag-not-asked = 現在問的不是這件事。

## 區域、設定

zone-ag-hand = 手牌
zone-ag-covers = 蓋牌
zone-ag-exclusive = 專屬卡
zone-ag-effects = 效果
zone-ag-burst = 爆牌
zone-ag-candidates = 候選角色
zone-ag-character = 角色
zone-ag-deck = 牌庫
zone-ag-discard = 棄牌堆
zone-ag-open = 展示
zone-ag-roster = 角色堆
zone-ag-pool = 可選角色
zone-ag-banned = 已禁用

setting-ag-players = 人數
value-ag-players-4 = 四人
value-ag-players-6 = 六人
value-ag-players-8 = 八人
setting-ag-seats = 陣營座位
value-ag-seats-random = 隨機
value-ag-seats-alternating = 交錯
value-ag-seats-adjacent = 同陣營相鄰
value-ag-seats-cm = 隊長模式
value-ag-seats-bp = 禁選模式
setting-ag-draft = 選擇角色
value-ag-draft-random = 隨機
value-ag-draft-one_of_three = 三選一
value-ag-draft-any = 自由選擇
value-ag-draft-bp = 禁選
value-ag-draft-cm = 隊長禁選

## 牌桌

table-ag-headline = 第{ $turn }回合：{ $seat }
table-ag-camps = 陣營
table-ag-morale = 士氣{ $number }/{ $most }
table-ag-stones = 寶石{ $gems }、水晶{ $crystals }（合計上限{ $most }）
table-ag-grails = 星杯{ $number }/{ $most }
table-ag-hand =
    { $known ->
        [0] 手牌{ $count }/{ $limit }
       *[other] 手牌{ $count }/{ $limit }（含{ $cards }）
    }
table-ag-heal = 治療{ $number }/{ $most }
table-ag-energy = 能量：寶石{ $gems }、水晶{ $crystals }
table-ag-under-way = 進行中
table-ag-now = 現在
table-ag-attack = { $seat } → { $other }：{ $element }系攻擊，{ $number }點傷害
table-ag-bullet = { $seat } → { $other }：魔彈，{ $number }點傷害
spoken-ag-character =
    { $name }{ $titled ->
        [yes] 〔{ $title }〕
       *[no] {""}
    }{ $tapped ->
        [form] ，橫置：{ $form }
        [plain] ，橫置
       *[no] {""}
    }，{ $numbers }
spoken-ag-effect =
    { $heal ->
        [0] { $effect }，由{ $seat }放置
       *[other] { $effect }，由{ $seat }放置，有{ $heal }點治療
    }
sheet-ag-card = { $card } · 系：{ $element } · 命格：{ $fate }
sheet-ag-unique = { $owner } · { $skill }：{ $text }
kind-ag-slash = 各系斬
kind-ag-dark = 暗滅
kind-ag-light = 聖光
kind-ag-shield = 聖盾
kind-ag-weakness = 虛弱
kind-ag-poison = 中毒
kind-ag-bullet = 魔彈
about-ag-slash = 攻擊一名對手，造成2點傷害；或用來對同系的攻擊應戰。
about-ag-dark = 無法應戰的攻擊；可以對任何能應戰的攻擊應戰。
about-ag-light = 被攻擊或被魔彈指定時，抵擋一次。
about-ag-shield = 放在角色面前，抵擋下一次攻擊或魔彈，除非該玩家以其他方式應對。每名角色只能有一個。
about-ag-weakness = 該角色的行動階段開始前，摸3張牌或跳過行動階段。每名角色只能有一個。
about-ag-poison = 該角色的行動階段開始前，受到1點法術傷害。可以有多個。
about-ag-bullet = 飛向右手邊最近的對手，他須承受2點法術傷害、以魔彈傳遞（傷害+1），或抵擋。
help-ag-goal = 紅藍兩個陣營。先得到五個星杯，或使對方士氣降為0的陣營獲勝。隊友之間不能看彼此的手牌。
help-ag-turn = 你的回合先結算面前的中毒與虛弱，角色若有啟動技可發動一次，然後執行一個行動：攻擊、法術、購買（摸3張牌，陣營+1寶石+1水晶）、合成（摸3張牌，3個星石換1個星杯，對方士氣-1）或提煉（1至2個星石變為你的能量）。啟動後不能執行特殊行動；摸3張牌會爆牌時不能購買或合成。
help-ag-attack = 攻擊牌造成2點傷害。被攻擊者可以用同系的牌或暗滅應戰，改為攻擊另一名對手；或用聖光、聖盾抵擋；或承受。主動攻擊命中，陣營+1寶石；應戰命中，陣營+1水晶。
help-ag-damage = 承受多少傷害就摸多少張牌；每點治療可抵禦1點傷害。手牌超過上限（通常為6）就爆牌：棄掉多餘的牌，每張使陣營士氣-1。
help-ag-stones = 陣營最多有五個星石。能量用來發動必殺技：需要水晶時可以用寶石代替，反之不行。除非技能另有說明，角色的能量上限為3，治療上限為2。
help-ag-skills = 每個角色都有技能：被動技自動生效，響應技在其時機可以發動，啟動技在行動階段開始時發動，法術技作為法術行動。獨有技印在基礎牌上，只有該角色能用。橫置的角色處於形態之中。
help-ag-table = 在角色上按 i 鍵可閱讀其角色卡，逐行模式用「card 名稱」。選項下方會說明所選的技能。
help-ag-signs = [火焰斬]或粗框：有選項用到 · 4/6 手牌四張、上限六張 · { $heal }治療 · { $gem }寶石，{ $crystal }水晶 · { $tapped }橫置與形態 · { $turn }目前的回合 · ▶ 正在詢問 · * 你的陣營 · { $back }蓋著的牌
help-ag-cards = 基礎牌
