import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayInfo, ReplayLine, View } from "../../lib/protocol";
import { ReplayFilm, STEP_TIME, type Source } from "./film.svelte";

const info: ReplayInfo = {
  id: "r", game: "blackpoker", seats: 2, names: ["", ""], steps: 9, winners: [0], fairness: null, fair: null,
};

function view(step: number): View {
  return { number: step, viewer: 0, board: null as never, decision: null, result: null, log: [], log_from: 0 };
}

function line(step: number, heading = false): ReplayLine {
  return { step, line: { text: { id: "x", args: {} }, clause: "", heading } };
}

class Shelf implements Source {
  asked: string[] = [];
  waiting: (() => void)[] = [];
  slow = false;

  view(step: number, viewer: string): Promise<View> {
    this.asked.push(`${viewer}/${step}`);
    if (!this.slow) return Promise.resolve(view(step));
    return new Promise((done) => this.waiting.push(() => done(view(step))));
  }

  lines(): Promise<ReplayLine[]> {
    return Promise.resolve([line(0, true), line(3, true), line(3), line(7, true), line(8)]);
  }
}

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes to steps and stays within the record", async () => {
    const film = new ReplayFilm(info, new Shelf(), "spectator", 99);
    await film.start();
    expect(film.view?.number).toBe(9);
    await film.goTo(-4);
    expect([film.step, film.view?.number]).toEqual([0, 0]);
    expect(new ReplayFilm(info, new Shelf(), "all", Number.NaN).step).toBe(0);
  });

  it("asks once for what it has seen, and anew for another viewer", async () => {
    const shelf = new Shelf();
    const film = new ReplayFilm(info, shelf, "0");
    await film.start();
    await film.goTo(1);
    await film.goTo(0);
    expect(shelf.asked.filter((one) => one === "0/0")).toHaveLength(1);
    await film.lookAs("1");
    expect(shelf.asked).toContain("1/0");
  });

  it("shows the last that was asked for, however late the others come", async () => {
    const shelf = new Shelf();
    shelf.slow = true;
    const film = new ReplayFilm(info, shelf, "0");
    const first = film.goTo(4);
    const second = film.goTo(6);
    shelf.waiting[1]!();
    await second;
    shelf.waiting[0]!();
    await first;
    expect(film.view?.number).toBe(6);
  });

  it("knows the turns on both sides", async () => {
    const film = new ReplayFilm(info, new Shelf(), "0", 4);
    await film.start();
    expect([film.turnBefore(), film.nextTurn()]).toEqual([3, 7]);
    await film.goTo(3);
    expect([film.turnBefore(), film.nextTurn()]).toEqual([0, 7]);
    await film.goTo(8);
    expect([film.turnBefore(), film.nextTurn()]).toEqual([7, 9]);
  });

  it("has the line that was told last", async () => {
    const film = new ReplayFilm(info, new Shelf(), "0", 4);
    await film.start();
    expect(film.currentLine).toBe(2);
    await film.goTo(0);
    expect(film.currentLine).toBe(0);
  });

  it("plays to the end and stops there", async () => {
    const film = new ReplayFilm(info, new Shelf(), "0", 8);
    film.play();
    await vi.advanceTimersByTimeAsync(STEP_TIME + 1);
    expect([film.step, film.playing]).toEqual([9, true]);
    await vi.advanceTimersByTimeAsync(STEP_TIME + 1);
    expect([film.step, film.playing]).toEqual([9, false]);
    film.play();
    expect(film.step).toBe(0);
    film.pause();
    await vi.advanceTimersByTimeAsync(5 * STEP_TIME);
    expect(film.step).toBe(0);
  });

  it("says when it cannot be had, and can be tried again", async () => {
    const shelf = new Shelf();
    const film = new ReplayFilm(info, shelf, "0");
    vi.spyOn(shelf, "view").mockRejectedValueOnce(new Error("away"));
    await film.goTo(1);
    expect(film.failed).toBeInstanceOf(Error);
    await film.goTo(1);
    expect([film.failed, film.view?.number]).toEqual([null, 1]);
  });
});
