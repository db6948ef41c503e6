# 終端機的牌桌。
#
# 英文            日文              繁體        簡體
# save            保存              儲存        保存
# undo            戻す              復原        撤销
# replay          リプレイ          重播        回放
# log             ログ              紀錄        记录
# command         コマンド          指令        命令
# bot             ボット            機器人      机器人
# seat            席                座位        座位
# clause, rule    条項、ルール      條文、規則  条文、规则
# screen, device  画面、端末        螢幕、裝置  屏幕、设备
# mouse, file     マウス、ファイル  滑鼠、檔案  鼠标、文件

language-name = 繁體中文

## 盤面

player-you = 你（{ $name }）
player-human = { $name }
player-bot = { $name }（{ $bot }）
table-shared = 共用
table-none = 無
table-count = { $zone } { $count }
table-waiting = 等待{ $seat }。{ $question }
table-over = { $result }按 r 選擇接下來要做什麼。
table-no-option = 目前沒有選項會用到它。按 w 查看原因。
table-shortcut = p  建議：{ $said }
table-no-shortcut = 現在沒有建議。
table-no-hint = 現在沒有要你決定的事。
table-hint = 貪心機器人會選：{ $option }
table-saved = 已儲存為 { $path }
table-passing = 自動放棄優先權
table-no-pass = 現在無法放棄優先權。
table-no-stack = 沒有等待結算的東西，或現在不是輪到你。

## 按鍵

key-help = 說明
    .help = 這份說明
key-why = 為何
    .help = 為什麼不行？每張牌的原因，以及所依據的規則
key-hint = 提示
    .help = 換作貪心機器人會怎麼選
key-undo = 復原
    .help = 收回上一個選擇（在有牌公開之前）
key-save = 儲存
    .help = 另存一份副本（每次選擇後本來就會自動儲存）
key-concede = 投降
    .help = 認輸
key-cards = 卡牌
    .help = 查看任何看得到的卡牌，廢棄區等也包括在內
key-shortcut = 支付
    .help = 依建議支付、放置或分配
key-until = 略過
    .help = 一直放棄優先權，直到有事發生：對手行動、技能進入堆疊、換回合，或到達停留點
key-all = 結算
    .help = 一直放棄優先權，直到等待的全部結算完畢，或對手行動
key-stops = 停留
    .help = 想在哪些時點被詢問，其他時點是否自動略過
key-language = { $language }
    .help = 下一種語言
key-theme = 明暗
    .help = 淺色或深色
key-quit = 離開
    .help = 離開；對局會儲存
key-start = 新遊戲
key-open = 開啟檔案
key-back = 後退
    .help = 後退一步（Home：到開頭）
key-forward = 前進
    .help = 前進一步（End：到結尾）
key-turn-back = 上一回合
    .help = 到這個回合的開頭
key-turn-forward = 下一回合
    .help = 到下一個回合
key-jump = 跳至
    .help = 輸入步數，跳到那一步
key-viewer = 視角
    .help = 以其他座位或觀眾的視角觀看
key-back-out = 返回
    .help = 離開重播

## 對話框

dialog-close = Esc 或 Enter：返回 · 方向鍵：捲動
dialog-enter = Enter：確定 · Esc：返回
clause-reason = 理由：
clause-example = 範例：
clause-english = 條文目前只有英文。
cards-title = 卡牌
cards-keys = ↑/↓：卡牌 · Esc：返回
why-title = 為什麼不行？
why-no-card = 不用牌的行動
why-possible = 現在可以。
why-nothing = 這個遊戲的行動都要用到牌。
why-keys = ←/→：牌或原因 · 在原因上按 Enter：規則 · Esc：返回
stops-title = 想在哪些時點被詢問？
stops-running = 停留點以外自動略過
stops-in-turn =
    { $whose ->
        [own] 自己的回合：{ $moment }
       *[other] 對手的回合：{ $moment }
    }
stop-main-1 = 第1主階段
stop-attack = 攻擊之前
stop-attackers = 攻擊之後、防禦之前
stop-blockers = 防禦之後、傷害之前
stop-damage = 傷害之後
stop-main-2 = 第2主階段
stop-stack =
    { $whose ->
        [own] 接下來結算的是自己的
       *[other] 接下來結算的是對手的
    }
stops-keys = Enter：設定或取消 · r：恢復預設 · Esc：返回
passed-over =
    { $whose ->
        [own] 自動略過：自己的回合，{ $moment }。
       *[other] 自動略過：{ $name }的回合，{ $moment }。
    }
passed-over-stack = 自動略過：{ $what }。
save-question = 副本的名稱：
concede-question = 要投降嗎？
concede-yes = 投降
concede-no = 繼續
handover-title = 請把裝置交給{ $name }。
handover-ready = { $name }：確定只有你看得到螢幕後，按 Enter。
result-rematch = 再來一局
result-replay = 觀看重播
result-save = 儲存副本
result-new = 其他遊戲
result-look = 查看盤面
result-quit = 離開
result-keys = ↑/↓ 和 Enter

