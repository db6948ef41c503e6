# 端末のテーブル。

language-name = 日本語

## 盤面

player-you = あなた（{ $name }）
player-human = { $name }
player-bot = { $name }（{ $bot }）
table-shared = 共有
table-none = なし
table-count = { $zone }{ $count }
table-waiting = { $seat }を待っています。{ $question }
table-over = { $result }（r：次の操作）
table-no-option = 今これを使う選択肢はありません。理由は w で見られます。
table-shortcut = p  提案：{ $said }
table-no-shortcut = 今は提案がありません。
table-no-hint = 今あなたは何も選べません。
table-hint = greedyボットなら：{ $option }
table-saved = { $path } に保存しました

## キー

key-help = 説明
    .help = このヘルプ
key-why = なぜ
    .help = なぜできないのか。カードごとに、理由とルールの条項
key-hint = ヒント
    .help = あなたの立場でgreedyボットが選ぶもの
key-undo = 戻す
    .help = 直前の選択を取り消す（何かが公開されるまで）
key-save = 保存
    .help = 名前を付けて写しを保存（選択のたびに自動でも保存されます）
key-concede = 投了
    .help = 投了する
key-cards = 効果
    .help = 見えているカードを読む（トラッシュなども）
key-shortcut = 支払う
    .help = 提案どおりにコアを支払い、置く
key-language = { $language }
    .help = 次の言語
key-theme = 明/暗
    .help = 明るい色と暗い色
key-quit = 終了
    .help = 席を離れる（ゲームは保存されます）
key-start = 新しいゲーム
key-open = ファイルを開く
key-back = 前へ
    .help = 一手戻る（Home：最初へ）
key-forward = 次へ
    .help = 一手進む（End：最後へ）
key-turn-back = 前のターン
    .help = ターンの始めへ
key-turn-forward = 次のターン
    .help = 次のターンへ
key-jump = 移動
    .help = 番号で移動
key-viewer = 視点
    .help = 別の席や観客の視点で見る
key-back-out = 戻る
    .help = リプレイを終える

## ダイアログ

dialog-close = Esc / Enter：戻る · 矢印キー：スクロール
dialog-enter = Enter：決定 · Esc：戻る
clause-reason = 理由：
clause-example = 例：
clause-english = 条項の本文は今のところ英語のみです。
cards-title = カード
cards-keys = ↑/↓：カード · Esc：戻る
why-title = なぜできない？
why-no-card = カードなし
why-possible = 今できます。
why-keys = ←/→：カードと理由 · 理由で Enter：ルール · Esc：戻る
save-question = 写しの名前：
concede-question = 投了しますか？
concede-yes = 投了する
concede-no = 続ける
handover-title = { $name }に交代してください。
handover-ready = { $name }：自分だけが画面を見られるようになったら Enter を押してください。
result-rematch = もう一度
result-replay = リプレイを見る
result-save = 写しを保存
result-new = 別のゲーム
result-look = 盤面を見る
result-quit = 終了
result-keys = ↑/↓ と Enter

## ヘルプ

help-welcome = ようこそ！このヘルプが自動で開くのは一度だけです。F1 でいつでも見られます。
help-how = 遊び方
help-signs = 記号
help-signs-text = [ ] や太い枠：選択肢あり · { $back } 裏向き · ▶ 選択中のプレイヤー
help-keys = キー
help-choosing = ↑/↓ と Enter、数字キー、またはマウスで選びます。Tab で盤面とログへ移ります。ログの行で Enter を押すとルールが出ます。

## 開始

start-new = 新しいゲーム
start-saved = 保存したゲーム
start-none = まだありません。ゲームは自動で保存されます。
start-game = ゲーム
start-opponent = 対戦相手
start-seat = 自分の席
start-yours = 自分のデッキ
start-theirs = 相手のデッキ
start-any-deck = おまかせ
start-language = 言語
start-open = どのファイルを開きますか？
start-play = 始める
opponent-greedy = greedyボット
opponent-random = randomボット
opponent-human = 人間
opponent-bot = { $bot }ボット
saved-open = { $count }手まで：続ける
saved-finished = { $count }手で終了：見る

## リプレイ

replay-step = { $step } / { $last } 手、視点：{ $viewer }。
replay-seat = { $name }
replay-spectator = 観客
replay-jump = 何手目へ？（0〜{ $last }）

## 行モード

plain-choose = 1〜{ $count } を選ぶか、コマンドを入力：why カード、hint、undo、save 名前、log、table、concede、help、quit
plain-not-understood = 「{ $typed }」は選択肢の番号でもコマンドでもありません。help でコマンドを表示します。
plain-shortcut = pay（提案どおり）：{ $said }
plain-no-such-option = 選択肢{ $typed }はありません。1〜{ $count }を選んでください。
plain-no-such-card = 「{ $typed }」というカードはありません。カードは { $example }、場のものは { $piece } のように書きます。
plain-why-what = 何について聞くかを書いてください：why { $example }、why { $piece }、カードなしのアクションは why all
plain-reason = { $verb }：{ $reason }
plain-quit = ゲームは保存されました。続けるには：rulebound play --load { $path }
plain-sure = 投了しますか？投了するなら yes と入力してください。
plain-nothing-happened = ゲームを続けます。
plain-help-commands = コマンド：番号で選択。why { $example }（または why { $piece }、why all）で理由。rule { $clause } でルール。hint、undo、save 名前、log、table、concede、help、quit。
plain-help-cards = card 名前 でカードを読み、card だけで見えるカードの一覧、pay で提案どおりにコアを支払い、置きます。
