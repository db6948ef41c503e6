// What the table knows without a screen: options in their shapes, cells, clocks, keys, the promise of the shuffle.
import { expect, test, vi } from "vitest";
import type { BoardView, CellView, DecisionView, OptionView } from "../lib/protocol";
import { TableActions } from "./actions.svelte";
import { arrange, boardWithoutHand, handsOf, moved, nextBox, optionsByCell } from "./cells";
import { holds } from "./fairness";
import { pressedKey, type Keyboard } from "./keyboard";
import { filtered, groupsOf, passOption, rowsOf } from "./options";
import { clockOf, minutes } from "./time";

function option(key: string, verb: string, cells: string[] = [], number = -1): OptionView {
  return { key, verb, text: { id: key, args: {} }, cells, number, detail: null };
}

function cell(id: string): CellView {
  const name = { id: `name-${id}`, args: {} };
  return { id, code: "S7", name, spoken: name, marks: [], states: [], tints: [], under: [] };
}

function decision(options: OptionView[]): DecisionView {
  return { seat: 0, question: { id: "q", args: {} }, clause: "BP 1", options, background: null };
}

const board = {
  headline: [],
  sides: [{ seat: 0, team: 0, facts: [], states: [], role: null, role_code: "", areas: [
    { id: "A.hand", zone: "hand", kind: "row", title: { id: "t", args: {} }, cells: ["c1", "c2", "c3"].map(cell), count: 3, own: true, empty: null, spoken: null },
  ] }],
  shared: [], facts: [], arrows: [], order: [], shortcut: null,
} as BoardView;

function actions(options: OptionView[]): { act: TableActions; chosen: string[][]; asked: string[] } {
  const chosen: string[][] = [];
  const asked: string[] = [];
  const act = new TableActions("blackpoker", "t", { choose: (keys) => chosen.push(keys), why: (id) => asked.push(id) });
  act.board = board;
  act.decision = decision(options);
  return { act, chosen, asked };
}

test("a pressed cell chooses its only option", () => {
  const { act, chosen } = actions([option("up c1", "up", ["c1", "c2"])]);
  expect([act.isLit("c1"), act.isLit("c2"), act.isLit("c3"), act.isLit("")]).toEqual([true, true, false, false]);
  act.press("c2");
  expect(chosen).toEqual([["up c1"]]);
});

test("of several options one is asked for, and nothing is chosen yet", () => {
  const { act, chosen } = actions([option("up c1", "up", ["c1"]), option("down c1", "down", ["c1"])]);
  act.press("c1", document.body);
  expect(chosen).toEqual([]);
  expect(act.menu?.options.map((one) => one.key)).toEqual(["up c1", "down c1"]);
});

test("a cell without an option asks why", () => {
  const { act, asked, chosen } = actions([option("pass", "pass")]);
  act.press("c3");
  expect(asked).toEqual(["c3"]);
  expect(act.looked).toMatchObject({ cell: { id: "c3" }, why: true });
  expect(chosen).toEqual([]);
});

test("in a replay a press only looks", () => {
  const act = new TableActions("blackpoker", "");
  act.board = board;
  act.press("c1");
  expect(act.looked).toMatchObject({ cell: { id: "c1" }, why: false });
});

test("a hand keeps the order that it was given; new cards come last", () => {
  const ids = (cells: CellView[]) => cells.map((one) => one.id);
  expect(ids(arrange(["c1", "c2", "c3", "c4"].map(cell), ["c3", "c9", "c1"]))).toEqual(["c3", "c1", "c2", "c4"]);
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  const { act } = actions([]);
  act.moveCell(board.sides[0]!.areas[0]!, "c3", 0);
  expect(ids(act.arranged(board.sides[0]!.areas[0]!))).toEqual(["c3", "c1", "c2"]);
});

