# ブラックポーカー 第八版 act8.0 ライト。用語は公式のアクションリストとキャラクターリストによる。

game-blackpoker = ブラックポーカー
    .about = 普通のトランプ2組で戦う対戦ゲーム。山札がライフになり、カードは兵士にも防壁にも魔法にもなります。

card-bp =
    { $suit ->
        [spades] ♠
        [hearts] ♥
        [diamonds] ♦
       *[clubs] ♣
    }{ $rank }
card-bp-joker = Joker
cards-bp-equipped = { $first }+{ $rest }

piece-bp-soldier =
    { $told ->
        [number] { $owner }{ $cards }（{ $number }）
       *[plain] { $owner }{ $cards }
    }
piece-bp-barrier =
    { $number ->
        [0] { $owner }防壁
       *[other] { $owner }防壁{ $number }
    }
piece-bp-barrier-known =
    { $number ->
        [0] { $owner }防壁（{ $card }）
       *[other] { $owner }防壁{ $number }（{ $card }）
    }
piece-bp-request =
    { $count ->
        [0] { $owner }{ $action }
       *[other] { $owner }{ $action }（{ $keys }）
    }

## アクション（アクションリストの順）

group-bp-deployment = 展開系
group-bp-turn-control = ターン制御系
group-bp-attack = 攻撃系
group-bp-magic = 魔法系
group-bp-triggered = 誘発系

action-bp-set-barrier = 防壁設置
    .effect = 1点ダメージを受け、手札1枚を裏向きの防壁にする。1ターンに1回、即時。
action-bp-summon-soldier = 兵士召喚
    .keys = 2〜10
    .effect = 防壁1体をドライブし1点ダメージを受け、カードをその数字の一般兵として出す。
action-bp-summon-hero = 英雄召喚
    .keys = J〜K
    .effect = 防壁2体をドライブし1点ダメージを受け、カードを11〜13の英雄として出す。
action-bp-summon-ace = エース召喚
    .keys = A
    .effect = 1点ダメージを受け、カードをエース（1）として出す。出たターンに攻撃できる。
action-bp-equip = 装備
    .keys = A〜K
    .effect = 防壁1体をドライブし1点ダメージを受け、同じスートの自分の兵士に重ねて数字を足す。
action-bp-end = エンド
    .effect = 手札を7枚まで捨ててターンを渡す。続いて相手のチャージとドローが起きる。
action-bp-charge = チャージ
    .effect = エンドの後に誘発。ターンプレイヤーのキャラクターがすべてチャージ状態になる。
action-bp-draw = ドロー
    .effect = チャージの後に誘発。ターンプレイヤーはライフから1枚引き、もう1枚引いてもよい。
action-bp-attack = アタック
    .effect = 1ターンに1回。解決時に、チャージ状態の兵士をドライブしてアタッカーに指定する。
action-bp-block = ブロック
    .effect = アタッカーがいるアタックの後に誘発。相手がアタッカーごとにブロッカーを指定する。
action-bp-damage-judgement = ダメージ判定
    .effect = ブロックの後に誘発。数字の小さい方が墓地へ。防壁は墓地へ。ブロックされなければ数字分のダメージ。
action-bp-up = アップ
    .keys = ♥のA〜10
    .effect = 手札を1枚捨てる。いつでも。兵士1体の数字をこのターンの間キーカードの数字分増やす。
action-bp-down = ダウン
    .keys = ♠のA〜10
    .effect = 手札を1枚捨てる。いつでも。兵士1体の数字をキーカードの数字分減らす。0以下なら墓地へ。
action-bp-twist = ツイスト
    .keys = ♦のA〜10
    .effect = 手札を1枚捨てる。いつでも。キャラクター1体をドライブ状態かチャージ状態にする。
action-bp-counter = カウンター
    .keys = ♣のA〜10
    .effect = 手札を1枚捨てる。いつでも。キーカードが2枚か、1枚で数字がこれ以下のアクションを無効にする。
