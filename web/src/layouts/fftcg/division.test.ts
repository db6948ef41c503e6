import { expect, test } from "vitest";
import type { BoardView, DecisionView, OptionView } from "../../lib/protocol";
import { changed, divisionOf, divisionSteps, firstShares, type Division } from "./division";

function split(cell: string, number: number): OptionView {
  return { key: `split ${cell} ${number}`, verb: "split", text: { id: "t", args: {} }, cells: [cell], number, detail: null };
}

function asks(options: OptionView[]): DecisionView {
  return { seat: 0, question: { id: "question-ff-divide", args: {} }, clause: "", options, background: null };
}

const label = { id: "l", args: {} };
const board = {
  facts: [
    { kind: "divide", label, value: 8, most: 9 },
    { kind: "divide-least", label, value: 1, most: -1 },
  ],
  arrows: [
    { start: "p9", end: "p1", kind: "attack" },
    { start: "p9", end: "p2", kind: "divide" },
    { start: "p9", end: "p3", kind: "divide" },
  ],
} as unknown as BoardView;
const division: Division = { left: 8, whole: 9, least: 1, cells: ["p2", "p3"] };

test("what is divided is read from the board, only while it is asked for", () => {
  expect(divisionOf(board, asks([split("p2", 1)]))).toEqual(division);
  expect(divisionOf(board, asks([]))).toBeNull();
  expect(divisionOf({ ...board, facts: [] }, asks([split("p2", 1)]))).toBeNull();
});

test("it begins as proposed, the last share being what is left", () => {
  expect(firstShares(division, ["split B.field.1 5"])).toEqual([5, 3]);
  expect(firstShares(division, ["split B.field.1 6", "split B.field.2 2"])).toEqual([6, 2]);
  expect(firstShares(division, [])).toEqual([7, 1]);
});

test("nobody gets less than the least, and no more is given than there is", () => {
  expect(changed(division, [7, 1], 1, 1)).toEqual([7, 1]);
  expect(changed(division, [7, 1], 1, -1)).toEqual([7, 1]);
  expect(changed(division, [7, 1], 0, -1)).toEqual([6, 1]);
  expect(changed(division, [6, 1], 1, 1)).toEqual([6, 2]);
});

test("each question is answered for the cell that it is about", () => {
  const steps = divisionSteps(division, [5, 3]);
  const number = (cell: string) => [1, 2, 3, 4, 5].map((one) => split(cell, one));
  expect(steps[0]?.(number("p2"))?.key).toBe("split p2 5");
  expect(steps[1]?.(number("p3"))?.key).toBe("split p3 3");
  expect(steps[1]?.(number("p7"))).toBeUndefined();
});
