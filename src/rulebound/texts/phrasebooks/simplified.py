"""Card text in Simplified Chinese: the phrases of the traditional book, character by character.

The table holds just the characters that the phrases use; names (families, cards) come from the packs in their
own simplified form. A test sees to it that no character is forgotten.
"""

from typing import Final

from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.model import Told
from rulebound.texts.phrasebooks.traditional import Traditional

PAIRS: Final = (
    "丟丢 並并 來来 個个 備备 傷伤 僅仅 內内 凍冻 則则 動动 勞劳 區区 喚唤 圖图 執执 場场 壞坏 將将 "
    "對对 屬属 廢废 張张 後后 從从 復复 態态 戰战 戲戏 捨舍 揮挥 損损 擁拥 擇择 擊击 數数 於于 時时 "
    "會会 棄弃 業业 極极 標标 權权 毀毁 氣气 決决 沒没 減减 滅灭 為为 無无 狀状 獲获 獸兽 現现 產产 "
    "異异 當当 疊叠 發发 禦御 種种 紅红 終终 組组 結结 給给 統统 綠绿 編编 繼继 職职 與与 藍蓝 "
    "處处 號号 衛卫 複复 襲袭 視视 觸触 計计 記记 該该 誌志 識识 變变 費费 贏赢 較较 載载 輕轻 輸输 "
    "這这 進进 遊游 過过 選选 鋒锋 開开 間间 隊队 階阶 隨随 雙双 離离 靈灵 頂顶 項项 順顺 須须 預预 "
    "額额 顏颜 類类 顯显 風风 餘余 鬥斗 鳴鸣 麼么 黃黄 點点"
)
"""Traditional characters, each followed by its simplified form."""
SIMPLER: Final = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})


class Simplified(Traditional):
    """Simplified Chinese."""

    language = "zh-Hans"

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        return super().ability(told, clauses, price, sentences).translate(SIMPLER)

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """The keywords that a card's facts give it."""
        return [line.translate(SIMPLER) for line in super().own_keywords(facts)]

    def shown(self, vocabulary: str, word: str) -> str:
        """A word that stands by itself."""
        return super().shown(vocabulary, word).translate(SIMPLER)