action-bp-break-barrier = 防壁破壊
    .keys = ♥と♦
    .effect = ♥と♦を使う。防壁1体を墓地に移す。
action-bp-throw = 投擲
    .keys = ♠と♣
    .effect = ♠と♣を使う。対戦相手に、どちらか（設定による）の数字分のダメージを与える。
action-bp-search = サーチ
    .keys = Joker
    .effect = Jokerを使う。いつでも、即時。ライフから好きなカード1枚を見せて手札に加え、ライフを切り直す。
action-bp-generation-change = 世代交代
    .effect = Joker、A、J、Q、Kが場から墓地に行くと誘発。次のそれらが出るまでライフを墓地に移し、手札に加える。

## 起きたこと

event-bp-drew = { $seat }は{ $cards }を引いた。
event-bp-preset =
    { $number ->
        [0] { $seat }は最初の防壁を置いた：{ $cards }。
       *[other] { $seat }は最初の兵士を置いた：{ $cards }。
    }
event-bp-turned-up-first = { $seat }は先攻を決めるため{ $cards }をめくった。
event-bp-set-up-anew = 先攻が決まる前にライフが尽きたので、準備をやり直した。
event-bp-begins = { $seat }の先攻。
event-bp-turn = ターン{ $number }：{ $seat }
event-bp-charged-all = { $seat }のキャラクターがすべてチャージ状態になった。
event-bp-declined-card = { $seat }は2枚目を引かなかった。
event-bp-passed = { $seat }がパスした。
event-bp-both-passed = 両者がパスした。
event-bp-requested =
    { $count ->
        [0] { $seat }が{ $action }を起こした
       *[other] { $seat }が{ $action }（{ $keys }）を起こした
    }{ $aimed ->
        [yes] 。対象は{ $target }。
       *[no] 。
    }
event-bp-triggered = { $action }が誘発した。
event-bp-trigger-dropped = ステージが空でないため、{ $action }は起きなかった。
event-bp-resolved = { $action }が解決した。
event-bp-target-gone = { $action }は対象がなくなったため効果がなかった。
event-bp-paid-barrier = { $seat }はコストとして{ $piece }をドライブした。
event-bp-damage =
    { $why ->
        [cost] { $seat }はコストとしてライフを{ $number }枚払った：{ $cards }。
       *[damage] { $number ->
            [0] { $seat }はダメージを受けなかった。
           *[other] { $seat }は{ $number }点ダメージを受けた：{ $cards }。
        }
    }
event-bp-discarded = { $seat }は{ $cards }を捨てた。
event-bp-set-barrier =
    { $seen ->
        [yes] { $seat }は{ $cards }を防壁として置いた。
       *[no] { $seat }は裏向きの防壁を置いた。
    }
event-bp-nothing-to-set = { $seat }は防壁にする手札がなかった。
event-bp-summoned = { $seat }は{ $stack }を召喚した（{ $kind }）。
event-bp-equipped = { $seat }は兵士に{ $last }を装備した：{ $stack }。
event-bp-attacks = { $seat }は{ $piece }で攻撃した。
event-bp-blocks = { $seat }は{ $piece }で{ $attacker }をブロックした。
event-bp-turned-up = { $piece }が表になった。
event-bp-died = { $piece }が墓地に移った。
event-bp-number-up = { $piece }の数字がこのターン{ $number }増えた。
event-bp-number-down = { $piece }の数字がこのターン{ $number }減った。
event-bp-driven = { $piece }がドライブ状態になった。
event-bp-charged = { $piece }がチャージ状態になった。
event-bp-counter-failed = カウンターの数字が足りず、{ $action }（{ $cards }）は無効にならなかった。
event-bp-nullified = { $action }（{ $cards }）が無効になった。
event-bp-searches = { $seat }はライフ{ $number }枚を見た。
event-bp-searched = { $seat }は{ $cards }を見せて手札に加えた。
event-bp-shuffled = { $seat }はライフを切り直した。
event-bp-buried = { $seat }はライフから{ $cards }を墓地に移した。
event-bp-found = { $seat }は{ $cards }を見つけて手札に加えた。

