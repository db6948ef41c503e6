/* One's own cards are put into another order by dragging one onto the place of another, or with Alt and the arrows. */

import type { AreaView } from "../lib/protocol";
import type { TableActions } from "./actions.svelte";

export class Arranging {
  /** The cell that is being dragged, or nothing. */
  dragged = $state("");

  constructor(
    private readonly act: () => TableActions,
    private readonly area: () => AreaView,
  ) {}

  /** What the place of a cell listens to. */
  place(id: string, at: number) {
    return {
      draggable: this.area().own && id !== "",
      ondragstart: () => {
        this.dragged = id;
      },
      ondragend: () => {
        this.dragged = "";
      },
      ondragover: (event: DragEvent) => {
        if (this.dragged) event.preventDefault();
      },
      ondrop: (event: DragEvent) => this.drop(event, at),
      onkeydown: (event: KeyboardEvent) => this.press(event, id, at),
    };
  }

  /** Move a card to another place; what was pressed keeps the focus. */
  move(pressed: HTMLElement, id: string, to: number): void {
    this.act().moveCell(this.area(), id, to);
    requestAnimationFrame(() => pressed.focus());
  }

  private drop(event: DragEvent, at: number): void {
    if (!this.dragged) return;
    event.preventDefault();
    this.act().moveCell(this.area(), this.dragged, at);
    this.dragged = "";
  }

  private press(event: KeyboardEvent, id: string, at: number): void {
    if (!this.area().own || !event.altKey) return;
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLElement) this.move(event.target, id, at + step);
  }
}
