// What the fields of cards are called, and those of their values that are words of the code.

import { say, texts } from "../../lib/texts.svelte";

const FIELDS: Record<string, string> = {
  number: "web-cards-field-number",
  set: "web-cards-field-set",
  kind: "web-cards-field-kind",
  cost: "web-cards-field-cost",
  colour: "web-cards-field-colour",
  reduction: "web-cards-field-reduction",
  element: "web-cards-field-element",
  family: "web-cards-field-family",
  job: "web-cards-field-job",
  category: "web-cards-field-category",
  symbol: "web-cards-field-symbol",
  levels: "web-cards-field-levels",
  cores: "web-cards-field-cores",
  bp: "web-cards-field-bp",
  power: "web-cards-field-power",
  block: "web-cards-field-block",
  rarity: "web-cards-field-rarity",
  mark: "web-cards-field-mark",
  "limit-break": "web-cards-field-limit-break",
  suit: "web-cards-field-suit",
  copies: "web-cards-field-copies",
  fate: "web-cards-field-fate",
  skill: "web-cards-field-skill",
};

/** A field in words. */
export function fieldTitle(field: string): string {
  const id = FIELDS[field];
  return id ? say(id) : texts.sentence(field);
}

const VALUES: Record<string, string> = {
  "mark ex": "web-cards-mark-ex",
  "mark generic": "web-cards-mark-generic",
  "mark succession": "web-cards-mark-succession",
  "mark trial": "web-cards-mark-trial",
  "suit spades": "web-cards-suit-spades",
  "suit hearts": "web-cards-suit-hearts",
  "suit diamonds": "web-cards-suit-diamonds",
  "suit clubs": "web-cards-suit-clubs",
  "suit joker": "web-cards-suit-joker",
};

/** A value of a field in words; most come from the server in the language that is spoken. */
export function valueTitle(field: string, value: string): string {
  const id = VALUES[`${field} ${value}`];
  return id ? say(id) : texts.sentence(value);
}

/** The field that a game's colours go by. */
export function tintField(fields: Iterable<string>): string {
  const known = new Set(fields);
  return ["colour", "element", "suit"].find((field) => known.has(field)) ?? "kind";
}
