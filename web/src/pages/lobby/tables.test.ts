import { describe, expect, it } from "vitest";
import type { Seat, TableInfo } from "../../lib/protocol";
import { freeSeats, namesAt, sortTables } from "./tables";

function seat(kind: Seat["kind"], name = "", bot = ""): Seat {
  return { kind, name, bot, connected: true, ready: true, deck: "", yours: false, stood_in: false };
}

function table(id: string, change: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game: "blackpoker",
    state: "waiting",
    seats: [seat("person", "Ada"), seat("open")],
    settings: {},
    clocks: { total: 0, decision: 0, away: 300, abandoned: "bot" },
    series: { best_of: 1, game: 1, won: [], draws: 0 },
    fairness: { commitment: "", secret: "", entropy: [] },
    listed: true,
    sandbox: false,
    spectators: 0,
    watching: [],
    open_hands: false,
    host: "Ada",
    created: 1,
    you: -1,
    is_host: false,
    next: "",
    ...change,
  };
}

describe("the lobby", () => {
  it("shows one's own tables apart, the newest first, and none that is over", () => {
    const shown = sortTables([
      table("old", { you: 0, created: 1 }),
      table("new", { you: 1, created: 2, listed: false }),
      table("over", { you: 0, state: "over" }),
      table("gone-on", { you: 0, next: "abc" }),
    ]);
    expect(shown.mine.map((one) => one.id)).toEqual(["new", "old"]);
    expect(shown.listed).toEqual([]);
  });

  it("lists tables with a free seat before those that are full, and no private ones", () => {
    const full = table("full", { state: "playing", created: 9, seats: [seat("person", "A"), seat("person", "B")] });
    const shown = sortTables([full, table("free"), table("private", { listed: false })]);
    expect(shown.listed.map((one) => one.id)).toEqual(["free", "full"]);
    expect(freeSeats(full)).toBe(0);
  });

  it("names people by name, and bots of one level once with their count", () => {
    const bots = [seat("bot", "", "greedy"), seat("bot", "", "random"), seat("bot", "", "greedy")];
    const one = table("t", { seats: [bots[0]!, seat("person", "Ada"), bots[1]!, bots[2]!, seat("open")] });
    expect(namesAt(one, (level, count) => `${count} ${level}`)).toEqual(["Ada", "2 greedy", "1 random"]);
  });
});
