# バトルスピリッツ スタンダード 1.0。用語はルールマニュアルのもの。

game-battle-spirits = バトルスピリッツ
    .about = スピリットの対戦。コアはライフであり、コストになり、カードのレベルを上げます。スタンダード、6つのエントリーデッキ。

## カード、コア、コスト

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
            [1] ソウルコア
           *[other] コア{ $count }個（ソウルコアを含む）
        }
       *[no] { $count ->
            [0] コアなし
           *[other] コア{ $count }個
        }
    }
count-bs-colour = { $colour }{ $number }
colour-bs-red = 赤
colour-bs-purple = 紫
colour-bs-green = 緑
colour-bs-white = 白
colour-bs-yellow = 黄
colour-bs-blue = 青
kind-bs-spirit = スピリット
    .short = ス
kind-bs-nexus = ネクサス
    .short = ネ
kind-bs-magic = マジック
    .short = マ

sum-bs-cost = コスト{ $cost }
sum-bs-succession = { $sum } − { $number }（{ $colour }、継召）
sum-bs-field = { $sum } − { $number }（{ $colour }）
sum-bs-due = { $sum } = { $due }
price-bs =
    { $how ->
        [succession] { $due }支払う、継召で{ $least }
       *[plain] { $due }支払う
    }
level-bs =
    { $soul ->
        [yes] Lv{ $level }：●{ $cores } か ◆
       *[no] Lv{ $level }：●{ $cores }
    }{ $kind ->
        [spirit] {" "}BP{ $bp }
       *[nexus] {""}
    }
fact-bs-colours = { $colours }
fact-bs-reduction = 軽減シンボル { $symbols }
fact-bs-symbols = シンボル { $symbols }
fact-bs-ex = { $count }（EX）
fact-bs-families = 系統：{ $families }
fact-bs-family = { $name }
detail-bs =
    { $facts }
    { $text }

outcome-bs =
    { $change ->
        [depleted] 消滅
        [drops] Lv{ $level }に下がる
        [rises] Lv{ $level }に上がる
       *[keeps] Lv{ $level }のまま
    }
source-bs-reserve = リザーブから{ $count }個
source-bs-card = { $piece }から{ $count }個
source-bs-soul = ソウルコア
plan-bs-remove = { $cards }を除外
plan-bs-pay = { $sources }を支払う
plan-bs-place = { $sources }を置く（Lv{ $level }）
plan-bs-place-none = コアは置かない（Lv{ $level }）
plan-bs-harm =
    { $change ->
        [depleted] { $piece }は消滅
       *[drops] { $piece }はLv{ $level }に下がる
    }
plan-bs-harmless = Lvは下がらない

## 起きたこと

event-bs-shuffled = { $seat }はデッキをシャッフルした。
event-bs-cores-laid = { $seat }のライフは{ $number }で始まった。
event-bs-drew = { $seat }は{ $cards }をドローした。
event-bs-deck-empty = { $seat }のデッキにはドローするカードがなかった。
event-bs-won-throw = { $seat }がじゃんけんに勝った。
event-bs-goes-first = { $seat }が先攻。
event-bs-kept = { $seat }は手札を引き直さなかった。
event-bs-redrew = { $seat }は手札をデッキに戻して引き直した。
event-bs-turn-begins = 第{ $number }ターン：{ $seat }
event-bs-step-starts = { $step }。
event-bs-step-ended = { $seat }は{ $step }を終えた。
event-bs-core-gained = { $seat }はボイドから{ $cores }を得た。
event-bs-cores-returned = { $seat }のトラッシュの{ $cores }がリザーブに戻った。
event-bs-refreshed =
    { $state ->
        [exhausted] 重疲労から疲労状態になった：{ $pieces }。
       *[refreshed] 回復した：{ $pieces }。
    }
event-bs-exhausted =
    { $how ->
        [heavy] { $piece }は重疲労した。
       *[plain] { $piece }は疲労した。
    }
event-bs-used = { $seat }は使うカードとして{ $cards }を見せた。
event-bs-removed = { $seat }は継召でトラッシュの{ $cards }を除外した。
event-bs-paid = { $seat }は{ $cores }を支払った。
event-bs-summoned = { $seat }は{ $cores }を置いて{ $piece }を召喚した。
event-bs-deployed =
    { $number ->
        [0] { $seat }は{ $piece }を配置した。
       *[other] { $seat }は{ $cores }を置いて{ $piece }を配置した。
    }
