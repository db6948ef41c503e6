# どのゲームのテーブルでも使う言葉。

seat-you = あなた
name-you = あなた
seat-named = { $name }
owner-you = 自分の
owner-named = { $name }の
owner-none = {""}

list-comma = 、
list-and = { $first }、{ $last }

card-unknown = カード
card-code = { $code }
cards-known = { $cards }
cards-hidden = カード{ $count }枚
cards-some-hidden = { $cards }と他{ $count }枚

piece-numbered = { $owner }{ $number }番
piece-gone = 既にないもの

event-conceded = { $seat }が投了した。
event-timed-out = { $seat }は時間切れになった。
event-game-over =
    { $count ->
        [0] 引き分けで終了した。
       *[other] { $winners }の勝ち。
    }

question-replacement =
    { $who ->
        [you] 複数の置換効果があります。どれを先に適用しますか？
       *[other] { $seat }が先に適用する効果を選んでいます。
    }

option-cancel = すべて取りやめる
option-replace = 効果{ $number }を先に
verb-cancel = 取りやめる
verb-replace = 先に適用する

result-conceded = { $losers }が投了した。
result-agreed = 合意により引き分けになった。

refusal-not-offered = それは今の選択肢にありません。
refusal-not-your-decision = 今決めるのは別のプレイヤーです。
refusal-game-is-over = ゲームは終了しています。
refusal-hidden-card = まだ見ていないカードなので、何も答えられません。
refusal-no-undo = 取り消せません。その後に何かが公開されたか、別の選択が行われています。
refusal-trial-card = これはルールを試すためのカードです。設定で許可されている場合だけデッキに入れられます。
