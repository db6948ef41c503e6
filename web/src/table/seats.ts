// Seats by name: the letter that the log uses, and who sits there.
import type { Seat } from "../lib/protocol";
import { say } from "../lib/texts.svelte";
import { seatLetter } from "./cells";

/** Who sits at a seat, for people: a name, a bot's level, or "open". */
export function seatName(seats: Seat[], seat: number): string {
  const held = seats[seat];
  if (held === undefined) return seatLetter(seat);
  if (held.kind === "bot") return held.name || say("web-bot-named", { bot: botName(held.bot) });
  if (held.kind === "open") return say("web-seat-open");
  return held.name;
}

/** A bot's level in words; its own name where the catalogue does not know it. */
export function botName(bot: string): string {
  const said = say(`web-bot-${bot}`);
  return said === `web-bot-${bot}` ? bot : said;
}
