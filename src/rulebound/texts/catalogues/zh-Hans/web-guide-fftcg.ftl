# FF-TCG 的第一场游戏，一步一步来。

web-guide-fftcg-title = 五分钟学会 FF-TCG
web-guide-fftcg-goal = 每受到1点伤害，卡组顶的牌就放进伤害区，第7点落败。你受了2点，对手4点。前锋负责战斗，后卫负责支付。
web-guide-fftcg-cast = 招唤武士：消耗3、力量6000的前锋。
web-guide-fftcg-pay = 使后卫休止产生1点其属性的水晶点数，丢弃手牌产生2点。使第一个后卫休止，并丢弃见习战士：3点火的水晶点数。
web-guide-fftcg-fresh = 武士上场了。前锋要在回合开始时就属于你（或有加速）才能攻击。到你的下个回合，休止的卡会回到行动状态。
web-guide-fftcg-attack = 你的下一个攻击阶段。用武士攻击。对手的前锋休止、不能防御：1点伤害。
web-guide-fftcg-their-turn = 对手用骑士攻击：力量7000，本回合已受了3000伤害。按“继续”。
web-guide-fftcg-wait = 攻击宣告后，双方都有优先权。你现在就能用召唤兽，但先等防御之后。请放弃。
web-guide-fftcg-block = 用武士防御。战斗中双方同时造成等于力量的伤害；伤害达到力量的前锋会损毁。
web-guide-fftcg-summon = 伤害之前招唤伊弗利特：给已受3000伤害的骑士4000伤害。它在堆叠区等待双方放弃后结算，骑士损毁，武士活下来。使一个后卫休止来支付。
web-guide-fftcg-damage = 同样的攻击再来一次，但武士休止了：无法防御，你会受到1点伤害。按“继续”。
web-guide-fftcg-burst = 受伤翻出的卡有极限爆发技：可以立刻免费使用。使用它，选择骑士。
web-guide-fftcg-win = 对手已受6点伤害，前锋也休止了。攻击，给他第7点。
web-guide-fftcg-done = 第7点伤害，你赢了。后卫和丢弃的手牌用来支付，前锋攻击与防御，召唤兽从手牌应对。
