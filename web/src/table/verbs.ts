// Verbs in words, for the headings of groups of options.
import { texts } from "../lib/texts.svelte";

/** A verb of a game by itself; empty where the catalogue has no word for it alone. */
export function verbTitle(clause: string, verb: string): string {
  const prefix = clause.split(" ")[0]?.toLowerCase() ?? "";
  const ids = [`action-${prefix}-${verb}`, `verb-${prefix}-${verb}`, `verb-${verb}`];
  const id = ids.find((one) => texts.has(one));
  return id === undefined ? "" : texts.sentence({ id, args: {} });
}
