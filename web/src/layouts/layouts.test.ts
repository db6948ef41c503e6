// Every layout puts everything that a board has on the table: each cell as a button with a name, each seat, each
// area, whatever the board of its game may hold.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AreaView, BoardView, CellView, DecisionView, FactView, OptionView, Seat, SideView } from "../lib/protocol";
import { TableActions } from "../table/actions.svelte";
import AsteriatedGrail from "./AsteriatedGrail.svelte";
import BattleSpirits from "./BattleSpirits.svelte";
import BlackPoker from "./BlackPoker.svelte";
import FFTCG from "./FFTCG.svelte";

let count = 0;

function text(id: string) {
  return { id, args: {} };
}

function cell(id: string, more: Partial<CellView> = {}): CellView {
  return { id, code: "S7", name: text(`name ${id}`), spoken: text(`spoken ${id}`), marks: [], states: [], tints: [], under: [], ...more };
}

function area(id: string, kind = "row", cells?: CellView[], own = false): AreaView {
  const held = cells ?? [cell(`c${++count}`), cell(`c${++count}`)];
  const zone = id.split(".").at(-1) ?? id;
  return { id, zone, kind, title: text(`title ${id}`), cells: held, count: held.length, own, empty: null, spoken: null };
}

function fact(kind: string, value: number, most = -1): FactView {
  return { kind, label: text(kind), value, most };
}

function side(seat: number, areas: AreaView[], more: Partial<SideView> = {}): SideView {
  return { seat, team: seat % 2, facts: [], areas, states: [], role: null, role_code: "", ...more };
}

function board(sides: SideView[], shared: AreaView[] = [], more: Partial<BoardView> = {}): BoardView {
  return { headline: [], sides, shared, facts: [], arrows: [], order: [], shortcut: null, ...more };
}

/** Both sides with rows, piles and hands of these names; the viewer is A. */
function duel(rows: string[], piles: string[], extra: (letter: string) => AreaView[] = () => []): SideView[] {
  return [1, 0].map((seat) => {
    const letter = seat === 0 ? "A" : "B";
    const made = [...rows.map((name) => area(`${letter}.${name}`)), ...piles.map((name) => area(`${letter}.${name}`, "pile"))];
    return side(seat, [...made, ...extra(letter), area(`${letter}.hand`, "row", undefined, seat === 0)]);
  });
}

function cores(letter: string): AreaView[] {
  const soul = cell(`${letter}.soul`, { code: "" });
  const tray = (name: string, under: CellView[] = []) =>
    cell(`${letter}.${name}`, { code: "", marks: [{ kind: "cores", text: "3", tone: "" }], under });
  return [area(`${letter}.cores`, "row", [tray("life"), tray("reserve", [soul]), tray("core-trash")])];
}

function grailSides(seats: number): SideView[] {
  return Array.from({ length: seats }, (_, at) => (at + 1) % seats).map((seat) => {
    const letter = String.fromCharCode(65 + seat);
    const areas = [area(`${letter}.character`, "row", [cell(`k${seat}`)]), area(`${letter}.effects`), area(`${letter}.exclusive`)];
    if (seat === 0) areas.push(area("A.burst"), area("A.candidates"));
    areas.push(area(`${letter}.covers`), area(`${letter}.hand`, "row", undefined, seat === 0));
    return side(seat, areas, { role: text("role"), role_code: "angel", states: seat === 1 ? ["asked", "attacked"] : [] });
  });
}

const GAMES: [string, Component<never>, () => BoardView][] = [
  ["blackpoker", BlackPoker, () => board(duel(["soldiers", "barriers"], ["life", "graveyard", "fog"]), [area("stage", "stack")])],
  [
    "battle-spirits",
    BattleSpirits,
    () => board(duel(["spirits", "nexuses"], ["deck", "trash", "removed"], cores), [area("battle", "row", []), area("A.use"), area("B.open")]),
  ],
  [
    "fftcg",
    FFTCG,
    () =>
      board(
        duel(["forwards", "backups", "monsters", "damage-zone"], ["lb-deck", "lb-up", "break-zone", "removed", "face-down", "deck"]),
        [area("stack", "stack"), area("battle", "row", []), area("A.open"), area("B.looked")],
      ),
  ],
  [
    "asteriated-grail",
    AsteriatedGrail,
    () =>
      board(grailSides(6), [area("under-way", "stack"), area("open"), area("pool"), area("deck", "pile"), area("discard", "pile")], {
        facts: [fact("morale-red", 12, 15), fact("morale-blue", 9, 15), fact("grails-blue", 2, 5)],
        order: [1, 2, 3, 4, 5, 0],
      }),
  ],
];

