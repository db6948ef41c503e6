# A first game of Asteriated Grail, step by step.

web-guide-asteriated-grail-title = Asteriated Grail in five minutes
web-guide-asteriated-grail-goal = Two camps: you (A) and C are red, B and D are blue. A camp wins when the other one's morale is gone, or with five Grails. Damage is cards: for each point you draw one, and a hand over its limit costs morale.
web-guide-asteriated-grail-attack = Your turn is one action. Attack B with your fire card. B holds five cards and none of fire, so the attack hits and B draws two.
web-guide-asteriated-grail-burst = Seven cards, but the limit is six: B's hand bursts. One card is discarded and blue loses a morale. Your hit also gave red a gem. Go on.
web-guide-asteriated-grail-their-turn = Now B attacks you with fire. Go on.
web-guide-asteriated-grail-counter = You may take it, or counter with a card of the same element, which turns the attack on another opponent. Counter with your fire card: D is hit, and red gets a crystal.
web-guide-asteriated-grail-their-second = D attacks you with water, and you have no water card to counter with. But you have a point of heal. Go on.
web-guide-asteriated-grail-heal = Heal wards off damage, one for one. Use your point: of two damage one is left, and you draw one card only.
web-guide-asteriated-grail-magic = Your turn again. Instead of attacking you may use magic. Place Poison before an opponent: it deals 1 damage before their next action.
web-guide-asteriated-grail-grail = Your camp has three stones. Synthesise: draw three cards, and the stones become a Grail; the other camp loses a morale. This needs room for three cards in your hand.
web-guide-asteriated-grail-skill = Everyone plays a character with skills of their own. Now you are the Blademaster. Blue has one morale left. Attack D with your earth card.
web-guide-asteriated-grail-win = The table asks where a skill of yours fits. Wind Fury gives you another attack, with a wind card. Use it on B, who holds five cards and will burst.
web-guide-asteriated-grail-done = Blue's morale is gone: your camp has won. Attack, magic, buy, synthesise, refine: one action a turn, and a character with skills to learn.
