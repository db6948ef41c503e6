import { describe, expect, it } from "vitest";
import type { CardInfo, DeckCard } from "../../lib/protocol";
import { changed, countOf, curveOf, partOf, sizeOf, splitOf, written } from "./list";

function card(code: string, cost: number, colour: string[], more: CardInfo["fields"] = {}): CardInfo {
  const fields = { cost, colour, ...more };
  return { code, name: `Name ${code}`, kind: "", cost: String(cost), tints: [], numbers: [], facts: [], text: [], fields };
}

const cards = new Map(
  [card("A-1", 2, ["red"]), card("A-2", 4, ["red", "blue"]), card("A-3", 13, ["blue"], { "limit-break": 3 })].map((one) => [one.code, one]),
);
const deck: DeckCard[] = [
  { code: "A-1", count: 3, part: "" },
  { code: "A-2", count: 2, part: "main" },
  { code: "A-3", count: 1, part: "lb" },
];

describe("a deck list", () => {
  it("counts up and down, and drops a card of which none is left", () => {
    expect(countOf(changed(deck, "A-1", "main", 1), "A-1", "main")).toBe(4);
    expect(changed(deck, "A-1", "main", -3).map((entry) => entry.code)).toEqual(["A-2", "A-3"]);
    expect(changed([], "A-9", "main", 2)).toEqual([{ code: "A-9", count: 2, part: "main" }]);
    expect(changed([], "A-9", "main", -1)).toEqual([]);
    expect(countOf(changed(deck, "A-1", "main", 500), "A-1", "main")).toBe(99);
  });

  it("keeps the parts apart", () => {
    expect(countOf(changed(deck, "A-3", "main", 1), "A-3", "lb")).toBe(1);
    expect([sizeOf(deck), sizeOf(deck, "main"), sizeOf(deck, "lb")]).toEqual([6, 5, 1]);
    expect(partOf(cards.get("A-3")!, "fftcg")).toBe("lb");
    expect(partOf(cards.get("A-3")!, "battle-spirits")).toBe("main");
  });

  it("has a curve without gaps, and all that costs much in one bar", () => {
    const bars = curveOf(deck, cards);
    expect(bars.map((bar) => bar.value)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10+"]);
    expect(bars.map((bar) => bar.count)).toEqual([3, 0, 2, 0, 0, 0, 0, 0, 1]);
    expect(curveOf([], cards)).toEqual([]);
  });

  it("is split by a field, where a card may count twice", () => {
    expect(splitOf(deck, cards, "colour")).toEqual([{ value: "red", count: 5 }, { value: "blue", count: 3 }]);
  });

  it("is written with a heading for each part where there are several", () => {
    expect(written(deck, "fftcg")).toBe("Main Deck (5)\n3 A-1\n2 A-2\n\nLB Deck (1)\n1 A-3\n");
    expect(written(deck.slice(0, 1), "fftcg")).toBe("Main Deck (3)\n3 A-1\n");
    expect(written(deck.slice(0, 1), "battle-spirits")).toBe("3 A-1\n");
  });
});
