# ブラウザーの卓と、全ページで使う言葉。

## どこでも

web-close = 閉じる
web-loading = 読み込み中…
web-try-again = もう一度
web-no-connection = サーバーに接続できません。
web-language = 言語
web-nav = ページ
web-nav-lobby = ロビー
web-nav-rules = ルールブック
web-nav-cards = カード
web-nav-decks = デッキ
web-nav-learn = 学ぶ
web-nav-sandbox = サンドボックス
web-nav-settings = 設定
web-skip-to-content = 本文へ
web-not-found = ここには何もありません
web-not-found-why = このアドレスのページはありません。リンクが古いか、文字が抜けているのかもしれません。
web-to-lobby = ロビーへ
web-rulebook = ルールブック
web-open-clause = ルール { $clause }
web-open-rulebook = ルールブックで続きを読む
web-copy = コピー
web-copied = コピーしました。
web-copy-by-hand = ブラウザーがコピーを許しません。選択してあるので、ご自分でコピーしてください。
web-save-file = ファイルに保存
web-send = 送る
web-nothing-found = 見つかりません。
web-you = あなた
web-theme = 配色
web-theme-auto = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-bot-named = ボット（{ $bot }）
web-bot-random = ランダム
web-bot-greedy = グリーディ
web-bot-easy = やさしい
web-bot-normal = ふつう
web-bot-hard = つよい
web-bot-expert = エキスパート

## 席、ゲームの前

web-table = 卓
web-waiting-title = { $game }：プレイヤー待ち
web-waiting-what = 全席が埋まり、全員の用意ができると始まります。
web-invite-link = 招待リンク
web-seats = 席
web-seat-open = 空席
web-seat-bot = 席{ $seat }のボット
web-seat-a-bot = ボットを座らせる…
web-remove-bot = ボットを外す
web-sit = 座る
web-stand = 席を立つ
web-kick = 退席させる
web-ready = 用意できた
web-not-ready = 準備中
web-away = 不在
web-stood-in = ボットが代行
web-your-seat = あなたの席
web-your-deck = あなたのデッキ
web-your-character = あなたのキャラクター
web-deck-by-chance = おまかせ
web-own-deck = 自作のデッキ
web-bring-list = 自作のデッキリストを使う
web-deck-list = デッキリスト
web-bring = 使う
web-entropy-title = シャッフルに加える
web-entropy = 好きな言葉
web-entropy-note = シャッフルに混ぜられ、誰にも結果を選べなくなります。
web-i-am-ready = 用意できた
web-you-are-ready = あなたの用意はできました。他の人を待っています。

## 卓

web-board = 盤面
web-your-hand = あなたの手札
web-side = { $seat }の側
web-shared = 共有
web-on-turn = 手番
web-cell-lit = { $cell }、使えます
web-hidden-cards = 裏向きのカード{ $count }枚
web-pile = { $zone }：{ $count }
web-pile-open = { $zone }：{ $count }、中を見る
web-under = 付いているもの
web-decision = 問い
web-waiting-for = { $name }を待っています。
web-your-move = あなたの番
web-won = 勝ちました！
web-lost = 負けました。
web-drawn = 引き分けです。
web-won-by = { $names }の勝ち。
web-move-left = 左へ動かす
web-move-right = 右へ動かす
web-as-proposed = 提案どおり：{ $said }
web-filter-options = 選択肢を探す
web-amount = 数
web-less = 減らす
web-more-of-it = 増やす
web-look = 拡大して見る
web-log = 記録
web-log-empty = まだ何も起きていません。
web-log-earlier = 前の{ $count }行を表示
web-clock = 時計
web-series = シリーズ
web-series-is = 第{ $game }ゲーム、{ $won }
web-spectators = 観戦者{ $count }人
web-you-watch = 観戦中
web-connection-connecting = 接続中
web-connection-open = 接続済み
web-connection-lost = 切断されました
web-connection-closed = 終了
web-reconnecting = 接続が切れました。再接続しています。何も失われません。

