// A Core on its way under a finger or a pointer: from which place, and where it is now.
//
// Any element with `data-core` is a place; the element under the pointer when it is let go is where the Core goes.

const FAR_ENOUGH = 8;

export class CoreDrag {
  /** The place that the Core comes from; empty while none is dragged. */
  from = $state("");
  /** The place under the pointer. */
  over = $state("");
  x = $state(0);
  y = $state(0);
  /** Whether the click that ends a drag is still to come: it presses nothing. */
  private ended = false;

  constructor(private readonly dropped: (from: string, to: string) => void) {}

  /** A pointer goes down on the Cores of a place. */
  begin(event: PointerEvent, place: string): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    this.ended = false;
    const moved = (next: PointerEvent): void => {
      const far = Math.hypot(next.clientX - start.x, next.clientY - start.y) >= FAR_ENOUGH;
      if (!this.from && !far) return;
      this.from = place;
      this.x = next.clientX;
      this.y = next.clientY;
      this.over = placeAt(next.clientX, next.clientY);
    };
    const over = (next: PointerEvent): void => {
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", over);
      window.removeEventListener("pointercancel", over);
      if (!this.from) return;
      const to = next.type === "pointerup" ? placeAt(next.clientX, next.clientY) : "";
      this.ended = true;
      this.from = "";
      this.over = "";
      if (to && to !== place) this.dropped(place, to);
    };
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", over);
    window.addEventListener("pointercancel", over);
  }

  /** Whether a click only ends a drag; asked once. */
  swallows(): boolean {
    const ended = this.ended;
    this.ended = false;
    return ended;
  }
}

function placeAt(x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-core]");
  return found?.dataset.core ?? "";
}