result-bp-no-life-left = { $losers }のライフがなくなった。

## 質問

question-bp-chance =
    { $who ->
        [you] { $stage ->
            [empty] あなたのターン、チャンスもあなたです。何を起こしますか？
           *[waiting] チャンスはあなたです。ステージのアクションに応じますか？
        }
       *[other] チャンスは{ $seat }にあります。
    }
question-bp-second-key =
    { $who ->
        [you] { $action }：2枚目のキーカードは？
       *[other] { $seat }がアクションを宣言しています。
    }
question-bp-target =
    { $who ->
        [you] { $action }：対象は？
       *[other] { $seat }がアクションを宣言しています。
    }
question-bp-pay-barrier =
    { $who ->
        [you] { $action }：コストとしてドライブする防壁は？
       *[other] { $seat }がアクションを宣言しています。
    }
question-bp-pay-discard =
    { $who ->
        [you] { $action }：コストとして捨てるカードは？
       *[other] { $seat }がアクションを宣言しています。
    }
question-bp-declare = { $seat }がアクションを宣言しています。
question-bp-pick-barrier =
    { $who ->
        [you] どのカードを防壁にしますか？
       *[other] { $seat }が防壁にするカードを選んでいます。
    }
question-bp-discard-down =
    { $who ->
        [you] 手札が多すぎます。あと{ $left }枚捨ててください。
       *[other] { $seat }が手札を7枚まで捨てています。
    }
question-bp-second-card =
    { $who ->
        [you] もう1枚引きますか？ライフが1枚減ります。
       *[other] { $seat }は2枚目を引くことができます。
    }
question-bp-attackers =
    { $who ->
        [you] 誰で攻撃しますか？
       *[other] { $seat }がアタッカーを指定しています。
    }
question-bp-blockers =
    { $who ->
        [you] { $attacker }を誰でブロックしますか？
       *[other] { $seat }がブロッカーを指定しています。
    }
question-bp-twist =
    { $who ->
        [you] ツイスト：ドライブ状態とチャージ状態のどちらにしますか？
       *[other] { $seat }がドライブかチャージかを選んでいます。
    }
question-bp-search =
    { $who ->
        [you] ライフからどのカードを取りますか？
       *[other] { $seat }がライフを見ています。
    }

## 選択肢

option-bp-pass = パス
option-bp-set-barrier = 防壁を置く
option-bp-summon-soldier = { $card }で兵士召喚
option-bp-summon-hero = { $card }で英雄召喚
option-bp-summon-ace = { $card }でエース召喚
option-bp-equip = { $card }を兵士に装備
option-bp-end = ターンを終える
option-bp-attack = アタック
option-bp-up = { $card }でアップ（+{ $number }）
option-bp-down = { $card }でダウン（−{ $number }）
option-bp-twist = { $card }でツイスト
option-bp-counter = { $card }でカウンター
option-bp-break-barrier = { $card }で防壁破壊
option-bp-throw = { $card }で投擲
option-bp-search = { $card }でサーチ
option-bp-with = { $card }を使う
option-bp-target = { $piece }を対象にする
option-bp-target-player = { $player }を対象にする
option-bp-drive = { $piece }をドライブする
option-bp-discard = { $card }を捨てる
option-bp-set = { $card }を防壁にする
option-bp-attack-with = { $piece }で攻撃する
option-bp-block-with = { $piece }で{ $attacker }をブロックする
option-bp-done =
    { $what ->
        [attackers] { $named }で攻撃を決める
        [no-attackers] 攻撃しない
        [blockers] { $attacker }のブロックは{ $named }で決める
        [no-blockers] { $attacker }をブロックしない
       *[neither] 決める
    }
