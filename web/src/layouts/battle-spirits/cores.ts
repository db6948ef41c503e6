// Cores that are moved by pointing: which answers a move from one place to another means.
//
// The places are cells: the Reserve, the Trash, cards on the Field, the Soul Core where it lies. What a question
// lets one do with a place is written in its options; nothing is known here of what is allowed.
import type { DecisionView, OptionView } from "../../lib/protocol";
import type { Step } from "../parts/gesture.svelte";

const FREELY = "move-cores";
/** Verbs that name where a Core comes from; where it goes follows from the question. */
const SOURCES = ["pay", "place", "give"];

function isVerb(option: OptionView, verb: string): boolean {
  return option.verb === verb || option.verb === `${verb}-reserve` || option.verb === `${verb}-soul`;
}

function named(verb: string, cell: string): Step {
  return (options) => options.find((option) => isVerb(option, verb) && option.cells.includes(cell));
}

/** The answers that a Core moved from one place to another means; none where it means nothing now. */
export function coreSteps(decision: DecisionView | null, from: string, to: string): Step[] {
  const options = decision?.options ?? [];
  if (from === to) return [];
  const source = SOURCES.find((verb) => named(verb, from)(options));
  if (source !== undefined) return [named(source, from)];
  if (named("to", to)(options)) return [named("to", to)];
  const moves = [named("move", from), named("to", to)];
  if (moves[0]?.(options)) return moves;
  const begin: Step = (offered) => offered.find((option) => option.verb === FREELY);
  return begin(options) ? [begin, ...moves] : [];
}

/** Whether a Core can be taken from a place now, or might be once Cores are moved. */
export function canTake(decision: DecisionView | null, cell: string): boolean {
  const options = decision?.options ?? [];
  if (options.some((option) => option.verb === FREELY)) return true;
  return [...SOURCES, "move"].some((verb) => named(verb, cell)(options));
}

/** Whether a Core is in hand, and only its new place is asked for. */
export function isHolding(decision: DecisionView | null): boolean {
  return decision?.options.some((option) => isVerb(option, "to")) ?? false;
}
