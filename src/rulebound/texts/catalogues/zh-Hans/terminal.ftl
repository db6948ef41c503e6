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
    .help = 按建议支付并放置能量
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
why-keys = ←/→：牌或原因 · 在原因上按 Enter：规则 · Esc：返回
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
plain-help-cards = card 名称 查看一张卡牌，只输入 card 列出看得到的所有卡牌，pay 按建议支付并放置能量。
