# FF-TCG 総合ルール3.2。用語はカードのもの。

game-fftcg = FF-TCG
    .about = フォワードの対戦。バックアップと手札のカードでCPを生み出してカードをキャストします。ダメージを7点受けると負けです。構築戦とリミテッド戦、既成のデッキつき。

## カード、CP、コスト

piece-ff =
    { $number ->
        [0] { $owner }{ $card }
       *[other] { $owner }{ $card }#{ $number }
    }
item-ff =
    { $kind ->
        [summon] { $owner }{ $card }
        [special] { $owner }{ $name }（{ $card }）
       *[ability] { $owner }{ $card }のアビリティ
    }
item-ff-gone = アビリティ
card-ff-numbered = { $card }（{ $code }）
described-ff = { $piece }（{ $stats }）
list-ff = { $first }、{ $rest }
stat-ff-power = { $power }
stat-ff-damage = ダメージ{ $damage }
state-ff-dull = ダル
state-ff-frozen = 凍結
kind-ff-forward = フォワード
kind-ff-backup = バックアップ
kind-ff-summon = 召喚獣
kind-ff-monster = モンスター
element-ff-fire = 火
element-ff-ice = 氷
element-ff-wind = 風
element-ff-earth = 土
element-ff-lightning = 雷
element-ff-water = 水
element-ff-light = 光
element-ff-dark = 闇
points-ff-element = { $element }{ $number }CP
points-ff-any = { $number }CP
crystals-ff = クリスタル{ $number }個
cost-ff-mill = デッキの上から{ $number }枚
cost-ff-special = 同じ名前のカードを捨てる
cost-ff-dull = ダルにする
cost-ff-x = XCP
cost-ff-part =
    { $deed ->
        [discard] { $own ->
            [yes] これを捨てる
           *[no] カードを捨てる
        }
        [dull] { $own ->
            [yes] ダルにする
           *[no] 他をダルにする
        }
        [counters] カウンターを取り除く
        [removed] { $own ->
            [yes] これを除外する
           *[no] 他を除外する
        }
        [hand] { $own ->
            [yes] これを手札に戻す
           *[no] 他を手札に戻す
        }
       *[put] { $own ->
            [yes] これをブレイクゾーンに置く
           *[no] 他をブレイクゾーンに置く
        }
    }
phase-ff = { $owner }{ $step }
detail-ff =
    { $facts }
    { $text }

## 起きたこと

event-ff-first-player = { $seat }が先攻。
event-ff-kept = { $seat }は手札を引き直さなかった。
event-ff-mulligan = { $seat }は手札をデッキの下に置いて引き直した。
event-ff-shuffled = { $seat }はデッキをシャッフルした。
event-ff-turn-begins = 第{ $number }ターン：{ $seat }
event-ff-step-starts = { $step }。
event-ff-turn-cleaned = ターン終了時までの効果が終わった。
event-ff-drew = { $seat }は{ $cards }を引いた。
event-ff-cannot-draw = { $seat }には引くカードがなかった。
event-ff-passed = { $seat }は優先権を放棄した。
event-ff-activated = アクティブになった：{ $things }。
event-ff-thawed = 凍結していてアクティブにならなかった：{ $things }。
event-ff-dulled = ダルになった：{ $things }。
event-ff-frozen = 凍結した：{ $things }。
event-ff-control-changed = { $piece }のコントロールが{ $seat }に移った。

