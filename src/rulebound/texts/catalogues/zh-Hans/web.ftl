# 浏览器的牌桌，以及每一页都用到的词。

## 到处

web-close = 关闭
web-loading = 加载中……
web-try-again = 再试一次
web-no-connection = 无法连接到服务器。
web-language = 语言
web-nav = 页面
web-nav-lobby = 大厅
web-nav-rules = 规则书
web-nav-cards = 卡牌
web-nav-decks = 牌组
web-nav-learn = 学习
web-nav-sandbox = 沙盒
web-nav-settings = 设置
web-skip-to-content = 跳到内容
web-not-found = 这里什么都没有
web-not-found-why = 这个网址没有对应的页面。也许链接已经过期，或是少了一个字。
web-to-lobby = 回大厅
web-rulebook = 规则书
web-open-clause = 规则 { $clause }
web-open-rulebook = 在规则书中继续阅读
web-copy = 复制
web-copied = 已复制。
web-copy-by-hand = 浏览器不允许复制：文字已选中，请自行复制。
web-save-file = 保存为文件
web-send = 发送
web-nothing-found = 找不到。
web-you = 你
web-theme = 配色
web-theme-auto = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-bot-named = 电脑（{ $bot }）
web-bot-random = 随机
web-bot-greedy = 贪心
web-bot-easy = 简单
web-bot-normal = 普通
web-bot-hard = 困难
web-bot-expert = 专家

## 座位、开局前

web-table = 牌桌
web-waiting-title = { $game }：等待玩家
web-waiting-what = 所有座位坐满且每个人都准备好后，游戏就开始。
web-invite-link = 邀请链接
web-seats = 座位
web-seat-open = 空位
web-seat-bot = 座位 { $seat } 的电脑
web-seat-a-bot = 安排电脑……
web-remove-bot = 移除电脑
web-sit = 坐下
web-stand = 离开座位
web-kick = 请离
web-ready = 已准备
web-not-ready = 尚未准备
web-away = 离线
web-stood-in = 电脑代打
web-your-seat = 你的座位
web-your-deck = 你的牌组
web-your-character = 你的角色
web-deck-by-chance = 随机
web-own-deck = 自己的牌组
web-bring-list = 带自己的牌表
web-deck-list = 牌表
web-bring = 使用
web-entropy-title = 加入洗牌
web-entropy = 随意几个字
web-entropy-note = 会混入洗牌之中，如此便没有人能事先挑选结果。
web-i-am-ready = 我准备好了
web-you-are-ready = 你已准备好，正在等其他人。

## 牌桌上

web-board = 盘面
web-your-hand = 你的手牌
web-side = { $seat } 的一方
web-shared = 共用
web-on-turn = 回合中
web-cell-lit = { $cell }，可以使用
web-hidden-cards = { $count } 张看不见的牌
web-pile = { $zone }：{ $count }
web-pile-open = { $zone }：{ $count }，查看内容
web-under = 附属于它
web-decision = 提问
web-waiting-for = 等待 { $name }。
web-your-move = 轮到你
web-won = 你赢了！
web-lost = 你输了。
web-drawn = 和局。
web-won-by = { $names } 获胜。
web-move-left = 往左移
web-move-right = 往右移
web-as-proposed = 照提议：{ $said }
web-filter-options = 查找选项
web-amount = 数量
web-less = 减少
web-more-of-it = 增加
web-look = 放大查看
web-log = 记录
web-log-empty = 还没有发生任何事。
web-log-earlier = 显示先前的 { $count } 行
web-clock = 计时
web-series = 系列赛
web-series-is = 第 { $game } 局，{ $won }
web-spectators = { $count } 位观众
web-you-watch = 你在观战
web-connection-connecting = 连接中
web-connection-open = 已连接
web-connection-lost = 连接中断
web-connection-closed = 已关闭
web-reconnecting = 连接中断，正在重新连接。什么都不会丢失，牌桌会等你。

## 牌桌上的帮助

web-undo = 撤销
web-ask-undo = 请求撤销
web-hint = 提示
web-hint-is = 电脑会选：{ $option }
web-estimate = { $percent }%
web-why = 为何不能？
web-why-title = 为什么不能？
web-why-can = 现在可以做。
web-why-nothing = 它没有可做的事。
web-pass-until = 一路跳过
    .help = 跳过，直到有事发生
web-resolve-all = 全部结算
web-stop-passing = 停止跳过
web-passing = 自动跳过
web-passing-running = 在没有设定停顿之处自动跳过
web-passing-stops = 在这些时候问我

## 提议、结束

web-agree = 同意
web-decline = 拒绝
web-withdraw = 撤回
web-offer-draw = { $name } 提议和局。
web-offer-undo = { $name } 请求收回上一个选择。
web-offer-open-hands = { $name } 提议让观众看到所有手牌。
web-offer-rematch = { $name } 想再来一局。
web-offered-draw = 已提议和局，等待 { $names }。
web-offered-undo = 已请求撤销，等待 { $names }。
web-offered-open-hands = 已提议公开手牌，等待 { $names }。
web-offered-rematch = 已提议再战，等待 { $names }。
web-offer-a-draw = 提议和局
web-open-hands = 向观众公开手牌
web-rematch = 再战
web-next-game = 下一局准备好了。
web-go-there = 前往
web-watch-replay = 回放

## 按键

web-key-arrows = 在牌之间移动
web-key-enter = 使用这张牌，或查看不能的原因
web-key-digits = 选择该选项
web-key-pass = 跳过
web-key-proposed = 照提议
web-key-undo = 撤销
web-key-why = 为什么不能？
web-key-look = 放大查看这张牌
web-key-hint = 提示
web-key-move = 在手牌中移动这张牌
web-key-filter = 查找选项
web-key-help = 这份说明
web-help-touch = 边框发光的牌可以使用：点它。点其他牌会说明为什么不能用；按住一张牌可放大查看。

## 菜单

web-menu = 菜单
web-help = 帮助
web-sound = 音效
web-quick-choice = 一张牌只有一个选项时立即选择
web-concede = 认输
web-concede-sure = 真的要认输吗？这局就输了。
web-go-on-playing = 继续玩
web-scenario = 由此刻制作情境
web-scenario-known = 最近一个没有事情进行中的时刻，按你所知道的写成情境文件：看不到的牌以可能的牌补上。对局结束后可以取得实际的牌。
web-scenario-what = 此刻的情境文件：可以重演、修改、检查。
web-report = 举报
web-report-what = 发给服务器管理者，并附上这局的记录。
web-report-about = 关于
web-report-nobody = 游戏本身，不针对任何人
web-report-reason = 有什么问题？
web-report-block = 同时屏蔽此人：不看其公开牌桌，也不让其坐我的牌桌
web-report-sent = 谢谢，已发送。
web-fairness = 公平洗牌
web-fairness-what = 第一次洗牌之前，服务器以这个哈希承诺了它的秘密。游戏结束后秘密会公开，任何人都能检查洗牌并非刻意挑选。
web-fairness-commitment = 承诺（SHA-256）
web-fairness-secret = 秘密
web-fairness-entropy = 各座位加入的内容
web-fairness-holds = 秘密与承诺相符。
web-fairness-broken = 秘密与承诺不符！
web-fairness-cannot = 此浏览器只能在安全连接下检查。
web-fairness-verify = 保存回放并用以下命令完整检查：
web-fairness-later = 秘密在游戏结束后公开。
