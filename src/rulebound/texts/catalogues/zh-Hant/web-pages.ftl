# 牌桌以外的頁面：大廳、開桌、設定、帳號、教學、沙盒。

## 大廳

web-lobby-title = 四款卡牌遊戲，照規則書來
web-lobby-what = 和電腦或朋友對戰。規則由牌桌掌握：能做的會亮起，不能做的會說明原因。
web-lobby-play = 立即開始
web-lobby-set-up = 開一桌
    .short = 開桌
web-lobby-learn = 五分鐘教學
    .short = 教學
web-lobby-rules = 規則
web-lobby-cards = 卡牌
web-lobby-characters = 角色
web-lobby-own-tables = 你的牌桌
web-lobby-listed-tables = 可加入或觀戰的牌桌
web-lobby-no-tables = 目前沒有公開的牌桌。開一桌，把連結傳給朋友吧。
web-lobby-several = { $name }×{ $count }
web-lobby-free-seats = { $count }個空位
web-lobby-playing = 進行中
web-lobby-waiting = 即將開始
web-lobby-sandbox = 沙盒
web-lobby-best-of = { $count }戰制
web-lobby-go-on = 繼續
web-lobby-join = 加入
web-lobby-watch = 觀戰
web-lobby-you = 你
web-lobby-guest = 你在這裡的名稱是「{ $name }」，不需要帳號。
web-lobby-account = 你已登入為「{ $name }」。
web-lobby-name-and-account = 名稱與帳號

## 開桌

web-new-title = { $game }：新的牌桌
web-new-seats = 座位
web-new-seat = 座位{ $seat }
web-new-seat-who = 誰坐這裡
web-new-seat-me = 我
web-new-seat-bot = 機器人
web-new-seat-open = 開放給別人
web-new-seat-open-note = 把牌桌連結傳給對方；來的人自己選擇。
web-new-seat-level = 程度
web-new-deck = 牌組
web-new-deck-chance = 隨機
web-new-deck-own = { $name }（自組）
web-new-deck-list = 貼上清單…
web-new-deck-text = 牌組清單
web-new-deck-text-note = 每行一種卡，寫張數和編號或名稱。
web-new-deck-legal = 這副牌組可以使用：{ $count }張。
web-new-role = 角色
web-new-role-draft = 依選角方式決定
web-new-settings = 這桌的規則
web-new-series = 賽制
web-new-series-one = 一局定勝負
web-new-series-three = 三戰兩勝
web-new-closed-decklists = 不公開牌組：彼此不知道對方的牌組
web-new-clocks = 計時
web-new-clocks-note = 留空或0：不限時。
web-new-clock-total = 每人總時間（分鐘）
web-new-clock-decision = 每次決定（秒）
web-new-clock-away = 斷線等待（分鐘）
web-new-abandoned = 時間到之後
web-new-abandoned-bot = 由機器人接手
web-new-abandoned-lost = 判負
web-new-people = 誰能加入
web-new-listed = 公開在大廳
web-new-listed-note = 任何人都能坐空位。
web-new-private-note = 只有拿到連結的人找得到這桌。
web-new-spectators = 允許觀戰
web-new-spectators-note = 除非所有座位同意，觀戰者看不到手牌。
web-new-open = 開桌
web-new-back = 回到大廳

## 設定

web-settings-title = 設定
web-settings-note = 設定保存在這個瀏覽器裡。
web-settings-look = 外觀
web-settings-theme = 配色
web-settings-theme-auto = 依裝置設定
web-settings-theme-light = 淺色
web-settings-theme-dark = 深色
web-settings-size = 文字大小
web-settings-size-small = 小
web-settings-size-normal = 標準
web-settings-size-large = 大
web-settings-size-larger = 特大
web-settings-motion = 動態效果
web-settings-motion-auto = 依裝置設定
web-settings-motion-reduced = 減少
web-settings-table = 牌桌
web-settings-sound = 輪到我時播放聲音
web-settings-quick = 立即選擇
web-settings-quick-note = 按下只有一個選項的卡就直接選擇。
web-settings-passing = 自動略過
web-settings-passing-note = 從遊戲開始就啟用；停留點在牌桌上設定。
web-settings-hand-order = 手牌順序
web-settings-hand-order-note = 手牌會保持你在牌桌上排的順序。
web-settings-hand-order-reset = 清除所有順序
web-settings-hand-order-done = 手牌已恢復為牌桌的順序。
web-settings-keys = 牌桌按鍵

## 名稱與帳號

web-account-title = 名稱與帳號
web-account-guest = 訪客
web-account-guest-note = 不需要帳號，這個瀏覽器會記得你。
web-account-name = 名稱
web-account-rename = 使用這個名稱
web-account-renamed = 名稱已更改。
web-account-account = 帳號
web-account-account-note = 有帳號，在任何裝置上都是同一個你，座位也會保留。
web-account-password = 密碼
web-account-password-note = 至少8個字元。
web-account-short = 密碼至少要8個字元。
web-account-log-in = 登入
web-account-register = 註冊
web-account-log-out = 登出
web-account-welcome = 歡迎，{ $name }。
web-account-blocked = 封鎖名單
web-account-blocked-note = 你看不到他們公開的牌桌，他們也不能坐你的牌桌。
web-account-nobody = 沒有封鎖任何人。
web-account-block-name = 對方的名稱
web-account-block = 封鎖
web-account-unblock = 解除封鎖

## 教學

web-learn-title = 學一款遊戲
web-learn-what = 每款五分鐘：你來玩，牌桌告訴你發生了什麼、為什麼。
web-learn-step = 第{ $step }步，共{ $count }步
web-learn-next = 繼續
web-learn-well-done = 做得好。
web-learn-clauses = 規則書：
web-learn-options = 你可以做的事
web-learn-wanted = （這一步要選的）
web-learn-again = 重玩這一段
web-learn-open = 教學中所有的牌都是公開的。
web-learn-opponent = 對手
web-learn-partner = 隊友
web-learn-play-now = 開始一場遊戲
web-learn-others = 其他教學
web-learn-lost = 連線中斷，正在重新連線…
web-guide-gently = 這也可以，但這一課不用。試試亮起來的選項。

## 沙盒

web-sandbox-title = 沙盒
web-sandbox-title-of = { $game }：沙盒
web-sandbox-what = 擺出任何局面來玩：由你替所有人選擇，也看得到一切。
web-sandbox-position = 局面
web-sandbox-start = 起始局面
web-sandbox-bare = 簡單的局面
web-sandbox-lesson = 教學第{ $step }步
web-sandbox-text = 局面文字（情境的 given）
web-sandbox-fine = 可以進行。首先由{ $seat }決定：{ $question }
web-sandbox-over = 可以擺出，但遊戲立刻結束。
web-sandbox-open = 用這個局面開始
web-sandbox-go-on = 從這個局面繼續
web-sandbox-back = 回到牌桌
web-sandbox-how = 使用方式
web-sandbox-how-write = 寫下每位玩家有什麼：手牌、場上、生命等等。沒寫的照慣例；輸入時會即時檢查。
web-sandbox-how-play = 在牌桌上，你替被詢問的人回答，也都可以收回。
web-sandbox-how-scenario = 牌桌選單中的「{ web-scenario }」會把當下寫成規則測試。
