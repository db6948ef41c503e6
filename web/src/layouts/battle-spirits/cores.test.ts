import { expect, test } from "vitest";
import type { DecisionView, OptionView } from "../../lib/protocol";
import { canTake, coreSteps, isHolding } from "./cores";

function option(verb: string, ...cells: string[]): OptionView {
  return { key: `${verb} ${cells.join(" ")}`.trim(), verb, text: { id: "t", args: {} }, cells, number: -1, detail: null };
}

function asks(...options: OptionView[]): DecisionView {
  return { seat: 0, question: { id: "q", args: {} }, clause: "", options, background: null };
}

/** What the steps answer to these questions. */
function answers(from: string, to: string, ...questions: DecisionView[]): (string | undefined)[] {
  const steps = coreSteps(questions[0] ?? null, from, to);
  return steps.map((step, at) => step(questions[at]?.options ?? [])?.key);
}

const main = asks(option("summon", "c1"), option("move-cores"));
const which = asks(option("move-reserve", "A.reserve"), option("move", "p1"), option("move-soul", "A.soul"));
const where = asks(option("to-reserve", "A.reserve"), option("to", "p2"));

test("a Core dragged in the Main Step begins to move, is named, and gets its place", () => {
  expect(answers("A.reserve", "p2", main, which, where)).toEqual(["move-cores", "move-reserve A.reserve", "to p2"]);
  expect(answers("A.soul", "p2", main, which, where)).toEqual(["move-cores", "move-soul A.soul", "to p2"]);
});

test("while Cores move, the next one needs no new beginning", () => {
  expect(answers("p1", "A.reserve", which, where)).toEqual(["move p1", "to-reserve A.reserve"]);
});

test("a Core in hand goes where it is dropped", () => {
  expect(isHolding(where)).toBe(true);
  expect(answers("p1", "p2", where)).toEqual(["to p2"]);
});

test("what is paid is named by where it comes from", () => {
  const paying = asks(option("pay-reserve", "A.reserve"), option("pay", "p1"));
  expect(answers("p1", "A.core-trash", paying)).toEqual(["pay p1"]);
  expect([canTake(paying, "p1"), canTake(paying, "p2")]).toEqual([true, false]);
});

test("nothing is answered where a move means nothing", () => {
  expect(coreSteps(asks(option("pass")), "A.reserve", "p1")).toEqual([]);
  expect(coreSteps(main, "p1", "p1")).toEqual([]);
  expect(coreSteps(null, "A.reserve", "p1")).toEqual([]);
  expect(isHolding(main)).toBe(false);
});
