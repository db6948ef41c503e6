// Opening a table: what a new one asks for, the quick one against bots, and where a refusal belongs.
import { post } from "../../lib/api";
import type { Clocks, Fault, GameInfo, NewTable, SeatWish, TableInfo } from "../../lib/protocol";

/** The bot that a newcomer meets. */
const USUAL_BOT = "greedy";
export const DEFAULT_CLOCKS: Clocks = { total: 0, decision: 0, away: 300, abandoned: "bot" };

export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? "");
}

/** How many seats a table has under these settings. */
export function seatCount(game: GameInfo, settings: Record<string, string>): number {
  const said = Number(settings[game.seats_setting] ?? "");
  return game.seat_counts.includes(said) ? said : game.usual_seats;
}

/** The settings of a game as they usually are. */
export function usualSettings(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** A person and bots, decks by chance. */
export function quickTable(game: GameInfo): NewTable {
  const bots: SeatWish[] = Array.from({ length: game.usual_seats - 1 }, () => ({ kind: "bot", bot: usualBot(game) }));
  return { game: game.id, seats: [{ kind: "me" }, ...bots] };
}

/** Open a table; the answer is the table as everyone with its link knows it. */
export function openTable(wish: NewTable): Promise<TableInfo> {
  return post<TableInfo>("/api/tables", wish);
}

/** What a refusal is about: the deck of a seat, a setting, or the table as a whole. */
export type Place = { kind: "deck"; seat: number } | { kind: "setting"; name: string } | { kind: "table" };

/** `lists` are the seats that bring a list of their own: a refusal by a clause is about the only one. */
export function placeOf(fault: Fault, game: GameInfo, lists: number[] = []): Place {
  const deck = /\b(?:deck|character) of (?:seat )?([A-H])\b/i.exec(fault.error) ?? /\bseat ([A-H])\b/.exec(fault.error);
  if (deck?.[1]) return { kind: "deck", seat: deck[1].charCodeAt(0) - 65 };
  const setting = /\bsetting '?([a-z_]+)/.exec(fault.error)?.[1];
  if (setting && game.settings.some((one) => one.name === setting)) return { kind: "setting", name: setting };
  const [only, ...more] = lists;
  if (only !== undefined && more.length === 0 && fault.clause !== "") return { kind: "deck", seat: only };
  return { kind: "table" };
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