let mounted: Record<string, unknown> | null = null;

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

function option(verb: string, cells: string[], number = -1): OptionView {
  return { key: `${verb} ${cells[0]} ${number}`, verb, text: text(verb), cells, number, detail: null };
}

function asks(options: OptionView[]): DecisionView {
  return { seat: 0, question: text("q"), clause: "", options, background: null };
}

/** Lay a board on the table; what is chosen and asked about is written down. */
function lay(game: string, layout: Component<never>, shown: BoardView, decision: DecisionView | null = null) {
  const chosen: string[][] = [];
  const asked: string[] = [];
  const act = new TableActions(game, "t", { choose: (keys) => chosen.push(keys), why: (id) => asked.push(id) });
  act.board = shown;
  act.decision = decision;
  const seats: Seat[] = shown.sides.map(() => ({
    kind: "bot", name: "", bot: "random", connected: false, ready: true, deck: "", yours: false, stood_in: false,
  }));
  const props = { board: shown, decision, viewer: 0, seats, act };
  mounted = mount(layout as Component<typeof props>, { target: document.body, props });
  flushSync();
  return { chosen, asked, act };
}

function find(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
}

function allAreas(shown: BoardView): AreaView[] {
  return [...shown.shared, ...shown.sides.flatMap((one) => one.areas)];
}

test.each(GAMES)("%s: every cell that lies open is a button with a name", (game, layout, make) => {
  const shown = make();
  lay(game, layout, shown);
  const inPiles = (one: AreaView) => one.kind === "pile" || one.zone === "damage-zone";
  const open = allAreas(shown).filter((one) => !inPiles(one)).flatMap((one) => one.cells);
  const missing = open.flatMap((one) => [one, ...one.under]).filter((one) => find(one.id)?.tagName !== "BUTTON");
  expect(missing.map((one) => one.id)).toEqual([]);
  const unnamed = [...document.querySelectorAll("button")].filter((one) => !one.getAttribute("aria-label") && !one.textContent?.trim());
  expect(unnamed).toEqual([]);
});

test.each(GAMES)("%s: every pile can be opened, every seat is there for arrows", (game, layout, make) => {
  const shown = make();
  lay(game, layout, shown);
  const piles = allAreas(shown).filter((one) => one.kind === "pile").map((one) => one.id);
  expect(piles.filter((id) => !document.querySelector(`button[data-pile="${id}"]`))).toEqual([]);
  const letters = shown.sides.map((one) => String.fromCharCode(65 + one.seat));
  expect(letters.filter((letter) => !document.querySelector(`[data-seat="${letter}"]`))).toEqual([]);
});

test.each(GAMES.slice(0, 3))("%s: a deck that is searched lies open, whosever it is", (game, layout, make) => {
  const shown = make();
  const searched = shown.sides.map((one) => area(`${one.seat === 0 ? "A" : "B"}.searched`));
  lay(game, layout, { ...shown, sides: shown.sides.map((one, at) => ({ ...one, areas: [...one.areas, searched[at]!] })) });
  expect(searched.flatMap((one) => one.cells).filter((one) => !find(one.id))).toEqual([]);
});

test.each(GAMES)("%s: a lit card is chosen, another asks why", (game, layout, make) => {
  const shown = make();
  const hand = shown.sides.at(-1)?.areas.find((one) => one.own)?.cells ?? [];
  const [lit, other] = hand.map((one) => one.id);
  const { chosen, asked } = lay(game, layout, shown, asks([option("use", [lit ?? ""])]));
  find(other ?? "")?.click();
  expect([chosen, asked]).toEqual([[], [other]]);
  find(lit ?? "")?.click();
  expect(chosen).toEqual([[`use ${lit} -1`]]);
  expect(find(lit ?? "")?.classList.contains("lit")).toBe(true);
});

