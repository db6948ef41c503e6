# A first game of BlackPoker, step by step.

web-guide-blackpoker-title = BlackPoker in five minutes
web-guide-blackpoker-goal = Your face-down pile is your life. You draw from it, you pay with it, and damage takes cards off it. Whoever has no life left has lost. You have 20 cards, your opponent has 12.
web-guide-blackpoker-barrier = First a barrier. It pays for soldiers and can block. Choose Set Barrier, then lay ♠2 face down. This costs you one life, and you may do it once a turn.
web-guide-blackpoker-soldier = Now a soldier. Summon ♣7: the barrier is driven (turned sideways) to pay for it, and one more life is spent.
web-guide-blackpoker-stage = The summons waits on the stage. Whoever holds the chance may add something or pass. When both pass one after the other, it is carried out. Pass.
web-guide-blackpoker-attack = A turn has gone by. ♣7 did not come this turn, so it may attack. All your opponent has is driven and cannot block. Choose Attack.
web-guide-blackpoker-attackers = Name your attacker: ♣7. Attacking drives it. Nobody can block, so it deals damage by its number: seven cards of your opponent's life.
web-guide-blackpoker-their-turn = Now it is your opponent's turn, and ♠9 is about to attack. Go on, and see what you are asked.
web-guide-blackpoker-block = Block with your soldier ♣8. Soldier against soldier, the lower number dies. Yours is lower, but you will see to that.
web-guide-blackpoker-up = Before the numbers are compared you may still act, even in the other player's turn. Use Up with ♥6 on your ♣8: its number rises by 6 this turn. Discard ♦3 to pay for it.
web-guide-blackpoker-win = Your opponent has five life left, and a hero to block with. Two cards together get past it: Throw with ♠9 and ♣5 deals damage by the number of the ♣. Throw!
web-guide-blackpoker-done = No life is left: you have won. Barriers pay, soldiers attack, and every card is also a spell. At the table you are always shown what is legal.
