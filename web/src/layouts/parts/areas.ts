// Where a layout finds the parts of a board: areas and facts by name, marks of cells. Knows no screen.
import type { AreaView, ArrowView, BoardView, CellView, FactView, MarkView, SideView } from "../../lib/protocol";

/** An area of a side by its name: `hand` for `A.hand`. */
export function areaOf(side: SideView, name: string): AreaView | undefined {
  return side.areas.find((area) => area.id.endsWith(`.${name}`));
}

/** The rows of a side that a layout has no place of its own for: a deck that is searched, and whatever may come. */
export function otherRows(side: SideView, placed: string[]): AreaView[] {
  return side.areas.filter((area) => area.kind !== "pile" && !placed.some((name) => area.id.endsWith(`.${name}`)));
}

/** A fact by its kind. */
export function factOf(facts: FactView[], kind: string): FactView | undefined {
  return facts.find((fact) => fact.kind === kind);
}

/** The viewer's own side; for a spectator the last, which lies nearest. */
export function ownSide(board: BoardView, viewer: number): SideView | undefined {
  return board.sides.find((side) => side.seat === viewer) ?? board.sides.at(-1);
}

/** A mark of a cell by its kind. */
export function markOf(cell: CellView, kind: string): MarkView | undefined {
  return cell.marks.find((mark) => mark.kind === kind);
}

/** The number that a mark says; 0 where there is none. */
export function countOf(cell: CellView, kind: string): number {
  const text = markOf(cell, kind)?.text;
  return typeof text === "string" ? Number.parseInt(text, 10) || 0 : 0;
}

/** A cell without some of its marks and without what lies under it, which the layout draws itself. */
export function bareCell(cell: CellView, isDrawn: (mark: MarkView) => boolean): CellView {
  return { ...cell, marks: cell.marks.filter((mark) => !isDrawn(mark)), under: [] };
}

/** The seat that a state `by-B` names, as a letter; empty where none does. */
export function placedBy(cell: CellView): string {
  return cell.states.find((state) => state.startsWith("by-"))?.slice(3) ?? "";
}

/** Arrows of which only the first leads between two things: an attack, not also the block that answers it. */
export function singleArrows(arrows: ArrowView[]): ArrowView[] {
  const drawn = new Set<string>();
  return arrows.filter(({ start, end }) => {
    const ends = [start, end].sort().join(" ");
    if (drawn.has(ends)) return false;
    drawn.add(ends);
    return true;
  });
}

/** A cell whose number among equals is a sign (#2) rather than a strength. */
export function withNumberSign(cell: CellView): CellView {
  const marks = cell.marks.map((mark) => (mark.kind === "number" ? { ...mark, kind: "namesake", text: `#${mark.text}` } : mark));
  return { ...cell, marks };
}

/** A pile of which only some cards are known, so that a back lies on top rather than one of those. */
export function coveredPile(area: AreaView): AreaView {
  if (area.cells.length === 0 || area.cells.length >= area.count) return area;
  const back: CellView = { id: "", code: "", name: area.title, spoken: area.title, marks: [], states: ["covered"], tints: [], under: [] };
  return { ...area, cells: [back, ...area.cells] };
}
