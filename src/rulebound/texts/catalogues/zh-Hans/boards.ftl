# 只有桌面会说的话。

# ---- 所有游戏

board-name = { $name }

# ---- Battle Spirits

board-bs-core-trash = 废弃区的能量
board-bs-soul = 灵魂能量
board-bs-help-paying = 自己场地上每有1个与减轻标志同色的标志，费用就减1。以预备区或自己卡牌上的能量支付；接着在新的卡牌上放置能量，至少要达到Lv1。也可以按建议一次支付。能量不足以维持Lv1的卡牌会消灭，进入废弃区。

# ---- FF-TCG

board-ff-crystals = 水晶
board-ff-cp = 水晶点数
board-ff-cp-element = { $element }属性水晶点数
board-ff-cp-available = 可用的水晶点数
board-ff-divide = 剩余（千）
board-ff-divide-least = 每个至少（千）
board-ff-lb-up = 极限技卡组，正面向上
board-ff-help-paying = 卡牌和许多技能要支付水晶点数。令行动状态的后卫休止，产生1点其属性的水晶点数；或丢弃1张手牌，产生2点其属性的水晶点数（光与暗的卡牌不能丢弃）。招唤的卡牌的每个属性至少要有1点，其余任意；光与暗的卡牌可以用任意属性支付。也可以按建议一次支付：先用手牌最不需要的后卫，再丢弃最不合适的卡牌。
board-ff-help-stack = 召唤兽和技能进入堆叠，角色不进入。拥有优先权的玩家行动或放弃；双方接连放弃时，堆叠顶端的结算，或游戏往下进行。没有设定就不会自动略过任何时点。

# ---- 星杯传说

board-ag-list = { $first }、{ $rest }
board-ag-morale = { $camp }士气
board-ag-gems = { $camp }宝石
board-ag-crystals = { $camp }水晶
board-ag-grails = { $camp }星杯
board-ag-heal = 治疗
board-ag-energy-gems = 能量：宝石
board-ag-energy-crystals = 能量：水晶