test("the hand can be shown apart from the board, and nothing else goes with it", () => {
  const graveyard = { ...board.sides[0]!.areas[0]!, id: "A.graveyard", zone: "graveyard", own: false };
  const both = { ...board, sides: [{ ...board.sides[0]!, areas: [...board.sides[0]!.areas, graveyard] }] };
  expect(handsOf(both).map((area) => area.id)).toEqual(["A.hand"]);
  expect(boardWithoutHand(both).sides[0]?.areas.map((area) => area.id)).toEqual(["A.graveyard"]);
});

test("every cell of an option leads to it", () => {
  const found = optionsByCell(decision([option("a", "a", ["p1", "p2"]), option("b", "b", ["p2"])]));
  expect(found.get("p2")?.map((one) => one.key)).toEqual(["a", "b"]);
});

test("options that differ in a number are one row, in its order", () => {
  const rows = rowsOf([option("n2", "pay", [], 2), option("n0", "pay", [], 0), option("pass", "pass"), option("n1", "pay", [], 1)]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ kind: "numbers", verb: "pay" });
  expect(rows[0]?.kind === "numbers" && rows[0].options.map((one) => one.number)).toEqual([0, 1, 2]);
});

test("numbers for different cells are different rows; two are no row", () => {
  const rows = rowsOf([option("a1", "put", ["p1"], 1), option("a2", "put", ["p1"], 2), option("b1", "put", ["p2"], 1)]);
  expect(rows.map((row) => row.kind)).toEqual(["single", "single", "single"]);
});

test("many options are grouped by their verbs, few are not", () => {
  const many = [...Array(6)].flatMap((_, at) => [option(`a${at}`, "attack"), option(`b${at}`, "block")]);
  expect(groupsOf(many).map((group) => [group.verb, group.items.length])).toEqual([["attack", 6], ["block", 6]]);
  expect(groupsOf(many.slice(0, 4))).toHaveLength(1);
});

test("the filter wants every word", () => {
  const options = [option("attack with Ifrit", "a"), option("attack with Shiva", "a")];
  expect(filtered(options, "SHI att", (one) => one.key)).toEqual([options[1]]);
});

test("passing is the option that does nothing, never one that names a card", () => {
  expect(passOption([option("pass c1", "pass", ["c1"]), option("pass", "pass")])?.key).toBe("pass");
  expect(passOption([option("attack", "attack")])).toBeUndefined();
});

test("arrows go straight ahead rather than to what is near", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  expect(nextBox(box(0, 0), [box(20, 30), box(60, 0)], "right")).toBe(1);
  expect(nextBox(box(0, 0), [box(0, -40)], "down")).toBe(-1);
});

test("clocks run only for the seat that is asked, and not below nothing", () => {
  const times = { total: [60_000, 30_000], decision: 10_000, away: [-1, -1], running: 0 };
  expect(clockOf(times, 0, 5_000)).toEqual({ total: 55_000, decision: 5_000 });
  expect(clockOf(times, 1, 5_000)).toEqual({ total: 30_000, decision: -1 });
  expect(clockOf(times, 0, 99_000).decision).toBe(0);
  expect(minutes(65_000)).toBe("1:05");
});

test("the promise holds for its secret and for no other", async () => {
  const commitment = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await holds({ commitment, secret: "616263", entropy: [] })).toBe(true);
  expect(await holds({ commitment, secret: "616264", entropy: [] })).toBe(false);
});

test("keys act, but not while one writes", () => {
  const keys = { pass: vi.fn(), undo: vi.fn(), digit: vi.fn(() => true) } as unknown as Keyboard;
  document.body.innerHTML = "<input id=a><button id=b></button>";
  const pressed = (key: string, id: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true });
    Object.defineProperty(event, "target", { value: document.getElementById(id) });
    return pressedKey(event, keys);
  };
  expect(pressed("p", "b")).toBe(true);
  expect(pressed("p", "a")).toBe(false);
  expect(pressed("3", "b")).toBe(true);
  expect(pressed("x", "b")).toBe(false);
  expect(keys.pass).toHaveBeenCalledTimes(1);
  expect(keys.digit).toHaveBeenCalledWith("3");
});
