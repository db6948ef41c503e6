import { expect, test } from "vitest";
import type { AreaView, CellView, DecisionView, OptionView, SideView } from "../../lib/protocol";
import { areaOf, bareCell, countOf, coveredPile, otherRows, placedBy, singleArrows, withNumberSign } from "./areas";
import { Gesture } from "./gesture.svelte";

function option(key: string): OptionView {
  return { key, verb: key.split(" ")[0] ?? "", text: { id: key, args: {} }, cells: [], number: -1, detail: null };
}

function asks(question: string, ...keys: string[]): DecisionView {
  return { seat: 0, question: { id: question, args: {} }, clause: "", options: keys.map(option), background: null };
}

const answer = (key: string) => (options: OptionView[]) => options.find((one) => one.key === key);

function gesture(): { gesture: Gesture; sent: string[][] } {
  const sent: string[][] = [];
  return { gesture: new Gesture((keys) => sent.push(keys)), sent };
}

test("a gesture gives each answer when its question is asked, and none twice", () => {
  const { gesture: made, sent } = gesture();
  const first = asks("which", "move-cores", "pass");
  expect(made.begin([answer("move-cores"), answer("to x")], first)).toBe(true);
  made.goOn({ ...first });
  expect(sent).toEqual([["move-cores"]]);
  made.goOn(null);
  made.goOn(asks("where", "to x", "to y"));
  expect(sent).toEqual([["move-cores"], ["to x"]]);
  expect(made.isRunning).toBe(false);
});

test("a gesture ends where a question has no such answer", () => {
  const { gesture: made, sent } = gesture();
  made.begin([answer("a"), answer("b"), answer("c")], asks("one", "a"));
  made.goOn(asks("other", "x"));
  made.goOn(asks("late", "b"));
  expect(sent).toEqual([["a"]]);
});

test("a gesture that means nothing now answers nothing", () => {
  const { gesture: made, sent } = gesture();
  expect(made.begin([answer("a")], asks("one", "b"))).toBe(false);
  expect(made.begin([], asks("one", "b"))).toBe(false);
  expect(sent).toEqual([]);
});

test("areas are found by name, whichever seat's they are", () => {
  const side = { areas: [{ id: "B.trash" }, { id: "B.core-trash" }, { id: "B.deck", kind: "pile" }] } as unknown as SideView;
  expect(areaOf(side, "trash")?.id).toBe("B.trash");
  expect(areaOf(side, "hand")).toBeUndefined();
  expect(otherRows(side, ["trash"]).map((area) => area.id)).toEqual(["B.core-trash"]);
});

test("marks are read, left out, and turned into signs", () => {
  const marks = [
    { kind: "cores", text: "3", tone: "" },
    { kind: "number", text: "2", tone: "" },
  ];
  const cell = { id: "p1", marks, states: ["basic", "by-C"], under: [{ id: "A.soul" }] } as unknown as CellView;
  expect([countOf(cell, "cores"), countOf(cell, "soul")]).toEqual([3, 0]);
  expect(bareCell(cell, (mark) => mark.kind === "cores")).toMatchObject({ marks: [{ kind: "number" }], under: [] });
  expect(withNumberSign(cell).marks[1]).toMatchObject({ kind: "namesake", text: "#2" });
  expect(placedBy(cell)).toBe("C");
});

test("between two things one arrow is drawn, whichever way it leads", () => {
  const arrow = (start: string, end: string, kind: string) => ({ start, end, kind });
  const arrows = [arrow("p1", "p2", "attack"), arrow("p2", "p1", "block"), arrow("p1", "seat A", "attack")];
  expect(singleArrows(arrows).map((one) => one.kind)).toEqual(["attack", "attack"]);
});

test("a deck of which a card is known does not show that card on top", () => {
  const deck = (known: string[], count: number) => ({ title: { id: "t", args: {} }, cells: known.map((id) => ({ id })), count }) as unknown as AreaView;
  expect(coveredPile(deck(["c1"], 30)).cells.map((cell) => cell.id)).toEqual(["", "c1"]);
  expect(coveredPile(deck(["c1"], 1)).cells.map((cell) => cell.id)).toEqual(["c1"]);
  expect(coveredPile(deck([], 30)).cells).toEqual([]);
});
