// A deck as it is being built: how many of which card, in which part. Counts, curve and split for the charts.
// Whether it is legal, and how it is written in other ways, the server says.

import type { CardInfo, DeckCard } from "../../lib/protocol";
import { listed } from "../cards/search";

export const MAIN = "main";
export const LB = "lb";
export const MOST_COPIES = 99;

/** The parts of a deck, for games that have more than one. */
const PARTS: Record<string, string[]> = { fftcg: [MAIN, LB] };
/** The headings that the server reads; they are the same in every language. */
const HEADINGS: Record<string, string> = { [MAIN]: "Main Deck", [LB]: "LB Deck" };

export function partsOf(game: string): string[] {
  return PARTS[game] ?? [MAIN];
}

/** The part of a deck that a card belongs to: the LB deck where it has such a number. */
export function partOf(card: CardInfo, game: string): string {
  return partsOf(game).includes(LB) && typeof card.fields["limit-break"] === "number" ? LB : MAIN;
}

// ---- counting

/** The deck with some more (or fewer) copies of a card. A card of which none is left is gone. */
export function changed(deck: DeckCard[], code: string, part: string, by: number): DeckCard[] {
  const held = countOf(deck, code, part);
  const count = Math.max(0, Math.min(MOST_COPIES, held + by));
  if (held === 0) return count > 0 ? [...deck, { code, count, part }] : deck;
  const others = (entry: DeckCard) => entry.code !== code || (entry.part || MAIN) !== part;
  if (count === 0) return deck.filter(others);
  return deck.map((entry) => (others(entry) ? entry : { ...entry, count }));
}

export function countOf(deck: DeckCard[], code: string, part: string): number {
  return deck.find((entry) => entry.code === code && (entry.part || MAIN) === part)?.count ?? 0;
}

export function sizeOf(deck: DeckCard[], part?: string): number {
  return deck
    .filter((entry) => part === undefined || (entry.part || MAIN) === part)
    .reduce((sum, entry) => sum + entry.count, 0);
}

// ---- charts

export interface Bar {
  value: string;
  count: number;
}

const LAST_COST = 10;

/** How many cards there are of each cost, from the least to the greatest; 10 stands for all above. */
export function curveOf(deck: DeckCard[], cards: Map<string, CardInfo>): Bar[] {
  const counts = new Map<number, number>();
  for (const { code, count } of deck) {
    const cost = cards.get(code)?.fields["cost"];
    if (typeof cost !== "number") continue;
    const place = Math.min(cost, LAST_COST);
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  if (counts.size === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, n) => ({
    value: least + n === LAST_COST ? `${LAST_COST}+` : String(least + n),
    count: counts.get(least + n) ?? 0,
  }));
}

/** How many cards have each value of a field, the most frequent first. A card of two colours counts for both. */
export function splitOf(deck: DeckCard[], cards: Map<string, CardInfo>, field: string): Bar[] {
  const counts = new Map<string, number>();
  for (const { code, count } of deck) {
    for (const value of listed(cards.get(code)?.fields[field])) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => other.count - one.count);
}

// ---- writing

/** A deck as text with numbers alone, which is read the same in every language. */
export function written(deck: DeckCard[], game: string): string {
  const parts = partsOf(game).map((part) => deck.filter((entry) => (entry.part || MAIN) === part));
  return parts
    .filter((entries) => entries.length > 0)
    .map((entries) => {
      const heading = parts.length > 1 ? `${HEADINGS[entries[0]!.part || MAIN]} (${sizeOf(entries)})\n` : "";
      return heading + entries.map((entry) => `${entry.count} ${entry.code}\n`).join("");
    })
    .join("\n");
}
