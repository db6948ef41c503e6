// Cells without a screen: which options are about which cell, and the order of a hand.
import type { AreaView, BoardView, CellView, DecisionView, OptionView } from "../lib/protocol";

/** The options of a decision by the cells that they are about. */
export function optionsByCell(decision: DecisionView | null): Map<string, OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const option of decision?.options ?? []) {
    for (const cell of option.cells) {
      const had = found.get(cell);
      if (had) had.push(option);
      else found.set(cell, [option]);
    }
  }
  return found;
}

/** Cells in the order of these ids; those that are not named keep their places behind them. */
export function arrange(cells: CellView[], order: string[]): CellView[] {
  const rank = new Map(order.map((id, at) => [id, at]));
  const known = cells.filter((cell) => rank.has(cell.id));
  known.sort((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0));
  return [...known, ...cells.filter((cell) => !rank.has(cell.id))];
}

/** Ids with one of them moved to another place. */
export function moved(ids: string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** One's own hand. */
export function isHand(area: AreaView): boolean {
  return area.own && area.zone === "hand";
}

/** The hands that a viewer holds. */
export function handsOf(board: BoardView): AreaView[] {
  return board.sides.flatMap((side) => side.areas.filter(isHand));
}

/** A board without them. */
export function boardWithoutHand(board: BoardView): BoardView {
  const sides = board.sides.map((side) => ({ ...side, areas: side.areas.filter((area) => !isHand(area)) }));
  return { ...board, sides };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** Which of several boxes is next in a direction; -1 where there is none. Straight ahead beats near by. */
export function nextBox(from: Box, boxes: Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const cost = distance(from, box, direction);
    if (cost < least) [least, best] = [cost, at];
  });
  return best;
}

function distance(from: Box, to: Box, direction: Direction): number {
  const across = direction === "left" || direction === "right";
  const dx = (to.left + to.right - from.left - from.right) / 2;
  const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  if (ahead <= 1) return Infinity;
  const aside = Math.abs(across ? dy : dx);
  return ahead + 3 * aside;
}

/** A seat by its letter. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
