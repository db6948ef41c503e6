import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../lib/protocol";
import { deckSettings, deckText, fittedSeats, newForm, newSeat, seatsWithLists, tableOf, withKind } from "./wishes";

const title = { id: "t", args: {} };
const GAME: GameInfo = {
  id: "fftcg",
  title,
  prefix: "FF",
  seat_counts: [2],
  usual_seats: 2,
  seats_setting: "",
  settings: [
    { name: "first", title, values: ["random", "A", "B"], value_titles: [title, title, title], default: "random", clause: "" },
  ],
  decks: ["d1", "d2"],
  roles: [],
  team_titles: [],
  has_cards: true,
  passing: true,
  bots: ["random", "greedy"],
};
const OWN = [{ name: "Mine", text: "3 1-004C", format: "" }];

describe("the settings by which decks are checked", () => {
  it("are the format and whether trial cards may be in them", () => {
    expect(deckSettings({ first: "A", trial_cards: "yes" })).toEqual({ format: "", trial_cards: "yes" });
  });
});

describe("seats of a form", () => {
  it("begin with me and a bot", () => {
    expect(newForm(GAME).seats.map((seat) => [seat.kind, seat.bot])).toEqual([
      ["me", "greedy"],
      ["bot", "greedy"],
    ]);
  });

  it("grow with bots and shrink from the end", () => {
    const grown = fittedSeats([newSeat("me", "")], 3, "random");
    expect(grown.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(fittedSeats(grown, 1, "random").map((seat) => seat.kind)).toEqual(["me"]);
  });

  it("have me at one seat only", () => {
    const seats = [newSeat("me", ""), newSeat("bot", "")];
    expect(withKind(seats, 1, "me").map((seat) => seat.kind)).toEqual(["open", "me"]);
    expect(withKind(seats, 1, "open").map((seat) => seat.kind)).toEqual(["me", "open"]);
  });
});

describe("the deck of a seat", () => {
  it("is a name, an own deck's list, a typed list, or nothing", () => {
    expect(deckText({ kind: "named", name: "d1", text: "" }, OWN)).toBe("d1");
    expect(deckText({ kind: "own", name: "Mine", text: "" }, OWN)).toBe("3 1-004C");
    expect(deckText({ kind: "own", name: "gone", text: "" }, OWN)).toBe("");
    expect(deckText({ kind: "list", name: "", text: "2 X" }, OWN)).toBe("2 X");
    expect(deckText({ kind: "chance", name: "d1", text: "x" }, OWN)).toBe("");
  });
});

describe("seats with lists", () => {
  it("are those that bring one, and nobody who has not come yet", () => {
    const list = { kind: "list" as const, name: "", text: "2 X" };
    const seats = [newSeat("me", ""), { ...newSeat("bot", ""), deck: list }, { ...newSeat("open", ""), deck: list }];
    expect(seatsWithLists(seats)).toEqual([1]);
  });
});

describe("the table of a form", () => {
  it("tells settings only where they differ, and clocks in seconds", () => {
    const form = newForm(GAME);
    form.settings = { first: "A" };
    form.total = "20";
    form.decision = "abc";
    const table = tableOf(GAME, form, OWN);
    expect(table.settings).toEqual({ first: "A" });
    expect(table.clocks).toEqual({ total: 1200, decision: 0, away: 300, abandoned: "bot" });
    expect(tableOf(GAME, newForm(GAME), OWN).settings).toEqual({});
  });

  it("says nothing of the deck of an open seat", () => {
    const form = newForm(GAME);
    form.seats = [newSeat("me", "greedy"), { ...newSeat("open", "greedy"), deck: { kind: "named", name: "d1", text: "" } }];
    expect(tableOf(GAME, form, OWN).seats).toEqual([{ kind: "me", bot: "", deck: "" }, { kind: "open" }]);
  });
});
