// Positions as text: those to begin with, and the one that a scenario was written from.
import type { GuideInfo } from "../../lib/protocol";

/** A position that one may begin with; of a lesson, the number of its step. */
export interface Start {
  id: string;
  step: number;
  position: string;
  settings: Record<string, string>;
}

/** A bare table of each game, with a card or two so that one sees how they are written. */
const BARE: Record<string, Start> = {
  blackpoker: bare("turn: A\nA: {hand: [C7, H3], life: 20, barriers: [S2]}\nB: {hand: [C9, D4], life: 12}\n"),
  "battle-spirits": bare(
    "turn: A\nstep: main\nA: {life: 5, reserve: 5, hand: [26RSD01-005], field: [26RSD01-001 1]}\nB: {life: 5, field: [26RSD03-004 1]}\n",
  ),
  fftcg: bare(
    "turn: A\nphase: main-1\nA: {hand: [1-014C, 1-004C], field: [1-011C, 1-011C, 1-011C]}\nB: {field: [1-050C, 1-040C]}\n",
  ),
  "asteriated-grail": bare(
    "turn: A\nred: {morale: 15}\nblue: {morale: 15}\nA: {character: blademaster, hand: [fire-tech, wind-tech]}\nB: {hand: [water-tech]}\nC: {hand: [water-tech]}\nD: {hand: [earth-tech]}\n",
    { players: "4" },
  ),
};

function bare(position: string, settings: Record<string, string> = {}): Start {
  return { id: "bare", step: 0, position, settings };
}

/** What one may begin with: a bare table, then the positions of the lesson. */
export function starts(game: string, guide: GuideInfo | null): Start[] {
  const lessons = (guide?.steps ?? []).flatMap((step, n) =>
    step.position ? [{ id: `lesson-${n + 1}`, step: n + 1, position: step.position, settings: guide?.settings ?? {} }] : [],
  );
  return [BARE[game] ?? bare("turn: A\n"), ...lessons];
}

/** The position that a scenario begins with, moved to the left edge; empty where it has none. */
export function givenOf(scenario: string): string {
  const lines = scenario.split("\n");
  const at = lines.findIndex((line) => /^ +given:\s*$/.test(line));
  if (at < 0) return "";
  const edge = indent(lines[at] ?? "");
  const held: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (line.trim() !== "" && indent(line) <= edge) break;
    held.push(line);
  }
  const least = Math.min(...held.filter((line) => line.trim() !== "").map(indent));
  return held.map((line) => line.slice(least)).join("\n").trimEnd() + "\n";
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
