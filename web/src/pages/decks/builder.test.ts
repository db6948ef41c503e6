import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToken } from "../../lib/api";
import type { DeckInfo } from "../../lib/protocol";
import { Builder, CHECK_AFTER } from "./builder.svelte";
import { OwnDecks } from "./own.svelte";

const asked: { path: string; body: { text?: string; format?: string; write?: string } }[] = [];
let answers: (Partial<DeckInfo> | number)[] = [];

function server(path: string, request: RequestInit): Promise<Response> {
  asked.push({ path, body: request.body ? JSON.parse(String(request.body)) : {} });
  const next = answers.shift() ?? {};
  if (typeof next === "number") return Promise.resolve(new Response('{"error": "No."}', { status: next }));
  return Promise.resolve(new Response(JSON.stringify({ name: "", cards: [], faults: [], text: "", ...next })));
}

function builder(): Builder {
  return new Builder("battle-spirits", new OwnDecks("battle-spirits"));
}

const fault = { sentence: "Too few.", clause: "BS 2.1", codes: [] };
const unread = { sentence: "Line 2: No card is called 'x'.", clause: "", codes: [] };
const settled = () => vi.advanceTimersByTimeAsync(CHECK_AFTER + 1);

describe("a deck being built", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", server);
    localStorage.clear();
    useToken("token");
    asked.length = 0;
    answers = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is kept at its first card, and checked once for many quick changes", async () => {
    const deck = builder();
    deck.begin("Mine");
    expect(deck.own.decks).toEqual([]);
    answers = [{ faults: [fault] }];
    for (let n = 0; n < 3; n++) deck.change("A-1", "main", 1);
    expect(deck.own.decks).toEqual([{ name: "Mine", text: "3 A-1\n", format: "" }]);
    expect(deck.checked).toBe(false);
    await settled();
    expect(asked.map((one) => one.body.text)).toEqual(["3 A-1\n"]);
    expect([deck.checked, deck.faults, deck.legal]).toEqual([true, [fault], false]);
  });

  it("is legal where nothing is wrong, and an empty one is not asked about", async () => {
    const deck = builder();
    deck.begin("Mine");
    deck.change("A-1", "main", 1);
    await settled();
    expect(deck.legal).toBe(true);
    deck.change("A-1", "main", -1);
    await settled();
    expect([deck.legal, asked.length]).toEqual([false, 1]);
  });

  it("says when it could not be checked, and tries again", async () => {
    const deck = builder();
    deck.begin("Mine");
    answers = [500];
    deck.change("A-1", "main", 1);
    await settled();
    expect([deck.failed, deck.checked]).toEqual([expect.any(Error), false]);
    deck.recheck();
    await settled();
    expect([deck.failed, deck.checked]).toEqual([null, true]);
  });

  it("opens what was kept, by what the server reads in it", async () => {
    const deck = builder();
    deck.own.save({ name: "Old", text: "2 Gen-Bo\n", format: "limited" });
    answers = [{ cards: [{ code: "A-1", count: 2, part: "main" }] }];
    const opened = deck.open("Old");
    deck.recheck();
    await opened;
    expect(asked[0]!.body).toMatchObject({ text: "2 Gen-Bo\n", format: "limited" });
    expect([deck.name, deck.cards.length, deck.checked]).toEqual(["Old", 1, true]);
  });

  it("takes what can be read of a list, and says what cannot", async () => {
    const deck = builder();
    deck.begin("Mine");
    answers = [{ cards: [{ code: "A-1", count: 2, part: "main" }], faults: [unread, fault] }, { cards: [], faults: [unread] }];
    expect(await deck.read("2 A-1\nx")).toEqual([unread]);
    expect(deck.cards).toHaveLength(1);
    expect(await deck.read("x")).toEqual([unread]);
    expect(deck.cards).toHaveLength(1);
    deck.close();
  });

  it("is renamed, copied and removed under names of its own", () => {
    const deck = builder();
    deck.begin("Mine");
    deck.change("A-1", "main", 1);
    expect(deck.rename(" Other ")).toBe(true);
    expect(deck.own.decks.map((one) => one.name)).toEqual(["Other"]);
    deck.duplicate();
    expect(deck.own.decks.map((one) => one.name)).toEqual(["Other", "Other 2"]);
    expect([deck.rename("Other"), deck.rename(""), deck.name]).toEqual([false, false, "Other 2"]);
    deck.remove();
    expect(deck.own.decks.map((one) => one.name)).toEqual(["Other"]);
    deck.close();
  });

  it("begins from a ready-made deck, and is written in the wanted way", async () => {
    const deck = builder();
    answers = [{ cards: [{ code: "A-1", count: 3, part: "main" }] }, { text: "{}" }];
    await deck.copyReady("red", "Red");
    expect([asked[0]!.path, deck.name]).toEqual(["/api/games/battle-spirits/decks/red", "Red"]);
    expect(await deck.write("json")).toBe("{}");
    expect(asked[1]!.body).toMatchObject({ write: "json", text: "3 A-1\n" });
    deck.close();
  });
});
