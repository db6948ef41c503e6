# 版面：各游戏在浏览器里的牌桌。

web-layout-asked = 选择中
web-layout-attacked = 受到攻击
web-layout-priority = 优先权
web-layout-next = 下一个
web-layout-resolving = 处理中
web-layout-placed = { $order }：{ $cell }
web-layout-arrange = 整理手牌
web-layout-move-left = { $card }向左移
web-layout-move-right = { $card }向右移
web-layout-order = 顺序
web-layout-order-is = 按此顺序：{ $seats }
web-layout-level = Lv{ $level }
web-layout-core-hold = 手上有能量：点选要放的地方，或拖过去
web-layout-paying = 支付
web-layout-paid-of = { $label }：{ $due } 之中已有 { $paid }
web-layout-still-due = 还差 { $count }
web-layout-divide = 分配伤害
web-layout-divide-left = 剩 { $count }
web-layout-divide-less = { $card }：减 1000
web-layout-divide-more = { $card }：加 1000
web-layout-divide-so = 就这样分配
web-layout-sheet = { $character }的角色表
web-layout-seats = 座位
web-layout-camps = 阵营