event-ff-cast = { $seat }は{ $cards }をキャストした。
event-ff-casts = { $seat }は{ $cards }をキャストした。
event-ff-used = { $seat }は{ $piece }を使用した。
event-ff-auto-stacked = 誘発した：{ $piece }。
event-ff-chosen = { $things }が{ $seat }に選ばれた。
event-ff-mode-selected = { $seat }は{ $number }番を選んだ。
event-ff-x-named = { $seat }はXを{ $number }にした。
event-ff-share-named = { $piece }に割り振られたダメージは{ $amount }。
event-ff-cp-dulled = { $seat }は{ $piece }をダルにして{ $element }1CPを生み出した。
event-ff-cp-discarded = { $seat }は{ $cards }を捨てて{ $element }2CPを生み出した。
event-ff-paid = { $seat }は{ $number }CPを生み出した：{ $sources }。
source-ff-cp-dulled = { $piece }（{ $element }）
source-ff-cp-discarded = 手札の{ $cards }（{ $element }）
event-ff-crystals-paid = { $seat }はクリスタル{ $number }個を支払った。
event-ff-crystals-gained = { $seat }はクリスタル{ $number }個を得た。
event-ff-turned-up = { $seat }はLBデッキの{ $cards }を表向きにした。
event-ff-resolves = { $piece }が解決された。
event-ff-no-target = { $piece }：選べるものがなく、アビリティは消えた。
event-ff-condition-gone = { $piece }は条件を満たさなくなり、何も起きなかった。
event-ff-fizzled = { $piece }は選んだものが適正でなくなり、何も起きなかった。
event-ff-cancelled = { $piece }は無効になった。
event-ff-summon-done = { $cards }はブレイクゾーンに置かれた。
event-ff-delayed-made = { $seat }のアビリティが後のために用意された。
event-ff-warped = { $seat }はワープを使い、{ $cards }にワープカウンター{ $number }個を置いて除外した。
event-ff-primes = { $seat }は{ $piece }をプライミングし、{ $cards }を上に重ねた。
event-ff-not-primed = { $seat }は{ $piece }のプライミングに使うカードを見つけなかった。

event-ff-enters =
    { $how ->
        [warp] { $things }がワープでフィールドに出た。
       *[plain] { $things }がフィールドに出た。
    }
event-ff-cannot-enter = { $cards }はフィールドに出せない。
event-ff-leaves =
    { $fate ->
        [damage] { $things }はダメージでブレイクされた。
        [broken] { $things }はブレイクされた。
        [power] { $things }はパワーがなくなり、ブレイクゾーンに置かれた。
        [name] { $things }はブレイクゾーンに置かれた。同じ名前は1体までです。
        [light] { $things }はブレイクゾーンに置かれた。光と闇のキャラクターは合計1体までです。
        [backups] { $things }はブレイクゾーンに置かれた。バックアップは5体までです。
        [put] { $things }はブレイクゾーンに置かれた。
        [hand] { $things }は手札に戻った。
        [deck-top] { $things }はデッキの上に置かれた。
        [deck-bottom] { $things }はデッキの下に置かれた。
        [removed] { $things }はゲームから除外された。
       *[other] { $things }はフィールドを離れた。
    }
event-ff-upper-card-removed = 上に重ねられていた{ $cards }はゲームから除外された。
event-ff-lb-returned = { $cards }は表向きでLBデッキに置かれた。
event-ff-put =
    { $place ->
        [hand] { $seat }は{ $cards }を手札に加えた。
        [break-zone] { $seat }は{ $cards }をブレイクゾーンに置いた。
        [removed] { $seat }は{ $cards }をゲームから除外した。
        [deck-top] { $seat }は{ $cards }をデッキの上に置いた。
        [deck-bottom] { $seat }は{ $cards }をデッキの下に置いた。
       *[other] { $seat }は{ $cards }を移動した。
    }
event-ff-milled = { $seat }のデッキから{ $cards }がブレイクゾーンに置かれた。
event-ff-discarded = { $seat }は{ $cards }を捨てた。
event-ff-hand-revealed =
    { $count ->
        [0] { $seat }は手札を公開した：0枚。
       *[other] { $seat }は手札を公開した：{ $cards }。
    }
event-ff-looked = { $seat }はデッキの上の{ $cards }を見た。
event-ff-opened = { $seat }はデッキの上の{ $cards }を公開した。
event-ff-found = { $seat }は{ $cards }を見つけた。
event-ff-brought = { $seat }はゲームの外から{ $cards }を持ち込んだ。
event-ff-counters-added = { $piece }にカウンター{ $number }個が置かれた。
event-ff-counters-removed =
    { $how ->
        [warp] { $piece }からワープカウンター1個が取り除かれた。
       *[plain] { $piece }からカウンター{ $number }個が取り除かれた。
    }
event-ff-number-named = { $seat }は数字{ $number }を指定した。
event-ff-pile-taken = { $seat }は{ $number }枚の組を選んだ。

