// What a card's face shows, worked out from its code, its tints and its marks.
import type { CardInfo, CellView, MarkView } from "../lib/protocol";

const TINTS = [
  "red", "blue", "green", "yellow", "purple", "white", "black",
  "fire", "ice", "wind", "earth", "lightning", "thunder", "water", "light", "dark",
];
const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A playing card, by its code: S7, H10, JK. */
export interface PlayingCard {
  suit: string;
  rank: string;
  red: boolean;
}

export function playingCard(code: string): PlayingCard | null {
  if (code === "JK") return { suit: "★", rank: "JK", red: false };
  const suit = SUITS[code.slice(0, 1)];
  const rank = code.slice(1);
  if (suit === undefined || !/^(A|[2-9]|10|[JQK])$/.test(rank)) return null;
  return { suit, rank, red: suit === "♥" || suit === "♦" };
}

/** How many letters the longest word of a name has: what cannot go on in a new line. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s\-\u2010\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/).map((word) => word.length));
}

/** The colours of a face as CSS, one band beside the other where there are several. */
export function background(tints: string[]): string {
  const known = tints.filter((tint) => TINTS.includes(tint)).map((tint) => `var(--tint-${tint})`);
  if (known.length === 0) return "var(--tint-neutral)";
  if (known.length === 1) return known[0] ?? "";
  const width = 100 / known.length;
  return `linear-gradient(90deg, ${known.map((tint, at) => `${tint} ${at * width}% ${(at + 1) * width}%`).join(", ")})`;
}

const STRENGTH = ["power", "bp", "number"];
const CORNER = ["cost"];

/** The marks of a cell by where they stand: in the corner, as its strength, as its kind, or as signs. */
export interface Placed {
  cost: MarkView | undefined;
  strength: MarkView | undefined;
  kind: MarkView | undefined;
  signs: MarkView[];
}

export function placed(marks: MarkView[]): Placed {
  const cost = marks.find((mark) => CORNER.includes(mark.kind));
  const strength = STRENGTH.map((kind) => marks.find((mark) => mark.kind === kind)).find((mark) => mark !== undefined);
  const kind = marks.find((mark) => mark.kind === "kind");
  const signs = marks.filter((mark) => mark !== cost && mark !== strength && mark !== kind);
  return { cost, strength, kind, signs };
}

const SIDEWAYS = ["driven", "exhausted", "dull", "tapped"];

/** Whether a card lies sideways. */
export function isSideways(cell: CellView): boolean {
  return cell.states.some((state) => SIDEWAYS.includes(state));
}

/** The tints of a cell, or of the card where the cell has none. */
export function tintsOf(cell: CellView | undefined, info: CardInfo | undefined): string[] {
  return cell?.tints.length ? cell.tints : (info?.tints ?? []);
}
