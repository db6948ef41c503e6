# 模擬：`rulebound sim` 的輸出，以及報告和其中的圖。

## 表格用語

sim-bot = 機器人
sim-deck = 牌組
sim-side = 陣營
sim-character = 角色
sim-card = 卡牌
sim-meeting = 對戰
sim-all-meetings = 全部對戰
sim-games = 局數
sim-wins = 勝局
sim-share = 勝率
sim-interval = 95 % 信賴區間
sim-strength = 實力
sim-elo = Elo
sim-error = 95 %
sim-decisions = 選擇次數
sim-in-deck = 在牌組中
sim-drawn = 抽到
sim-not-drawn = 未抽到
sim-played = 使用
sim-gain = 抽到時的差
sim-range = { $low }～{ $high }
sim-share-interval = { $share }（{ $low }～{ $high }）
sim-share-interval-first = 先手 { $share }（{ $low }～{ $high }）
sim-share-first = 先 { $share }
sim-share-of = { $share }（共{ $games }次）
sim-against = { $first } 對 { $second }
sim-against-itself = { $name }內戰
sim-against-itself-first = { $name }內戰（先手）
sim-card-number = { $name } ({ $number })
sim-side-red = 紅方
sim-side-blue = 藍方

## 終端機上的句子

sim-first = 先手的勝率為 { $share }（{ $low }～{ $high }）。
sim-first-some = 先手的勝率為 { $share }（{ $low }～{ $high }）。{ $meetings } 組對戰中有 { $without } 組未計入：其中一方先手不足 { $fewest } 局。
sim-first-unknown = 其中一方先手不足 { $fewest } 局，無法把先手的勝率和實力差距分開。
sim-first-unknown-anywhere = 每組對戰都有一方先手不足 { $fewest } 局，無法把先手的勝率和實力差距分開。
sim-more-cards = … 還有 { $count } 種卡牌；--json 和 --out 有全部內容。
sim-finished = { $games } 局中完成 { $finished }，平手 { $draws }，達上限中止 { $capped }，錯誤 { $errors }；最長的一局有 { $longest } 次選擇。
sim-speed = { $seconds } 秒內 { $decisions } 次選擇：每秒 { $speed } 次。
sim-speed-kept = { $seconds } 秒內 { $decisions } 次選擇：每秒 { $speed } 次；先前已有 { $kept } 次。
sim-digest = 摘要值 { $digest }
sim-report = 報告 { $path }
sim-stopped = 已停止。
sim-stopped-kept = 已停止。完成的對局存於 { $folder }；執行同一指令即可繼續。
sim-no-font = PNG 圖改用英文：沒有安裝含中文字的字型。請安裝 Noto Sans CJK 之類的字型；報告和 SVG 圖不需要。
sim-bar-games = 局
sim-bar-rate = 每秒 { $rate } 局
sim-bar-left = 剩餘 { $time }

## 報告

sim-title-series = 連續對局：{ $game }
sim-title-round-robin = 循環賽：{ $game }
sim-title-gauntlet = 車輪戰：{ $game }
sim-title-matrix = 牌組對戰：{ $game }
sim-summary = 共 { $games } 局，完成 { $finished }，平手 { $draws }，達上限中止 { $capped }，錯誤 { $errors }。
sim-summary-plan = 機器人：{ $bots }。設定：{ $settings }。種子：{ $seed }。
sim-summary-plan-usual = 機器人：{ $bots }。設定：預設。種子：{ $seed }。
sim-summary-pairs = 每次洗牌都由雙方交換位置對戰兩局：這樣的一局相當於 { $worth } 局獨立的對局（全部對戰的平均）。
sim-summary-digest = 全部對局的摘要值：
sim-as-table = 以表格顯示：{ $title }
sim-figure-label = { $title }：{ $note }
sim-all-cards = 所有卡牌
    .note = 牌組中有這張卡、抽到它、有卻未抽到、使用它的各方的勝率。這些勝率合計了所有各方，因此強的機器人或牌組的卡牌會偏高。只有「抽到時的差」比較機器人和牌組都相同的各方。

## 圖

sim-figure-matrix = 牌組對戰
    .note = 列對欄的勝率。
    .mirrors = 列對欄的勝率。對角線是內戰（同一牌組對戰）時先手的勝率。
sim-figure-matrix-bots = 機器人對戰
sim-figure-shares = 勝率
    .note = 獲勝的比例，附 95 % 信賴區間（威爾遜）。
    .contest = 獲勝的比例，附 95 % 信賴區間（威爾遜）。內戰不計。
sim-figure-decks = 牌組
    .note = 每副牌組對其他牌組的勝率，不論由哪個機器人使用。
sim-figure-sides = 陣營
    .note = 每個陣營的勝率，不論由哪個機器人操作。
sim-figure-ratings = 實力
    .note = 布萊德利－特里模型，以 Elo 分數表示與全體平均的差；相差 400 分即勝負比十比一。細線是 95 % 信賴區間。
sim-figure-first-player = 先手
    .note = 先手一方的勝率，平手不計。在每組對戰中，雙方各自先手時的勝率權重相同。{ $told }
sim-whoever-began = 所有先手
sim-when-it-began = { $name }（先手）
sim-figure-lengths = 對局長度
    .note = 完成的對局，依有兩個以上選項的選擇次數計。
sim-figure-curves = 勝率的變化
    .note = 到該局數為止，寫在前面一方的勝率；色帶是 95 % 信賴區間。
    .nearest = 到該局數為止，寫在前面一方的勝率；色帶是 95 % 信賴區間。只顯示最接近五五波的 { $count } 組對戰。
sim-curve = { $first } – { $second }
sim-figure-character-shares = 角色
    .note = 每個角色所在一方的勝率，不論由哪個機器人操作。
sim-figure-characters = 角色的影響
    .note = 每個角色對己方勝負比的影響，已排除其他參與的角色和機器人，以 Elo 分數表示；0 是所有角色的平均。各局視為彼此獨立：同一次洗牌用了不只一次時，區間可能過窄。
sim-figure-cards = 卡牌
    .note = 抽到這張卡的一方，勝率比機器人和牌組相同而未抽到的一方高多少個百分點。對局越長抽得越多，所以這只說明兩者相關，不說明因果。
