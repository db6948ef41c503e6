# 星杯伝説（十周年版）。用語はルールに従う：陣営、星杯、宝石、水晶、聖光、聖盾、魔弾、爆牌、起動。

game-asteriated-grail = 星杯伝説
    .about = 2つの陣営がそれぞれ2〜4人のキャラクターで戦います。攻撃し、法術を使い、星石を集めて星杯を作ります。星杯を5つ得るか、相手の士気を0にした陣営の勝ち。人数を選べ、他の席はボットが座ります。

## 名前

seat-ag = { $character }{ $name }
seat-ag-nobody = 誰でもない
owner-ag = { $seat }の
skill-ag = 「{ $name }」
character-ag = { $name }
text-ag = { $text }
camp-ag-red = 赤陣営
camp-ag-blue = 青陣営
element-ag-earth = 地
element-ag-water = 水
element-ag-fire = 火
element-ag-wind = 風
element-ag-thunder = 雷
element-ag-light = 光
element-ag-dark = 闇
fate-ag-holy = 聖
fate-ag-blood = 血
fate-ag-tech = 技
fate-ag-chant = 詠
fate-ag-phantom = 幻
fate-ag-none = なし

card-ag-named = 「{ $name }」
card-ag-bearing = { $card }［{ $skills }］
card-ag-earth-slash =
    { $more ->
        [2] 地裂斬（{ $fate }・二）
       *[other] 地裂斬（{ $fate }）
    }
card-ag-water-slash =
    { $more ->
        [2] 水漣斬（{ $fate }・二）
       *[other] 水漣斬（{ $fate }）
    }
card-ag-fire-slash =
    { $more ->
        [2] 火焔斬（{ $fate }・二）
       *[other] 火焔斬（{ $fate }）
    }
card-ag-wind-slash =
    { $more ->
        [2] 風神斬（{ $fate }・二）
       *[other] 風神斬（{ $fate }）
    }
card-ag-thunder-slash =
    { $more ->
        [2] 雷光斬（{ $fate }・二）
       *[other] 雷光斬（{ $fate }）
    }
card-ag-dark-slash =
    { $more ->
        [2] 暗滅（{ $fate }・二）
       *[other] 暗滅（{ $fate }）
    }
card-ag-light =
    { $more ->
        [2] 聖光（{ $fate }・二）
       *[other] 聖光（{ $fate }）
    }
card-ag-shield = 聖盾（{ $element }・{ $fate }）
card-ag-weakness = 虚弱（{ $element }・{ $fate }）
card-ag-poison = 毒（{ $element }・{ $fate }）
card-ag-bullet = 魔弾（{ $element }・{ $fate }）

effect-ag-poison = 毒
effect-ag-weakness = 虚弱
effect-ag-shield = 聖盾
piece-ag = { $seat }の前の{ $effect }
token-ag = { $name }
token-ag-yellow = 黄色トークン
token-ag-blue = 青色トークン
token-ag-covers = 伏せ札

kind-ag-passive = 常時
kind-ag-response = 応答
kind-ag-startup = 起動
kind-ag-magic = 法術
kind-ag-unique = 固有（カードに記載）
price-ag-x = エネルギーX点
price-ag =
    { $gems ->
        [0] 水晶×{ $crystals }
       *[other] { $crystals ->
            [0] 宝石×{ $gems }
           *[other] 宝石×{ $gems }、水晶×{ $crystals }
        }
    }
point-ag = 時点{ $sign }
phase-ag-init = ゲーム開始時
phase-ag-pre-turn = ターン開始前
phase-ag-turn-start = ターン開始時
phase-ag-pre-action = 行動段階の前
phase-ag-action-start = 行動段階開始時
phase-ag-action = 行動段階
phase-ag-action-end = 行動終了時
phase-ag-extra = 行動終了後
phase-ag-turn-end = ターン終了時

sheet-ag-character = { $name } · 命格：{ $fate } · 星{ $stars }
sheet-ag-limits = { $limits }
limit-ag =
    { $count ->
        [-1] { $token }（上限なし）
       *[other] { $token }（上限{ $count }）
    }
