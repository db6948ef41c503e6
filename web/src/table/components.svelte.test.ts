// The table on a (small, pretended) screen: what is shown, named and pressed.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AreaView, CellView as Cell, DecisionView, LineView, OptionView, Told } from "../lib/protocol";
import { texts } from "../lib/texts.svelte";
import { TableActions } from "./actions.svelte";
import Area from "./Area.svelte";
import DecisionPanel from "./DecisionPanel.svelte";
import Log from "./Log.svelte";

const CATALOGUE = `
say = { $words }
web-cell-lit = { $cell }, can be used
web-waiting-for = Waiting for { $name }.
web-hidden-cards = { $count } hidden
web-won = You have won!
web-lost = You have lost.
web-filter-options = Find
`;

const text = (words: string) => ({ id: "say", args: { words } });

function option(key: string, cells: string[] = [], number = -1): OptionView {
  return { key, verb: key.split(" ")[0] ?? "", text: text(key), cells, number, detail: null };
}

function cell(id: string): Cell {
  return { id, code: "S7", name: text(id), spoken: text(`card ${id}`), marks: [], states: [], tints: [], under: [] };
}

function area(cells: Cell[], count = cells.length, own = true): AreaView {
  return { id: "A.hand", zone: "hand", kind: "row", title: text("hand"), cells, count, own, empty: null, spoken: null };
}

function told(options: OptionView[], others: Partial<{ result: unknown; seat: number }> = {}): Told {
  const decision: DecisionView = { seat: others.seat ?? 0, question: text("what now?"), clause: "BP 1.2", options, background: null };
  const board = { headline: [], sides: [], shared: [], facts: [], arrows: [], order: [], shortcut: null };
  const seats = ["Ann", "Bob"].map((name) => ({ kind: "person", name, bot: "", connected: true, yours: name === "Ann" }));
  return {
    type: "told",
    table: { seats, you: 0 },
    view: { number: 3, viewer: 0, board, decision: others.result ? null : decision, result: others.result ?? null, log: [], log_from: 0 },
    offers: [],
  } as unknown as Told;
}

let shown: Record<string, unknown> | null = null;
let chosen: string[][] = [];
let act: TableActions;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(CATALOGUE));
  vi.stubGlobal("CSS", { escape: (word: string) => word });
  Element.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal ??= () => {};
  await texts.setLanguage("en");
});
beforeEach(() => {
  localStorage.clear();
  chosen = [];
  act = new TableActions("blackpoker", crypto.randomUUID(), { choose: (keys) => chosen.push(keys), why: () => {} });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function buttons(): string[] {
  return [...document.querySelectorAll("button")].map((button) => button.textContent?.trim() ?? "");
}

function panel(message: Told, waiting = false) {
  const made = mount(DecisionPanel, { target: document.body, props: { told: message, act, waiting, hint: null } });
  shown = made;
  flushSync();
  return made;
}

test("the question is shown with its clause, and its options as buttons", () => {
  panel(told([option("pass"), option("attack p1", ["p1"])]));
  expect(document.querySelector("h2")?.textContent).toContain("What now?");
  expect(document.querySelector(".clause")?.textContent).toBe("BP 1.2");
  document.querySelector<HTMLButtonElement>('[data-option="attack p1"]')?.click();
  expect(chosen).toEqual([["attack p1"]]);
});

test("a digit chooses its option; one too many chooses nothing", () => {
  const made = panel(told([option("pass"), option("attack p1", ["p1"])]));
  expect([made.chooseDigit("2"), made.chooseDigit("3")]).toEqual([true, false]);
  expect(chosen).toEqual([["attack p1"]]);
});

test("while a choice is under way nothing can be chosen", () => {
  const made = panel(told([option("pass")]), true);
  expect(document.querySelector<HTMLButtonElement>("[data-option]")?.disabled).toBe(true);
  expect(made.chooseDigit("1")).toBe(false);
});

test("whoever is not asked sees who is", () => {
  panel(told([], { seat: 1 }));
  expect(document.body.textContent).toContain("Waiting for Bob.");
});

test("the end is told to the one who looks", () => {
  panel(told([], { result: { winners: [1], text: text("no life left"), clause: "BP R4.82" } }));
  expect(document.body.textContent).toContain("You have lost.");
  expect(document.body.textContent).toContain("No life left");
});

test("numbers are one gesture", () => {
  panel(told([1, 2, 3].map((number) => option(`pay ${number}`, [], number))));
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  if (!slider) throw new Error("There is no slider.");
  slider.value = "2";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector<HTMLButtonElement>("[data-option]")?.click();
  expect(chosen).toEqual([["pay 3"]]);
});

test("many options can be filtered", () => {
  panel(told([...Array(14)].map((_, at) => option(`attack ${at}`, [`p${at}`]))));
  const field = document.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) throw new Error("There is no filter.");
  field.value = "13";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect([...document.querySelectorAll("[data-option]")].map((one) => one.getAttribute("data-option"))).toEqual(["attack 13"]);
});

test("lit cards are named so, stop the Tab key, and act when pressed", () => {
  act.decision = told([option("up c2", ["c2"])]).view?.decision ?? null;
  shown = mount(Area, { target: document.body, props: { area: area([cell("c1"), cell("c2"), cell("c3")]), act } });
  flushSync();
  const found = [...document.querySelectorAll<HTMLButtonElement>("[data-cell]")];
  expect(found.map((one) => one.querySelector(".unseen")?.textContent)).toEqual(["Card c1", "Card c2, can be used", "Card c3"]);
  expect(found.map((one) => one.tabIndex)).toEqual([0, 0, -1]);
  found[1]?.click();
  expect(chosen).toEqual([["up c2"]]);
});

test("Alt and an arrow move a card of the own hand", () => {
  const hand = area([cell("c1"), cell("c2")]);
  act.board = { sides: [{ areas: [hand] }], shared: [] } as unknown as NonNullable<TableActions["board"]>;
  shown = mount(Area, { target: document.body, props: { area: hand, act } });
  flushSync();
  const first = document.querySelector("[data-cell=c1]");
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }));
  flushSync();
  expect([...document.querySelectorAll<HTMLElement>("[data-cell]")].map((one) => one.dataset.cell)).toEqual(["c2", "c1"]);
});

test("hidden cards are told by number and cannot be pressed", () => {
  shown = mount(Area, { target: document.body, props: { area: area([], 4, false), act } });
  flushSync();
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4 hidden");
  expect(buttons()).toEqual([]);
});

test("new lines of the log are read out, those that were there are not", () => {
  const line = (words: string): LineView => ({ text: text(words), clause: "", heading: false });
  const props = $state({ lines: [line("first")] });
  shown = mount(Log, { target: document.body, props });
  flushSync();
  const live = document.querySelector("[aria-live]");
  expect(live?.textContent).toBe("");
  props.lines = [line("first"), line("second")];
  flushSync();
  expect(live?.textContent).toBe("Second");
  expect(document.querySelectorAll("li")).toHaveLength(2);
});
