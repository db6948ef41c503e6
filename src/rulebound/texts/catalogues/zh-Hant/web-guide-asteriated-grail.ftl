# 星杯傳說的第一場遊戲，一步一步來。

web-guide-asteriated-grail-title = 五分鐘學會星杯傳說
web-guide-asteriated-grail-goal = 分成兩個陣營：你（A）和C是紅方，B和D是藍方。對方士氣歸零，或得到五個星杯就獲勝。傷害就是牌：每1點摸一張，手牌超過上限就會失去士氣。
web-guide-asteriated-grail-attack = 你的回合可以行動一次。用火系牌攻擊B。B有五張手牌而沒有火系，所以攻擊命中，B摸兩張。
web-guide-asteriated-grail-burst = 七張牌，上限是六張：B爆牌，棄一張，藍方士氣減1。命中也讓紅方得到一顆寶石。按「繼續」。
web-guide-asteriated-grail-their-turn = 現在B用火系攻擊你。按「繼續」。
web-guide-asteriated-grail-counter = 你可以承受，或用同系的牌應戰，把攻擊轉向另一名對手。用火系牌應戰：D被命中，紅方得到一顆水晶。
web-guide-asteriated-grail-their-second = D用水系攻擊你，你沒有水系牌可以應戰，但有1點治療。按「繼續」。
web-guide-asteriated-grail-heal = 治療可以一比一抵擋傷害。用掉這1點：2點傷害剩1點，只摸一張牌。
web-guide-asteriated-grail-magic = 又輪到你。除了攻擊也可以施法。把中毒放在對手面前：他下次行動前會受到1點傷害。
web-guide-asteriated-grail-grail = 陣營有三顆星石。合成：摸三張牌，星石變成星杯，對方士氣減1。手牌要有三張的空間。
web-guide-asteriated-grail-skill = 每人都有一名擁有獨特技能的角色。現在你是風之劍聖。藍方士氣只剩1。用地系牌攻擊D。
web-guide-asteriated-grail-win = 技能能用的時候，牌桌會問你。「風怒追擊」讓你再用風系牌攻擊一次。攻擊有五張手牌的B，他會爆牌。
web-guide-asteriated-grail-done = 藍方士氣歸零，你的陣營獲勝。攻擊、法術、購買、合成、提煉，每回合行動一次；剩下的就是角色的技能。