event-ff-attack = 攻撃が始まった。
event-ff-party-formed = { $seat }はパーティを組んだ。
event-ff-party-dissolved = パーティは解散した。
event-ff-attacks =
    { $count ->
        [1] { $seat }は{ $things }で攻撃した。
       *[other] { $seat }はパーティで攻撃した：{ $things }。
    }
event-ff-block = { $seat }はブロックを指定した。
event-ff-blocks = { $seat }は{ $piece }でブロックした。
event-ff-is-blocked = { $piece }はブロックされた。
event-ff-not-blocked = { $seat }はブロックしなかった。
event-ff-damaged = { $piece }は{ $amount }ダメージを受けた。
event-ff-undamaged = { $piece }はダメージを受けなかった。
event-ff-all-damaged = ダメージ：{ $damages }。
event-ff-all-share-named = ダメージの割り振り：{ $damages }。
damage-ff = { $piece }に{ $amount }
event-ff-damages-player = { $piece }が{ $seat }にダメージを与えた。
event-ff-damage-taken = { $seat }は{ $count }点のダメージを受けた（{ $cards }）。合計{ $number }点。
event-ff-no-card-for-damage = { $seat }にはダメージゾーンに置くカードがなかった。
event-ff-burst = { $seat }は{ $cards }のEXバーストを使用した。

event-ff-loop-found = 同じ状態が繰り返されています。無限ループです。
event-ff-loop-named =
    { $number ->
        [0] { $seat }はループをすぐに止める。
       *[other] { $seat }はループを{ $number }回行うと宣言した。
    }
event-ff-loop-over = ループは終わった。このターン、自分から再び始めることはできない。

result-lost =
    { $why ->
        [damage] { $losers }は負けとなる点数のダメージを受けた。
        [draw] { $losers }は引くカードがなかった。
        [deck] { $losers }はデッキが0枚でダメージを受けた。
       *[effect] { $losers }は効果で敗北した。
    }
result-draw =
    { $why ->
        [loop] 誰も無限ループを止められず、引き分け。
       *[effect] 両プレイヤーが同時に敗北し、引き分け。
    }

## 質問

question-ff-mulligan =
    { $who ->
        [you] この手札で始めますか？一度だけ、手札をデッキの下に置いて5枚引き直せます。
       *[other] { $seat }が手札を引き直すか決めています。
    }
question-ff-priority =
    { $who ->
        [you] { $here ->
            [stack] 次に{ $top }が解決されます。その前に何かしますか？
            [attack] { $attackers }が{ $count ->
                [1] 攻撃
               *[other] パーティで攻撃
            }しています。何かしますか？
            [blocked] { $attackers }を{ $blocker }がブロックしています。何かしますか？
           *[no] { $phase }：何をしますか？
        }
       *[other] 優先権は{ $seat }にあります。
    }
question-ff-declare =
    { $who ->
        [you] { $card }：何を宣言しますか？
       *[other] { $seat }が{ $card }の内容を宣言しています。
    }
question-ff-target =
    { $who ->
        [you] { $card }：{ $chosen ->
            [0] {""}
           *[other] あと
        }{ $up ->
            [yes] { $left }つまで選んでください。
           *[no] { $left }つ選んでください。
        }
       *[other] { $seat }が{ $card }の対象を選んでいます。
    }
question-ff-mode =
    { $who ->
        [you] { $card }：どの効果を選びますか？
       *[other] { $seat }が{ $card }の効果を選んでいます。
    }
question-ff-extra =
    { $who ->
        [you] { $card }：どのように支払いますか？
       *[other] { $seat }が{ $card }の支払い方を選んでいます。
    }
question-ff-x =
    { $who ->
        [you] { $card }：Xをいくつにしますか？
       *[other] { $seat }が{ $card }のXを決めています。
    }
question-ff-split =
    { $who ->
        [you] { $card }：残り{ $amount }ダメージのうち、{ $what }にいくつ割り振りますか？
       *[other] { $seat }が{ $card }のダメージを割り振っています。
    }
question-ff-special =
    { $who ->
        [you] { $card }：同じ名前のどのカードを捨てますか？
       *[other] { $seat }が{ $card }のためにカードを捨てます。
    }
question-ff-part =
    { $who ->
        [you] { $card }：コストとして何を使いますか？
       *[other] { $seat }が{ $card }のコストを支払っています。
    }
