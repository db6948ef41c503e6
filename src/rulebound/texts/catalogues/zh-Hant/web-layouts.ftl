# 版面：各遊戲在瀏覽器裡的牌桌。

web-layout-asked = 選擇中
web-layout-attacked = 受到攻擊
web-layout-priority = 優先權
web-layout-next = 下一個
web-layout-resolving = 處理中
web-layout-placed = { $order }：{ $cell }
web-layout-arrange = 整理手牌
web-layout-move-left = { $card }向左移
web-layout-move-right = { $card }向右移
web-layout-order = 順序
web-layout-order-is = 依此順序：{ $seats }
web-layout-level = Lv{ $level }
web-layout-core-hold = 手上有能量：點選要放的地方，或拖曳過去
web-layout-paying = 支付
web-layout-paid-of = { $label }：{ $due } 之中已有 { $paid }
web-layout-still-due = 還差 { $count }
web-layout-divide = 分配傷害
web-layout-divide-left = 剩 { $count }
web-layout-divide-less = { $card }：減 1000
web-layout-divide-more = { $card }：加 1000
web-layout-divide-so = 就這樣分配
web-layout-sheet = { $character }的角色表
web-layout-seats = 座位
web-layout-camps = 陣營
