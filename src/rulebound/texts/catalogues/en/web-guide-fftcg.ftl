# A first game of FF-TCG, step by step.

web-guide-fftcg-title = FF-TCG in five minutes
web-guide-fftcg-goal = Each point of damage puts the top card of your deck into your Damage Zone. The seventh loses. You have taken two, your opponent four. Forwards fight, Backups pay.
web-guide-fftcg-cast = Cast Samurai, a Forward of cost 3 and power 6000.
web-guide-fftcg-pay = Dulling a Backup makes 1 CP of its element, discarding a card makes 2. Dull your first Backup and discard Squire: three Fire CP.
web-guide-fftcg-fresh = Samurai is on the field. A Forward attacks only if it was yours when the turn began (or has Haste). In your next turn your dull cards become active again.
web-guide-fftcg-attack = Your next Attack Phase. Attack with Samurai. Your opponent's Forward is dull and cannot block: one point of damage.
web-guide-fftcg-their-turn = Your opponent attacks with Knight: power 7000, with 3000 damage on it from earlier this turn. Go on.
web-guide-fftcg-wait = After the attack both players have priority. You could use your Summon now, but wait until you have blocked. Pass.
web-guide-fftcg-block = Block with Samurai. In battle both deal damage by their power at once; a Forward with damage as high as its power is broken.
web-guide-fftcg-summon = Before damage, cast Ifrit: 4000 damage to Knight, which has 3000 already. It waits on the stack until both have passed, then Knight is broken and Samurai lives. Dull a Backup to pay.
web-guide-fftcg-damage = The same attack once more, but your Samurai is dull: nobody can block, and you will take a point of damage. Go on.
web-guide-fftcg-burst = The card that you took as damage has EX Burst: you may use it at once, for nothing. Use it, and choose Knight.
web-guide-fftcg-win = Your opponent has six damage, and their Forward is dull. Attack for the seventh.
web-guide-fftcg-done = Seven points: you have won. Backups and discarded cards pay, Forwards attack and block, Summons answer from the hand.
