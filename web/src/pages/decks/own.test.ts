import { beforeEach, describe, expect, it } from "vitest";
import { OwnDecks, ownDecks } from "./own.svelte";

const deck = { name: "Mine", text: "3 A-1\n", format: "" };

describe("own decks", () => {
  beforeEach(() => localStorage.clear());

  it("are kept in the browser and found again", () => {
    new OwnDecks("fftcg").save(deck);
    expect(new OwnDecks("fftcg").decks).toEqual([deck]);
    expect(new OwnDecks("battle-spirits").decks).toEqual([]);
  });

  it("are replaced by name, and removed", () => {
    const decks = new OwnDecks("fftcg");
    decks.save(deck);
    decks.save({ ...deck, text: "1 A-2\n" });
    expect(decks.decks.map((one) => one.text)).toEqual(["1 A-2\n"]);
    decks.remove("Mine");
    expect(new OwnDecks("fftcg").decks).toEqual([]);
  });

  it("get a name that is free", () => {
    const decks = new OwnDecks("fftcg");
    expect(decks.freeName("Mine")).toBe("Mine");
    decks.save(deck);
    decks.save({ ...deck, name: "Mine 2" });
    expect(decks.freeName("Mine")).toBe("Mine 3");
  });

  it("survive what is no deck in the store", () => {
    localStorage.setItem("rulebound.decks.fftcg", '[{"name": 1}, null, {"name": "a", "text": "b", "format": ""}]');
    expect(new OwnDecks("fftcg").decks.map((one) => one.name)).toEqual(["a"]);
    localStorage.setItem("rulebound.decks.fftcg", "{");
    expect(new OwnDecks("fftcg").decks).toEqual([]);
  });

  it("follow another tab", () => {
    const decks = ownDecks("fftcg");
    localStorage.setItem("rulebound.decks.fftcg", JSON.stringify([deck]));
    dispatchEvent(new StorageEvent("storage", { key: "rulebound.decks.fftcg" }));
    expect(decks.decks).toEqual([deck]);
  });
});
