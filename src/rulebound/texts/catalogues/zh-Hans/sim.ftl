# 模拟：`rulebound sim` 的输出，以及报告和其中的图。

## 表格用语

sim-bot = 机器人
sim-deck = 牌组
sim-side = 阵营
sim-character = 角色
sim-card = 卡牌
sim-meeting = 对战
sim-all-meetings = 全部对战
sim-games = 局数
sim-wins = 胜局
sim-share = 胜率
sim-interval = 95 % 置信区间
sim-strength = 实力
sim-elo = Elo
sim-error = 95 %
sim-decisions = 选择次数
sim-in-deck = 在牌组中
sim-drawn = 抽到
sim-not-drawn = 未抽到
sim-played = 使用
sim-gain = 抽到时的差
sim-range = { $low }～{ $high }
sim-share-interval = { $share }（{ $low }～{ $high }）
sim-share-interval-first = 先手 { $share }（{ $low }～{ $high }）
sim-share-first = 先 { $share }
sim-share-of = { $share }（共{ $games }次）
sim-against = { $first } 对 { $second }
sim-against-itself = { $name }内战
sim-against-itself-first = { $name }内战（先手）
sim-card-number = { $name } ({ $number })
sim-side-red = 红方
sim-side-blue = 蓝方

## 终端上的句子

sim-first = 先手的胜率为 { $share }（{ $low }～{ $high }）。
sim-first-some = 先手的胜率为 { $share }（{ $low }～{ $high }）。{ $meetings } 组对战中有 { $without } 组未计入：其中一方先手不足 { $fewest } 局。
sim-first-unknown = 其中一方先手不足 { $fewest } 局，无法把先手的胜率和实力差距分开。
sim-first-unknown-anywhere = 每组对战都有一方先手不足 { $fewest } 局，无法把先手的胜率和实力差距分开。
sim-more-cards = … 还有 { $count } 种卡牌；--json 和 --out 有全部内容。
sim-finished = { $games } 局中完成 { $finished }，平局 { $draws }，达上限中止 { $capped }，错误 { $errors }；最长的一局有 { $longest } 次选择。
sim-speed = { $seconds } 秒内 { $decisions } 次选择：每秒 { $speed } 次。
sim-speed-kept = { $seconds } 秒内 { $decisions } 次选择：每秒 { $speed } 次；先前已有 { $kept } 次。
sim-digest = 摘要值 { $digest }
sim-report = 报告 { $path }
sim-stopped = 已停止。
sim-stopped-kept = 已停止。完成的对局存于 { $folder }；运行同一命令即可继续。
sim-no-font = PNG 图改用英文：没有安装含中文字的字体。请安装 Noto Sans CJK 之类的字体；报告和 SVG 图不需要。
sim-bar-games = 局
sim-bar-rate = 每秒 { $rate } 局
sim-bar-left = 剩余 { $time }

## 报告

sim-title-series = 连续对局：{ $game }
sim-title-round-robin = 循环赛：{ $game }
sim-title-gauntlet = 车轮战：{ $game }
sim-title-matrix = 牌组对战：{ $game }
sim-summary = 共 { $games } 局，完成 { $finished }，平局 { $draws }，达上限中止 { $capped }，错误 { $errors }。
sim-summary-plan = 机器人：{ $bots }。设置：{ $settings }。种子：{ $seed }。
sim-summary-plan-usual = 机器人：{ $bots }。设置：默认。种子：{ $seed }。
sim-summary-pairs = 每次洗牌都由双方交换位置对战两局：这样的一局相当于 { $worth } 局独立的对局（全部对战的平均）。
sim-summary-digest = 全部对局的摘要值：
sim-as-table = 以表格显示：{ $title }
sim-figure-label = { $title }：{ $note }
sim-all-cards = 所有卡牌
    .note = 牌组中有这张卡、抽到它、有却未抽到、使用它的各方的胜率。这些胜率合计了所有各方，因此强的机器人或牌组的卡牌会偏高。只有“抽到时的差”比较机器人和牌组都相同的各方。

## 图

sim-figure-matrix = 牌组对战
    .note = 行对列的胜率。
    .mirrors = 行对列的胜率。对角线是内战（同一牌组对战）时先手的胜率。
sim-figure-matrix-bots = 机器人对战
sim-figure-shares = 胜率
    .note = 获胜的比例，附 95 % 置信区间（威尔逊）。
    .contest = 获胜的比例，附 95 % 置信区间（威尔逊）。内战不计。
sim-figure-decks = 牌组
    .note = 每副牌组对其他牌组的胜率，不论由哪个机器人使用。
sim-figure-sides = 阵营
    .note = 每个阵营的胜率，不论由哪个机器人操作。
sim-figure-ratings = 实力
    .note = 布拉德利－特里模型，以 Elo 分数表示与全体平均的差；相差 400 分即胜负比十比一。细线是 95 % 置信区间。
sim-figure-first-player = 先手
    .note = 先手一方的胜率，平局不计。在每组对战中，双方各自先手时的胜率权重相同。{ $told }
sim-whoever-began = 所有先手
sim-when-it-began = { $name }（先手）
sim-figure-lengths = 对局长度
    .note = 完成的对局，按有两个以上选项的选择次数计。
sim-figure-curves = 胜率的变化
    .note = 到该局数为止，写在前面一方的胜率；色带是 95 % 置信区间。
    .nearest = 到该局数为止，写在前面一方的胜率；色带是 95 % 置信区间。只显示最接近五五开的 { $count } 组对战。
sim-curve = { $first } – { $second }
sim-figure-character-shares = 角色
    .note = 每个角色所在一方的胜率，不论由哪个机器人操作。
sim-figure-characters = 角色的影响
    .note = 每个角色对己方胜负比的影响，已排除其他参与的角色和机器人，以 Elo 分数表示；0 是所有角色的平均。各局视为彼此独立：同一次洗牌用了不只一次时，区间可能过窄。
sim-figure-cards = 卡牌
    .note = 抽到这张卡的一方，胜率比机器人和牌组相同而未抽到的一方高多少个百分点。对局越长抽得越多，所以这只说明两者相关，不说明因果。
