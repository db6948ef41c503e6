# 盤面だけで使う文。

# ---- すべてのゲーム

board-name = { $name }

# ---- バトルスピリッツ

board-bs-core-trash = トラッシュのコア
board-bs-soul = ソウルコア
board-bs-help-paying = カードのコストは、自分のフィールドにある、軽減シンボルと同じ色のシンボル1つにつき1減ります。リザーブか自分のカードの上のコアで支払い、続けて新しいカードに少なくともLv1になるだけのコアを置きます。提案どおりに一度で支払うこともできます。Lv1を維持できなくなったカードは消滅し、トラッシュに置かれます。

# ---- FF-TCG

board-ff-crystals = クリスタル
board-ff-cp = CP
board-ff-cp-element = { $element }のCP
board-ff-cp-available = 使えるCP
board-ff-divide = 残り（千）
board-ff-divide-least = 1体につき最低（千）
board-ff-lb-up = LBデッキ、表向き
board-ff-help-paying = カードや多くのアビリティにはCPが必要です。アクティブのバックアップをダルにするとその属性の1CP、手札を1枚捨てるとその属性の2CPになります（光と闇のカードは捨てられません）。キャストするカードの属性ごとに少なくとも1CP、残りはどの属性でもかまいません。光と闇のカードはどの属性でも払えます。提案どおりに一度で支払うこともできます。手札に必要でないバックアップから、次に合わないカードから使います。
board-ff-help-stack = 召喚獣とアビリティはスタックに乗り、キャラクターは乗りません。優先権を持つプレイヤーは行動するかパスします。続けて両方がパスすると、スタックの一番上が解決されるか、ゲームが先に進みます。設定しない限り、自動でパスされることはありません。

# ---- 星杯伝説

board-ag-list = { $first }、{ $rest }
board-ag-morale = { $camp }の士気
board-ag-gems = { $camp }の宝石
board-ag-crystals = { $camp }の水晶
board-ag-grails = { $camp }の星杯
board-ag-heal = 治療
board-ag-energy-gems = エネルギーの宝石
board-ag-energy-crystals = エネルギーの水晶
