// What every layout is given; see README.md.
import type { BoardView, DecisionView, Seat } from "../lib/protocol";
import type { TableActions } from "../table/actions.svelte";

export interface LayoutProps {
  board: BoardView;
  decision: DecisionView | null;
  viewer: number;
  seats: Seat[];
  act: TableActions;
}
