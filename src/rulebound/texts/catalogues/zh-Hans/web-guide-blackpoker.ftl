# BlackPoker 的第一场游戏，一步一步来。

web-guide-blackpoker-title = 五分钟学会 BlackPoker
web-guide-blackpoker-goal = 面朝下的牌堆就是你的生命：抽牌、支付费用、受到伤害，都从这里拿走牌。生命用完的人落败。你有20张，对手有12张。
web-guide-blackpoker-barrier = 先来一面屏障。它能支付士兵的费用，也能阻挡。选“布置屏障”，再把♠2正面朝下放好。这会用掉1点生命，每回合一次。
web-guide-blackpoker-soldier = 接着是士兵。召唤♣7：屏障会横置来支付费用，并再用掉1点生命。
web-guide-blackpoker-stage = 召唤正在舞台上等待。持有机会的人可以再做些什么，或跳过。双方接连跳过，就会结算。请跳过。
web-guide-blackpoker-attack = 过了一个回合。♣7不是本回合进场的，因此可以攻击。对手的角色全部横置，无法阻挡。选“攻击”。
web-guide-blackpoker-attackers = 指定攻击者♣7，它会因此横置。没有人能阻挡，所以造成等于点数的伤害：对手失去7张生命。
web-guide-blackpoker-their-turn = 现在是对手的回合，♠9要来攻击了。按“继续”看看你会被问什么。
web-guide-blackpoker-block = 用士兵♣8阻挡。士兵对士兵，点数小的死亡。你的比较小，但马上就有办法。
web-guide-blackpoker-up = 比较点数之前，就算是对手的回合你也能行动。以♥6对自己的♣8使用“提升”：本回合点数加6。丢弃♦3作为费用。
web-guide-blackpoker-win = 对手只剩5张生命，但有英雄可以阻挡。用两张牌绕过去：以♠9和♣5“投掷”，造成等于♣点数的伤害。投掷吧！
web-guide-blackpoker-done = 对手没有生命了，你赢了。屏障付费用，士兵去攻击，每张牌也都是魔法。牌桌上随时会显示你能做的事。
