// The clauses of a rulebook as a reader goes through them: by chapter, by words, one after the other.
// Knows no screen.

import type { ClauseInfo } from "../../lib/protocol";

export interface Chapter {
  id: string;
  clauses: ClauseInfo[];
}

export interface Wish {
  words: string;
  kinds: string[];
  shownOnly: boolean;
}

/** Clauses in the order of the rulebook, under the chapters that they stand in. */
export function chaptersOf(clauses: ClauseInfo[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of clauses) {
    const chapter = chapters.get(clause.chapter);
    if (chapter) chapter.clauses.push(clause);
    else chapters.set(clause.chapter, { id: clause.chapter, clauses: [clause] });
  }
  return [...chapters.values()];
}

/** The kinds that there are, each with how many clauses are of it. */
export function kindsOf(clauses: ClauseInfo[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const clause of clauses) counts.set(clause.kind, (counts.get(clause.kind) ?? 0) + 1);
  return [...counts];
}

/** The clauses that have all the words, in their id, title, text or example. An id that is meant exactly comes first. */
export function findClauses(clauses: ClauseInfo[], wish: Wish): ClauseInfo[] {
  const words = folded(wish.words).split(" ").filter(Boolean);
  const found = clauses.filter(
    (clause) =>
      (wish.kinds.length === 0 || wish.kinds.includes(clause.kind)) &&
      (!wish.shownOnly || clause.scenarios > 0) &&
      words.every((word) => searchable(clause).includes(word)),
  );
  const meant = sameId(wish.words);
  const exact = clauses.filter((clause) => meant !== "" && sameId(clause.id) === meant);
  return [...exact, ...found.filter((clause) => !exact.includes(clause))];
}

/** The clause of an id, however it is written: `BP 3.2`, `bp3.2`, `BP_3.2`. */
export function clauseOf(clauses: ClauseInfo[], id: string): ClauseInfo | undefined {
  const meant = sameId(id);
  return clauses.find((clause) => sameId(clause.id) === meant);
}

/** The clauses before and after one, where there are any. */
export function neighbours(clauses: ClauseInfo[], id: string): { before?: ClauseInfo; after?: ClauseInfo } {
  const at = clauses.findIndex((clause) => clause.id === id);
  return at < 0 ? {} : { before: clauses[at - 1], after: clauses[at + 1] };
}

/** Where a clause is read. */
export function clausePath(game: string, id: string): string {
  return `/rules/${game}/${encodeURIComponent(id)}`;
}

/** A text in pieces: those that name a clause of this rulebook, and what stands between them. */
export function withReferences(text: string, clauses: ClauseInfo[]): { text: string; clause: string }[] {
  const prefix = clauses[0]?.id.split(" ")[0];
  if (!prefix) return [{ text, clause: "" }];
  const known = new Set(clauses.map((clause) => clause.id));
  const pieces: { text: string; clause: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(`\\b${prefix} [A-Z]?[0-9A-Za-z.() -]*[0-9A-Za-z)]`, "g"))) {
    const id = longestKnown(match[0], known);
    if (!id) continue;
    pieces.push({ text: text.slice(from, match.index), clause: "" }, { text: id, clause: id });
    from = match.index + id.length;
  }
  pieces.push({ text: text.slice(from), clause: "" });
  return pieces.filter((piece) => piece.text !== "");
}

function longestKnown(words: string, known: Set<string>): string {
  for (let end = words.length; end > 0; end--) {
    const next = words[end] ?? " ";
    if (!/[0-9A-Za-z]/.test(next) && known.has(words.slice(0, end))) return words.slice(0, end);
  }
  return "";
}

const searchables = new WeakMap<ClauseInfo, string>();

function searchable(clause: ClauseInfo): string {
  let text = searchables.get(clause);
  if (text === undefined) {
    text = folded([clause.id, clause.title, clause.text, clause.example, clause.reason].join(" "));
    searchables.set(clause, text);
  }
  return text;
}

/** Words in one case and one width, so that small differences in writing do not matter. */
export function folded(words: string): string {
  return words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

function sameId(id: string): string {
  return folded(id).replace(/[ _]/g, "");
}
