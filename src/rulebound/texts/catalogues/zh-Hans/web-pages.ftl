# 牌桌以外的页面：大厅、开桌、设置、账号、教学、沙盒。

## 大厅

web-lobby-title = 四款卡牌游戏，照规则书来
web-lobby-what = 和电脑或朋友对战。规则由牌桌掌握：能做的会亮起，不能做的会说明原因。
web-lobby-play = 立即开始
web-lobby-set-up = 开一桌
    .short = 开桌
web-lobby-learn = 五分钟教学
    .short = 教学
web-lobby-rules = 规则
web-lobby-cards = 卡牌
web-lobby-characters = 角色
web-lobby-own-tables = 你的牌桌
web-lobby-listed-tables = 可加入或观战的牌桌
web-lobby-no-tables = 目前没有公开的牌桌。开一桌，把链接发给朋友吧。
web-lobby-several = { $name }×{ $count }
web-lobby-free-seats = { $count }个空位
web-lobby-playing = 进行中
web-lobby-waiting = 即将开始
web-lobby-sandbox = 沙盒
web-lobby-best-of = { $count }局制
web-lobby-go-on = 继续
web-lobby-join = 加入
web-lobby-watch = 观战
web-lobby-you = 你
web-lobby-guest = 你在这里的名称是“{ $name }”，不需要账号。
web-lobby-account = 你已登录为“{ $name }”。
web-lobby-name-and-account = 名称与账号

## 开桌

web-new-title = { $game }：新的牌桌
web-new-seats = 座位
web-new-seat = 座位{ $seat }
web-new-seat-who = 谁坐这里
web-new-seat-me = 我
web-new-seat-bot = 机器人
web-new-seat-open = 开放给别人
web-new-seat-open-note = 把牌桌链接发给对方；来的人自己选择。
web-new-seat-level = 水平
web-new-deck = 牌组
web-new-deck-chance = 随机
web-new-deck-own = { $name }（自组）
web-new-deck-list = 粘贴列表…
web-new-deck-text = 牌组列表
web-new-deck-text-note = 每行一种卡，写张数和编号或名称。
web-new-deck-legal = 这副牌组可以使用：{ $count }张。
web-new-role = 角色
web-new-role-draft = 按选角方式决定
web-new-settings = 这桌的规则
web-new-series = 赛制
web-new-series-one = 一局定胜负
web-new-series-three = 三局两胜
web-new-closed-decklists = 不公开牌组：彼此不知道对方的牌组
web-new-clocks = 计时
web-new-clocks-note = 留空或0：不限时。
web-new-clock-total = 每人总时间（分钟）
web-new-clock-decision = 每次决定（秒）
web-new-clock-away = 断线等待（分钟）
web-new-abandoned = 时间到之后
web-new-abandoned-bot = 由机器人接手
web-new-abandoned-lost = 判负
web-new-people = 谁能加入
web-new-listed = 公开在大厅
web-new-listed-note = 任何人都能坐空位。
web-new-private-note = 只有拿到链接的人找得到这桌。
web-new-spectators = 允许观战
web-new-spectators-note = 除非所有座位同意，观战者看不到手牌。
web-new-open = 开桌
web-new-back = 回到大厅

## 设置

web-settings-title = 设置
web-settings-note = 设置保存在这个浏览器里。
web-settings-look = 外观
web-settings-theme = 配色
web-settings-theme-auto = 按设备设置
web-settings-theme-light = 浅色
web-settings-theme-dark = 深色
web-settings-size = 文字大小
web-settings-size-small = 小
web-settings-size-normal = 标准
web-settings-size-large = 大
web-settings-size-larger = 特大
web-settings-motion = 动态效果
web-settings-motion-auto = 按设备设置
web-settings-motion-reduced = 减少
web-settings-table = 牌桌
web-settings-sound = 轮到我时播放声音
web-settings-quick = 立即选择
web-settings-quick-note = 按下只有一个选项的卡就直接选择。
web-settings-passing = 自动跳过
web-settings-passing-note = 从游戏开始就启用；停留点在牌桌上设置。
web-settings-hand-order = 手牌顺序
web-settings-hand-order-note = 手牌会保持你在牌桌上排的顺序。
web-settings-hand-order-reset = 清除所有顺序
web-settings-hand-order-done = 手牌已恢复为牌桌的顺序。
web-settings-keys = 牌桌按键

## 名称与账号

web-account-title = 名称与账号
web-account-guest = 访客
web-account-guest-note = 不需要账号，这个浏览器会记得你。
web-account-name = 名称
web-account-rename = 使用这个名称
web-account-renamed = 名称已更改。
web-account-account = 账号
web-account-account-note = 有账号，在任何设备上都是同一个你，座位也会保留。
web-account-password = 密码
web-account-password-note = 至少8个字符。
web-account-short = 密码至少要8个字符。
web-account-log-in = 登录
web-account-register = 注册
web-account-log-out = 退出登录
web-account-welcome = 欢迎，{ $name }。
web-account-blocked = 屏蔽名单
web-account-blocked-note = 你看不到他们公开的牌桌，他们也不能坐你的牌桌。
web-account-nobody = 没有屏蔽任何人。
web-account-block-name = 对方的名称
web-account-block = 屏蔽
web-account-unblock = 解除屏蔽

## 教学

web-learn-title = 学一款游戏
web-learn-what = 每款五分钟：你来玩，牌桌告诉你发生了什么、为什么。
web-learn-step = 第{ $step }步，共{ $count }步
web-learn-next = 继续
web-learn-well-done = 做得好。
web-learn-clauses = 规则书：
web-learn-options = 你可以做的事
web-learn-wanted = （这一步要选的）
web-learn-again = 重玩这一段
web-learn-open = 教学中所有的牌都是公开的。
web-learn-opponent = 对手
web-learn-partner = 队友
web-learn-play-now = 开始一场游戏
web-learn-others = 其他教学
web-learn-lost = 连接中断，正在重新连接…
web-guide-gently = 这也可以，但这一课不用。试试亮起来的选项。

## 沙盒

web-sandbox-title = 沙盒
web-sandbox-title-of = { $game }：沙盒
web-sandbox-what = 摆出任何局面来玩：由你替所有人选择，也看得到一切。
web-sandbox-position = 局面
web-sandbox-start = 起始局面
web-sandbox-bare = 简单的局面
web-sandbox-lesson = 教学第{ $step }步
web-sandbox-text = 局面文字（情境的 given）
web-sandbox-fine = 可以进行。首先由{ $seat }决定：{ $question }
web-sandbox-over = 可以摆出，但游戏立刻结束。
web-sandbox-open = 用这个局面开始
web-sandbox-go-on = 从这个局面继续
web-sandbox-back = 回到牌桌
web-sandbox-how = 使用方式
web-sandbox-how-write = 写下每位玩家有什么：手牌、场上、生命等等。没写的照惯例；输入时会即时检查。
web-sandbox-how-play = 在牌桌上，你替被询问的人回答，也都可以收回。
web-sandbox-how-scenario = 牌桌菜单中的“{ web-scenario }”会把当下写成规则测试。
