# FF-TCG 的第一場遊戲，一步一步來。

web-guide-fftcg-title = 五分鐘學會 FF-TCG
web-guide-fftcg-goal = 每受到1點傷害，卡組頂的牌就放進傷害區，第7點落敗。你受了2點，對手4點。前鋒負責戰鬥，後衛負責支付。
web-guide-fftcg-cast = 招喚武士：消耗3、力量6000的前鋒。
web-guide-fftcg-pay = 使後衛休止產生1點其屬性的水晶點數，丟棄手牌產生2點。使第一個後衛休止，並丟棄見習戰士：3點火的水晶點數。
web-guide-fftcg-fresh = 武士上場了。前鋒要在回合開始時就屬於你（或有加速）才能攻擊。到你的下個回合，休止的卡會回到行動狀態。
web-guide-fftcg-attack = 你的下一個攻擊階段。用武士攻擊。對手的前鋒休止、不能防禦：1點傷害。
web-guide-fftcg-their-turn = 對手用騎士攻擊：力量7000，本回合已受了3000傷害。按「繼續」。
web-guide-fftcg-wait = 攻擊宣告後，雙方都有優先權。你現在就能用召喚獸，但先等防禦之後。請放棄。
web-guide-fftcg-block = 用武士防禦。戰鬥中雙方同時造成等於力量的傷害；傷害達到力量的前鋒會損毀。
web-guide-fftcg-summon = 傷害之前招喚伊弗利特：給已受3000傷害的騎士4000傷害。它在堆疊區等待雙方放棄後結算，騎士損毀，武士活下來。使一個後衛休止來支付。
web-guide-fftcg-damage = 同樣的攻擊再來一次，但武士休止了：無法防禦，你會受到1點傷害。按「繼續」。
web-guide-fftcg-burst = 受傷翻出的卡有極限爆發技：可以立刻免費使用。使用它，選擇騎士。
web-guide-fftcg-win = 對手已受6點傷害，前鋒也休止了。攻擊，給他第7點。
web-guide-fftcg-done = 第7點傷害，你贏了。後衛和丟棄的手牌用來支付，前鋒攻擊與防禦，召喚獸從手牌應對。
