// The options of a decision in the shape in which they are offered: rows of numbers, groups, single buttons.
//
// Options that differ only in the number that they name ("put 1 Core", "put 2 Cores", …) become one row with a
// stepper; many options are grouped by their verb.
import type { OptionView } from "../lib/protocol";

/** Options that name a number each, in its order, as one gesture. */
export interface NumberRow {
  kind: "numbers";
  verb: string;
  options: OptionView[];
}

export interface Single {
  kind: "single";
  option: OptionView;
}

export interface Group {
  verb: string;
  items: (NumberRow | Single)[];
}

const FEWEST_NUMBERS = 3;
const MANY = 9;

/** What an option is about, its number left out. */
function subject(option: OptionView): string {
  return `${option.verb} ${option.cells.join(" ")}`;
}

/** Rows of numbers and single options, in the order in which they are offered. */
export function rowsOf(options: OptionView[]): (NumberRow | Single)[] {
  const alike = new Map<string, OptionView[]>();
  for (const option of options) {
    if (option.number < 0) continue;
    alike.set(subject(option), [...(alike.get(subject(option)) ?? []), option]);
  }
  const rows: (NumberRow | Single)[] = [];
  const done = new Set<string>();
  for (const option of options) {
    const row = option.number < 0 ? [] : (alike.get(subject(option)) ?? []);
    if (!isNumberRow(row)) rows.push({ kind: "single", option });
    else if (!done.has(subject(option))) {
      done.add(subject(option));
      rows.push({ kind: "numbers", verb: option.verb, options: [...row].sort((a, b) => a.number - b.number) });
    }
  }
  return rows;
}

function isNumberRow(row: OptionView[]): boolean {
  return row.length >= FEWEST_NUMBERS && new Set(row.map((option) => option.number)).size === row.length;
}

/** Groups by verb where there are many options of several verbs; else one group without a name. */
export function groupsOf(options: OptionView[]): Group[] {
  const rows = rowsOf(options);
  const verbs = new Set(options.map((option) => option.verb));
  if (rows.length < MANY || verbs.size < 2) return [{ verb: "", items: rows }];
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const verb = row.kind === "numbers" ? row.verb : row.option.verb;
    const group = groups.get(verb) ?? { verb, items: [] };
    group.items.push(row);
    groups.set(verb, group);
  }
  return [...groups.values()];
}

/** The options whose words hold every word that was typed. */
export function filtered(options: OptionView[], typed: string, words: (option: OptionView) => string): OptionView[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter((word) => word !== "");
  return options.filter((option) => {
    const said = words(option).toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

const PASSING = ["pass", "done", "end", "none", "stop", "no"];

/** The option that means "go on without doing anything", where there is one. */
export function passOption(options: OptionView[]): OptionView | undefined {
  const plain = options.filter((option) => option.cells.length === 0);
  return (
    plain.find((option) => option.verb === "pass") ??
    plain.find((option) => PASSING.some((word) => option.verb === word || option.verb.startsWith(`${word}-`)))
  );
}