limit-ag-form = 形態：{ $form }
limit-ag-card = 専用カード：{ $card }
sheet-ag-skill =
    { $skill }（{ $kind }{ $costs ->
        [yes] 、{ $price }
       *[no] {""}
    }{ $often ->
        [once] 、1ターンに1回
       *[any] {""}
    }{ $count ->
        [0] {""}
       *[other] ／{ $points }
    }）：{ $text }
detail-ag-unique = { $skill }：{ $text }
detail-ag-skills = スキル：{ $skills }。

## 起きたこと

event-ag-camp = { $seat }は{ $camp }。
event-ag-camps = 赤陣営：{ $red }。青陣営：{ $blue }。
event-ag-first-player = { $seat }が先に行動する。
event-ag-pool = 選べるキャラクター：{ $cards }。
event-ag-picked =
    { $count ->
        [0] { $seat }はキャラクターを選んだ。
       *[other] { $seat }は{ $cards }を選んだ。
    }
event-ag-banned = { $seat }は{ $cards }を禁止した。
event-ag-character = { $seat }のキャラクターは{ $cards }。
event-ag-characters = キャラクター：{ $seats }。
event-ag-drew = { $seat }は{ $cards }を引いた。
event-ag-turn = 第{ $number }ターン：{ $seat }
event-ag-phase = { $phase }。
event-ag-action-over = { $seat }の行動が終わった。
event-ag-skill-used = { $seat }は{ $skill }を使った。
event-ag-skill-used-on = { $seat }は{ $targets }に{ $skill }を使った。
event-ag-targeted = { $skill }の対象は{ $seat }。
event-ag-energy-spent = { $seat }はエネルギーを{ $number }点使った。
event-ag-energy-gained = { $seat }はエネルギーを{ $number }点得た。
event-ag-energy-lost = { $seat }はエネルギーを{ $number }点失った。
event-ag-energy-turned = { $seat }の宝石{ $number }個が水晶になった。
event-ag-covered = { $owner }{ $what }：{ $cards }が加わった。
event-ag-uncovered = { $owner }{ $what }：{ $cards }が取り除かれた。
event-ag-cover-taken = { $seat }は{ $what }から{ $cards }を手札に加えた。
event-ag-card-used = { $seat }は{ $cards }を使った。
event-ag-discarded = { $seat }は{ $cards }を捨てた。
event-ag-exchanged =
    { $count ->
        [0] { $seat }は行動できず、手札を交換した。
       *[other] { $seat }は行動できず、手札を交換した：{ $cards }。
    }
event-ag-attacked =
    { $how ->
        [card] { $seat }は{ $cards }で{ $other }を攻撃した。
        [other] { $seat }は{ $cards }を{ $element }系として{ $other }を攻撃した。
       *[bare] { $seat }は{ $other }に{ $element }系の攻撃をした。
    }
event-ag-countered =
    { $how ->
        [card] { $seat }は{ $cards }で応戦した。対象は{ $other }。
        [other] { $seat }は{ $cards }を{ $element }系として応戦した。対象は{ $other }。
       *[bare] { $seat }は{ $element }系で応戦した。対象は{ $other }。
    }
event-ag-hit = { $seat }の攻撃が{ $other }に命中した：{ $number }点のダメージ。
event-ag-missed = { $seat }の{ $other }への攻撃は外れた。
event-ag-redirected = 攻撃の対象が{ $seat }に変わった。
event-ag-holy-light = { $seat }は{ $cards }で防いだ。
event-ag-magic = { $seat }は{ $other }に{ $cards }を使った。
event-ag-placed =
    { $own ->
        [yes] { $effect }が{ $seat }の前に置かれた。
       *[no] { $other }は{ $seat }の前に{ $effect }を置いた。
    }
event-ag-effect-gone = { $seat }の前の{ $effect }がなくなった。
event-ag-effect-taken = { $seat }は{ $other }の前の{ $effect }を手札に加えた。
event-ag-effect-moved = { $effect }が{ $other }から{ $seat }の前に移った。
event-ag-magic-bullet =
    { $how ->
        [first] { $seat }は{ $cards }を使った。
       *[on] { $seat }は{ $cards }で魔弾を回した。
    }
