# 瀏覽器的牌桌，以及每一頁都用到的詞。

## 到處

web-close = 關閉
web-loading = 載入中……
web-try-again = 再試一次
web-no-connection = 無法連線到伺服器。
web-language = 語言
web-nav = 頁面
web-nav-lobby = 大廳
web-nav-rules = 規則書
web-nav-cards = 卡牌
web-nav-decks = 牌組
web-nav-learn = 學習
web-nav-sandbox = 沙盒
web-nav-settings = 設定
web-skip-to-content = 跳到內容
web-not-found = 這裡什麼都沒有
web-not-found-why = 這個網址沒有對應的頁面。也許連結已經過期，或是少了一個字。
web-to-lobby = 回大廳
web-rulebook = 規則書
web-open-clause = 規則 { $clause }
web-open-rulebook = 在規則書中繼續閱讀
web-copy = 複製
web-copied = 已複製。
web-copy-by-hand = 瀏覽器不允許複製：文字已選取，請自行複製。
web-save-file = 存成檔案
web-send = 送出
web-nothing-found = 找不到。
web-you = 你
web-theme = 配色
web-theme-auto = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-bot-named = 電腦（{ $bot }）
web-bot-random = 隨機
web-bot-greedy = 貪心
web-bot-easy = 簡單
web-bot-normal = 普通
web-bot-hard = 困難
web-bot-expert = 專家

## 座位、開局前

web-table = 牌桌
web-waiting-title = { $game }：等待玩家
web-waiting-what = 所有座位坐滿且每個人都準備好後，遊戲就開始。
web-invite-link = 邀請連結
web-seats = 座位
web-seat-open = 空位
web-seat-bot = 座位 { $seat } 的電腦
web-seat-a-bot = 安排電腦……
web-remove-bot = 移除電腦
web-sit = 坐下
web-stand = 離開座位
web-kick = 請離
web-ready = 已準備
web-not-ready = 尚未準備
web-away = 離線
web-stood-in = 電腦代打
web-your-seat = 你的座位
web-your-deck = 你的牌組
web-your-character = 你的角色
web-deck-by-chance = 隨機
web-own-deck = 自己的牌組
web-bring-list = 帶自己的牌表
web-deck-list = 牌表
web-bring = 使用
web-entropy-title = 加入洗牌
web-entropy = 隨意幾個字
web-entropy-note = 會混入洗牌之中，如此便沒有人能事先挑選結果。
web-i-am-ready = 我準備好了
web-you-are-ready = 你已準備好，正在等其他人。

## 牌桌上

web-board = 盤面
web-your-hand = 你的手牌
web-side = { $seat } 的一方
web-shared = 共用
web-on-turn = 回合中
web-cell-lit = { $cell }，可以使用
web-hidden-cards = { $count } 張看不見的牌
web-pile = { $zone }：{ $count }
web-pile-open = { $zone }：{ $count }，查看內容
web-under = 附屬於它
web-decision = 提問
web-waiting-for = 等待 { $name }。
web-your-move = 輪到你
web-won = 你贏了！
web-lost = 你輸了。
web-drawn = 和局。
web-won-by = { $names } 獲勝。
web-move-left = 往左移
web-move-right = 往右移
web-as-proposed = 照提議：{ $said }
web-filter-options = 尋找選項
web-amount = 數量
web-less = 減少
web-more-of-it = 增加
web-look = 放大查看
web-log = 紀錄
web-log-empty = 還沒有發生任何事。
web-log-earlier = 顯示先前的 { $count } 行
web-clock = 計時
web-series = 系列賽
web-series-is = 第 { $game } 局，{ $won }
web-spectators = { $count } 位觀眾
web-you-watch = 你在觀戰
web-connection-connecting = 連線中
web-connection-open = 已連線
web-connection-lost = 連線中斷
web-connection-closed = 已關閉
web-reconnecting = 連線中斷，正在重新連線。什麼都不會遺失，牌桌會等你。

## 牌桌上的幫助

web-undo = 復原
web-ask-undo = 請求復原
web-hint = 提示
web-hint-is = 電腦會選：{ $option }
web-estimate = { $percent }%
web-why = 為何不能？
web-why-title = 為什麼不能？
web-why-can = 現在可以做。
web-why-nothing = 它沒有可做的事。
web-pass-until = 一路跳過
    .help = 跳過，直到有事發生
web-resolve-all = 全部結算
web-stop-passing = 停止跳過
web-passing = 自動跳過
web-passing-running = 在沒有設定停頓之處自動跳過
web-passing-stops = 在這些時候問我

## 提議、結束

web-agree = 同意
web-decline = 拒絕
web-withdraw = 撤回
web-offer-draw = { $name } 提議和局。
web-offer-undo = { $name } 請求收回上一個選擇。
web-offer-open-hands = { $name } 提議讓觀眾看到所有手牌。
web-offer-rematch = { $name } 想再來一局。
web-offered-draw = 已提議和局，等待 { $names }。
web-offered-undo = 已請求復原，等待 { $names }。
web-offered-open-hands = 已提議公開手牌，等待 { $names }。
web-offered-rematch = 已提議再戰，等待 { $names }。
web-offer-a-draw = 提議和局
web-open-hands = 向觀眾公開手牌
web-rematch = 再戰
web-next-game = 下一局準備好了。
web-go-there = 前往
web-watch-replay = 重播

## 按鍵

web-key-arrows = 在牌之間移動
web-key-enter = 使用這張牌，或查看不能的原因
web-key-digits = 選擇該選項
web-key-pass = 跳過
web-key-proposed = 照提議
web-key-undo = 復原
web-key-why = 為什麼不能？
web-key-look = 放大查看這張牌
web-key-hint = 提示
web-key-move = 在手牌中移動這張牌
web-key-filter = 尋找選項
web-key-help = 這份說明
web-help-touch = 邊框發光的牌可以使用：點它。點其他牌會說明為什麼不能用；按住一張牌可放大查看。

## 選單

web-menu = 選單
web-help = 說明
web-sound = 音效
web-quick-choice = 一張牌只有一個選項時立即選擇
web-concede = 認輸
web-concede-sure = 真的要認輸嗎？這局就輸了。
web-go-on-playing = 繼續玩
web-scenario = 由此刻製作情境
web-scenario-known = 最近一個沒有事情進行中的時刻，按你所知道的寫成情境檔：看不到的牌以可能的牌補上。對局結束後可以取得實際的牌。
web-scenario-what = 此刻的情境檔：可以重演、修改、檢查。
web-report = 回報
web-report-what = 傳給伺服器管理者，並附上這局的紀錄。
web-report-about = 關於
web-report-nobody = 遊戲本身，不針對任何人
web-report-reason = 有什麼問題？
web-report-block = 同時封鎖此人：不看其公開牌桌，也不讓其坐我的牌桌
web-report-sent = 謝謝，已送出。
web-fairness = 公平洗牌
web-fairness-what = 第一次洗牌之前，伺服器以這個雜湊承諾了它的祕密。遊戲結束後祕密會公開，任何人都能檢查洗牌並非刻意挑選。
web-fairness-commitment = 承諾（SHA-256）
web-fairness-secret = 祕密
web-fairness-entropy = 各座位加入的內容
web-fairness-holds = 祕密與承諾相符。
web-fairness-broken = 祕密與承諾不符！
web-fairness-cannot = 此瀏覽器只能在安全連線下檢查。
web-fairness-verify = 儲存重播並用以下指令完整檢查：
web-fairness-later = 祕密在遊戲結束後公開。
