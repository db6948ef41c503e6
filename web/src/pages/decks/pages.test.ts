// The parts of the deck builder, drawn: a table with buttons, a chart that is told in words, and the search.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { CardInfo } from "../../lib/protocol";
import { facetsOf, noWish, type Wish } from "../cards/search";
import Wishes from "../cards/Wishes.svelte";
import { speakEnglish } from "../rules/speak";
import Bars from "./Bars.svelte";
import CardTable from "./CardTable.svelte";

function card(code: string, cost: number, fields: CardInfo["fields"] = {}): CardInfo {
  return {
    code, name: `Name ${code}`, kind: "forward", cost: String(cost), tints: ["fire"], numbers: [], facts: [], text: [],
    fields: { kind: "Forward", element: ["Fire"], cost, ...fields },
  };
}

const cards = [card("A-1", 2), card("A-2", 3, { "limit-break": 2, element: ["Ice"] })];
const known = new Map(cards.map((one) => [one.code, one]));
let drawn: Record<string, unknown> | undefined;

beforeAll(speakEnglish);
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
});

function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim() === label,
  );
  if (!found) throw new Error(`There is no button ${label}.`);
  return found;
}

describe("the table of cards", () => {
  it("adds and removes by buttons that name the card, each to its own part", () => {
    const onchange = vi.fn();
    const onlook = vi.fn();
    const deck = [{ code: "A-1", count: 2, part: "main" }];
    const props = { caption: "Cards", game: "fftcg", cards, deck, known, onchange, onlook };
    drawn = mount(CardTable, { target: document.body, props });
    expect([...document.querySelectorAll("td .count")].map((one) => one.textContent)).toEqual(["2", "0"]);
    button("One more: Name A-2").click();
    button("One fewer: Name A-1").click();
    expect(onchange.mock.calls).toEqual([["A-2", "lb", 1], ["A-1", "main", -1]]);
    expect(button("One fewer: Name A-2").disabled).toBe(true);
    document.querySelector<HTMLButtonElement>("th .name")!.click();
    expect(onlook).toHaveBeenCalledWith("A-1");
  });
});

describe("a chart", () => {
  it("is told in words", () => {
    const bars = [{ value: "1", count: 4 }, { value: "2", count: 0 }];
    drawn = mount(Bars, { target: document.body, props: { title: "Cards by cost", bars } });
    expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe("Cards by cost: 1: 4, 2: 0");
    expect(document.querySelectorAll("rect")).toHaveLength(2);
  });
});

describe("the search for cards", () => {
  it("changes the wish by words, values and ranges", () => {
    const wishes: Wish[] = [];
    const props = { wish: noWish(), facets: facetsOf(cards), onchange: (wish: Wish) => wishes.push(wish) };
    drawn = mount(Wishes, { target: document.body, props });
    flushSync();
    button("Fire 1").click();
    const least = document.querySelector<HTMLInputElement>('input[aria-label="Cost: at least"]')!;
    least.value = "3";
    least.dispatchEvent(new Event("input", { bubbles: true }));
    const words = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    words.value = "x";
    words.dispatchEvent(new Event("input", { bubbles: true }));
    expect(wishes.map((wish) => [wish.values, wish.ranges, wish.words])).toEqual([
      [{ element: ["Fire"] }, {}, ""],
      [{}, { cost: { least: 3, most: null } }, ""],
      [{}, {}, "x"],
    ]);
  });
});
