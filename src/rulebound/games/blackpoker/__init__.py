"""BlackPoker act8.0 Lite (ブラックポーカー), in the order of its sheet.

cards and settings; state; actions (what an action is); requesting, stage and chance (how the game runs);
characters (24 to 28); deployment (5 to 9), turn (10 to 12), battle (13 to 15), magic (16 to 22), succession
(23); setup; legality (why not?); describe and arrange (positions as data); sheet (all of it, registered).
"""