event-ag-bullet-flies = 魔弾が{ $seat }から{ $other }へ飛ぶ：{ $number }点のダメージ。
event-ag-bullet-over = 魔弾は{ $seat }で終わった。
event-ag-dealt = { $other }は{ $seat }に{ $number }点のダメージを与えた。
event-ag-dealt-oneself =
    { $who ->
        [you] { $seat }は自分に{ $number }点のダメージを与えた。
       *[other] { $seat }は自身に{ $number }点のダメージを与えた。
    }
event-ag-taken = { $seat }は{ $number }点のダメージを受けた。
event-ag-healed = { $seat }は治療{ $number }点でダメージを防いだ。
event-ag-heal-gained =
    { $where ->
        [card] { $effect }の治療が{ $number }点増えた。
       *[seat] { $seat }は治療を{ $number }点得た。
    }
event-ag-heal-lost =
    { $where ->
        [card] { $effect }の治療が{ $number }点減った。
       *[seat] { $seat }は治療を{ $number }点失った。
    }
event-ag-heal-overflow = { $seat }の治療が{ $number }点溢れた。
event-ag-yellow-gained = { $seat }は{ $what }×{ $number }を得た。
event-ag-yellow-lost = { $seat }は{ $what }×{ $number }を取り除いた。
event-ag-blue-gained = { $seat }は{ $what }×{ $number }を得た。
event-ag-blue-lost = { $seat }は{ $what }×{ $number }を取り除いた。
event-ag-tapped =
    { $known ->
        [yes] { $seat }は横向きになった：{ $form }。
       *[no] { $seat }は横向きになった。
    }
event-ag-untapped =
    { $known ->
        [yes] { $seat }は元の向きに戻った：{ $form }の終わり。
       *[no] { $seat }は元の向きに戻った。
    }
event-ag-burst = { $seat }は爆牌し、{ $cards }を捨てた。
event-ag-morale-lost = { $camp }の士気が{ $number }下がった。
event-ag-morale-gained = { $camp }の士気が{ $number }上がった。
event-ag-gems-gained = { $camp }は宝石を{ $number }個得た。
event-ag-crystals-gained = { $camp }は水晶を{ $number }個得た。
event-ag-crystals-turned = { $camp }の水晶{ $number }個が宝石になった。
event-ag-stones-spent = { $camp }は星石を{ $number }個手放した。
event-ag-grail-gained = { $camp }は星杯を1つ得た：合計{ $number }つ。
event-ag-bought = { $seat }は購入した。
event-ag-synthesised = { $seat }は星杯を合成した。
event-ag-refined = { $seat }は精錬でエネルギーを{ $number }点得た。
event-ag-extra-action =
    { $kind ->
        [attack] { $seat }は追加の攻撃行動を得た。
        [magic] { $seat }は追加の法術行動を得た。
       *[either] { $seat }は追加の攻撃行動または法術行動を得た。
    }
event-ag-extra-turn = { $seat }は追加のターンを得た。
event-ag-skipped = { $seat }は行動段階を飛ばした。
event-ag-gave = { $seat }は{ $cards }を{ $other }に渡した。
event-ag-took =
    { $aimed ->
        [yes] { $seat }は{ $other }から{ $cards }を取った。
       *[no] { $seat }は{ $cards }を手札に加えた。
    }
event-ag-picked-up = { $seat }は捨て札から{ $cards }を手札に加えた。
event-ag-shown = { $seat }は{ $cards }を見せた。
event-ag-blade-taken = { $seat }は{ $cards }を手札に加えた。
event-ag-blade-gone = { $seat }は{ $cards }を返した。
event-ag-reshuffled = 捨て札が新しい山札になった：{ $number }枚。
event-ag-game-over = { $camp }の勝ち：{ $winners }。

result-morale = 相手の士気が尽きた：{ $camp }の勝ち。
result-grails = { $camp }が星杯を5つ得て勝った。

## 質問

question-ag-pick-character =
    { $who ->
        [you] { $own ->
            [yes] どのキャラクターを使いますか？
           *[no] { $player }はどのキャラクターを使いますか？
        }
       *[other] { $seat }がキャラクターを選んでいます。
    }
question-ag-ban =
    { $who ->
        [you] どのキャラクターを禁止しますか？
       *[other] { $seat }がキャラクターを禁止しています。
    }
