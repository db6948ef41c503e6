# 星杯伝説、はじめての対戦。

web-guide-asteriated-grail-title = 5分でわかる星杯伝説
web-guide-asteriated-grail-goal = 2つの陣営があります。あなた（A）とCが赤、BとDが青です。相手の士気を0にするか、星杯を5つ得た陣営の勝ち。ダメージはカードです。1点につき1枚引き、手札が上限を超えると士気を失います。
web-guide-asteriated-grail-attack = 自分のターンには行動を1回します。火のカードでBを攻撃しましょう。Bの手札は5枚で火がないため命中し、2枚引きます。
web-guide-asteriated-grail-burst = 7枚になりましたが上限は6枚。Bは爆牌し、1枚捨てて青の士気が1減ります。命中したので赤は宝石を1つ得ました。「つぎへ」で進みましょう。
web-guide-asteriated-grail-their-turn = 今度はBが火であなたを攻撃してきます。「つぎへ」で進みましょう。
web-guide-asteriated-grail-counter = 受けるか、同じ属性のカードで応戦して別の相手に攻撃を向けられます。火のカードで応戦しましょう。Dに命中し、赤は水晶を1つ得ます。
web-guide-asteriated-grail-their-second = Dが水で攻撃してきます。応戦できる水のカードはありませんが、治療が1点あります。「つぎへ」で進みましょう。
web-guide-asteriated-grail-heal = 治療は1点につきダメージを1点防ぎます。1点使いましょう。2ダメージが1になり、1枚だけ引きます。
web-guide-asteriated-grail-magic = ふたたび自分のターン。攻撃の代わりに法術も使えます。相手の前に「毒」を置きましょう。次の行動の前に1ダメージを与えます。
web-guide-asteriated-grail-grail = 陣営に星石が3つあります。「合成」しましょう。カードを3枚引き、星石が星杯になり、相手の士気が1減ります。手札に3枚ぶんの余裕が必要です。
web-guide-asteriated-grail-skill = 誰もが固有のスキルを持つキャラクターを使います。今のあなたは風の剣聖。青の士気は残り1です。地のカードでDを攻撃しましょう。
web-guide-asteriated-grail-win = スキルを使える時はテーブルが尋ねます。「風怒追撃」で風のカードの攻撃をもう1回。手札5枚のBに使えば爆牌します。
web-guide-asteriated-grail-done = 青の士気がなくなり、あなたの陣営の勝ちです。攻撃、法術、購入、合成、精錬から1ターンに1回の行動。あとはキャラクターのスキルです。
