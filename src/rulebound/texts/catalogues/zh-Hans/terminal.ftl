# 终端里的牌桌。
#
# 英文            日文              繁体        简体
# save            保存              儲存        保存
# undo            戻す              復原        撤销
# replay          リプレイ          重播        回放
# log             ログ              紀錄        记录
# command         コマンド          指令        命令
# bot             ボット            機器人      机器人
# seat            席                座位        座位
# clause, rule    条項、ルール      條文、規則  条文、规则
# screen, device  画面、端末        螢幕、裝置  屏幕、设备
# mouse, file     マウス、ファイル  滑鼠、檔案  鼠标、文件

language-name = 简体中文

## 盘面

player-you = 你（{ $name }）
player-human = { $name }
player-bot = { $name }（{ $bot }）
table-shared = 共用
table-none = 无
table-count = { $zone } { $count }
table-waiting = 等待{ $seat }。{ $question }
table-over = { $result }按 r 选择接下来做什么。
table-no-option = 现在没有选项会用到它。按 w 查看原因。
table-shortcut = p  建议：{ $said }
table-no-shortcut = 现在没有建议。
table-no-hint = 现在没有要你决定的事。
table-hint = 贪心机器人会选：{ $option }
table-saved = 已保存为 { $path }
table-passing = 自动放弃优先权
table-no-pass = 现在无法放弃优先权。
table-no-stack = 没有等待结算的东西，或现在不是轮到你。

## 按键

key-help = 帮助
    .help = 这份帮助
key-why = 为何
    .help = 为什么不行？每张牌的原因，以及所依据的规则
key-hint = 提示
    .help = 换作贪心机器人会怎么选
key-undo = 撤销
    .help = 撤回上一个选择（在有牌公开之前）
key-save = 保存
    .help = 另存一份副本（每次选择后本来就会自动保存）
key-concede = 认输
    .help = 放弃这一局
key-cards = 卡牌
    .help = 查看任何看得到的卡牌，废弃区等也包括在内
key-shortcut = 支付
    .help = 按建议支付、放置或分配
key-until = 略过
    .help = 一直放弃优先权，直到有事发生：对手行动、技能进入堆叠、换回合，或到达停留点
key-all = 结算
    .help = 一直放弃优先权，直到等待的全部结算完毕，或对手行动
key-stops = 停留
    .help = 想在哪些时点被询问，其他时点是否自动略过
key-language = { $language }
    .help = 下一种语言
key-theme = 明暗
    .help = 浅色或深色
key-quit = 退出
    .help = 离开；对局会保存
key-start = 新游戏
key-open = 打开文件
key-back = 后退
    .help = 后退一步（Home：到开头）
key-forward = 前进
    .help = 前进一步（End：到结尾）
key-turn-back = 上一回合
    .help = 到这个回合的开头
key-turn-forward = 下一回合
    .help = 到下一个回合
key-jump = 跳转
    .help = 输入步数，跳到那一步
key-viewer = 视角
    .help = 以其他座位或观众的视角观看
key-back-out = 返回
    .help = 退出回放

## 对话框

dialog-close = Esc 或 Enter：返回 · 方向键：滚动
dialog-enter = Enter：确定 · Esc：返回
clause-reason = 理由：
clause-example = 示例：
clause-english = 条文目前只有英文。
cards-title = 卡牌
cards-keys = ↑/↓：卡牌 · Esc：返回
why-title = 为什么不行？
why-no-card = 不用牌的行动
why-possible = 现在可以。
why-nothing = 这个游戏的行动都要用到牌。
why-keys = ←/→：牌或原因 · 在原因上按 Enter：规则 · Esc：返回
stops-title = 想在哪些时点被询问？
stops-running = 停留点以外自动略过
stops-in-turn =
    { $whose ->
        [own] 自己的回合：{ $moment }
       *[other] 对手的回合：{ $moment }
    }
stop-main-1 = 第1主阶段
stop-attack = 攻击之前
stop-attackers = 攻击之后、防御之前
stop-blockers = 防御之后、伤害之前
stop-damage = 伤害之后
stop-main-2 = 第2主阶段
stop-stack =
    { $whose ->
        [own] 接下来结算的是自己的
       *[other] 接下来结算的是对手的
    }
stops-keys = Enter：设定或取消 · r：恢复默认 · Esc：返回
passed-over =
    { $whose ->
        [own] 自动略过：自己的回合，{ $moment }。
       *[other] 自动略过：{ $name }的回合，{ $moment }。
    }
passed-over-stack = 自动略过：{ $what }。
save-question = 副本的名称：
concede-question = 要认输吗？
concede-yes = 认输
concede-no = 继续
handover-title = 请把设备交给{ $name }。
handover-ready = { $name }：确定只有你能看到屏幕后，按 Enter。
result-rematch = 再来一局
result-replay = 观看回放
result-save = 保存副本
result-new = 其他游戏
result-look = 查看盘面
result-quit = 退出
result-keys = ↑/↓ 和 Enter

