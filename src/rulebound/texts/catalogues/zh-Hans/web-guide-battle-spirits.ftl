# Battle Spirits 的第一场游戏，一步一步来。

web-guide-battle-spirits-title = 五分钟学会 Battle Spirits
web-guide-battle-spirits-goal = 一切都靠能量。生命区的能量就是生命值，用完就输。你有5，对手有3。预备区的能量用来支付费用。
web-guide-battle-spirits-summon = 召唤グン＝ガタ。费用是4，但你场地上每有1个红色标志就减1：ムーシャッコ有1个。
web-guide-battle-spirits-pay = 用预备区的能量支付，用掉的会放在废弃区直到你的下个回合。再从预备区放1个能量上去：灵魂卡要有1个才是Lv1。然后完成。
web-guide-battle-spirits-attack-step = 灵魂卡召唤出来的当回合就能攻击。结束主要阶段，进入攻击阶段。
web-guide-battle-spirits-attack = 用グン＝ガタ攻击，它会因此疲劳。对手的灵魂卡已经疲劳、不能防御，所以每有1个标志就减少1点生命值。
web-guide-battle-spirits-their-turn = 对手的攻击阶段：ストラレイ有3个能量，Lv2、BP7000，就要攻击了。按“继续”。
web-guide-battle-spirits-flash-first = 每次攻击后都有灵动时机，由防守方先。你手上有带灵动效果的魔法卡，但晚点用更好。先不使用。
web-guide-battle-spirits-block = 用グン＝ガタ防御。接着比较BP，较低的被破坏：5000对7000。
web-guide-battle-spirits-flash = 防御之后是第二次灵动时机。使用ブレイククロー，从预备区支付，选择グン＝ガタ：BP+3000，变成8000。
web-guide-battle-spirits-two-attackers = 对手只剩1点生命值，也只有1张灵魂卡可以防御。你有两个攻击者。先用グン＝ガタ攻击。
web-guide-battle-spirits-win = 被防御了，但已经没有人能再防御。用ゲン＝ボー攻击，拿下最后的生命值。
web-guide-battle-spirits-done = 最后的生命值没了，你赢了。失去的生命值会放到预备区，所以落后的一方有更多能量可用。