## 說明

help-welcome = 歡迎！這份說明只會自動開啟一次；按 F1 可以再看。
help-how = 玩法
help-signs = 符號
help-signs-text = [ ] 或粗框：有選項會用到 · { $back } 蓋著 · ▶ 輪到誰決定
help-keys = 按鍵
help-choosing = 用 ↑/↓ 和 Enter、數字鍵或滑鼠選擇。按 Tab 切換到盤面和紀錄；在紀錄的某一行按 Enter 會顯示它的規則。

## 開始

start-new = 新遊戲
start-saved = 已儲存的對局
start-none = 還沒有。對局會自動儲存。
start-game = 遊戲
start-opponent = 對手
start-seat = 你的座位
start-yours = 你的牌組
start-theirs = 對手的牌組
start-any-deck = 隨機
start-language = 語言
start-open = 要開啟哪個檔案？
start-play = 開始
opponent-greedy = 貪心機器人
opponent-random = 隨機機器人
opponent-easy = 簡單機器人
opponent-normal = 普通機器人
opponent-hard = 困難機器人
opponent-expert = 專家機器人
opponent-human = 真人
opponent-bot = { $bot }機器人
saved-open = 已選擇{ $count }次：繼續
saved-finished = 選擇{ $count }次後結束：觀看

## 重播

replay-step = 第{ $step }步，共{ $last }步，視角：{ $viewer }。
replay-seat = 座位{ $name }
replay-spectator = 觀眾
replay-jump = 跳到第幾步？（0～{ $last }）

## 逐行模式

plain-choose = 輸入 1～{ $count } 選擇，或輸入指令：why 牌、hint、undo、save 名稱、log、table、concede、help、quit
plain-not-understood = 「{ $typed }」不是選項的編號，也不是指令。輸入 help 查看指令。
plain-shortcut = pay（依建議）：{ $said }
plain-no-such-option = 沒有選項{ $typed }；請選擇 1～{ $count }。
plain-no-such-card = 牌桌上沒有「{ $typed }」這張牌。牌寫成 { $example }，場上的寫成 { $piece }。
plain-why-what = 請寫出要問什麼：why { $example }、why { $piece }，不用牌的行動則是 why all
plain-reason = { $verb }：{ $reason }
plain-quit = 對局已儲存。要繼續請執行：rulebound play --load { $path }
plain-sure = 要投降嗎？確定的話請輸入 yes。
plain-nothing-happened = 對局繼續。
plain-help-commands = 指令：輸入編號來選擇。why { $example }（或 why { $piece }、why all）說明為何不行。rule { $clause } 顯示規則。hint、undo、save 名稱、log、table、concede、help、quit。
plain-help-cards = card 名稱 查看一張卡牌，只輸入 card 列出看得到的所有卡牌，pay 依建議支付、放置或分配。
plain-help-passing = until 略過到有事發生為止，all 略過到全部結算完畢。stops 列出停留點；stops on 和 stops off 切換自動略過，stops own main-1 設定或取消一個停留點，stops usual 恢復預設。
plain-no-such-stop = 沒有「{ $typed }」這個停留點。請寫成 { $example }；只輸入 stops 會列出全部。

## FF-TCG

table-ff-headline = 第{ $turn }回合：{ $seat }
table-ff-priority = 優先權：{ $seat }
table-ff-damage = 傷害 { $taken }/{ $most }
table-ff-forwards = 前鋒
table-ff-backups = 後衛
table-ff-monsters = 怪物
table-ff-hurt = 傷害
table-ff-piles = 其他
table-ff-pile = { $pile }（{ $cards }）
table-ff-down = 極限技卡組 未開 { $count }
table-ff-known = { $zone } { $count }（其中有{ $cards }）
table-ff-battle = 戰鬥
table-ff-attacker = 攻擊
table-ff-party = 隊伍
table-ff-blocker = 防禦
table-ff-gone = 已經不在
table-ff-outcome = 結果
table-ff-unblocked = 不防禦：{ $outcome }
table-ff-if-blocks = { $piece }：{ $outcome }
outcome-ff-points = { $number }點傷害
outcome-ff-broken =
    { $count ->
        [0] 沒有任何角色損毀
       *[other] { $broken }會損毀
    }
plan-ff-give = 使用{ $things }
plan-ff-turn-up = 翻開{ $things }
plan-ff-dull = 令{ $things }休止
plan-ff-discard = 丟棄{ $things }
plan-ff-left-over = 剩餘{ $number }點水晶點數
plan-ff-divide = { $shares }
stacked-ff = { $what } → { $named }
part-ff-kind = { $elements }屬性{ $kinds }
part-ff-cost =
    { $how ->
        [changed] 消耗{ $cost }，現在{ $price }
       *[plain] 消耗{ $cost }
    }
