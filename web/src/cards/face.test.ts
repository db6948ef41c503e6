import { expect, test } from "vitest";
import type { CellView, MarkView } from "../lib/protocol";
import { background, isSideways, longestWord, placed, playingCard } from "./face";

function mark(kind: string, text: string): MarkView {
  return { kind, text, tone: "" };
}

test("playing cards are read from their codes", () => {
  expect(playingCard("H10")).toEqual({ suit: "♥", rank: "10", red: true });
  expect(playingCard("CQ")).toEqual({ suit: "♣", rank: "Q", red: false });
  expect(playingCard("JK")?.rank).toBe("JK");
  expect(playingCard("H11")).toBeNull();
  expect(playingCard("")).toBeNull();
});

test("marks stand where one looks for them", () => {
  const found = placed([mark("cost", "3"), mark("counter", "x"), mark("bp", "5000"), mark("kind", "Spirit"), mark("level", "1")]);
  expect([found.cost?.text, found.strength?.text, found.kind?.text]).toEqual(["3", "5000", "Spirit"]);
  expect(found.signs.map((one) => one.kind)).toEqual(["counter", "level"]);
});

test("several colours lie side by side, unknown ones are left out", () => {
  expect(background(["red"])).toBe("var(--tint-red)");
  expect(background(["red", "holy", "blue"])).toBe(
    "linear-gradient(90deg, var(--tint-red) 0% 50%, var(--tint-blue) 50% 100%)",
  );
  expect(background([])).toBe("var(--tint-neutral)");
});

test("each game's word for lying sideways counts", () => {
  const lies = (state: string) => isSideways({ states: [state] } as CellView);
  expect(["driven", "exhausted", "dull", "charged"].map(lies)).toEqual([true, true, true, false]);
});

test("the longest word of a name decides how large its letters are", () => {
  expect(longestWord("Gilgamesh")).toBe(9);
  expect(longestWord("The Archer-King")).toBe(6);
  expect(longestWord("龍皇ジークフリード")).toBe(1);
  expect(longestWord("")).toBe(1);
});
