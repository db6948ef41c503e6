// The tables that the lobby shows: one's own that are not over, and those that anyone may join or watch.
import { get } from "../../lib/api";
import type { TableInfo } from "../../lib/protocol";

export interface Tables {
  mine: TableInfo[];
  listed: TableInfo[];
}

/** Ask for the tables; one's own are not shown twice. */
export async function loadTables(): Promise<Tables> {
  return sortTables(await get<TableInfo[]>("/api/tables"));
}

export function sortTables(all: TableInfo[]): Tables {
  const open = all.filter((table) => table.state !== "over" && table.next === "");
  const mine = open.filter((table) => table.you >= 0 || table.is_host);
  const listed = open.filter((table) => table.listed && !mine.includes(table));
  return { mine: mine.sort(newestFirst), listed: listed.sort((a, b) => freeSeats(b) - freeSeats(a) || newestFirst(a, b)) };
}

function newestFirst(a: TableInfo, b: TableInfo): number {
  return b.created - a.created;
}

/** How many seats nobody has taken yet. */
export function freeSeats(table: TableInfo): number {
  return table.state === "waiting" ? table.seats.filter((seat) => seat.kind === "open").length : 0;
}

/** Who sits at a table: people by name, then bots by their level, each level once with how many there are. */
export function namesAt(table: TableInfo, botName: (level: string, count: number) => string): string[] {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const levels = new Map<string, number>();
  for (const seat of table.seats) if (seat.kind === "bot") levels.set(seat.bot, (levels.get(seat.bot) ?? 0) + 1);
  return [...people, ...[...levels].map(([level, count]) => botName(level, count))];
}