## 卓の助け

web-undo = 取り消す
web-ask-undo = 取り消しを頼む
web-hint = ヒント
web-hint-is = ボットの選択：{ $option }
web-estimate = { $percent }％
web-why = なぜ？
web-why-title = なぜできない？
web-why-can = 今できます。
web-why-nothing = これでできることはありません。
web-pass-until = 続けてパス
    .help = 何か起きるまでパスする
web-resolve-all = すべて解決
web-stop-passing = パスをやめる
web-passing = 自動パス
web-passing-running = 止まる所以外では自動でパスする
web-passing-stops = ここで尋ねる

## 申し出、終わり

web-agree = 同意する
web-decline = 断る
web-withdraw = 取り下げる
web-offer-draw = { $name }が引き分けを申し出ています。
web-offer-undo = { $name }が最後の選択の取り消しを求めています。
web-offer-open-hands = { $name }が観戦者への手札公開を提案しています。
web-offer-rematch = { $name }が再戦を望んでいます。
web-offered-draw = 引き分けの申し出中。{ $names }を待っています。
web-offered-undo = 取り消しの依頼中。{ $names }を待っています。
web-offered-open-hands = 手札公開の提案中。{ $names }を待っています。
web-offered-rematch = 再戦の提案中。{ $names }を待っています。
web-offer-a-draw = 引き分けを申し出る
web-open-hands = 観戦者に手札を公開
web-rematch = 再戦
web-next-game = 次のゲームの用意ができました。
web-go-there = 移動する
web-watch-replay = リプレイ

## キー

web-key-arrows = カードの間を動く
web-key-enter = カードを使う、または使えない理由を見る
web-key-digits = その選択肢を選ぶ
web-key-pass = パスする
web-key-proposed = 提案どおり
web-key-undo = 取り消す
web-key-why = なぜできない？
web-key-look = カードを拡大して見る
web-key-hint = ヒント
web-key-move = 手札の中でカードを動かす
web-key-filter = 選択肢を探す
web-key-help = この説明
web-help-touch = 縁が光るカードは使えます。タップしてください。ほかのカードをタップすると使えない理由がわかります。長押しすると拡大します。

## メニュー

web-menu = メニュー
web-help = ヘルプ
web-sound = 音
web-quick-choice = 選択肢が一つのカードは押すとすぐ選ぶ
web-concede = 投了する
web-concede-sure = 本当に投了しますか。ゲームは負けになります。
web-go-on-playing = 続ける
web-scenario = この場面のシナリオ
web-scenario-known = 直前の落ち着いた場面を、あなたが知っている範囲でシナリオにしたものです。見えないカードは、あり得るカードで埋めてあります。ゲームが終わると、実際のカードで作れます。
web-scenario-what = この場面のシナリオファイルです。再生、変更、検査ができます。
web-report = 報告する
web-report-what = サーバーの管理者への連絡です。ゲームの記録も送られます。
web-report-about = 対象
web-report-nobody = ゲームについて（個人ではない）
web-report-reason = 何が問題ですか
web-report-block = この人をブロックもする：相手の公開卓を見ず、自分の卓に座らせない
web-report-sent = ありがとうございます。送信しました。
web-fairness = 公正なシャッフル
web-fairness-what = 最初のシャッフルの前に、サーバーはこのハッシュで秘密を約束しました。ゲームが終わると秘密が公開され、シャッフルが選ばれたものでないことを誰でも確かめられます。
web-fairness-commitment = 約束（SHA-256）
web-fairness-secret = 秘密
web-fairness-entropy = 各席が加えた言葉
web-fairness-holds = 秘密は約束どおりです。
web-fairness-broken = 秘密が約束と異なります！
web-fairness-cannot = このブラウザーでは安全な接続でのみ確かめられます。
web-fairness-verify = リプレイを保存し、次で全体を確かめられます：
web-fairness-later = 秘密はゲームが終わると公開されます。
