# A first game of Battle Spirits, step by step.

web-guide-battle-spirits-title = Battle Spirits in five minutes
web-guide-battle-spirits-goal = Everything is done with Cores. Those in your Life are your Life; whoever has none left has lost. You have five, your opponent three. The Cores in your Reserve pay for cards.
web-guide-battle-spirits-summon = Summon Goon-Gata. Its cost is 4, but each red symbol on your Field makes it one less: Mushakko has one.
web-guide-battle-spirits-pay = Pay with Cores of the Reserve; they go to the Trash until your next turn. Then place a Core from the Reserve on it: a Spirit needs one for Lv1. Then you are done.
web-guide-battle-spirits-attack-step = A Spirit may attack in the turn it came. End the Main Step to get to the Attack Step.
web-guide-battle-spirits-attack = Attack with Goon-Gata. Attacking exhausts it. Your opponent's Spirit is exhausted already and cannot block, so the attack takes one Life for each of its symbols.
web-guide-battle-spirits-their-turn = Your opponent's Attack Step: Straray, with three Cores at Lv2, has BP 7000 and will attack. Go on.
web-guide-battle-spirits-flash-first = After each attack there is a Flash Timing, and the defender comes first. You hold a Magic with a Flash effect, but it is worth more later. Pass.
web-guide-battle-spirits-block = Block with Goon-Gata. Then BP are compared, and the lower one is destroyed: 5000 against 7000.
web-guide-battle-spirits-flash = After the block there is a second Flash Timing. Use Break Claw, pay from the Reserve, and choose Goon-Gata: +3000 BP makes it 8000.
web-guide-battle-spirits-two-attackers = Your opponent has one Life and one Spirit to block with. You have two attackers. Attack with Goon-Gata first.
web-guide-battle-spirits-win = It was blocked, and nobody is left to block. Attack with Gen-Bo for the last Life.
web-guide-battle-spirits-done = The last Life is gone: you have won. Life that you lose goes to your Reserve, so whoever is behind has more to spend.
