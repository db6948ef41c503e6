// Damage that is divided in one gesture: among whom, how it can be shared, and which answers that means.
//
// The table's facts say how many thousands are left and how many each gets at least; the arrows `divide` lead to
// those who still get a share, in the order in which they are asked about.
import type { BoardView, DecisionView, OptionView } from "../../lib/protocol";
import type { Step } from "../parts/gesture.svelte";
import { factOf } from "../parts/areas";

export interface Division {
  left: number;
  whole: number;
  least: number;
  /** The cells that get a share, in the order in which they are asked about. */
  cells: string[];
}

/** What is to be divided now; null where nothing is. */
export function divisionOf(board: BoardView, decision: DecisionView | null): Division | null {
  const fact = factOf(board.facts, "divide");
  if (!fact || !decision?.options.some((option) => option.verb === "split")) return null;
  const cells = board.arrows.filter((arrow) => arrow.kind === "divide").map((arrow) => arrow.end);
  if (cells.length === 0) return null;
  return { left: fact.value, whole: fact.most, least: factOf(board.facts, "divide-least")?.value ?? 0, cells };
}

/** Shares to begin with: those that are proposed, else the least for each and the rest for the first. */
export function firstShares(division: Division, proposed: string[]): number[] {
  const shares = division.cells.map((_, at) => {
    const found = /(\d+)$/.exec(proposed[at] ?? "");
    return found ? Number(found[1]) : division.least;
  });
  const rest = division.left - sum(shares);
  const last = Math.max(0, Math.min(proposed.length, shares.length - 1));
  const at = proposed.length === 0 ? 0 : last;
  shares[at] = Math.max(division.least, (shares[at] ?? 0) + rest);
  return shares;
}

export function sum(shares: number[]): number {
  return shares.reduce((all, one) => all + one, 0);
}

/** Shares with one of them changed, as far as there is something left to give and each keeps the least. */
export function changed(division: Division, shares: number[], at: number, by: number): number[] {
  const left = division.left - sum(shares);
  const now = shares[at] ?? 0;
  const next = Math.max(division.least, Math.min(now + by, now + Math.max(0, left)));
  return shares.map((share, place) => (place === at ? next : share));
}

/** The answers of a division, question by question: for the cell that is asked about, its share. */
export function divisionSteps(division: Division, shares: number[]): Step[] {
  const share = new Map(division.cells.map((cell, at) => [cell, shares[at]]));
  const answer = (options: OptionView[]): OptionView | undefined =>
    options.find((option) => option.verb === "split" && option.cells.some((cell) => share.get(cell) === option.number));
  return division.cells.map(() => answer);
}