## 帮助

help-welcome = 欢迎！这份帮助只会自动打开一次；按 F1 可以再看。
help-how = 玩法
help-signs = 符号
help-signs-text = [ ] 或粗框：有选项会用到 · { $back } 正面朝下 · ▶ 轮到谁决定
help-keys = 按键
help-choosing = 用 ↑/↓ 和 Enter、数字键或鼠标选择。按 Tab 切换到盘面和记录；在记录的某一行按 Enter 会显示它的规则。

## 开始

start-new = 新游戏
start-saved = 已保存的对局
start-none = 还没有。对局会自动保存。
start-game = 游戏
start-opponent = 对手
start-seat = 你的座位
start-yours = 你的牌组
start-theirs = 对手的牌组
start-any-deck = 随机
start-language = 语言
start-open = 打开哪个文件？
start-play = 开始
opponent-greedy = 贪心机器人
opponent-random = 随机机器人
opponent-easy = 简单机器人
opponent-normal = 普通机器人
opponent-hard = 困难机器人
opponent-expert = 专家机器人
opponent-human = 真人
opponent-bot = { $bot }机器人
saved-open = 已选择{ $count }次：继续
saved-finished = 选择{ $count }次后结束：观看

## 回放

replay-step = 第{ $step }步，共{ $last }步，视角：{ $viewer }。
replay-seat = 座位{ $name }
replay-spectator = 观众
replay-jump = 跳到第几步？（0～{ $last }）

## 逐行模式

plain-choose = 输入 1～{ $count } 选择，或输入命令：why 牌、hint、undo、save 名称、log、table、concede、help、quit
plain-not-understood = “{ $typed }”不是选项的编号，也不是命令。输入 help 查看命令。
plain-shortcut = pay（按建议）：{ $said }
plain-no-such-option = 没有选项{ $typed }；请选择 1～{ $count }。
plain-no-such-card = 牌桌上没有“{ $typed }”这张牌。牌写成 { $example }，场上的写成 { $piece }。
plain-why-what = 请写出要问什么：why { $example }、why { $piece }，不用牌的行动则是 why all
plain-reason = { $verb }：{ $reason }
plain-quit = 对局已保存。要继续请运行：rulebound play --load { $path }
plain-sure = 要认输吗？确定的话请输入 yes。
plain-nothing-happened = 对局继续。
plain-help-commands = 命令：输入编号来选择。why { $example }（或 why { $piece }、why all）说明为何不行。rule { $clause } 显示规则。hint、undo、save 名称、log、table、concede、help、quit。
plain-help-cards = card 名称 查看一张卡牌，只输入 card 列出看得到的所有卡牌，pay 按建议支付、放置或分配。
plain-help-passing = until 略过到有事发生为止，all 略过到全部结算完毕。stops 列出停留点；stops on 和 stops off 切换自动略过，stops own main-1 设定或取消一个停留点，stops usual 恢复默认。
plain-no-such-stop = 没有“{ $typed }”这个停留点。请写成 { $example }；只输入 stops 会列出全部。

## FF-TCG

table-ff-headline = 第{ $turn }回合：{ $seat }
table-ff-priority = 优先权：{ $seat }
table-ff-damage = 伤害 { $taken }/{ $most }
table-ff-forwards = 前锋
table-ff-backups = 后卫
table-ff-monsters = 怪物
table-ff-hurt = 伤害
table-ff-piles = 其他
table-ff-pile = { $pile }（{ $cards }）
table-ff-down = 极限技卡组 未开 { $count }
table-ff-known = { $zone } { $count }（其中有{ $cards }）
table-ff-battle = 战斗
table-ff-attacker = 攻击
table-ff-party = 队伍
table-ff-blocker = 防御
table-ff-gone = 已经不在
table-ff-outcome = 结果
table-ff-unblocked = 不防御：{ $outcome }
table-ff-if-blocks = { $piece }：{ $outcome }
outcome-ff-points = { $number }点伤害
outcome-ff-broken =
    { $count ->
        [0] 没有任何角色损毁
       *[other] { $broken }会损毁
    }
plan-ff-give = 使用{ $things }
plan-ff-turn-up = 翻开{ $things }
plan-ff-dull = 令{ $things }休止
plan-ff-discard = 丢弃{ $things }
plan-ff-left-over = 剩余{ $number }点水晶点数
plan-ff-divide = { $shares }
stacked-ff = { $what } → { $named }
part-ff-kind = { $elements }属性{ $kinds }
part-ff-cost =
    { $how ->
        [changed] 消耗{ $cost }，现在{ $price }
       *[plain] 消耗{ $cost }
    }
