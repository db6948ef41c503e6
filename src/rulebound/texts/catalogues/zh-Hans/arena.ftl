# 机器人的竞技场，以及速度测试。
#
# 英文       日文          繁体  简体
# game       試合          對局  对局
# draw       引き分け      平手  平局
# fault      異常          異常  异常
# seed       シード        種子  种子
# digest     ダイジェスト  摘要  摘要
# decision   選択          決定  决定
# iteration  反復          迭代  迭代
# process    プロセス      行程  进程

## 竞技场

arena-draws = 平局
arena-faults = 异常
arena-meeting =
    { $undecided ->
        [0] { $game }：{ $one } { $won }胜，{ $other } { $lost }胜
       *[other] { $game }：{ $one } { $won }胜，{ $other } { $lost }胜，{ $undecided }局未分胜负
    }
arena-fault = 对局 { $number }（{ $game }）的异常：{ $sentence }
arena-more-faults = …另有{ $count }个异常；用 --json 列出全部。
arena-complete = 共{ $played }局，用时{ $seconds }秒。{ $isolation }
arena-incomplete = 未完成：{ $planned }局中的{ $played }局，用时{ $seconds }秒。{ $isolation }
arena-isolated = 机器人不能使用网络，也看不到其他进程。
arena-isolated-from-network = 机器人不能使用网络，但看得到这台计算机上的其他进程。
arena-not-isolated = 这里没有隔离机器人：它们可以使用网络，也看得到其他进程。
arena-seed = 种子 { $seed }，摘要 { $digest }

## 速度测试

bench-version =
    { $build ->
        [compiled] rulebound { $version }（用 mypyc 编译，Python { $python }）
       *[pure] rulebound { $version }（未编译，Python { $python }）
    }
bench-measuring = 正在测试 { $game }…
bench-game = 游戏
bench-decisions = 决定/秒
bench-copies = 复制/秒
bench-games = 对局/秒
bench-iterations = 迭代/秒
bench-digest = 摘要
