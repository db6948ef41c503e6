import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GuideInfo, GuideStep, View } from "../../lib/protocol";
import { GuidePlay } from "./guide.svelte";

function step(say: string, change: Partial<GuideStep> = {}): GuideStep {
  return { say: { id: say, args: {} }, position: "", choose: [], replies: [], clauses: [], ...change };
}

function guide(...steps: GuideStep[]): GuideInfo {
  const text = { id: "t", args: {} };
  return { game: "blackpoker", title: text, gently: text, done: text, settings: {}, steps };
}

function view(number: number, seat: number, keys: string[]): View {
  const options = keys.map((key) => ({ key, verb: key, text: { id: key, args: {} }, cells: [], number: -1, detail: null }));
  const decision = keys.length === 0 ? null : { seat, question: { id: "q", args: {} }, clause: "", options, background: null };
  const board = { headline: [], sides: [], shared: [], facts: [], arrows: [], order: [], shortcut: null };
  return { number, viewer: seat, board, decision, result: null, log: [], log_from: 0 };
}

describe("a guided game", () => {
  let sent: string[];
  let connected: boolean;
  const send = (words: string): boolean => {
    if (connected) sent.push(words);
    return connected;
  };
  const table = {
    choose: (keys: string[]) => send(keys.join(" + ")),
    arrange: (position: string) => send(`arrange ${position}`),
  };
  beforeEach(() => {
    sent = [];
    connected = true;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("takes only what the step wants, and answers the rest gently", () => {
    const play = new GuidePlay(guide(step("a", { position: "p", choose: [["attack"], ["one", "two"]] })), table);
    play.take(view(0, 0, ["attack", "pass"]));
    expect(play.expected).toEqual(["attack"]);
    expect(play.choose(["pass"])).toBe(false);
    expect(play.gently).toBe(true);
    expect(sent).toEqual([]);
    expect(play.choose(["attack"])).toBe(true);
    play.take(view(1, 0, ["one", "two", "cancel"]));
    expect(play.gently).toBe(false);
    expect(play.choose(["two"])).toBe(true);
    expect(sent).toEqual(["attack", "two"]);
  });

  it("takes a shortcut whose keys are wanted one after the other", () => {
    const play = new GuidePlay(guide(step("a", { choose: [["pay"], ["place"], ["done"]] })), table);
    play.take(view(0, 0, ["pay", "other"]));
    expect(play.choose(["pay", "done"])).toBe(false);
    expect(play.choose(["pay", "place"])).toBe(true);
    expect(play.expected).toEqual(["done"]);
  });

  it("gives replies and what leaves no choice by itself, each once", () => {
    const play = new GuidePlay(guide(step("a", { choose: [["pass"]], replies: [{ seat: 1, key: "block" }] })), table);
    play.take(view(0, 0, ["pass", "up"]));
    play.choose(["pass"]);
    play.take(view(1, 0, ["drive", "cancel"]));
    play.take(view(1, 0, ["drive", "cancel"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass", "drive"]);
    play.take(view(2, 1, ["block", "no-block"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass", "drive", "block"]);
    play.take(view(3, 0, ["pass", "up"]));
    expect(play.phase).toBe("over");
  });

  it("counts nothing that could not be sent, and sends it when the table is told anew", () => {
    const reply = { seat: 1, key: "block" };
    const steps = [step("a", { choose: [["pass"]], replies: [reply] }), step("b", { position: "p", choose: [["end"]] })];
    const play = new GuidePlay(guide(...steps), table);
    play.take(view(0, 0, ["pass", "up"]));
    connected = false;
    expect(play.choose(["pass"])).toBe(false);
    expect(play.expected).toEqual(["pass"]);
    connected = true;
    expect(play.choose(["pass"])).toBe(true);

    connected = false;
    play.take(view(1, 1, ["block", "no-block"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass"]);
    connected = true;
    play.take(view(1, 1, ["block", "no-block"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass", "block"]);

    play.take(view(2, 0, ["pass", "up"]));
    connected = false;
    play.next();
    expect(play.expected).toEqual([]);
    connected = true;
    play.take(view(2, 0, ["pass", "up"]));
    expect(sent).toEqual(["pass", "block", "arrange p"]);
    play.take(view(2, 0, ["pass", "up"]));
    expect(sent).toHaveLength(3);
    play.take(view(0, 0, ["end", "up"]));
    expect(play.expected).toEqual(["end"]);
  });

  it("asks or sends again what did not arrive before the connection was lost, and nothing that did", () => {
    const reply = { seat: 1, key: "block" };
    const steps = [step("a", { choose: [["pass"]], replies: [reply] }), step("b", { position: "p", choose: [["end"]] })];
    const play = new GuidePlay(guide(...steps), table);
    play.take(view(0, 0, ["pass", "up"]));
    play.choose(["pass"]);
    play.lost();
    play.take(view(0, 0, ["pass", "up"]));
    expect(play.expected).toEqual(["pass"]);
    play.choose(["pass"]);
    play.lost();

    play.take(view(1, 1, ["block", "no-block"]));
    play.lost();
    play.take(view(1, 1, ["block", "no-block"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass", "pass", "block"]);
    play.lost();
    play.take(view(1, 1, ["block", "no-block"]));
    vi.runAllTimers();
    expect(sent).toEqual(["pass", "pass", "block", "block"]);

    play.take(view(2, 0, ["pass", "up"]));
    play.next();
    play.lost();
    play.take(view(2, 0, ["pass", "up"]));
    expect(sent.slice(4)).toEqual(["arrange p", "arrange p"]);
    play.lost();
    play.take(view(3, 0, ["end", "up"]));
    expect(play.expected).toEqual(["end"]);
    expect(sent).toHaveLength(6);
  });

  it("waits until a text was read, then lets the opponent act", () => {
    const play = new GuidePlay(guide(step("a", { replies: [{ seat: 1, key: "attack" }] }), step("b", { choose: [["block"]] })), table);
    play.take(view(0, 1, ["attack", "end"]));
    vi.runAllTimers();
    expect(sent).toEqual([]);
    expect(play.phase).toBe("reading");
    play.next();
    vi.runAllTimers();
    expect(sent).toEqual(["attack"]);
    play.take(view(1, 0, ["block", "done"]));
    expect(play.at).toBe(1);
    expect(play.expected).toEqual(["block"]);
  });

  it("stops before a new position, and lays it out when one goes on", () => {
    const play = new GuidePlay(guide(step("a", { position: "p", choose: [["go"]] }), step("b", { position: "q", choose: [["x"]] })), table);
    play.take(view(0, 0, ["go", "stay"]));
    play.choose(["go"]);
    play.take(view(1, 1, ["one", "two"]));
    expect(play.phase).toBe("step-done");
    play.next();
    expect(sent).toEqual(["go", "arrange q"]);
    play.take(view(1, 1, ["one", "two"]));
    expect(play.expected).toEqual([]);
    play.take(view(2, 0, ["x", "y"]));
    expect(play.expected).toEqual(["x"]);
  });

  it("goes back to the last position to play a part again", () => {
    const play = new GuidePlay(guide(step("a", { position: "p", choose: [["go"]] }), step("b", { choose: [["x"]] })), table);
    play.take(view(0, 0, ["go", "stay"]));
    play.choose(["go"]);
    play.take(view(1, 0, ["x", "y"]));
    expect(play.at).toBe(1);
    play.again();
    expect([play.at, sent.at(-1)]).toEqual([0, "arrange p"]);
  });

  it("is over with the game", () => {
    const play = new GuidePlay(guide(step("a", { choose: [["win"]] })), table);
    play.take(view(0, 0, ["win", "lose"]));
    play.choose(["win"]);
    play.take(view(1, -1, []));
    expect(play.phase).toBe("over");
  });
});