part-ff-power =
    { $how ->
        [changed] 力量{ $power }（原為{ $printed }）
       *[plain] 力量{ $power }
    }
part-ff-counters = { $count }個{ $counter }指示物
counter-ff = { $name }
part-ff-primed = 顯現於{ $card }之上
part-ff-owner = 擁有者為{ $name }
part-ff-ex = 極限爆發技
part-ff-limit = 極限技{ $number }
part-ff-up = 正面向上
part-ff-down = 背面向上
part-ff-mode = 第{ $number }項
part-ff-x = X = { $number }
state-ff-active = 行動
state-ff-fresh = 本回合進場
state-ff-attacking = 攻擊中
state-ff-blocking = 防禦中
state-ff-silent = 沒有技能
sign-ff-fire = 火
sign-ff-ice = 冰
sign-ff-wind = 風
sign-ff-earth = 土
sign-ff-lightning = 雷
sign-ff-water = 水
sign-ff-light = 光
sign-ff-dark = 暗
sign-ff-forward = 前
sign-ff-backup = 後
sign-ff-summon = 召
sign-ff-monster = 怪
sign-ff-fresh = 新
sign-ff-haste = 速
sign-ff-brave = 勇
sign-ff-first-strike = 先
sign-ff-party = 隊
sign-ff-up = 開
about-ff-active = 自己休止的角色進入行動狀態，被凍結的除外。
about-ff-draw = 取2張牌；先手玩家的第一回合取1張。
about-ff-main-1 = 招喚角色、使用異次元和顯現；雙方都可以使用召喚獸和技能。
about-ff-attack = 一次一個攻擊，其間可以使用召喚獸和技能。
about-ff-main-2 = 與第1主階段相同。
about-ff-end = 手牌減到5張，傷害和本回合的效果結束。
help-ff-goal = 受到7點傷害（限制賽6點），或卡組為0張時要取牌或受到傷害的玩家落敗。一開始有5張手牌，可以全部重取一次。
help-ff-paying = 卡牌和許多技能要支付水晶點數。令行動狀態的後衛休止，產生1點其屬性的水晶點數；或丟棄1張手牌，產生2點其屬性的水晶點數（光與暗的卡牌不能丟棄）。招喚的卡牌的每個屬性至少要有1點，其餘任意；光與暗的卡牌可以用任意屬性支付。按 p 會依建議支付：先用手牌最不需要的後衛，再丟棄最不合適的卡牌。
help-ff-field = 前鋒攻擊和防禦，後衛產生水晶點數（最多5個，進場時休止），怪物具有技能。同名的卡牌在自己場上只能有1個（普通圖標除外），光與暗合計也只能有1個。本回合進場的角色除非有加速，否則不能攻擊，也不能為自己的技能休止。
help-ff-stack = 召喚獸和技能進入堆疊，角色不進入。擁有優先權的玩家行動或放棄；雙方接連放棄時，堆疊頂端的結算，或遊戲往下進行。按 n、a、o 可以自動略過；沒有設定就不會略過任何時點。
help-ff-battle = 以1個前鋒攻擊，或以屬性相同的前鋒組隊攻擊；攻擊者會休止。對手可以用1個行動狀態的前鋒防禦。未被防禦時給予1點傷害：卡組頂的卡牌放入傷害區。被防禦時雙方互相給予等同力量的傷害，傷害達到力量的前鋒損毀。防禦隊伍的前鋒分配自己的傷害。
help-ff-special = EX：放入自己的傷害區時，可以立即使用它的極限爆發技。特殊技能：丟棄同名的卡牌。極限技：翻開極限技卡組的其他卡牌來招喚。異次元：放置指示物並移除，指示物用完時進場。顯現：將卡組的卡牌疊在上方。
help-ff-signs = [克勞德] 或粗框：有選項會用到 · 前 火6 9000 火屬性前鋒，消耗6，力量9000（後 後衛，召 召喚獸，怪 怪物） · 火6→4 現在4點 · 8000/9000 現在和印刷的力量 · -3000 傷害 · +Clive 顯現於其上的卡牌 · { $driven } 休止 · { $frozen } 凍結 · 新 本回合進場 · 速 加速，勇 勇氣，先 先發制人，隊 組隊圖標 · Ember×2 指示物 · EX 極限爆發技 · LB2 極限技，開 正面向上 · { $back } 背面向上 · ▲ 攻擊，▼ 防禦 · ▶ 輪到誰決定
help-ff-phases = 回合的流程

## 說明

explain-position = { $game }，第{ $at }步之後：由 { $seat } 決定（{ $clause }）
explain-choice = { $bot } 會選擇：{ $option }
explain-slip = 它有時不加思考就選，用這個種子時正是這一次。若經思考：
explain-options = 評估（0為敗，1為勝）、嘗試次數、選項：
explain-line = 迭代 { $iterations } 次後預期的走法：
explain-step = { $seat }：{ $option }
explain-no-line = 無；嘗試次數太少。
