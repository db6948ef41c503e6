# 星杯传说的第一场游戏，一步一步来。

web-guide-asteriated-grail-title = 五分钟学会星杯传说
web-guide-asteriated-grail-goal = 分成两个阵营：你（A）和C是红方，B和D是蓝方。对方士气归零，或得到五个星杯就获胜。伤害就是牌：每1点摸一张，手牌超过上限就会失去士气。
web-guide-asteriated-grail-attack = 你的回合可以行动一次。用火系牌攻击B。B有五张手牌而没有火系，所以攻击命中，B摸两张。
web-guide-asteriated-grail-burst = 七张牌，上限是六张：B爆牌，弃一张，蓝方士气减1。命中也让红方得到一颗宝石。按“继续”。
web-guide-asteriated-grail-their-turn = 现在B用火系攻击你。按“继续”。
web-guide-asteriated-grail-counter = 你可以承受，或用同系的牌应战，把攻击转向另一名对手。用火系牌应战：D被命中，红方得到一颗水晶。
web-guide-asteriated-grail-their-second = D用水系攻击你，你没有水系牌可以应战，但有1点治疗。按“继续”。
web-guide-asteriated-grail-heal = 治疗可以一比一抵挡伤害。用掉这1点：2点伤害剩1点，只摸一张牌。
web-guide-asteriated-grail-magic = 又轮到你。除了攻击也可以施法。把中毒放在对手面前：他下次行动前会受到1点伤害。
web-guide-asteriated-grail-grail = 阵营有三颗星石。合成：摸三张牌，星石变成星杯，对方士气减1。手牌要有三张的空间。
web-guide-asteriated-grail-skill = 每人都有一名拥有独特技能的角色。现在你是风之剑圣。蓝方士气只剩1。用地系牌攻击D。
web-guide-asteriated-grail-win = 技能能用的时候，牌桌会问你。“风怒追击”让你再用风系牌攻击一次。攻击有五张手牌的B，他会爆牌。
web-guide-asteriated-grail-done = 蓝方士气归零，你的阵营获胜。攻击、法术、购买、合成、提炼，每回合行动一次；剩下的就是角色的技能。