question-ag-insert-ban =
    { $who ->
        [you] 一度だけ、相手の主将が選ぶ直前に1人禁止できます。今使いますか？
       *[other] { $seat }はキャラクターを禁止できます。
    }
question-ag-weakened =
    { $who ->
        [you] 虚弱または束縛：引いて行動しますか、行動段階を飛ばしますか？
       *[other] { $seat }が引くか飛ばすかを選んでいます。
    }
question-ag-stuck =
    { $who ->
        [you] 行動できません。起動の前に手札を交換しますか？
       *[other] { $seat }は行動できません。
    }
question-ag-startup =
    { $who ->
        [you] 起動スキルを使いますか？
       *[other] { $seat }は起動スキルを使えます。
    }
question-ag-act =
    { $who ->
        [you] あなたの行動：攻撃、法術、特殊行動のどれにしますか？
       *[other] { $seat }が行動を選んでいます。
    }
question-ag-extra =
    { $who ->
        [you] { $kind ->
            [attack] { $skill }による追加の攻撃行動{ $count ->
                [0] {""}
               *[other] （{ $only }系のみ）
            }：
            [magic] { $skill }による追加の法術行動：
           *[either] { $skill }による追加の攻撃行動または法術行動：
        }
       *[other] { $seat }に追加の行動があります。
    }
question-ag-which-extra =
    { $who ->
        [you] 次にどの追加行動をしますか？
       *[other] { $seat }が追加行動を選んでいます。
    }
question-ag-respond =
    { $who ->
        [you] { $by ->
            [skill] { $skill }を使いますか？
           *[rules] どのスキルを使いますか？
        }
       *[other] { $seat }はスキルを使えます。
    }
question-ag-name-card =
    { $who ->
        [you] { $skill }：どのカードにしますか？
       *[other] { $seat }が{ $skill }のカードを選んでいます。
    }
question-ag-name-cover =
    { $who ->
        [you] { $skill }：どの{ $what }にしますか？
       *[other] { $seat }が{ $skill }の{ $what }を選んでいます。
    }
question-ag-name-target =
    { $who ->
        [you] { $skill }：どのキャラクターを対象にしますか？
       *[other] { $seat }が{ $skill }の対象を選んでいます。
    }
question-ag-name-number =
    { $who ->
        [you] { $skill }：いくつにしますか？
       *[other] { $seat }が{ $skill }の数を決めています。
    }
question-ag-name-mode =
    { $who ->
        [you] { $skill }：どの効果にしますか？
       *[other] { $seat }が{ $skill }の使い方を選んでいます。
    }
question-ag-name-effect =
    { $who ->
        [you] { $skill }：どの効果を選びますか？
       *[other] { $seat }が{ $skill }の効果を選んでいます。
    }
question-ag-pay =
    { $who ->
        [you] { $skill }：宝石をいくつ使って支払いますか？
       *[other] { $seat }が{ $skill }を支払っています。
    }
question-ag-skill =
    { $who ->
        [you] { $skill }：どうしますか？
       *[other] { $seat }が{ $skill }について選んでいます。
    }
question-ag-attack-target =
    { $who ->
        [you] { $card }：誰を攻撃しますか？
       *[other] { $seat }が攻撃します。
    }
question-ag-counter-target =
    { $who ->
        [you] { $card }：応戦の対象は誰ですか？
       *[other] { $seat }が応戦します。
    }
question-ag-magic-target =
    { $who ->
        [you] { $card }：誰の前に置きますか？
       *[other] { $seat }が法術カードを使います。
    }
question-ag-defend =
    { $who ->
        [you] { $other }があなたを攻撃しています{ $known ->
            [yes] （{ $element }系、{ $number }点のダメージ）
           *[no] {""}
        }。どうしますか？
       *[other] { $seat }が攻撃に対応しています。
    }
question-ag-bullet =
    { $who ->
        [you] { $other }からの魔弾（{ $number }点のダメージ）。どうしますか？
       *[other] { $seat }が魔弾に対応しています。
    }
question-ag-heal =
    { $who ->
        [you] { $number }点のダメージ：治療{ $heal }点のうち何点使いますか？
       *[other] { $seat }は治療を使えます。
    }
