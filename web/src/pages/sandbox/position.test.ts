import { describe, expect, it } from "vitest";
import type { GuideInfo } from "../../lib/protocol";
import { givenOf, starts } from "./position";

const text = { id: "t", args: {} };
const step = { say: text, choose: [], replies: [], clauses: [] };
const GUIDE: GuideInfo = {
  game: "blackpoker",
  title: text,
  gently: text,
  done: text,
  settings: { deck: "entry20" },
  steps: [
    { ...step, position: "turn: A\n" },
    { ...step, position: "" },
    { ...step, position: "turn: B\n" },
  ],
};

describe("positions to begin with", () => {
  it("are a bare table and those of the lesson, with its settings", () => {
    const found = starts("blackpoker", GUIDE);
    expect(found.map((one) => one.id)).toEqual(["bare", "lesson-1", "lesson-3"]);
    expect(found[2]).toMatchObject({ position: "turn: B\n", settings: { deck: "entry20" }, step: 3 });
  });

  it("are there for a game without a lesson too", () => {
    expect(starts("chess", null).map((one) => one.position)).toEqual(["turn: A\n"]);
  });
});

describe("the position of a scenario", () => {
  it("is what stands under given, moved to the edge", () => {
    const scenario = `game: blackpoker
scenarios:
- name: a moment
  seed: 7
  given:
    turn: A
    A:
      hand: [C7, H3,
        D4]
    B: {life: 12}
  steps:
  - when: {A: pass}
`;
    expect(givenOf(scenario)).toBe("turn: A\nA:\n  hand: [C7, H3,\n    D4]\nB: {life: 12}\n");
  });

  it("is empty for a fresh deal", () => {
    expect(givenOf("game: blackpoker\nscenarios:\n- name: x\n  steps:\n  - when: {A: pass}\n")).toBe("");
  });
});
