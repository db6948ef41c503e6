# 只有桌面會說的話。

# ---- 所有遊戲

board-name = { $name }

# ---- Battle Spirits

board-bs-core-trash = 廢棄區的能量
board-bs-soul = 靈魂能量
board-bs-help-paying = 自己場地上每有1個與減輕標誌同色的標誌，費用就減1。以預備區或自己卡牌上的能量支付；接著在新的卡牌上放置能量，至少要達到Lv1。也可以依建議一次支付。能量不足以維持Lv1的卡牌會消滅，進入廢棄區。

# ---- FF-TCG

board-ff-crystals = 水晶
board-ff-cp = 水晶點數
board-ff-cp-element = { $element }屬性水晶點數
board-ff-cp-available = 可用的水晶點數
board-ff-divide = 剩餘（千）
board-ff-divide-least = 每個至少（千）
board-ff-lb-up = 極限技卡組，正面向上
board-ff-help-paying = 卡牌和許多技能要支付水晶點數。令行動狀態的後衛休止，產生1點其屬性的水晶點數；或丟棄1張手牌，產生2點其屬性的水晶點數（光與暗的卡牌不能丟棄）。招喚的卡牌的每個屬性至少要有1點，其餘任意；光與暗的卡牌可以用任意屬性支付。也可以依建議一次支付：先用手牌最不需要的後衛，再丟棄最不合適的卡牌。
board-ff-help-stack = 召喚獸和技能進入堆疊，角色不進入。擁有優先權的玩家行動或放棄；雙方接連放棄時，堆疊頂端的結算，或遊戲往下進行。沒有設定就不會自動略過任何時點。

# ---- 星杯傳說

board-ag-list = { $first }、{ $rest }
board-ag-morale = { $camp }士氣
board-ag-gems = { $camp }寶石
board-ag-crystals = { $camp }水晶
board-ag-grails = { $camp }星杯
board-ag-heal = 治療
board-ag-energy-gems = 能量：寶石
board-ag-energy-crystals = 能量：水晶
