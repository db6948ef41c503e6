import { describe, expect, it } from "vitest";
import type { ClauseInfo } from "../../lib/protocol";
import { chaptersOf, clauseOf, clausePath, findClauses, kindsOf, neighbours, withReferences } from "./clauses";

function clause(id: string, chapter: string, more: Partial<ClauseInfo> = {}): ClauseInfo {
  return {
    id, chapter, title: "Title", text: "Text.", kind: "definition", observable: true, scenarios: 0,
    example: "", reason: "", same_as: "", ...more,
  };
}

const book = [
  clause("BP 1.1", "1", { title: "Cards", text: "A deck has 54 cards." }),
  clause("BP 1.2", "1", { kind: "restriction", text: "No card twice; see BP 1.1." }),
  clause("BP 3.2", "3", { title: "Barriers", text: "Two jokers, as in BP 3.20 and BP 9.9." , scenarios: 2 }),
  clause("BP 3.20", "3", { example: "given a Barrier" }),
];
const all = { words: "", kinds: [], shownOnly: false };

describe("clauses", () => {
  it("stand under their chapters in the order of the book", () => {
    expect(chaptersOf(book).map((one) => [one.id, one.clauses.length])).toEqual([["1", 2], ["3", 2]]);
  });

  it("are found by all words, in id, title, text and example", () => {
    const ids = (words: string) => findClauses(book, { ...all, words }).map((one) => one.id);
    expect(ids("DECK cards")).toEqual(["BP 1.1"]);
    expect(ids("barrier")).toEqual(["BP 3.2", "BP 3.20"]);
    expect(ids("barrier 54")).toEqual([]);
    expect(ids("")).toHaveLength(4);
  });

  it("come first where their very id is asked for", () => {
    expect(findClauses(book, { ...all, words: "bp3.20" }).map((one) => one.id)).toEqual(["BP 3.20"]);
    expect(findClauses(book, { ...all, words: "BP 3.2" })[0]?.id).toBe("BP 3.2");
  });

  it("can be kept to kinds, and to those that scenarios show", () => {
    expect(findClauses(book, { ...all, kinds: ["restriction"] }).map((one) => one.id)).toEqual(["BP 1.2"]);
    expect(findClauses(book, { ...all, shownOnly: true }).map((one) => one.id)).toEqual(["BP 3.2"]);
    expect(kindsOf(book)).toEqual([["definition", 3], ["restriction", 1]]);
  });

  it("have neighbours, and none beyond the ends", () => {
    expect(neighbours(book, "BP 1.2").before?.id).toBe("BP 1.1");
    expect(neighbours(book, "BP 1.2").after?.id).toBe("BP 3.2");
    expect(neighbours(book, "BP 1.1").before).toBeUndefined();
    expect(neighbours(book, "BP 8")).toEqual({});
  });

  it("are found however their id is written", () => {
    expect(clauseOf(book, "bp_3.2")?.id).toBe("BP 3.2");
    expect(clauseOf(book, "BP 3")).toBeUndefined();
    expect(clausePath("blackpoker", "BP 3.2")).toBe("/rules/blackpoker/BP%203.2");
  });

  it("are linked where a text names them, and only then", () => {
    const pieces = withReferences(book[2]!.text, book);
    expect(pieces.filter((piece) => piece.clause).map((piece) => piece.clause)).toEqual(["BP 3.20"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(book[2]!.text);
    expect(withReferences("see BP 1.1.", book).map((piece) => piece.clause)).toEqual(["", "BP 1.1", ""]);
  });
});