question-ff-lb =
    { $who ->
        [you] { $card }：LBデッキのカードをあと{ $left }枚表向きにします。どれにしますか？
       *[other] { $seat }が{ $card }のLBコストを支払っています。
    }
question-ff-pay =
    { $who ->
        [you] { $card }：あと{ $left }CP{ $count ->
            [0] {""}
           *[other] （少なくとも{ $missing }）
        }。何で生み出しますか？
       *[other] { $seat }が{ $card }のコストを支払っています。
    }
question-ff-burst =
    { $who ->
        [you] { $card }がダメージゾーンに置かれました。EXバーストを使用しますか？
       *[other] { $seat }が{ $card }のEXバーストを使用するか決めています。
    }
question-ff-order =
    { $who ->
        [you] 複数のアビリティが誘発しました。次にどれをスタックに置きますか？最後に置いたものから解決されます。
       *[other] { $seat }がアビリティをスタックに置いています。
    }
question-ff-entry-order =
    { $who ->
        [you] 同時にフィールドに出るカードの順番です。次はどれにしますか？
       *[other] { $seat }が同時に出るカードの順番を決めています。
    }
question-ff-attack =
    { $who ->
        [you] どのフォワードで攻撃しますか？
       *[other] { $seat }が攻撃するフォワードを選んでいます。
    }
question-ff-party =
    { $who ->
        [you] パーティ：{ $things }。誰を加えますか？
       *[other] { $seat }がパーティを組んでいます。
    }
question-ff-block =
    { $who ->
        [you] { $attackers }が{ $count ->
            [1] 攻撃
           *[other] パーティで攻撃
        }しています。どのフォワードでブロックしますか？
       *[other] { $seat }がブロックするフォワードを選んでいます。
    }
question-ff-divide =
    { $who ->
        [you] { $blocker }がパーティに与えるダメージは残り{ $amount }。{ $what }にいくつ割り振りますか？
       *[other] { $seat }がブロックしたフォワードのダメージを割り振っています。
    }
question-ff-search =
    { $who ->
        [you] { $card }：デッキのどのカードにしますか？
       *[other] { $seat }がデッキを探しています。
    }
question-ff-discard =
    { $who ->
        [you] { $card }：あと{ $left }枚捨てます。どれにしますか？
       *[other] { $seat }が{ $card }のために手札を捨てます。
    }
question-ff-hand-limit =
    { $who ->
        [you] 手札が{ $hand }枚あります。5枚になるまで捨てます。どれにしますか？
       *[other] { $seat }が手札を5枚まで捨てています。
    }
question-ff-put-order =
    { $who ->
        [you] { $place ->
            [deck-top] 次にどのカードをデッキの上に置きますか？最後のカードが一番上になります。
            [deck-bottom] 次にどのカードをデッキの下に置きますか？最後のカードが一番下になります。
           *[other] 次にどのカードを置きますか？
        }
       *[other] { $seat }がカードを置く順番を決めています。
    }
question-ff-number =
    { $who ->
        [you] { $card }：数字を指定してください。
       *[other] { $seat }が{ $card }のために数字を指定します。
    }
question-ff-piles =
    { $who ->
        [you] { $card }：{ $what }をどちらの組にしますか？
       *[other] { $seat }が{ $card }のためにカードを2つの組に分けています。
    }
question-ff-take-pile =
    { $who ->
        [you] { $card }：どちらの組を選びますか？
       *[other] { $seat }が{ $card }のために組を選んでいます。
    }
question-ff-too-many-backups =
    { $who ->
        [you] バックアップは5体までです。どれをブレイクゾーンに置きますか？
       *[other] { $seat }のバックアップが多すぎます。
    }
question-ff-choose =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 1つ選んでください。
           *[other] あと{ $left }つ選んでください。
        }
       *[other] { $seat }が{ $card }の対象を選んでいます。
    }
question-ff-select =
    { $who ->
        [you] { $card }：{ $left ->
            [1] 1つ決めてください。
           *[other] あと{ $left }つ決めてください。
        }
       *[other] { $seat }が{ $card }のために決めています。
    }
question-ff-pick-hand =
    { $who ->
        [you] { $card }：手札のどのカードにしますか？
       *[other] { $seat }が{ $card }のために手札のカードを決めています。
    }
