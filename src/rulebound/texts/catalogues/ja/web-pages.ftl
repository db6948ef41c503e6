# テーブルのまわりのページ：ロビー、準備、設定、アカウント、レッスン、サンドボックス。

## ロビー

web-lobby-title = ルールどおりの4つのカードゲーム
web-lobby-what = ボットや友だちと対戦。ルールはテーブルが知っています。できることを光らせ、できない理由も教えます。
web-lobby-play = すぐ遊ぶ
web-lobby-set-up = テーブルを用意
    .short = 用意
web-lobby-learn = 5分で学ぶ
    .short = 学ぶ
web-lobby-rules = ルール
web-lobby-cards = カード
web-lobby-characters = キャラクター
web-lobby-own-tables = あなたのテーブル
web-lobby-listed-tables = 参加・観戦できるテーブル
web-lobby-no-tables = 公開中のテーブルはありません。テーブルを用意して、友だちにリンクを送りましょう。
web-lobby-several = { $name }×{ $count }
web-lobby-free-seats = 空席{ $count }
web-lobby-playing = 対戦中
web-lobby-waiting = まもなく開始
web-lobby-sandbox = サンドボックス
web-lobby-best-of = { $count }本勝負
web-lobby-go-on = 続ける
web-lobby-join = 参加
web-lobby-watch = 観戦
web-lobby-you = あなた
web-lobby-guest = あなたの名前は「{ $name }」です。アカウントは必要ありません。
web-lobby-account = 「{ $name }」としてログイン中です。
web-lobby-name-and-account = 名前とアカウント

## テーブルの準備

web-new-title = { $game }：新しいテーブル
web-new-seats = 席
web-new-seat = 席{ $seat }
web-new-seat-who = 誰が座るか
web-new-seat-me = 自分
web-new-seat-bot = ボット
web-new-seat-open = 来た人
web-new-seat-open-note = テーブルのリンクを送りましょう。来た人が自分で選びます。
web-new-seat-level = 強さ
web-new-deck = デッキ
web-new-deck-chance = おまかせ
web-new-deck-own = { $name }（自作）
web-new-deck-list = リストを貼り付ける…
web-new-deck-text = デッキリスト
web-new-deck-text-note = 1行に1種類、枚数と番号か名前を書きます。
web-new-deck-legal = このデッキは使えます（{ $count }枚）。
web-new-role = キャラクター
web-new-role-draft = 選び方の設定どおり
web-new-settings = このテーブルのルール
web-new-series = シリーズ
web-new-series-one = 1本勝負
web-new-series-three = 3本勝負
web-new-closed-decklists = デッキリスト非公開（互いに相手のデッキを知らない）
web-new-clocks = 時計
web-new-clocks-note = 空欄または0：制限なし。
web-new-clock-total = 各プレイヤーの持ち時間（分）
web-new-clock-decision = 1つの選択にかけられる秒数
web-new-clock-away = 接続が切れた人を待つ分数
web-new-abandoned = そのあとは
web-new-abandoned-bot = ボットが代わりに座る
web-new-abandoned-lost = 負けになる
web-new-people = 誰が来られるか
web-new-listed = ロビーに公開する
web-new-listed-note = 誰でも空席に座れます。
web-new-private-note = リンクを知っている人だけが来られます。
web-new-spectators = 観戦を許可する
web-new-spectators-note = 全員が同意しないかぎり、手札は見えません。
web-new-open = テーブルを開く
web-new-back = ロビーに戻る

## 設定

web-settings-title = 設定
web-settings-note = このブラウザーに保存されます。
web-settings-look = 表示
web-settings-theme = 配色
web-settings-theme-auto = 端末に合わせる
web-settings-theme-light = 明るい
web-settings-theme-dark = 暗い
web-settings-size = 文字の大きさ
web-settings-size-small = 小
web-settings-size-normal = 標準
web-settings-size-large = 大
web-settings-size-larger = 特大
web-settings-motion = 動き
web-settings-motion-auto = 端末に合わせる
web-settings-motion-reduced = 減らす
web-settings-table = テーブルで
web-settings-sound = 自分の番に音を鳴らす
web-settings-quick = すぐに選ぶ
web-settings-quick-note = 選択肢が1つのカードは、押すとすぐ選ばれます。
web-settings-passing = 自動パス
web-settings-passing-note = ゲームの初めからオンにします。止まる場面はテーブルで設定します。
web-settings-hand-order = 手札の並び
web-settings-hand-order-note = 手札は、テーブルで並べた順のままになります。
web-settings-hand-order-reset = 並びをすべて忘れる
web-settings-hand-order-done = 手札はテーブルの順に戻りました。
web-settings-keys = テーブルのキー

## 名前とアカウント

web-account-title = 名前とアカウント
web-account-guest = ゲストとして
web-account-guest-note = アカウントは必要ありません。このブラウザーが覚えています。
web-account-name = 名前
web-account-rename = この名前にする
web-account-renamed = 名前を変えました。
web-account-account = アカウント
web-account-account-note = アカウントがあれば、どの端末でも同じ人として参加できます。席もそのままです。
web-account-password = パスワード
web-account-password-note = 8文字以上。
web-account-short = パスワードは8文字以上です。
web-account-log-in = ログイン
web-account-register = 登録
web-account-log-out = ログアウト
web-account-welcome = ようこそ、{ $name }さん。
web-account-blocked = ブロックした人
web-account-blocked-note = その人の公開テーブルは表示されず、あなたのテーブルには座れません。
web-account-nobody = 誰もブロックしていません。
web-account-block-name = 相手の名前
web-account-block = ブロックする
web-account-unblock = ブロックを解除

## レッスン

web-learn-title = ゲームを学ぶ
web-learn-what = それぞれ5分。実際に遊びながら、何がなぜ起こるのかを学べます。
web-learn-step = ステップ{ $step }／{ $count }
web-learn-next = つぎへ
web-learn-well-done = そのとおりです。
web-learn-clauses = ルールブックでは：
web-learn-options = できること
web-learn-wanted = （このステップの手）
web-learn-again = ここをもう一度
web-learn-open = レッスンでは、すべてのカードが見えます。
web-learn-opponent = 相手
web-learn-partner = 味方
web-learn-play-now = 対戦する
web-learn-others = ほかのレッスン
web-learn-lost = 接続が切れました。再接続しています…
web-guide-gently = それもできますが、このレッスンでは別の手です。光っているものを試しましょう。

## サンドボックス

web-sandbox-title = サンドボックス
web-sandbox-title-of = { $game }：サンドボックス
web-sandbox-what = 好きな盤面を作って遊べます。全員の選択をあなたが行い、すべてが見えます。
web-sandbox-position = 盤面
web-sandbox-start = はじめの盤面
web-sandbox-bare = 簡単な盤面
web-sandbox-lesson = レッスンのステップ{ $step }
web-sandbox-text = 盤面のテキスト（シナリオのgiven）
web-sandbox-fine = この盤面で遊べます。最初の選択は{ $seat }：{ $question }
web-sandbox-over = この盤面は作れますが、すぐにゲームが終わります。
web-sandbox-open = この盤面で遊ぶ
web-sandbox-go-on = この盤面から続ける
web-sandbox-back = テーブルに戻る
web-sandbox-how = 使い方
web-sandbox-how-write = 各プレイヤーの手札、場、ライフなどを書きます。書かないものは通常どおりで、入力中に確認されます。
web-sandbox-how-play = テーブルでは聞かれた人の代わりに答え、いつでも戻せます。
web-sandbox-how-scenario = テーブルのメニューの「{ web-scenario }」で、その瞬間をルールのテストとして書き出せます。