question-ag-burst =
    { $who ->
        [you] 手札は{ $hand }枚、上限は{ $limit }枚です。あと{ $left }枚捨てます。
       *[other] { $seat }が爆牌で捨てています。
    }
question-ag-discard =
    { $who ->
        [you] { $by ->
            [skill] { $skill }：{ $left }枚捨てます。
           *[rules] { $left }枚捨てます。
        }
       *[other] { $seat }が捨てています。
    }
question-ag-give =
    { $who ->
        [you] { $other }に{ $left }枚渡します。
       *[other] { $seat }がカードを渡しています。
    }
question-ag-cover =
    { $who ->
        [you] どのカードを{ $what }にしますか？
       *[other] { $seat }がカードを伏せています。
    }
question-ag-uncover =
    { $who ->
        [you] どの{ $what }を取り除きますか？
       *[other] { $seat }が{ $what }を取り除いています。
    }
question-ag-buy-stone =
    { $who ->
        [you] 星石は1つしか置けません。宝石と水晶のどちらにしますか？
       *[other] { $seat }が星石を選んでいます。
    }
question-ag-synthesise =
    { $who ->
        [you] 星石3つで星杯を作ります。そのうち宝石はいくつですか？
       *[other] { $seat }が合成しています。
    }
question-ag-refine =
    { $who ->
        [you] どの星石を精錬しますか？
       *[other] { $seat }が精錬しています。
    }

## 選択肢

option-ag-attack = { $card }で攻撃する
option-ag-magic =
    { $how ->
        [bullet] { $card }を魔弾として使う
       *[usual] { $card }を使う
    }
option-ag-counter = { $card }で応戦する
option-ag-light = { $card }で防ぐ
option-ag-bullet = { $card }で魔弾を回す
option-ag-shield = 聖盾で防ぐ
option-ag-take = 受ける（{ $number }点のダメージ）
option-ag-discard = { $card }を捨てる
option-ag-uncover = { $card }を取り除く
option-ag-give = { $card }を渡す
option-ag-cover = { $card }を{ $what }にする
option-ag-effect = { $effect }
option-ag-target = { $seat }
option-ag-buy = 購入：3枚引き、陣営に宝石1つと水晶1つ
option-ag-synthesise = 合成：3枚引き、星石3つを星杯1つにする
option-ag-refine = 精錬：陣営の星石をエネルギーにする
option-ag-exchange = 行動不能：手札を見せて交換する
option-ag-skip = 行動段階を飛ばす
option-ag-draw = 引く
option-ag-pass =
    { $at ->
        [extra] 追加行動をしない
       *[other] 使わない
    }
option-ag-done = これで終わり
option-ag-decline = しない
option-ag-pick = { $card }
option-ag-ban = { $card }を禁止する
option-ag-gems = 宝石{ $number }個で
option-ag-stones =
    { $gems ->
        [0] 水晶{ $crystals }個
       *[other] { $crystals ->
            [0] 宝石{ $gems }個
           *[other] 宝石{ $gems }個と水晶{ $crystals }個
        }
    }
option-ag-gem = 宝石
option-ag-crystal = 水晶
option-ag-extra =
    { $kind ->
        [attack] { $skill }の攻撃行動{ $count ->
            [0] {""}
           *[other] （{ $only }系のみ）
        }
        [magic] { $skill }の法術行動
       *[either] { $skill }の攻撃行動または法術行動
    }
option-ag-heal = 治療{ $number }点
option-ag-number = { $number }
option-ag-with = { $card }を使う
option-ag-element = { $element }系として
option-ag-use =
    { $costs ->
        [yes] { $skill }を使う（{ $price }）
       *[no] { $skill }を使う
    }
option-ag-word = { $word }
option-ag-word-number = { $word }：{ $number }
option-ag-word-card = { $word }：{ $card }

