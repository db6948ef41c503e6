// What clauses and chapters are called.

import { say, texts } from "../../lib/texts.svelte";

const KINDS: Record<string, string> = {
  definition: "web-rules-kind-definition",
  procedure: "web-rules-kind-procedure",
  restriction: "web-rules-kind-restriction",
  permission: "web-rules-kind-permission",
  timing: "web-rules-kind-timing",
  keyword: "web-rules-kind-keyword",
  setup: "web-rules-kind-setup",
  win: "web-rules-kind-win",
  "rules-processing": "web-rules-kind-rules-processing",
  layer: "web-rules-kind-layer",
  meta: "web-rules-kind-meta",
  ruling: "web-rules-kind-ruling",
  skill: "web-rules-kind-skill",
};

/** A kind of clause in words. */
export function kindTitle(kind: string): string {
  const id = KINDS[kind];
  return id ? texts.sentence(say(id)) : kind;
}

const CHAPTERS: Record<string, string> = {
  R: "web-rules-chapter-rulings",
  C: "web-rules-chapter-skills",
  G: "web-rules-chapter-glossary",
};

/** A chapter in words: by the name that some have, else by its number. */
export function chapterTitle(prefix: string, chapter: string): string {
  const id = CHAPTERS[chapter];
  return id ? say(id) : `${prefix} ${chapter}`;
}