question-ff-pick-deck =
    { $who ->
        [you] { $card }：デッキのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにデッキのカードを決めています。
    }
question-ff-pick-break-zone =
    { $who ->
        [you] { $card }：ブレイクゾーンのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにブレイクゾーンのカードを決めています。
    }
question-ff-pick-stack =
    { $who ->
        [you] { $card }：スタックのどの召喚獣かアビリティにしますか？
       *[other] { $seat }が{ $card }のためにスタックのものを決めています。
    }
question-ff-pick-damage-zone =
    { $who ->
        [you] { $card }：ダメージゾーンのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにダメージゾーンのカードを決めています。
    }
question-ff-pick-lb-deck =
    { $who ->
        [you] { $card }：LBデッキのどのカードにしますか？
       *[other] { $seat }が{ $card }のためにLBデッキのカードを決めています。
    }
question-ff-pick-removed =
    { $who ->
        [you] { $card }：除外されているどのカードにしますか？
       *[other] { $seat }が{ $card }のために除外されているカードを決めています。
    }
question-ff-pick-open =
    { $who ->
        [you] { $card }：公開したどのカードにしますか？
       *[other] { $seat }が{ $card }のために公開したカードから決めています。
    }
question-ff-pick-looked =
    { $who ->
        [you] { $card }：見ているどのカードにしますか？
       *[other] { $seat }が{ $card }のために見ているカードから決めています。
    }
question-ff-pick-anywhere =
    { $who ->
        [you] { $card }：どのカードにしますか？
       *[other] { $seat }が{ $card }のためにカードを決めています。
    }
question-ff-replacement =
    { $who ->
        [you] { $several ->
            [yes] 複数の置換効果があります。どれを先に適用しますか？
           *[no] 置換効果を適用しますか？
        }
       *[other] { $seat }が先に適用する効果を選んでいます。
    }
question-ff-loop-count =
    { $who ->
        [you] { $several ->
            [yes] 両プレイヤーが止められる無限ループです。何回行いますか？少ない方の回数になります。
           *[no] あなたが止められる無限ループです。何回行いますか？
        }
       *[other] { $seat }がループの回数を宣言しています。
    }

## 選択肢

option-ff-keep = このまま始める
option-ff-mulligan = 手札を引き直す
option-ff-cast =
    { $limit ->
        [0] { $how ->
            [other] { $card }をキャスト（{ $price }、または別の支払い）
           *[usual] { $card }をキャスト（{ $price }）
        }
       *[other] { $card }をLBデッキからキャスト（{ $price }、LB{ $limit }）
    }
option-ff-use =
    { $how ->
        [special] { $card }の{ $name }を使用（{ $price }）
        [given] { $card }が得たアビリティを使用（{ $price }）
        [several] { $card }のアビリティ{ $number }を使用（{ $price }）
       *[only] { $card }のアビリティを使用（{ $price }）
    }
option-ff-warp = { $card }のワープ{ $number }を使用（{ $price }）
option-ff-prime = { $card }のプライミングを使用（{ $price }）
option-ff-pass =
    { $then ->
        [resolve] 優先権を放棄：{ $top }が解決される
        [phase] 優先権を放棄：ゲームが進む
       *[open] 優先権を放棄
    }
option-ff-mode =
    { $known ->
        [yes] { $number }：{ $text }
       *[no] { $number }番
    }
option-ff-extra =
    { $number ->
        [0] 通常のコスト（{ $price }）
       *[other] かわりに{ $price }を支払う
    }
option-ff-x = X = { $number }
option-ff-split = { $what }に{ $amount }ダメージ
option-ff-special = { $what }を捨てる
option-ff-give =
    { $deed ->
        [discard] { $what }を捨てる
        [dull] { $what }をダルにする
        [counters] { $what }のカウンターを取り除く
        [removed] { $what }をゲームから除外する
        [hand] { $what }を手札に戻す
       *[put] { $what }をブレイクゾーンに置く
    }
option-ff-turn-up = { $what }を表向きにする
option-ff-dull = { $what }をダルにして{ $element }{ $number }CP
option-ff-discard =
    { $how ->
        [points] { $what }を捨てて{ $element }{ $number }CP
       *[plain] { $what }を捨てる
    }
