# ボットのアリーナと、速さの測定。

## アリーナ

arena-draws = 引き分け
arena-faults = 異常
arena-meeting =
    { $undecided ->
        [0] { $game }：{ $one } { $won }勝、{ $other } { $lost }勝
       *[other] { $game }：{ $one } { $won }勝、{ $other } { $lost }勝、決着なし{ $undecided }
    }
arena-fault = 試合{ $number }（{ $game }）の異常：{ $sentence }
arena-more-faults = …ほかに異常が{ $count }件あります。--json ですべて表示します。
arena-complete = { $played }戦、{ $seconds }秒。{ $isolation }
arena-incomplete = 未完了：{ $planned }戦のうち{ $played }戦、{ $seconds }秒。{ $isolation }
arena-isolated = ボットはネットワークを使えず、ほかのプロセスも見えません。
arena-isolated-from-network = ボットはネットワークを使えませんが、このマシンのほかのプロセスは見えます。
arena-not-isolated = ここではボットは隔離されていません。ネットワークを使え、ほかのプロセスも見えます。
arena-seed = シード { $seed }、ダイジェスト { $digest }

## 速さの測定

bench-version =
    { $build ->
        [compiled] rulebound { $version }（mypyc でコンパイル済み、Python { $python }）
       *[pure] rulebound { $version }（コンパイルなし、Python { $python }）
    }
bench-measuring = { $game } を測定中…
bench-game = ゲーム
bench-decisions = 選択/秒
bench-copies = 複製/秒
bench-games = 試合/秒
bench-iterations = 反復/秒
bench-digest = ダイジェスト
