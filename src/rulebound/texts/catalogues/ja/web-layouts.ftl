# 配置：ブラウザーでの各ゲームの卓。

web-layout-asked = 選択中
web-layout-attacked = 攻撃されている
web-layout-priority = 優先権
web-layout-next = 次
web-layout-resolving = 処理中
web-layout-placed = { $order }：{ $cell }
web-layout-arrange = 手札を並べ替える
web-layout-move-left = { $card }を左へ
web-layout-move-right = { $card }を右へ
web-layout-order = 順番
web-layout-order-is = この順番：{ $seats }
web-layout-level = Lv{ $level }
web-layout-core-hold = コアを持っています。置く場所をタップするか、ドラッグしてください
web-layout-paying = 支払い
web-layout-paid-of = { $label }：{ $due }のうち{ $paid }
web-layout-still-due = あと{ $count }
web-layout-divide = ダメージを割り振る
web-layout-divide-left = 残り{ $count }
web-layout-divide-less = { $card }：1000減らす
web-layout-divide-more = { $card }：1000増やす
web-layout-divide-so = この割り振りで決定
web-layout-sheet = { $character }のシート
web-layout-seats = 席
web-layout-camps = 陣営
