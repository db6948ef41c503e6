# Battle Spirits 的第一場遊戲，一步一步來。

web-guide-battle-spirits-title = 五分鐘學會 Battle Spirits
web-guide-battle-spirits-goal = 一切都靠能量。生命區的能量就是生命值，用完就輸。你有5，對手有3。預備區的能量用來支付費用。
web-guide-battle-spirits-summon = 召喚グン＝ガタ。費用是4，但你場地上每有1個紅色標誌就減1：ムーシャッコ有1個。
web-guide-battle-spirits-pay = 用預備區的能量支付，用掉的會放在廢棄區直到你的下個回合。再從預備區放1個能量上去：靈魂卡要有1個才是Lv1。然後完成。
web-guide-battle-spirits-attack-step = 靈魂卡召喚出來的當回合就能攻擊。結束主要階段，進入攻擊階段。
web-guide-battle-spirits-attack = 用グン＝ガタ攻擊，它會因此疲勞。對手的靈魂卡已經疲勞、不能防禦，所以每有1個標誌就減少1點生命值。
web-guide-battle-spirits-their-turn = 對手的攻擊階段：ストラレイ有3個能量，Lv2、BP7000，就要攻擊了。按「繼續」。
web-guide-battle-spirits-flash-first = 每次攻擊後都有靈動時機，由防守方先。你手上有帶靈動效果的魔法卡，但晚點用更好。先不使用。
web-guide-battle-spirits-block = 用グン＝ガタ防禦。接著比較BP，較低的被破壞：5000對7000。
web-guide-battle-spirits-flash = 防禦之後是第二次靈動時機。使用ブレイククロー，從預備區支付，選擇グン＝ガタ：BP+3000，變成8000。
web-guide-battle-spirits-two-attackers = 對手只剩1點生命值，也只有1張靈魂卡可以防禦。你有兩個攻擊者。先用グン＝ガタ攻擊。
web-guide-battle-spirits-win = 被防禦了，但已經沒有人能再防禦。用ゲン＝ボー攻擊，拿下最後的生命值。
web-guide-battle-spirits-done = 最後的生命值沒了，你贏了。失去的生命值會放到預備區，所以落後的一方有更多能量可用。