event-bs-magic-used =
    { $part ->
        [main] { $seat }は{ $cards }をメイン効果で使用した。
       *[flash] { $seat }は{ $cards }をフラッシュ効果で使用した。
    }
event-bs-magic-spent = { $cards }はトラッシュに置かれた。
event-bs-activated =
    { $what ->
        [card] { $seat }は{ $cards }の効果を発揮した。
        [piece] { $piece }の効果が発揮された。
       *[effect] { $seat }の効果が発揮された。
    }
event-bs-rearranged =
    { $count ->
        [0] { $seat }はコア{ $number }個を移動した。
       *[other] { $seat }はコアを移動した：{ $changed }。
    }
rearranged-bs = { $piece }は{ $cores }
event-bs-cores-moved =
    { $onto ->
        [card] 効果で{ $cores }が{ $piece }に置かれた。
       *[place] 効果で{ $seat }の{ $cores }が移動した。
    }
event-bs-cores-taken = 効果で{ $piece }から{ $cores }が取り除かれた。
event-bs-attacks = { $seat }は{ $piece }でアタックした。
event-bs-blocks = { $seat }は{ $piece }でブロックした。
event-bs-no-block = { $seat }はブロックしなかった。
event-bs-declined = { $seat }はフラッシュ効果を使わなかった。
event-bs-both-declined = お互いにフラッシュ効果を使わなかった。
event-bs-compared = { $piece }はBP{ $bp }。
event-bs-compared-both = BP{ $bp }（{ $attacker }）対 BP{ $other }（{ $blocker }）。
event-bs-life-reduced = { $seat }のライフが{ $number }減った。残り{ $left }。
event-bs-life-safe = { $piece }のアタックではライフが減らなかった。
event-bs-battle-ends = バトルが終わった。
event-bs-destroyed =
    { $cause ->
        [battle] { $piece }はバトルで破壊された。
        [effect] { $piece }は{ $whose }効果で破壊された。
        [bp-zero] { $piece }は{ $whose }効果でBP0になり破壊された。
       *[rules] { $piece }は破壊された。
    }
event-bs-depleted = { $piece }は消滅した。
event-bs-returned = { $piece }はフィールドを離れる。
event-bs-left-field =
    { $fate ->
        [hand] { $piece }は手札に戻った。
        [deck-bottom] { $piece }はデッキの下に置かれた。
        [deck-top] { $piece }はデッキの上に置かれた。
        [removed] { $piece }はゲームから除外された。
       *[trash] { $piece }はトラッシュに置かれた。
    }
event-bs-put =
    { $place ->
        [hand] { $seat }は{ $cards }を手札に加えた。
        [trash] { $seat }は{ $cards }をトラッシュに置いた。
        [removed] { $seat }は{ $cards }をゲームから除外した。
        [deck-top] { $seat }は{ $cards }をデッキの上に置いた。
       *[deck-bottom] { $seat }は{ $cards }をデッキの下に置いた。
    }
event-bs-opened = { $seat }はデッキから{ $cards }をオープンした。
event-bs-discarded-from-deck = { $seat }のデッキから{ $cards }が破棄された。
event-bs-named-colour = { $seat }は{ $colour }を指定した。

result-no-life = { $losers }のライフがなくなった。
result-empty-deck = { $losers }はデッキが0枚でスタートステップを迎えた。

## 質問

question-bs-turn-order =
    { $who ->
        [you] じゃんけんに勝ちました。先攻と後攻のどちらにしますか？
       *[other] { $seat }が先攻か後攻かを選んでいます。
    }
question-bs-redraw =
    { $who ->
        [you] この手札で始めますか？一度だけ引き直せます。
       *[other] { $seat }が引き直すか決めています。
    }
question-bs-main =
    { $who ->
        [you] { $step ->
            [second-main] あなたの第2メインステップ：何をしますか？
           *[main] あなたのメインステップ：何をしますか？
        }
       *[other] { $seat }のメインステップです。
    }
