import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../lib/protocol";
import { facetsOf, findCards, fromQuery, isNarrow, noWish, toQuery, type Wish } from "./search";

function card(code: string, name: string, fields: CardInfo["fields"], text: string[] = []): CardInfo {
  return { code, name, kind: "Spirit", cost: "1", tints: [], numbers: [], facts: [], text, fields };
}

const cards = [
  card("S-1", "Gen-Bo", { kind: "Spirit", colour: ["red"], cost: 3, bp: ["3000", "5000"], text: "x" }, ["Draw 2 cards."]),
  card("S-2", "Azure", { kind: "Magic", colour: ["blue", "red"], cost: 5, text: "y" }, ["Destroy it."]),
  card("S-3", "Ｂｅｔａ", { kind: "Spirit", colour: ["blue"], cost: 0, bp: ["7000"], text: "z" }),
];
const codes = (wish: Partial<Wish>) => findCards(cards, { ...noWish(), ...wish }).map((one) => one.code);

describe("a card search", () => {
  it("offers what tells cards apart: values with counts, numbers as ranges", () => {
    const facets = facetsOf(cards);
    expect(facets.map((one) => one.field)).toEqual(["kind", "colour", "cost", "bp"]);
    expect(facets[1]!.values).toEqual([{ value: "red", count: 2 }, { value: "blue", count: 2 }]);
    expect(facets[2]!.range).toEqual({ least: 0, most: 5 });
    expect(facets[3]!.range).toEqual({ least: 3000, most: 7000 });
  });

  it("finds words in name, text and fields, whatever the case and width", () => {
    expect(codes({ words: "DRAW" })).toEqual(["S-1"]);
    expect(codes({ words: "beta" })).toEqual(["S-3"]);
    expect(codes({ words: "red destroy" })).toEqual(["S-2"]);
    expect(codes({ words: "7000" })).toEqual(["S-3"]);
  });

  it("takes any value of one field, and all fields together", () => {
    expect(codes({ values: { colour: ["red"] } })).toEqual(["S-1", "S-2"]);
    expect(codes({ values: { colour: ["red", "blue"], kind: ["Spirit"] } })).toEqual(["S-1", "S-3"]);
    expect(codes({ values: { colour: [] } })).toHaveLength(3);
  });

  it("keeps to ranges, and leaves out cards without the number", () => {
    expect(codes({ ranges: { cost: { least: 1, most: 4 } } })).toEqual(["S-1"]);
    expect(codes({ ranges: { cost: { least: null, most: 3 } } })).toEqual(["S-1", "S-3"]);
    expect(codes({ ranges: { bp: { least: 4000, most: 6000 } } })).toEqual(["S-1"]);
    expect(codes({ ranges: { bp: { least: null, most: null } } })).toHaveLength(3);
  });

  it("sorts by name and by numbers, both ways", () => {
    expect(codes({ order: "cost" })).toEqual(["S-3", "S-1", "S-2"]);
    expect(codes({ order: "cost", descending: true })).toEqual(["S-2", "S-1", "S-3"]);
    expect(codes({ order: "bp", descending: true })).toEqual(["S-3", "S-1", "S-2"]);
    expect(codes({ order: "name" })[0]).toBe("S-2");
    expect(codes({ descending: true })).toEqual(["S-3", "S-2", "S-1"]);
  });

  it("lists cards for trying out rules only where they are asked for", () => {
    const trial = card("R-1", "Kite", { kind: "Spirit", mark: ["ex", "trial"] });
    const found = (wish: Partial<Wish>) => findCards([...cards, trial], { ...noWish(), ...wish }).map((one) => one.code);
    expect(found({})).toEqual(["S-1", "S-2", "S-3"]);
    expect(found({ values: { mark: ["trial"] } })).toEqual(["R-1"]);
  });

  it("can be written as an address and read again", () => {
    const wish: Wish = {
      words: "draw 2", values: { colour: ["red", "blue"] }, ranges: { cost: { least: 1, most: null } },
      order: "cost", descending: true,
    };
    expect(fromQuery(toQuery(wish))).toEqual(wish);
    expect(toQuery(noWish())).toBe("");
    expect(fromQuery("from.cost=x-&nonsense=1").ranges).toEqual({ cost: { least: null, most: null } });
    expect(isNarrow(wish)).toBe(true);
    expect(isNarrow({ ...noWish(), order: "cost" })).toBe(false);
  });
});