verb-ag-attack = これで攻撃する
verb-ag-magic = 法術として使う
verb-ag-counter = これで応戦する
verb-ag-light = これで攻撃を防ぐ
verb-ag-bullet = これで魔弾を回す
verb-ag-shield = 聖盾を使う
verb-ag-take = 攻撃を受ける
verb-ag-discard = 捨てる
verb-ag-uncover = 取り除く
verb-ag-give = 渡す
verb-ag-cover = 伏せ札にする
verb-ag-effect = 効果を選ぶ
verb-ag-target = キャラクターを選ぶ
verb-ag-buy = 購入
verb-ag-synthesise = 合成
verb-ag-refine = 精錬
verb-ag-exchange = 手札の交換
verb-ag-put-back = エネルギーを戻す

## 理由

refusal-ag-not-so-many = 4人、6人または8人で遊びます。
refusal-ag-unknown-character = そのキャラクターはいません。
refusal-ag-twice-the-same = 同じキャラクターは1人しか使えません。
refusal-ag-one-character-each = 各プレイヤーのキャラクターは1人です。
refusal-ag-crimson-and-templar = 紅蓮騎士と聖殿騎士は同じゲームに出られません。
refusal-ag-saintess-and-noble = 聖女と高貴なる令嬢は同じゲームに出られません。
refusal-ag-no-room-to-buy = 3枚引くと手札上限を超えるため、購入できません。
refusal-ag-no-room-to-synthesise = 3枚引くと手札上限を超えるため、合成できません。
refusal-ag-too-few-stones = 星杯には星石が3つ必要です。
refusal-ag-no-stones = 陣営に星石がありません。
refusal-ag-energy-is-full = エネルギーは上限に達しています。
refusal-ag-no-specials = 起動の後に特殊行動はできません。
refusal-ag-no-specials-after-exchange = 手札を交換した後に特殊行動はできません。
refusal-ag-not-allowed = 効果により、今はできません。
refusal-ag-extra-is-general = 追加行動は攻撃行動か法術行動です。
refusal-ag-not-this-kind = この追加行動は別の種類です。
refusal-ag-must-be-used = 今使わなければならないスキルがあります。
refusal-ag-one-startup = 起動は1ターンに1回だけです。
refusal-ag-nothing-after-startup = その後、何も行動できなくなります。
refusal-ag-must-start-up = 他に何もできないので、行動を可能にする起動スキルを使わなければなりません。
refusal-ag-says-so-first = 何もできないときは、この起動の前にそう宣言して手札を交換します。
refusal-ag-not-stuck = 手札を交換できるのは、行動できない時だけです。
refusal-ag-one-of-a-name = 同じ名前の効果が既に置かれています。
refusal-ag-one-weakness = 虚弱は1人につき1つだけです。
refusal-ag-not-placeable = 今そこに効果は置けません。
refusal-ag-answers-only = 聖光は攻撃か魔弾に対してだけ使えます。
refusal-ag-not-magic = 法術カードではありません。
refusal-ag-no-magic-cards = 効果により、法術カードを使えません。
refusal-ag-not-a-bullet = 魔弾を回せるのは魔弾だけです。
refusal-ag-not-an-attack-card = 攻撃カードではありません。
refusal-ag-not-an-opponent = 攻撃できるのは相手だけです。
refusal-ag-stealthed = このキャラクターは今、攻撃の対象になりません。
refusal-ag-wrong-element = 応戦には同じ系のカードか暗滅が必要です。
refusal-ag-dark-attack = 闇の攻撃には応戦できません。
refusal-ag-not-counterable = この攻撃には応戦できません。
refusal-ag-not-the-attacker = 攻撃者の他に応戦の対象がいません。
refusal-ag-keeps-no-shield = 聖盾は残せません。必ず攻撃を防ぎます。
refusal-ag-not-warded = 今は聖光を使えません。
refusal-ag-no-holy-light = 聖光ではありません。
refusal-ag-extra-restricted = この追加行動には別のカードが必要です。
refusal-ag-needs-energy = エネルギーが足りません。
refusal-ag-needs-gem = 宝石が必要です。
refusal-ag-repeated = 同じ時点に同じスキルは1回だけです。
refusal-ag-no-exclusive-card = 専用カードが手元にありません。
refusal-ag-lost-target = 対象になるものがありません。
refusal-ag-condition-unmet = 条件を満たせません。
refusal-ag-no-printed-card = 手札にこのスキルの書かれたカードがありません。
refusal-ag-not-now = スキルの文章により、今は使えません。
refusal-ag-once-a-turn = 1ターンに1回だけです。
refusal-ag-not-your-turn = 今はあなたの行動ではありません。
refusal-ag-not-in-hand = 手札にありません。
refusal-ag-action-under-way = 別の行動の途中です。
refusal-ag-not-attacked = 今は誰にも攻撃されていません。
refusal-ag-no-bullet-here = 魔弾は来ていません。
refusal-ag-magic-out-of-turn = 自分のターンに行動として使います。
refusal-ag-no-startup-now = 自分の行動段階の開始時に使います。
refusal-ag-not-its-moment = 今はその時点ではありません。
refusal-ag-by-itself = 自動的に働くもので、選んで使うものではありません。
refusal-ag-energy-stays = エネルギーは使うだけで、戻せません。
refusal-ag-not-back = 応戦を攻撃者に返すことはできません。
refusal-ag-taunted = 挑発されています。挑発した相手を攻撃するか、行動段階を飛ばします。
refusal-ag-finds-its-target = 魔弾の対象は自動的に決まります。
refusal-ag-named-already = このキャラクターは既に指定されています。
refusal-ag-named-in-order = 複数の対象は手番順に指定し、残りの人数が足りなければなりません。
refusal-ag-enough-targets = これ以上の対象は指定できません。
refusal-ag-exclusive-stays = 専属効果は基礎効果のように取り除けません。
refusal-ag-not-for-it = このスキルが指すものではありません。
refusal-ag-means-others = このスキルの対象は自分以外のキャラクターです。
refusal-ag-means-opponents = このスキルの対象は相手です。
refusal-ag-means-teammates = このスキルの対象は味方です。
refusal-ag-means-own-side = このスキルの対象は自陣営のキャラクターです。
refusal-ag-energy-there-is-full = このキャラクターのエネルギーは上限に達しています。
refusal-ag-no-cards-there = このキャラクターには手札がありません。
refusal-ag-lies-there = そのカードは既にこのキャラクターの前にあります。
refusal-ag-another-than-before = このスキルの対象は別のキャラクターです。
refusal-ag-too-many-cards-there = このキャラクターは手札が多すぎます。
refusal-ag-no-heal-there = このキャラクターには治療がありません。
refusal-ag-no-energy-there = このキャラクターにはエネルギーがありません。
refusal-ag-not-asked = 今聞かれていることではありません。