question-bs-attack =
    { $who ->
        [you] あなたのアタックステップ：どのスピリットでアタックしますか？
       *[other] { $seat }がアタックするスピリットを選んでいます。
    }
question-bs-flash =
    { $who ->
        [you] フラッシュタイミング{ $here ->
            [blocked] （{ $attacker }対{ $blocker }）
            [yes] （{ $attacker }のアタック）
           *[no] {""}
        }：フラッシュ効果を使いますか？
       *[other] { $seat }がフラッシュ効果を使うか決めています。
    }
question-bs-block =
    { $who ->
        [you] { $here ->
            [yes] { $attacker }のアタック（ライフ{ $symbols }）：どのスピリットでブロックしますか？
           *[no] アタックしたスピリットはもういません。ブロックしますか？
        }
       *[other] { $seat }がブロックするスピリットを選んでいます。
    }
question-bs-exhaust-another =
    { $who ->
        [you] ブロックするには別のスピリットを疲労させます。どれにしますか？
       *[other] { $seat }がブロックのために別のスピリットを疲労させます。
    }
question-bs-pay =
    { $who ->
        [you] { $what ->
            [card] { $card }：{ $sum }。あと{ $left }個、どのコアで支払いますか？
            [soul] { $card }：ソウルコアで支払います。
            [free] { $card }：コストは支払いません。
           *[effect] 効果のため、あと{ $left }個支払います。どのコアにしますか？
        }
       *[other] { $seat }がコアを支払っています。
    }
question-bs-place =
    { $who ->
        [you] { $card }（{ $levels }）、置いたコア{ $placed }個：{ $level ->
            [0] まだLv1になりません。どのコアを置きますか？
           *[other] Lv{ $level }。もっと置きますか？
        }
       *[other] { $seat }がコアを置いています。
    }
question-bs-remove =
    { $who ->
        [you] { $card }：{ $sum }。継召でトラッシュのEXシンボルを持つカードを除外しますか？
       *[other] { $seat }が継召でコストを支払っています。
    }
question-bs-move =
    { $who ->
        [you] どのコアを移動しますか？{ $moved ->
            [0] リザーブ、自分のカード（左から）、ソウルコアの順に選びます。
           *[other] ここまで{ $moved }個。
        }
       *[other] { $seat }がコアを移動しています。
    }
question-bs-move-to =
    { $who ->
        [you] { $what ->
            [reserve] リザーブのコア：どこへ置きますか？
            [soul] ソウルコア：どこへ置きますか？
           *[card] { $piece }のコア：どこへ置きますか？
        }
       *[other] { $seat }がコアを移動しています。
    }
question-bs-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 1つ選んでください。
           *[other] あと{ $left }つ選んでください。
        }
       *[other] { $seat }が{ $card }の対象を選んでいます。
    }
question-bs-pick-hand =
    { $who ->
        [you] { $card }：手札のどのカードにしますか？
       *[other] { $seat }が{ $card }のために手札のカードを選んでいます。
    }
question-bs-pick-trash =
    { $who ->
        [you] { $card }：トラッシュのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにトラッシュのカードを選んでいます。
    }
question-bs-pick-open =
    { $who ->
        [you] { $card }：オープンしたどのカードにしますか？
       *[other] { $seat }が{ $card }のためにオープンしたカードを選んでいます。
    }
question-bs-pick-deck =
    { $who ->
        [you] { $card }：デッキのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにデッキのカードを選んでいます。
    }
question-bs-pick-removed =
    { $who ->
        [you] { $card }：除外されているどのカードにしますか？
       *[other] { $seat }が{ $card }のために除外されているカードを選んでいます。
    }
question-bs-pick-anywhere =
    { $who ->
        [you] { $card }：どのカードにしますか？
       *[other] { $seat }が{ $card }のためにカードを選んでいます。
    }
question-bs-how-many =
    { $who ->
        [you] { $card }：コアを何個にしますか？
       *[other] { $seat }がコアの数を決めています。
    }
question-bs-give-core =
    { $who ->
        [you] { $card }の効果でコアを取り除きます。どのコアにしますか？あと{ $left }個。
       *[other] { $seat }が{ $card }の効果で取り除くコアを選んでいます。
    }
