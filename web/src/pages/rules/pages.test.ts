// The parts of the rulebook pages, drawn: the list narrows and links, a scenario's film goes step by step.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClauseInfo, Film } from "../../lib/protocol";
import ClauseList from "./ClauseList.svelte";
import ScenarioFilm from "./ScenarioFilm.svelte";
import { speakEnglish } from "./speak";

function clause(id: string, chapter: string, title: string, kind = "definition"): ClauseInfo {
  return { id, chapter, title, text: "", kind, observable: true, scenarios: 0, example: "", reason: "", same_as: "" };
}

const book = [clause("BP 1.1", "1", "Deck"), clause("BP 1.2", "1", "Hand", "ruling"), clause("BP 2.1", "2", "Life"), clause("BP R1", "R", "Draw")];
let drawn: Record<string, unknown> | undefined;

function text(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
}

beforeAll(speakEnglish);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
  vi.unstubAllGlobals();
});

describe("the list of clauses", () => {
  it("links every clause and opens the chapter that is read", () => {
    drawn = mount(ClauseList, { target: document.body, props: { book, game: "blackpoker", chosen: "BP 2.1" } });
    flushSync();
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["BP%201.1", "BP%201.2", "BP%202.1", "BP%20R1"].map((id) => `/rules/blackpoker/${id}`));
    expect(text("details[open] summary .id")).toEqual(["BP 2"]);
    expect(text("summary .id")).toEqual(["BP 1", "BP 2", "Rulings"]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toContain("Life");
  });

  it("narrows by words and says how many are left", () => {
    drawn = mount(ClauseList, { target: document.body, props: { book, game: "blackpoker", chosen: "" } });
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    field.value = "hand";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(text("li a")).toEqual(["BP 1.2 Hand"]);
    expect(text('[role="status"]')).toEqual(["1 clause"]);
  });
});

describe("a scenario that plays", () => {
  const film: Film = {
    scenario: { id: "s", name: "A scenario", clauses: [], text: "" },
    game: "blackpoker",
    seats: 2,
    steps: [
      { lines: [{ kind: "given", text: "A: {life: 2}", clauses: [], passed: true }], view: null },
      { lines: [{ kind: "then", text: "turn: B", clauses: ["BP 1.1"], passed: false }], view: null },
    ],
  };

  it("goes through its steps by buttons and keys, and says what holds", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(film)));
    drawn = mount(ScenarioFilm, { target: document.body, props: { id: "s", game: "blackpoker" } });
    await vi.waitFor(() => expect(text(".lines .kind")).toEqual(["Given"]));
    document.querySelector<HTMLButtonElement>('button[aria-label="One step on"]')!.click();
    flushSync();
    expect(text(".lines .kind")).toEqual(["Then"]);
    expect(text(".lines .unseen")).toEqual(["This does not hold."]);
    expect(text(".where")).toEqual(["Step 1 of 1"]);
    document.querySelector(".film")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    flushSync();
    expect(text(".lines .kind")).toEqual(["Given"]);
  });
});
