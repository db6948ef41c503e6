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
table-hint = グリーディボットなら：{ $option }
table-saved = { $path } に保存しました
table-passing = 自動パス中
table-no-pass = 今はパスできません。
table-no-stack = 解決を待つものがないか、今あなたがパスする番ではありません。

## キー

key-help = 説明
    .help = このヘルプ
key-why = なぜ
    .help = なぜできないのか。カードごとに、理由とルールの条項
key-hint = ヒント
    .help = あなたの立場でグリーディボットが選ぶもの
key-undo = 戻す
    .help = 直前の選択を取り消す（何かが公開されるまで）
key-save = 保存
    .help = 名前を付けて写しを保存（選択のたびに自動でも保存されます）
key-concede = 投了
    .help = 投了する
key-cards = 効果
    .help = 見えているカードを読む（トラッシュなども）
key-shortcut = 支払う
    .help = 提案どおりに支払う、置く、割り振る
key-until = パス
    .help = 何か起きるまでパスする（相手が行動する、アビリティがスタックに乗る、ターンが変わる、停止位置に着く）
key-all = 解決
    .help = 待っているものがすべて解決されるか、相手が行動するまでパスする
key-stops = 停止
    .help = どこで聞かれたいか、それ以外を自動でパスするか
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
why-nothing = このゲームでは、カードなしでできることはありません。
why-keys = ←/→：カードと理由 · 理由で Enter：ルール · Esc：戻る
stops-title = どこで聞かれたいですか？
stops-running = 停止位置以外は自動でパスする
stops-in-turn =
    { $whose ->
        [own] 自分のターン：{ $moment }
       *[other] 相手のターン：{ $moment }
    }
stop-main-1 = メインフェイズ1
stop-attack = 攻撃の前
stop-attackers = 攻撃の後、ブロックの前
stop-blockers = ブロックの後、ダメージの前
stop-damage = ダメージの後
stop-main-2 = メインフェイズ2
stop-stack =
    { $whose ->
        [own] 次に自分のものが解決される
       *[other] 次に相手のものが解決される
    }
stops-keys = Enter：設定と解除 · r：標準に戻す · Esc：戻る
passed-over =
    { $whose ->
        [own] 自動でパス：自分のターン、{ $moment }。
       *[other] 自動でパス：{ $name }のターン、{ $moment }。
    }
passed-over-stack = 自動でパス：{ $what }。
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
opponent-greedy = グリーディボット
opponent-random = ランダムボット
opponent-easy = やさしいボット
opponent-normal = ふつうのボット
opponent-hard = つよいボット
opponent-expert = エキスパートボット
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
plain-help-cards = card 名前 でカードを読み、card だけで見えるカードの一覧、pay で提案どおりに支払い、置き、割り振ります。
plain-help-passing = until で何か起きるまで、all ですべて解決されるまでパスします。stops で停止位置を表示し、stops on と stops off で自動パスを切り替え、stops own main-1 で設定や解除、stops usual で標準に戻します。
plain-no-such-stop = 「{ $typed }」という停止位置はありません。{ $example } のように書きます。stops だけで一覧を表示します。

## FF-TCG

table-ff-headline = 第{ $turn }ターン：{ $seat }
table-ff-priority = 優先権：{ $seat }
table-ff-damage = ダメージ{ $taken }/{ $most }
table-ff-forwards = フォワード
table-ff-backups = バックアップ
table-ff-monsters = モンスター
table-ff-hurt = ダメージ
table-ff-piles = その他
table-ff-pile = { $pile }（{ $cards }）
table-ff-down = LBデッキ裏{ $count }
table-ff-known = { $zone }{ $count }（うち{ $cards }）
table-ff-battle = バトル
table-ff-attacker = 攻撃
table-ff-party = パーティ
table-ff-blocker = ブロック
table-ff-gone = もういない
table-ff-outcome = 結果
table-ff-unblocked = ブロックしない：{ $outcome }
table-ff-if-blocks = { $piece }：{ $outcome }
outcome-ff-points = { $number }点のダメージ
outcome-ff-broken =
    { $count ->
        [0] 何もブレイクされない
       *[other] { $broken }がブレイクされる
    }
plan-ff-give = { $things }を使う
plan-ff-turn-up = { $things }を表にする
plan-ff-dull = { $things }をダルにする
plan-ff-discard = { $things }を捨てる
plan-ff-left-over = { $number }CP余る
plan-ff-divide = { $shares }
stacked-ff = { $what } → { $named }
part-ff-kind = { $elements }の{ $kinds }
part-ff-cost =
    { $how ->
        [changed] コスト{ $cost }、今は{ $price }
       *[plain] コスト{ $cost }
    }
part-ff-power =
    { $how ->
        [changed] パワー{ $power }（元は{ $printed }）
       *[plain] パワー{ $power }
    }
