# シミュレーション：`rulebound sim` の出力と、レポートとその図。

## 表の言葉

sim-bot = ボット
sim-deck = デッキ
sim-side = 陣営
sim-character = キャラクター
sim-card = カード
sim-meeting = 対戦
sim-all-meetings = 全対戦
sim-games = 試合数
sim-wins = 勝ち
sim-share = 勝率
sim-interval = 95 %信頼区間
sim-strength = 強さ
sim-elo = Elo
sim-error = 95 %
sim-decisions = 手数
sim-in-deck = 採用
sim-drawn = 引いた
sim-not-drawn = 引かなかった
sim-played = 使った
sim-gain = 引いたときの差
sim-range = { $low }〜{ $high }
sim-share-interval = { $share }（{ $low }〜{ $high }）
sim-share-interval-first = 先攻 { $share }（{ $low }〜{ $high }）
sim-share-first = 先 { $share }
sim-share-of = { $share }（{ $games }回中）
sim-against = { $first } 対 { $second }
sim-against-itself = { $name }のミラー
sim-against-itself-first = { $name }のミラー（先攻）
sim-card-number = { $name } ({ $number })
sim-side-red = 赤陣営
sim-side-blue = 青陣営

## 端末の文

sim-first = 先攻の勝率は{ $share }（{ $low }〜{ $high }）。
sim-first-some = 先攻の勝率は{ $share }（{ $low }〜{ $high }）。{ $meetings }組の対戦のうち{ $without }組は、一方の先攻が{ $fewest }試合に満たないので除いた。
sim-first-unknown = 一方の先攻が{ $fewest }試合に満たないので、先攻の勝率を強さの差と区別できない。
sim-first-unknown-anywhere = どの対戦でも一方の先攻が{ $fewest }試合に満たないので、先攻の勝率を強さの差と区別できない。
sim-more-cards = … ほか{ $count }種類。--json と --out にはすべてのカードがある。
sim-finished = { $games }試合のうち終了{ $finished }、引き分け{ $draws }、打ち切り{ $capped }、エラー{ $errors }。最長は{ $longest }手。
sim-speed = { $decisions }手、{ $seconds }秒：毎秒{ $speed }手。
sim-speed-kept = { $decisions }手、{ $seconds }秒：毎秒{ $speed }手。ほかに前回までの{ $kept }手。
sim-digest = ダイジェスト { $digest }
sim-report = レポート { $path }
sim-stopped = 中断した。
sim-stopped-kept = 中断した。終わった試合は { $folder } にあり、同じコマンドで続きから始まる。
sim-no-font = この言語の文字を持つフォントがないので、PNG の図は英語になる。Noto Sans CJK などを入れれば日本語になる。レポートと SVG の図には要らない。
sim-bar-games = 試合
sim-bar-rate = 毎秒{ $rate }
sim-bar-left = 残り { $time }

## レポート

sim-title-series = 連戦：{ $game }
sim-title-round-robin = 総当たり：{ $game }
sim-title-gauntlet = ガントレット：{ $game }
sim-title-matrix = デッキ対デッキ：{ $game }
sim-summary = { $games }試合。うち終了{ $finished }、引き分け{ $draws }、打ち切り{ $capped }、エラー{ $errors }。
sim-summary-plan = ボット：{ $bots }。設定：{ $settings }。シード：{ $seed }。
sim-summary-plan-usual = ボット：{ $bots }。設定：標準。シード：{ $seed }。
sim-summary-pairs = 同じシャッフルで席を入れ替えて2試合ずつ行った。その1試合は独立した{ $worth }試合分にあたる（全対戦の平均）。
sim-summary-digest = 全試合のダイジェスト：
sim-as-table = 表で見る：{ $title }
sim-figure-label = { $title }：{ $note }
sim-all-cards = すべてのカード
    .note = カードを採用した側、引いた側、採用したが引かなかった側、使った側の勝率。すべての側を合わせた値なので、強いボットやデッキのカードでは高くなる。同じボットとデッキの側どうしを比べるのは「引いたときの差」だけ。

## 図

sim-figure-matrix = デッキ対デッキ
    .note = 行の、列に対する勝率。
    .mirrors = 行の、列に対する勝率。対角線はミラー（同じもの同士の対戦）での先攻の勝率。
sim-figure-matrix-bots = ボット対ボット
sim-figure-shares = 勝率
    .note = 勝った試合の割合と95 %信頼区間（ウィルソン）。
    .contest = 勝った試合の割合と95 %信頼区間（ウィルソン）。ミラーの試合は除く。
sim-figure-decks = デッキ
    .note = ほかのデッキに対する各デッキの勝率。どのボットが使ったかは問わない。
sim-figure-sides = 陣営
    .note = 各陣営の勝率。どのボットが使ったかは問わない。
sim-figure-ratings = 強さ
    .note = ブラッドリー・テリーモデルによる強さ。Eloの尺度で、全体の平均との差。400点の差でオッズは10対1。ひげは95 %信頼区間。
sim-figure-first-player = 先攻
    .note = 最初のターンを行った側の勝率。引き分けは除く。各対戦では、それぞれが先攻のときの勝率を同じ重みで数える。{ $told }
sim-whoever-began = 先攻全体
sim-when-it-began = { $name }（先攻時）
sim-figure-lengths = 試合の長さ
    .note = 終了した試合の手数。選択肢が2つ以上あった手だけを数える。
sim-figure-curves = 勝率の推移
    .note = その試合数までの、先に書いた方の勝率。帯は95 %信頼区間。
    .nearest = その試合数までの、先に書いた方の勝率。帯は95 %信頼区間。五分に最も近い{ $count }組の対戦を示す。
sim-curve = { $first } – { $second }
sim-figure-character-shares = キャラクター
    .note = 各キャラクターがいた側の勝率。どのボットが使ったかは問わない。
sim-figure-characters = キャラクターの影響
    .note = 各キャラクターが味方の勝つオッズに与える影響。同席したキャラクターやボットの影響は除く。Eloの尺度で、0は全キャラクターの平均。試合は互いに独立とみなすので、同じシャッフルで何度か行った場合は区間が狭すぎることがある。
sim-figure-cards = カード
    .note = カードを引いた側の勝率が、同じボットとデッキで引かなかった側より何ポイント高いか。長い試合ほど多く引くので、示すのは関連であって原因ではない。
