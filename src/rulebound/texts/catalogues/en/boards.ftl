# What boards say beyond what the terminal's table says.

# ---- every game

board-name = { $name }

# ---- Battle Spirits

board-bs-core-trash = Cores in the Trash
board-bs-soul = Soul Core
board-bs-help-paying = A card costs its number, less one for every symbol on your Field in the colour of its reduction symbols. Pay with Cores from the Reserve or from your cards; then put Cores on the new card, at least enough for Lv1. You can pay as proposed, all at once. A card whose Cores no longer hold Lv1 is depleted and goes to the Trash.

# ---- FF-TCG

board-ff-crystals = Crystals
board-ff-cp = CP
board-ff-cp-element = { $element } CP
board-ff-cp-available = CP to be had
board-ff-divide = Thousands left
board-ff-divide-least = Thousands each, at least
board-ff-lb-up = LB deck, face up
board-ff-help-paying = Cards and many abilities cost CP. Dull an active Backup for 1 CP of its Element, or discard a card from your hand for 2 CP of its Element; Light and Dark cards are not discarded. At least 1 CP is of each Element of the card that you cast, the rest of any; Light and Dark cards take any. You can pay as proposed, all at once: with the Backups that your hand needs least, then with the cards that fit worst.
board-ff-help-stack = Summons and abilities go on the stack, Characters do not. Whoever has priority acts or passes; when both pass one after the other, the top of the stack resolves, or the game goes on. Nothing is passed for you unless you have set it.

# ---- Asteriated Grail

board-ag-list = { $first }, { $rest }
board-ag-morale = { $camp }: morale
board-ag-gems = { $camp }: gems
board-ag-crystals = { $camp }: crystals
board-ag-grails = { $camp }: Grails
board-ag-heal = Heal
board-ag-energy-gems = Energy: gems
board-ag-energy-crystals = Energy: crystals
