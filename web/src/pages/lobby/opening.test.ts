import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../lib/protocol";
import { placeOf, quickTable, seatCount, usualBot, usualSettings } from "./opening";

const title = { id: "t", args: {} };
const GRAIL: GameInfo = {
  id: "asteriated-grail",
  title,
  prefix: "AG",
  seat_counts: [4, 6, 8],
  usual_seats: 6,
  seats_setting: "players",
  settings: [
    { name: "players", title, values: ["6", "4", "8"], value_titles: [title, title, title], default: "6", clause: "AG R2.1" },
  ],
  decks: [],
  roles: ["angel"],
  team_titles: [],
  has_cards: true,
  passing: false,
  bots: ["random", "greedy"],
};

describe("a quick table", () => {
  it("has a seat for me and bots at all others", () => {
    const table = quickTable(GRAIL);
    expect(table.seats?.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot", "bot", "bot"]);
    expect(new Set(table.seats?.slice(1).map((seat) => seat.bot))).toEqual(new Set(["greedy"]));
  });

  it("takes the first bot where the usual one is missing", () => {
    expect(usualBot({ ...GRAIL, bots: ["random"] })).toBe("random");
  });
});

describe("seats", () => {
  it("are counted by the setting, else as usual", () => {
    expect(seatCount(GRAIL, { players: "8" })).toBe(8);
    expect(seatCount(GRAIL, {})).toBe(6);
    expect(seatCount(GRAIL, { players: "5" })).toBe(6);
  });

  it("begin with the default of every setting", () => {
    expect(usualSettings(GRAIL)).toEqual({ players: "6" });
  });
});

describe("a refusal", () => {
  const at = (error: string) => placeOf({ error, clause: "", text: null }, GRAIL);

  it("belongs to the deck that it names", () => {
    expect(at("The deck of B cannot be played. It has 39 cards.")).toEqual({ kind: "deck", seat: 1 });
  });

  it("belongs to the setting that it names", () => {
    expect(at("The setting players of asteriated-grail is one of 6, 4, 8, not '5'.")).toEqual({
      kind: "setting",
      name: "players",
    });
  });

  it("belongs to the only list that was brought, where a clause refuses it", () => {
    const fault = { error: "The main deck has exactly 50 cards.", clause: "FF 8.1.1.1", text: null };
    expect(placeOf(fault, GRAIL, [2])).toEqual({ kind: "deck", seat: 2 });
    expect(placeOf(fault, GRAIL, [0, 2])).toEqual({ kind: "table" });
    expect(placeOf({ ...fault, clause: "" }, GRAIL, [2])).toEqual({ kind: "table" });
  });

  it("belongs to the table where it names nothing", () => {
    expect(at("There are too many tables.")).toEqual({ kind: "table" });
    expect(at("The setting colour is not known.")).toEqual({ kind: "table" });
  });
});
