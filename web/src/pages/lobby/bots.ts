// What the levels of the bots are called; a level without a text of its own is called by its name.
import { say, texts } from "../../lib/texts.svelte";

export function botName(level: string): string {
  const id = `opponent-${level}`;
  return texts.has(id) ? say(id) : say("opponent-bot", { bot: level });
}

/** One bot or several of a level. */
export function botNames(level: string, count: number): string {
  return count === 1 ? botName(level) : say("web-lobby-several", { count, name: botName(level) });
}