part-ff-power =
    { $how ->
        [changed] 力量{ $power }（原为{ $printed }）
       *[plain] 力量{ $power }
    }
part-ff-counters = { $count }个{ $counter }指示物
counter-ff = { $name }
part-ff-primed = 显现于{ $card }之上
part-ff-owner = 拥有者为{ $name }
part-ff-ex = 极限爆发技
part-ff-limit = 极限技{ $number }
part-ff-up = 正面向上
part-ff-down = 背面向上
part-ff-mode = 第{ $number }项
part-ff-x = X = { $number }
state-ff-active = 行动
state-ff-fresh = 本回合进场
state-ff-attacking = 攻击中
state-ff-blocking = 防御中
state-ff-silent = 没有技能
sign-ff-fire = 火
sign-ff-ice = 冰
sign-ff-wind = 风
sign-ff-earth = 土
sign-ff-lightning = 雷
sign-ff-water = 水
sign-ff-light = 光
sign-ff-dark = 暗
sign-ff-forward = 前
sign-ff-backup = 后
sign-ff-summon = 召
sign-ff-monster = 怪
sign-ff-fresh = 新
sign-ff-haste = 速
sign-ff-brave = 勇
sign-ff-first-strike = 先
sign-ff-party = 队
sign-ff-up = 开
about-ff-active = 自己休止的角色进入行动状态，被冻结的除外。
about-ff-draw = 取2张牌；先手玩家的第一回合取1张。
about-ff-main-1 = 招唤角色、使用异次元和显现；双方都可以使用召唤兽和技能。
about-ff-attack = 一次一个攻击，其间可以使用召唤兽和技能。
about-ff-main-2 = 与第1主阶段相同。
about-ff-end = 手牌减到5张，伤害和本回合的效果结束。
help-ff-goal = 受到7点伤害（限制赛6点），或卡组为0张时要取牌或受到伤害的玩家落败。一开始有5张手牌，可以全部重取一次。
help-ff-paying = 卡牌和许多技能要支付水晶点数。令行动状态的后卫休止，产生1点其属性的水晶点数；或丢弃1张手牌，产生2点其属性的水晶点数（光与暗的卡牌不能丢弃）。招唤的卡牌的每个属性至少要有1点，其余任意；光与暗的卡牌可以用任意属性支付。按 p 会按建议支付：先用手牌最不需要的后卫，再丢弃最不合适的卡牌。
help-ff-field = 前锋攻击和防御，后卫产生水晶点数（最多5个，进场时休止），怪物具有技能。同名的卡牌在自己场上只能有1个（普通图标除外），光与暗合计也只能有1个。本回合进场的角色除非有加速，否则不能攻击，也不能为自己的技能休止。
help-ff-stack = 召唤兽和技能进入堆叠，角色不进入。拥有优先权的玩家行动或放弃；双方接连放弃时，堆叠顶端的结算，或游戏往下进行。按 n、a、o 可以自动略过；没有设定就不会略过任何时点。
help-ff-battle = 以1个前锋攻击，或以属性相同的前锋组队攻击；攻击者会休止。对手可以用1个行动状态的前锋防御。未被防御时给予1点伤害：卡组顶的卡牌放入伤害区。被防御时双方互相给予等同力量的伤害，伤害达到力量的前锋损毁。防御队伍的前锋分配自己的伤害。
help-ff-special = EX：放入自己的伤害区时，可以立即使用它的极限爆发技。特殊技能：丢弃同名的卡牌。极限技：翻开极限技卡组的其他卡牌来招唤。异次元：放置指示物并移除，指示物用完时进场。显现：将卡组的卡牌叠在上方。
help-ff-signs = [克劳德] 或粗框：有选项会用到 · 前 火6 9000 火属性前锋，消耗6，力量9000（后 后卫，召 召唤兽，怪 怪物） · 火6→4 现在4点 · 8000/9000 现在和印刷的力量 · -3000 伤害 · +Clive 显现于其上的卡牌 · { $driven } 休止 · { $frozen } 冻结 · 新 本回合进场 · 速 加速，勇 勇气，先 先发制人，队 组队图标 · Ember×2 指示物 · EX 极限爆发技 · LB2 极限技，开 正面向上 · { $back } 背面向上 · ▲ 攻击，▼ 防御 · ▶ 轮到谁决定
help-ff-phases = 回合的流程

## 说明

explain-position = { $game }，第{ $at }步之后：由 { $seat } 决定（{ $clause }）
explain-choice = { $bot } 会选择：{ $option }
explain-slip = 它有时不加思考就选，用这个种子时正是这一次。若经思考：
explain-options = 评估（0为败，1为胜）、尝试次数、选项：
explain-line = 迭代 { $iterations } 次后预期的走法：
explain-step = { $seat }：{ $option }
explain-no-line = 无；尝试次数太少。