question-bs-spread =
    { $who ->
        [you] { $card }の効果：次のコアをどのカードに置きますか？左から順に、あと{ $left }個。
       *[other] { $seat }が{ $card }の効果でコアを置くカードを選んでいます。
    }
question-bs-spread-soul =
    { $who ->
        [you] { $card }の効果：ソウルコアをどのカードに置きますか？
       *[other] { $seat }が{ $card }の効果でソウルコアを置くカードを選んでいます。
    }
question-bs-soul-among =
    { $who ->
        [you] { $card }の効果でコアが動きます。ソウルコアを含めますか？
       *[other] { $seat }が{ $card }の効果でソウルコアを動かすか決めています。
    }
question-bs-which-effect =
    { $who ->
        [you] { $card }の効果：どの効果を発揮させますか？
       *[other] { $seat }が{ $card }の効果で発揮させる効果を選んでいます。
    }
question-bs-order =
    { $who ->
        [you] 複数の効果が同時に発揮されます。次にどれを解決しますか？
       *[other] { $seat }が効果を解決する順番を決めています。
    }
question-bs-copy =
    { $who ->
        [you] この重複不可の効果は1枚だけが発揮します。どれにしますか？
       *[other] { $seat }が重複不可の効果を発揮するカードを決めています。
    }
question-bs-put-order =
    { $who ->
        [you] 次にどのカードを戻しますか？
       *[other] { $seat }がカードを戻す順番を決めています。
    }
question-bs-colour =
    { $who ->
        [you] { $card }：色を指定してください。
       *[other] { $seat }が色を指定します。
    }

## 選択肢

option-bs-go-first = 先攻
option-bs-go-second = 後攻
option-bs-keep = このまま始める
option-bs-redraw = 手札を戻して引き直す
option-bs-end-step =
    { $step ->
        [only-main] ターンを終える（最初のターンはアタックなし）
        [main] アタックステップへ
        [attack] もうアタックしない
       *[second-main] ターンを終える
    }
option-bs-summon = { $card }を召喚（{ $price }）
option-bs-deploy = { $card }を配置（{ $price }）
option-bs-use-main = { $card }をメイン効果で使用（{ $price }）
option-bs-use-flash = { $card }をフラッシュ効果で使用（{ $price }）
option-bs-use-main-soul = { $card }をソウルコアでメイン使用
option-bs-use-flash-soul = { $card }をソウルコアでフラッシュ使用
option-bs-activate =
    { $several ->
        [yes] { $card }の効果{ $number }を発揮
       *[no] { $card }の効果を発揮
    }
option-bs-move-cores = コアを移動する
option-bs-attack = { $card }（{ $stats }）でアタック
option-bs-block = { $card }（{ $stats }）でブロック
option-bs-pass =
    { $what ->
        [block] ブロックしない
       *[flash] 使わない
    }
option-bs-exhaust = { $card }を疲労させる
option-bs-pay = { $piece }から：{ $outcome }
option-bs-pay-reserve = リザーブから（残り{ $left }）
option-bs-pay-soul =
    { $soul ->
        [card] { $piece }のソウルコア：{ $outcome }
       *[reserve] リザーブのソウルコア
    }
option-bs-place =
    { $level ->
        [0] { $piece }から：{ $outcome }
       *[other] { $piece }から：{ $outcome } → Lv{ $level }
    }
option-bs-place-reserve =
    { $level ->
        [0] リザーブから（残り{ $left }）
       *[other] リザーブから（残り{ $left }）→ Lv{ $level }
    }
option-bs-place-soul =
    { $soul ->
        [card] { $piece }のソウルコア：{ $outcome } → Lv{ $level }
       *[reserve] リザーブのソウルコア → Lv{ $level }
    }
option-bs-done-placing =
    { $placed ->
        [0] コアを置かない：Lv{ $level }
       *[other] これで十分：Lv{ $level }
    }
option-bs-done-moving = コア{ $moved }個の移動を決定
option-bs-remove = { $card }を除外（支払い{ $due }）
option-bs-no-more = これ以上除外しない：支払い{ $due }
option-bs-move = { $piece }から：{ $outcome }
option-bs-move-reserve = リザーブから（残り{ $left }）
option-bs-move-soul =
    { $soul ->
        [card] { $piece }のソウルコア：{ $outcome }
       *[reserve] リザーブのソウルコア
    }
