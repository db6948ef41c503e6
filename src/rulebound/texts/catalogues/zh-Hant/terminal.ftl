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
table-hint = 貪婪機器人會選：{ $option }
table-saved = 已儲存為 { $path }

## 按鍵

key-help = 說明
    .help = 這份說明
key-why = 為何
    .help = 為什麼不行？每張牌的原因，以及所依據的規則
key-hint = 提示
    .help = 換作貪婪機器人會怎麼選
key-undo = 復原
    .help = 收回上一個選擇（在有牌公開之前）
key-save = 儲存
    .help = 另存一份副本（每次選擇後本來就會自動儲存）
key-concede = 投降
    .help = 認輸
key-cards = 卡牌
    .help = 查看任何看得到的卡牌，廢棄區等也包括在內
key-shortcut = 支付
    .help = 依建議支付並放置能量
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
why-keys = ←/→：牌或原因 · 在原因上按 Enter：規則 · Esc：返回
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
opponent-greedy = 貪婪機器人
opponent-random = 隨機機器人
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
plain-help-cards = card 名稱 查看一張卡牌，只輸入 card 列出看得到的所有卡牌，pay 依建議支付並放置能量。
