// The parts of the replay viewer, drawn: a log that follows and leads to steps, and a record that is opened.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ReplayInfo, ReplayLine } from "../../lib/protocol";
import { speakEnglish } from "../rules/speak";
import OpenRecord from "./OpenRecord.svelte";
import RecordFacts from "./RecordFacts.svelte";
import ReplayLog from "./ReplayLog.svelte";

let drawn: Record<string, unknown> | undefined;
beforeAll(speakEnglish);
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
});

const lines: ReplayLine[] = [0, 2, 5].map((step) => ({
  step,
  line: { text: { id: "web-replay-where", args: { step, last: 9 } }, clause: "", heading: step === 0 },
}));

describe("the log of a replay", () => {
  it("marks the line that is told last, and a line leads to its step", () => {
    const goTo = vi.fn();
    drawn = mount(ReplayLog, { target: document.body, props: { lines, current: 1, goTo } });
    flushSync();
    expect(document.querySelector('[aria-current="step"]')?.textContent?.trim()).toBe("Step 2 of 9");
    expect(document.querySelectorAll(".later")).toHaveLength(1);
    document.querySelectorAll<HTMLButtonElement>("li > button")[2]!.click();
    expect(goTo).toHaveBeenCalledWith(5);
  });
});

describe("what a record is worth", () => {
  const info: ReplayInfo = {
    id: "r", game: "blackpoker", seats: 2, names: ["Ann", ""], steps: 9, winners: [0], fairness: null, fair: null,
  };

  it.each([
    [{ winners: [0] }, "Won by Ann"],
    [{ winners: [1] }, "Won by B"],
    [{ winners: [] }, "A draw"],
    [{ winners: null }, "Not finished"],
    [{ fair: true }, "The shuffle was promised before the game, and holds"],
    [{ fair: false }, "The shuffle is not the one that was promised"],
    [{ fair: null }, "Nothing was promised about the shuffle"],
  ])("is said: %o", (part, words) => {
    drawn = mount(RecordFacts, { target: document.body, props: { info: { ...info, ...part } } });
    expect(document.body.textContent).toContain(words);
  });
});

describe("a record that is opened", () => {
  it("is sent as pasted, and a refusal is said", async () => {
    const open = vi.fn().mockRejectedValue(new Error("This is no record."));
    drawn = mount(OpenRecord, { target: document.body, props: { open } });
    const field = document.querySelector("textarea")!;
    field.value = "{}";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe("This is no record."));
    expect(open).toHaveBeenCalledWith("{}");
  });
});