option-bs-to = { $piece }へ：{ $outcome }
option-bs-to-reserve = リザーブへ
option-bs-give = { $piece }のコア：{ $outcome }
option-bs-give-soul = { $piece }のソウルコア：{ $outcome }
option-bs-soul-stays = ソウルコア以外だけ
option-bs-soul-goes = ソウルコアを含める
option-bs-amount = { $cores }
option-bs-put = { $card }
option-bs-resolve =
    { $what ->
        [card] { $several ->
            [yes] { $card }（{ $number }）
           *[no] { $card }
        }
       *[effect] 効果{ $number }
    }
option-bs-colour = { $colour }

verb-bs-summon = 召喚
verb-bs-deploy = 配置
verb-bs-use-main = メイン効果の使用
verb-bs-use-flash = フラッシュ効果の使用
verb-bs-use-main-soul = ソウルコアでメイン使用
verb-bs-use-flash-soul = ソウルコアでフラッシュ使用
verb-bs-activate = 効果の発揮
verb-bs-attack = アタック
verb-bs-block = ブロック
verb-bs-pay = このコアで支払う
verb-bs-place = このコアを置く
verb-bs-remove = 継召で除外
verb-bs-move = このコアを移動
verb-bs-to = これにコアを移動
verb-bs-give = コアを取り除く
verb-bs-give-soul = ソウルコアを取り除く
verb-bs-exhaust = ブロックのために疲労
verb-bs-put = デッキに戻す
verb-bs-resolve = 効果を先に解決
verb-bs-move-cores = コアの移動

## 理由

