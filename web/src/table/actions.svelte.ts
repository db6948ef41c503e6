// What a layout may do at a table: which cells are lit, and what pressing, looking and asking mean.
//
// A cell is lit when the open decision has an option that names it. The same object serves a replay, where
// nothing is lit and a press only looks.
import type { AreaView, BoardView, CellView, DecisionView, OptionView } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { arrange, moved, optionsByCell } from "./cells";

/** What lies behind the table: the socket, or nothing in a replay. */
export interface Port {
  choose(keys: string[]): void;
  why(cell: string): void;
}

export interface OptionMenu {
  cell: string;
  options: OptionView[];
  /** Where the pressed cell is, in the window. */
  left: number;
  top: number;
  bottom: number;
}

/** A card or piece that is looked at closely; `why` when its reasons are wanted too. */
export interface Looked {
  cell: CellView;
  why: boolean;
}

export class TableActions {
  board = $state.raw<BoardView | null>(null);
  decision = $state.raw<DecisionView | null>(null);
  /** The cell that has the focus, or had it last. */
  selected = $state("");
  menu = $state.raw<OptionMenu | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The pile whose cards are shown, by the id of its area. */
  opened = $state("");
  /** The cell that a pointer or the list of options points at: it is shown as if it had the focus. */
  pointed = $state.raw<string[]>([]);

  private byCell = $derived(optionsByCell(this.decision));
  private cells = $derived(cellsOf(this.board));

  constructor(
    readonly game: string,
    readonly table: string,
    private readonly port: Port | null = null,
  ) {}

  /** The options that are about a cell. */
  optionsOf(cell: string): OptionView[] {
    return (cell && this.byCell.get(cell)) || [];
  }

  /** Whether something can be done with a cell now. */
  isLit(cell: string): boolean {
    return this.optionsOf(cell).length > 0;
  }

  /** Whether a cell is pointed at from elsewhere on the page. */
  isPointed(cell: string): boolean {
    return cell !== "" && this.pointed.includes(cell);
  }

  /** A cell of the board by its id. */
  cell(id: string): CellView | undefined {
    return this.cells.get(id);
  }

  /** Press a cell: its one option is chosen, several are offered, and where there is none, why. */
  press(id: string, element?: Element | null): void {
    this.selected = id;
    const options = this.optionsOf(id);
    const only = options[0];
    if (only === undefined) this.why(id);
    else if (options.length === 1 && settings.values.quickChoice) this.choose([only.key]);
    else this.openMenu(id, options, element);
  }

  private openMenu(cell: string, options: OptionView[], element?: Element | null): void {
    const found = element ?? document.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
    const { left, top, bottom } = found?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 };
    this.menu = { cell, options, left, top, bottom };
  }

  /** Answer the open decision. */
  choose(keys: string[]): void {
    this.menu = null;
    this.looked = null;
    this.opened = "";
    this.pointed = [];
    this.port?.choose(keys);
  }

  /** Look at a card closely. */
  look(cell: CellView): void {
    this.menu = null;
    this.selected = cell.id;
    this.looked = { cell, why: false };
  }

  /** Ask why a cell cannot be used. In a replay it is only looked at. */
  why(id: string): void {
    const cell = this.cell(id);
    if (cell === undefined) return;
    this.menu = null;
    this.looked = { cell, why: this.port !== null };
    this.port?.why(id);
  }

  /** Whether reasons can be asked for here. */
  get canAsk(): boolean {
    return this.port !== null;
  }

  // ---- the order of one's own cards

  /** The order in which the player keeps the hand: cell ids. */
  get handOrder(): string[] {
    return settings.orderAt(this.table);
  }

  /** The cells of an area, one's own in the order that one has given them. */
  arranged(area: AreaView): CellView[] {
    return area.own ? arrange(area.cells, this.handOrder) : area.cells;
  }

  /** One's own area in which a cell lies, where it can be moved. */
  ownAreaOf(id: string): AreaView | undefined {
    const areas = (this.board?.sides ?? []).flatMap((side) => side.areas);
    return areas.find((area) => area.own && area.cells.some((cell) => cell.id === id));
  }

  /** Move a cell of an own area some places to the right, or (negative) to the left. */
  moveBy(id: string, step: number): void {
    const area = this.ownAreaOf(id);
    if (area === undefined) return;
    const at = this.arranged(area).findIndex((cell) => cell.id === id);
    this.moveCell(area, id, at + step);
  }

  /** Move a cell of an own area to the place of another. */
  moveCell(area: AreaView, id: string, to: number): void {
    const ids = this.arranged(area).map((cell) => cell.id);
    settings.setOrder(this.table, moved(ids, id, to));
  }
}

function cellsOf(board: BoardView | null): Map<string, CellView> {
  const found = new Map<string, CellView>();
  const add = (cell: CellView): void => {
    if (cell.id) found.set(cell.id, cell);
    cell.under.forEach(add);
  };
  const areas = [...(board?.shared ?? []), ...(board?.sides ?? []).flatMap((side) => side.areas)];
  for (const area of areas) area.cells.forEach(add);
  return found;
}