option-ff-attack = { $what }で攻撃
option-ff-party = { $what }からパーティを組む
option-ff-join = { $what }を加える
option-ff-party-done = このパーティで攻撃
option-ff-no-attack = もう攻撃しない
option-ff-block = { $what }でブロック
option-ff-no-block = ブロックしない
option-ff-burst = { $what }のEXバーストを使用
option-ff-order =
    { $several ->
        [yes] { $what }（{ $number }）
       *[no] { $what }
    }
option-ff-find = { $what }
option-ff-find-none =
    { $found ->
        [0] 見つけない
       *[other] これ以上見つけない
    }
option-ff-put = { $what }
option-ff-number = { $number }
option-ff-pile = 組{ $number }
option-ff-take =
    { $count ->
        [0] 組{ $number }：カードなし
       *[other] 組{ $number }：{ $things }
    }
option-ff-give-up = { $what }をブレイクゾーンに置く
option-ff-replace = { $card }の効果を適用
option-ff-times =
    { $number ->
        [0] すぐに止める
       *[other] { $number }回
    }

verb-ff-cast = キャスト
verb-ff-use = アビリティの使用
verb-ff-warp = ワープの使用
verb-ff-prime = プライミングの使用
verb-ff-attack = 攻撃
verb-ff-party = パーティを組む
verb-ff-join = パーティに加える
verb-ff-block = ブロック
verb-ff-dull = ダルにしてCPを生み出す
verb-ff-discard = 捨てる
verb-ff-special = スペシャルアビリティのために捨てる
verb-ff-give = コストとして使う
verb-ff-turn-up = 表向きにする
verb-ff-split = ダメージを割り振る
verb-ff-find = 見つける
verb-ff-put = 次に置く
verb-ff-order = 次にスタックに置く
verb-ff-burst = EXバーストの使用
verb-ff-give-up = ブレイクゾーンに置く
verb-ff-pile = 組に分ける

## 理由