refusal-bs-not-in-hand = 使えるのは手札のカードだけです。
refusal-bs-not-a-spirit = 召喚できるのはスピリットだけです。
refusal-bs-not-a-nexus = 配置できるのはネクサスだけです。
refusal-bs-not-a-magic = このように使えるのはマジックだけです。
refusal-bs-no-main-effect = このマジックにはメイン効果がありません。
refusal-bs-no-flash-effect = このマジックにはフラッシュ効果がありません。
refusal-bs-not-main-step = 自分のメインステップでだけできます。
refusal-bs-not-your-turn = 自分のターンではありません。
refusal-bs-main-only = メイン効果は自分のメインステップでだけ使えます。
refusal-bs-no-main-in-flash = フラッシュタイミングではメイン効果を使えません。
refusal-bs-no-flash-now = フラッシュ効果は、自分のメインステップか、自分の番のフラッシュタイミングで使えます。
refusal-bs-no-flash-timing = 今はフラッシュタイミングではありません（バトル中ではありません）。
refusal-bs-cannot-pay = コストを支払うコアが足りません。
refusal-bs-no-cores-for-lv1 = 支払った後、Lv1を維持するコアが残りません。
refusal-bs-no-soul-magic = このカードにはソウルマジックがありません。
refusal-bs-no-symbol = ソウルマジックには、その色のシンボルが自分のフィールドに必要です。
refusal-bs-no-soul-core = ソウルコアがリザーブにも自分のカードの上にもありません。
refusal-bs-name-used = 同名の効果をこのターンに既に使っています。
refusal-bs-not-in-main-step = この効果はメインステップでは使えません。
refusal-bs-no-such-ability = 任意に発揮できる効果がありません。
refusal-bs-wrong-level = 今のLvではこの効果は発揮できません。
refusal-bs-wrong-period = 効果が示すタイミングではありません。
refusal-bs-wrong-zone = カードのある場所からはこの効果は発揮できません。
refusal-bs-not-yours = 自分のカードではありません。
refusal-bs-is-pending = このカードは待機状態です。
refusal-bs-condition-fails = 効果の条件を満たしていません。
refusal-bs-cost-fails = ▶の前にあることをすべて行うことができません。
refusal-bs-moved-already = コアを移動したばかりです。先に別のことをしてください。
refusal-bs-nothing-to-move = 移動するコアか、置くカードがありません。
refusal-bs-used-this-turn = このターンに既に使っています。
refusal-bs-used-this-battle = このバトルで既に使っています。
refusal-bs-nexus-cannot-fight = アタックとブロックができるのはスピリットだけです。
refusal-bs-is-exhausted = 疲労状態です。
refusal-bs-is-heavy-exhausted = 重疲労状態です。
refusal-bs-one-attack-at-a-time = アタックは1体ずつです。今のバトルが先です。
refusal-bs-one-blocker = 既にブロックしています。ブロックは1体だけです。
refusal-bs-not-your-spirit = アタックは自分のターンに、自分のスピリットで行います。
refusal-bs-not-attack-step = アタックはアタックステップで行います。
refusal-bs-cannot-attack = 効果によりアタックできません。
refusal-bs-another-first = 先にアタックしなければならないスピリットがいます。
refusal-bs-tax-unpaid = 効果が求めるコストを支払えません。
refusal-bs-no-battle = 今ブロックするものはありません。
refusal-bs-not-defending = ブロックできるのはアタックされたプレイヤーのスピリットだけです。
refusal-bs-cannot-block = 効果によりこのアタックをブロックできません。
refusal-bs-another-blocks = ブロックしなければならない別のスピリットがいます。
refusal-bs-must-block = ブロックしなければならないスピリットがいます。
refusal-bs-must-attack = アタックしなければならないスピリットがいます。
refusal-bs-nothing-to-choose = 今は選ぶものがありません。
refusal-bs-not-a-candidate = その効果の対象にできません。
refusal-bs-nothing-to-pay = 今は支払うものがありません。
refusal-bs-nothing-to-place = 今はコアを置くときではありません。
refusal-bs-nothing-to-remove = 今は継召で除外するものがありません。
refusal-bs-no-ex-symbol = EXシンボルがありません。
refusal-bs-enough-removed = 軽減シンボルの数より多くは除外できません。
refusal-bs-not-in-trash = 除外できるのは、まだ選んでいない自分のトラッシュのカードだけです。
refusal-bs-leaves-too-much = これを選ぶと、残りを除外しても支払える額まで下がりません。
refusal-bs-other-colour = EXシンボルの色が軽減シンボルと合いません。
refusal-bs-not-moving = 今はコアを移動していません。
refusal-bs-no-core-there = そこには、まだ移動できるコアがありません。
refusal-bs-cores-stay = 減らせないコアが足りなくなります。
refusal-bs-lies-there = コアはもうそこにあるか、そこには置けません。
refusal-bs-core-then-place = 先にコアを選び、次に移動先を選びます。
refusal-bs-nothing-to-give = 今は取り除くコアがありません。
refusal-bs-nothing-to-exhaust = 今はブロックのために疲労させるものがありません。
refusal-bs-nothing-to-order = 今は戻すカードがありません。
refusal-bs-nothing-to-resolve = 今は順番を決める効果がありません。
refusal-bs-not-a-source = コアはリザーブか自分のカードから、順番どおりに選びます。
refusal-bs-earlier-source = コアはリザーブ、左からのカード、ソウルコアの順に選びます。ここはもう過ぎたか、残りが足りなくなります。
refusal-bs-not-asked = 今はそれを尋ねられていません。
refusal-bs-deck-too-small = デッキは40枚以上です。
refusal-bs-too-many-of-a-name = 同じ名前のカードは3枚までです。
refusal-bs-not-standard = スタンダードで使えるカードではありません。
refusal-bs-wrong-block = このブロックアイコンのカードは今は使えません。

## 場所、ステップ、設定

zone-bs-deck = デッキ
zone-bs-hand = 手札
zone-bs-trash = トラッシュ
zone-bs-open = オープン
zone-bs-removed = 除外
zone-bs-use = 使用中
zone-bs-field = フィールド
zone-bs-life = ライフ
zone-bs-reserve = リザーブ

step-bs-start = スタートステップ
    .about = ターンの始まり。ここでデッキが0枚のプレイヤーは負けます。
step-bs-core = コアステップ
    .about = ボイドのコア1個をリザーブに置きます。最初のターンにはありません。
step-bs-draw = ドローステップ
    .about = カードを1枚ドローします。