part-ff-counters = { $counter }カウンター{ $count }個
counter-ff = { $name }
part-ff-primed = { $card }の上にプライミング
part-ff-owner = オーナーは{ $name }
part-ff-ex = EXバースト
part-ff-limit = リミットブレイク{ $number }
part-ff-up = 表向き
part-ff-down = 裏向き
part-ff-mode = { $number }番
part-ff-x = X = { $number }
state-ff-active = アクティブ
state-ff-fresh = このターンに出た
state-ff-attacking = 攻撃中
state-ff-blocking = ブロック中
state-ff-silent = アビリティなし
sign-ff-fire = 火
sign-ff-ice = 氷
sign-ff-wind = 風
sign-ff-earth = 土
sign-ff-lightning = 雷
sign-ff-water = 水
sign-ff-light = 光
sign-ff-dark = 闇
sign-ff-forward = フ
sign-ff-backup = バ
sign-ff-summon = 召
sign-ff-monster = モ
sign-ff-fresh = 新
sign-ff-haste = ヘ
sign-ff-brave = ブ
sign-ff-first-strike = 先
sign-ff-party = パ
sign-ff-up = 表
about-ff-active = 自分のダル状態のキャラクターがアクティブになります（凍結しているものを除く）。
about-ff-draw = カードを2枚引きます。先攻の最初のターンは1枚です。
about-ff-main-1 = キャラクターのキャスト、ワープ、プライミング。召喚獣とアビリティはお互いに使えます。
about-ff-attack = 1回ずつ攻撃します。その間に召喚獣とアビリティを使えます。
about-ff-main-2 = メインフェイズ1と同じです。
about-ff-end = 手札を5枚にし、ダメージとターン中の効果がなくなります。
help-ff-goal = ダメージを7点（リミテッドでは6点）受けたプレイヤー、デッキがないのに引くかダメージを受けるプレイヤーの負けです。5枚の手札で始め、一度だけすべて引き直せます。
help-ff-paying = カードや多くのアビリティにはCPが必要です。アクティブのバックアップをダルにするとその属性の1CP、手札を1枚捨てるとその属性の2CPになります（光と闇のカードは捨てられません）。キャストするカードの属性ごとに少なくとも1CP、残りはどの属性でもかまいません。光と闇のカードはどの属性でも払えます。p で提案どおりに支払います。手札に必要でないバックアップから、次に合わないカードから使います。
help-ff-field = フォワードは攻撃とブロックをし、バックアップはCPを生み（5体まで、ダル状態で出る）、モンスターはアビリティを持ちます。同じ名前のカードは自分の場に1体まで（汎用アイコンを除く）、光と闇も合わせて1体までです。このターンに出たものは、ヘイストがなければ攻撃も、自分のアビリティのためのダルもできません。
help-ff-stack = 召喚獣とアビリティはスタックに乗り、キャラクターは乗りません。優先権を持つプレイヤーは行動するかパスします。続けて両方がパスすると、スタックの一番上が解決されるか、ゲームが先に進みます。n、a、o で自動でパスできます。設定しない限り、何もパスされません。
help-ff-battle = フォワード1体か、属性の共通するパーティで攻撃し、攻撃したものはダルになります。アクティブのフォワード1体でブロックできます。ブロックされなければ1点のダメージで、デッキの一番上がダメージゾーンに置かれます。ブロックされればお互いにパワー分のダメージを与え、パワー以上のダメージでブレイクされます。パーティをブロックしたフォワードはダメージを割り振ります。
help-ff-special = EX：ダメージゾーンに置かれたとき、EXバーストをすぐに使えます。スペシャルアビリティ：同じ名前のカードを捨てます。リミットブレイク：LBデッキの他のカードを表にしてキャストします。ワープ：カウンターを置いて除外し、なくなると場に出ます。プライミング：デッキのカードを上に重ねます。
help-ff-signs = [クラウド] や太い枠：選択肢あり · フ 火6 9000 火のフォワード、コスト6、パワー9000（バ バックアップ、召 召喚獣、モ モンスター） · 火6→4 今は4CP · 8000/9000 今のパワーと元のパワー · -3000 ダメージ · +クライヴ プライミングの下のカード · { $driven } ダル · { $frozen } 凍結 · 新 このターンに出た · ヘ ヘイスト、ブ ブレイブ、先 先制攻撃、パ パーティアイコン · Ember×2 カウンター · EX EXバースト · LB2 リミットブレイク、表 表向き · { $back } 裏向き · ▲ 攻撃、▼ ブロック · ▶ 選択中のプレイヤー
help-ff-phases = ターンの流れ

## 説明

explain-position = { $game }、{ $at } 手の後：{ $seat } が決める（{ $clause }）
explain-choice = { $bot } の選択：{ $option }
explain-slip = このボットは時々考えずに選び、このシードではここがその場面。考えた場合：
explain-options = 評価（0は負け、1は勝ち）、試した回数、選択肢：
explain-line = { $iterations } 回の反復の後に予想する手順：
explain-step = { $seat }：{ $option }
explain-no-line = なし。試した回数が少なすぎる。
