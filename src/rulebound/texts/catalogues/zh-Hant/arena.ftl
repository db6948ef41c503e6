# 機器人的競技場，以及速度測試。
#
# 英文       日文          繁體  簡體
# game       試合          對局  对局
# draw       引き分け      平手  平局
# fault      異常          異常  异常
# seed       シード        種子  种子
# digest     ダイジェスト  摘要  摘要
# decision   選択          決定  决定
# iteration  反復          迭代  迭代
# process    プロセス      行程  进程

## 競技場

arena-draws = 平手
arena-faults = 異常
arena-meeting =
    { $undecided ->
        [0] { $game }：{ $one } { $won }勝，{ $other } { $lost }勝
       *[other] { $game }：{ $one } { $won }勝，{ $other } { $lost }勝，{ $undecided }局未分勝負
    }
arena-fault = 對局 { $number }（{ $game }）的異常：{ $sentence }
arena-more-faults = …另有{ $count }個異常；用 --json 列出全部。
arena-complete = 共{ $played }局，用時{ $seconds }秒。{ $isolation }
arena-incomplete = 未完成：{ $planned }局中的{ $played }局，用時{ $seconds }秒。{ $isolation }
arena-isolated = 機器人不能使用網路，也看不到其他行程。
arena-isolated-from-network = 機器人不能使用網路，但看得到這台電腦上的其他行程。
arena-not-isolated = 這裡沒有隔離機器人：它們可以使用網路，也看得到其他行程。
arena-seed = 種子 { $seed }，摘要 { $digest }

## 速度測試

bench-version =
    { $build ->
        [compiled] rulebound { $version }（以 mypyc 編譯，Python { $python }）
       *[pure] rulebound { $version }（未編譯，Python { $python }）
    }
bench-measuring = 正在測試 { $game }…
bench-game = 遊戲
bench-decisions = 決定/秒
bench-copies = 複製/秒
bench-games = 對局/秒
bench-iterations = 迭代/秒
bench-digest = 摘要