## 場所、設定

zone-ag-hand = 手札
zone-ag-covers = 伏せ札
zone-ag-exclusive = 専用カード
zone-ag-effects = 効果
zone-ag-burst = 爆牌
zone-ag-candidates = 候補
zone-ag-character = キャラクター
zone-ag-deck = 山札
zone-ag-discard = 捨て札
zone-ag-open = 公開中
zone-ag-roster = キャラクターの山
zone-ag-pool = 選べるキャラクター
zone-ag-banned = 禁止

setting-ag-players = 人数
value-ag-players-4 = 4人
value-ag-players-6 = 6人
value-ag-players-8 = 8人
setting-ag-seats = 陣営の席順
value-ag-seats-random = ランダム
value-ag-seats-alternating = 交互
value-ag-seats-adjacent = 陣営ごとに隣同士
value-ag-seats-cm = 主将戦の並び
value-ag-seats-bp = 禁止と選択の並び
setting-ag-draft = キャラクター
value-ag-draft-random = ランダム
value-ag-draft-one_of_three = 3人から1人
value-ag-draft-any = 自由
value-ag-draft-bp = 禁止と選択
value-ag-draft-cm = 主将が禁止と選択

## テーブル

table-ag-headline = 第{ $turn }ターン：{ $seat }
table-ag-camps = 陣営
table-ag-morale = 士気{ $number }/{ $most }
table-ag-stones = 宝石{ $gems }、水晶{ $crystals }（合わせて{ $most }まで）
table-ag-grails = 星杯{ $number }/{ $most }
table-ag-hand =
    { $known ->
        [0] 手札{ $count }/{ $limit }
       *[other] 手札{ $count }/{ $limit }（{ $cards }を含む）
    }