test.each(GAMES)("%s: a seat that an option names can be pressed", (game, layout, make) => {
  const { chosen } = lay(game, layout, make(), asks([option("target", ["seat B"], 1)]));
  find("seat B")?.click();
  expect(chosen).toHaveLength(1);
});

test("the hand is put into one's own order with buttons and with the keyboard", () => {
  const shown = board(duel(["soldiers", "barriers"], ["life"]), [area("stage", "stack")]);
  const ids = shown.sides.at(-1)?.areas.find((one) => one.own)?.cells.map((one) => one.id) ?? [];
  lay("blackpoker", BlackPoker, shown);
  const inOrder = () => [...document.querySelectorAll<HTMLElement>(".own [data-cell]")].map((one) => one.dataset.cell);
  expect(inOrder()).toEqual(ids);
  document.querySelector<HTMLElement>(".own .arrange")?.click();
  flushSync();
  document.querySelector<HTMLElement>(".own .movers button:not(:disabled)")?.click();
  flushSync();
  expect(inOrder()).toEqual([...ids].reverse());
  find(ids[1] ?? "")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }));
  flushSync();
  expect(inOrder()).toEqual(ids);
});

test("Battle Spirits: the Reserve and the Soul Core are pressed each for itself", () => {
  const [, layout, make] = GAMES[1]!;
  const { chosen } = lay("battle-spirits", layout, make(), asks([option("pay-reserve", ["A.reserve"]), option("pay-soul", ["A.soul"])]));
  find("A.soul")?.click();
  find("A.reserve")?.click();
  expect(chosen).toEqual([["pay-soul A.soul -1"], ["pay-reserve A.reserve -1"]]);
});

test("FF-TCG: damage is divided with steppers, and the first answer is sent", () => {
  const sides = duel(["forwards", "backups"], ["deck"]);
  const [one, other] = sides[0]?.areas[0]?.cells.map((found) => found.id) ?? [];
  const shown = board(sides, [area("stack", "stack", [])], {
    facts: [fact("divide", 5, 5), fact("divide-least", 1)],
    arrows: [one, other].map((end) => ({ start: "p9", end: end ?? "", kind: "divide" })),
  });
  const options = [1, 2, 3, 4].map((number) => option("split", [one ?? ""], number));
  const { chosen } = lay("fftcg", FFTCG, shown, asks(options));
  const steppers = [...document.querySelectorAll<HTMLElement>("section.divide li")];
  expect(steppers.map((item) => item.querySelector("output")?.textContent)).toEqual(["4000", "1000"]);
  const send = document.querySelector<HTMLButtonElement>("section.divide .main");
  steppers[0]?.querySelector<HTMLElement>("button")?.click();
  flushSync();
  expect(send?.disabled).toBe(true);
  steppers[1]?.querySelectorAll<HTMLElement>("button")[1]?.click();
  flushSync();
  send?.click();
  expect(chosen).toEqual([[`split ${one} 3`]]);
});

test("FF-TCG: while one pays, what is still due is told", () => {
  const sides = duel(["forwards", "backups"], ["deck"]);
  sides[1] = { ...sides[1]!, facts: [fact("damage", 2, 7), fact("cp", 1, 4), fact("cp-fire", 1, 2), fact("cp-available", 5)] };
  lay("fftcg", FFTCG, board(sides, [area("stack", "stack", [])]));
  expect(document.querySelectorAll(".payment i")).toHaveLength(6);
  expect(document.querySelectorAll(".payment i.paid")).toHaveLength(2);
});

test("Asteriated Grail: the name of a character opens its sheet", () => {
  const [, layout, make] = GAMES[3]!;
  vi.stubGlobal("fetch", vi.fn(() => new Promise(() => undefined)));
  HTMLDialogElement.prototype.showModal = vi.fn();
  lay("asteriated-grail", layout, make());
  find("k2")?.click();
  flushSync();
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining("/characters"), expect.anything());
});