step-bs-refresh = リフレッシュステップ
    .about = 疲労状態のカードが回復し、トラッシュのコアがリザーブに戻ります。
step-bs-main = メインステップ
    .about = 召喚、配置、マジックの使用、効果の発揮、コアの移動を何度でも行えます。
step-bs-attack = アタックステップ
    .about = スピリット1体ずつでアタックします。最初のターンにはありません。
step-bs-second-main = 第2メインステップ
    .about = もう一度メインステップと同じことができます。最初のターンにはありません。
step-bs-end = エンドステップ
    .about = このターンの間の効果が終わり、相手のターンになります。

setting-bs-first = 先攻
value-bs-first-random_chooser_chooses = じゃんけんの勝者が選ぶ
value-bs-first-A = A
value-bs-first-B = B
setting-bs-trial_cards = ルール確認用のカード
value-bs-trial_cards-no = デッキに入れられない
value-bs-trial_cards-yes = デッキに入れられる

## テーブルの言葉

table-bs-headline = 第{ $turn }ターン：{ $seat }
table-bs-cores = コア
table-bs-core-place = { $place }：{ $cores }
table-bs-spirits = スピリット
table-bs-nexuses = ネクサス
table-bs-battle = バトル
table-bs-attacks = { $piece }がアタック
table-bs-blocks = { $piece }がブロック
table-bs-attacker-gone = アタックしたスピリットはフィールドを離れた
table-bs-known = { $zone }{ $count }（うち{ $cards }）
state-bs-refreshed = 回復状態
state-bs-exhausted = 疲労状態
state-bs-heavy-exhausted = 重疲労状態
state-bs-attacking = アタック中
state-bs-blocking = ブロック中
state-bs-unleashed = 真界放状態
state-bs-pending = 待機状態
symbols-bs = シンボル{ $count }
spoken-bs-field = { $card }、{ $kind }、{ $stats }、{ $cores }、{ $symbols }、{ $states }
spoken-bs-hand = { $card }、{ $kind }、{ $sum }

## ヘルプ

help-bs-goal = ライフが0になったプレイヤー、またはデッキが0枚でスタートステップを迎えたプレイヤーの負けです。コア5個をライフに、コア4個をリザーブに置いて始めます。そのうち1個はソウルコア（{ $soul }）です。
help-bs-cores = コアはすべてに使います。ライフであり、コストになり、カードの上に置けばLvが上がります。支払ったコアはトラッシュに置かれ、自分のリフレッシュステップに戻ります。減ったライフは自分のリザーブに置かれるので、押されている側ほど使えるコアが増えます。
help-bs-paying = カードのコストは、自分のフィールドにある、軽減シンボルと同じ色のシンボル1つにつき1減ります。リザーブか自分のカードの上のコアで支払い、続けて新しいカードに少なくともLv1になるだけのコアを置きます。p で提案どおりに支払えます。Lv1を維持できなくなったカードは消滅し、トラッシュに置かれます。
help-bs-battle = アタックしたスピリットは疲労します。ブロックされなければ、シンボルの数だけ相手のライフを減らします。ブロックされたらBPを比べ、低い方が破壊されます。同じなら両方が破壊されます。疲労状態のスピリットはアタックもブロックもできません。
help-bs-flash = バトルでは、アタックの後と、ブロックの後にフラッシュタイミングがあります。防御側から交互にフラッシュ効果を使うことができ、お互いが続けて使わなければ終わります。
help-bs-special = 真界放：ソウルコアだけでそのLvになります。継召：トラッシュのEXシンボルを持つカードを除外してコストを軽減します。ソウルマジック：指定の色のシンボルが自分のフィールドにあれば、ソウルコアだけで使えます。
help-bs-signs = [ゲン＝ボー] や太い枠：選択肢あり · ス5→3 コスト5のスピリット、今支払うのは3（ネ ネクサス、マ マジック） · { $core }3{ $soul } コア3個とソウルコア · Lv2 5000 レベルとBP、↑ ↓ 変化 · ×2 シンボル2つ · ✦ 真界放 · { $driven } 疲労、{ $driven }{ $driven } 重疲労 · ▲ アタック、▼ ブロック · ▶ 選択中のプレイヤー
help-bs-steps = ターンの流れ
