# BlackPoker 的第一場遊戲，一步一步來。

web-guide-blackpoker-title = 五分鐘學會 BlackPoker
web-guide-blackpoker-goal = 面朝下的牌堆就是你的生命：抽牌、支付費用、受到傷害，都從這裡拿走牌。生命用完的人落敗。你有20張，對手有12張。
web-guide-blackpoker-barrier = 先來一面屏障。它能支付士兵的費用，也能阻擋。選「設置屏障」，再把♠2蓋著放下。這會用掉1點生命，每回合一次。
web-guide-blackpoker-soldier = 接著是士兵。召喚♣7：屏障會橫置來支付費用，並再用掉1點生命。
web-guide-blackpoker-stage = 召喚正在舞台上等待。持有機會的人可以再做些什麼，或跳過。雙方接連跳過，就會結算。請跳過。
web-guide-blackpoker-attack = 過了一個回合。♣7不是本回合進場的，因此可以攻擊。對手的角色全部橫置，無法阻擋。選「攻擊」。
web-guide-blackpoker-attackers = 指定攻擊者♣7，它會因此橫置。沒有人能阻擋，所以造成等於點數的傷害：對手失去7張生命。
web-guide-blackpoker-their-turn = 現在是對手的回合，♠9要來攻擊了。按「繼續」看看你會被問什麼。
web-guide-blackpoker-block = 用士兵♣8阻擋。士兵對士兵，點數小的死亡。你的比較小，但馬上就有辦法。
web-guide-blackpoker-up = 比較點數之前，就算是對手的回合你也能行動。以♥6對自己的♣8使用「提升」：本回合點數加6。捨棄♦3作為費用。
web-guide-blackpoker-win = 對手只剩5張生命，但有英雄可以阻擋。用兩張牌繞過去：以♠9和♣5「投擲」，造成等於♣點數的傷害。投擲吧！
web-guide-blackpoker-done = 對手沒有生命了，你贏了。屏障付費用，士兵去攻擊，每張牌也都是魔法。牌桌上隨時會顯示你能做的事。