table-ag-heal = 治療{ $number }/{ $most }
table-ag-energy = エネルギー：宝石{ $gems }、水晶{ $crystals }
table-ag-under-way = 進行中
table-ag-now = 今
table-ag-attack = { $seat } → { $other }：{ $element }系の攻撃、{ $number }点のダメージ
table-ag-bullet = { $seat } → { $other }：魔弾、{ $number }点のダメージ
spoken-ag-character =
    { $name }{ $titled ->
        [yes] ［{ $title }］
       *[no] {""}
    }{ $tapped ->
        [form] 、横向き：{ $form }
        [plain] 、横向き
       *[no] {""}
    }、{ $numbers }
spoken-ag-effect =
    { $heal ->
        [0] { $effect }（{ $seat }が置いた）
       *[other] { $effect }（{ $seat }が置いた、治療{ $heal }点）
    }
sheet-ag-card = { $card } · 系：{ $element } · 命格：{ $fate }
sheet-ag-unique = { $owner } · { $skill }：{ $text }
kind-ag-slash = 各系の斬
kind-ag-dark = 暗滅
kind-ag-light = 聖光
kind-ag-shield = 聖盾
kind-ag-weakness = 虚弱
kind-ag-poison = 毒
kind-ag-bullet = 魔弾
about-ag-slash = 相手1人を攻撃して2点のダメージ。または同じ系の攻撃に応戦する。
about-ag-dark = 応戦されない攻撃。応戦できる攻撃なら何にでも応戦できる。
about-ag-light = 自分への攻撃か魔弾を1回防ぐ。
about-ag-shield = キャラクターの前に置き、他の方法で対応しない限り、次の攻撃か魔弾を防ぐ。1人に1つ。
about-ag-weakness = そのキャラクターは行動段階の前に3枚引くか、行動段階を飛ばす。1人に1つ。
about-ag-poison = そのキャラクターは行動段階の前に1点の法術ダメージを受ける。複数置ける。
about-ag-bullet = 右隣から最も近い相手へ飛ぶ。2点の法術ダメージを受けるか、魔弾で回す（ダメージ+1）か、防ぐ。
help-ag-goal = 赤と青の2つの陣営で戦います。星杯を5つ得るか、相手の士気を0にした陣営の勝ち。味方の手札も見えません。
help-ag-turn = 自分のターンは、まず前に置かれた毒と虚弱、次に（あれば）起動スキルを1回、そして行動を1つ：攻撃、法術、購入（3枚引き、陣営に宝石1つと水晶1つ）、合成（3枚引き、星石3つを星杯1つに、相手の士気-1）、精錬（星石1〜2つを自分のエネルギーに）。起動の後に特殊行動はできず、3枚引いて爆牌するなら購入も合成もできません。
help-ag-attack = 攻撃カードは2点のダメージ。攻撃された人は、同じ系のカードか暗滅で応戦して別の相手を攻撃するか、聖光や聖盾で防ぐか、受けます。自分の攻撃が命中すると陣営に宝石1つ、応戦が命中すると水晶1つ。
help-ag-damage = 受けたダメージの分だけカードを引きます。治療1点で1点防げます。手札が上限（普通は6枚）を超えると爆牌：余った分を捨て、1枚につき陣営の士気が1下がります。
help-ag-stones = 陣営の星石は5つまで。エネルギーは必殺技に使います。水晶の代わりに宝石を使えますが、逆はできません。スキルに書かれていない限り、エネルギーは3点、治療は2点まで。
help-ag-skills = 各キャラクターにはスキルがあります。常時スキルは自動的に働き、応答スキルはその時点で使え、起動スキルは行動段階の開始時、法術スキルは法術行動として使います。固有スキルは基礎カードに書かれ、そのキャラクターだけが使えます。横向きのキャラクターは形態をとっています。
help-ag-table = キャラクターの上で i キーを押すとシートを読めます。行モードでは「card 名前」。選択肢の下に、選んだスキルの説明が出ます。
help-ag-signs = [火焔斬]または太枠：選択肢で使える · 4/6 手札4枚、上限6枚 · { $heal }治療 · { $gem }宝石、{ $crystal }水晶 · { $tapped }横向きと形態 · { $turn }今のターン · ▶ 聞かれている人 · * 自分の陣営 · { $back }裏向き
help-ag-cards = 基礎カード