refusal-ff-not-in-hand = キャストできるのは手札のカードと、LBデッキのリミットブレイクを持つカードだけです。
refusal-ff-not-face-down = 使えるのはLBデッキの裏向きのカードだけです。
refusal-ff-no-summon-now = キャストできるのはメインフェイズとアタックフェイズだけです。
refusal-ff-no-ability-now = アビリティを使用できるのはメインフェイズとアタックフェイズだけです。
refusal-ff-no-back-attack-now = バックアタックでキャストできるのはメインフェイズとアタックフェイズだけです。
refusal-ff-not-main-phase = 自分のメインフェイズで、スタックが空のときだけできます。
refusal-ff-not-your-turn = 自分のターンではありません。
refusal-ff-stack-not-empty = スタックが空のときだけできます。
refusal-ff-no-target = 選べるものがありません。
refusal-ff-cannot-pay = コストをすべて支払うことができません。
refusal-ff-too-few-lb-cards = LBコストを支払うための裏向きのカードがLBデッキに足りません。
refusal-ff-no-namesake = 捨てるための同じ名前のカードが手札にありません。
refusal-ff-too-fresh = 自分のターンの開始時からコントロールしておらず、ヘイストもありません。
refusal-ff-is-dull = ダル状態です。
refusal-ff-forbidden = 効果によりできません。
refusal-ff-text-forbids = カード自身のテキストにより、今はできません。
refusal-ff-same-name = 同じ名前のキャラクターを既にコントロールしています。
refusal-ff-five-backups = バックアップを既に5体コントロールしています。
refusal-ff-light-or-dark = 光か闇のキャラクターを既にコントロールしています。
refusal-ff-no-warp = ワープを持っていません。
refusal-ff-no-priming = プライミングを持っていないか、自分のキャラクターではありません。
refusal-ff-no-ability = ここで使用できるアビリティがありません。
refusal-ff-not-a-forward = 攻撃とブロックができるのはフォワードだけです。
refusal-ff-has-attacked = このターンに既に攻撃しています。
refusal-ff-not-declaring = 今はそのときではないか、自分のキャラクターではありません。
refusal-ff-must-attack = 攻撃しなければならないフォワードがいます。
refusal-ff-must-block = ブロックしなければならないフォワードがいます。
refusal-ff-no-shared-element = パーティのフォワードは全員が同じ属性を持ち、フィールドの順に選びます。
refusal-ff-not-asked = 今はそれを尋ねられていません。
refusal-ff-loop-is-over = このターンに止めた無限ループを再び始めることはできません。
refusal-ff-nothing-to-choose = 今は選ぶものがありません。
refusal-ff-not-a-candidate = これは選べません。
refusal-ff-nothing-to-pay = 今はCPを支払うときではありません。
refusal-ff-light-or-dark-cp = 光と闇のカードを捨ててCPを生み出すことはできません。
refusal-ff-not-a-source = CPは自分のアクティブ状態のバックアップと手札のカードから生み出します。
refusal-ff-surplus = 必要のないCPが余ります。
refusal-ff-wrong-element = まだ必要な属性のCPを生み出せません。
refusal-ff-earlier-source = CPはフィールドの順のバックアップ、手札のカードの順に選びます。これは順番どおりではありません。
refusal-ff-nothing-to-order = 今は順番に置くカードがありません。
refusal-ff-no-party = 今はパーティを組むときではありません。
refusal-ff-nothing-to-stack = 今はスタックに置くアビリティがありません。
refusal-ff-nothing-to-find = 今はデッキを探すときではありません。
refusal-ff-nothing-to-give = 今はこれを手放すときではありません。
refusal-ff-not-your-character = コストに使えるのは自分のキャラクターだけです。
refusal-ff-cannot-be-given = 効果により除外したり手札に戻したりできないため、コストにできません。
refusal-ff-nothing-to-turn-up = 今はLBコストを支払うときではありません。
refusal-ff-no-burst = 今は使用を決めるEXバーストがありません。
refusal-ff-nothing-to-divide = 今は割り振るものがありません。
refusal-ff-share = ダメージは1000単位ですべて割り振り、選んだものそれぞれに1000以上を割り振ります。
refusal-ff-not-two-players = このゲームは2人用です。
refusal-ff-no-main-deck = メインデッキがありません。
refusal-ff-not-fifty = 構築戦のメインデッキはちょうど50枚です。
refusal-ff-deck-too-small = リミテッド戦のメインデッキは40枚以上です。
refusal-ff-lb-deck-too-large = LBデッキは8枚までです。
refusal-ff-too-many-of-a-number = 同じカード番号のカードは3枚までです。
refusal-ff-lb-card-in-main-deck = リミットブレイクを持つカードはメインデッキに入れられません。
refusal-ff-no-limit-break = 構築戦のLBデッキに入れられるのはリミットブレイクを持つカードだけです。

## 場所、フェイズ、設定

zone-ff-deck = デッキ
zone-ff-hand = 手札
zone-ff-break-zone = ブレイクゾーン
zone-ff-damage-zone = ダメージゾーン
zone-ff-removed = 除外
zone-ff-face-down = 裏向きで除外
zone-ff-lb-deck = LBデッキ
zone-ff-open = 公開
zone-ff-looked = 確認中
zone-ff-field = フィールド
zone-ff-stack = スタック

step-ff-active = アクティブフェイズ
step-ff-draw = ドローフェイズ
step-ff-main-1 = メインフェイズ1
step-ff-attack = アタックフェイズ
step-ff-main-2 = メインフェイズ2
step-ff-end = エンドフェイズ

setting-ff-format = 形式
value-ff-format-constructed = 構築戦
value-ff-format-limited = リミテッド戦
setting-ff-ex_burst_on_lethal = 敗北するダメージでのEXバースト
value-ff-ex_burst_on_lethal-no = 使用しない
value-ff-ex_burst_on_lethal-yes = 使用する
setting-ff-surplus_cp = 余分なCP
value-ff-surplus_cp-v3-2 = 属性ごとに1まで（ルール3.2）
value-ff-surplus_cp-v3-3 = いくつでも（ルール3.3）
setting-ff-first = 先攻
value-ff-first-random = 無作為
value-ff-first-A = A
value-ff-first-B = B
setting-ff-trial_cards = ルール確認用のカード
value-ff-trial_cards-no = デッキに入れられない
value-ff-trial_cards-yes = デッキに入れられる
