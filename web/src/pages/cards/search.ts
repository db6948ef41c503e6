// Cards by what they are: words, values of their fields, ranges of numbers, and an order. The fields are those
// that the server names; nothing here knows a game or a screen.

import type { CardInfo } from "../../lib/protocol";
import { folded } from "../rules/clauses";

export type FieldValue = CardInfo["fields"][string];

export interface Facet {
  field: string;
  /** The values that cards have, with how many cards have each; empty where the field is a number. */
  values: { value: string; count: number }[];
  /** The least and the greatest number; null where the field is none. */
  range: { least: number; most: number } | null;
}

export interface Wish {
  words: string;
  values: Record<string, string[]>;
  ranges: Record<string, { least: number | null; most: number | null }>;
  order: string;
  descending: boolean;
}

export const BY_NUMBER = "number";
export const BY_NAME = "name";
const MOST_VALUES = 200;
const TRIAL = "trial";
/** Fields that are found by their words: every card has other ones. */
const WORDS_ONLY = ["number", "names", "text"];

export function noWish(): Wish {
  return { words: "", values: {}, ranges: {}, order: BY_NUMBER, descending: false };
}

/** What cards can be searched by, besides words: each field that tells some of them from others. */
export function facetsOf(cards: CardInfo[]): Facet[] {
  const fields = new Set(cards.flatMap((card) => Object.keys(card.fields)));
  const named = [...fields].filter((field) => !WORDS_ONLY.includes(field));
  return named.map((field) => facetOf(cards, field)).filter(tellsApart);
}

function facetOf(cards: CardInfo[], field: string): Facet {
  const held = cards.map((card) => card.fields[field]).filter((value) => value !== undefined);
  const numbers = held.map(numbersIn);
  if (numbers.every((found) => found.length > 0)) {
    const all = numbers.flat();
    return { field, values: [], range: { least: Math.min(...all), most: Math.max(...all) } };
  }
  const counts = new Map<string, number>();
  for (const value of held.flatMap((one) => [...new Set(listed(one))])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { field, values: [...counts].map(([value, count]) => ({ value, count })), range: null };
}

function tellsApart(facet: Facet): boolean {
  if (facet.range) return facet.range.least < facet.range.most;
  return facet.values.length > 0 && facet.values.length <= MOST_VALUES;
}

/** Whether a field is searched by a range. */
export function isNumeric(value: FieldValue): boolean {
  return numbersIn(value).length > 0;
}

/** The numbers of a field, of which a card may have several (one per level); empty where it has other words. */
function numbersIn(value: FieldValue | undefined): number[] {
  if (typeof value === "number") return [value];
  const words = Array.isArray(value) ? value : [];
  return words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : [];
}

/** A field's value as a list of words; empty where a card has none. */
export function listed(value: FieldValue | undefined): string[] {
  if (value === undefined || value === "") return [];
  return Array.isArray(value) ? value : [String(value)];
}

/** The cards that a wish is about, in its order. Those for trying out rules are listed when they are asked for. */
export function findCards(cards: CardInfo[], wish: Wish): CardInfo[] {
  const shown = wish.values["mark"]?.includes(TRIAL) ? cards : cards.filter((card) => !isTrial(card));
  const words = folded(wish.words).split(" ").filter(Boolean);
  const found = shown.filter(
    (card) => words.every((word) => searchable(card).includes(word)) && hasValues(card, wish) && inRanges(card, wish),
  );
  return ordered(found, wish);
}

/** Whether nobody has published a card: it is there for trying out rules, and in no deck unless asked for. */
export function isTrial(card: CardInfo): boolean {
  return listed(card.fields["mark"]).includes(TRIAL);
}

function hasValues(card: CardInfo, wish: Wish): boolean {
  return Object.entries(wish.values).every(
    ([field, wanted]) => wanted.length === 0 || listed(card.fields[field]).some((value) => wanted.includes(value)),
  );
}

function inRanges(card: CardInfo, wish: Wish): boolean {
  return Object.entries(wish.ranges).every(([field, { least, most }]) => {
    if (least === null && most === null) return true;
    return numbersIn(card.fields[field]).some(
      (number) => (least === null || number >= least) && (most === null || number <= most),
    );
  });
}

function ordered(cards: CardInfo[], wish: Wish): CardInfo[] {
  const sign = wish.descending ? -1 : 1;
  const sorted = wish.order === BY_NUMBER ? [...cards] : cards.toSorted((one, other) => sign * compare(one, other, wish.order));
  return wish.order === BY_NUMBER && wish.descending ? sorted.reverse() : sorted;
}

function compare(one: CardInfo, other: CardInfo, order: string): number {
  if (order === BY_NAME) return one.name.localeCompare(other.name);
  const [first, second] = [one.fields[order], other.fields[order]];
  if (numbersIn(first).length || numbersIn(second).length) return greatest(first) - greatest(second);
  return listed(first).join().localeCompare(listed(second).join());
}

function greatest(value: FieldValue | undefined): number {
  return Math.max(-1, ...numbersIn(value));
}

const searchables = new WeakMap<CardInfo, string>();

function searchable(card: CardInfo): string {
  let text = searchables.get(card);
  if (text === undefined) {
    const fields = Object.values(card.fields).flatMap(listed);
    text = folded([card.code, card.name, ...card.facts, ...card.text, ...fields].join(" "));
    searchables.set(card, text);
  }
  return text;
}

// ---- a wish in an address, so that a search can be shared

/** A wish as the query of an address. */
export function toQuery(wish: Wish): string {
  const query = new URLSearchParams();
  if (wish.words) query.set("words", wish.words);
  for (const [field, values] of Object.entries(wish.values)) for (const value of values) query.append(`is.${field}`, value);
  for (const [field, { least, most }] of Object.entries(wish.ranges)) {
    if (least !== null || most !== null) query.set(`from.${field}`, `${least ?? ""}-${most ?? ""}`);
  }
  if (wish.order !== BY_NUMBER) query.set("order", wish.order);
  if (wish.descending) query.set("down", "1");
  return query.toString();
}

/** The wish that a query writes down. What makes no sense is left out. */
export function fromQuery(query: string): Wish {
  const wish = noWish();
  for (const [key, value] of new URLSearchParams(query)) {
    const [kind, field] = [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)];
    if (key === "words") wish.words = value;
    else if (key === "order") wish.order = value;
    else if (key === "down") wish.descending = true;
    else if (kind === "is") wish.values[field] = [...(wish.values[field] ?? []), value];
    else if (kind === "from") {
      const [least, most] = value.split("-").map((part) => (/^\d+$/.test(part) ? Number(part) : null));
      wish.ranges[field] = { least: least ?? null, most: most ?? null };
    }
  }
  return wish;
}

/** Whether a wish leaves any card out. */
export function isNarrow(wish: Wish): boolean {
  return toQuery({ ...wish, order: BY_NUMBER, descending: false }) !== "";
}
