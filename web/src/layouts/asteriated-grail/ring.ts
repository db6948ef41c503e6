// Where the seats of the others stand around the table. Knows no screen.

export interface Place {
  row: number;
  column: number;
}

/** The places of the others in the order of play, clockwise from the viewer's left, in a grid of three columns. */
export function ringPlaces(count: number): Place[] {
  const high = Math.max(0, Math.ceil((count - 3) / 2));
  const up = Array.from({ length: high }, (_, at) => ({ row: high + 1 - at, column: 1 }));
  const across = Math.min(3, count - 2 * high);
  const top = Array.from({ length: across }, (_, at) => ({ row: 1, column: across === 1 ? 2 : across === 2 ? at * 2 + 1 : at + 1 }));
  const down = Array.from({ length: high }, (_, at) => ({ row: at + 2, column: 3 }));
  return [...up, ...top, ...down];
}

/** The camp of a team, as facts name it. */
export function campOf(team: number): "red" | "blue" {
  return team === 0 ? "red" : "blue";
}