option-bp-make-driven = { $piece }をドライブ状態にする
option-bp-make-charged = { $piece }をチャージ状態にする
option-bp-take = { $card }を取る
option-bp-draw-another = もう1枚引く
option-bp-decline = 引かない

verb-bp-with = 2枚目のキーカードにする
verb-bp-target = 対象にする
verb-bp-drive = コストでドライブする
verb-bp-discard = 捨てる
verb-bp-set = 防壁にする
verb-bp-attack-with = これで攻撃する
verb-bp-block-with = これでブロックする
verb-bp-make-driven = ツイストでドライブする
verb-bp-make-charged = ツイストでチャージする
verb-bp-take = サーチで取る
verb-bp-swap = 場所を入れ替える

## できない理由

refusal-bp-not-direct = { $action }は誘発するアクションで、自分では起こせません。
refusal-bp-not-main = { $action }は自分のターンでステージが空のときだけ起こせます。
refusal-bp-once-per-turn = { $action }は1ターンに1回だけです。
refusal-bp-no-key = { $action }のキーカードは{ $keys }です。
refusal-bp-no-target = 今は対象にできるものがありません。
refusal-bp-not-your-chance = チャンスを持っていません。
refusal-bp-not-in-hand = そのカードは手札にありません。
refusal-bp-no-barrier = コストには自分のチャージ状態の防壁が必要です。
refusal-bp-barrier-not-payable = コストを払えるのは自分のチャージ状態の防壁だけで、それぞれ1回です。
refusal-bp-no-life = コストを払うライフが足りません。
refusal-bp-no-discard = 捨てられる手札が他にありません。
refusal-bp-key-not-discarded = そのカードはこのアクションのキーカードか、既に捨てるカードです。
refusal-bp-key-twice = 1枚を2枚分のキーカードにはできません。
refusal-bp-target-opponent = { $action }の対象は対戦相手です。
refusal-bp-target-soldier = { $action }の対象は兵士です。
refusal-bp-target-character = { $action }の対象はキャラクターです。
refusal-bp-target-keys = { $action }の対象はステージにあるキーカード付きのアクションです。
refusal-bp-target-barrier = { $action }の対象は防壁です。
refusal-bp-equip-no-joker = Jokerには装備できません。
refusal-bp-equip-same-suit = { $action }には同じスートの自分の兵士が必要です。
refusal-bp-discard-named = そのカードは既に捨てることになっています。
refusal-bp-attacker-not-own = 攻撃できるのは自分のキャラクターだけです。
refusal-bp-no-attacker-label = アタッカーのラベルがありません。防壁は攻撃できません。
refusal-bp-driven-cannot-attack = ドライブ状態です。攻撃できるのはチャージ状態の兵士だけです。
refusal-bp-new-cannot-attack = このターンに場に出たばかりで、速攻がありません。
refusal-bp-attacker-named = 既にアタッカーです。
refusal-bp-one-attacker = アタッカーは1体だけ指定できます。
refusal-bp-blocker-not-own = ブロックできるのは攻撃された側のキャラクターだけです。
refusal-bp-driven-cannot-block = ドライブ状態です。ブロックできるのはチャージ状態のキャラクターだけです。
refusal-bp-blocks-already = 既に別のアタッカーをブロックしています。
refusal-bp-barrier-blocks-alone = 防壁は1体だけでブロックします。
refusal-bp-one-blocker = ここではブロッカーを1体だけ指定できます。
refusal-bp-no-swap = 防壁の場所は入れ替えられません。
refusal-bp-no-second-key = 今は2枚目のキーカードを選ぶときではありません。
refusal-bp-nothing-to-drive = 今はドライブする防壁を選ぶときではありません。
refusal-bp-nothing-to-discard = 今は捨てるカードを選ぶときではありません。
refusal-bp-no-barrier-due = 今は防壁を置くときではありません。
refusal-bp-no-attack-due = 今はアタッカーを指定するときではありません。
refusal-bp-no-block-due = 今はブロッカーを指定するときではありません。
refusal-bp-no-twist-due = 今はツイストで選ぶときではありません。
refusal-bp-no-search-due = サーチは行われていません。
refusal-bp-no-draw-due = 今は2枚目を引くときではありません。
refusal-bp-must-end = 自分のターンでステージが空のときは、パスではなくエンドを起こします。

## 場所、キャラクター、設定

zone-bp-life = ライフ
zone-bp-hand = 手札
zone-bp-graveyard = 墓地
zone-bp-barriers = 防壁
zone-bp-soldiers = 兵士
zone-bp-fog = フォグ
zone-bp-stage = ステージ
zone-bp-now = 解決中

kind-bp-common-soldier = 一般兵
kind-bp-hero = 英雄
kind-bp-ace = エース
kind-bp-equipped-soldier = 装備兵
kind-bp-barrier = 防壁

label-bp-attacker = アタッカー
label-bp-haste = 速攻
label-bp-blocker = ブロッカー
label-bp-mutual-strike = 相打ち

setting-bp-deck = デッキ
value-bp-deck-full54 = 全54枚
value-bp-deck-entry20 = 入門用20枚
value-bp-deck-entry16 = 入門用16枚
setting-bp-edition = 版
value-bp-edition-sheet = シートの通り
value-bp-edition-published = 公開版
setting-bp-throw_damage_suit = 投擲のダメージ
value-bp-throw_damage_suit-clubs = ♣の数字
value-bp-throw_damage_suit-spades = ♠の数字
setting-bp-triggered_actions = 誘発アクション
value-bp-triggered_actions-by_speed = スピードに従う
value-bp-triggered_actions-never_on_stage = ステージに乗せない

## テーブルの言葉

table-bp-headline = ターン{ $turn }：{ $seat }
table-bp-chance = チャンス：{ $seat }
table-bp-graveyard-top = { $zone }{ $count }（{ $card }）
table-bp-hand-known = { $zone }{ $count }（{ $cards }を含む）
table-bp-empty-stage = ステージは空です。
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
state-bp-charged = チャージ状態
state-bp-driven = ドライブ状態
state-bp-new = 新
state-bp-attacks = 攻撃中
state-bp-blocks = ブロック中
state-bp-face-down = 裏向き
spoken-bp-soldier = { $kind }{ $cards }、数字{ $number }、{ $states }
spoken-bp-barrier-known = 防壁{ $number }（{ $card }）、{ $states }
spoken-bp-barrier = 防壁{ $number }、{ $states }
spoken-bp-labels = { $described }；{ $labels }

## ヘルプ

help-bp-goal = 裏向きの山札が、引き札でもありライフでもあります。ダメージを受けるとそこから墓地にカードが移ります。ライフがなくなったら負けです。
help-bp-field = 防壁（どのカードでも、裏向き）を置き、それをドライブして兵士のコストを払います。攻撃は兵士、ブロックは兵士と防壁。チャージ状態は縦向きで使用可、ドライブ状態（{ $driven }）は次の自分のターンまで使用済みです。
help-bp-stage = ほとんどのアクションはステージで待ちます。チャンスを持つプレイヤーは、クイックの魔法（アップ、ダウン、ツイスト、カウンター、サーチ）で応じるか、パスします。両者が続けてパスすると、一番上のアクションが解決します。
help-bp-battle = 兵士同士は数字の小さい方が墓地へ行き、同じなら両方です。ブロックした防壁は墓地へ行き、同じ数字のアタッカーを道連れにします（Jokerなら必ず）。ブロックされなければ数字分のダメージです。
help-bp-turn = ターンはエンドで終えます。続いて相手がチャージし、1枚引き、もう1枚引いてもかまいません。
help-bp-signs = [♣7] や太い枠：選択肢あり · { $back } 裏向き · { $driven } ドライブ状態 · =12 数字 · +3 このターンの変化 · 新：このターンに出た · ▲1 1番目のアタッカー、▼1 そのブロッカー · ▶ 選択中のプレイヤー
